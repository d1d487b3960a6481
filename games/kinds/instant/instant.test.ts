/** The instant games: what they pay is what their mathematics says, and a round gives nothing away before its end. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isWhole } from '../../../tests/sampled.ts';
import { toDecimal, toDouble } from '../../kit/prove/fraction.ts';
import { figuresOf } from '../../kit/prove/law.ts';
import { createSimulationRandom } from '../../kit/fairness/random.ts';
import { instantGames } from './games.ts';
import { ActionRefused } from '../../kit/round/round-game.ts';
import { whenAway, type InstantGame, type InstantRound } from './instant.ts';
import { UNIT } from './multiplier.ts';

function game(code: string): InstantGame {
  const found = instantGames.find((one) => one.code === code);
  if (!found) throw new Error(`no game ${code}`);
  return found;
}

/** What the kinds of bets of each game return, in percent: the least and the most. */
const returns: Readonly<Record<string, readonly [least: string, most: string, count: number]>> = {
  dice: ['98.9903', '99.0000', 9799],
  limbo: ['98.9996', '99.0000', 13],
  plinko: ['98.9062', '99.1602', 27],
  mines: ['98.9920', '99.0000', 256],
  keno: ['98.6538', '99.0689', 30],
  'hi-lo': ['98.9978', '98.9992', 3],
  towers: ['98.9972', '99.0000', 41],
  wheel: ['99.0000', '99.0000', 15],
  'coin-streak': ['99.0000', '99.0000', 13],
  crossing: ['98.9931', '99.0000', 90],
  penalty: ['98.9952', '99.0000', 35],
  coconut: ['98.9938', '99.0000', 1530],
  'sky-stack': ['98.9925', '99.0000', 58],
  'reef-raiders': ['97.0000', '97.0000', 102],
};

describe.each(instantGames.map((one) => [one.code, one] as const))('%s', (code, one) => {
  test('every kind of bet returns what is stated, by its whole distribution', () => {
    const types = one.betTypes();
    const found = types
      .map(({ law }) => figuresOf(law).rtp)
      .toSorted((a, b) => Number(a.numerator * b.denominator - b.numerator * a.denominator));
    const percent = (index: number): string => {
      const value = found.at(index);
      return value ? toDecimal({ ...value, numerator: value.numerator * 100n }, 4) : '';
    };
    expect([percent(0), percent(-1), types.length]).toEqual(returns[code]);
  });

  test('rounds that are played agree with the distribution', () => {
    const types = one.betTypes();
    const step = Math.max(1, Math.floor(types.length / 9));
    const random = createSimulationRandom(20_261_123);
    const rounds = isWhole ? 20_000 : 8_000;
    for (const { name, law, play } of types.filter((_, index) => index % step === 0)) {
      const counts = new Map<number, number>();
      for (let round = 0; round < rounds; round += 1) {
        const paid = play(random);
        counts.set(paid, (counts.get(paid) ?? 0) + 1);
      }
      const expected = new Map<number, number>();
      for (const { pays, cases } of law.outcomes) {
        const multiplier = Math.round(toDouble(pays) * UNIT);
        const part = Number(cases) / Number(law.total);
        expected.set(multiplier, (expected.get(multiplier) ?? 0) + part * rounds);
      }
      expect([...expected.keys()], name).toEqual(expect.arrayContaining([...counts.keys()]));
      for (const [multiplier, mean] of expected) {
        const deviation = Math.sqrt(mean * (1 - mean / rounds)) + 1;
        expect(
          Math.abs((counts.get(multiplier) ?? 0) - mean) / deviation,
          `${name} ×${multiplier}`,
        ).toBeLessThan(5);
      }
    }
  });
});

const seeds = fc.integer({ min: 0, max: 2 ** 31 });

/** Actions that a hostile player may send, in any order. */
const actionsOf: Readonly<
  Record<
    string,
    {
      wager: fc.Arbitrary<unknown>;
      action: fc.Arbitrary<unknown>;
      /** How much of everything is seen after this many steps. */
      uncovered: (steps: number) => Record<string, number>;
    }
  >
> = {
  mines: {
    uncovered: (steps) => ({ revealed: steps }),
    wager: fc.record({ mines: fc.integer({ min: 1, max: 24 }) }),
    action: fc.oneof(
      fc.record({ type: fc.constant('reveal'), tile: fc.integer({ min: 0, max: 24 }) }),
      fc.constant({ type: 'cash_out' }),
    ),
  },
  towers: {
    uncovered: (steps) => ({ opened: steps, safe: steps }),
    wager: fc.record({ level: fc.constantFrom('easy', 'medium', 'hard', 'expert', 'master') }),
    action: fc.oneof(
      fc.record({ type: fc.constant('open'), door: fc.integer({ min: 0, max: 3 }) }),
      fc.constant({ type: 'cash_out' }),
    ),
  },
  'hi-lo': {
    uncovered: (steps) => ({ cards: steps + 1, calls: steps }),
    wager: fc.constant({}),
    action: fc.oneof(
      fc.record({ type: fc.constant('call'), call: fc.constantFrom('higher', 'lower', 'skip') }),
      fc.constant({ type: 'cash_out' }),
    ),
  },
  'coin-streak': {
    uncovered: (steps) => ({ calls: steps, flips: steps }),
    wager: fc.constant({}),
    action: fc.oneof(
      fc.record({ type: fc.constant('call'), side: fc.constantFrom('heads', 'tails') }),
      fc.constant({ type: 'cash_out' }),
    ),
  },
  crossing: {
    uncovered: (steps) => ({ crossed: steps, numbers: steps }),
    wager: fc.record({ level: fc.constantFrom('easy', 'medium', 'hard', 'daredevil') }),
    action: fc.oneof(
      { weight: 3, arbitrary: fc.constant({ type: 'cross' }) },
      { weight: 1, arbitrary: fc.constant({ type: 'cash_out' }) },
    ),
  },
  penalty: {
    uncovered: (steps) => ({ kicked: steps, reached: steps }),
    wager: fc.record({ level: fc.constantFrom('easy', 'medium', 'hard', 'legend') }),
    action: fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({ type: fc.constant('kick'), target: fc.integer({ min: 0, max: 4 }) }),
      },
      { weight: 1, arbitrary: fc.constant({ type: 'cash_out' }) },
    ),
  },
  'sky-stack': {
    uncovered: (steps) => ({ boxes: steps, gusts: steps }),
    wager: fc.constant({}),
    action: fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({ type: fc.constant('drop'), box: fc.constantFrom('heavy', 'normal', 'light') }),
      },
      { weight: 1, arbitrary: fc.constant({ type: 'cash_out' }) },
    ),
  },
};

describe.each(Object.entries(actionsOf))('%s, step by step', (code, { wager, action, uncovered }) => {
  test('what is refused changes nothing, what has ended stays ended, and the same seeds give the same round', () => {
    fc.assert(
      fc.property(wager, seeds, fc.array(action, { maxLength: 12 }), (asked, seed, sent) => {
        const round = game(code).begin(asked, createSimulationRandom(seed));
        const again = game(code).begin(asked, createSimulationRandom(seed));
        const done: unknown[] = [];
        for (const each of sent) {
          const before = round.after(done);
          try {
            round.after([...done, each]);
            done.push(each);
            expect(before.state).toBe('in_play');
          } catch (error) {
            expect(error).toBeInstanceOf(ActionRefused);
            expect(round.after(done)).toEqual(before);
          }
        }
        expect(again.after(done)).toEqual(round.after(done));
      }),
    );
  });

  test('a player who does not return gets what a cash-out pays, or the bet back where none is possible yet', () => {
    const states = new Set<string>();
    fc.assert(
      fc.property(wager, seeds, fc.array(action, { maxLength: 5 }), (asked, seed, sent) => {
        const round = game(code).begin(asked, createSimulationRandom(seed));
        const done: unknown[] = [];
        for (const each of sent) {
          try {
            round.after([...done, each]);
            done.push(each);
          } catch {
            break;
          }
        }
        const left = round.after(done);
        const fate = whenAway(left);
        states.add(String(fate));
        if (fate === null) expect(left.state).toBe('ended');
        if (fate === 'cash_out') {
          const cashed = round.after([...done, { type: 'cash_out' }]);
          expect(cashed).toMatchObject({ state: 'ended', multiplier: left.multiplier });
          expect(left.multiplier).toBeGreaterThan(0);
        }
        if (fate === 'take_back')
          expect(() => round.after([...done, { type: 'cash_out' }])).toThrow(ActionRefused);
      }),
      // Most of what is sent ends the round: of a hundred rounds it could be all of them.
      { numRuns: 500 },
    );
    expect([...states].toSorted()).toEqual(['cash_out', 'null', 'take_back']);
  });

  test('a round cannot be cashed out before it was risked', () => {
    const round = game(code).begin(fc.sample(wager, { numRuns: 1, seed: 7 })[0], createSimulationRandom(3));
    expect(round.after([])).toMatchObject({ state: 'in_play', canCashOut: false, multiplier: 0 });
    expect(() => round.after([{ type: 'cash_out' }])).toThrow(ActionRefused);
  });

  test('while a round is in play nothing is seen but what the steps have uncovered', () => {
    let inPlay = 0;
    fc.assert(
      fc.property(wager, seeds, fc.array(action, { maxLength: 4 }), (asked, seed, sent) => {
        const round = game(code).begin(asked, createSimulationRandom(seed));
        for (let taken = 0; taken <= sent.length; taken += 1) {
          let course = round.after([]);
          try {
            course = round.after(sent.slice(0, taken));
          } catch {
            return;
          }
          if (course.state === 'ended') return;
          inPlay += taken > 0 ? 1 : 0;
          const seen = z.record(z.string(), z.array(z.unknown())).parse(course.seen);
          const lengths = Object.fromEntries(
            Object.entries(seen).map(([key, values]) => [key, values.length]),
          );
          expect(lengths).toEqual(uncovered(taken));
        }
      }),
      { numRuns: 400 },
    );
    expect(inPlay).toBeGreaterThan(20);
  });
});

/** Every action that could be tried where a round stands. */
const everyAction: Readonly<Record<string, readonly unknown[]>> = {
  mines: Array.from({ length: 25 }, (_, tile) => ({ type: 'reveal', tile })),
  towers: [0, 1, 2, 3].map((door) => ({ type: 'open', door })),
  'hi-lo': ['lower', 'higher'].map((call) => ({ type: 'call', call })),
  'coin-streak': ['heads', 'tails'].map((side) => ({ type: 'call', side })),
  penalty: [0, 1, 2, 3, 4].map((target) => ({ type: 'kick', target })),
};

/** Those in which a choice decides, so that who knows what is hidden always wins. */
const chosen = Object.entries(actionsOf).filter(([code]) => code in everyAction);

describe.each(chosen)('%s, played by somebody who knows', (code, { wager }) => {
  test('a round ends where every step would lead beyond 10,000 bets, and is paid what it has reached', () => {
    fc.assert(
      fc.property(wager, seeds, (asked, seed) => {
        const round = game(code).begin(asked, createSimulationRandom(seed));
        const done: unknown[] = [];
        let course = round.after(done);
        while (course.state === 'in_play') {
          const won = (everyAction[code] ?? []).find((action) => isWon(round, [...done, action]));
          // In hi-lo the only call that is right may be one that leads too far: then the card is skipped.
          done.push(won ?? { type: 'call', call: 'skip' });
          course = round.after(done);
        }
        expect(course.multiplier).toBeGreaterThan(0);
        expect(course.multiplier).toBeLessThanOrEqual(100_000_000);
        expect(course.multiplier).toBeLessThanOrEqual(game(code).mostMultiplier(asked));
        if (code !== 'hi-lo') expect(course.multiplier).toBe(game(code).mostMultiplier(asked));
      }),
    );
  });
});

describe.each([
  ['easy', 1, 24],
  ['medium', 3, 24],
  ['hard', 5, 24],
  ['daredevil', 10, 18],
])('crossing on %s', (level, hits, lanes) => {
  const cross = { type: 'cross' };
  const roadOf = (numbers: readonly number[]) => {
    const left = [...numbers];
    return game('crossing').begin({ level }, { below: () => left.shift() ?? 24 });
  };

  test('the lowest number that is clear is the first one that is no hit', () => {
    expect(roadOf([hits]).after([cross])).toMatchObject({ state: 'in_play', canCashOut: true });
    expect(roadOf([hits - 1]).after([cross])).toMatchObject({ state: 'ended', multiplier: 0 });
    expect(roadOf([24, 24, hits - 1]).after([cross, cross, cross])).toMatchObject({
      state: 'ended',
      multiplier: 0,
    });
  });

  test('a road without traffic is crossed to its end, and there is paid the most', () => {
    const crossed = Array.from({ length: lanes }, () => cross);
    expect(roadOf([]).after(crossed.slice(1)).state).toBe('in_play');
    expect(roadOf([]).after(crossed)).toMatchObject({
      state: 'ended',
      multiplier: game('crossing').mostMultiplier({ level }),
    });
    expect(() => roadOf([]).after([...crossed, cross])).toThrow(ActionRefused);
  });
});

describe.each([
  ['easy', 1, 10],
  ['medium', 2, 10],
  ['hard', 3, 10],
  ['legend', 4, 5],
])('penalty on %s', (level, arms, kicks) => {
  const targets = [0, 1, 2, 3, 4];
  const kick = (target: number) => ({ type: 'kick', target });
  /** Every way in which the draw of the first kick can fall, once each, the kicks after it as whichever. */
  const firstDraws = (): InstantRound[] => {
    const sizes = Array.from({ length: arms }, (_, index) => targets.length - index);
    const ways = sizes.reduce<number[][]>(
      (before, size) => before.flatMap((way) => Array.from({ length: size }, (_, n) => [...way, n])),
      [[]],
    );
    return ways.map((way) => {
      const left = [...way];
      return game('penalty').begin({ level }, { below: () => left.shift() ?? 0 });
    });
  };

  test('each target is reached equally often, so that the choice changes no chance', () => {
    const rounds = firstDraws();
    for (const target of targets) {
      const goals = rounds.filter((round) => round.after([kick(target)]).multiplier > 0).length;
      expect(goals * targets.length, `target ${target}`).toBe(rounds.length * (targets.length - arms));
    }
  });

  test('goal after goal to the last kick, which pays the most; one more is refused', () => {
    const round = game('penalty').begin({ level }, createSimulationRandom(5));
    const lost = targets.find((target) => round.after([kick(target)]).state === 'ended') ?? 0;
    const { reached } = z
      .object({ reached: z.array(z.array(z.int())) })
      .parse(round.after([kick(lost)]).seen);
    const scored = reached
      .slice(0, kicks)
      .map((those) => kick(targets.find((each) => !those.includes(each)) ?? 0));
    expect(round.after(scored.slice(1, 1)).canCashOut).toBe(false);
    expect(round.after(scored.slice(0, 1))).toMatchObject({ state: 'in_play', canCashOut: true });
    expect(round.after(scored)).toMatchObject({
      state: 'ended',
      multiplier: game('penalty').mostMultiplier({ level }),
    });
    expect(() => round.after([...scored, kick(0)])).toThrow(ActionRefused);
  });
});

function isWon(round: InstantRound, actions: readonly unknown[]): boolean {
  try {
    return round.after(actions).multiplier > 0;
  } catch (error) {
    expect(error).toBeInstanceOf(ActionRefused);
    return false;
  }
}

test.each(instantGames.map(({ code }) => code))('%s: no bet pays more than its wager could', (code) => {
  const { betTypes, hasSteps, mostMultiplier } = game(code);
  for (const { name, law, wager } of betTypes()) {
    const largest = Math.round(toDouble(figuresOf(law).largest) * UNIT);
    if (hasSteps) expect(largest, name).toBeLessThanOrEqual(mostMultiplier(wager));
    else expect(largest, name).toBe(mostMultiplier(wager));
  }
});
