//! Randomness, which is always an argument and never part of a state.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// A source of random numbers that counts what it gave.
pub trait Chance {
    /// A number below `bound`, each equally likely. With a bound of 0 or 1 there is nothing to draw: the
    /// answer is 0 and the count does not grow.
    fn below(&mut self, bound: usize) -> usize;

    /// How many numbers were drawn so far.
    fn draws(&self) -> u64;

    /// Puts the items into an evenly random order; fewer than two items draw nothing.
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last + 1);
            items.swap(last, other);
        }
    }
}

/// The 32 secret bytes from which every random event of a match follows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed made from a small number, for tests, benchmarks and command lines. Not for hosted matches:
    /// those take their 32 bytes from the operating system.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        ChaCha8Rng::seed_from_u64(number).fill_bytes(&mut bytes);
        Seed(bytes)
    }

    /// The chance of one command of a match. Index 0 is the set-up; an index is never used twice, so no
    /// undo shows what the same randomness would have done to another move.
    pub fn chance(&self, index: u64) -> SeededChance {
        let mut rng = ChaCha8Rng::from_seed(self.0);
        rng.set_stream(index);
        SeededChance { rng, draws: 0 }
    }

    /// The seed as 64 hexadecimal digits.
    pub fn to_hex(&self) -> String {
        crate::to_hex(&self.0)
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Seed> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return None;
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
            let high = char::from(pair[0]).to_digit(16)?;
            let low = char::from(pair[1]).to_digit(16)?;
            *byte = u8::try_from(high * 16 + low).ok()?;
        }
        Some(Seed(bytes))
    }
}

// A seed is a secret until its game is over: it must not slip into a log line.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_hex())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        let text = String::deserialize(deserializer)?;
        Seed::from_hex(&text).ok_or_else(|| serde::de::Error::custom("a seed has 64 hexadecimal digits"))
    }
}

/// The chance of real matches: ChaCha8, whose stream is fixed for ever, without bias.
#[derive(Clone, Debug)]
pub struct SeededChance {
    rng: ChaCha8Rng,
    draws: u64,
}

impl Chance for SeededChance {
    fn below(&mut self, bound: usize) -> usize {
        if bound <= 1 {
            return 0;
        }
        self.draws += 1;
        let bound = bound as u64;
        let zone = u64::MAX - u64::MAX % bound;
        loop {
            let number = self.rng.next_u64();
            if number < zone {
                return (number % bound) as usize;
            }
        }
    }

    fn draws(&self) -> u64 {
        self.draws
    }
}

/// The chance of playouts: a few instructions a number, good enough to sample games with, never used
/// where a person plays.
#[derive(Clone, Debug)]
pub struct FastChance {
    state: u64,
    draws: u64,
}

impl FastChance {
    /// A stream that follows from the seed alone.
    pub fn new(seed: u64) -> FastChance {
        FastChance { state: seed, draws: 0 }
    }

    /// The next 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.draws += 1;
        // Wyrand: one addition and one wide multiplication.
        self.state = self.state.wrapping_add(0xa076_1d64_78bd_642f);
        let wide = u128::from(self.state) * u128::from(self.state ^ 0xe703_7ed1_a0b4_28db);
        (wide >> 64) as u64 ^ wide as u64
    }
}

impl Chance for FastChance {
    #[inline]
    fn below(&mut self, bound: usize) -> usize {
        if bound <= 1 {
            return 0;
        }
        (((self.bits() >> 32) * bound as u64) >> 32) as usize
    }

    #[inline]
    fn draws(&self) -> u64 {
        self.draws
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_and_index_give_the_same_numbers() {
        let seed = Seed::from_number(7);
        let draw = |index| {
            (0..50)
                .map({
                    let mut chance = seed.chance(index);
                    move |_| chance.below(1000)
                })
                .collect::<Vec<_>>()
        };
        assert_eq!(draw(3), draw(3));
        assert_ne!(draw(3), draw(4));
    }

    #[test]
    fn a_single_candidate_is_no_draw() {
        let mut chance = Seed::from_number(1).chance(0);
        assert_eq!(chance.below(1), 0);
        chance.shuffle(&mut [1]);
        assert_eq!(chance.draws(), 0);
        chance.shuffle(&mut [1, 2, 3]);
        assert_eq!(chance.draws(), 2);
    }

    #[test]
    fn shuffles_are_even() {
        let mut seeded = Seed::from_number(5).chance(0);
        let mut fast = FastChance::new(5);
        let mut counts = [[0u32; 6]; 2];
        for _ in 0..60_000 {
            let mut a = [0usize, 1, 2];
            seeded.shuffle(&mut a);
            counts[0][a[0] * 2 + usize::from(a[1] > a[2])] += 1;
            let mut b = [0usize, 1, 2];
            fast.shuffle(&mut b);
            counts[1][b[0] * 2 + usize::from(b[1] > b[2])] += 1;
        }
        for count in counts.into_iter().flatten() {
            assert!((9_500..10_500).contains(&count), "{counts:?}");
        }
    }

    #[test]
    fn a_seed_reads_back_from_its_digits_and_hides_from_debug() {
        let seed = Seed::from_number(9);
        assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed));
        assert_eq!(Seed::from_hex("00"), None);
        assert_eq!(Seed::from_hex(&"g".repeat(64)), None);
        assert_eq!(format!("{seed:?}"), "Seed(secret)");
    }
}
