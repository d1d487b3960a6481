/** The return of a game, computed from its written rules and strips alone, without its maximum win. */
import { countIn, evaluateSpin, type Grid, type Rules, readRun } from './evaluator.ts';
import type { Strips } from './replay.ts';

type Phase = 'base' | 'free';
/** How likely each symbol is at a place. */
type Chances = ReadonlyMap<string, number>;
type Context = { phase: Phase; held: readonly number[]; special: string | null };

const nothingHere = '—';

/** What each stop of a reel shows, from top to bottom. */
function windowsOf(strip: readonly string[], rows: number): string[][] {
  return strip.map((_, stop) =>
    Array.from({ length: rows }, (_row, row) => strip[(stop + row) % strip.length] ?? ''),
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Distribution of the sum of independent counts. */
function convolve(parts: readonly number[][]): number[] {
  return parts.reduce<number[]>(
    (total, part) => {
      const next = Array.from({ length: total.length + part.length - 1 }, () => 0);
      total.forEach((a, i) => part.forEach((b, j) => (next[i + j] = (next[i + j] ?? 0) + a * b)));
      return next;
    },
    [1],
  );
}

/** The mean of a round's win, in bets, before the maximum win. */
export function returnOf(rules: Rules, strips: Strips): number {
  const { frame, freeSpins, hold, expanding } = rules;
  const base: Context = { phase: 'base', held: [], special: null };
  let coins = spinMean(rules, strips, base);
  if (expanding?.respin) coins += respinsMean(rules, strips);
  if (hold) {
    const landed = countChances(rules, strips, base, hold.symbol);
    landed.forEach((chance, count) => {
      if (count >= hold.trigger) coins += chance * holdMean(rules, hold, count);
    });
  }
  if (freeSpins) {
    const landed = countChances(rules, strips, base, freeSpins.symbol);
    for (const { scatters, spins } of freeSpins.awards) {
      coins += (landed[scatters] ?? 0) * freeSpinsMean(rules, strips, spins);
    }
  }
  return coins / frame.bet_coins;
}

/** Distribution of the number of a symbol in view. */
function countChances(rules: Rules, strips: Strips, context: Context, symbol: string): number[] {
  return convolve(
    strips[context.phase].map((strip, reel) => {
      if (context.held.includes(reel)) return [1];
      const windows = windowsOf(strip, rules.frame.rows);
      const counts = windows.map((window) => countIn(rules, symbol, [window], []));
      return Array.from(
        { length: Math.max(...counts) + 1 },
        (_, count) => counts.filter((each) => each === count).length / counts.length,
      );
    }),
  );
}

/** Mean coins of one turn of the reels, at a multiplier of one. */
function spinMean(rules: Rules, strips: Strips, context: Context): number {
  const { strike, mystery, boost, scatterWins, frame } = rules;
  const chance = context.phase === 'base' ? strike?.base_chance : strike?.free_chance;
  const struck = chance ? chance[0] / chance[1] : 0;
  const weight = sum(strike?.outcomes.map((outcome) => outcome.weight) ?? []);
  const strikes = [
    { reels: [] as readonly number[], share: 1 - struck },
    ...(struck > 0 && strike
      ? strike.outcomes.map((outcome) => ({
          reels: outcome.reels,
          share: (struck * outcome.weight) / weight,
        }))
      : []),
  ];
  const mysteryWeight = sum(mystery?.becomes.map((each) => each.weight) ?? []);
  const mysteries = mystery
    ? mystery.becomes.map(({ symbol, weight: part }) => ({ symbol, share: part / mysteryWeight }))
    : [{ symbol: nothingHere, share: 1 }];
  let mean = 0;
  for (const { reels, share } of strikes) {
    for (const { symbol, share: part } of mysteries) {
      mean += share * part * paidMean(rules, strips, context, reels, symbol);
    }
  }
  if (scatterWins) {
    const landed = countChances(rules, strips, context, scatterWins.symbol);
    mean += sum(scatterWins.pays.map(({ count, bets }) => (landed[count] ?? 0) * bets * frame.bet_coins));
  }
  if (context.special !== null) mean += specialMean(rules, strips, context.special);
  if (!boost?.phases.includes(context.phase)) return mean;
  const boosts = sum(boost.outcomes.map((outcome) => outcome.weight));
  return (mean * sum(boost.outcomes.map(({ multiplier, weight: part }) => multiplier * part))) / boosts;
}

/** What a reel shows after mystery symbols and wild reels, one entry a stop. */
function shownBy(
  rules: Rules,
  strips: Strips,
  context: Context,
  struck: readonly number[],
  becomes: string,
): string[][][] {
  const { expanding, mystery, strike, frame } = rules;
  return strips[context.phase].map((strip, reel) => {
    const mayExpand = expanding?.phases.includes(context.phase) && expanding.reels.includes(reel);
    const isHeld = context.held.includes(reel);
    return windowsOf(strip, frame.rows).map((window) => {
      if (isHeld || (mayExpand === true && window.includes(expanding?.symbol ?? '')))
        return window.map(() => expanding?.symbol ?? '');
      if (struck.includes(reel)) return window.map(() => strike?.symbol ?? '');
      return window.map((symbol) => (symbol === mystery?.symbol ? becomes : symbol));
    });
  });
}

function paidMean(
  rules: Rules,
  strips: Strips,
  context: Context,
  struck: readonly number[],
  becomes: string,
): number {
  const shown = shownBy(rules, strips, context, struck, becomes);
  const { lineWins, wayWins } = rules;
  if (wayWins) return waysMean(rules, shown);
  if (!lineWins) return 0;
  // Lines whose places have the same chances have the same mean.
  const means = new Map<string, number>();
  return sum(
    lineWins.lines.map((rows) => {
      const places = rows.map((row, reel) => chancesAt(shown[reel] ?? [], row));
      const name = JSON.stringify(
        places.map((place) => [...place].toSorted(([a], [b]) => a.localeCompare(b))),
      );
      const mean = means.get(name) ?? lineMean(rules, places);
      means.set(name, mean);
      return mean;
    }),
  );
}

function chancesAt(windows: readonly string[][], row: number): Chances {
  const chances = new Map<string, number>();
  for (const window of windows) {
    const symbol = window[row] ?? '';
    chances.set(symbol, (chances.get(symbol) ?? 0) + 1 / windows.length);
  }
  return chances;
}

/** Mean coins of a line, over all its combinations of symbols. */
function lineMean(rules: Rules, places: readonly Chances[]): number {
  const { lineWins, frame, wilds } = rules;
  const full = (symbols: readonly string[]): number => {
    const left = readRun(rules, symbols);
    if (lineWins?.begins !== 'both') return left.coins;
    const right = readRun(rules, symbols.toReversed());
    if (lineWins.sides === 'higher_paid') return Math.max(left.coins, right.coins);
    const isFull = left.coins > 0 && left.count === frame.reels;
    return isFull && lineWins.full_line_pays_once ? left.coins : left.coins + right.coins;
  };
  const isBroken = (symbols: readonly string[]): boolean =>
    new Set(symbols.filter((symbol) => !wilds.has(symbol))).size > 1;
  const from = (symbols: readonly string[], chance: number): number => {
    const place = places[symbols.length];
    if (!place) return chance * full(symbols);
    // Nothing behind two different symbols changes what the line pays from the left.
    if (lineWins?.begins === 'left' && isBroken(symbols)) return chance * full(symbols);
    return sum([...place].map(([symbol, part]) => from([...symbols, symbol], chance * part)));
  };
  return from([], 1);
}

function waysMean(rules: Rules, shown: readonly string[][][]): number {
  const { pays, wilds, ordinary, standsFor } = rules;
  return sum(
    [...ordinary].map((symbol) => {
      const fits = shown.map((windows) =>
        windows.map(
          (window) =>
            window.filter((each) => each === symbol || (wilds.has(each) && standsFor.has(symbol))).length,
        ),
      );
      const mean = fits.map((counts) => sum(counts) / counts.length);
      const none = fits.map((counts) => counts.filter((count) => count === 0).length / counts.length);
      return sum(
        [...(pays.get(symbol) ?? [])].map(
          ([count, coins]) =>
            coins *
            mean.slice(0, count).reduce((a, b) => a * b, 1) *
            (count < none.length ? (none[count] ?? 0) : 1),
        ),
      );
    }),
  );
}

function specialMean(rules: Rules, strips: Strips, symbol: string): number {
  const { special, pays, frame } = rules;
  const shows = convolve(
    strips.free.map((strip) => {
      const windows = windowsOf(strip, frame.rows);
      const hits = windows.filter(
        (window) =>
          window.includes(symbol) ||
          (special?.do_wilds_count && window.some((each) => rules.wilds.has(each))),
      ).length;
      return [1 - hits / windows.length, hits / windows.length];
    }),
  );
  return (
    sum(shows.map((chance, count) => chance * (pays.get(symbol)?.get(count) ?? 0))) * (special?.lines ?? 0)
  );
}

/** Chances of the reels that are wild after a turn, and of its scatters. */
function wildChances(rules: Rules, strips: Strips, context: Context) {
  const { expanding, frame } = rules;
  const scatter = rules.freeSpins?.symbol ?? rules.scatterWins?.symbol ?? nothingHere;
  let states = new Map<string, { wild: number[]; scatters: number; chance: number }>([
    ['', { wild: [], scatters: 0, chance: 1 }],
  ]);
  strips[context.phase].forEach((strip, reel) => {
    const mayExpand = expanding?.phases.includes(context.phase) && expanding.reels.includes(reel);
    const isHeld = context.held.includes(reel);
    const windows = isHeld ? [[]] : windowsOf(strip, frame.rows);
    const next: typeof states = new Map();
    for (const { wild, scatters, chance } of states.values()) {
      for (const window of windows) {
        const isWild = isHeld || (mayExpand === true && window.includes(expanding?.symbol ?? ''));
        const found = scatters + countIn(rules, scatter, [window], []);
        const reels = isWild ? [...wild, reel] : wild;
        const name = `${reels.join()} ${found}`;
        const known = next.get(name)?.chance ?? 0;
        next.set(name, { wild: reels, scatters: found, chance: known + chance / windows.length });
      }
    }
    states = next;
  });
  return [...states.values()];
}

function respinsMean(rules: Rules, strips: Strips): number {
  const from = (held: readonly number[]): number => {
    const context = { phase: 'base', held, special: null } as const;
    return (
      spinMean(rules, strips, context) +
      sum(
        wildChances(rules, strips, context).map(({ wild, chance }) =>
          wild.length > held.length ? chance * from(wild) : 0,
        ),
      )
    );
  };
  const first = wildChances(rules, strips, { phase: 'base', held: [], special: null });
  return sum(first.map(({ wild, chance }) => (wild.length > 0 ? chance * from(wild) : 0)));
}

function freeSpinsMean(rules: Rules, strips: Strips, award: number): number {
  const { freeSpins, special } = rules;
  if (!freeSpins) return 0;
  const weight = sum(special?.symbols.map((each) => each.weight) ?? []);
  const specials = special
    ? special.symbols.map(({ symbol, weight: part }) => ({ symbol, share: part / weight }))
    : [{ symbol: null, share: 1 }];
  return sum(
    specials.map(({ symbol, share }) => share * freeSpinsWith(rules, strips, freeSpins, award, symbol)),
  );
}

function freeSpinsWith(
  rules: Rules,
  strips: Strips,
  freeSpins: NonNullable<Rules['freeSpins']>,
  award: number,
  special: string | null,
): number {
  const { max_spins, multiplier, retriggers } = freeSpins;
  const turns = new Map<string, { mean: number; next: ReturnType<typeof wildChances> }>();
  const turnWith = (held: readonly number[]) => {
    const known = turns.get(held.join());
    if (known) return known;
    const context = { phase: 'free', held, special } as const;
    const turn = { mean: spinMean(rules, strips, context), next: wildChances(rules, strips, context) };
    turns.set(held.join(), turn);
    return turn;
  };
  const means = new Map<string, number>();
  const from = (played: number, total: number, held: readonly number[]): number => {
    if (played === total) return 0;
    const name = `${played} ${total} ${held.join()}`;
    const known = means.get(name);
    if (known !== undefined) return known;
    const { mean, next } = turnWith(held);
    const factor = Math.min(multiplier.start + multiplier.step * played, multiplier.max);
    const rest = sum(
      next.map(({ wild, scatters, chance }) => {
        const retrigger = retriggers.find((each) => each.scatters === scatters)?.spins ?? 0;
        const awarded = Math.min(total + retrigger, max_spins);
        return chance * from(played + 1, awarded, rules.expanding?.sticky ? wild : []);
      }),
    );
    means.set(name, mean * factor + rest);
    return mean * factor + rest;
  };
  return from(0, Math.min(award, max_spins), []);
}

/** Chances of each final number of coins of hold and respin that begins with so many. */
function finalCoins(hold: NonNullable<Rules['hold']>, coins: number): Map<number, number> {
  const chance = hold.land_chance[0] / hold.land_chance[1];
  const known = new Map<string, Map<number, number>>();
  const from = (held: number, left: number): Map<number, number> => {
    if (held === hold.cells || left === 0) return new Map([[held, 1]]);
    const name = `${held} ${left}`;
    const finals = known.get(name) ?? new Map<number, number>();
    if (known.has(name)) return finals;
    const landing = convolve(Array.from({ length: hold.cells - held }, () => [1 - chance, chance]));
    landing.forEach((part, landed) => {
      const next = landed > 0 ? from(held + landed, hold.respins) : from(held, left - 1);
      for (const [final, share] of next) finals.set(final, (finals.get(final) ?? 0) + part * share);
    });
    known.set(name, finals);
    return finals;
  };
  return from(coins, hold.respins);
}

/** Mean coins of hold and respin that begins with so many coins. */
function holdMean(rules: Rules, hold: NonNullable<Rules['hold']>, coins: number): number {
  const weight = sum(hold.values.map((value) => value.weight));
  const prize = sum(hold.values.map((value) => value.bets * value.weight)) / weight;
  const bets = sum(
    [...finalCoins(hold, coins)].map(
      ([final, chance]) => chance * (final * prize + (final === hold.cells ? hold.grand_bets : 0)),
    ),
  );
  return bets * rules.frame.bet_coins;
}

/** Chance that a round pays a pot; 0 for a game without. */
export function potChance(rules: Rules, strips: Strips, pot: 'mini' | 'minor' | 'major' | 'grand'): number {
  const { hold } = rules;
  if (!hold) return 0;
  const weight = sum(hold.values.map((value) => value.weight));
  const share = sum(hold.values.map((value) => (value.jackpot === pot ? value.weight : 0))) / weight;
  const landed = countChances(rules, strips, { phase: 'base', held: [], special: null }, hold.symbol);
  return sum(
    landed.map((chance, count) => {
      if (count < hold.trigger) return 0;
      const paid = [...finalCoins(hold, count)].map(
        ([final, part]) => part * (pot === 'grand' ? Number(final === hold.cells) : 1 - (1 - share) ** final),
      );
      return chance * sum(paid);
    }),
  );
}

/** The mean of a single spin of the base game over every combination of stops, for games of few stops. */
export function enumeratedSpinMean(rules: Rules, strips: Strips): number {
  const windows = strips.base.map((strip) => windowsOf(strip, rules.frame.rows));
  let coins = 0;
  const from = (grid: Grid): void => {
    const reel = windows[grid.length];
    if (reel) {
      for (const window of reel) from([...grid, window]);
      return;
    }
    coins += evaluateSpin(rules, {
      phase: 'base',
      grid,
      heldReels: [],
      mystery: null,
      struckReels: [],
      boost: 1,
      multiplier: 1,
      special: null,
    }).coins;
  };
  from([]);
  return coins / windows.reduce((total, reel) => total * reel.length, 1) / rules.frame.bet_coins;
}
