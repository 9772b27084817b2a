//! Curia on the web.
