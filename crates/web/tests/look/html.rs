//! HTML as a text that reads well: one element a line.

/// Elements that have no end tag.
const VOID: [&str; 5] = ["br", "input", "link", "meta", "!doctype"];

/// One tag or one stretch of text.
enum Piece<'a> {
    Open(&'a str),
    Close,
    /// An element without inside, a whole picture, or a text.
    Whole(&'a str),
}

/// The page with one element or text a line, indented; elements that hold only a text, and pictures, stay on one line. The
/// hashes in the names of embedded files are left out.
pub(crate) fn pretty(page: &str) -> String {
    let page = without_hashes(page);
    let pieces = pieces(&page);
    let (mut out, mut depth, mut at) = (String::new(), 0, 0);
    while at < pieces.len() {
        match &pieces[at..] {
            [Piece::Open(tag), Piece::Close, ..] => {
                line(&mut out, depth, &format!("{tag}{}", end_of(tag)));
                at += 2;
            }
            [Piece::Open(tag), Piece::Whole(inside), Piece::Close, ..] => {
                line(&mut out, depth, &format!("{tag}{inside}{}", end_of(tag)));
                at += 3;
            }
            [Piece::Open(tag), ..] => {
                line(&mut out, depth, tag);
                (depth, at) = (depth + 1, at + 1);
            }
            [Piece::Whole(text), ..] => {
                line(&mut out, depth, text);
                at += 1;
            }
            // Where an element ends is seen by the indentation.
            _ => (depth, at) = (depth - 1, at + 1),
        }
    }
    out
}

fn line(out: &mut String, depth: usize, text: &str) {
    out.extend(std::iter::repeat_n("  ", depth));
    // A soft hyphen would be seen by nobody.
    out.push_str(&text.trim().replace('\u{ad}', "&shy;"));
    out.push('\n');
}

fn name_of(tag: &str) -> &str {
    tag.trim_start_matches('<').split([' ', '>']).next().unwrap_or_default()
}

fn end_of(tag: &str) -> String {
    format!("</{}>", name_of(tag))
}

fn pieces(page: &str) -> Vec<Piece<'_>> {
    let (mut pieces, mut rest) = (Vec::new(), page);
    while !rest.is_empty() {
        let end = if !rest.starts_with('<') {
            rest.find('<').unwrap_or(rest.len())
        } else if rest.starts_with("<svg") {
            svg_end(rest)
        } else {
            rest.find('>').map_or(rest.len(), |end| end + 1)
        };
        let (piece, after) = rest.split_at(end);
        rest = after;
        let void = VOID.contains(&name_of(piece).to_lowercase().as_str());
        match piece {
            text if text.trim().is_empty() => {}
            tag if tag.starts_with("</") => pieces.push(Piece::Close),
            tag if tag.starts_with('<') && !void && !tag.starts_with("<svg") => pieces.push(Piece::Open(tag)),
            whole => pieces.push(Piece::Whole(whole)),
        }
    }
    pieces
}

/// Where a picture ends; pictures may hold pictures.
fn svg_end(text: &str) -> usize {
    let (mut open, mut at) = (0, 0);
    loop {
        let rest = &text[at..];
        let Some(end) = rest.find("</svg>") else { return text.len() };
        open += rest[..end].matches("<svg").count();
        open -= 1;
        at += end + "</svg>".len();
        if open == 0 {
            return at;
        }
    }
}

/// `/assets/icons-0123456789ab.svg` becomes `/assets/icons.svg`, and the rules book has no version.
fn without_hashes(page: &str) -> String {
    let page = without_versions(page);
    let mut parts = page.split("/assets/");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let dot = part.find('.').unwrap_or(0);
        let name = part[..dot].rsplit_once('-').map_or(&part[..dot], |(name, _)| name);
        out.push_str("/assets/");
        out.push_str(name);
        out.push_str(&part[dot..]);
    }
    out
}

#[test]
fn one_element_stands_on_one_line() {
    let page =
        "<!DOCTYPE html><p class=\"a\">One <b>two</b><svg><svg></svg></svg></p><img src=\"/assets/a-b-0123.svg\">";
    let shown = "<!DOCTYPE html>\n<p class=\"a\">\n  One\n  <b>two</b>\n  <svg><svg></svg></svg>\n<img src=\"/assets/a-b.svg\">\n";
    assert_eq!(pretty(page), shown);
}

/// `/book?lang=en&amp;v=0123456789abcdef` becomes `/book?lang=en`.
fn without_versions(page: &str) -> String {
    let mut parts = page.split("&amp;v=");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |out, part| out + part.trim_start_matches(|digit: char| digit.is_ascii_hexdigit()))
}
