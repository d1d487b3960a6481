import { expect, test } from 'vitest';
import { cues } from './cues.ts';
import { duckAfter, duckedTo, laneOf, rateOf, semitonesUp, takeOf } from './mix.ts';

const pentatonic = [0, 2, 4, 7, 9];

test('notes climb on the game’s own scale and go on into the octave above', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((step) => semitonesUp(pentatonic, step))).toEqual([0, 2, 4, 7, 9, 12, 14]);
});

test('a counter rises four ticks a note, and no higher than an octave and a half', () => {
  const rates = Array.from({ length: 120 }, (_, index) => rateOf('count.tick', index, pentatonic, 0));
  expect(rates.slice(0, 4)).toEqual([1, 1, 1, 1]);
  expect(rates[4]).toBeCloseTo(2 ** (2 / 12));
  expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  expect(Math.max(...rates)).toBeCloseTo(2 ** 1.5);
});

test('each coin is a step above the one before', () => {
  const rates = [0, 1, 2, 3, 4, 5].map((index) => rateOf('coin', index, pentatonic, 0));
  expect(rates.map((rate) => Math.round(12 * Math.log2(rate)))).toEqual([0, 2, 4, 7, 9, 12]);
});

test('reels stop at one pitch, and higher with each reel that is waited for', () => {
  expect([0, 1, 4].map((reel) => rateOf('stop', reel, pentatonic, 0))).toEqual([1, 1, 1]);
  expect(rateOf('stop', 3, pentatonic, 1)).toBeCloseTo(2 ** (2 / 12));
  expect(rateOf('stop', 4, pentatonic, 2)).toBeCloseTo(2 ** (4 / 12));
});

test('fanfares are played as they were written', () => {
  for (const cue of cues.filter((each) => laneOf(each) === 'fanfare'))
    expect(rateOf(cue, 5, pentatonic, 2)).toBe(1);
});

test('small wins come in three sizes, every other cue in one', () => {
  expect([0, 1, 2, 3, 4, 9].map((index) => takeOf('win.small', index))).toEqual([
    'win.small.0',
    'win.small.0',
    'win.small.1',
    'win.small.1',
    'win.small.2',
    'win.small.2',
  ]);
  expect(takeOf('win.big', 9)).toBe('win.big');
});

test('large wins, pots and free spins silence each other; ticks and coins sound together', () => {
  const fanfares = [
    'win.big',
    'win.mega',
    'win.epic',
    'pot.mini',
    'pot.grand',
    'freeSpins.intro',
    'feature',
  ] as const;
  expect(fanfares.map(laneOf)).toEqual(fanfares.map(() => 'fanfare'));
  expect((['pot.tick', 'count.tick', 'coin', 'stop', 'button'] as const).map(laneOf)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});

test('the music steps back further for a fanfare than for a small win, and not at all for a tick', () => {
  expect(duckedTo('win.epic')).toBeLessThan(duckedTo('win.small'));
  expect(duckedTo('win.small')).toBeLessThan(1);
  expect(duckedTo('count.tick')).toBe(1);
});

test('of two cues at once the deeper duck and the later end hold', () => {
  const none = { level: 1, until_s: 0 };
  const epic = duckAfter(none, 10, 'win.epic', 8);
  expect(epic).toEqual({ level: duckedTo('win.epic'), until_s: 18 });
  expect(duckAfter(epic, 11, 'win.small', 1)).toEqual(epic);
  expect(duckAfter(epic, 17, 'win.small', 3)).toEqual({ level: duckedTo('win.epic'), until_s: 20 });
  expect(duckAfter(epic, 12, 'count.tick', 1)).toBe(epic);
  expect(duckAfter(epic, 19, 'win.small', 1)).toEqual({ level: duckedTo('win.small'), until_s: 20 });
});
