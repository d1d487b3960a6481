/**
 * Follows a round by the written rules: takes from its book only what chance decided, works out all else, and throws where the
 * book says otherwise. The coin is one minor unit, so that amounts are coins.
 */
import type { Book, BookEvent, BookEventOf, Coin, Win } from '../../book.ts';
import { evaluateSpin, type Facts, type FoundWin, type Rules, type SpinResult } from './evaluator.ts';

/** The strips of each phase, symbol ids. */
export type Strips = Readonly<Record<'base' | 'free', readonly (readonly string[])[]>>;

type Cursor = { events: readonly BookEvent[]; at: number };

function expectSame(what: string, found: unknown, expected: unknown): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(expected)];
  if (left !== right) throw new Error(`${what}: the round has ${left}, the rules say ${right}`);
}

function take<Type extends BookEvent['type']>(cursor: Cursor, type: Type): BookEventOf<Type> {
  const event = cursor.events[cursor.at];
  if (!isOf(event, type)) {
    throw new Error(`event ${cursor.at}: the round has ${event?.type}, the rules say ${type}`);
  }
  cursor.at += 1;
  return event;
}

function takeIf<Type extends BookEvent['type']>(cursor: Cursor, type: Type): BookEventOf<Type> | null {
  return cursor.events[cursor.at]?.type === type ? take(cursor, type) : null;
}

function isOf<Type extends BookEvent['type']>(
  event: BookEvent | undefined,
  type: Type,
): event is BookEventOf<Type> {
  return event?.type === type;
}

/** Plays the book through by the rules; returns the coins that the round pays. */
export function replay(rules: Rules, strips: Strips, book: Book): number {
  const cursor: Cursor = { events: book.events, at: 0 };
  const { frame, freeSpins, hold, expanding } = rules;
  const most = rules.maxWin ? rules.maxWin.bets * frame.bet_coins : Infinity;

  const first = playSpin(rules, strips, cursor, { held: [], special: null, multiplier: 1, phase: 'base' });
  let coins = first.coins;
  let { wildReels } = first;
  if (expanding?.respin) {
    let held: number[] = [];
    while (coins < most && wildReels.length > held.length) {
      held = wildReels;
      expectSame('held reels', take(cursor, 'wild_respin').held_reels, held);
      const turn = playSpin(rules, strips, cursor, { held, special: null, multiplier: 1, phase: 'base' });
      coins += turn.coins;
      wildReels = turn.wildReels;
    }
  }
  if (hold && coins < most && first.coinsInView >= hold.trigger) coins += playHold(rules, cursor, hold);
  const award = freeSpins?.awards.find(({ scatters }) => scatters === first.scatters)?.spins ?? 0;
  if (freeSpins && award > 0 && coins < most)
    coins += playFreeSpins(rules, strips, cursor, award, most - coins);
  if (coins >= most) {
    expectSame('maximum win', take(cursor, 'max_win').amount_minor, String(most));
    coins = most;
  }
  expectSame('win of the round', take(cursor, 'end').win_minor, String(coins));
  expectSame('events', cursor.at, book.events.length);
  return coins;
}

type Turn = { phase: Facts['phase']; held: number[]; multiplier: number; special: string | null };

function playSpin(
  rules: Rules,
  strips: Strips,
  cursor: Cursor,
  turn: Turn,
): SpinResult & { landed: BookEventOf<'spin'> } {
  const landed = take(cursor, 'spin');
  checkLanding(rules, strips, landed, turn);
  const { mystery, strike, boost } = rules;
  const hasMystery = landed.grid.some((column) => column.includes(mystery?.symbol ?? ''));
  const becomes = hasMystery ? take(cursor, 'mystery_reveal').symbol : null;
  if (becomes !== null && !mystery?.becomes.some(({ symbol }) => symbol === becomes)) {
    throw new Error(`the rules know no mystery symbol that becomes ${becomes}`);
  }
  const next = cursor.events[cursor.at];
  const struck = isOf(next, 'wild_reels') && next.cause === 'strike' ? take(cursor, 'wild_reels').reels : [];
  const canStrike = turn.phase === 'base' ? strike?.base_chance : strike?.free_chance;
  if (
    struck.length > 0 &&
    !(canStrike && strike?.outcomes.some(({ reels }) => reels.join() === struck.join()))
  ) {
    throw new Error(`the rules know no strike of reels ${struck.join()}`);
  }
  const expanded = takeIf(cursor, 'wild_reels');
  const boosted = takeIf(cursor, 'boost')?.multiplier ?? 1;
  const canBoost =
    boost?.phases.includes(turn.phase) && boost.outcomes.some((each) => each.multiplier === boosted);
  if (boosted > 1 && !canBoost) throw new Error(`the rules know no boost by ${boosted}`);

  const result = evaluateSpin(rules, {
    phase: turn.phase,
    grid: landed.grid,
    heldReels: turn.held,
    mystery: becomes,
    struckReels: struck,
    boost: boosted,
    multiplier: turn.multiplier,
    special: turn.special,
  });
  expectSame('expanded reels', expanded?.reels ?? [], result.expandedReels);
  const isSpecial = ({ kind }: { kind: string }) => kind === 'special';
  const ordinary = result.wins.filter((win) => !isSpecial(win));
  const special = result.wins.filter(isSpecial);
  compareWins(ordinary.length > 0 ? take(cursor, 'wins').wins : [], ordinary);
  if (special.length > 0) take(cursor, 'special_expand');
  compareWins(special.length > 0 ? take(cursor, 'wins').wins : [], special);
  return { ...result, landed };
}

/** The grid is what the strips show at the stops, with wilds where reels hold. */
function checkLanding(rules: Rules, strips: Strips, landed: BookEventOf<'spin'>, turn: Turn): void {
  const { rows, reels } = rules.frame;
  const wild = rules.expanding?.symbol ?? '';
  const grid = Array.from({ length: reels }, (_, reel) => {
    const strip = strips[turn.phase][reel] ?? [];
    const stop = landed.stops[reel] ?? 0;
    return Array.from({ length: rows }, (_row, row) =>
      turn.held.includes(reel) ? wild : strip[(stop + row) % strip.length],
    );
  });
  expectSame('grid', landed.grid, grid);
  expectSame('held reels', landed.held_reels, turn.held);
  expectSame('multiplier', landed.multiplier, turn.multiplier);
}

const key = (symbol: string, count: number, coins: number, line: unknown, side: unknown) =>
  `${symbol} ${count} ${coins} ${String(line)} ${String(side)}`;

function compareWins(wins: readonly Win[], expected: readonly FoundWin[]): void {
  const found = wins.map((win) =>
    key(
      win.symbol,
      win.count,
      Number(win.amount_minor),
      win.kind === 'line' ? win.line : null,
      win.kind === 'line' ? win.direction : null,
    ),
  );
  const known = expected.map(({ symbol, count, coins, line, side }) => key(symbol, count, coins, line, side));
  expectSame('wins', found.toSorted(), known.toSorted());
}

function playFreeSpins(rules: Rules, strips: Strips, cursor: Cursor, award: number, room: number): number {
  const { freeSpins, special, expanding } = rules;
  if (!freeSpins) return 0;
  const start = take(cursor, 'free_spins_start');
  if (
    special ? !special.symbols.some(({ symbol }) => symbol === start.special_symbol) : start.special_symbol
  ) {
    throw new Error(`the rules know no special symbol ${start.special_symbol}`);
  }
  let total = Math.min(award, freeSpins.max_spins);
  expectSame('free spins', start.spins, total);
  const { start: from, step, max } = freeSpins.multiplier;
  let coins = 0;
  let held: number[] = [];
  let played = 0;
  while (played < total && coins < room) {
    const multiplier = Math.min(from + step * played, max);
    const turn = { held, special: start.special_symbol, multiplier, phase: 'free' } as const;
    const spin = playSpin(rules, strips, cursor, turn);
    played += 1;
    expectSame('free spin', spin.landed.free_spin, { index: played, total });
    coins += spin.coins;
    if (coins >= room) break;
    if (expanding?.sticky) held = spin.wildReels;
    const retrigger = freeSpins.retriggers.find(({ scatters }) => scatters === spin.scatters)?.spins ?? 0;
    const added = Math.min(retrigger, freeSpins.max_spins - total);
    if (added === 0) continue;
    total += added;
    expectSame('added spins', take(cursor, 'free_spins_retrigger').added, added);
  }
  coins = Math.min(coins, room);
  const end = take(cursor, 'free_spins_end');
  expectSame('win of the free spins', [end.spins, end.amount_minor], [played, String(coins)]);
  return coins;
}

function playHold(rules: Rules, cursor: Cursor, hold: NonNullable<Rules['hold']>): number {
  const { bet_coins } = rules.frame;
  const start = take(cursor, 'hold_start');
  const prizeOf = ({ amount_minor, jackpot }: Coin): number => {
    const prize = hold.values.find(
      (value) => String(value.bets * bet_coins) === amount_minor && value.jackpot === jackpot,
    );
    if (!prize) throw new Error(`the rules know no coin of ${amount_minor}`);
    return prize.bets * bet_coins;
  };
  let coins = start.coins.reduce((total, coin) => total + prizeOf(coin), 0);
  let heldCount = start.coins.length;
  let left = hold.respins;
  while (left > 0 && heldCount < hold.cells) {
    const turn = take(cursor, 'hold_spin');
    coins += turn.coins.reduce((total, coin) => total + prizeOf(coin), 0);
    heldCount += turn.coins.length;
    left = turn.coins.length > 0 ? hold.respins : left - 1;
    expectSame('coins held', turn.held, heldCount);
  }
  const isFull = heldCount === hold.cells;
  if (isFull) coins += hold.grand_bets * bet_coins;
  const end = take(cursor, 'hold_end');
  expectSame('win of the coins', [end.grand, end.amount_minor], [isFull, String(coins)]);
  return coins;
}
