/**
 * What a spin pays, read off the written rules alone. It knows nothing of the engine: whatever it needs and the statements do
 * not say is a gap in the rules.
 */
import type { Statement, StatementOf } from '../statement.ts';

/** Symbol ids, `grid[reel][row]`. */
export type Grid = readonly (readonly string[])[];

/** What chance has decided of a spin. */
export type Facts = {
  phase: 'base' | 'free';
  /** As the reels stopped; a reel that holds shows wilds. */
  grid: Grid;
  heldReels: readonly number[];
  /** What mystery symbols become. */
  mystery: string | null;
  struckReels: readonly number[];
  boost: number;
  /** The free spins' multiplier. */
  multiplier: number;
  /** The special symbol of the free spins. */
  special: string | null;
};

export type FoundWin = {
  kind: 'line' | 'ways' | 'scatter' | 'special';
  symbol: string;
  count: number;
  line: number | null;
  side: 'left' | 'right' | null;
  coins: number;
};

export type SpinResult = {
  wins: FoundWin[];
  coins: number;
  scatters: number;
  coinsInView: number;
  expandedReels: number[];
  /** Held and expanded. */
  wildReels: number[];
};

type Run = { symbol: string; count: number; coins: number };

export type Rules = ReturnType<typeof readRules>;

/** Sorts the statements by rule and prepares what is looked up often. */
export function readRules(statements: readonly Statement[]) {
  const find = <Rule extends Statement['rule']>(rule: Rule): StatementOf<Rule> | undefined =>
    statements.find((each): each is StatementOf<Rule> => each.rule === rule);
  const frame = find('reels');
  if (!frame) throw new Error('The rules do not say what the grid is.');
  const lineWins = find('line_wins');
  const wayWins = find('way_wins');
  const wild = find('wild');
  const pays = new Map<string, Map<number, number>>();
  for (const { symbol, pays: table } of (lineWins ?? wayWins)?.pays ?? []) {
    pays.set(symbol, new Map(table.map(({ count, coins }) => [count, coins])));
  }
  const wilds = new Map((wild?.wilds ?? []).map(({ symbol, multiplier }) => [symbol, multiplier]));
  const ordinary = [...pays.keys()].filter((symbol) => !wilds.has(symbol));
  return {
    find,
    frame,
    lineWins,
    wayWins,
    wild,
    wilds,
    pays,
    ordinary: new Set(ordinary),
    standsFor: new Set(wild?.stands_for),
    scatterWins: find('scatter_wins'),
    counted: find('counted_as_landed'),
    mystery: find('mystery'),
    expanding: find('expanding_wilds'),
    strike: find('wild_strike'),
    boost: find('boost'),
    hold: find('hold_and_respin'),
    freeSpins: find('free_spins'),
    special: find('special_symbol'),
    maxWin: find('max_win'),
  };
}

const payOf = (rules: Rules, symbol: string, count: number): number =>
  rules.pays.get(symbol)?.get(count) ?? 0;

/** The highest win of a line, read from one side. */
export function readRun(rules: Rules, symbols: readonly string[]): Run {
  const { wilds, standsFor, ordinary, wild } = rules;
  const alone = wild?.alone_pays_as ?? null;
  let best: Run = { symbol: '', count: 0, coins: 0 };
  let target: string | null = null;
  let hasWild = false;
  let product = 1;
  let count = 0;
  for (const symbol of symbols) {
    const factor = wilds.get(symbol);
    if (factor === undefined) {
      if (!ordinary.has(symbol) || (target !== null && symbol !== target)) break;
      target = symbol;
    } else {
      hasWild = true;
      product *= factor;
    }
    count += 1;
    if (target === null) {
      const coins = alone === null ? 0 : payOf(rules, alone, count) * product;
      if (alone !== null && coins > 0) best = { symbol: alone, count, coins };
      continue;
    }
    if (hasWild && !standsFor.has(target)) break;
    const coins = payOf(rules, target, count) * product;
    // A longer run of the symbol replaces its shorter one; against wilds alone the one that pays more counts.
    if (coins > 0 && (coins >= best.coins || best.symbol === target)) best = { symbol: target, count, coins };
  }
  return best;
}

function transform(rules: Rules, facts: Facts): { grid: string[][]; expandedReels: number[] } {
  const { expanding, mystery } = rules;
  const mayExpand = expanding?.phases.includes(facts.phase) ? expanding.reels : [];
  const expandedReels = mayExpand.filter(
    (reel) => !facts.heldReels.includes(reel) && facts.grid[reel]?.includes(expanding?.symbol ?? ''),
  );
  const grid = facts.grid.map((column, reel) => {
    const wild = expandedReels.includes(reel) ? expanding?.symbol : undefined;
    const struck = facts.struckReels.includes(reel) ? rules.strike?.symbol : undefined;
    const filling = wild ?? struck;
    return column.map(
      (symbol) => filling ?? (symbol === mystery?.symbol ? (facts.mystery ?? symbol) : symbol),
    );
  });
  return { grid, expandedReels };
}

function lineWinsOf(rules: Rules, grid: Grid): FoundWin[] {
  const { lineWins, frame } = rules;
  if (!lineWins) return [];
  return lineWins.lines.flatMap((rows, line) => {
    const symbols = rows.map((row, reel) => grid[reel]?.[row] ?? '');
    const fromLeft = { ...readRun(rules, symbols), side: 'left' as const };
    if (lineWins.begins === 'left') return winOf(line, fromLeft);
    const fromRight = { ...readRun(rules, symbols.toReversed()), side: 'right' as const };
    if (lineWins.sides === 'higher_paid') {
      return winOf(line, fromRight.coins > fromLeft.coins ? fromRight : fromLeft);
    }
    const isFull = fromLeft.coins > 0 && fromLeft.count === frame.reels;
    if (isFull && lineWins.full_line_pays_once) return winOf(line, fromLeft);
    return [...winOf(line, fromLeft), ...winOf(line, fromRight)];
  });
}

function winOf(line: number, run: Run & { side: 'left' | 'right' }): FoundWin[] {
  return run.coins > 0 ? [{ kind: 'line', line, ...run }] : [];
}

function wayWinsOf(rules: Rules, grid: Grid): FoundWin[] {
  if (!rules.wayWins) return [];
  return [...rules.ordinary].flatMap((symbol) => {
    let ways = 1;
    let count = 0;
    for (const column of grid) {
      const fits = column.filter(
        (shown) => shown === symbol || (rules.wilds.has(shown) && rules.standsFor.has(symbol)),
      ).length;
      if (fits === 0) break;
      ways *= fits;
      count += 1;
    }
    const coins = payOf(rules, symbol, count) * ways;
    return coins > 0 ? [{ kind: 'ways' as const, symbol, count, line: null, side: null, coins }] : [];
  });
}

/** How often a symbol is in view, as the rules count it. */
export function countIn(rules: Rules, symbol: string, landed: Grid, covered: readonly number[]): number {
  const seesCovered = rules.counted?.symbols.includes(symbol) === true && rules.counted.under_wild_reels;
  return landed.reduce((total, column, reel) => {
    if (covered.includes(reel) && !seesCovered) return total;
    return total + column.filter((shown) => shown === symbol).length;
  }, 0);
}

/** What a spin pays, in coins. */
export function evaluateSpin(rules: Rules, facts: Facts): SpinResult {
  const { frame, scatterWins, special, lineWins } = rules;
  const { grid, expandedReels } = transform(rules, facts);
  const covered = [...facts.heldReels, ...expandedReels, ...facts.struckReels];
  const scatter = scatterWins?.symbol ?? rules.freeSpins?.symbol;
  const scatters = scatter === undefined ? 0 : countIn(rules, scatter, facts.grid, covered);
  const coinsInView = rules.hold ? countIn(rules, rules.hold.symbol, facts.grid, covered) : 0;
  const isBoosted = rules.boost?.phases.includes(facts.phase) ?? false;
  const factor = facts.multiplier * (isBoosted ? facts.boost : 1);

  const wins = [...lineWinsOf(rules, grid), ...wayWinsOf(rules, grid)].map((win) => ({
    ...win,
    coins: win.coins * factor,
  }));
  const scatterBets = scatterWins?.pays.find(({ count }) => count === scatters)?.bets ?? 0;
  if (scatterWins && scatterBets > 0) {
    const coins = scatterBets * frame.bet_coins * (scatterWins.is_multiplied ? factor : 1);
    wins.push({
      kind: 'scatter',
      symbol: scatterWins.symbol,
      count: scatters,
      line: null,
      side: null,
      coins,
    });
  }
  if (facts.special !== null && special && lineWins) {
    const shows = (column: readonly string[]) =>
      column.some(
        (symbol) => symbol === facts.special || (special.do_wilds_count && rules.wilds.has(symbol)),
      );
    const count = facts.grid.filter(shows).length;
    const coins = payOf(rules, facts.special, count) * special.lines * factor;
    if (coins > 0)
      wins.push({ kind: 'special', symbol: facts.special, count, line: null, side: null, coins });
  }
  return {
    wins,
    coins: wins.reduce((total, win) => total + win.coins, 0),
    scatters,
    coinsInView,
    expandedReels,
    wildReels: [...facts.heldReels, ...expandedReels].toSorted((a, b) => a - b),
  };
}
