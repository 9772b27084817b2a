//! The table of every game that has a board, at every moment worth a look.

use std::collections::BTreeMap;

use curia_catalog::{GameId, for_hosted};
use curia_core::{Asking, Game, How, Seat, SeatCount, Spoken, Viewer};
use curia_table::Undo;
use curia_texts::Lang;
use curia_web::{Board, Occupant, Scene, Speed, Theme, Visitor, details_fragments, fragments, table_page};
use insta::assert_snapshot;

use crate::html::pretty;
use crate::stage::{Moment, moments, with_scene};

/// What is the same in many moments is looked at in one.
const SELDOM: [&str; 3] = ["curia-log", "curia-scores", "curia-piles"];

fn three<G: Game>() -> SeatCount {
    SeatCount::new(3.clamp(G::SEATS.0, G::SEATS.1)).unwrap()
}

/// The whole page.
fn whole<G: Board>(moment: &Moment<G>, lang: Lang) -> String {
    let visitor = Visitor {
        lang,
        theme: Theme::Auto,
        speed: Speed::Normal,
        name: Some("Anna"),
        path: "/t/demo",
        site: "http://192.168.1.7:8080",
    };
    let page = with_scene(moment, lang, |scene| table_page(&visitor, scene));
    pretty(&page)
}

/// The parts of the page, without those that are looked at elsewhere.
fn parts<G: Board>(moment: &Moment<G>, lang: Lang, wanted: impl Fn(&str) -> bool) -> String {
    let parts = with_scene(moment, lang, |scene| [fragments(scene), details_fragments(scene)].concat());
    parts.iter().filter(|part| wanted(part.id)).map(|part| pretty(&part.html)).collect()
}

fn each_hosted(check: impl Fn(GameId)) {
    GameId::HOSTED.iter().copied().for_each(check);
}

/// The first moment at which somebody is asked in their turn.
fn turn<G: Board>(moments: &BTreeMap<String, Moment<G>>) -> &Moment<G> {
    let mut asked = moments.iter().filter(|(name, _)| name.starts_with("decision-"));
    asked.find(|(_, moment)| moment.game.asking().how == How::Turn).expect("somebody has a turn").1
}

#[test]
fn every_moment_looks_as_it_did() {
    each_hosted(|id| for_hosted!(id, G => look_at_moments::<G>(), else ()));
}

fn look_at_moments<G: Board>() {
    for (name, moment) in &moments::<G>(three::<G>()) {
        for lang in Lang::ALL {
            let shown = match name.as_str() {
                "waiting" | "spectator" | "over" => whole(moment, lang),
                _ => parts(moment, lang, |id| !SELDOM.contains(&id)),
            };
            assert_snapshot!(format!("{}-{name}-{lang}", G::ID), shown);
        }
    }
}

#[test]
fn every_thing_is_explained_in_the_rules_book() {
    each_hosted(|id| {
        for_hosted!(id, G => for lang in Lang::ALL {
            let book = &curia_web::rules_book(id, lang).unwrap().html;
            let cards = G::detail_cards(lang);
            for card in &cards {
                let shown = book.matches(&format!("data-thing=\"{}\"", card.id)).count();
                assert_eq!(shown, 1, "{id} in {lang}: {}", card.id);
            }
            let faces: String = cards.into_iter().map(|card| format!("<section id=\"{}\">{}</section>", card.id, card.face.into_string())).collect();
            assert_snapshot!(format!("{id}-glossary-{lang}"), pretty(&faces));
        }, else ());
    });
}

/// What is written between two quotation marks after a mark.
fn after<'a>(html: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    html.split(mark).skip(1).filter_map(|rest| rest.split('"').next())
}

#[test]
fn whatever_a_page_explains_or_cites_is_in_the_page_or_in_the_book() {
    each_hosted(|id| for_hosted!(id, G => look_up::<G>(id), else ()));
}

fn look_up<G: Board>(id: GameId) {
    let (mut explained, mut cited) = (0, 0);
    for lang in Lang::ALL {
        let book = &curia_web::rules_book(id, lang).unwrap().html;
        for (name, moment) in &moments::<G>(three::<G>()) {
            let page = whole(moment, lang);
            for card in after(&page, "data-detail=\"").chain(after(&page, "popovertarget=\"")) {
                let known =
                    page.contains(&format!("id=\"{card}\"")) || book.contains(&format!("data-thing=\"{card}\""));
                assert!(known, "{id} {name}: nothing explains {card}");
                explained += 1;
            }
            for number in after(&page, &format!("href=\"/rules/{id}#")) {
                assert!(book.contains(&format!("id=\"{number}\"")), "{id} {name}: rule {number} is not in the book");
                cited += 1;
            }
        }
    }
    assert!(explained > 100 && cited > 10, "{id}: {explained} cards and {cited} rules");
}

#[test]
fn a_book_is_drawn_with_everything_that_it_names() {
    each_hosted(|id| {
        for lang in Lang::ALL {
            let book = &curia_web::rules_book(id, lang).unwrap().html;
            assert!(book.starts_with("<div class=\"book\""), "{id} in {lang}: {}", &book[..book.len().min(300)]);
            for gone in ["data-choice", "data-piece", "popovertarget", "view-transition", "form=\"play\""] {
                assert!(!book.contains(gone), "{id} in {lang}: a picture in a book can be used: {gone}");
            }
            for number in after(book, "href=\"#") {
                assert!(book.contains(&format!("id=\"{number}\"")), "{id} in {lang}: {number} leads nowhere");
            }
        }
    });
}

#[test]
fn what_can_be_taken_back_stands_in_the_prompt_bar() {
    each_hosted(|id| for_hosted!(id, G => look_at_undo::<G>(), else ()));
}

fn look_at_undo<G: Board>() {
    let moments = moments::<G>(three::<G>());
    let Moment { game, viewer, log, .. } = turn(&moments);
    let by = viewer.seat().unwrap().next(game.seats());
    let states = [
        ("free", Undo::Free(11)),
        ("alone", Undo::Alone(9)),
        ("with_consent", Undo::WithConsent(9)),
        ("asked", Undo::Asked { by, request: 2 }),
        ("waiting", Undo::Waiting { by, request: 2 }),
        ("withdraw", Undo::Waiting { by: viewer.seat().unwrap(), request: 2 }),
    ];
    for (name, undo) in states {
        let moment = Moment {
            game: game.clone(),
            viewer: *viewer,
            log: log.clone(),
            undo,
            own: Occupant::Present,
            growth: None,
        };
        for lang in Lang::ALL {
            let prompt = parts(&moment, lang, |id| id == "curia-prompt");
            // Somebody who is asked for consent is asked nothing else, and only whoever asked can withdraw.
            // The choices of some questions stand on the board; the bar only repeats them.
            let asks = prompt.contains("data-choice") || prompt.contains("data-echo");
            assert_eq!(asks, name != "asked", "{name}");
            assert_eq!(prompt.matches("data-ask").count(), 1, "{name}");
            let answers = ["yes", "no"].map(|answer| prompt.contains(&format!("value=\"{answer}\"")));
            assert_eq!(answers, [name == "asked", name == "asked" || name == "withdraw"], "{name}");
            assert_snapshot!(format!("{}-undo-{name}-{lang}", G::ID), prompt);
        }
        let page = whole(&moment, Lang::En);
        assert_eq!(page.contains("<title>● Take back?"), name == "asked", "{name}");
        assert_eq!(page.contains("data-choice"), name != "asked", "{name}: what is gold answers what is asked");
    }
}

#[test]
fn whoever_left_finds_the_way_back_and_nothing_to_choose() {
    each_hosted(|id| for_hosted!(id, G => look_at_replaced::<G>(), else ()));
}

fn look_at_replaced<G: Board>() {
    let moments = moments::<G>(three::<G>());
    let Moment { game, viewer, log, .. } = turn(&moments);
    let moment = Moment {
        game: game.clone(),
        viewer: *viewer,
        log: log.clone(),
        undo: Undo::No,
        own: Occupant::Replaced,
        growth: None,
    };
    for lang in Lang::ALL {
        assert!(!whole(&moment, lang).contains("data-choice"));
        let prompt = parts(&moment, lang, |id| id == "curia-prompt");
        assert_snapshot!(format!("{}-replaced-{lang}", G::ID), prompt);
    }
}

/// Whoever has no script must be able to make every move: by a button of the form of moves, in sight or in the popover of a
/// choice.
#[test]
fn every_legal_move_of_a_turn_is_a_button_that_works_without_script() {
    each_hosted(|id| for_hosted!(id, G => find_moves::<G>(), else ()));
}

fn find_moves<G: Board>() {
    for (name, moment) in &moments::<G>(three::<G>()) {
        let asking: Asking = moment.game.asking();
        let page = whole(moment, Lang::En);
        let buttons: Vec<&str> = page.lines().map(str::trim).filter(|line| line.starts_with("<button ")).collect();
        let marked = |line: &&str| {
            ["data-choice", "data-confirm", "data-mini", "data-echo"].iter().any(|mark| line.contains(mark))
        };
        let bare: Vec<_> = buttons.iter().filter(|line| line.contains("name=\"move\"") && !marked(line)).collect();
        assert_eq!(bare, Vec::<&&str>::new(), "{} {name}: a move without its mark", G::ID);
        let posts = |line: &&str, mv: &str| line.contains("form=\"play\" name=\"move\"") && line.contains(mv);
        with_scene(moment, Lang::En, |scene| {
            for mv in scene.legal.iter().filter(|_| asking.how == How::Turn) {
                let value = format!("value=\"{mv}\"");
                assert!(buttons.iter().any(|line| posts(line, &value)), "{} {name}: no button for {mv}", G::ID);
            }
            let choices = buttons.iter().filter(|line| line.contains("data-choice"));
            // To pass in a window is to do nothing.
            let nothing = scene.legal.is_empty() || (asking.how == How::Window && scene.legal.len() == 1);
            assert_eq!(choices.count() == 0, nothing, "{} {name}: choices", G::ID);
        });
        for choice in buttons.iter().filter(|line| line.contains("data-choice") && line.contains("popovertarget=\"")) {
            let target = choice.split("popovertarget=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
            let confirms = |line: &&&str| line.contains("data-confirm") && line.contains(target);
            assert_eq!(buttons.iter().filter(confirms).count(), 1, "{} {name}: {target}", G::ID);
        }
    }
}

/// The buttons of a page with all that is inside them.
fn buttons(page: &str) -> impl Iterator<Item = &str> {
    page.split("<button ").skip(1).filter_map(|rest| rest.split("</button>").next())
}

fn page_of<G: Board>(scene: &Scene<'_, G>) -> String {
    let visitor = Visitor {
        lang: scene.lang,
        theme: Theme::Auto,
        name: Some("Anna"),
        path: "/t/demo",
        site: "",
        speed: Speed::Normal,
    };
    table_page(&visitor, scene)
}

#[test]
fn every_choice_says_what_the_eye_sees() {
    each_hosted(|id| for_hosted!(id, G => hear_choices::<G>(), else ()));
}

fn hear_choices<G: Board>() {
    for (name, moment) in &moments::<G>(three::<G>()) {
        for lang in Lang::ALL {
            with_scene(moment, lang, |scene| {
                let page = page_of(scene);
                let choices: Vec<&str> = buttons(&page).filter(|button| button.contains("data-choice")).collect();
                let spoken: Vec<String> = scene.legal.iter().map(|&mv| G::spoken(scene, mv)).collect();
                for choice in &choices {
                    let said = spoken.iter().any(|spoken| choice.contains(spoken.as_str()));
                    assert!(said, "{} {name} {lang}: {choice} says none of {spoken:?}", G::ID);
                }
                let silent = scene.asking.how == How::Window && scene.legal.len() == 1;
                for spoken in spoken.iter().filter(|_| !silent) {
                    let said = choices.iter().any(|choice| choice.contains(spoken.as_str()));
                    assert!(said, "{} {name} {lang}: nothing says {spoken}", G::ID);
                }
            });
        }
    }
}

#[test]
fn the_question_is_read_first() {
    each_hosted(|id| for_hosted!(id, G => read_in_order::<G>(), else ()));
}

fn read_in_order<G: Board>() {
    for (name, moment) in &moments::<G>(three::<G>()) {
        let page = with_scene(moment, Lang::En, page_of);
        let heading = page.split("<h2 ").nth(1).unwrap_or_default();
        assert!(heading.contains("id=\"curia-question\""), "{} {name}: another heading comes first", G::ID);
        let place = |id: &str| page.find(&format!(" id=\"{id}\"")).unwrap();
        let order = ["curia-question", "curia-hand", "curia-players", "curia-board", "curia-log"].map(place);
        assert!(order.is_sorted(), "{} {name}: {order:?}", G::ID);
    }
}

#[test]
fn whoever_can_step_in_may_also_let_it_pass_and_the_rest_of_the_pause_is_the_same_for_all() {
    each_hosted(|id| for_hosted!(id, G => look_at_pause::<G>(), else ()));
}

fn look_at_pause<G: Board>() {
    let Some(Moment { game, viewer, log, .. }) = moments::<G>(three::<G>()).remove("window-react") else { return };
    let able = viewer.seat().unwrap();
    let unable = game.asking().who.iter().find(|&seat| seat != able).expect("somebody else is asked");
    let seen = |seat: Seat| {
        let own = Occupant::Present;
        let moment = Moment {
            game: game.clone(),
            viewer: Viewer::Seat(seat),
            log: log.clone(),
            growth: None,
            undo: Undo::No,
            own,
        };
        with_scene(&moment, Lang::En, |scene| {
            let legal: Vec<String> = scene.legal.iter().map(|mv| format!("value=\"{mv}\"")).collect();
            let parts = fragments(scene);
            let part = |id: &str| parts.iter().find(|part| part.id == id).unwrap().html.clone();
            (legal, part("curia-prompt"), part("curia-hand"))
        })
    };
    let ((moves, prompt, hand), (_, other, other_hand)) = (seen(able), seen(unable));
    for mv in &moves {
        assert!(buttons(&prompt).any(|button| button.contains("data-choice") && button.contains(mv)), "{mv}");
    }
    assert!(buttons(&hand).any(|button| button.contains("data-choice") && button.contains("form=\"play\"")));
    assert!(!other.contains("data-choice") && !other_hand.contains("data-choice"));
    let pause =
        |prompt: &str| prompt.split("class=\"pause\"").nth(1).unwrap().split("</div>").next().unwrap().to_owned();
    assert_eq!(pause(&prompt), pause(&other));
    assert!(pause(&other).contains("/more_time") && pause(&other).contains("/order"));
}

#[test]
fn a_page_that_waits_for_news_loads_itself_again_without_script() {
    each_hosted(|id| {
        for_hosted!(id, G => {
        let moments = moments::<G>(three::<G>());
        let refreshes = |moment: &Moment<G>| whole(moment, Lang::En).contains("http-equiv=\"refresh\"");
        assert!(refreshes(&moments["waiting"]) && refreshes(&moments["spectator"]));
        assert!(!refreshes(turn(&moments)) && !refreshes(&moments["over"]));
    }, else ())
    });
}

#[test]
fn every_decision_is_looked_at() {
    each_hosted(|id| for_hosted!(id, G => look_for_decisions::<G>(), else ()));
}

fn look_for_decisions<G: Board>() {
    let moments = moments::<G>(three::<G>());
    for decision in <G::Prompt as Spoken>::IDS {
        let moment = moments.get(&format!("decision-{decision}"));
        assert!(moment.is_some_and(|moment| moment.viewer != Viewer::Spectator), "{}: {decision}", G::ID);
    }
}
