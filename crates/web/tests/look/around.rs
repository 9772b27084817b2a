//! The pages around the table.

use curia_catalog::GameId;
use curia_core::Seat;
use curia_texts::Lang;
use curia_web::{
    Draft, DraftField, Speed, Theme, Visitor, Waiting, about_page, error_page, join_page, new_table_page, start_page,
    toast, waiting_fragments,
};
use insta::assert_snapshot;

use crate::html::pretty;
use crate::stage;

const NOBODY: Visitor<'_> = Visitor {
    lang: Lang::En,
    theme: Theme::Auto,
    speed: Speed::Normal,
    name: None,
    path: "/",
    site: "http://192.168.1.7:8080",
};

/// Takes a snapshot in every language.
fn look(name: &str, page: impl Fn(Visitor<'_>) -> String) {
    for lang in Lang::ALL {
        assert_snapshot!(format!("{name}-{lang}"), pretty(&page(Visitor { lang, ..NOBODY })));
    }
}

#[test]
fn the_start_page() {
    look("start-new", |visitor| start_page(&visitor, &[]));
    look("start-tables", |visitor| {
        let anna = Visitor { name: Some("Anna"), theme: Theme::Dark, ..visitor };
        start_page(&anna, &stage::my_tables())
    });
}

#[test]
fn the_form_of_a_new_table() {
    for &game in GameId::HOSTED {
        look(&format!("new-{game}"), |visitor| new_table_page(&visitor, &Draft::of(game), None));
        let draft = Draft { options: stage::agreed(game), window: 0, ..Draft::of(game) };
        look(&format!("new-{game}-refused"), |visitor| {
            new_table_page(&visitor, &draft, Some((DraftField::Chairs, "<why not>")))
        });
    }
}

#[test]
fn a_table_that_has_not_begun() {
    for &game in GameId::HOSTED {
        let (missing, full, options) = (stage::chairs(false), stage::chairs(true), stage::agreed(game));
        let host = stage::waiting(game, &missing, &options);
        let look = |name: &str, waiting: Waiting<'_>| {
            look(&format!("waiting-{game}-{name}"), |visitor| join_page(&visitor, &waiting, stage::LINK));
        };
        look("host", host.clone());
        look("host-full", Waiting { seats: &full, ..host.clone() });
        look("guest", Waiting { me: None, host: false, ..host.clone() });
        look("guest-full", Waiting { seats: &full, me: Some(Seat::S1), host: false, ..host });
    }
}

#[test]
fn nobody_is_told_to_send_a_link_that_leads_nowhere() {
    let (seats, options) = (stage::chairs(false), stage::agreed(GameId::HOSTED[0]));
    let open = stage::waiting(GameId::HOSTED[0], &seats, &options);
    let closed = Waiting { here_only: true, ..open.clone() };
    for (lang, sends, here) in
        [(Lang::En, "send them the link", "at this computer"), (Lang::Hu, "küldd el", "erről a gépről")]
    {
        let page = |waiting| join_page(&Visitor { lang, ..NOBODY }, waiting, stage::LINK);
        let update = |waiting| waiting_fragments(lang, waiting).into_iter().map(|part| part.html).collect::<String>();
        for text in [page(&open), update(&open)] {
            assert!(text.contains(sends), "{text}");
        }
        for text in [page(&closed), update(&closed)] {
            assert!(!text.contains(sends) && text.contains(here), "{text}");
        }
    }
}

#[test]
fn a_waiting_table_is_brought_up_to_date_by_its_chairs_alone() {
    let (seats, options) = (stage::chairs(true), stage::agreed(GameId::HOSTED[0]));
    let parts = waiting_fragments(Lang::En, &stage::waiting(GameId::HOSTED[0], &seats, &options));
    let ids: Vec<&str> = parts.iter().map(|part| part.id).collect();
    assert_eq!(ids, ["curia-next", "curia-chairs"]);
    for part in &parts {
        let mut update = String::new();
        part.update(false, &mut update);
        assert!(update.contains("hx-swap-oob"));
    }
}

#[test]
fn the_about_page() {
    look("about", |visitor| about_page(&visitor));
}

#[test]
fn pages_of_trouble() {
    for status in [400, 404, 429, 503] {
        look(&format!("error-{status}"), |visitor| {
            error_page(&visitor, status, "<the message>", (status >= 500).then_some("0123456789abcdef"))
        });
    }
    assert_snapshot!("toast", pretty(&toast("<the message>", None)));
}
