import { describe, expect, test } from 'vitest';
import { drawField, drawOrder, type RaceOutcome } from '../../races.ts';
import { raceRules } from '../../race-track.ts';
import { createSimulationRandom } from '../../../../kit/fairness/random.ts';
import { FIRST_HOME, runningOf, standings } from './running.ts';

const races = Array.from({ length: 200 }, (_, index): RaceOutcome => {
  const random = createSimulationRandom(index + 1);
  const field = drawField(raceRules, random, index + 1);
  return { field, order: drawOrder(field.strengths, random) };
});

describe('a race as it is seen', () => {
  test('ends in the order that was drawn, and the first is at the post at its time', () => {
    for (const race of races) {
      const { at } = runningOf(race);
      expect(standings(at(1), race.order)).toEqual(race.order);
      expect(standings(at(FIRST_HOME), race.order)[0]).toBe(race.order[0]);
      expect(Math.max(...at(FIRST_HOME))).toBeCloseTo(1, 6);
      expect(Math.min(...at(1))).toBeGreaterThan(1);
    }
  });

  test('nobody goes back or jumps, and all begin together', () => {
    for (const race of races.slice(0, 60)) {
      const { at } = runningOf(race);
      expect(new Set(at(0))).toEqual(new Set([0]));
      let before = at(0);
      for (let step = 1; step <= 400; step += 1) {
        const now = at(step / 400);
        for (const [index, place] of now.entries()) {
          expect(place).toBeGreaterThanOrEqual(before[index] ?? 0);
          expect(place - (before[index] ?? 0)).toBeLessThan(0.008);
        }
        before = now;
      }
    }
  });

  test('the lead changes in most races, and some end close', () => {
    const changes = races.map((race) => {
      const { at } = runningOf(race);
      const leaders = Array.from(
        { length: 60 },
        (_, step) => standings(at(((step + 4) / 64) * FIRST_HOME), race.order)[0],
      );
      return leaders.filter((leader, index) => index > 0 && leader !== leaders[index - 1]).length;
    });
    expect(changes.filter((count) => count >= 2).length).toBeGreaterThan(races.length * 0.7);
    const photos = races.filter((race) => runningOf(race).isPhoto).length;
    expect(photos).toBeGreaterThan(races.length * 0.12);
    expect(photos).toBeLessThan(races.length * 0.4);
  });

  test('every page shows the same race', () => {
    const [race] = races;
    if (!race) throw new Error('There are no races.');
    expect(runningOf(race).at(0.4)).toEqual(runningOf(structuredClone(race)).at(0.4));
  });
});
