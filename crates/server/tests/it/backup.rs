//! A backup made under load, and the way back: every table of it holds.

use curia_guillotine::Guillotine;
use curia_store::{BackupOptions, Sqlite, Store, backup, restore};
use curia_table::{Command, Table};

use crate::support::{Guest, Process, TestServer, eventually};

/// The kept commands of a table as it stands in a directory.
fn replayed(store: &Sqlite, path: &str) -> Vec<String> {
    let (_, bodies) = store.table(path.trim_start_matches("/t/")).unwrap().expect("the table is in the backup");
    let commands: Vec<Command> = bodies.iter().map(|body| serde_json::from_str(body).unwrap()).collect();
    Table::<Guillotine>::replay(&commands).unwrap();
    bodies
}

#[test]
fn a_backup_made_under_load_holds_whatever_was_acknowledged_before_and_every_table_verifies() {
    let server = TestServer::quick();
    let paths: Vec<String> = (1..=8)
        .map(|seed| {
            let (path, host, other) = server.seeded_game(seed);
            for mut guest in [host, other] {
                assert_eq!(guest.post(&format!("{path}/leave"), "").status, 303);
            }
            path
        })
        .collect();
    let aside = tempfile::tempdir().unwrap();
    let mut made = Vec::new();
    // Bots play at all tables as fast as they can while one backup after the other is made.
    assert!(eventually(|| {
        let acknowledged: Vec<usize> = paths.iter().map(|path| server.commands(path).len()).collect();
        let file = aside.path().join(format!("{}.sqlite", made.len()));
        backup(server.directory(), &file, BackupOptions::default()).unwrap();
        made.push((file, acknowledged));
        server.guest().get(&format!("{}/record", paths[0])).status == 200 && made.len() >= 3
    }));
    for (number, (file, acknowledged)) in made.iter().enumerate() {
        let directory = aside.path().join(format!("restored-{number}"));
        assert_eq!(restore(&directory, file).unwrap(), None, "nothing was there before");
        let store = Sqlite::open(&directory).unwrap();
        for (path, &acknowledged) in paths.iter().zip(acknowledged) {
            let kept = replayed(&store, path);
            assert!(kept.len() >= acknowledged, "{} of {acknowledged} commands", kept.len());
            assert_eq!(server.commands(path)[..kept.len()], kept, "what the backup has was so");
        }
    }
    let sizes: Vec<usize> = made.iter().map(|(_, acknowledged)| acknowledged.iter().sum()).collect();
    assert!(sizes.windows(2).any(|pair| pair[0] < pair[1]), "there was load: {sizes:?}");
}

#[test]
fn a_server_goes_on_from_a_backup_and_the_former_store_is_kept() {
    let data = tempfile::tempdir().unwrap();
    let aside = tempfile::tempdir().unwrap();
    let file = aside.path().join("backup.sqlite");
    let server = Process::start(data.path(), &[]);
    let mut guest = Guest::at(server.address);
    let table = |guest: &mut Guest| {
        let answer = guest.post("/new", &format!("game={}&seat=me&seat=open&window=0", crate::support::GAME));
        answer.header("location").unwrap().to_owned()
    };
    let before = table(&mut guest);
    backup(data.path(), &file, BackupOptions::default()).unwrap();
    let after = table(&mut guest);
    assert!(restore(data.path(), &file).is_err(), "not under a server that runs");
    assert!(server.terminate().is_some_and(|status| status.success()));
    let former = restore(data.path(), &file).unwrap().expect("the former store is kept");
    assert!(former.exists());
    let server = Process::start(data.path(), &[]);
    guest.client.move_to(server.address);
    assert_eq!(guest.get(&before).status, 200, "the same cookie, the same table");
    assert_eq!(guest.get(&after).status, 404, "what came after the backup is in the former store only");
}
