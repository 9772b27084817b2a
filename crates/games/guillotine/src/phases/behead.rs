//! Sections 5.4 and 5.5: one beheading and its reaction window.

use curia_core::{Chance, Log, Seat, SeatSet};

use crate::data::{Ability, Card, Colour, Noble};
use crate::event::Event;
use crate::flow::{Next, Run, Step};
use crate::state::{Guillotine, Phase};

impl Guillotine {
    /// BEHEAD of section 5.2: the next beheading that is due, or step 3.
    pub(crate) fn behead_step<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
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
            self.phase = Phase::React { asked, passed: SeatSet::EMPTY };
            run.all(|| Event::WindowOpened { seat, noble });
            return None;
        }
        if self.cursed.has(seat) {
            self.curse_strikes(run);
        }
        Some(Step::Blade)
    }

    /// Section 5.5: the opponents a window must ask by W1 to W5; nobody if none opens.
    fn window(&self) -> SeatSet {
        let closed = self.options.confusion_is_curse
            || self.line.len() < 2
            || self.judge_in_front()
            || self.guards_watch()
            || self.action_discard.as_slice().contains(&Card::ConfusionInLine);
        if closed { SeatSet::EMPTY } else { self.with_cards().without(self.active) }
    }

    /// Option `confusion_mode` = curse: the mark is used up before the beheading.
    fn curse_strikes<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) {
        let seat = self.active;
        self.cursed = self.cursed.without(seat);
        run.shuffle_nobles("confusion_in_line", self.line.as_mut_slice());
        run.all(|| Event::CurseStruck { seat, line: self.line.as_slice().to_vec() });
    }

    /// Section 5.5: an answer `pass`. Nobody is told.
    pub(crate) fn pass(&mut self, seat: Seat) -> Next {
        let Phase::React { asked, passed } = &mut self.phase else { return None };
        *passed = passed.with(seat);
        if asked.minus(*passed).is_empty() { Some(Step::Blade) } else { None }
    }

    /// Section 5.5: the reaction.
    pub(crate) fn react<C: Chance, L: Log<Event>>(&mut self, seat: Seat, run: &mut Run<C, L>) -> Next {
        let card = Card::ConfusionInLine;
        if let Some(noble) = self.line.front() {
            run.all(|| Event::Reacted { seat, noble });
        }
        self.take_from_hand(seat, card);
        if self.options.spy_moves_before {
            self.move_spy(run);
        }
        self.shuffle_front(self.line.len(), "confusion_in_line", run);
        self.action_discard.push(card);
        if !self.options.spy_moves_before {
            self.move_spy(run);
        }
        Some(Step::Blade)
    }

    /// Section 5.4, steps 2 to 4, for the noble at the front.
    pub(crate) fn behead_front<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        self.behead_due = self.behead_due.saturating_sub(1);
        let Some(noble) = self.line.remove(0) else { return Some(Step::Draw) };
        run.all(|| Event::Beheaded { seat: self.active, noble });
        self.collect(noble, run)
    }

    /// Section 5.4: the noble goes to the pile and does what he does.
    fn collect<C: Chance, L: Log<Event>>(&mut self, noble: Noble, run: &mut Run<C, L>) -> Next {
        let seat = self.active;
        self.piles[seat].push(noble);
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
            Ability::BeheadNext if noble == Noble::RIVAL_EXECUTIONER && self.options.rival_takes_from_deck => {
                return self.behead_from_deck(run);
            }
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
            }
            _ => {}
        }
        Some(Step::Behead)
    }

    /// Option `rival_executioner` = deck: the top noble of the deck loses his head at once. There is one
    /// Rival Executioner, so this happens once.
    fn behead_from_deck<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        let Some(noble) = self.draw_noble(run) else { return Some(Step::Behead) };
        run.all(|| Event::BeheadedFromDeck { seat: self.active, noble });
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

    /// The seats the Clown may go to (ruling 9.27, option `clown_scope`).
    pub(crate) fn clown_seats(&self) -> SeatSet {
        if self.options.clown_goes_to_others { self.others(self.active) } else { self.seats.all() }
    }

    fn ask_for_clown<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        let seats = self.clown_seats();
        match seats.first() {
            Some(only) if seats.len() == 1 => self.place_clown(only, run),
            _ => {
                self.phase = Phase::PlaceClown;
                None
            }
        }
    }

    /// `clown`: he goes from the top of the beheader's pile to the top of the chosen one.
    pub(crate) fn place_clown<C: Chance, L: Log<Event>>(&mut self, to: Seat, run: &mut Run<C, L>) -> Next {
        let from = self.active;
        if let Some(clown) = self.piles[from].pop() {
            self.piles[to].push(clown);
        }
        run.all(|| Event::ClownPlaced { from, to });
        Some(Step::Behead)
    }

    /// `discard_one`.
    pub(crate) fn innocent_discard<C: Chance, L: Log<Event>>(&mut self, card: Card, run: &mut Run<C, L>) -> Next {
        self.discard(self.active, card, run);
        Some(Step::Behead)
    }
}
