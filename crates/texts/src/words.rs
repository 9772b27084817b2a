//! From phrases to sentences.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{OnceLock, PoisonError, RwLock};

use curia_core::{Arg, Key, Phrase, SetupError};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rustc_hash::FxHashMap;

use crate::lately::Spelling;
use crate::{General, Lang, Names, Source, article, sources};

/// The renderer of one language. It can be shared between threads.
///
/// It never fails: a text that is missing prints its key, a variable that is missing prints its name. Tests
/// make sure that neither happens.
pub struct Words {
    lang: Lang,
    /// Tells these words from all others.
    number: u64,
    bundle: FluentBundle<FluentResource>,
    /// Texts without arguments, once they were asked for: a page holds hundreds of them.
    plain: RwLock<FxHashMap<Address, &'static str>>,
    /// The keys of texts with arguments as the bundle spells them, once they were asked for.
    ids: RwLock<FxHashMap<Address, &'static str>>,
    /// The forms of names, once they were asked for.
    who: RwLock<FxHashMap<Address, &'static str>>,
    whom: RwLock<FxHashMap<Address, &'static str>>,
}

/// How many words there are so far.
static NUMBERS: AtomicU64 = AtomicU64::new(0);

/// Where the parts of a key stand in the program. Parts live for ever, so equal places mean equal texts; comparing them
/// costs a tenth of comparing letters. A text that stands in two places is only kept twice.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Address([(usize, usize); 3]);

impl Address {
    fn of(key: Key) -> Address {
        Address([key.space, key.id, key.form].map(|part| (part.as_ptr().addr(), part.len())))
    }
}

/// What a key leads to, made once.
fn kept(known: &RwLock<FxHashMap<Address, &'static str>>, key: Key, make: impl FnOnce() -> String) -> &'static str {
    let address = Address::of(key);
    let found = known.read().unwrap_or_else(PoisonError::into_inner).get(&address).copied();
    found.unwrap_or_else(|| {
        // There are only so many keys, and they live as long as the program.
        let made = Box::leak(make().into_boxed_str());
        known.write().unwrap_or_else(PoisonError::into_inner).entry(address).or_insert(made)
    })
}

impl Words {
    /// The words of a language, read once in the life of the program.
    pub fn of(lang: Lang) -> &'static Words {
        static EN: OnceLock<Words> = OnceLock::new();
        static HU: OnceLock<Words> = OnceLock::new();
        match lang {
            Lang::En => EN.get_or_init(|| Words::read(lang, sources(lang))),
            Lang::Hu => HU.get_or_init(|| Words::read(lang, sources(lang))),
        }
    }

    fn read(lang: Lang, sources: &[Source]) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
        // Isolation marks are for mixed directions of writing; in a terminal they print as rubbish.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) if number.value < 0.0 => Some(printed(value)),
            _ => None,
        }));
        // A fresh bundle has no function of these names, so adding them cannot fail.
        let _ = bundle.add_function("AZ", |values, _| articled(values, false));
        let _ = bundle.add_function("NAGYAZ", |values, _| articled(values, true));
        let _ = bundle.add_function("CAP", |values, _| capital(values));
        let _ = bundle.add_builtins();
        for source in sources {
            let resource = match FluentResource::try_new(source.text.to_owned()) {
                // What does not parse is left out and found by the tests; the rest is still readable.
                Ok(resource) | Err((resource, _)) => resource,
            };
            let _ = bundle.add_resource(resource);
        }
        let [plain, ids, who, whom] = std::array::from_fn(|_| RwLock::default());
        Words { lang, number: NUMBERS.fetch_add(1, Ordering::Relaxed), bundle, plain, ids, who, whom }
    }

    /// Which language it speaks.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// True if there is a text of this key.
    pub fn has(&self, key: impl Into<Key>) -> bool {
        self.bundle.get_message(&key.into().to_string()).is_some_and(|message| message.value().is_some())
    }

    /// A text without arguments that is kept for ever, for those who ask for it again and again.
    pub fn plain(&self, key: impl Into<Key>) -> &'static str {
        let key = key.into();
        kept(&self.plain, key, || self.text(key))
    }

    /// A text without arguments.
    pub fn text(&self, key: impl Into<Key>) -> String {
        self.format(key.into(), None)
    }

    /// A text whose arguments are plain texts.
    pub fn fill(&self, key: impl Into<Key>, args: &[(&'static str, &str)]) -> String {
        let key = key.into();
        Spelling::of_texts(self.number, key, args).said(|| {
            let mut values = FluentArgs::with_capacity(args.len());
            args.iter().for_each(|(name, value)| values.set(*name, *value));
            self.format(key, Some(&values))
        })
    }

    /// A phrase as a sentence, with the players called by `names`. Names may end in a mark of their own, after
    /// which no full stop stands.
    ///
    /// Beside its arguments a text may use `$you`, the name of the argument that is the reader's own seat, and for an
    /// argument `$x` that is a name `$x_who` and `$x_whom`: as the subject and as the object of a sentence.
    pub fn phrase(&self, phrase: &Phrase, names: &Names) -> String {
        Spelling::of_phrase(self.number, phrase, names).said(|| self.make(phrase, names))
    }

    fn make(&self, phrase: &Phrase, names: &Names) -> String {
        let mut values = FluentArgs::with_capacity(phrase.args.len());
        for (name, value) in &phrase.args {
            match value {
                Arg::Int(number) => values.set(*name, *number),
                Arg::Name(key) => values.set(*name, self.plain(*key)),
                Arg::Seat(seat) => values.set(*name, names.get(*seat)),
                other => values.set(*name, self.arg(other, names)),
            }
            match value {
                Arg::Seat(seat) if names.is_reader(*seat) => values.set("you", *name),
                Arg::Name(key) => {
                    for (form, text) in self.forms(*key) {
                        values.set(format!("{name}_{form}"), text);
                    }
                }
                _ => {}
            }
        }
        without_doubled_marks(self.format(phrase.key, Some(&values)))
    }

    /// The forms of a name within a sentence, `who` and `whom`: with the article it takes there, and in the case. They
    /// are written down as attributes of the text; what is not written down is the same as the one before.
    pub fn forms(&self, key: Key) -> [(&'static str, &'static str); 2] {
        let form = |name| {
            let pattern = self.bundle.get_message(&key.to_string())?.get_attribute(name)?.value();
            Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
        };
        let who = kept(&self.who, key, || form("who").unwrap_or_else(|| self.text(key)));
        let whom = kept(&self.whom, key, || form("whom").unwrap_or_else(|| who.to_owned()));
        [("who", who), ("whom", whom)]
    }

    /// One argument by itself.
    pub fn arg(&self, arg: &Arg, names: &Names) -> String {
        match arg {
            Arg::Int(number) => printed(&FluentValue::from(*number)),
            Arg::Seat(seat) => names.get(*seat).into_owned(),
            Arg::Name(key) => self.plain(*key).to_owned(),
            Arg::Phrase(phrase) => self.phrase(phrase, names),
            Arg::List(items) => {
                let items: Vec<String> = items.iter().map(|item| self.arg(item, names)).collect();
                self.list(&items)
            }
        }
    }

    /// Several things joined the way the language joins them: "a, b and c".
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => self.text(General::ListEmpty),
            [one] => one.clone(),
            [first, second] => self.fill(General::ListLast, &[("first", first), ("last", second)]),
            [first @ .., last] => self.fill(General::ListLast, &[("first", &first.join(", ")), ("last", last)]),
        }
    }

    /// Why a game cannot begin.
    pub fn setup_error(&self, error: &SetupError) -> String {
        match error {
            SetupError::Seats { asked, min, max } => {
                let phrase = General::ErrorSeats.phrase().with("asked", *asked).with("min", *min).with("max", *max);
                self.phrase(&phrase, &Names::default())
            }
            SetupError::UnknownOption { id, allowed } => {
                self.fill(General::ErrorOption, &[("option", &quotable(id)), ("allowed", allowed)])
            }
            SetupError::BadValue { id, value, allowed } => {
                self.fill(General::ErrorValue, &[("option", id), ("value", &quotable(value)), ("allowed", allowed)])
            }
        }
    }

    fn format(&self, key: Key, args: Option<&FluentArgs<'_>>) -> String {
        let id = kept(&self.ids, key, || key.to_string());
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        self.bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned()
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Words({})", self.lang)
    }
}

/// A number or a text as it is printed: numbers below zero with a true minus sign.
fn printed(value: &FluentValue<'_>) -> String {
    match value {
        FluentValue::Number(number) => number.as_string().replace('-', "\u{2212}"),
        FluentValue::String(text) => text.to_string(),
        _ => String::new(),
    }
}

fn articled<'a>(values: &[FluentValue<'a>], sentence_start: bool) -> FluentValue<'a> {
    match values {
        [value @ (FluentValue::String(_) | FluentValue::Number(_))] => {
            FluentValue::from(article::with_article(&printed(value), sentence_start))
        }
        _ => FluentValue::Error,
    }
}

/// The text with a capital letter in front, as a sentence begins.
fn capital<'a>(values: &[FluentValue<'a>]) -> FluentValue<'a> {
    let [value @ FluentValue::String(_)] = values else { return FluentValue::Error };
    let text = printed(value);
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    FluentValue::from(first.chain(letters).collect::<String>())
}

/// What somebody typed, made harmless for a terminal.
fn quotable(text: &str) -> String {
    text.escape_debug().to_string()
}

/// A sentence whose full stop is gone where a name before it ends in a mark.
fn without_doubled_marks(sentence: String) -> String {
    const MARKS: [(&str, &str); 4] = [("!.", "!"), ("?.", "?"), ("….", "…"), ("....", "...")];
    // Most sentences have one full stop, at their end: looking at what stands before it is far quicker than a search.
    let bytes = sentence.as_bytes();
    let after_mark = |at: usize| matches!(bytes[..at].last(), Some(b'!' | b'?' | b'.' | 0xa6));
    if !(0..bytes.len()).any(|at| bytes[at] == b'.' && after_mark(at)) {
        return sentence;
    }
    MARKS.into_iter().fold(sentence, |text, (doubled, mark)| text.replace(doubled, mark))
}

#[cfg(test)]
mod tests {
    use curia_core::Seat;

    use super::*;

    fn names() -> Names {
        Names::new(["Anna", "Örs"])
    }

    #[test]
    fn lists_are_joined_the_way_of_the_language() {
        let list = |lang, items: Vec<Arg>| Words::of(lang).arg(&Arg::List(items), &names());
        let seats = || vec![Arg::Seat(Seat::S0), Arg::Seat(Seat::S1), Arg::Int(-3)];
        assert_eq!(list(Lang::En, seats()), "Anna, Örs and −3");
        assert_eq!(list(Lang::Hu, seats()), "Anna, Örs és −3");
        assert_eq!(list(Lang::Hu, seats()[..2].to_vec()), "Anna és Örs");
        assert_eq!(list(Lang::En, seats()[..1].to_vec()), "Anna");
        assert_eq!(list(Lang::En, vec![]), "nothing");
        assert_eq!(list(Lang::Hu, vec![]), "semmi");
    }

    #[test]
    fn numbers_choose_the_plural() {
        let points =
            |lang, count: i64| Words::of(lang).phrase(&General::Points.phrase().with("count", count), &names());
        assert_eq!(points(Lang::En, 1), "1\u{a0}point");
        assert_eq!(points(Lang::En, 2), "2\u{a0}points");
        assert_eq!(points(Lang::En, 0), "0\u{a0}points");
        assert_eq!(points(Lang::En, -3), "−3\u{a0}points");
        assert_eq!(points(Lang::Hu, 1), "1\u{a0}pont");
        assert_eq!(points(Lang::Hu, 7), "7\u{a0}pont");
        let place = |lang, place: i64| Words::of(lang).phrase(&General::Place.phrase().with("place", place), &names());
        assert_eq!([1, 2, 3, 4].map(|n| place(Lang::En, n)), ["1st", "2nd", "3rd", "4th"]);
        assert_eq!([1, 2, 5].map(|n| place(Lang::Hu, n)), ["1.", "2.", "5."]);
    }

    #[test]
    fn a_missing_text_prints_its_key() {
        let key = Key::new("ui", "no-such-text");
        assert_eq!(Words::of(Lang::Hu).text(key), "ui-no-such-text");
        assert!(!Words::of(Lang::Hu).has(key));
    }

    #[test]
    fn the_article_works_from_within_a_text() {
        let text = "t-low = Ez { AZ($x) }.\nt-high = { NAGYAZ($x) } az.";
        let words = Words::read(Lang::Hu, &[Source { name: "t", text }]);
        let say = |id, x: Arg| words.phrase(&Key::new("t", id).phrase().with("x", x), &names());
        assert_eq!(say("low", Arg::Seat(Seat::S1)), "Ez az Örs.");
        assert_eq!(say("low", Arg::Int(5)), "Ez az 5.");
        assert_eq!(say("high", Arg::Int(-5)), "A −5 az.");
        assert_eq!(say("high", Arg::Seat(Seat::S0)), "Az Anna az.");
    }

    #[test]
    fn no_full_stop_stands_behind_a_name_that_ends_in_a_mark() {
        let words = Words::read(Lang::En, &[Source { name: "t", text: "t-plays = You play { $x }.\nt-x = Wait!" }]);
        let phrase = Key::new("t", "plays").phrase().with("x", Arg::Name(Key::new("t", "x")));
        assert_eq!(words.phrase(&phrase, &names()), "You play Wait!");
    }

    #[test]
    fn the_reader_is_spoken_to_and_everybody_else_is_spoken_of() {
        let text = "t-gives = { $you ->\n    [from] You give it to { $to }.\n    [to] { $from } gives it to you.\n   *[other] { $from } gives it to { $to }.\n }";
        let words = Words::read(Lang::En, &[Source { name: "t", text }]);
        let phrase = Key::new("t", "gives").phrase().with("from", Seat::S0).with("to", Seat::S1);
        let read = |reader| words.phrase(&phrase, &names().read_by(reader));
        assert_eq!(read(None), "Anna gives it to Örs.");
        assert_eq!(read(Some(Seat::S0)), "You give it to Örs.");
        assert_eq!(read(Some(Seat::S1)), "Anna gives it to you.");
        assert_eq!(read(Some(Seat::S2)), "Anna gives it to Örs.");
    }

    #[test]
    fn a_name_stands_in_a_sentence_in_the_form_that_it_takes_there() {
        let text = "t-hits = { CAP($x_who) } nem talál, { $x_whom } találják el.\nt-x = Báró\n    .who = a báró\n    .whom = a bárót";
        let words = Words::read(Lang::Hu, &[Source { name: "t", text }]);
        let phrase = Key::new("t", "hits").phrase().with("x", Arg::Name(Key::new("t", "x")));
        assert_eq!(words.phrase(&phrase, &names()), "A báró nem talál, a bárót találják el.");
    }

    #[test]
    fn words_are_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Words>();
        std::thread::scope(|scope| {
            for lang in [Lang::En, Lang::Hu, Lang::En, Lang::Hu] {
                scope.spawn(move || assert!(Words::of(lang).has(General::Points)));
            }
        });
    }

    #[test]
    fn nothing_typed_reaches_the_terminal_raw() {
        let error = SetupError::UnknownOption { id: "\u{1b}[2J".to_owned(), allowed: "a".to_owned() };
        for lang in Lang::ALL {
            assert!(!Words::of(lang).setup_error(&error).contains('\u{1b}'));
        }
    }
}
