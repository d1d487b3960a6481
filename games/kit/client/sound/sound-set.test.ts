import { expect, test } from 'vitest';
import type { Cue } from './cues.ts';
import { noteAt, tonesOf, type SoundSet } from './sound-set.ts';

const set: SoundSet = { root_hz: 220, scale: 'pentatonic', voice: 'bell', stop: 'drum' };

test('a scale goes on into the octaves above', () => {
  expect(noteAt(set, 0)).toBe(220);
  expect(noteAt(set, 5)).toBeCloseTo(440);
  expect(noteAt(set, 10)).toBeCloseTo(880);
});

test.each<Cue>([
  'button',
  'spin',
  'stop',
  'win.small',
  'count.tick',
  'win.big',
  'feature',
  'coin',
  'freeSpins.outro',
  'refused',
])('the cue %s sounds different in another set', (cue) => {
  const other: SoundSet = { root_hz: 311, scale: 'insen', voice: 'chip', stop: 'wood' };
  const isOwn = cue === 'refused';
  expect(JSON.stringify(tonesOf(set, cue, 1)) === JSON.stringify(tonesOf(other, cue, 1))).toBe(isOwn);
});

test('every tone is a volume and a frequency that can be heard', () => {
  for (const cue of [
    'spin',
    'stop',
    'scatter',
    'anticipation.start',
    'win.small',
    'transform',
    'coin',
  ] as const) {
    for (const { at_ms, tone } of tonesOf(set, cue, 3)) {
      expect(at_ms).toBeGreaterThanOrEqual(0);
      expect(tone[0]).toBeGreaterThan(0);
      expect(tone[2]).toBeGreaterThan(40);
      expect(tone[2]).toBeLessThan(8000);
    }
  }
});
