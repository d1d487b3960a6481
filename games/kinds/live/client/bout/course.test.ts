import { expect, test } from 'vitest';
import type { BoutOutcome } from '../../sides.ts';
import { momentOfBout, restingMoment, strikeTimes } from './course.ts';

const whole_ms = 16_000;
const bouts: readonly BoutOutcome[] = [
  { result: 'meron', strikes: ['meron', 'wala', 'meron', 'meron', 'meron', 'meron'] },
  { result: 'wala', strikes: ['wala', 'wala', 'wala', 'wala', 'wala'] },
  { result: 'draw', strikes: ['meron', 'wala', 'meron', 'wala', 'meron', 'wala', 'meron', 'wala', 'both'] },
];

test('each strike lights its point when it meets, and the last one decides before the result is told', () => {
  for (const bout of bouts) {
    const times = strikeTimes(bout.strikes, whole_ms);
    expect(times.at(-1)).toBeLessThan(whole_ms);
    for (const [index, time_ms] of times.entries()) {
      const sum = ({ points }: ReturnType<typeof momentOfBout>) => points.meron + points.wala;
      const before = momentOfBout(bout, time_ms - 1, whole_ms);
      const after = momentOfBout(bout, time_ms + 1, whole_ms);
      expect(sum(after) - sum(before)).toBe(bout.strikes[index] === 'both' ? 2 : 1);
      expect(after.struck?.by).toBe(bout.strikes[index]);
    }
    expect(momentOfBout(bout, (times.at(-1) ?? 0) - 1, whole_ms).isOver).toBe(false);
    const end = momentOfBout(bout, whole_ms, whole_ms);
    expect(end.isOver).toBe(true);
    expect(Math.max(end.points.meron, end.points.wala)).toBe(5);
    expect(end.points.meron === end.points.wala).toBe(bout.result === 'draw');
  }
});

test('nothing of the result is seen before its strikes: the same strikes look the same', () => {
  const [one] = bouts;
  if (!one) throw new Error('There are no bouts.');
  const other: BoutOutcome = { result: 'wala', strikes: ['meron', 'wala', 'meron', 'wala', 'wala', 'wala'] };
  const times = strikeTimes(one.strikes, whole_ms);
  for (let at_ms = 0; at_ms < (times[2] ?? 0) + 400; at_ms += 40)
    expect(momentOfBout(one, at_ms, whole_ms)).toEqual(momentOfBout(other, at_ms, whole_ms));
});

test('champions move without a jump, and never through each other', () => {
  for (const bout of bouts) {
    let before = momentOfBout(bout, 0, whole_ms);
    for (let at_ms = 8; at_ms <= whole_ms; at_ms += 8) {
      const now = momentOfBout(bout, at_ms, whole_ms);
      for (const side of ['meron', 'wala'] as const) {
        expect(Math.abs(now.poses[side].forward - before.poses[side].forward)).toBeLessThan(0.09);
        expect(now.poses[side].forward).toBeLessThanOrEqual(1);
      }
      before = now;
    }
  }
  expect(restingMoment(0).points).toEqual({ meron: 0, wala: 0 });
});
