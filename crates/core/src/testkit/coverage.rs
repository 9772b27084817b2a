//! What play has reached: decisions, effects, ends.

use std::collections::BTreeMap;

use super::Probe;
use crate::{Named, Spoken};

/// Counters of everything a game names as worth reaching.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    counts: BTreeMap<&'static str, u64>,
}

impl Coverage {
    /// Counts `name` once.
    pub fn count(&mut self, name: &'static str) {
        *self.counts.entry(name).or_default() += 1;
    }

    /// Adds the counters of another run.
    pub fn merge(&mut self, other: &Coverage) {
        for (name, count) in &other.counts {
            *self.counts.entry(name).or_default() += count;
        }
    }

    /// Every name that the game asks for (decisions, components, feats), with its count.
    pub fn rows<G: Probe>(&self) -> impl Iterator<Item = (&'static str, u64)> + use<'_, G> {
        names::<G>().into_iter().map(|name| (name, self.counts.get(name).copied().unwrap_or(0)))
    }

    /// What was never reached; what is rare is missed by a campaign only.
    pub fn missing<G: Probe>(&self, campaign: bool) -> Vec<&'static str> {
        let rare = |name| G::RARE.iter().any(|feat| feat.id() == name);
        let never = self.rows::<G>().filter(|&(_, count)| count == 0).map(|(name, _)| name);
        never.filter(|&name| campaign || !rare(name)).collect()
    }

    /// What was reached though the game does not name it: a list that has fallen behind the rules.
    pub fn unnamed<G: Probe>(&self) -> Vec<&'static str> {
        let named = names::<G>();
        self.counts.keys().copied().filter(|name| !named.contains(name)).collect()
    }
}

/// Everything that play must reach: decisions, components, feats.
pub fn names<G: Probe>() -> Vec<&'static str> {
    let decisions = <G::Prompt as Spoken>::IDS.iter().copied();
    decisions.chain(G::components()).chain(G::Feat::IDS.iter().copied()).collect()
}
