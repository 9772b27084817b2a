//! What a player who has read section 12 would prefer: every move is judged by what it brings now and by the nobles
//! that the hand it leaves can still raise.
//!
//! The files follow the notes of that section: nobles (sections 12.1, 12.3 to 12.5, 12.7 and 12.10), plans of a hand
//! (sections 12.2, 12.8 and 12.9) and attacks (section 12.6).

mod attacks;
mod nobles;
mod plans;

use curia_core::{BySeat, Heuristics, Seat};

use crate::data::{Attribute, Century, Country, DISPLAY, NobleBox, REFRESH, Rank, TRIM_LIMIT, attributes_in_play};
use crate::moves::{Card, Move, Source, TurnOption};
use crate::pieces::{Attributes, Boxes};
use crate::state::{HeadsOfState, Phase, Player};
use plans::Prospects;

/// Worth of a treachery card that is only kept, in hundredths of a point.
const TREACHERY: i32 = 40;
/// A refresh costs two cards (section 12.9), which are worth more than the plan of a hand sees in them.
const REFRESH_COST: i32 = 200;
/// A card that improves the hand by more helps.
const HELP: i32 = 61;

/// Option 2 takes one attribute card instead of three (section 12.6), beyond what the plan of a hand sees in them.
const TEMPO: i32 = 400;
/// How much of what a hand promises counts in the last turn of all, in hundredths: it can be raised in this turn or never.
const LAST_TURN: i32 = 10;
/// How much of a majority counts at the beginning of a century, in hundredths.
const STEADY: i32 = 40;

impl Heuristics for HeadsOfState {
    const THOUGHTFUL_EVERY: u32 = 20;

    fn rate(&self, seat: Seat, moves: &[Move], out: &mut Vec<i32>) {
        out.clear();
        let mind = Mind::new(self, seat);
        out.extend(moves.iter().map(|&mv| mind.rate(mv)));
    }
}

/// One seat thinking: what is the same for all moves of a decision.
struct Mind<'a> {
    game: &'a HeadsOfState,
    seat: Seat,
    hand: Attributes,
    /// What each country brings this seat beside the others, as things stand.
    margins: [i32; Country::COUNT],
    /// How much of a majority counts that stands now, in hundredths: it may be lost before the century ends.
    steady: i32,
    /// How likely this seat has another turn before the century ends, in hundredths (section 12.8).
    future: i32,
    /// What the nobles are worth that could be raised.
    prospects: Prospects,
    /// What the hand promises.
    promise: i32,
}

impl Mind<'_> {
    fn new(game: &HeadsOfState, seat: Seat) -> Mind<'_> {
        let left = cards_to_come(game);
        let round = 3 * game.seats.get() as i32;
        // Section 11.4: in the last round of all nobody who is asked has another turn, whatever the pile holds.
        let last = game.deck.revolution.is_none();
        let mut mind = Mind {
            game,
            seat,
            hand: game.players[seat].attributes,
            margins: [0; Country::COUNT],
            steady: if last { 100 } else { (100 - left).clamp(STEADY, 100) },
            future: if last { LAST_TURN } else { (100 * left / round).clamp(0, 100) },
            prospects: Prospects::default(),
            promise: 0,
        };
        for country in Country::ALL {
            mind.margins[country.index()] = mind.margin(&game.boxes, country);
        }
        mind.look_at_the_map();
        mind.promise = mind.plan(mind.hand, &mind.prospects);
        mind
    }

    fn rate(&self, mv: Move) -> i32 {
        match mv {
            Move::Option(option) => self.rate_option(option),
            Move::Draw(source) | Move::TakeAttribute(source) => self.rate_source(source),
            Move::TakeTreachery(source) => self.rate_treachery_source(source),
            Move::Place(at) | Move::Replace(at) => self.rate_raise(at),
            Move::EndTurn => self.promise,
            Move::Play(cards) => self.promise + self.best_target(cards),
            Move::Target(at) => match self.game.phase {
                Phase::Target(cards) => self.attack(cards, at, self.hand),
                _ => 0,
            },
            Move::PayExact => self.after_payment(None),
            Move::PayCourtesan(attribute) => self.after_payment(Some(attribute)),
            Move::Discard(card) | Move::Trim(card) => self.rate_loss(card),
        }
    }

    /// Sections 12.6 and 12.9.
    fn rate_option(&self, option: TurnOption) -> i32 {
        match option {
            TurnOption::AttributesThree => self.best_draws(3),
            TurnOption::AttributesRefresh => self.rate_refresh(),
            TurnOption::Treachery => self.best_draws(1) + self.best_treachery() - TEMPO,
        }
    }

    /// Section 12.9: only where none of the shown cards helps and a single rare one completes a noble.
    fn rate_refresh(&self) -> i32 {
        let shown: Attributes = self.game.display.iter().copied().flatten().collect();
        let helped = shown.kinds().any(|card| self.gain(self.hand, card) > HELP);
        if helped || !self.lacks_one_rare_card(shown) {
            return self.promise - 10 * TEMPO;
        }
        self.promise + self.best_of_unknown(REFRESH) - REFRESH_COST
    }

    fn rate_source(&self, source: Source) -> i32 {
        match source {
            Source::Slot(slot) => match self.game.display.get(usize::from(slot)) {
                Some(&Some(card)) => self.gain(self.hand, card),
                _ => 0,
            },
            Source::Blind => self.blind_gain(self.hand),
        }
    }

    /// A noble now, and what the rest of the hand promises then.
    fn rate_raise(&self, at: NobleBox) -> i32 {
        let rest = rest_after(self.hand, at.rank());
        self.worth(at, &self.game.boxes) + self.plan(rest, &self.prospects.without(self, at))
    }

    /// What the hand promises after a payment.
    fn after_payment(&self, courtesan: Option<Attribute>) -> i32 {
        let Phase::Pay(at) = self.game.phase else { return 0 };
        let mut cost: Attributes = at.rank().noble().cost.iter().copied().collect();
        if let Some(attribute) = courtesan {
            cost.take(attribute);
            cost[Attribute::Courtesan] += 1;
        }
        self.plan(self.hand.minus(cost), &self.prospects.without(self, at))
    }

    /// A card is given up: what the hand promises without it.
    fn rate_loss(&self, card: Card) -> i32 {
        match card {
            Card::Attribute(kind) => self.plan(self.hand.minus(Attributes::one(kind)), &self.prospects) - self.promise,
            Card::Treachery(kind) => -self.use_of(kind),
        }
    }

    /// What a country brings this seat beside the average of the others if nobles live in these boxes.
    fn margin(&self, boxes: &BySeat<Boxes>, country: Country) -> i32 {
        let others = self.game.seats.get() as i32 - 1;
        let markers = country.century_markers();
        crate::scoring::standings(boxes, country).zip(markers).fold(0, |margin, (player, points)| {
            let points = 100 * i32::from(points);
            if player.seat == self.seat { margin + points } else { margin - points / others }
        })
    }

    /// Centuries to come after this one.
    fn centuries_left(&self) -> i32 {
        Century::COUNT as i32 - 1 - self.game.century as i32
    }
}

/// Cards that are likely to come before the century ends: the draw pile and half of the revolution pack. Whoever trims a hand
/// thinks of the deck that follows, which is made of all cards that nobody keeps (section 5.11, step 5).
fn cards_to_come(game: &HeadsOfState) -> i32 {
    let (draw_pile, pack) = match game.phase {
        Phase::Trim(_) => {
            let kept = |player: &Player| player.attributes_held().total().min(TRIM_LIMIT);
            let kept: u8 = game.players.playing(game.seats).iter().map(kept).sum();
            let pack = game.options.revolution_pack;
            (attributes_in_play(game.seats).total() - kept - DISPLAY as u8 - pack, pack + 1)
        }
        _ => (game.deck.draw_pile(), game.pack_size()),
    };
    i32::from(draw_pile) + i32::from(pack) / 2
}

/// A hand after the cheapest payment for a noble: a courtesan stands only for what is missing.
fn rest_after(hand: Attributes, rank: Rank) -> Attributes {
    let cost: Attributes = rank.noble().cost.iter().copied().collect();
    let courtesan = if hand.covers(cost) { Attributes::NONE } else { Attributes::one(Attribute::Courtesan) };
    hand.minus(cost).minus(courtesan)
}
