//! A client that shares no code with the server plays a whole game over the page's own routes.

mod house;

use std::path::Path;
use std::process::Command;

use house::House;

#[test]
fn the_python_client_plays_a_game_to_its_end() {
    let house = House::quick();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/client.py");
    let output = Command::new("python3").arg(script).arg(format!("http://{}", house.address)).output().unwrap();
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{out}{err}");
    assert!(out.contains("over after"), "{out}");
}
