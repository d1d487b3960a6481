//! The course of a round, after the chapter on tumbling slots in `docs/fairness.md`.

use crate::board::Board;
use crate::game::{Game, Phase};
use crate::stream::Stream;

/// What a round pays, in coins, and of that in its free spins; how many scatters its first spin ended with.
pub struct Round {
    pub coins: u64,
    pub free_coins: u64,
    pub scatters: usize,
}

/// What a spin takes from the one before and leaves to the next: t and u of the published text.
#[derive(Clone, Copy, Default)]
struct Carried {
    tumbles: u64,
    sum: u64,
}

struct Spin {
    coins: u64,
    scatters: usize,
    carried: Carried,
}

/// Plays a round to its end.
pub fn play_round(game: &Game, board: &mut Board, stream: &mut Stream) -> Round {
    let first = play_spin(game, &game.base, board, stream, Carried::default(), game.max_coins);
    let award = game.awards[first.scatters];
    let mut free_coins = 0;
    if award > 0 && first.coins < game.max_coins {
        free_coins = play_free_spins(game, board, stream, award, game.max_coins - first.coins);
    }
    Round { coins: game.max_coins.min(first.coins + free_coins), free_coins, scatters: first.scatters }
}

fn play_free_spins(game: &Game, board: &mut Board, stream: &mut Stream, award: u64, room: u64) -> u64 {
    let mut total = award.min(game.max_spins);
    let mut coins = 0;
    let mut played = 0;
    let mut carried = Carried::default();
    while played < total && coins < room {
        let spin = play_spin(game, &game.free, board, stream, carried, room - coins);
        coins += spin.coins;
        played += 1;
        carried = spin.carried;
        total = game.max_spins.min(total + game.retriggers[spin.scatters]);
    }
    coins.min(room)
}

/// A landing with all its tumbles. It ends when it has won `room`, the coins that the round may still pay.
fn play_spin(
    game: &Game,
    phase: &Phase,
    board: &mut Board,
    stream: &mut Stream,
    before: Carried,
    room: u64,
) -> Spin {
    board.land(game, phase, stream);
    // Multiplier symbols never leave, so that the numbers in view are all that the spin has drawn.
    let mut multipliers = 0;
    let mut here = 0;
    let Carried { mut tumbles, mut sum } = before;
    let mut coins = 0;
    loop {
        if let Some(symbols) = &game.multipliers {
            let count = board.count(symbols.symbol);
            for _ in multipliers..count {
                here += symbols.values.outcome(stream.below(symbols.values.total));
            }
            multipliers = count;
        }
        let wins = board.wins(game);
        if wins.coins == 0 {
            break;
        }
        coins += wins.coins * phase.multiplier(tumbles);
        if coins >= room || !game.has_tumbles {
            break;
        }
        board.fall(phase, wins.leaving);
        tumbles += 1;
    }
    if coins > 0 && coins < room && here > 0 {
        sum = if phase.is_sum_kept { sum + here } else { here };
        coins *= sum;
    }
    let scatters = game.scatter.map_or(0, |scatter| board.count(scatter));
    if coins < room {
        coins += game.scatter_coins[scatters];
    }
    let tumbles = if phase.is_growth_kept { tumbles } else { 0 };
    Spin { coins, scatters, carried: Carried { tumbles, sum } }
}
