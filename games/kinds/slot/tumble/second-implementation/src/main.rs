//! Plays tumbling slots from their published files.
//!
//! `<published file> blocks <threads> <rounds of a block>` reads numbers of blocks from the input, one a line, and writes a line
//! of JSON for each as soon as it has been played. `<published file> rounds <block> <count>` writes a line for each round: its
//! coins, those of its free spins, and the scatters that its first spin ended with.

mod block;
mod board;
mod game;
mod json;
mod published;
mod round;
mod sha256;
mod stream;

use std::error::Error;
use std::io::{BufWriter, Write, stdin, stdout};
use std::process::ExitCode;
use std::sync::Mutex;

const USAGE: &str =
    "<published file> blocks <threads> <rounds of a block>, or <published file> rounds <block> <count>";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words.iter().map(String::as_str).collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[&str]) -> Result<(), Box<dyn Error>> {
    match words {
        [file, "blocks", threads, rounds] => {
            write_blocks(&read_game(file)?, whole("threads", threads)?, whole("rounds", rounds)?)
        }
        [file, "rounds", block, count] => {
            write_rounds(&read_game(file)?, whole("block", block)?, whole("count", count)?)
        }
        _ => Err(USAGE.into()),
    }
}

fn read_game(file: &str) -> Result<game::Game, Box<dyn Error>> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    let compiled = published::read(&text).and_then(|mathematics| game::compile(&mathematics));
    Ok(compiled.map_err(|error| format!("{file}: {error}"))?)
}

fn whole(name: &str, text: &str) -> Result<u64, String> {
    text.trim().parse().map_err(|_| format!("{name}: {text} is no whole number"))
}

fn write_blocks(game: &game::Game, threads: u64, rounds: u64) -> Result<(), Box<dyn Error>> {
    let numbers = stdin()
        .lines()
        .map(|line| Ok(whole("block", &line?)?))
        .collect::<Result<Vec<_>, Box<dyn Error>>>()?;
    let left = Mutex::new(numbers.into_iter());
    let next = || left.lock().expect("no thread ends while it takes a number").next();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(number) = next() {
                    println!("{}", block::play_block(game, number, rounds));
                }
            });
        }
    });
    Ok(())
}

fn write_rounds(game: &game::Game, block: u64, count: u64) -> Result<(), Box<dyn Error>> {
    let mut out = BufWriter::new(stdout().lock());
    let mut written = Ok(());
    block::play_rounds(game, block, count, |_, round| {
        if written.is_ok() {
            written = writeln!(out, "{} {} {}", round.coins, round.free_coins, round.scatters);
        }
    });
    written?;
    Ok(out.flush()?)
}
