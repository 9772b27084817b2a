//! Lists as they were written before: what is durable must be read for ever.

use super::*;

/// A game as it was kept before moves said that an order made them; one window still has its first name.
const LINES: &[&str] = &[
    r#"{"seq":0,"at":1000,"person":100,"act":{"opened":{"table":"desk","game":"guillotine","rules_version":1,"options":{},"chairs":["person:100","open"],"names":["person:100","open"],"host":100,"settings":[2000,"random"],"seed":"763b2ed2d0d1f0afde8e3f484f63d062cb228d2d9a8ae90fb2eaf9e70b0dfdf3"}}}"#,
    r#"{"seq":1,"at":1000,"person":101,"act":{"sat":{"seat":1,"person":101,"name":"Ödön \"x\""}}}"#,
    r#"{"seq":2,"at":1000,"person":101,"act":{"stood":{"seat":1}}}"#,
    r#"{"seq":3,"at":1000,"person":101,"act":{"sat":{"seat":1,"person":101,"name":"Guest"}}}"#,
    r#"{"seq":4,"at":1000,"person":100,"act":"began","digest":6517951107348867092}"#,
    r#"{"seq":5,"at":1000,"person":101,"act":{"renamed":{"seat":1,"name":"Béla"}}}"#,
    r#"{"seq":6,"at":1000,"person":100,"act":{"ordered":{"seat":0,"order":"next:1"}}}"#,
    r#"{"seq":7,"at":1000,"person":101,"act":{"ordered":{"seat":1,"order":"next:0"}}}"#,
    r#"{"seq":8,"at":1010,"person":101,"act":{"moved":{"seat":1,"moves":["play:double_feature"],"key":629957523660743873}},"digest":1632655702633368442}"#,
    r#"{"seq":9,"at":3010,"act":{"window_closed":{"answers":[[0,"pass"]]}},"digest":1676484726914058441}"#,
    r#"{"seq":10,"at":5010,"act":{"paused":{"answers":[[0,"pass"]]}},"digest":13834651003283353505}"#,
    r#"{"seq":11,"at":5020,"person":100,"act":{"moved":{"seat":0,"moves":["skip"],"key":629954225125859240}},"digest":736647412258818589}"#,
    r#"{"seq":12,"at":5020,"act":{"moved":{"seat":1,"moves":["play:confusion_in_line"]}},"digest":14084698016425429692}"#,
    r#"{"seq":13,"at":5020,"person":101,"act":{"left":{"seat":1}}}"#,
    r#"{"seq":14,"at":5020,"person":101,"act":{"returned":{"seat":1}}}"#,
    r#"{"seq":15,"at":5020,"person":100,"act":{"asked_back":{"seat":0,"to":4}}}"#,
    r#"{"seq":16,"at":5020,"person":101,"act":{"declined":{"seat":1}}}"#,
    r#"{"seq":17,"at":5020,"person":100,"act":{"asked_back":{"seat":0,"to":4}}}"#,
    r#"{"seq":18,"at":5020,"person":101,"act":{"agreed":{"seat":1}}}"#,
    r#"{"seq":19,"at":5020,"person":101,"act":{"took_back":{"to":4}},"digest":13834651003283353505}"#,
    r#"{"seq":20,"at":5030,"person":100,"act":{"moved":{"seat":0,"moves":["play:scarlet_pimpernel"],"key":629955324637487451}},"digest":12368075476967580313}"#,
    r#"{"seq":21,"at":7030,"act":{"window_closed":{"answers":[[1,"pass"]]}},"digest":11895592383986696190}"#,
    r#"{"seq":22,"at":7040,"person":101,"act":{"moved":{"seat":1,"moves":["play:clerical_error"],"key":629960822195628506}},"digest":13343930102448973470}"#,
    r#"{"seq":23,"at":7050,"person":100,"act":{"moved":{"seat":0,"moves":["noble:countess"],"key":629961921707256717}},"digest":7151253945147943941}"#,
];

#[test]
fn a_list_written_before_is_read_and_comes_to_the_same_table() {
    let commands: Vec<Command> = LINES.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    let table = Table::<Guillotine>::replay(&commands).unwrap();
    assert_eq!((table.plies.len(), table.state.next_ply, table.next_table()), (7, 11, None));
    assert_eq!(
        (table.names(), table.settings().windows),
        (&["person:100".into(), "Béla".into()][..], Windows::Timed(2_000))
    );
    assert!(table.order(Viewer::Seat(Seat::S1)).is_some(), "nothing says that the order had moved");
}

#[test]
fn what_was_written_before_is_written_like_that_still() {
    for (line, renamed) in LINES.iter().zip(LINES.iter().map(|line| line.replace("paused", "window_closed"))) {
        let command: Command = serde_json::from_str(line).unwrap();
        assert_eq!(serde_json::to_string(&command).unwrap(), renamed);
    }
}

#[test]
fn what_is_new_reads_back_as_it_was_written() {
    let moved = Act::Moved { seat: Seat::S2, moves: vec!["bid:3".into()], key: None, by_order: true };
    let followed = Act::FollowedBy { table: "next".into() };
    let texts = [
        (moved, r#"{"moved":{"seat":2,"moves":["bid:3"],"by_order":true}}"#),
        (followed, r#"{"followed_by":{"table":"next"}}"#),
    ];
    for (act, text) in texts {
        assert_eq!(serde_json::to_string(&act).unwrap(), text);
        assert_eq!(serde_json::from_str::<Act>(text).unwrap(), act);
    }
    for (windows, text) in [
        (Windows::Skipped, r#"[0,"greedy"]"#),
        (Windows::Timed(2_000), r#"[2000,"greedy"]"#),
        (Windows::Untimed, r#"[null,"greedy"]"#),
    ] {
        let settings = Settings { windows, absence: Level::Greedy };
        assert_eq!(serde_json::to_string(&settings).unwrap(), text);
        assert_eq!(serde_json::from_str::<Settings>(text).unwrap(), settings);
    }
}

#[test]
fn a_chair_that_is_none_is_refused_with_what_is_allowed() {
    for text in ["", "person:", "person:x", "bot:clever", "stool"] {
        let error = text.parse::<Chair>().unwrap_err().to_string();
        assert_eq!(error, format!("no chair '{text}': allowed are open, person:ID and bot:LEVEL"));
    }
}
