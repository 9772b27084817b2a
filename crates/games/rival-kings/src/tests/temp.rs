use crate::*;
use curia_core::*;
use curia_core::testkit::*;

fn play(seats: usize, bots: &[bool], seed: u64) -> (RivalKings, u64) {
    let mut ch = FastChance::new(seed);
    let mut g = RivalKings::new(&Default::default(), SeatCount::new(seats).unwrap(), &mut ch, &mut Silent).unwrap();
    let mut list = MoveList::for_game::<RivalKings>();
    let mut r = Vec::new();
    let mut n = 0;
    while let Some(seat) = g.awaited().first() {
        g.legal(seat, &mut list);
        let mv = if bots[seat.index()] {
            let mut w = g.clone();
            w.resample(Viewer::Seat(seat), &mut ch);
            w.rate(seat, &list, &mut r);
            list[r.iter().enumerate().max_by_key(|x| x.1).unwrap().0]
        } else { list[ch.below(list.len())] };
        g.apply(seat, mv, &mut ch, &mut Silent);
        n += 1;
    }
    (g, n)
}

#[test]
fn speed() {
    println!("size {}", std::mem::size_of::<RivalKings>());
    for seats in 2..=4 {
        let t = std::time::Instant::now();
        let (mut n, mut games) = (0, 0);
        while t.elapsed().as_secs_f64() < 1.5 { n += play(seats, &[false; 4], games).1; games += 1; }
        println!("{seats} seats: {:.1} ns/move, {:.1} moves/game", t.elapsed().as_nanos() as f64 / n as f64, n as f64 / games as f64);
    }
    for seats in 2..=4 {
        let t = std::time::Instant::now();
        let (mut won, mut pts, mut n) = (0.0, 0, 0);
        let games = 400;
        for i in 0..games {
            let mut bots = [false; 4];
            let me = i as usize % seats;
            bots[me] = true;
            let (g, k) = play(seats, &bots, i);
            n += k;
            let s = g.standings().unwrap();
            won += s.win_shares().0[me];
            pts += s.totals.0[me];
        }
        println!("greedy {seats}: win {:.3} mean {:.1} moves {:.0} time/game {:.2} ms", won / games as f64, pts as f64 / games as f64, n as f64 / games as f64, t.elapsed().as_secs_f64() * 1000.0 / games as f64);
        let (mut pts, mut n, mut rounds) = (0, 0, 0);
        for i in 0..200 { let (g, k) = play(seats, &[true; 4], i); n += k; rounds += g.round; pts += g.tally().0[..seats].iter().sum::<i32>(); }
        println!("all greedy {seats}: mean {:.1} moves {:.0} rounds {:.1}", pts as f64 / 200.0 / seats as f64, n as f64 / 200.0, rounds as f64 / 200.0);
    }
}

#[test]
fn cover() {
    let mut c = Coverage::default();
    for seats in seat_counts::<RivalKings>() {
        for g in 0..60 { let r = check_game::<RivalKings>(seats, 5, g, Depth::Normal, &mut c); if let Some(f) = r.failure { println!("{f}"); } }
    }
    for (n, k) in c.rows::<RivalKings>() { print!("{n}: {k}; "); }
    println!("\nmissing {:?} unnamed {:?}", c.missing::<RivalKings>(), c.unnamed::<RivalKings>());
}
