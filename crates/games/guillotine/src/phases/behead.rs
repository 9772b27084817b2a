//! Section 5.4: one beheading, with `place_clown` and `innocent_discard`.

use curia_core::{Chance, Log, MoveList, Refusal, Seat, SeatSet};

use super::{Next, Run, Step};
use crate::data::{Ability, Card, Colour, Noble};
use crate::event::{Event, RandomEvent};
use crate::moves::{Move, push_cards, push_players};
use crate::options::{ClownScope, RivalExecutioner};
use crate::state::{Guillotine, Phase};
use crate::view::TurnStep;
use crate::why::Why;

impl Guillotine {
    /// BEHEAD of section 5.2: the next beheading that is due, or step 3.
    pub(super) fn behead_step<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        if self.behead_due == 0 || self.day_over {
            return Some(Step::Draw);
        }
        let seat = self.active;
        let Some(noble) = self.line.front() else {
            run.all(|| Event::NobodyLeft { seat });
            return Some(Step::Draw);
        };
        let asked = self.window();
        if !asked.is_empty() {
            self.phase = Phase::ReactWait { asked, passed: SeatSet::EMPTY };
            run.all(|| Event::WindowOpened { seat, noble });
            return None;
        }
        if self.cursed.has(seat) {
            self.curse_strikes(run);
        }
        Some(Step::Blade)
    }

    /// Option `confusion_mode` = curse: the mark is used up before the beheading.
    fn curse_strikes<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) {
        let seat = self.active;
        self.cursed = self.cursed.without(seat);
        run.shuffle_nobles(RandomEvent::ConfusionInLine, self.line.as_mut_slice());
        run.all(|| Event::CurseStruck { seat, line: self.line.as_slice().to_vec() });
        run.moment(self, TurnStep::Behead);
    }

    /// Steps 2 to 4, for the noble at the front.
    pub(super) fn behead_front<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        self.behead_due = self.behead_due.saturating_sub(1);
        let Some(noble) = self.line.remove(0) else { return Some(Step::Draw) };
        self.piles[self.active].push(noble);
        run.all(|| Event::Beheaded { seat: self.active, noble, gain: self.gain_of_beheading(noble) });
        self.collect(noble, run)
    }

    /// What the noble just put on the pile has brought; the Clown brings nothing before somebody has him.
    fn gain_of_beheading(&self, noble: Noble) -> i32 {
        if noble.ability() == Ability::Clown { 0 } else { self.gain_of_top(self.active) }
    }

    /// The noble on top of the pile does what they do.
    fn collect<C: Chance, L: Log<Event>>(&mut self, noble: Noble, run: &mut Run<C, L>) -> Next {
        let seat = self.active;
        run.moment(self, TurnStep::Behead);
        if noble.colour() == Colour::Purple && self.has_table(seat, Card::ForeignSupport) {
            self.draw_cards(seat, 1, run);
        }
        match noble.ability() {
            Ability::Clown => return self.ask_for_clown(run),
            Ability::DiscardOne if !self.hands[seat].is_empty() => {
                self.phase = Phase::InnocentDiscard;
                return None;
            }
            Ability::AddNoble => self.noble_joins(run),
            Ability::BeheadNext if self.takes_from_deck(noble) => return self.behead_from_deck(run),
            Ability::BeheadNext => {
                self.behead_due += 1;
                run.all(|| Event::ExtraBeheading { seat });
            }
            Ability::ExtraDraw => {
                self.bonus_draws += 1;
                run.all(|| Event::BonusDraw { seat });
            }
            Ability::EndDay => {
                self.clear_line(run);
                self.day_over = true;
                run.moment(self, TurnStep::Behead);
            }
            _ => {}
        }
        Some(Step::Behead)
    }

    /// True for the Rival Executioner with option `rival_executioner` = deck.
    #[inline]
    pub(crate) fn takes_from_deck(&self, noble: Noble) -> bool {
        noble == Noble::RIVAL_EXECUTIONER && self.options.rival_executioner == RivalExecutioner::Deck
    }

    /// Option `rival_executioner` = deck: the top noble of the deck is beheaded at once. There is one Rival
    /// Executioner, so this happens once.
    fn behead_from_deck<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        let Some(noble) = self.draw_noble(run) else { return Some(Step::Behead) };
        self.piles[self.active].push(noble);
        run.all(|| Event::BeheadedFromDeck { seat: self.active, noble, gain: self.gain_of_beheading(noble) });
        self.collect(noble, run)
    }

    /// `add_noble`: the top noble of the deck goes to the end of the line.
    pub(crate) fn noble_joins<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) {
        if let Some(noble) = self.draw_noble(run) {
            let place = self.line.len() as u8;
            self.line.push(noble);
            run.all(|| Event::NobleArrived { noble, place });
        }
    }
}

/// Section 5.4, `clown`: the decision `place_clown`.
impl Guillotine {
    /// The seats the Clown may go to (ruling 9.27, option `clown_scope`).
    fn clown_seats(&self) -> SeatSet {
        match self.options.clown_scope {
            ClownScope::Any => self.seats.all(),
            ClownScope::Others => self.others(self.active),
        }
    }

    fn ask_for_clown<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        let seats = self.clown_seats();
        match seats.first() {
            Some(only) if seats.len() == 1 => self.apply_place_clown(only, run),
            _ => {
                self.phase = Phase::PlaceClown;
                None
            }
        }
    }

    #[inline]
    pub(crate) fn legal_place_clown(&self, out: &mut MoveList<Move>) {
        push_players(self.clown_seats(), out);
    }

    pub(crate) fn why_place_clown(&self, seat: Seat, mv: Move) -> Refusal {
        match mv {
            Move::Player(target) if self.seats.has(target) => Refusal::new("5.4", Why::PlayerNotSelf),
            Move::Player(_) => Refusal::new("5.4", Why::PlayerNotAtTable),
            _ => self.why_open_question(seat),
        }
    }

    /// The Clown goes from the top of the beheader's pile to the top of the chosen one.
    pub(crate) fn apply_place_clown<C: Chance, L: Log<Event>>(&mut self, to: Seat, run: &mut Run<C, L>) -> Next {
        let from = self.active;
        if let Some(clown) = self.piles[from].pop() {
            self.piles[to].push(clown);
        }
        run.all(|| match from == to {
            true => Event::ClownKept { seat: to, gain: self.gain_of_top(to) },
            false => Event::ClownPlaced { from, to },
        });
        Some(Step::Behead)
    }
}

/// Section 5.4, `discard_one`: the decision `innocent_discard`.
impl Guillotine {
    #[inline]
    pub(crate) fn legal_innocent_discard(&self, out: &mut MoveList<Move>) {
        push_cards(self.hands[self.active].kinds(), out);
    }

    pub(crate) fn why_innocent_discard(&self, seat: Seat, mv: Move) -> Refusal {
        match mv {
            Move::Card(card) => Refusal::new("5.4", Why::CardNotThere { card }),
            _ => self.why_open_question(seat),
        }
    }

    pub(crate) fn apply_innocent_discard<C: Chance, L: Log<Event>>(&mut self, card: Card, run: &mut Run<C, L>) -> Next {
        self.discard(self.active, card, run);
        Some(Step::Behead)
    }
}
