//! Phase 4: the roles (section 5.9).

use curia_core::{Audience, Chance, Log, MoveList, Refusal, Seat, SeatSet};

use crate::data::{Colour, Rank, Region, Tile, WHITE_VP, YELLOW_GOLD};
use crate::event::Event;
use crate::moves::Move;
use crate::state::{IlPrincipe, Item, Phase, Roles};
use crate::view::PhaseName;
use crate::why::Why;

impl IlPrincipe {
    /// Section 5.9, step 1; ruling 9.27.
    pub(crate) fn begin_roles(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.roles = Roles::default();
        log.tell(Audience::All, || Event::RolesReturned);
        self.give_roles_from(Some(Tile::major(Colour::Green)), chance, log);
    }

    /// Section 5.9, step 2: gives tile after tile until somebody must decide; after the last one the round ends.
    pub(crate) fn give_roles_from(&mut self, first: Option<Tile>, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let mut next = first;
        while let Some(tile) = next {
            let best = self.most_face_up(tile);
            next = match best.first() {
                // Rulings 9.28 and 9.29: nobody has a card, so the tile stays on the board.
                None => Self::next_colour(tile),
                Some(seat) if best.len() == 1 => {
                    let then = self.after_free(tile);
                    if self.give_role(tile, seat, then, chance, log) {
                        return;
                    }
                    then
                }
                Some(_) => return self.open_auction(Item::Role(tile), best, log),
            };
        }
        self.end_round(chance, log);
    }

    /// The players with the most face-up cards of the tile's colour, at least one; for a minor role the holder of the
    /// major is left out. The flip of the major touches nobody else's cards, so the counts for the minor are those
    /// of the snapshot (ruling 9.33).
    fn most_face_up(&self, tile: Tile) -> SeatSet {
        let out = match tile.rank {
            Rank::Major => None,
            Rank::Minor => self.roles.holder(Tile::major(tile.colour)),
        };
        let mut best = SeatSet::EMPTY;
        let mut most = 1;
        for seat in self.seats.iter().filter(|&seat| Some(seat) != out) {
            let count = self.houses[seat].up[tile.colour];
            if count > most {
                best = SeatSet::EMPTY;
                most = count;
            }
            if count == most {
                best = best.with(seat);
            }
        }
        best
    }

    /// The tile after one that was given without an auction; ruling 9.47: no minors with two players.
    fn after_free(&self, tile: Tile) -> Option<Tile> {
        match tile.rank {
            Rank::Major if self.numbers().minors => Some(Tile::minor(tile.colour)),
            _ => Self::next_colour(tile),
        }
    }

    /// The major of the next colour.
    pub(crate) fn next_colour(tile: Tile) -> Option<Tile> {
        tile.colour.next().map(Tile::major)
    }

    /// Gives a tile: the flip of a major (ruling 9.32), then the ability (ruling 9.60). True if the player has to
    /// decide about the ability; the game then goes on with the tile `then`.
    pub(crate) fn give_role(
        &mut self,
        tile: Tile,
        seat: Seat,
        then: Option<Tile>,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> bool {
        self.roles.give(tile, seat);
        log.tell(Audience::All, || Event::RoleGiven { seat, tile });
        if tile.rank == Rank::Major {
            self.flip_half(seat, tile.colour, log);
        }
        match tile.colour {
            Colour::Green => {
                let asked = self.turnable(seat).next().is_some();
                if asked {
                    self.phase = Phase::TurnUp { seat, then };
                }
                return asked;
            }
            Colour::White => {
                self.houses[seat].vp += WHITE_VP;
                log.tell(Audience::All, || Event::WhiteVp { seat, points: WHITE_VP });
            }
            Colour::Red => {
                log.tell(Audience::All, || Event::RedDraw { seat });
                self.draw(seat, 1, chance, log);
            }
            Colour::Blue if self.houses[seat].supply > 0 => {
                self.phase = Phase::PlaceShieldAny { seat, then };
                return true;
            }
            Colour::Blue => log.tell(Audience::All, || Event::OutOfShields { seat }),
            Colour::Yellow => {
                self.houses[seat].gold += YELLOW_GOLD;
                log.tell(Audience::All, || Event::YellowGold { seat, gold: YELLOW_GOLD });
            }
        }
        self.moment(PhaseName::TurnUp, log);
        false
    }

    /// Ruling 9.32: half of the face-up cards, rounded up.
    fn flip_half(&mut self, seat: Seat, colour: Colour, log: &mut impl Log<Event>) {
        let house = &mut self.houses[seat];
        let count = house.up[colour].div_ceil(2);
        house.up[colour] -= count;
        house.down[colour] += count;
        log.tell(Audience::All, || Event::Flipped { seat, colour, count });
    }

    /// The colours of which D7 may turn a card up: never green (ruling 9.37).
    fn turnable(&self, seat: Seat) -> impl Iterator<Item = Colour> {
        self.houses[seat].down.colours().filter(|&colour| colour != Colour::Green)
    }

    /// Section 5.9, D7; ruling 9.37: the ability is optional.
    #[inline]
    pub(crate) fn legal_turn_up(&self, seat: Seat, out: &mut MoveList<Move>) {
        self.turnable(seat).for_each(|colour| out.push(Move::TurnUp(colour)));
        out.push(Move::DeclineTurnUp);
    }

    /// Section 5.9, D7; ruling 9.37.
    pub(crate) fn why_turn_up(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        let (rule, why) = match mv {
            Move::DeclineTurnUp => return None,
            Move::TurnUp(Colour::Green) => ("9.37", Why::TurnUpGreen),
            Move::TurnUp(colour) if self.houses[seat].down[colour] > 0 => return None,
            Move::TurnUp(colour) => ("5.9", Why::NoneFaceDown { colour, colours: self.turnable(seat).collect() }),
            _ => ("5.9", Why::NowTurnUp),
        };
        Some(Refusal::new(rule, why))
    }

    /// Section 5.9, D7; the game goes on with the tile `then`.
    pub(crate) fn apply_turn_up(
        &mut self,
        seat: Seat,
        then: Option<Tile>,
        mv: Move,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        match mv {
            Move::TurnUp(colour) => {
                let house = &mut self.houses[seat];
                house.down[colour] = house.down[colour].saturating_sub(1);
                house.up[colour] += 1;
                log.tell(Audience::All, || Event::TurnedUp { seat, colour });
            }
            Move::DeclineTurnUp => log.tell(Audience::All, || Event::DeclinedTurnUp { seat }),
            _ => return,
        }
        self.moment(PhaseName::TurnUp, log);
        self.give_roles_from(then, chance, log);
    }

    /// Section 5.9, D8; ruling 9.38: any region.
    #[inline]
    pub(crate) fn legal_place_shield_any(out: &mut MoveList<Move>) {
        Region::ALL.into_iter().for_each(|region| out.push(Move::Shield(region)));
    }

    /// Section 5.9, D8; ruling 9.38: the shield must be placed.
    pub(crate) fn why_place_shield_any(mv: Move) -> Option<Refusal> {
        match mv {
            Move::Shield(_) => None,
            _ => Some(Refusal::new("9.38", Why::NowShieldAny)),
        }
    }

    /// Section 5.9, D8; the game goes on with the tile `then`.
    pub(crate) fn apply_place_shield_any(
        &mut self,
        seat: Seat,
        then: Option<Tile>,
        mv: Move,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        let Move::Shield(region) = mv else { return };
        self.place_shield(seat, region, log);
        self.moment(PhaseName::PlaceShieldAny, log);
        self.give_roles_from(then, chance, log);
    }

    /// Section 5.9, step 3.
    fn end_round(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        if self.last_round {
            self.finish(log);
        } else {
            self.round += 1;
            self.begin_round(chance, log);
        }
    }
}
