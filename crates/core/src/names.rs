//! Names are declared once: types whose members carry ids and texts. The derives of the same names write the rest.

use std::fmt::Debug;

use crate::{Arg, Key, Phrase, Seat};

/// An enum whose members carry the ids of the specification. Derived.
pub trait Named: Copy + Eq + Debug + 'static {
    /// All members, in the order of their declaration.
    const ALL: &'static [Self];
    /// Their ids, in the same order.
    const IDS: &'static [&'static str];

    /// The id of the member.
    fn id(self) -> &'static str;
}

/// Something that is said in a text of its own, with its fields as arguments. Derived.
pub trait Spoken {
    /// The ids of all variants, in the order of their declaration.
    const IDS: &'static [&'static str];

    /// The id of the variant.
    fn id(&self) -> &'static str;

    /// The text with its arguments; `None` for what is never said.
    fn spoken(&self) -> Option<Phrase>;
}

/// A type that names texts. Derived, or by hand for a table of components.
pub trait Texts {
    /// Adds the key of every text that the type can name.
    fn keys(out: &mut Vec<Key>);
}

/// The keys of several types that implement [`Texts`], in order: `keys_of![Card, Event, Prompt]`.
#[macro_export]
macro_rules! keys_of {
    ($($texts:ty),+ $(,)?) => {{
        let mut keys = ::std::vec::Vec::new();
        $(<$texts as $crate::Texts>::keys(&mut keys);)+
        keys
    }};
}

/// What can stand in a text. `None` leaves the argument out.
pub trait ToArg {
    /// The argument.
    fn to_arg(&self) -> Option<Arg>;
}

macro_rules! to_arg {
    ($($kind:ty),+) => {
        $(impl ToArg for $kind {
            fn to_arg(&self) -> Option<Arg> {
                Some(self.clone().into())
            }
        })+
    };
}

to_arg!(u8, u16, i32, i64, usize, Seat, Key, Phrase);

/// A yes or no chooses a form, it is never printed.
impl ToArg for bool {
    fn to_arg(&self) -> Option<Arg> {
        None
    }
}

impl<T: ToArg> ToArg for Option<T> {
    fn to_arg(&self) -> Option<Arg> {
        self.as_ref().and_then(T::to_arg)
    }
}

impl<T: ToArg> ToArg for [T] {
    fn to_arg(&self) -> Option<Arg> {
        Some(Arg::List(self.iter().filter_map(T::to_arg).collect()))
    }
}

impl<T: ToArg> ToArg for Vec<T> {
    fn to_arg(&self) -> Option<Arg> {
        self.as_slice().to_arg()
    }
}

/// A field that decides between two forms of a text.
pub trait Flag {
    /// True if it is true, present or not empty.
    fn is_set(&self) -> bool;
}

impl Flag for bool {
    fn is_set(&self) -> bool {
        *self
    }
}

impl<T> Flag for Option<T> {
    fn is_set(&self) -> bool {
        self.is_some()
    }
}

impl<T> Flag for Vec<T> {
    fn is_set(&self) -> bool {
        !self.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use crate::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
    #[named("toy-fruit")]
    enum Fruit {
        Apple,
        BloodOrange,
        #[named(id = "plum_2")]
        Plum,
    }

    #[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
    enum How {
        Ripe,
        Rotten,
    }

    #[derive(Spoken)]
    #[spoken("toy-event")]
    enum Event {
        #[spoken(silent)]
        Shuffled,
        Eaten {
            seat: Seat,
            fruit: Fruit,
            #[spoken(form)]
            how: How,
        },
        Skipped {
            seat: Option<Seat>,
            #[spoken(form = "forced")]
            forced: bool,
        },
        Basket {
            #[spoken(unless = "empty", name = "content")]
            fruits: Vec<Fruit>,
            #[spoken(with = one_more)]
            place: u8,
            #[spoken(skip)]
            #[expect(dead_code, reason = "what is skipped is read by nobody")]
            secret: u8,
        },
    }

    fn one_more(place: &u8) -> u8 {
        place + 1
    }

    #[derive(Spoken)]
    #[spoken("toy-prompt")]
    enum Prompt {
        #[spoken(rule = "5.1")]
        Eat { fruit: Fruit },
        #[spoken(rule = "5.2")]
        Rest,
    }

    #[derive(Clone, Copy, PartialEq, Eq, Debug, Options)]
    #[options("toy")]
    struct Toy {
        fruit: Fruit,
        starter: Option<Seat>,
        quick: bool,
        #[options(min = 2, max = 9, default = 4)]
        rounds: u8,
    }

    #[test]
    fn ids_follow_from_the_names_of_the_members() {
        assert_eq!(Fruit::ALL.map(Fruit::id), ["apple", "blood_orange", "plum_2"]);
        assert_eq!(<Fruit as Named>::IDS, ["apple", "blood_orange", "plum_2"]);
        assert_eq!(Fruit::from_id("blood_orange"), Some(Fruit::BloodOrange));
        assert_eq!(Fruit::from_id("pear"), None);
        assert_eq!(Fruit::Plum.key().to_string(), "toy-fruit-plum_2");
        assert_eq!(serde_json::to_string(&Fruit::Plum).unwrap(), "\"plum_2\"");
    }

    #[test]
    fn fields_are_the_arguments_of_the_text_and_may_choose_its_form() {
        let seat = Seat::S1;
        let said = Event::Eaten { seat, fruit: Fruit::Apple, how: How::Rotten }.spoken().unwrap();
        assert_eq!(said.key.to_string(), "toy-event-eaten_rotten");
        assert_eq!(said.args, [("seat", Arg::Seat(seat)), ("fruit", Arg::Name(Fruit::Apple.key()))]);
        let key = |event: Event| event.spoken().unwrap().key.to_string();
        assert_eq!(key(Event::Skipped { seat: None, forced: true }), "toy-event-skipped_forced");
        assert_eq!(key(Event::Skipped { seat: None, forced: false }), "toy-event-skipped");
        assert_eq!(key(Event::Basket { fruits: vec![], place: 0, secret: 1 }), "toy-event-basket_empty");
        assert!(Event::Shuffled.spoken().is_none());
    }

    #[test]
    fn arguments_can_be_renamed_computed_and_left_out() {
        let basket = Event::Basket { fruits: vec![Fruit::Apple], place: 0, secret: 1 }.spoken().unwrap();
        let fruits = Arg::List(vec![Arg::Name(Fruit::Apple.key())]);
        assert_eq!(basket.args, [("content", fruits), ("place", Arg::Int(1))]);
        assert_eq!(Event::Skipped { seat: None, forced: false }.spoken().unwrap().args, []);
    }

    #[test]
    fn every_form_of_every_text_is_listed() {
        let keys: Vec<String> = keys_of![Event, Prompt, Toy].iter().map(Key::to_string).collect();
        let expected = [
            "toy-event-eaten_ripe",
            "toy-event-eaten_rotten",
            "toy-event-skipped",
            "toy-event-skipped_forced",
            "toy-event-basket",
            "toy-event-basket_empty",
            "toy-prompt-eat",
            "toy-prompt-rest",
            "toy-option-fruit",
            "toy-value-fruit_apple",
            "toy-value-fruit_blood_orange",
            "toy-value-fruit_plum_2",
            "toy-option-starter",
            "toy-value-starter_random",
            "toy-option-quick",
            "toy-value-quick_false",
            "toy-value-quick_true",
            "toy-option-rounds",
        ];
        assert_eq!(keys, expected);
    }

    #[test]
    fn rules_stand_beside_the_questions() {
        let eat = Prompt::Eat { fruit: Fruit::Plum };
        assert_eq!((eat.id(), eat.rule()), ("eat", "5.1"));
        assert_eq!((Prompt::Rest.id(), Prompt::Rest.rule()), ("rest", "5.2"));
        assert_eq!(Phrase::from(eat).args, [("fruit", Arg::Name(Fruit::Plum.key()))]);
    }

    #[test]
    fn options_read_back_what_they_write() {
        let mut toy = Toy::default();
        assert_eq!(toy, Toy { fruit: Fruit::Apple, starter: None, quick: false, rounds: 4 });
        for (id, value) in [("fruit", "plum_2"), ("starter", "2"), ("quick", "true"), ("rounds", "9")] {
            toy.set(id, value).unwrap();
            assert_eq!(toy.get(id), value);
        }
        assert_eq!(toy, Toy { fruit: Fruit::Plum, starter: Some(Seat::S2), quick: true, rounds: 9 });
        assert!(toy.set("rounds", "10").is_err());
        assert!(toy.set("fruit", "pear").is_err());
        assert_eq!(Fruit::KIND, OptionKind::Choice(<Fruit as Named>::IDS));
        assert_eq!(Toy::value_key("fruit", "apple").unwrap().to_string(), "toy-value-fruit_apple");
        assert_eq!(Toy::value_key("rounds", "4"), None);
    }
}
