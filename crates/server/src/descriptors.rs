//! How many descriptors the system gives to this process; every connection takes one.

/// How many may be open; `None` where the system does not say.
pub(crate) fn limit() -> Option<usize> {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit};
        getrlimit(Resource::Nofile).current.and_then(|most| usize::try_from(most).ok())
    }
    #[cfg(not(unix))]
    None
}

/// Takes as many as the system lets this process have.
pub(crate) fn raise() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        // A system that does not let go up to its own limit leaves the lower one, which is what counts then.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit });
    }
}
