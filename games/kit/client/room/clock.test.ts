import { expect, test } from 'vitest';
import { createClock } from './clock.ts';

test('the quickest ping sets the clock; what is known is older by the way of a word', () => {
  const clock = createClock();
  clock.heardTime(1_000, 51_000);
  expect(clock.serverAt(1_000)).toBe(51_000);
  expect(clock.latency_ms()).toBeNull();
  // 80 ms there and back, and the server is 50,000 ms ahead; then one that was held up on its way back.
  clock.heardPong({ sent_ms: 2_000, received_ms: 2_080, server_ms: 52_040 });
  clock.heardPong({ sent_ms: 4_000, received_ms: 4_900, server_ms: 54_040 });
  expect(clock.serverAt(5_000)).toBe(55_000);
  expect(clock.knownAt(5_000)).toBe(54_960);
  for (let at = 10; at < 13; at += 1)
    clock.heardPong({ sent_ms: at * 1_000, received_ms: at * 1_000 + 90, server_ms: at * 1_000 + 50_045 });
  expect(clock.latency_ms()).toBe(90);
});
