//! The Hungarian definite article, which follows the first sound of the next word: "a Báró", "az Érsek",
//! "az 5", "a XVI. Lajos".

use std::fmt::Write;

/// Which of the two forms a word takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Article {
    A,
    Az,
    /// The text brings its own article, as some titles of cards do: "A hosszú séta".
    Own,
}

/// The text with its article in front: `az Érsek`, or `Az Érsek` at the start of a sentence.
pub(crate) fn with_article(text: &str, sentence_start: bool) -> String {
    let (lower, upper) = match article(text) {
        Article::A => ("a ", "A "),
        Article::Az => ("az ", "Az "),
        Article::Own => ("", ""),
    };
    let mut out = String::with_capacity(text.len() + 3);
    // Writing to a string cannot fail.
    let _ = write!(out, "{}{text}", if sentence_start { upper } else { lower });
    out
}

fn article(text: &str) -> Article {
    let spoken = text.trim_start_matches(|c: char| !c.is_alphanumeric() && !is_minus(c));
    let mut words = spoken.split(|c: char| !c.is_alphanumeric());
    let first = words.next().unwrap_or_default();
    // A title's own article is capitalised and has a word after it.
    if matches!(first, "A" | "Az") && spoken[first.len()..].starts_with(' ') {
        return Article::Own;
    }
    let vowel = match spoken.chars().next() {
        Some(c) if is_minus(c) => false,
        Some('0'..='9') => number_begins_with_vowel(spoken),
        Some(_) if spoken[first.len()..].starts_with('.') && is_roman(first) => roman_begins_with_vowel(first),
        Some(letter) if first.chars().count() == 1 && !spoken[first.len()..].starts_with(['\'', '’']) => {
            letter_name_begins_with_vowel(letter)
        }
        Some(letter) => word_begins_with_vowel(letter, first),
        None => false,
    };
    if vowel { Article::Az } else { Article::A }
}

fn is_minus(c: char) -> bool {
    matches!(c, '-' | '\u{2212}')
}

fn is_vowel(c: char) -> bool {
    c.to_lowercase().next().is_some_and(|c| "aáeéiíoóöőuúüűäà".contains(c))
}

/// "Yvette" begins with a vowel, "Yorick" does not.
fn word_begins_with_vowel(letter: char, word: &str) -> bool {
    match letter {
        'y' | 'Y' => !word.chars().nth(1).is_some_and(is_vowel),
        _ => is_vowel(letter),
    }
}

/// A letter standing alone is read by its name: "az F", "a K".
fn letter_name_begins_with_vowel(letter: char) -> bool {
    is_vowel(letter) || "flmnrsxy".contains(letter.to_ascii_lowercase())
}

/// Egy, öt, ötven, ötszáz, ezer, ötezer, egymillió; but tíz, száz, tízezer.
fn number_begins_with_vowel(text: &str) -> bool {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    match text.as_bytes().first() {
        Some(b'5') => true,
        Some(b'1') => digits % 3 == 1,
        _ => false,
    }
}

fn is_roman(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|c| "IVXLCDM".contains(c))
}

/// Első (I.), ötödik (V.), ötvenedik (L.), ezredik (M.): read like the number in digits.
fn roman_begins_with_vowel(numeral: &str) -> bool {
    let value = |c: char| match c {
        'I' => 1,
        'V' => 5,
        'X' => 10,
        'L' => 50,
        'C' => 100,
        'D' => 500,
        _ => 1000,
    };
    let values: Vec<i32> = numeral.chars().map(value).collect();
    let mut total = 0;
    for (i, &own) in values.iter().enumerate() {
        let before_larger = values.get(i + 1).is_some_and(|&next| next > own);
        total += if before_larger { -own } else { own };
    }
    number_begins_with_vowel(&total.max(0).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_article_follows_the_first_sound() {
        let table = [
            ("Báró", "a Báró"),
            ("Érsek", "az Érsek"),
            ("érsek", "az érsek"),
            ("Őméltósága", "az Őméltósága"),
            ("Üveg", "az Üveg"),
            ("Udvarhölgy", "az Udvarhölgy"),
            ("Hogy ééén?", "a Hogy ééén?"),
            ("„Elbotlás”", "az „Elbotlás”"),
            ("„Sasszé”", "a „Sasszé”"),
            ("(Akkor egyenek kalácsot!)", "az (Akkor egyenek kalácsot!)"),
            ("Yvette", "az Yvette"),
            ("Yorick", "a Yorick"),
            ("XVI. Lajos", "a XVI. Lajos"),
            ("I. Ferenc", "az I. Ferenc"),
            ("V. Károly", "az V. Károly"),
            ("IV. Henrik", "a IV. Henrik"),
            ("VI. Frigyes", "a VI. Frigyes"),
            ("Xénia", "a Xénia"),
            ("F", "az F"),
            ("K", "a K"),
            ("L’Hôpital", "a L’Hôpital"),
            ("d’Este", "a d’Este"),
            ("A hosszú séta", "A hosszú séta"),
            ("Az idióta", "Az idióta"),
            ("Azúr", "az Azúr"),
            ("", "a "),
            ("?!", "a ?!"),
        ];
        for (text, expected) in table {
            assert_eq!(with_article(text, false), expected);
        }
    }

    #[test]
    fn numbers_are_read_aloud() {
        let with_az = ["1", "5", "50", "53", "500", "1000", "1999", "5000", "50000", "1000000", "5. lap"];
        let with_a = ["0", "2", "3", "4", "6", "10", "11", "15", "100", "150", "2000", "10000", "100000", "-1", "−5"];
        for text in with_az {
            assert_eq!(with_article(text, false), format!("az {text}"));
        }
        for text in with_a {
            assert_eq!(with_article(text, false), format!("a {text}"));
        }
    }

    #[test]
    fn a_sentence_begins_with_a_capital() {
        assert_eq!(with_article("Érsek", true), "Az Érsek");
        assert_eq!(with_article("Báró", true), "A Báró");
        assert_eq!(with_article("A nép hőse", true), "A nép hőse");
    }
}
