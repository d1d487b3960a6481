/** Rounds from where the meter stands. */
import { expect, test } from 'vitest';
import { collectGames } from '../../../../catalogue.ts';
import { createSimulationRandom } from '../../../../kit/fairness/random.ts';
import { collectBookSchema } from '../book.ts';
import { smallMeter } from '../testing/fixture.ts';
import { playCollectBook } from './book-recorder.ts';
import { compileCollect, stripsAt } from './compile.ts';
import { createTables, playCollect } from './play.ts';

const bet = (coins: number) => BigInt(coins) * 100n;

test.each([smallMeter, ...collectGames])('$code: a book pays and leaves what the engine does', (game) => {
  const compiled = compileCollect(game);
  const [told, untold] = [createSimulationRandom(11), createSimulationRandom(11)];
  const tables = createTables();
  const seen = new Set<string>();
  let meter = 0;
  for (let round = 0; round < 3_000; round += 1) {
    const book = playCollectBook(compiled, bet(game.betCoins), told, meter);
    const played = playCollect(compiled, meter, untold, tables);
    expect(collectBookSchema.parse(book)).toEqual(book);
    expect(book.win_minor).toBe(String(BigInt(played.coins) * 100n));
    expect(book.meter).toEqual({ before: meter, after: played.meter, full: compiled.full });
    const wins = book.events.flatMap((event) => (event.type === 'wins' ? [BigInt(event.amount_minor)] : []));
    expect(String(wins.reduce((sum, each) => sum + each, 0n))).toBe(book.win_minor);
    const last = book.events.findLast(({ type }) => type === 'wins');
    if (last?.type === 'wins') expect(last.round_win_minor).toBe(book.win_minor);
    for (const { type } of book.events) seen.add(type);
    meter = played.meter;
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(['spin', 'collect', 'level', 'harvest', 'free_spins_start', 'wins', 'end']),
  );
});

test('what lands is counted: a level turns the reels from the next spin on, and a full meter is emptied by its harvest', () => {
  const compiled = compileCollect(smallMeter);
  const random = createSimulationRandom(3);
  for (let meter = 0; meter < compiled.full; meter += 1) {
    for (let round = 0; round < 200; round += 1) {
      const { events, meter: moved } = playCollectBook(compiled, 500n, random, meter);
      const [spin] = events;
      if (spin?.type !== 'spin') throw new Error('no spin');
      const collected = spin.grid.flat().filter((symbol) => symbol === 'drop').length;
      const isFull = meter + collected >= 6;
      expect(moved.after).toBe(isFull ? 0 : meter + collected);
      expect(events.some(({ type }) => type === 'free_spins_start')).toBe(isFull);
      if (meter >= 2) expect(spin.grid.flat()).not.toContain('other');
      if (meter >= 3) expect(spin.grid.flat()).not.toContain('low');
      const levels = events.flatMap((event) => (event.type === 'level' ? [event.level] : []));
      const reached = isFull ? [] : [2, 3].filter((level) => meter < level && level <= meter + collected);
      expect(levels).toEqual(reached);
    }
  }
});

test('a turned symbol is what it was turned into, and is turned with it', () => {
  expect(stripsAt(smallMeter, 2)[0]).toBe('high high high high drop high high');
});

test('a meter that the game does not have is refused', () => {
  const compiled = compileCollect(smallMeter);
  for (const meter of [-1, 6, 0.5])
    expect(() => playCollectBook(compiled, 500n, createSimulationRandom(1), meter)).toThrow(RangeError);
});

test('rules that are broken are named', () => {
  const broken = {
    ...smallMeter,
    levels: [...smallMeter.levels, { needs: 0, turns: { from: 'low', into: 'drop' } }],
  };
  expect(() => compileCollect(broken)).toThrow(/drop pays or is wild; low and drop are still.*whole numbers/);
});
