//! The secret jobs of The Staufer Dynasty over HTTP: nobody is told of another one's before the end, and all are told then.

use std::collections::BTreeSet;

use curia_core::{Game, Seat, Viewer};
use curia_server::client::Choices;
use curia_staufer::data::Job;
use curia_staufer::{Staufer, View};
use curia_texts::{Lang, Words};

use crate::support::TestServer;
use crate::twins::Sitting;

const VIEWERS: [Viewer; 3] = [Viewer::Seat(Seat::S0), Viewer::Seat(Seat::S1), Viewer::Spectator];

fn sitting(server: &TestServer, seed: u64) -> Sitting<'_, Staufer> {
    Sitting::begin(server, seed, [("start_player", "0")])
}

fn jobs_of(view: &View, seat: Seat) -> BTreeSet<Job> {
    view.houses[seat.index()].jobs.iter().flatten().map(|job| job.job).collect()
}

/// True if the text names the job: by its id, or by its name as a whole text of an element. A province job bears the name of a
/// province.
fn tells(text: &str, job: Job) -> bool {
    let name = Words::of(Lang::En).text(job.key());
    let is_province =
        curia_staufer::data::Province::ALL.iter().any(|province| Words::of(Lang::En).text(province.key()) == name);
    text.contains(job.id())
        || text.contains(&job.id().replace('_', "-"))
        || (!is_province && text.contains(&format!(">{name}<")))
}

/// Everybody tries what they may not, then the first who is asked takes one of the choices.
fn one_move(sitting: &mut Sitting<'_, Staufer>, number: usize) -> bool {
    let path = sitting.path.clone();
    let mut moved = false;
    for guest in [&mut sitting.host, &mut sitting.other] {
        let page = guest.get(&path).text();
        let Some(choices) = Choices::of([page.as_str()]) else { continue };
        for wrong in [
            "supply_field:field_0",
            "choose_office:palermo_1",
            "choose_privilege:pv_steward",
            "recall_pick:milano:noble",
        ] {
            if !choices.moves.iter().any(|mv| mv == wrong) {
                guest.post(&format!("{path}/move"), &choices.form(wrong));
            }
        }
        guest.get(&format!("{path}/record"));
        guest.get(&format!("{path}/details"));
        if !moved && !choices.moves.is_empty() {
            let mv = choices.moves[number * 7 % choices.moves.len()].clone();
            moved = guest.post(&format!("{path}/move"), &choices.form(&mv)).status == 303;
        }
    }
    moved
}

#[test]
fn nobody_is_told_of_the_jobs_of_others_before_the_end() {
    let server = TestServer::quick();
    let mut hidden = 0;
    for seed in 1..=3 {
        let mut sitting = sitting(&server, seed);
        for number in 0..40 {
            assert!(one_move(&mut sitting, number), "somebody is asked");
        }
        sitting.look();
        let game = sitting.table();
        let game = game.game().unwrap();
        let received = [&sitting.host, &sitting.other].map(|guest| guest.received.clone());
        for (number, viewer) in VIEWERS.into_iter().enumerate() {
            let pages: String = sitting.seen.iter().map(|seen| seen[number].as_str()).collect();
            let text = [received.get(number).cloned().unwrap_or_default(), pages, sitting.heard(number)].concat();
            let own = viewer.seat().map(|seat| jobs_of(&game.view(viewer), seat)).unwrap_or_default();
            assert_eq!(own.len(), if viewer == Viewer::Spectator { 0 } else { 3 });
            for job in Job::ALL.into_iter().filter(|job| !own.contains(job)) {
                hidden += 1;
                assert!(!tells(&text, job), "{viewer:?} was told of {job:?}");
            }
            assert!(own.iter().all(|&job| tells(&text, job)), "{viewer:?} is told of their own jobs: {own:?}");
        }
    }
    assert!(hidden > 100, "the test has power: {hidden}");
}

#[test]
fn everybody_is_told_of_all_jobs_at_the_end() {
    let server = TestServer::quick();
    let mut sitting = sitting(&server, 5);
    let mut number = 0;
    while !sitting.table().is_over() {
        assert!(one_move(&mut sitting, number), "somebody is asked");
        number += 1;
        assert!(number < 2_000, "the game does not end");
    }
    sitting.look();
    let table = sitting.table();
    let game = table.game().unwrap();
    for seat in [Seat::S0, Seat::S1] {
        let jobs = jobs_of(&game.view(Viewer::Spectator), seat);
        assert_eq!(jobs.len(), 3, "the jobs lie open");
        assert_eq!(jobs, jobs_of(&game.view(Viewer::Seat(seat)), seat));
    }
}
