//! What moves and the things behind them are called for one viewer.

use curia_core::{Outline, Phrase, Seat, Seen, Spoken};

use crate::data::{Area, AreaKind, Attribute, Country, Noble, NobleBox, Rank, Treachery};
use crate::moves::{Card, CardSet, Move, Source, TurnOption};
use crate::pieces::{Attributes, Cards, Kind, Treacheries};
use crate::view::{PhaseName, View};

/// What a move would be.
#[derive(Spoken)]
#[spoken("heads-of-state-move")]
pub(crate) enum Label {
    Option {
        #[spoken(form)]
        option: TurnOption,
    },
    /// The card of a slot; `number` counts the slots from 1.
    Draw {
        #[spoken(unless = "empty")]
        card: Option<Attribute>,
        number: u8,
    },
    DrawBlind,
    TakeTreachery {
        #[spoken(unless = "empty")]
        card: Option<Treachery>,
        number: u8,
    },
    TakeTreacheryBlind,
    TakeAttribute {
        #[spoken(unless = "empty")]
        card: Option<Attribute>,
        number: u8,
    },
    TakeAttributeBlind,
    Place {
        rank: Rank,
        area: Area,
    },
    /// One card, or two together (`other`).
    Play {
        card: Treachery,
        #[spoken(form = "pair")]
        other: Option<Treachery>,
    },
    Replace {
        rank: Rank,
        area: Area,
    },
    EndTurn,
    /// `seat` owns the noble, if one lives there.
    Target {
        #[spoken(unless = "empty")]
        seat: Option<Seat>,
        rank: Rank,
        area: Area,
    },
    PayExact,
    PayCourtesan {
        attribute: Attribute,
    },
    Discard {
        card: Card,
    },
    Trim {
        card: Card,
    },
}

/// What a move, or the thing behind it, means.
#[derive(Spoken)]
#[spoken("heads-of-state-help")]
pub(crate) enum Help {
    Option {
        #[spoken(form)]
        option: TurnOption,
    },
    /// An attribute card: who costs it, and how many of it the viewer holds.
    Attribute {
        nobles: Vec<Rank>,
        count: u8,
    },
    /// The same without a hand, for the rules book.
    AttributeUse {
        nobles: Vec<Rank>,
        count: u8,
    },
    Courtesan,
    Blind,
    /// A noble in a box: what it costs and what the viewer lacks.
    Box {
        rank: Rank,
        area: Area,
        cost: Vec<Attribute>,
        #[spoken(unless = "payable")]
        missing: Vec<Attribute>,
    },
    /// The same without a hand.
    BoxUse {
        rank: Rank,
        area: Area,
        cost: Vec<Attribute>,
    },
    /// A row of the noble chart; `courtesan` if one may stand for an attribute.
    Noble {
        #[spoken(unless = "exact")]
        courtesan: bool,
        rank: Rank,
        cost: Vec<Attribute>,
        points: u8,
        counters: u8,
    },
    /// An area of the map.
    Area {
        #[spoken(form)]
        kind: AreaKind,
        country: Country,
        boxes: Vec<Rank>,
        points: u8,
    },
    /// `certain` where assassinations always succeed (section 11.3).
    Assassin {
        count: u8,
        #[spoken(form = "certain")]
        certain: bool,
    },
    CountryCard {
        country: Country,
        count: u8,
    },
    DoubleCard {
        country: Country,
        other: Country,
    },
    Pay {
        cost: Vec<Attribute>,
    },
}

impl Help {
    /// Where a treachery card strikes; with `certain` an assassin, too, always succeeds.
    pub(crate) fn treachery(card: Treachery, certain: bool) -> Help {
        let count = card.in_box();
        let mut countries = card.countries();
        match (card, countries.next(), countries.next()) {
            (Treachery::Assassin, ..) | (_, None, _) => Help::Assassin { count, certain },
            (_, Some(country), None) => Help::CountryCard { country, count },
            (_, Some(country), Some(other)) => Help::DoubleCard { country, other },
        }
    }

    /// What an attribute card is for.
    pub(crate) fn attribute(card: Attribute) -> Help {
        match card {
            Attribute::Courtesan => Help::Courtesan,
            _ => Help::AttributeUse { nobles: card.used_by().collect(), count: card.in_box() },
        }
    }
}

impl View {
    fn shown(&self, source: Source) -> Option<Attribute> {
        match source {
            Source::Slot(slot) => *self.display.get(usize::from(slot))?,
            Source::Blind => None,
        }
    }

    fn shown_treachery(&self, source: Source) -> Option<Treachery> {
        match source {
            Source::Slot(slot) => *self.treachery_display.get(usize::from(slot))?,
            Source::Blind => None,
        }
    }

    fn help_of(&self, card: Attribute) -> Help {
        match (card, self.own().and_then(|own| own.attributes)) {
            (Attribute::Courtesan, _) => Help::Courtesan,
            (_, Some(hand)) => Help::Attribute { nobles: card.used_by().collect(), count: hand[card] },
            (_, None) => Help::attribute(card),
        }
    }

    fn help_with(&self, at: NobleBox) -> Help {
        let Noble { rank, cost, .. } = *at.rank().noble();
        let (area, cost) = (at.area(), cost.to_vec());
        match self.missing(rank) {
            None => Help::BoxUse { rank, area, cost },
            Some(_) if self.affords(rank) => Help::Box { rank, area, cost, missing: Vec::new() },
            Some(missing) => Help::Box { rank, area, cost, missing },
        }
    }

    /// The cards of every kind that lie open to the viewer, with what `other` could show.
    fn open_cards(&self, other: &View) -> (Attributes, Treacheries) {
        let mut attributes: Attributes = self.display.iter().copied().flatten().collect();
        let mut treachery: Treacheries = self.treachery_display.iter().copied().flatten().collect();
        attributes = attributes.plus(self.set_aside).plus(self.discard);
        treachery = treachery.plus(self.treachery_discard);
        for (player, shown) in self.players.iter().zip(&other.players) {
            // What is named at a change of century is missing in the owner's sight of a hand only: an open hand has it still.
            let by = if player.attributes.is_some() { player } else { shown };
            attributes = attributes.plus(by.attributes.unwrap_or(player.sure_attributes));
            treachery = treachery.plus(by.treachery.unwrap_or(player.sure_treachery));
            if let Some(named) = by.trimmed {
                attributes = attributes.plus(named.attributes);
                treachery = treachery.plus(named.treachery);
            }
        }
        (attributes, treachery)
    }
}

/// Of each kind the first, the second, ... card.
fn mark<K: Kind, const N: usize>(cards: Cards<K, N>, from: usize, most: usize, seen: &mut Seen) {
    for (place, count) in cards.counts().into_iter().enumerate() {
        (0..usize::from(count).min(most)).for_each(|number| seen.mark(from + place * most + number));
    }
}

impl curia_core::View<Move> for View {
    fn outline(&self) -> Outline {
        let mut outline = Outline::default();
        self.outline_table(&mut outline);
        for country in &self.countries {
            self.outline_country(country, &mut outline);
        }
        for player in &self.players {
            player.outline(&mut outline);
        }
        outline
    }

    /// The cards that lie open, kind by kind, and how often the revolution card has shown: that it lay on top was as
    /// hidden as any card.
    fn seen_beside(&self, other: &View) -> Seen {
        const TREACHERY: usize = Attribute::COUNT * 18;
        const REVOLUTIONS: usize = TREACHERY + Treachery::COUNT * 7;
        let (attributes, treachery) = self.open_cards(other);
        let mut seen = Seen::default();
        mark(attributes, 0, 18, &mut seen);
        mark(treachery, TREACHERY, 7, &mut seen);
        let last = self.phase == PhaseName::Over || self.pack.over;
        (0..self.century.index() + usize::from(last)).for_each(|number| seen.mark(REVOLUTIONS + number));
        seen
    }

    fn label(&self, mv: Move) -> Phrase {
        let number = |source| if let Source::Slot(slot) = source { slot + 1 } else { 0 };
        let label = match mv {
            Move::Option(option) => Label::Option { option },
            Move::Draw(Source::Blind) => Label::DrawBlind,
            Move::Draw(source) => Label::Draw { card: self.shown(source), number: number(source) },
            Move::TakeTreachery(Source::Blind) => Label::TakeTreacheryBlind,
            Move::TakeTreachery(source) => {
                Label::TakeTreachery { card: self.shown_treachery(source), number: number(source) }
            }
            Move::TakeAttribute(Source::Blind) => Label::TakeAttributeBlind,
            Move::TakeAttribute(source) => Label::TakeAttribute { card: self.shown(source), number: number(source) },
            Move::Place(at) => Label::Place { rank: at.rank(), area: at.area() },
            Move::Play(CardSet { first, second }) => Label::Play { card: first, other: second },
            Move::Replace(at) => Label::Replace { rank: at.rank(), area: at.area() },
            Move::EndTurn => Label::EndTurn,
            Move::Target(at) => Label::Target { seat: self.owner(at), rank: at.rank(), area: at.area() },
            Move::PayExact => Label::PayExact,
            Move::PayCourtesan(attribute) => Label::PayCourtesan { attribute },
            Move::Discard(card) => Label::Discard { card },
            Move::Trim(card) => Label::Trim { card },
        };
        label.into()
    }

    fn help(&self, mv: Move) -> Option<Phrase> {
        let help = match mv {
            Move::Option(option) => Help::Option { option },
            Move::Draw(Source::Blind) | Move::TakeAttribute(Source::Blind) => Help::Blind,
            Move::Draw(source) | Move::TakeAttribute(source) => self.help_of(self.shown(source)?),
            Move::TakeTreachery(source) => Help::treachery(self.shown_treachery(source)?, self.certain),
            Move::Discard(Card::Attribute(card)) | Move::Trim(Card::Attribute(card)) => self.help_of(card),
            Move::Discard(Card::Treachery(card)) | Move::Trim(Card::Treachery(card)) => {
                Help::treachery(card, self.certain)
            }
            Move::Play(CardSet { first, second: None }) => Help::treachery(first, self.certain),
            Move::Place(at) | Move::Replace(at) => self.help_with(at),
            Move::PayExact | Move::PayCourtesan(_) => {
                Help::Pay { cost: self.turn.paying?.rank().noble().cost.to_vec() }
            }
            Move::Play(_) | Move::Target(_) | Move::EndTurn => return None,
        };
        Some(help.into())
    }

    /// Everything that lies before the viewer and could be chosen at some time, as far as it makes sense to ask now.
    fn candidates(&self) -> Vec<Move> {
        let Some((hand, plots)) = self.own().and_then(|own| own.attributes.zip(own.treachery)) else {
            return Vec::new();
        };
        let slots = |count: usize| (0..count as u8).map(Source::Slot).chain([Source::Blind]);
        let mut candidates = Vec::new();
        match self.phase {
            PhaseName::ChooseOption => candidates.extend(TurnOption::ALL.map(Move::Option)),
            PhaseName::Draw => candidates.extend(slots(self.display.len()).map(Move::Draw)),
            PhaseName::TakeTwo => {
                candidates.extend(slots(self.treachery_display.len()).map(Move::TakeTreachery));
                candidates.extend(slots(self.display.len()).map(Move::TakeAttribute));
            }
            PhaseName::DiscardToLimit | PhaseName::TrimHands => {
                candidates.extend(hand.kinds().map(|card| self.with_card(card)));
            }
            PhaseName::Pay => {
                let paid = self.turn.paying.map_or(&[][..], |at| at.rank().noble().cost);
                candidates.push(Move::PayExact);
                candidates.extend(paid.iter().map(|&attribute| Move::PayCourtesan(attribute)));
            }
            PhaseName::TreacheryLoop => {
                let pairs = CardSet::of(plots).filter(|cards| cards.second.is_some());
                candidates.extend(pairs.map(Move::Play));
                candidates.push(Move::EndTurn);
            }
            _ => {}
        }
        candidates.extend(plots.kinds().map(|card| self.with_treachery(card)));
        candidates.extend(NobleBox::all().map(|at| self.with_box(at)));
        candidates
    }
}
