//! The voice of a page: texts of one language as markup.

use std::borrow::Cow;

use curia_core::{Arg, Key, Phrase};
use curia_texts::{Lang, Names, Words};
use maud::{Markup, PreEscaped, Render, html};

use crate::assets::{ICONS, SPRITE, SPRITES};

/// A page's language with the small parts that every page is made of.
#[derive(Clone, Copy)]
pub(crate) struct Ui {
    words: &'static Words,
}

impl Ui {
    pub(crate) fn of(lang: Lang) -> Ui {
        Ui { words: Words::of(lang) }
    }

    pub(crate) fn lang(self) -> Lang {
        self.words.lang()
    }

    pub(crate) fn text(self, key: impl Into<Key>) -> &'static str {
        self.words.plain(key)
    }

    pub(crate) fn fill(self, key: impl Into<Key>, args: &[(&'static str, &str)]) -> String {
        self.words.fill(key, args)
    }

    pub(crate) fn count(self, key: impl Into<Key>, count: usize) -> String {
        self.phrase(&key.into().phrase().with("count", count), &Names::default())
    }

    pub(crate) fn phrase(self, phrase: &Phrase, names: &Names) -> String {
        self.words.phrase(phrase, names)
    }

    /// A text that may be divided: words from `long` letters on get soft hyphens between their syllables,
    /// since few browsers know how to divide words of both languages. `compounds` are words that are divided between
    /// their parts, which syllables alone would miss: `Patkány-invázió`. Beside other words each stands in a box of its own:
    /// it goes to the next line as a whole, and is divided only where even a line of its own is too short.
    pub(crate) fn soft(self, text: &str, long: usize, compounds: &[&str]) -> Markup {
        let whole: &[&str] = match self.words.lang() {
            Lang::Hu => &["dzs", "cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs"],
            Lang::En => &["ch", "ph", "sh", "th"],
        };
        let divided = |word: &str| match compounds.iter().find(|parts| parts.replace('-', "") == word) {
            _ if word.chars().count() < long => word.to_owned(),
            Some(parts) => parts.replace('-', "\u{ad}"),
            None => syllables(word, whole),
        };
        let alone = !text.contains(' ');
        html! {
            @for (number, word) in text.split(' ').map(divided).enumerate() {
                @if number > 0 { " " }
                @if alone || !word.contains('\u{ad}') { (word) } @else { span.word { (word) } }
            }
        }
    }

    pub(crate) fn arg(self, arg: &Arg, names: &Names) -> String {
        self.words.arg(arg, names)
    }

    pub(crate) fn list(self, items: &[String]) -> String {
        self.words.list(items)
    }

    /// A phrase as markup: players in bold, and every name that `explain` knows as a button for its detail
    /// card. The names are looked for in the finished sentence, the longest first, because only the
    /// language knows where they stand in it.
    pub(crate) fn rich(self, phrase: &Phrase, names: &Names, explain: &dyn Fn(Key) -> Option<String>) -> Markup {
        let mut found = Found::default();
        for (_, arg) in &phrase.args {
            self.collect(arg, names, explain, &mut found);
        }
        found.spans.sort_by_key(|(text, _)| std::cmp::Reverse(text.len()));
        found.spans.dedup();
        let sentence = self.phrase(phrase, names);
        let mut dressed = String::with_capacity(sentence.len() + found.spans.len() * 64);
        found.dress(&sentence, &found.spans, &mut dressed);
        PreEscaped(dressed)
    }

    fn collect<'n>(self, arg: &Arg, names: &'n Names, explain: &dyn Fn(Key) -> Option<String>, found: &mut Found<'n>) {
        match arg {
            Arg::Seat(seat) => found.spans.push((names.get(*seat), Span::Player)),
            Arg::Name(key) => {
                if let Some(id) = explain(*key) {
                    let thing = Span::Thing(found.ids.len());
                    found.ids.push(id);
                    let forms = self.words.forms(*key).into_iter().map(|(_, form)| bare(form));
                    let texts = forms.chain([self.text(*key)]);
                    found.spans.extend(texts.map(|text| (Cow::Borrowed(text), thing)));
                }
            }
            Arg::List(items) => items.iter().for_each(|item| self.collect(item, names, explain, found)),
            Arg::Phrase(phrase) => phrase.args.iter().for_each(|(_, arg)| self.collect(arg, names, explain, found)),
            Arg::Int(_) => {}
        }
    }
}

/// A name without the article that stands before it in a sentence.
fn bare(name: &str) -> &str {
    ["the ", "az ", "a "].iter().find_map(|article| name.strip_prefix(article)).unwrap_or(name)
}

/// A word with soft hyphens before the last consonant of each group that a vowel follows; the consonants
/// written with several letters (`whole`) stay together, and no piece is shorter than two letters.
fn syllables(word: &str, whole: &[&str]) -> String {
    let letters: Vec<char> = word.chars().collect();
    let is_vowel = |c: char| "aáeéiíoóöőuúüű".contains(c.to_lowercase().next().unwrap_or(c));
    let mut breaks = Vec::new();
    for at in 1..letters.len() {
        if !is_vowel(letters[at]) || is_vowel(letters[at - 1]) {
            continue;
        }
        let before: String = letters[..at].iter().collect::<String>().to_lowercase();
        let width = whole.iter().find(|group| before.ends_with(*group)).map_or(1, |group| group.len());
        let start = at - width;
        if start >= 2 && letters.len() - start >= 2 && letters[..start].iter().any(|&c| is_vowel(c)) {
            breaks.push(start);
        }
    }
    let mut divided = String::with_capacity(word.len() + breaks.len() * 2);
    for (number, letter) in letters.into_iter().enumerate() {
        if breaks.contains(&number) {
            divided.push('\u{ad}');
        }
        divided.push(letter);
    }
    divided
}

/// What a stretch of a sentence is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Span {
    Player,
    /// A card or piece, by the number of its detail card's id.
    Thing(usize),
}

/// What is to be marked in a sentence.
#[derive(Default)]
struct Found<'n> {
    ids: Vec<String>,
    spans: Vec<(Cow<'n, str>, Span)>,
}

impl Found<'_> {
    /// Puts each span around the places where its text stands.
    fn dress(&self, sentence: &str, spans: &[(Cow<'_, str>, Span)], out: &mut String) {
        let Some(((text, span), rest)) = spans.split_first() else { return sentence.render_to(out) };
        if text.is_empty() {
            return self.dress(sentence, rest, out);
        }
        let mut pieces = sentence.split(text.as_ref());
        let mut before = pieces.next().unwrap_or_default();
        for after in pieces {
            before = match span {
                Span::Player => {
                    self.dress(before, rest, out);
                    out.push_str("<b>");
                    text.render_to(out);
                    out.push_str("</b>");
                    after
                }
                Span::Thing(number) => {
                    let (before, opening) = before.split_at(before.trim_end_matches(OPENING).len());
                    let (closing, after) = after.split_at(after.len() - after.trim_start_matches(CLOSING).len());
                    self.dress(before, rest, out);
                    let detail = self.ids.get(*number).map_or("", String::as_str);
                    Name { text, detail, marks: [opening, closing] }.render_to(out);
                    after
                }
            };
        }
        self.dress(before, rest, out);
    }
}

/// The marks that stand before a word and never end a line.
const OPENING: [char; 3] = ['(', '“', '„'];

/// The marks that stand behind a word and never begin a line.
const CLOSING: [char; 8] = [',', '.', ';', ':', '!', '?', ')', '”'];

/// The name of a card that shows its detail card on hover, focus and touch.
pub(crate) fn name<'a>(text: &'a str, detail: &'a str) -> impl Render + 'a {
    Name { text, detail, marks: [""; 2] }
}

/// A name with the marks before and behind it: inside the button they cannot be parted from it at the end of a line.
struct Name<'a> {
    text: &'a str,
    detail: &'a str,
    marks: [&'a str; 2],
}

impl Render for Name<'_> {
    fn render_to(&self, out: &mut String) {
        out.push_str("<button class=\"name\" type=\"button\" popovertarget=\"");
        self.detail.render_to(out);
        out.push_str("\" data-detail=\"");
        self.detail.render_to(out);
        out.push_str("\">");
        self.marks[0].render_to(out);
        out.push_str("<i>");
        self.text.render_to(out);
        out.push_str("</i>");
        self.marks[1].render_to(out);
        out.push_str("</button>");
    }
}

/// A picture of the sprite; hidden from screen readers, since words always stand beside it.
pub(crate) fn icon(name: &'static str) -> impl Render {
    Picture { class: "ico", more: "", sprite: sprite_of(name), name }
}

/// The sprite that holds a symbol.
pub(crate) fn sprite_of(name: &str) -> &'static str {
    let found = ICONS.binary_search(&name);
    debug_assert!(found.is_ok(), "{name} is missing in icons.txt");
    found.ok().and_then(|at| SPRITES.get(at)).copied().unwrap_or(SPRITE)
}

/// A symbol of the sprite. A page holds hundreds of them, so they are written straight into it.
struct Picture {
    class: &'static str,
    more: &'static str,
    sprite: &'static str,
    name: &'static str,
}

impl Render for Picture {
    fn render_to(&self, out: &mut String) {
        let pieces = ["<svg class=\"", self.class, self.more, "\" aria-hidden=\"true\"><use href=\"", self.sprite, "#"];
        pieces.into_iter().chain([self.name, "\"></use></svg>"]).for_each(|piece| out.push_str(piece));
    }
}

/// The names of the seats' colours, which are classes and symbols of the sprite.
pub(crate) const TINCTURES: [&str; 5] = ["azure", "gules", "vert", "purpure", "sable"];

/// A player's shield, hidden from screen readers, since the name always stands beside it.
pub(crate) fn shield(seat: curia_core::Seat) -> impl Render {
    let tincture = TINCTURES[seat.index()];
    Picture { class: "shield ", more: tincture, sprite: SPRITE, name: tincture }
}

/// The frame of a chair on which nobody sits.
pub(crate) fn empty_shield() -> impl Render {
    Picture { class: "shield ", more: "vacant", sprite: SPRITE, name: "vacant" }
}

/// A number as people write it: minus signs are true ones.
pub(crate) fn number(value: i32) -> String {
    value.to_string().replace('-', "\u{2212}")
}

/// A gain or loss with its sign.
pub(crate) fn signed(value: i32) -> Markup {
    match value {
        0 => html! {},
        1.. => html! { span.gain { "+" (value) } },
        _ => html! { span.loss { (number(value)) } },
    }
}

/// A doctype in front of a page.
pub(crate) fn document(page: Markup) -> String {
    let PreEscaped(mut text) = html! { (maud::DOCTYPE) };
    text.push_str(&page.into_string());
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_are_divided_between_syllables() {
        let shown = |word: &str| syllables(word, &["cs", "sz"]).replace('\u{ad}', "-");
        assert_eq!(shown("Népszerűtlen"), "Nép-sze-rűt-len");
        assert_eq!(shown("Állampolgári"), "Ál-lam-pol-gá-ri");
        assert_eq!(shown("Tanácsos"), "Ta-ná-csos");
        assert_eq!(shown("Gróf"), "Gróf");
        assert_eq!(shown("Lieutenant"), "Lieu-te-nant");
        assert_eq!(shown("büszkeség"), "büsz-ke-ség");
    }

    #[test]
    fn compounds_are_divided_between_their_parts() {
        let shown = |text| Ui::of(Lang::Hu).soft(text, 8, &["Patkány-invázió"]).into_string().replace('\u{ad}', "-");
        assert_eq!(shown("Patkányinvázió"), "Patkány-invázió");
        assert_eq!(shown("A patkányok"), "A <span class=\"word\">pat-ká-nyok</span>");
    }

    fn dressed(sentence: &str, spans: &[(&'static str, Span)]) -> String {
        let spans = spans.iter().map(|&(text, span)| (Cow::Borrowed(text), span)).collect();
        let found = Found { ids: vec!["a".to_owned()], spans };
        let mut shown = String::new();
        found.dress(sentence, &found.spans, &mut shown);
        shown
    }

    #[test]
    fn names_are_found_in_the_sentence_the_longest_first() {
        let shown = dressed("Lord meets Land Lord", &[("Land Lord", Span::Thing(0)), ("Lord", Span::Player)]);
        assert!(shown.starts_with("<b>Lord</b> meets <button"), "{shown}");
        assert!(shown.ends_with("><i>Land Lord</i></button>"), "{shown}");
    }

    #[test]
    fn a_mark_stays_with_the_name_before_it() {
        let shown = dressed("She meets Lord. Lord, too", &[("Lord", Span::Thing(0))]);
        assert!(shown.contains("<i>Lord</i>.</button> <button"), "{shown}");
        assert!(shown.ends_with("<i>Lord</i>,</button> too"), "{shown}");
    }

    #[test]
    fn a_bracket_stays_with_the_name_behind_it() {
        let spans = [("Lord", Span::Thing(0))];
        let shown = dressed("She draws a card (Lord) (at last)", &spans);
        assert!(shown.starts_with("She draws a card <button"), "{shown}");
        assert!(shown.ends_with(">(<i>Lord</i>)</button> (at last)"), "{shown}");
    }
}
