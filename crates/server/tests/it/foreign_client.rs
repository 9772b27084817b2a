//! A client that shares no code with the server plays a whole game over the page's own routes.

use std::path::Path;
use std::process::Command;

use crate::support::TestServer;

#[test]
fn the_python_client_plays_a_game_to_its_end() {
    let server = TestServer::quick();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/client.py");
    let output = Command::new("python3").arg(script).arg(format!("http://{}", server.address)).output().unwrap();
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{out}{err}");
    assert!(out.contains("over after"), "{out}");
}
