//! The store under faults: what is on the disk after rough ends, and what is refused.

mod backup;
mod checkpoint;
mod files;
mod log;
mod support;
