//! Words that must not come back, and numbers that stay with the words they belong to.

use curia_texts::{Lang, sources};

/// The lines of a language that hold text, with what they belong to: a game or a part of the house.
fn lines(lang: Lang) -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = sources(lang).iter().flat_map(|source| source.text.lines().map(|line| (source.space(), line)));
    lines.filter(|(_, line)| !line.starts_with('#'))
}

/// What the house does not say any more, by game or part of the house, and why.
const BANNED: [(Lang, &str, &str, &str); 20] = [
    (Lang::Hu, "guillotine", "trófeapakli", "a pile of trophies is a kupac; a pakli is what is drawn from"),
    (Lang::Hu, "guillotine", "paklid", "a pile of trophies is a kupac"),
    (Lang::Hu, "guillotine", "} pakli", "a player's pile of trophies is their kupac"),
    (Lang::Hu, "guillotine", "játékos pakli", "a player's pile of trophies is their kupac"),
    (Lang::Hu, "guillotine", "paklitól", "what a noble is worth depends on the kupac"),
    (Lang::Hu, "guillotine", "ugyanabban a pakli", "a pile of trophies is a kupac"),
    (Lang::Hu, "guillotine", "levon", "nobody says that a noble deducts"),
    (Lang::Hu, "guillotine", "legtöbb pont nyer", "players win, points do not"),
    (Lang::Hu, "guillotine", "lefejezi:", "nobles have an accusative"),
    (Lang::Hu, "web", "Vár az udvar", "reads as a castle"),
    (Lang::Hu, "web", "véletlen magja", "a calque of seed"),
    (Lang::Hu, "web", "web-go_to_table = Játék", "the button leads to a table"),
    (Lang::Hu, "web", "kérjük", "players are called te"),
    (Lang::Hu, "web", "Kérem", "players are called te"),
    (Lang::Hu, "server", "Kérjük", "players are called te"),
    (Lang::Hu, "server", "felszámol", "tables are no companies"),
    (Lang::En, "web", "by the link", "links bring guests, chairs are not open by them"),
    (Lang::En, "web", "Number fixed", "it is a fingerprint"),
    (Lang::En, "web", "web-go_to_table = Play", "the button leads to a table"),
    (Lang::En, "guillotine", "most points win.", "players win, points do not"),
];

#[test]
fn words_that_were_given_up_stay_away() {
    for (lang, whose, words, why) in BANNED {
        let found: Vec<_> = lines(lang).filter(|(space, line)| *space == whose && line.contains(words)).collect();
        assert_eq!(found, Vec::<(&str, &str)>::new(), "{lang}: {words:?}: {why}");
    }
}

#[test]
fn a_number_is_never_parted_from_its_word_at_the_end_of_a_line() {
    let counted: [(Lang, &[&str]); 2] = [
        (Lang::En, &["point", "points", "coins", "gold", "seconds"]),
        (Lang::Hu, &["pont", "pontot", "érme", "érmét", "aranyat", "másodperc"]),
    ];
    let numbers = ["count", "points", "gold", "coins", "price", "seconds", "cost", "day", "turn"];
    for (lang, words) in counted {
        for (file, line) in lines(lang) {
            for word in words {
                let after_digit = (0..10).any(|digit| line.contains(&format!("{digit} {word}")));
                let after_number = numbers.iter().any(|number| line.contains(&format!("{{ ${number} }} {word}")));
                assert!(!after_digit && !after_number, "{lang}/{file}: a plain space before {word:?}: {line}");
            }
        }
    }
    for line in lines(Lang::Hu).map(|(_, line)| line) {
        assert!(!line.contains("}. nap") && !line.contains("}. kör"), "a plain space after an ordinal: {line}");
    }
}

#[test]
fn quotation_marks_are_those_of_the_language() {
    for lang in Lang::ALL {
        for (file, line) in lines(lang).filter(|(_, line)| !line.ends_with("->")) {
            let text: String =
                line.split('{').map(|piece| piece.split_once('}').map_or(piece, |(_, rest)| rest)).collect();
            assert!(!text.contains('"') && !text.contains(" '"), "{lang}/{file}: {line}");
            assert!(lang == Lang::En || !text.contains('“'), "{lang}/{file}: {line}");
            assert!(lang == Lang::Hu || !text.contains('„'), "{lang}/{file}: {line}");
        }
    }
}

#[test]
fn every_noble_has_its_forms_in_both_languages() {
    let nobles = |lang| {
        lines(lang).filter(|(_, line)| line.starts_with("guillotine-noble-") && !line.contains("-help-")).count()
    };
    let forms = |lang, form: &str| {
        let form = format!("    .{form} = ");
        lines(lang).filter(|(space, line)| *space == "guillotine" && line.starts_with(&form)).count()
    };
    assert!(nobles(Lang::Hu) >= 40);
    assert_eq!(forms(Lang::Hu, "who"), nobles(Lang::Hu));
    assert_eq!(forms(Lang::Hu, "whom"), nobles(Lang::Hu));
    assert_eq!(forms(Lang::En, "who"), nobles(Lang::En));
}
