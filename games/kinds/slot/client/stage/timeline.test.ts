import { expect, test } from 'vitest';
import { createTimeline } from './timeline.ts';

test('a tween runs to exactly its end', async () => {
  const timeline = createTimeline();
  const seen: number[] = [];
  const done = timeline.tween({ duration_ms: 100, update: (t) => seen.push(t) });
  timeline.advance(40);
  timeline.advance(40);
  timeline.advance(40);
  await done;
  expect(seen).toEqual([0, 0.4, 0.8, 1]);
});

test('hurrying ends what may be skipped and nothing else', async () => {
  const timeline = createTimeline();
  const ended: string[] = [];
  const skippable = timeline.wait(1000, { skippable: true }).then(() => ended.push('skippable'));
  void timeline.wait(1000).then(() => ended.push('fixed'));
  timeline.hurry();
  await skippable;
  expect(ended).toEqual(['skippable']);
  expect(timeline.hurries()).toBe(1);
});

test('a frame that comes late does not make things jump', async () => {
  const timeline = createTimeline();
  const elapsed: number[] = [];
  const stop = timeline.onFrame((elapsed_ms) => elapsed.push(elapsed_ms));
  timeline.advance(60_000);
  stop();
  timeline.advance(16);
  expect(elapsed).toEqual([250]);
});
