//! Blocks of rounds, as `games/<code>/simulation.jsonl` lists them.

use crate::board::Board;
use crate::game::Game;
use crate::round::{Round, play_round};
use crate::sha256::{HmacKey, hash};
use crate::stream::Stream;
use std::fmt;

const CLIENT_SEED: &str = "marquee-proof";

/// Rounds at the beginning of a block whose coins are kept apart.
const FIRST_ROUNDS: u64 = 2_000;

/// What the rounds of a block come to, in coins.
#[derive(Default)]
pub struct Block {
    block: u64,
    rounds: u64,
    first_coins: u64,
    coins: u64,
    squares: u64,
    free_coins: u64,
    hits: u64,
    free_rounds: u64,
    max_wins: u64,
    most_coins: u64,
}

impl fmt::Display for Block {
    /// One line of JSON.
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        let fields = [
            ("block", self.block),
            ("rounds", self.rounds),
            ("first_coins", self.first_coins),
            ("coins", self.coins),
            ("squares", self.squares),
            ("free_coins", self.free_coins),
            ("hits", self.hits),
            ("free_rounds", self.free_rounds),
            ("max_wins", self.max_wins),
            ("most_coins", self.most_coins),
        ];
        let text = fields.map(|(name, value)| format!("\"{name}\":{value}")).join(",");
        write!(formatter, "{{{text}}}")
    }
}

/// Plays the nonces from 0 of a block, and tells of each round.
pub fn play_rounds(game: &Game, block: u64, rounds: u64, mut heard: impl FnMut(u64, &Round)) {
    let seed = HmacKey::new(&hash(format!("{}/{}/{block}", game.code, game.version).as_bytes()));
    let mut board = Board::new();
    for nonce in 0..rounds {
        let mut stream = Stream::new(&seed, CLIENT_SEED, nonce);
        heard(nonce, &play_round(game, &mut board, &mut stream));
    }
}

pub fn play_block(game: &Game, block: u64, rounds: u64) -> Block {
    let mut sum = Block { block, rounds, ..Block::default() };
    play_rounds(game, block, rounds, |nonce, round| {
        let Round { coins, free_coins, scatters } = *round;
        sum.coins += coins;
        sum.squares += coins * coins;
        sum.free_coins += free_coins;
        sum.hits += u64::from(coins > 0);
        sum.free_rounds += u64::from(game.awards[scatters] > 0);
        sum.max_wins += u64::from(coins == game.max_coins);
        sum.most_coins = sum.most_coins.max(coins);
        if nonce < FIRST_ROUNDS {
            sum.first_coins += coins;
        }
    });
    sum
}
