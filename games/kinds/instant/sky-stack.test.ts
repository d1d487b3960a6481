/** Sky Stack: what a box stands in, what each tower pays, and what a round refuses. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createSimulationRandom } from '../../kit/fairness/random.ts';
import { ActionRefused } from '../../kit/round/round-game.ts';
import { skyStack } from './sky-stack.ts';

describe('sky-stack', () => {
  const drop = (box: string) => ({ type: 'drop', box });
  const row = (box: string, count: number) => Array.from({ length: count }, () => drop(box));
  /** A round whose gusts are these, and then the calmest. */
  const inGusts = (...gusts: number[]) => {
    const left = [...gusts];
    return skyStack.begin({}, { below: () => (left.shift() ?? 1) - 1 });
  };

  test.each([
    ['heavy', 19],
    ['normal', 16],
    ['light', 8],
  ])('a %s box stands in a gust of %i, and the next stronger one blows it off', (box, stands) => {
    expect(inGusts(stands).after([drop(box)])).toMatchObject({ state: 'in_play', canCashOut: true });
    expect(inGusts(stands + 1).after([drop(box)])).toMatchObject({ state: 'ended', multiplier: 0 });
    expect(inGusts(1, 1, stands + 1).after([...row('heavy', 2), drop(box)])).toMatchObject({ multiplier: 0 });
  });

  test('every tower that can be built returns the same, but for what is rounded down', () => {
    const cases: Readonly<Record<string, bigint>> = { heavy: 19n, normal: 16n, light: 8n };
    let towers = 0;
    for (let light = 0; light <= 24; light += 1)
      for (let normal = 0; normal + light <= 24; normal += 1)
        for (let heavy = 0; heavy + normal + light <= 24; heavy += 1) {
          const stack = [...row('light', light), ...row('normal', normal), ...row('heavy', heavy)];
          if (stack.length === 0) continue;
          const stands = stack.reduce((product, { box }) => product * (cases[box] ?? 0n), 1n);
          const all = 20n ** BigInt(stack.length);
          // 99 hundredths of a bet, in ten-thousandths, divided by the chance that all of them stand.
          const fair = (9_900n * all) / stands;
          if (fair > 100_000_000n) {
            expect(() => inGusts().after(stack)).toThrow(ActionRefused);
            continue;
          }
          towers += 1;
          expect(inGusts().after(stack).multiplier).toBe(Number(fair));
          // The order makes no difference.
          if (towers % 40 === 0) expect(inGusts().after(stack.toReversed()).multiplier).toBe(Number(fair));
        }
    expect(towers).toBe(2_094);
  });

  test('the gusts of a round are the same, whichever boxes are chosen', () => {
    const gustsAfter = (seed: number, box: string) => {
      const round = skyStack.begin({}, createSimulationRandom(seed));
      const course = round.after([drop(box)]);
      const ended = course.state === 'ended' ? course : round.after([drop(box), { type: 'cash_out' }]);
      return z.object({ gusts: z.array(z.int()).length(24) }).parse(ended.seen).gusts;
    };
    const boxes = ['heavy', 'normal', 'light'];
    for (let seed = 1; seed <= 50; seed += 1)
      expect(new Set(boxes.map((box) => gustsAfter(seed, box).join())).size).toBe(1);
  });

  test('the tower is full with 24 boxes, and one more is refused', () => {
    const round = inGusts();
    expect(round.after(row('heavy', 23)).state).toBe('in_play');
    expect(round.after(row('heavy', 24))).toMatchObject({ state: 'ended', multiplier: 33_905 });
    expect(() => round.after(row('heavy', 25))).toThrow(ActionRefused);
  });

  test('a box beyond 10,000 bets is refused while another is possible, and the round ends where none is', () => {
    const high = [...row('light', 10)];
    const round = inGusts();
    expect(round.after(high)).toMatchObject({ state: 'in_play', multiplier: 94_413_757 });
    expect(() => round.after([...high, drop('light')])).toThrow(ActionRefused);
    expect(() => round.after([...high, drop('normal')])).toThrow(ActionRefused);
    const most = skyStack.mostMultiplier({});
    expect(round.after([...high, drop('heavy')])).toMatchObject({ state: 'ended', multiplier: 99_382_902 });
    expect(most).toBe(99_767_285);
  });
});
