import { expect, test } from 'vitest';
import superJoker from '../../../../super-joker/definition.ts';
import { playBook } from '../../engine/book-recorder.ts';
import { compileSlot } from '../../engine/compile.ts';
import { createSimulationRandom } from '../../../../kit/fairness/random.ts';
import { boostShow } from './boost.ts';

test('a boost is shown when it multiplies a win, and celebrated when the round wins more than the stake', () => {
  const slot = compileSlot(superJoker);
  const random = createSimulationRandom(3);
  const counts = { hidden: 0, quiet: 0, celebrated: 0 };
  for (let round = 0; round < 20_000; round += 1) {
    const { events, win_minor } = playBook(slot, 5n, random);
    const place = events.findIndex(({ type }) => type === 'boost');
    if (place === -1) continue;
    const win = Number(win_minor);
    const show = boostShow(events[place + 1], 5n);
    expect(show).toBe(win === 0 ? 'hidden' : win <= 5 ? 'quiet' : 'celebrated');
    counts[show] += 1;
  }
  // Some four of five boosts of this game meet a spin that wins nothing.
  expect(counts.hidden / (counts.hidden + counts.quiet + counts.celebrated)).toBeGreaterThan(0.7);
  expect(counts.quiet).toBeGreaterThan(0);
  expect(counts.celebrated).toBeGreaterThan(100);
});
