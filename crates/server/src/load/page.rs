//! A player's page as it grows out of the updates of his stream.

use std::collections::BTreeMap;

/// The parts of a page by their ids.
#[derive(Default)]
pub(super) struct Page {
    parts: BTreeMap<String, String>,
}

/// What a form of the page would post.
pub(super) struct Choice {
    pub(super) asked_at: String,
    pub(super) key: String,
    pub(super) moves: Vec<String>,
}

impl Page {
    /// Takes over the parts that an event carries.
    pub(super) fn update(&mut self, event: &[u8]) {
        let text = String::from_utf8_lossy(event);
        let mut html = String::with_capacity(text.len());
        text.lines().filter_map(|line| line.strip_prefix("data: ")).for_each(|line| html.push_str(line));
        let marks: Vec<usize> = html.match_indices("\" hx-swap-oob=").map(|(at, _)| at).collect();
        let start = |mark: usize| html[..mark].rfind('<').unwrap_or(0);
        for (number, &mark) in marks.iter().enumerate() {
            let end = marks.get(number + 1).map_or(html.len(), |&next| start(next));
            if let Some(id) = html[start(mark)..mark].rsplit('"').next() {
                self.parts.insert(id.to_owned(), html[start(mark)..end].to_owned());
            }
        }
    }

    /// True once the page offers the record of the finished game.
    pub(super) fn is_over(&self) -> bool {
        self.parts.get("curia-prompt").is_some_and(|prompt| prompt.contains("/record\""))
    }

    /// The choices on the page, if there are any.
    pub(super) fn choice(&self) -> Option<Choice> {
        let prompt = self.parts.get("curia-prompt")?;
        let asked_at = value_after(prompt, "name=\"asked_at\" value=\"")?.to_owned();
        let key = value_after(prompt, "name=\"key\" value=\"")?.to_owned();
        let mut moves = Vec::new();
        for part in self.parts.values() {
            let found = part.match_indices("name=\"move\" value=\"");
            moves.extend(found.filter_map(|(at, mark)| part[at + mark.len()..].split('"').next().map(str::to_owned)));
        }
        moves.sort();
        moves.dedup();
        (!moves.is_empty()).then_some(Choice { asked_at, key, moves })
    }
}

fn value_after<'a>(text: &'a str, mark: &str) -> Option<&'a str> {
    text.split_once(mark)?.1.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_read_from_the_parts_of_the_page() {
        let mut page = Page::default();
        let prompt = "<section id=\"curia-prompt\" hx-swap-oob=\"x\"><input name=\"asked_at\" value=\"7\">\
                      <input name=\"key\" value=\"7.2\"></section>";
        let hand = "<div id=\"curia-hand\" hx-swap-oob=\"x\"><button form=\"play\" name=\"move\" value=\"skip\">";
        page.update(format!("id: 1\ndata: {prompt}{hand}\n\n").as_bytes());
        let choice = page.choice().unwrap();
        assert_eq!((choice.asked_at.as_str(), choice.key.as_str()), ("7", "7.2"));
        assert_eq!(choice.moves, ["skip"]);
        page.update(b"data: <div id=\"curia-hand\" hx-swap-oob=\"x\"></div>\n\n");
        assert!(page.choice().is_none());
    }
}
