import { expect, test } from 'vitest';
import superJoker from '../../../super-joker/definition.ts';
import { playBook } from '../../slot/book-recorder.ts';
import { compileSlot } from '../../slot/compile.ts';
import { createSimulationRandom } from '../../slot/random.ts';
import { isBoostPaid } from './boost.ts';

test('a boost is shown when it multiplies a win, and only then', () => {
  const slot = compileSlot(superJoker);
  const random = createSimulationRandom(3);
  let [shown, hidden] = [0, 0];
  for (let round = 0; round < 20_000; round += 1) {
    const { events, win_minor } = playBook(slot, 5n, random);
    const place = events.findIndex(({ type }) => type === 'boost');
    if (place === -1) continue;
    expect(isBoostPaid(events[place + 1])).toBe(win_minor !== '0');
    if (isBoostPaid(events[place + 1])) shown += 1;
    else hidden += 1;
  }
  // Some four of five boosts of this game meet a spin that wins nothing.
  expect(hidden / (shown + hidden)).toBeGreaterThan(0.7);
  expect(shown).toBeGreaterThan(100);
});
