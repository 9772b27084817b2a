use crate::*;
use curia_core::*;
use curia_core::testkit::Probe;
use std::collections::BTreeMap;
#[test]
fn tmp_bench() {
    for n in 2..=5 {
    let seats = SeatCount::new(n).unwrap();
    let mut chance = FastChance::new(1);
    let mut list = MoveList::for_game::<Guillotine>();
    let mut moves = 0u64; let mut games = 0u64; let mut forced=0u64; let mut longest=0;
    let t = std::time::Instant::now();
    while t.elapsed().as_secs_f64() < 1.0 {
        for _ in 0..200 {
            let mut g = Guillotine::new(&Default::default(), seats, &mut chance, &mut Silent).unwrap();
            let mut ply = 0;
            while let Some(seat) = g.awaited().first() {
                g.legal(seat, &mut list);
                if list.len()==1 {forced+=1;}
                let mv = list[chance.below(list.len())];
                g.apply(seat, mv, &mut chance, &mut Silent);
                ply += 1;
            }
            moves += ply; games += 1; longest=longest.max(ply);
        }
    }
    let e = t.elapsed().as_secs_f64();
    println!("{n}: {:.2} M moves/s {:.1} ns/move {:.0} games/s forced {:.2} ply/game {:.0} longest {longest} size {}", moves as f64/e/1e6, e*1e9/moves as f64, games as f64/e, forced as f64/moves as f64, moves as f64/games as f64, std::mem::size_of::<Guillotine>());
    }
}
#[test]
fn tmp_feats() {
    let mut counts: BTreeMap<&str,u64> = BTreeMap::new();
    let mut chance = FastChance::new(1);
    let mut list = MoveList::for_game::<Guillotine>();
    let mut feats = vec![];
    for i in 0..2000 {
        let seats = SeatCount::new(2 + i % 4).unwrap();
        let mut log = Heard::default();
        let mut g = Guillotine::new(&Default::default(), seats, &mut chance, &mut log).unwrap();
        while let Some(seat) = g.awaited().first() {
            g.invariants().unwrap();
            g.legal(seat, &mut list);
            assert!(list.windows(2).all(|w| w[0]<w[1]));
            let d = g.prompt(seat).unwrap();
            *counts.entry(d.decision.id()).or_default() += 1;
            let mv = list[chance.below(list.len())];
            g.apply(seat, mv, &mut chance, &mut log);
            for v in Viewer::all(seats) {
                let before = g.view(v);
                let mut h = g.clone();
                h.resample(v, &mut chance);
                h.invariants().unwrap();
                assert_eq!(before, h.view(v));
            }
        }
        g.invariants().unwrap();
        for (_, e) in &log.0 { feats.clear(); Guillotine::feats(e, &mut feats); for f in &feats { assert!(Guillotine::FEATS.contains(f)); *counts.entry(f).or_default() += 1; } 
           *counts.entry(e.id()).or_default() += 1;
        }
    }
    for f in Guillotine::FEATS.iter().chain(Guillotine::DECISIONS) { if !counts.contains_key(f) { println!("NEVER {f}"); } }
    println!("{counts:?}");
}
#[test]
fn tmp_greedy() {
    for n in 2..=5usize {
    let seats = SeatCount::new(n).unwrap();
    let mut chance = FastChance::new(7);
    let mut list = MoveList::for_game::<Guillotine>();
    let mut rates = vec![];
    let mut wins = 0.0; let games = 4000; let mut diff=0i64; let mut t_rate=0u128; let mut calls=0u64;
    for i in 0..games {
        let me = Seat::ALL[i % n];
        let mut g = Guillotine::new(&Default::default(), seats, &mut chance, &mut Silent).unwrap();
        while let Some(seat) = g.awaited().first() {
            g.legal(seat, &mut list);
            let mv = if seat == me {
                let t = std::time::Instant::now();
                g.rate(seat, &list, &mut rates);
                t_rate += t.elapsed().as_nanos(); calls+=1;
                let best = rates.iter().enumerate().max_by_key(|x| x.1).unwrap().0;
                list[best]
            } else { list[chance.below(list.len())] };
            g.apply(seat, mv, &mut chance, &mut Silent);
        }
        wins += g.standings().unwrap().win_shares()[me];
        let t = g.tally(); diff += (t[me] - t[me.next(seats)]) as i64;
    }
    println!("{n} seats greedy vs random: {:.3} diff {:.1} rate {} ns", wins/games as f64, diff as f64/games as f64, t_rate/calls as u128);
    }
}
