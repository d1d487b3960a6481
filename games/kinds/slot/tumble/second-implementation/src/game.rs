//! A game's mathematics as tables that a spin looks up.

use crate::published::{Award, Evaluation, Growth, Kind, Mathematics};

/// Rows that a reel has room for on the board; reels are side by side, so that a cell is a bit of one 64-bit number.
pub const ROWS: usize = 8;
pub const CELLS: usize = ROWS * ROWS;
pub const MOST_SYMBOLS: usize = 16;

/// Cells of the board: bit 8 × reel + row.
pub type Cells = u64;

/// What the highest listed number that is reached has, by number.
pub type Reached = [u64; CELLS + 1];

pub struct Game {
    pub code: String,
    pub version: u64,
    pub reels: usize,
    pub heights: Vec<Weighted<usize>>,
    pub base: Phase,
    pub free: Phase,
    pub evaluation: Evaluation,
    /// Symbols that pay, with the coins by number.
    pub paying: Vec<(usize, Reached)>,
    pub wild: Option<usize>,
    pub scatter: Option<usize>,
    pub multipliers: Option<MultiplierSymbols>,
    pub scatter_coins: Reached,
    pub awards: Reached,
    pub retriggers: Reached,
    pub max_spins: u64,
    pub has_tumbles: bool,
    pub max_coins: u64,
}

pub struct Phase {
    pub strips: Vec<Strip>,
    growth: Growth,
    /// Whether tumbles count on from one spin to the next.
    pub is_growth_kept: bool,
    /// Whether the sums of multiplier symbols add up from one spin to the next.
    pub is_sum_kept: bool,
}

pub struct MultiplierSymbols {
    pub symbol: usize,
    pub values: Weighted<u64>,
}

/// A ring on its reel.
pub struct Strip {
    pub length: usize,
    /// The symbols of the ring, and its first ones again, so that what a stop shows is one run of them.
    symbols: Vec<u8>,
    /// The cells of each symbol in a reel as high as the board, stop by stop.
    shown: Vec<[Cells; MOST_SYMBOLS]>,
}

impl Strip {
    fn new(ring: &[u8], reel: usize) -> Self {
        let symbols: Vec<u8> = ring.iter().chain(ring.iter().take(ROWS - 1)).copied().collect();
        let shown = symbols
            .windows(ROWS)
            .map(|column| {
                let mut cells = [0; MOST_SYMBOLS];
                for (row, symbol) in column.iter().enumerate() {
                    cells[usize::from(*symbol)] |= 1 << (reel * ROWS + row);
                }
                cells
            })
            .collect();
        Self { length: ring.len(), symbols, shown }
    }

    pub fn column(&self, stop: usize) -> &[u8] {
        &self.symbols[stop..stop + ROWS]
    }

    /// The cells of each symbol in the column of a stop.
    pub fn shown(&self, stop: usize) -> &[Cells; MOST_SYMBOLS] {
        &self.shown[stop]
    }

    pub fn symbol(&self, index: usize) -> u8 {
        self.symbols[index]
    }

    /// The index of what lies above a symbol.
    pub fn above(&self, index: usize) -> usize {
        if index == 0 { self.length - 1 } else { index - 1 }
    }
}

impl Phase {
    /// What multiplies the wins that come after so many tumbles.
    pub fn multiplier(&self, tumbles: u64) -> u64 {
        self.growth.max.min(self.growth.start + self.growth.step * tumbles)
    }
}

/// Outcomes drawn by weight, in their order.
pub struct Weighted<Value> {
    outcomes: Vec<(u32, Value)>,
    pub total: u32,
}

impl<Value: Copy> Weighted<Value> {
    fn new(listed: impl Iterator<Item = (u32, Value)>) -> Self {
        let mut total = 0;
        let outcomes = listed
            .map(|(weight, value)| {
                total += weight;
                (total, value)
            })
            .collect();
        Self { outcomes, total }
    }

    /// The one outcome, where nothing has to be drawn.
    pub fn only(&self) -> Option<Value> {
        match self.outcomes.as_slice() {
            [(_, value)] => Some(*value),
            _ => None,
        }
    }

    /// The outcome of a draw below `total`.
    pub fn outcome(&self, drawn: u32) -> Value {
        let found = self.outcomes.iter().find(|(up_to, _)| drawn < *up_to);
        found.expect("a draw lies below the total of the weights").1
    }
}

fn reached(listed: impl Iterator<Item = (usize, u64)>) -> Reached {
    let mut entries: Vec<_> = listed.collect();
    entries.sort_unstable();
    let mut table = [0; CELLS + 1];
    for (number, value) in entries {
        for entry in table.iter_mut().skip(number) {
            *entry = value;
        }
    }
    table
}

fn reached_spins(awards: &[Award]) -> Reached {
    reached(awards.iter().map(|award| (award.scatters, award.spins)))
}

fn strips(mathematics: &Mathematics, rings: &[Vec<String>]) -> Result<Vec<Strip>, String> {
    if rings.len() != mathematics.heights.len() {
        return Err("strips: there is not one for each reel".to_owned());
    }
    rings
        .iter()
        .enumerate()
        .map(|(reel, ring)| {
            if ring.len() < ROWS {
                return Err("strips: one is shorter than the board is high".to_owned());
            }
            let symbols = ring.iter().map(|id| Ok(symbol_index(mathematics, id)? as u8));
            Ok(Strip::new(&symbols.collect::<Result<Vec<_>, String>>()?, reel))
        })
        .collect()
}

fn symbol_index(mathematics: &Mathematics, id: &str) -> Result<usize, String> {
    let found = mathematics.symbols.iter().position(|symbol| symbol.id == id);
    found.ok_or_else(|| format!("symbols: there is no {id}"))
}

/// Tables of a game.
///
/// # Errors
/// Names the field that a board of 8 × 8 or these rules cannot have. The rules of definitions are not all checked again.
pub fn compile(mathematics: &Mathematics) -> Result<Game, String> {
    let reels = mathematics.heights.len();
    let heights = mathematics.heights.iter().flatten().map(|each| each.height);
    if reels > ROWS || heights.clone().any(|height| height == 0 || height > ROWS) {
        return Err("heights: the board has at most 8 reels of 8".to_owned());
    }
    if mathematics.heights.iter().any(Vec::is_empty) {
        return Err("heights: a reel has none".to_owned());
    }
    if mathematics.symbols.len() > MOST_SYMBOLS {
        return Err("symbols: there are more than 16".to_owned());
    }
    let of_kind = |kind: Kind| mathematics.symbols.iter().position(|symbol| symbol.kind == kind);
    let multiplier = of_kind(Kind::Multiplier);
    let multipliers = match &mathematics.multipliers {
        None if multiplier.is_some() => return Err("multipliers: they have no numbers".to_owned()),
        None => None,
        Some(given) => {
            let symbol = symbol_index(mathematics, &given.symbol)?;
            if multiplier != Some(symbol) {
                return Err("multipliers.symbol: it is of another kind".to_owned());
            }
            let values = given.values.iter().map(|each| (each.weight, each.multiplier));
            Some(MultiplierSymbols { symbol, values: Weighted::new(values) })
        }
    };
    let paying = mathematics
        .symbols
        .iter()
        .enumerate()
        .filter(|(_, symbol)| matches!(symbol.kind, Kind::Low | Kind::High))
        .map(|(index, symbol)| {
            let pays = mathematics.pays.iter().filter(|pay| pay.symbol == symbol.id);
            (index, reached(pays.map(|pay| (pay.count, pay.coins))))
        })
        .collect();
    let free_spins = mathematics.free_spins.as_ref();
    let free_rings = mathematics.free_strips.as_ref().unwrap_or(&mathematics.base_strips);
    let bets = |bets: u64| bets * mathematics.bet_coins;
    Ok(Game {
        code: mathematics.code.clone(),
        version: mathematics.version,
        reels,
        heights: mathematics
            .heights
            .iter()
            .map(|list| Weighted::new(list.iter().map(|each| (each.weight, each.height))))
            .collect(),
        base: Phase {
            strips: strips(mathematics, &mathematics.base_strips)?,
            growth: mathematics.base_growth,
            is_growth_kept: false,
            is_sum_kept: false,
        },
        free: Phase {
            strips: strips(mathematics, free_rings)?,
            growth: mathematics.free_growth,
            is_growth_kept: mathematics.is_growth_kept,
            is_sum_kept: mathematics.multipliers.as_ref().is_some_and(|given| given.is_kept),
        },
        evaluation: mathematics.evaluation,
        paying,
        wild: of_kind(Kind::Wild),
        scatter: of_kind(Kind::Scatter),
        multipliers,
        scatter_coins: reached(mathematics.scatter_pays.iter().map(|pay| (pay.count, bets(pay.bets)))),
        awards: free_spins.map_or([0; CELLS + 1], |given| reached_spins(&given.awards)),
        retriggers: free_spins.map_or([0; CELLS + 1], |given| reached_spins(&given.retriggers)),
        max_spins: free_spins.map_or(0, |given| given.max_spins),
        has_tumbles: mathematics.has_tumbles,
        max_coins: bets(mathematics.max_win_bets),
    })
}
