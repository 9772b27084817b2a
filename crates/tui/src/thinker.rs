//! The bots' thoughts, on a thread of their own, so that the screen never waits for them.

use std::io;
use std::panic::resume_unwind;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use curia_core::Game;

use crate::{Answer, Question};

/// Asks the bots away from the drawing thread, one question at a time. Dropping it waits for nothing: a thought that
/// nobody wants to hear ends by itself.
pub(crate) struct Thinker<G: Game> {
    questions: Sender<(Question, G)>,
    answers: Receiver<(Question, G::Move)>,
    asked: Option<Question>,
    answered: Option<Question>,
    thread: Option<JoinHandle<()>>,
}

impl<G: Game> Thinker<G> {
    /// Starts the thread.
    ///
    /// # Errors
    /// When the system has no thread to give.
    pub(crate) fn new(mut bot: Answer<G>) -> io::Result<Thinker<G>> {
        let (questions, asked) = channel::<(Question, G)>();
        let (answer, answers) = channel();
        let thread = Builder::new().name("bots".to_owned()).spawn(move || {
            while let Ok(first) = asked.recv() {
                // Only the newest question still has somebody who waits for it.
                let (question, game) = asked.try_iter().last().unwrap_or(first);
                let mv = bot(&game, question.seat());
                if answer.send((question, mv)).is_err() {
                    break;
                }
            }
        })?;
        Ok(Thinker { questions, answers, asked: None, answered: None, thread: Some(thread) })
    }

    /// Hands over a question about `game`, unless it was handed over before.
    pub(crate) fn ask(&mut self, question: Question, game: &G) {
        if self.asked != Some(question) && self.questions.send((question, game.clone())).is_ok() {
            self.asked = Some(question);
        }
    }

    /// True while the newest question has no answer.
    pub(crate) fn is_busy(&self) -> bool {
        self.asked != self.answered
    }

    /// Waits at most `time` for an answer; it may be one to an old question.
    ///
    /// # Panics
    /// With the bot's own panic, if it had one.
    pub(crate) fn listen(&mut self, time: Duration) -> Option<(Question, G::Move)> {
        match self.answers.recv_timeout(time) {
            Ok((question, mv)) => {
                self.answered = Some(question);
                Some((question, mv))
            }
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => {
                if let Some(Err(panic)) = self.thread.take().map(JoinHandle::join) {
                    resume_unwind(panic);
                }
                self.answered = self.asked;
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::mpsc::{Receiver, Sender, channel};

    use curia_core::{FastChance, Seat, SeatCount, Seed};
    use curia_guillotine::Guillotine;

    use super::*;
    use crate::{Setup, Solo};

    const LONG: Duration = Duration::from_secs(60);
    const SHORT: Duration = Duration::from_millis(1);

    /// A game in which several bots are on turn before the person is.
    fn solo() -> Solo<Guillotine> {
        let bot = Box::new(|game: &Guillotine, seat| game.fallback(seat, &mut FastChance::new(1)));
        let setup = Setup { person: Seat::S4, ..Setup::new(SeatCount::new(5).unwrap(), Seed::from_number(1), bot) };
        let solo = Solo::new(&setup).unwrap();
        assert!(solo.question().is_some());
        solo
    }

    /// A thinker whose bot says when it begins, and ends a thought only when it is told to.
    fn slow() -> (Thinker<Guillotine>, Receiver<()>, Sender<()>) {
        let ((begins, begun), (end, ended)) = (channel(), channel());
        let bot = move |game: &Guillotine, seat| {
            begins.send(()).unwrap();
            let _ = ended.recv();
            game.fallback(seat, &mut FastChance::new(1))
        };
        (Thinker::new(Box::new(bot)).unwrap(), begun, end)
    }

    #[test]
    fn an_answer_comes_when_it_is_thought_out() {
        let (solo, (mut thinker, begun, end)) = (solo(), slow());
        let question = solo.question().unwrap();
        thinker.ask(question, solo.game());
        thinker.ask(question, solo.game());
        begun.recv().unwrap();
        assert!(thinker.is_busy() && thinker.listen(SHORT).is_none());
        end.send(()).unwrap();
        assert_eq!(thinker.listen(LONG).map(|(answered, _)| answered), Some(question));
        assert!(!thinker.is_busy() && begun.try_recv().is_err());
    }

    #[test]
    fn questions_that_grew_old_while_they_waited_are_left_out() {
        let (mut solo, (mut thinker, begun, end)) = (solo(), slow());
        let mut asked = Vec::new();
        let mut bot: Answer<Guillotine> = Box::new(|game, seat| game.fallback(seat, &mut FastChance::new(1)));
        for number in 0..3 {
            asked.push(solo.question().unwrap());
            thinker.ask(asked[number], solo.game());
            if number == 0 {
                begun.recv().unwrap();
            }
            solo.step(&mut bot);
        }
        drop(end);
        let heard: Vec<_> = [thinker.listen(LONG), thinker.listen(LONG)].into_iter().flatten().collect();
        assert_eq!(heard.iter().map(|(question, _)| *question).collect::<Vec<_>>(), [asked[0], asked[2]]);
        assert!(!thinker.is_busy());
    }

    #[test]
    fn dropping_waits_for_no_thought() {
        let (solo, (mut thinker, begun, end)) = (solo(), slow());
        thinker.ask(solo.question().unwrap(), solo.game());
        begun.recv().unwrap();
        drop(thinker);
        end.send(()).unwrap();
    }

    #[test]
    fn the_panic_of_a_bot_is_passed_on() {
        let solo = solo();
        let mut thinker = Thinker::<Guillotine>::new(Box::new(|_, _| resume_unwind(Box::new("lost")))).unwrap();
        thinker.ask(solo.question().unwrap(), solo.game());
        let panic = catch_unwind(AssertUnwindSafe(|| thinker.listen(LONG))).unwrap_err();
        assert_eq!(panic.downcast_ref(), Some(&"lost"));
    }
}
