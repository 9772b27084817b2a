//! Texts in cells of a terminal.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The text in exactly `width` cells: filled up with spaces, or cut with an ellipsis.
pub fn fit(text: &str, width: usize) -> String {
    let mut out = cut(text, width);
    let used = out.width();
    out.extend(std::iter::repeat_n(' ', width.saturating_sub(used)));
    out
}

/// The text in at most `width` cells, cut with an ellipsis if it is longer.
pub(crate) fn cut(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut out = String::new();
    let mut used = 0;
    for c in text.chars() {
        let cells = c.width().unwrap_or(0);
        if used + cells + 1 > width {
            break;
        }
        used += cells;
        out.push(c);
    }
    if width > 0 {
        out.truncate(out.trim_end().len());
        out.push('…');
    }
    out
}

/// The text in lines of at most `width` cells, broken between words where possible. Never empty.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = vec![String::new()];
    let mut used = 0;
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let cells = word.width();
        if used > 0 && used + 1 + cells > width {
            lines.push(String::new());
            used = 0;
        }
        if used > 0 {
            push(&mut lines, ' ');
            used += 1;
        }
        for c in word.chars() {
            let cells = c.width().unwrap_or(0);
            if used + cells > width {
                lines.push(String::new());
                used = 0;
            }
            push(&mut lines, c);
            used += cells;
        }
    }
    lines
}

fn push(lines: &mut [String], c: char) {
    if let Some(line) = lines.last_mut() {
        line.push(c);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_takes_exactly_its_cells() {
        assert_eq!(fit("Báró", 6), "Báró  ");
        assert_eq!(fit("Az őrség kapitánya", 9), "Az őrség…");
        assert_eq!(fit("Az őrség kapitánya", 4), "Az… ");
        assert_eq!(fit("日本", 3), "日…");
        assert_eq!(fit("abc", 0), "");
        assert_eq!(fit("abc", 1), "…");
    }

    #[test]
    fn lines_break_between_words_and_only_then_within() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrap("a abcdefgh", 3), ["a", "abc", "def", "gh"]);
        assert_eq!(wrap("", 3), [""]);
        assert_eq!(wrap("a b\u{a0}c", 4), ["a", "b\u{a0}c"]);
        assert_eq!(wrap("ab", 0), ["a", "b"]);
    }
}
