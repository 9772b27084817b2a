//! A player's page as it grows out of the updates of their stream.

use std::collections::BTreeMap;

use crate::client::Choices;

/// The parts of a page by their ids.
#[derive(Default)]
pub(super) struct Page {
    parts: BTreeMap<String, String>,
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

    /// True once the page shows the result of the finished game.
    pub(super) fn is_over(&self) -> bool {
        self.parts.get("curia-board").is_some_and(|board| board.contains("data-result"))
    }

    /// True if the table waits for this player. Who is not waited for may have choices, too: to step in, or to choose anew
    /// what they have chosen in secret.
    pub(super) fn is_asked(&self) -> bool {
        self.parts.get("curia-live").is_some_and(|live| live.contains("data-turn=\"true\""))
    }

    /// The choices on the page, if there are any.
    pub(super) fn choices(&self) -> Option<Choices> {
        Choices::of(self.parts.values().map(String::as_str)).filter(|choices| !choices.moves.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_waited_for_and_what_is_over_is_read_from_the_page() {
        let mut page = Page::default();
        page.update(b"data: <div id=\"curia-live\" hx-swap-oob=\"x\" data-turn=\"true\"></div>\n\n");
        assert!(page.is_asked() && !page.is_over());
        page.update(b"data: <div id=\"curia-live\" hx-swap-oob=\"x\" data-turn=\"false\"></div>\n\n");
        page.update(b"data: <main id=\"curia-board\" hx-swap-oob=\"x\"><section data-result></section></main>\n\n");
        assert!(!page.is_asked() && page.is_over());
    }

    #[test]
    fn an_update_replaces_the_parts_it_carries() {
        let mut page = Page::default();
        let prompt = "<section id=\"curia-prompt\" hx-swap-oob=\"x\"><input name=\"asked_at\" value=\"7\">\
                      <input name=\"key\" value=\"7.2\"></section>";
        let hand = "<div id=\"curia-hand\" hx-swap-oob=\"x\"><button form=\"play\" name=\"move\" value=\"skip\">";
        page.update(format!("id: 1\ndata: {prompt}{hand}\n\n").as_bytes());
        assert_eq!(page.choices().unwrap().moves, ["skip"]);
        page.update(b"data: <div id=\"curia-hand\" hx-swap-oob=\"x\"></div>\n\n");
        assert_eq!(page.choices(), None);
    }
}
