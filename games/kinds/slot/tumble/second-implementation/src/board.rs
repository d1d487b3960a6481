//! The board as sets of cells, one for each symbol.

use crate::game::{CELLS, Cells, Game, MOST_SYMBOLS, Phase, ROWS};
use crate::published::Evaluation;
use crate::stream::Stream;

const REEL: Cells = 0xff;
const TOP_ROW: Cells = 0x0101_0101_0101_0101;
const LAST_ROW: Cells = TOP_ROW << (ROWS - 1);

pub struct Board {
    symbols: [u8; CELLS],
    cells_of: [Cells; MOST_SYMBOLS],
    heights: [usize; ROWS],
    /// Where on its strip the symbol lies that falls next into a reel.
    next: [usize; ROWS],
}

/// What the board pays, in coins before multipliers, and the cells that leave for it.
pub struct Wins {
    pub coins: u64,
    pub leaving: Cells,
}

impl Board {
    pub fn new() -> Self {
        Self { symbols: [0; CELLS], cells_of: [0; MOST_SYMBOLS], heights: [0; ROWS], next: [0; ROWS] }
    }

    /// Draws heights, then stops, and shows the strips from there.
    pub fn land(&mut self, game: &Game, phase: &Phase, stream: &mut Stream) {
        for (height, outcomes) in self.heights.iter_mut().zip(&game.heights) {
            *height = match outcomes.only() {
                Some(only) => only,
                None => outcomes.outcome(stream.below(outcomes.total)),
            };
        }
        let mut cells_of = [0; MOST_SYMBOLS];
        let mut in_view = 0;
        for (reel, strip) in phase.strips.iter().enumerate() {
            let stop = stream.below(strip.length as u32) as usize;
            self.next[reel] = strip.above(stop);
            self.symbols[reel * ROWS..(reel + 1) * ROWS].copy_from_slice(strip.column(stop));
            for (cells, shown) in cells_of.iter_mut().zip(strip.shown(stop)) {
                *cells |= shown;
            }
            in_view |= (REEL >> (ROWS - self.heights[reel])) << (reel * ROWS);
        }
        self.cells_of = cells_of.map(|cells| cells & in_view);
    }

    /// Empties cells, lets what is above them fall, and fills the reels from their strips, upwards.
    pub fn fall(&mut self, phase: &Phase, leaving: Cells) {
        let mut cells_of = self.cells_of;
        for (reel, strip) in phase.strips.iter().enumerate() {
            let gone = (leaving >> (reel * ROWS)) & REEL;
            if gone == 0 {
                continue;
            }
            for cells in &mut cells_of {
                *cells &= !(REEL << (reel * ROWS));
            }
            let height = self.heights[reel];
            let column = &mut self.symbols[reel * ROWS..reel * ROWS + height];
            let mut to = height;
            for from in (0..height).rev() {
                if (gone >> from) & 1 == 0 {
                    to -= 1;
                    column[to] = column[from];
                }
            }
            for row in (0..to).rev() {
                column[row] = strip.symbol(self.next[reel]);
                self.next[reel] = strip.above(self.next[reel]);
            }
            for (row, symbol) in column.iter().enumerate() {
                cells_of[usize::from(*symbol)] |= 1 << (reel * ROWS + row);
            }
        }
        self.cells_of = cells_of;
    }

    /// How many of a symbol are in view.
    pub fn count(&self, symbol: usize) -> usize {
        self.cells_of[symbol].count_ones() as usize
    }

    pub fn wins(&self, game: &Game) -> Wins {
        match game.evaluation {
            Evaluation::Cluster { least } => self.clusters(game, least),
            Evaluation::Anywhere { least } => self.anywhere(game, least),
            Evaluation::Ways => self.ways(game),
        }
    }

    fn wilds(&self, game: &Game) -> Cells {
        game.wild.map_or(0, |wild| self.cells_of[wild])
    }

    /// Groups of a symbol and wilds that touch by sides, each with a cell of the symbol itself.
    fn clusters(&self, game: &Game, least: u32) -> Wins {
        let wilds = self.wilds(game);
        let within = self.cells_of.map(|cells| cells | wilds);
        // All symbols at once: it takes a processor with wide registers hardly longer than one.
        let starts = if least < 5 { within } else { within.map(hearts) };
        let mut wins = Wins { coins: 0, leaving: 0 };
        for (symbol, pays) in &game.paying {
            let (own, within, mut starts) = (self.cells_of[*symbol], within[*symbol], starts[*symbol]);
            while starts != 0 {
                let group = spread(starts & starts.wrapping_neg(), within);
                starts &= !group;
                let size = group.count_ones();
                if size >= least && group & own != 0 {
                    wins.coins += pays[size as usize];
                    wins.leaving |= group;
                }
            }
        }
        wins
    }

    fn anywhere(&self, game: &Game, least: u32) -> Wins {
        let mut wins = Wins { coins: 0, leaving: 0 };
        for (symbol, pays) in &game.paying {
            let cells = self.cells_of[*symbol];
            let count = cells.count_ones();
            if count >= least {
                wins.coins += pays[count as usize];
                wins.leaving |= cells;
            }
        }
        wins
    }

    /// A symbol on the first reel, on reels from the left, once for each combination of its cells and wilds.
    fn ways(&self, game: &Game) -> Wins {
        let wilds = self.wilds(game);
        let mut wins = Wins { coins: 0, leaving: 0 };
        for (symbol, pays) in &game.paying {
            if self.cells_of[*symbol] & REEL == 0 {
                continue;
            }
            let cells = self.cells_of[*symbol] | wilds;
            let mut ways = 1;
            let mut run = 0;
            let mut taken = 0;
            while run < game.reels {
                let here = cells & (REEL << (run * ROWS));
                if here == 0 {
                    break;
                }
                ways *= u64::from(here.count_ones());
                taken |= here;
                run += 1;
            }
            if pays[run] > 0 {
                wins.coins += pays[run] * ways;
                wins.leaving |= taken;
            }
        }
        wins
    }
}

/// The cells above, below, to the right and to the left of cells; beyond the reels there may be some.
fn neighbours(of: Cells) -> [Cells; 4] {
    [(of & !TOP_ROW) >> 1, (of & !LAST_ROW) << 1, of << ROWS, of >> ROWS]
}

/// Cells of which every group of five or more has one, and most smaller groups none: they have four neighbours, or two and one
/// of these has two as well. (Take the cells of a group that have two neighbours or more. They hang together; if there is but one,
/// all others are its neighbours.)
fn hearts(within: Cells) -> Cells {
    let [above, below, right, left] = neighbours(within);
    let joints = within & ((above & below) | (right & left) | ((above | below) & (right | left)));
    let crosses = within & above & below & right & left;
    let [above, below, right, left] = neighbours(joints);
    crosses | (joints & (above | below | right | left))
}

/// All cells that can be reached from some by steps over sides that stay within others.
fn spread(from: Cells, within: Cells) -> Cells {
    let mut group = from;
    loop {
        let [above, below, right, left] = neighbours(group);
        let grown = (group | above | below | right | left) & within;
        if grown == group {
            return group;
        }
        group = grown;
    }
}
