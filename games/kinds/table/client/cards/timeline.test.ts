import { expect, test } from 'vitest';
import { timesOf } from './timeline.ts';

const steps = [{ after_ms: 100 }, { after_ms: 300 }, { after_ms: 500 }];

test('steps come one after another, and all have been seen after the rest', () => {
  expect(timesOf(steps, 0, 200, 'normal')).toEqual({ at_ms: [100, 400, 900], end_ms: 1_100 });
});

test('what has been shown before is not shown again', () => {
  expect(timesOf(steps, 2, 200, 'normal')).toEqual({ at_ms: [500], end_ms: 700 });
  expect(timesOf(steps, 3, 200, 'normal')).toEqual({ at_ms: [], end_ms: 200 });
});

test('the quick pace takes a third of the time, and none is taken where motion is unwanted', () => {
  expect(timesOf(steps, 0, 100, 'turbo')).toEqual({ at_ms: [30, 120, 270], end_ms: 300 });
  expect(timesOf(steps, 0, 100, 'still')).toEqual({ at_ms: [0, 0, 0], end_ms: 0 });
});
