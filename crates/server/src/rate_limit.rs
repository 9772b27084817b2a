//! Token buckets that bound how much one person or one address may ask for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use curia_table::PersonId;

use crate::error::Error;
use crate::limits::{BUCKETS, Rate};

/// What a bucket belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum RateKey {
    Person(PersonId),
    Address(IpAddr),
    NewTables(PersonId),
}

struct Bucket {
    left: f64,
    at: Instant,
}

/// All buckets; none if limits are off.
pub(crate) struct RateLimiter {
    on: bool,
    buckets: Mutex<HashMap<RateKey, Bucket>>,
}

impl RateLimiter {
    pub(crate) fn new(on: bool) -> RateLimiter {
        RateLimiter { on, buckets: Mutex::new(HashMap::new()) }
    }

    /// Takes one from the bucket, or says how many seconds to wait.
    pub(crate) fn take(&self, key: RateKey, rate: &Rate) -> Result<(), Error> {
        if !self.on {
            return Ok(());
        }
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= BUCKETS {
            // A bucket not used for a minute is as good as full.
            buckets.retain(|_, bucket| now.duration_since(bucket.at).as_secs() < 60);
        }
        let bucket = buckets.entry(key).or_insert(Bucket { left: rate.burst, at: now });
        let gained = now.duration_since(bucket.at).as_secs_f64() * rate.per_second;
        bucket.left = (bucket.left + gained).min(rate.burst);
        bucket.at = now;
        if bucket.left >= 1.0 {
            bucket.left -= 1.0;
            return Ok(());
        }
        Err(Error::TooMany(((1.0 - bucket.left) / rate.per_second).ceil().max(1.0) as u64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_bucket_names_the_wait_and_others_are_not_concerned() {
        let limiter = RateLimiter::new(true);
        let rate = Rate { burst: 2.0, per_second: 0.1 };
        let one = RateKey::Person(PersonId(1));
        assert!(limiter.take(one, &rate).is_ok());
        assert!(limiter.take(one, &rate).is_ok());
        let Err(Error::TooMany(wait)) = limiter.take(one, &rate) else { panic!("the bucket is empty") };
        assert!((9..=10).contains(&wait));
        assert!(limiter.take(RateKey::Person(PersonId(2)), &rate).is_ok());
    }
}
