//! Token buckets that bound how much one person or one network address may ask for.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, RandomState};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use curia_table::PersonId;

use crate::error::Error;
use crate::limits::{
    ADDRESS_POSTS, ADDRESS_TABLES, BUCKETS, NEW_TABLES, POSTS, REVOCATIONS, Rate, SHARED_BUCKETS, STRANGERS, TIDY,
};
use crate::network::Household;
use crate::session::Session;

/// All buckets. A cookie is to be had for the asking, so whatever a person is bounded in, their address is, too.
pub(crate) struct RateLimiter {
    on: bool,
    posts: Buckets<PersonId>,
    address_posts: Buckets<Household>,
    tables: Buckets<PersonId>,
    address_tables: Buckets<Household>,
    strangers: Buckets<Household>,
    revocations: Buckets<Household>,
}

impl RateLimiter {
    /// Bounds nobody unless `on`.
    pub(crate) fn new(on: bool) -> RateLimiter {
        RateLimiter {
            on,
            posts: Buckets::new(POSTS),
            address_posts: Buckets::new(ADDRESS_POSTS),
            tables: Buckets::new(NEW_TABLES),
            address_tables: Buckets::new(ADDRESS_TABLES),
            strangers: Buckets::new(STRANGERS),
            revocations: Buckets::new(REVOCATIONS),
        }
    }

    /// A post. Nobody has seen a stranger before, so only their address counts.
    pub(crate) fn post(&self, session: &Session) -> Result<(), Error> {
        self.both(session, &self.posts, &self.address_posts)
    }

    /// A new table.
    pub(crate) fn table(&self, session: &Session) -> Result<(), Error> {
        self.both(session, &self.tables, &self.address_tables)
    }

    /// A stranger who is to be known from now on.
    pub(crate) fn stranger(&self, from: Household) -> Result<(), Error> {
        if self.on { self.strangers.take(from) } else { Ok(()) }
    }

    /// Somebody who takes back their cookies, which is remembered for ever.
    pub(crate) fn revocation(&self, from: Household) -> Result<(), Error> {
        if self.on { self.revocations.take(from) } else { Ok(()) }
    }

    fn both(&self, session: &Session, own: &Buckets<PersonId>, address: &Buckets<Household>) -> Result<(), Error> {
        if !self.on {
            return Ok(());
        }
        // Who is refused as a person takes nothing from those who share their address.
        if !session.fresh {
            own.take(session.person)?;
        }
        address.take(session.household)
    }
}

/// The buckets of one kind. A full one is the same as none, so only those that are not full are kept; and since none of
/// these is ever thrown away, nobody can make room in their own by filling others'.
struct Buckets<K> {
    rate: Rate,
    most: usize,
    kept: Mutex<Kept<K>>,
    spread: RandomState,
}

struct Kept<K> {
    /// When each bucket is full again.
    own: HashMap<K, Instant>,
    /// For those who find no place: they share a few buckets, each always the same one.
    shared: HashMap<u64, Instant>,
    tidied: Instant,
}

impl<K: Copy + Eq + Hash> Buckets<K> {
    fn new(rate: Rate) -> Buckets<K> {
        Buckets::with_room(rate, BUCKETS)
    }

    fn with_room(rate: Rate, most: usize) -> Buckets<K> {
        let kept = Kept { own: HashMap::new(), shared: HashMap::new(), tidied: Instant::now() };
        Buckets { rate, most, kept: Mutex::new(kept), spread: RandomState::new() }
    }

    /// Takes one from a bucket, or says how many seconds to wait.
    fn take(&self, key: K) -> Result<(), Error> {
        self.take_at(key, Instant::now())
    }

    fn take_at(&self, key: K, now: Instant) -> Result<(), Error> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let Kept { own, shared, tidied } = &mut *kept;
        // Looking through all of them costs, so that is not done at every request of a flood.
        if own.len() >= self.most && now.saturating_duration_since(*tidied) >= TIDY {
            own.retain(|_, full| *full > now);
            *tidied = now;
        }
        let full = match own.len() < self.most || own.contains_key(&key) {
            true => own.entry(key).or_insert(now),
            false => shared.entry(self.spread.hash_one(key) % SHARED_BUCKETS).or_insert(now),
        };
        let after = (*full).max(now) + Duration::from_secs_f64(1.0 / self.rate.per_second);
        let empty = Duration::from_secs_f64(self.rate.burst / self.rate.per_second);
        let over = after.saturating_duration_since(now).saturating_sub(empty);
        if over.is_zero() {
            *full = after;
            return Ok(());
        }
        Err(Error::TooMany(over.as_secs_f64().ceil().max(1.0) as u64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: Rate = Rate { burst: 2.0, per_second: 0.1 };

    #[test]
    fn an_empty_bucket_names_the_wait_and_others_are_not_concerned() {
        let buckets: Buckets<u32> = Buckets::new(RATE);
        let now = Instant::now();
        assert!(buckets.take_at(1, now).is_ok());
        assert!(buckets.take_at(1, now).is_ok());
        let Err(Error::TooMany(wait)) = buckets.take_at(1, now) else { panic!("the bucket is empty") };
        assert_eq!(wait, 10);
        assert!(buckets.take_at(2, now).is_ok());
        assert!(buckets.take_at(1, now + Duration::from_secs(9)).is_err());
        assert!(buckets.take_at(1, now + Duration::from_secs(11)).is_ok(), "it fills up again");
    }

    #[test]
    fn a_flood_of_others_neither_grows_the_memory_nor_fills_an_empty_bucket() {
        let buckets: Buckets<u32> = Buckets::with_room(RATE, 100);
        let now = Instant::now();
        assert!(buckets.take_at(0, now).is_ok() && buckets.take_at(0, now).is_ok());
        let later = now + Duration::from_secs(2);
        let taken = (1..50_000).filter(|&key| buckets.take_at(key, later).is_ok()).count();
        assert!(taken <= 99 + 2 * SHARED_BUCKETS as usize, "{taken} got through");
        assert!(buckets.take_at(0, later).is_err(), "the bucket is as empty as before");
        let kept = buckets.kept.lock().unwrap();
        assert!(kept.own.len() <= 100 && kept.shared.len() as u64 <= SHARED_BUCKETS);
    }

    #[test]
    fn whoever_comes_after_a_flood_finds_a_bucket_of_their_own() {
        let buckets: Buckets<u32> = Buckets::with_room(RATE, 10);
        let now = Instant::now();
        (0..1_000).for_each(|key| drop(buckets.take_at(key, now)));
        let later = now + Duration::from_secs(60);
        assert!(buckets.take_at(7_777, later).is_ok());
        assert!(buckets.kept.lock().unwrap().own.contains_key(&7_777));
    }
}
