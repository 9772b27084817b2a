//! Which picture and which suit a card has.

use curia_guillotine::{Card, Colour, Noble};

/// The suit class of a colour.
pub(crate) const fn suit(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "s-violet",
        Colour::Blue => "s-blue",
        Colour::Green => "s-green",
        Colour::Red => "s-red",
        Colour::Grey => "s-stone",
    }
}

/// The sign of a colour.
pub(crate) const fn sign(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "imperial-crown",
        Colour::Blue => "church",
        Colour::Green => "scales",
        Colour::Red => "crossed-swords",
        Colour::Grey => "phrygian-cap",
    }
}

/// The portrait of a noble.
pub(crate) fn portrait(noble: Noble) -> &'static str {
    match noble.kind().id() {
        "king_louis_xvi" => "throne-king",
        "marie_antoinette" => "queen-crown",
        "regent" => "crown",
        "robespierre" => "guillotine",
        "duke" => "sharp-crown",
        "baron" => "top-hat",
        "fast_noble" => "walking-boot",
        "count" => "bow-tie",
        "countess" => "rose",
        "lord" => "pocket-watch",
        "lady" => "ample-dress",
        "lady_in_waiting" => "handheld-fan",
        "coiffeur" => "perfume-bottle",
        "royal_cartographer" => "compass",
        "piss_boy" => "empty-wood-bucket",
        "cardinal" => "pope-crown",
        "archbishop" => "crucifix",
        "bad_nun" => "nun-face",
        "bishop" => "chess-bishop",
        "heretic" => "burning-book",
        "wealthy_priest" => "shiny-purse",
        "governor" => "capitol",
        "councilman" => "discussion",
        "mayor" => "key",
        "land_lord" => "barn",
        "tax_collector" => "two-coins",
        "unpopular_judge" => "banging-gavel",
        "rival_executioner" => "executioner-hood",
        "sheriff" => "police-badge",
        "general" => "mounted-knight",
        "master_spy" => "spyglass",
        "colonel" => "star-medal",
        "captain_of_the_guard" => "knight-banner",
        "lieutenant" => "saber-and-pistol",
        "palace_guard" => "guards",
        "hero_of_the_people" => "fist",
        "clown" => "jester-hat",
        "innocent_victim" => "dove",
        "martyr" => "imprisoned",
        _ => "tear-tracks",
    }
}

/// The picture of an action card.
pub(crate) const fn picture(card: Card) -> &'static str {
    match card {
        Card::Stumble => "falling",
        Card::Pushed => "push",
        Card::TisAFarBetterThing => "stopwatch",
        Card::IgnobleNoble => "pig",
        Card::LIdiot => "dunce-cap",
        Card::WasThatMyName => "shrug",
        Card::CivicPride => "scales",
        Card::Majesty => "imperial-crown",
        Card::MilitaryMight => "crossed-swords",
        Card::FriendOfTheQueen => "royal-love",
        Card::FaintingSpell => "knocked-out-stars",
        Card::Trip => "banana-peel",
        Card::BribedGuards => "swap-bag",
        Card::PublicDemand => "revolt",
        Card::ForwardMarch => "boot-prints",
        Card::LackOfFaith => "church",
        Card::LetThemEatCake => "cake-slice",
        Card::OpinionatedGuards => "conversation",
        Card::TheLongWalk => "return-arrow",
        Card::MillingInLine => "whirlwind",
        Card::MassConfusion => "tornado",
        Card::Escape => "breaking-chain",
        Card::FledToEngland => "sailboat",
        Card::ClothingSwap => "clothes",
        Card::ExtraCart => "wheelbarrow",
        Card::LateArrival => "sands-of-time",
        Card::Missed => "broken-axe",
        Card::AfterYou => "shaking-hands",
        Card::ConfusionInLine => "hand",
        Card::DoubleFeature => "doubled",
        Card::ScarletPimpernel => "twirly-flower",
        Card::PoliticalInfluence => "vote",
        Card::RushJob => "run",
        Card::RatBreak => "rat",
        Card::RainDelay => "raining",
        Card::ForcedBreak => "coffee-cup",
        Card::Infighting => "boxing-glove",
        Card::LackOfSupport => "thumb-down",
        Card::InformationExchange => "card-exchange",
        Card::MissingHeads => "decapitation",
        Card::ClericalError => "quill-ink",
        Card::TwistOfFate => "card-burn",
        Card::CallousGuards => "guarded-tower",
        Card::ForeignSupport => "flag-objective",
        Card::ChurchSupport => "prayer",
        Card::CivicSupport => "bank",
        Card::MilitarySupport => "cannon",
        Card::IndifferentPublic => "sleepy",
        Card::FountainOfBlood => "drop",
        Card::ToughCrowd => "tomato",
    }
}

/// The suit class of an action card that speaks of one colour; the others have none.
pub(crate) const fn card_suit(card: Card) -> &'static str {
    match card {
        Card::CivicPride | Card::CivicSupport => "s-green",
        Card::Majesty | Card::LetThemEatCake | Card::ForeignSupport => "s-violet",
        Card::MilitaryMight | Card::MilitarySupport | Card::ForwardMarch => "s-red",
        Card::LackOfFaith | Card::ChurchSupport => "s-blue",
        Card::IndifferentPublic => "s-stone",
        _ => "plain",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assets::ICONS;

    #[test]
    fn every_card_has_its_picture_in_the_sprite() {
        let pictures = Noble::all().map(portrait).chain(Card::ALL.map(picture)).chain(Colour::ALL.map(sign));
        for picture in pictures {
            assert!(ICONS.contains(&picture), "{picture}");
        }
    }

    #[test]
    fn no_two_cards_share_a_picture_unless_it_is_the_sign_of_a_colour() {
        let mut seen = std::collections::BTreeMap::new();
        let portraits = Noble::all().map(|noble| (noble.kind().id(), portrait(noble)));
        for (id, picture) in portraits.chain(Card::ALL.map(|card| (card.id(), picture(card)))) {
            let first = *seen.entry(picture).or_insert(id);
            assert_eq!(first, id, "{picture}");
        }
    }
}
