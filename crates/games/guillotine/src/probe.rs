//! What the conformance suite must know of the game.

use curia_core::testkit::{Hidden, Probe};
use curia_core::{Seat, Viewer};

use crate::data::{Ability, Card};
use crate::event::{Bar, DayEnd, Event};
use crate::pieces::Cards;
use crate::state::{Guillotine, Phase};

/// Places that exchange their contents in a redraw.
const NOBLES: u8 = 0;
const CARDS: u8 = 1;
const PICK: u8 = 2;
const OTHER_PICK: u8 = 3;

impl Probe for Guillotine {
    const DECISIONS: &'static [&'static str] = &[
        "choose_action",
        "choose_noble",
        "choose_distance",
        "order_next",
        "choose_late_arrival",
        "choose_player",
        "choose_discard_card",
        "choose_victim_card",
        "choose_table_card",
        "infighting_discard",
        "clerical_pick",
        "place_clown",
        "innocent_discard",
        "react_wait",
        "final_cards",
    ];

    const FEATS: &'static [&'static str] = &[
        "stumble",
        "pushed",
        "tis_a_far_better_thing",
        "ignoble_noble",
        "l_idiot",
        "was_that_my_name",
        "civic_pride",
        "majesty",
        "military_might",
        "friend_of_the_queen",
        "fainting_spell",
        "trip",
        "bribed_guards",
        "public_demand",
        "forward_march",
        "lack_of_faith",
        "let_them_eat_cake",
        "opinionated_guards",
        "the_long_walk",
        "milling_in_line",
        "mass_confusion",
        "escape",
        "fled_to_england",
        "clothing_swap",
        "extra_cart",
        "late_arrival",
        "missed",
        "after_you",
        "confusion_in_line",
        "double_feature",
        "scarlet_pimpernel",
        "political_influence",
        "rush_job",
        "rat_break",
        "rain_delay",
        "forced_break",
        "infighting",
        "lack_of_support",
        "information_exchange",
        "missing_heads",
        "clerical_error",
        "twist_of_fate",
        "callous_guards",
        "foreign_support",
        "church_support",
        "civic_support",
        "military_support",
        "indifferent_public",
        "fountain_of_blood",
        "tough_crowd",
        "final play",
        "reaction",
        "guards put away",
        "no effect",
        "spy moved",
        "robespierre beheaded",
        "extra beheading",
        "extra draw",
        "noble joins",
        "clown placed",
        "innocent victim",
        "line empty in mid-turn",
        "barred by a judge",
        "barred by a rush job",
        "day used up",
        "day ended by robespierre",
        "day ended by the pimpernel",
        "cards reshuffled",
        "curse struck",
        "beheaded from the deck",
    ];

    fn feats(event: &Event, out: &mut Vec<&'static str>) {
        match event {
            Event::Played { card, .. } => out.push(card.id()),
            Event::PlayedAtTheEnd { card, .. } => out.extend([card.id(), "final play"]),
            Event::Reacted { .. } => out.extend([Card::ConfusionInLine.id(), "reaction"]),
            Event::PutAwayGuards { .. } => out.push("guards put away"),
            Event::NoEffect { .. } => out.push("no effect"),
            Event::SpyMoved => out.push("spy moved"),
            Event::ExtraBeheading { .. } => out.push("extra beheading"),
            Event::BonusDraw { .. } => out.push("extra draw"),
            Event::ClownPlaced { .. } => out.push("clown placed"),
            Event::NobodyLeft { .. } => out.push("line empty in mid-turn"),
            Event::CardsReshuffled { .. } => out.push("cards reshuffled"),
            Event::CurseStruck { .. } => out.push("curse struck"),
            Event::BeheadedFromDeck { .. } => out.push("beheaded from the deck"),
            Event::Beheaded { noble, .. } => match noble.ability() {
                Ability::EndDay => out.push("robespierre beheaded"),
                Ability::AddNoble => out.push("noble joins"),
                Ability::DiscardOne => out.push("innocent victim"),
                _ => {}
            },
            Event::Barred { why: Bar::Judge, .. } => out.push("barred by a judge"),
            Event::Barred { why: Bar::RushJob, .. } => out.push("barred by a rush job"),
            Event::DayEnded { how: DayEnd::UsedUp, .. } => out.push("day used up"),
            Event::DayEnded { how: DayEnd::Robespierre, .. } => out.push("day ended by robespierre"),
            Event::DayEnded { how: DayEnd::Pimpernel, .. } => out.push("day ended by the pimpernel"),
            _ => {}
        }
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
        let Phase::Clerical { other, pick, other_pick } = self.phase else { return };
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
