//! What a bare write and sync costs in a directory: the floor under every durable answer.

use std::io::Write;
use std::path::Path;
use std::time::Instant;

use super::LoadError;

const ROUNDS: usize = 200;
const BYTES: usize = 4096;

/// The milliseconds of each of many writes with a sync.
pub(super) fn measure(directory: &Path) -> Result<Vec<f64>, LoadError> {
    let path = directory.join("sync-probe");
    let failed = |error| LoadError::Disk(path.clone(), error);
    let mut file = std::fs::File::create(&path).map_err(failed)?;
    let mut times = Vec::with_capacity(ROUNDS);
    for _ in 0..ROUNDS {
        let began = Instant::now();
        file.write_all(&[0x5a; BYTES]).map_err(failed)?;
        file.sync_all().map_err(failed)?;
        times.push(began.elapsed().as_secs_f64() * 1000.0);
    }
    drop(file);
    std::fs::remove_file(&path).map_err(failed)?;
    Ok(times)
}
