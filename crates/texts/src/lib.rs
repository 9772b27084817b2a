//! The words of Curia in Hungarian and English.
