//! The durable log of tables and people.
