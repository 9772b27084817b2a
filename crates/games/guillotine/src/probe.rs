//! What the conformance suite must know of the game.

use curia_core::testkit::{Hidden, Probe};
use curia_core::{Named, Seat, Viewer};

use crate::data::{Ability, Card};
use crate::event::{Bar, DayEnd, Event};
use crate::pieces::Cards;
use crate::state::{Guillotine, Phase};

/// Places that exchange their contents in a redraw.
const NOBLES: u8 = 0;
const CARDS: u8 = 1;
const PICK: u8 = 2;
const OTHER_PICK: u8 = 3;

/// What play must reach besides decisions and cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum Feat {
    /// A card was played in the final phase.
    FinalPlay,
    /// A beheading was disturbed.
    Reaction,
    /// Callous Guards were put away.
    GuardsPutAway,
    /// A card found nothing to do.
    NoEffect,
    /// The Master Spy went to the end of the line.
    SpyMoved,
    /// Robespierre was beheaded.
    RobespierreBeheaded,
    /// There was one beheading more.
    ExtraBeheading,
    /// There was one card more in step 3.
    ExtraDraw,
    /// A noble joined the line after a beheading.
    NobleJoins,
    /// The Clown was put on a pile.
    ClownPlaced,
    /// The Innocent Victim was beheaded.
    InnocentVictim,
    /// A beheading found nobody in line.
    LineEmptyInMidTurn,
    /// A Judge stopped a player.
    BarredByAJudge,
    /// A Rush Job stopped a player.
    BarredByARushJob,
    /// A line was used up.
    DayUsedUp,
    /// Robespierre ended a day.
    DayEndedByRobespierre,
    /// The Scarlet Pimpernel ended a day.
    DayEndedByThePimpernel,
    /// The action deck ran out.
    CardsReshuffled,
    /// A curse struck.
    CurseStruck,
    /// A noble was beheaded from the deck.
    BeheadedFromDeck,
}

impl Probe for Guillotine {
    type Feat = Feat;

    fn components() -> Vec<&'static str> {
        Card::ALL.map(Card::id).to_vec()
    }

    fn feats(event: &Event, out: &mut Vec<&'static str>) {
        let card = match event {
            Event::Played { card, .. } | Event::PlayedAtTheEnd { card, .. } => Some(*card),
            Event::Reacted { .. } => Some(Card::ConfusionInLine),
            _ => None,
        };
        out.extend(card.map(Card::id));
        out.extend(feat(event).map(Feat::id));
    }

    fn reveals(event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::DrewCards { seat, .. }
            | Event::HandNow { seat, .. }
            | Event::LookedAt { seat, .. }
            | Event::HandShown { seat, .. } => viewer.is(*seat),
            Event::Played { seat, .. }
            | Event::PlayedAtTheEnd { seat, .. }
            | Event::Reacted { seat, .. }
            | Event::Discarded { seat, .. } => !viewer.is(*seat),
            Event::DayBegan { .. }
            | Event::NewLine { .. }
            | Event::NobleArrived { .. }
            | Event::BeheadedFromDeck { .. }
            | Event::HeadsSwapped { .. } => true,
            _ => false,
        }
    }

    fn hidden(&self, viewer: Viewer, out: &mut Vec<Hidden>) {
        self.hidden_nobles(viewer, out);
        self.hidden_cards(viewer, out);
        self.hidden_picks(viewer, out);
    }
}

fn feat(event: &Event) -> Option<Feat> {
    Some(match event {
        Event::PlayedAtTheEnd { .. } => Feat::FinalPlay,
        Event::Reacted { .. } => Feat::Reaction,
        Event::PutAwayGuards { .. } => Feat::GuardsPutAway,
        Event::NoEffect { .. } => Feat::NoEffect,
        Event::SpyMoved => Feat::SpyMoved,
        Event::ExtraBeheading { .. } => Feat::ExtraBeheading,
        Event::BonusDraw { .. } => Feat::ExtraDraw,
        Event::ClownPlaced { .. } | Event::ClownKept { .. } => Feat::ClownPlaced,
        Event::NobodyLeft { .. } => Feat::LineEmptyInMidTurn,
        Event::CardsReshuffled { .. } => Feat::CardsReshuffled,
        Event::CurseStruck { .. } => Feat::CurseStruck,
        Event::BeheadedFromDeck { .. } => Feat::BeheadedFromDeck,
        Event::Beheaded { noble, .. } => match noble.ability() {
            Ability::EndDay => Feat::RobespierreBeheaded,
            Ability::AddNoble => Feat::NobleJoins,
            Ability::DiscardOne => Feat::InnocentVictim,
            _ => return None,
        },
        Event::Barred { why: Bar::Judge, .. } => Feat::BarredByAJudge,
        Event::Barred { why: Bar::RushJob, .. } => Feat::BarredByARushJob,
        Event::DayEnded { how: DayEnd::UsedUp, .. } => Feat::DayUsedUp,
        Event::DayEnded { how: DayEnd::Robespierre, .. } => Feat::DayEndedByRobespierre,
        Event::DayEnded { how: DayEnd::Pimpernel, .. } => Feat::DayEndedByThePimpernel,
        _ => return None,
    })
}

impl Guillotine {
    fn hidden_nobles(&self, viewer: Viewer, out: &mut Vec<Hidden>) {
        let known = viewer.seat().map_or(0, |seat| usize::from(self.known_tops[seat]));
        let unknown = self.noble_deck.len() - known;
        if unknown > 1 {
            for (place, noble) in self.noble_deck.as_slice().iter().take(unknown).enumerate() {
                out.push(Hidden { slot: place as u32, pool: NOBLES, value: noble.index() as u64 });
            }
        }
    }

    fn hidden_cards(&self, viewer: Viewer, out: &mut Vec<Hidden>) {
        let rest = |seat: Seat| {
            let known = viewer.seat().map_or(Cards::EMPTY, |knower| self.known(knower, seat));
            self.hands[seat].minus(known)
        };
        let others = || self.seats.iter().filter(|&seat| !viewer.is(seat));
        let mut pool: Vec<Card> = self.action_deck.as_slice().to_vec();
        pool.extend(others().flat_map(|seat| rest(seat).iter().collect::<Vec<_>>()));
        pool.sort_unstable();
        if pool.first() != pool.last() {
            for (place, card) in self.action_deck.as_slice().iter().enumerate() {
                out.push(Hidden { slot: 100 + place as u32, pool: CARDS, value: card.index() as u64 });
            }
        }
        for seat in others() {
            let cards: Vec<Card> = rest(seat).iter().collect();
            let spare = pool.len() - cards.len();
            for (place, card) in cards.iter().enumerate() {
                // A hand is listed in table order, so its first card is the lowest of several draws: it has
                // one candidate if the lowest and the highest possible card for its place are the same.
                if pool[place] != pool[place + spare] {
                    let slot = 200 + seat.index() as u32 * 100 + place as u32;
                    out.push(Hidden { slot, pool: CARDS, value: card.index() as u64 });
                }
            }
        }
    }

    fn hidden_picks(&self, viewer: Viewer, out: &mut Vec<Hidden>) {
        let Phase::ClericalPick { other, pick, other_pick } = self.phase else { return };
        let picks = [(self.active, pick, other, PICK), (other, other_pick, self.active, OTHER_PICK)];
        for (picker, pick, owner, pool) in picks {
            if let Some(noble) = pick
                && !viewer.is(picker)
                && self.piles[owner].len() > 1
            {
                out.push(Hidden { slot: 900 + u32::from(pool), pool, value: noble.index() as u64 });
            }
        }
    }
}
