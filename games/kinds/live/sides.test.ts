/** The law of a bout, and how its pools are shared out: nothing is lost or made, whatever is staked and whoever wins. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDecimal } from '../../kit/prove/fraction.ts';
import { figuresOf } from '../../kit/prove/law.ts';
import { createSimulationRandom } from '../../kit/fairness/random.ts';
import { BetRefused } from '../../kit/round/round-game.ts';
import { sabongArena } from './games.ts';
import { liveVectors } from './published/vectors.ts';
import { recheckLiveBet } from './recompute.ts';
import type { LiveWager } from './rules.ts';
import { prizesOf } from './shared-list.ts';
import { countByBet } from './sharing.ts';
import {
  type BySide,
  drawBout,
  lawOfDraw,
  lawOfMatch,
  linesOnSides,
  matchOf,
  noSides,
  paidOnSides,
  PUBLIC_STEPS,
  publicLines,
  rakeReturned,
  returnOfBout,
  shareBout,
  SIDES,
} from './sides.ts';

const rules = sabongArena.pool;
const line = 20_000n;

test('meron and wala win 19 of 40 bouts each, and 2 are drawn; what is shown leads to the result', () => {
  const counts = { meron: 0, wala: 0, draw: 0 };
  for (let number = 0; number < rules.of; number += 1) {
    const rest = createSimulationRandom(number);
    let isFirst = true;
    const below = (limit: number): number => {
      if (!isFirst) return rest.below(limit);
      isFirst = false;
      return number;
    };
    const { result, strikes } = drawBout(rules, { below });
    counts[result] += 1;
    const points = { meron: 0, wala: 0 };
    for (const [index, strike] of strikes.entries()) {
      if (strike !== 'wala') points.meron += 1;
      if (strike !== 'meron') points.wala += 1;
      const isLast = index === strikes.length - 1;
      expect(Math.max(points.meron, points.wala) === rules.points, strikes.join()).toBe(isLast);
    }
    if (result === 'draw') expect(points).toEqual({ meron: 5, wala: 5 });
    else expect(points[result]).toBe(5);
    expect(sabongArena.outcomeSchema.parse({ result, strikes })).toEqual({ result, strikes });
  }
  expect(counts).toEqual({ meron: 19, wala: 19, draw: 2 });
});

test('a stake on meron or wala returns 95.25 %, and one on the draw 95 %', () => {
  const rtp = (law: ReturnType<typeof lawOfMatch>) => toDecimal(figuresOf(law).rtp, 4);
  expect([rtp(lawOfMatch(rules)), rtp(lawOfDraw(rules))]).toEqual(['0.9525', '0.9500']);
  // Weighed by the stakes both sides together return the same in every bout that is shared out.
  for (const meron of [50n, 100n, 333n, 500n, 950n]) {
    const lines: BySide = [meron, 1_000n - meron, 0n];
    const both = (['meron', 'wala'] as const).map((on, side) => {
      const each = returnOfBout(rules, { on, lines, line_minor: line, carried: 0n });
      return each * Number(lines[side] ?? 0n);
    });
    expect(both.reduce((sum, each) => sum + each, 0) / 1_000).toBeCloseTo(9_525, 6);
  }
  const given = { lines: [951n, 49n, 0n] as const, line_minor: line, carried: 0n };
  expect(returnOfBout(rules, { on: 'meron', ...given })).toBe(10_000);
});

test('a bout is shared out by its rules', () => {
  const share = (result: 'meron' | 'wala' | 'draw', lines: BySide, before: BySide = noSides) =>
    shareBout(rules, { lines, line, before, result, withoutDraw: 3 });
  // 95 % of 300 lines among 100 of them.
  expect(share('meron', [100n, 200n, 10n])).toEqual({
    rake: (310n * line * 5n) / 100n,
    prizes: [57_000n, 0n, 0n],
    returned: [false, false, false],
    carried: [0n, 0n, (10n * line * 95n) / 100n],
    withoutDraw: 4,
  });
  // What a division leaves is carried, and shared with the next bout.
  expect(share('wala', [100n, 300n, 0n])).toMatchObject({
    prizes: [0n, 25_333n, 0n],
    carried: [100n, 0n, 0n],
  });
  expect(share('wala', [100n, 300n, 0n], [200n, 0n, 0n])).toMatchObject({
    prizes: [0n, 25_334n, 0n],
    carried: [0n, 0n, 0n],
  });
  // A drawn bout: meron and wala have their stakes, and whoever backed the draw shares its pool.
  expect(share('draw', [100n, 200n, 10n], [7n, 0n, 1_000_000n])).toEqual({
    rake: (10n * line * 5n) / 100n,
    prizes: [line, line, 119_000n],
    returned: [true, true, false],
    carried: [7n, 0n, 0n],
    withoutDraw: 0,
  });
  // One side alone, and one that would be paid less than it staked.
  for (const lines of [
    [50n, 0n, 0n],
    [0n, 50n, 0n],
    [951n, 49n, 0n],
  ] as const)
    for (const result of ['meron', 'wala'] as const)
      expect(share(result, lines, [9n, 0n, 5n])).toMatchObject({
        rake: 0n,
        prizes: [line, line, 0n],
        carried: [9n, 0n, 5n],
      });
  expect(share('meron', [950n, 50n, 0n]).prizes).toEqual([line, 0n, 0n]);
  expect(share('meron', [950n, 50n, 0n]).returned).toEqual([false, false, false]);
  // The draw's own pool would pay less than was staked on it.
  expect(share('draw', [1n, 1n, 20n])).toMatchObject({
    rake: 0n,
    prizes: [line, line, line],
    carried: [0n, 0n, 0n],
    withoutDraw: 4,
  });
});

test('over random bouts what is staked is prizes, rake and what is carried; the pools pay just what they were given', () => {
  const amount = fc.oneof(
    fc.constant(0n),
    fc.bigInt({ min: 0n, max: 40n }),
    fc.bigInt({ min: 0n, max: 10n ** 9n }),
  );
  const bout = fc.record({
    lines: fc.tuple(amount, amount, amount),
    result: fc.constantFrom(...SIDES),
  });
  const price = fc.constantFrom(20n, 40n, 20_000n, 100_000n, 10_000_000n);
  fc.assert(
    fc.property(price, fc.array(bout, { maxLength: 40 }), (line_minor, bouts) => {
      let before: BySide = noSides;
      let [staked, paid, kept, given, withoutDraw] = [0n, 0n, 0n, 0n, 0];
      for (const { lines, result } of bouts) {
        const shared = shareBout(rules, { lines, line: line_minor, before, result, withoutDraw });
        const stakes = (lines[0] + lines[1] + lines[2]) * line_minor;
        const win = paidOnSides(lines, shared.prizes);
        const fromRake = rakeReturned(rules, lines, shared.returned, line_minor);
        staked += stakes;
        paid += win;
        kept += shared.rake;
        given += fromRake;
        expect(shared.rake >= 0n && shared.carried.every((each) => each >= 0n)).toBe(true);
        // The rake that is kept and the rake that is given up are 5 % of every stake.
        expect(shared.rake + fromRake).toBe(stakes / 20n);
        // What the pools paid is what they held and were given, less what they carry.
        const held = (pools: BySide): bigint => pools[0] + pools[1] + pools[2];
        expect(win - fromRake).toBe(held(before) + (stakes * 95n) / 100n - held(shared.carried));
        // Nobody who has won is paid less than they staked.
        const [meron, wala, draw] = shared.prizes;
        if (lines[0] > 0n && result === 'meron') expect(meron).toBeGreaterThanOrEqual(line_minor);
        if (lines[1] > 0n && result === 'wala') expect(wala).toBeGreaterThanOrEqual(line_minor);
        if (lines[2] > 0n && result === 'draw') expect(draw).toBeGreaterThanOrEqual(line_minor);
        // Whether a match is given back says nothing of who has won.
        const { none } = matchOf(rules, lines, line_minor, before[0]);
        expect(shared.returned[0]).toBe(none !== null || result === 'draw');
        before = shared.carried;
        withoutDraw = shared.withoutDraw;
      }
      expect(staked).toBe(paid + kept + before[0] + before[1] + before[2]);
      expect(given).toBeLessThanOrEqual(staked / 20n);
    }),
    { numRuns: 2_000 },
  );
});

test('a bet is whole lines on sides that there are', () => {
  expect(linesOnSides({ spots: { meron: 2, draw: 1 } }, 6n * line, line)).toEqual([4n, 0n, 2n]);
  expect(() => linesOnSides({ spots: { meron: 1 } }, line + 1n, line)).toThrow(BetRefused);
  expect(() => linesOnSides({ spots: { meron: 2, wala: 1 } }, 2n * line, line)).toThrow(BetRefused);
  expect(() => linesOnSides({ spots: { pula: 1 } }, line, line)).toThrow(BetRefused);
});

test('the play money of the house comes by and by, and follows from the number of the bout alone', () => {
  for (let number = 1; number < 300; number += 1) {
    const whole = publicLines(number);
    expect(matchOf(rules, whole, line, 0n).none).toBeNull();
    for (let step = 1; step <= PUBLIC_STEPS; step += 1)
      for (const [side, lines] of publicLines(number, step).entries()) {
        expect(lines).toBeGreaterThanOrEqual(publicLines(number, step - 1)[side] ?? 0n);
        expect(lines).toBeLessThanOrEqual(whole[side] ?? 0n);
      }
    expect(publicLines(number, PUBLIC_STEPS)).toEqual(whole);
  }
  expect(
    new Set(Array.from({ length: 100 }, (_, number) => publicLines(number).join())).size,
  ).toBeGreaterThan(80);
});

test('a bet is checked in a browser: its link, the strikes, and what it is paid by the prizes of its bout', async () => {
  const vectors = liveVectors().find(({ code }) => code === sabongArena.code);
  if (!vectors) throw new Error('There are no examples of bouts.');
  const { code, version, salt, end, draws } = vectors;
  expect(new Set(draws.map(({ outcome }) => 'result' in outcome && outcome.result)).size).toBe(3);
  for (const { draw, link, outcome, bets } of draws.slice(0, 12))
    for (const bet of bets) {
      const given = { ...bet, game_code: code, game_version: version, draw, link, salt, end, outcome };
      expect(await recheckLiveBet(given)).toEqual({ chain: true, outcome: true, win: true });
      const more = { ...given, win_minor: (BigInt(bet.win_minor) + 1n).toString() };
      expect(await recheckLiveBet(more)).toMatchObject({ win: false });
    }
});

test('what the list of a bout says is counted again', () => {
  const tickets: { id: string; currency: string; bet_minor: string; wager: LiveWager }[] = [
    { id: 'a', currency: 'PHP', bet_minor: '300000', wager: { spots: { meron: 1 } } },
    { id: 'b', currency: 'PHP', bet_minor: '400000', wager: { spots: { wala: 3, draw: 1 } } },
    { id: 'c', currency: 'EUR', bet_minor: '20000', wager: { spots: { wala: 1 } } },
  ];
  const share = {
    before: ['0', '0', '500000'],
    without_before: 3,
    payment: '1',
    line: '100000',
    prizes: ['0', '0', '0'],
  };
  const of = (result: 'meron' | 'wala' | 'draw') => {
    const outcome = { result, strikes: Array.from({ length: 5 }, () => 'meron' as const) };
    const list = { tickets, shared: { PHP: share } };
    return prizesOf(rules, list, 'PHP', outcome, countByBet(rules, outcome))?.prizes;
  };
  expect(of('meron')).toEqual(['190000', '0', '0']);
  expect(of('wala')).toEqual(['0', '190000', '0']);
  expect(of('draw')).toEqual(['100000', '100000', '595000']);
});
