import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from '../../../catalogue.ts';
import { bookSchema, type BookEvent, type BookEventOf, type Win } from '../book.ts';
import { createFairRandom } from '../../../kit/fairness/stream.ts';
import { playBook } from './book-recorder.ts';
import { compileSlot, type CompiledSlot } from './compile.ts';
import { createTable, playRound } from './play.ts';

const seeds = fc.record({
  serverSeed: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes)),
  clientSeed: fc.string({ minLength: 1, maxLength: 20 }),
  nonce: fc.nat(),
});

const total = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);

const ofType = <Type extends BookEvent['type']>(events: readonly BookEvent[], type: Type) =>
  events.filter((event): event is BookEventOf<Type> => event.type === type);

/** What the cells of a spin show when its wins are paid, from its events alone. */
function transformed(spin: BookEventOf<'spin'>, after: readonly BookEvent[]): string[][] {
  const grid = spin.grid.map((reel) => [...reel]);
  for (const event of after) {
    if (event.type === 'mystery_reveal') {
      for (const { reel, row } of event.positions) grid[reel]?.splice(row, 1, event.symbol);
    }
    if (event.type === 'wild_reels') for (const reel of event.reels) grid[reel]?.fill(event.symbol);
    if (event.type === 'special_expand') for (const reel of event.reels) grid[reel]?.fill(event.symbol);
    if (event.type === 'spin') break;
  }
  return grid;
}

function expectWinShown(slot: CompiledSlot, grid: string[][], win: Win) {
  const wilds = new Set(slot.definition.symbols.filter((s) => s.kind === 'wild').map((s) => s.id));
  expect(win.positions.length).toBeGreaterThanOrEqual(win.count);
  for (const { reel, row } of win.positions) {
    const shown = grid[reel]?.[row] ?? 'outside the grid';
    expect(shown === win.symbol || (win.kind !== 'scatter' && wilds.has(shown))).toBe(true);
  }
}

describe.each(games.map((game) => [game.code, compileSlot(game)] as const))('%s', (_code, slot) => {
  const bet = BigInt(slot.betCoins) * 1000n;

  test('a book adds up, fits its schema and shows what it pays', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const book = bookSchema.parse(playBook(slot, bet, createFairRandom(seed)));
        const { events } = book;
        expect(events[0]?.type).toBe('spin');
        expect(events.at(-1)).toEqual({ type: 'end', win_minor: book.win_minor });

        const wins = ofType(events, 'wins');
        for (const event of wins) {
          expect(total(event.wins.map((win) => win.amount_minor))).toBe(BigInt(event.amount_minor));
        }
        const holds = ofType(events, 'hold_end');
        expect(total([...wins, ...holds].map((event) => event.amount_minor))).toBe(BigInt(book.win_minor));
        for (const hold of holds) {
          const coins = events.flatMap((event) =>
            event.type === 'hold_start' || event.type === 'hold_spin' ? event.coins : [],
          );
          const grand = hold.grand ? BigInt(ofType(events, 'hold_start')[0]?.grand_minor ?? '0') : 0n;
          expect(total(coins.map((coin) => coin.amount_minor)) + grand).toBe(BigInt(hold.amount_minor));
          expect(new Set(coins.map(({ reel, row }) => `${reel},${row}`)).size).toBe(coins.length);
        }

        let grid: string[][] = [];
        events.forEach((event, index) => {
          if (event.type === 'spin') grid = transformed(event, events.slice(index + 1));
          if (event.type === 'wins') {
            for (const win of event.wins) {
              const isBeforeExpansion =
                win.kind !== 'special' && events[index + 1]?.type === 'special_expand';
              if (!isBeforeExpansion) expectWinShown(slot, grid, win);
            }
          }
        });
      }),
      { numRuns: 60 },
    );
  });

  test('the grid of each spin lies on the strips at its stops', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { events } = playBook(slot, bet, createFairRandom(seed));
        for (const spin of ofType(events, 'spin')) {
          const strips = slot.strips[spin.phase === 'free' ? 'free' : 'base'];
          spin.grid.forEach((symbols, reel) => {
            const strip = strips[reel] ?? new Uint8Array();
            const stop = spin.stops[reel] ?? 0;
            const isHeld = spin.held_reels.includes(reel);
            symbols.forEach((symbol, row) => {
              const expected = isHeld ? slot.wild : (strip[(stop + row) % strip.length] ?? -1);
              expect(symbol).toBe(slot.symbolIds[expected]);
            });
          });
        }
      }),
      { numRuns: 20 },
    );
  });

  test('free spins are as many as were awarded', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { events } = playBook(slot, bet, createFairRandom(seed));
        const [start] = ofType(events, 'free_spins_start');
        const free = ofType(events, 'spin').filter((spin) => spin.phase === 'free');
        const added = ofType(events, 'free_spins_retrigger').reduce((sum, event) => sum + event.added, 0);
        expect(free.length).toBe((start?.spins ?? 0) + added);
        expect(ofType(events, 'free_spins_end').length).toBe(start ? 1 : 0);
      }),
      { numRuns: 200 },
    );
  });

  test('recording changes nothing: the simulation plays the same rounds', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const book = playBook(slot, bet, createFairRandom(seed));
        const coins = playRound(slot, createTable(slot), createFairRandom(seed), null);
        expect(BigInt(coins) * 1000n).toBe(BigInt(book.win_minor));
      }),
      { numRuns: 100 },
    );
  });
});

describe.each(games.map((game) => [game.code, game] as const))('%s with a low maximum win', (_code, game) => {
  const { maxWin: _, ...unlimited } = game;
  const free = compileSlot(unlimited);

  test.each([1, 3, 20])(
    'of %i bets: a round pays what it would pay, or the maximum, and ends there',
    (bets) => {
      const slot = compileSlot({ ...game, maxWin: { bets, sinceVersion: game.version } });
      fc.assert(
        fc.property(seeds, (seed) => {
          const uncapped = playRound(free, createTable(free), createFairRandom(seed), null);
          const paid = playRound(slot, createTable(slot), createFairRandom(seed), null);
          expect(paid).toBe(Math.min(uncapped, slot.maxCoins));

          const book = bookSchema.parse(
            playBook(slot, BigInt(slot.betCoins) * 1000n, createFairRandom(seed)),
          );
          const [reached] = ofType(book.events, 'max_win');
          expect(BigInt(book.win_minor)).toBe(BigInt(paid) * 1000n);
          expect(reached !== undefined).toBe(uncapped >= slot.maxCoins);
          if (reached)
            expect(book.events.slice(-2)).toEqual([reached, { type: 'end', win_minor: book.win_minor }]);
          const shown = book.events.flatMap((event) =>
            event.type === 'wins' || event.type === 'hold_end' ? [BigInt(event.round_win_minor)] : [],
          );
          for (const amount of shown) expect(amount <= BigInt(slot.maxCoins) * 1000n).toBe(true);
        }),
        { numRuns: 150 },
      );
    },
  );
});

test('a bet that does not divide into coins is no bet', () => {
  const [game] = games;
  if (!game) throw new Error('no games');
  const random = { below: () => 0 };
  expect(() => playBook(compileSlot(game), 1n, random)).toThrow(RangeError);
});
