/** What is decided about sound without making any: pitches, which cue silences which, how far the music steps back. Pure. */
import type { Cue } from './cues.ts';

export type MusicState = 'base' | 'feature' | 'off';

/** Notes that climb with each index go no higher than this many octaves. */
const HIGHEST_OCTAVES = 1.5;
/** A counter ticks often: this many ticks share a note. */
const TICKS_A_NOTE = 4;

/** Semitones up to a step of a scale; `steps` are those of one octave, from the root. */
export function semitonesUp(steps: readonly number[], step: number): number {
  const octave = Math.floor(step / steps.length);
  return octave * 12 + (steps[step - octave * steps.length] ?? 0) - (steps[0] ?? 0);
}

/**
 * How fast a cue is played back, which is how high it sounds.
 * @param tension how many reels are being waited for; each lifts the reels that stop by a note
 */
export function rateOf(cue: Cue, index: number, steps: readonly number[], tension: number): number {
  const step = climbOf(cue, Math.max(0, index), tension);
  const highest = HIGHEST_OCTAVES * 12;
  return 2 ** (Math.min(highest, semitonesUp(steps, step)) / 12);
}

function climbOf(cue: Cue, index: number, tension: number): number {
  switch (cue) {
    case 'stop':
      return tension;
    case 'count.tick':
      return Math.floor(index / TICKS_A_NOTE);
    case 'coin':
    case 'pot.tick':
      return index;
    case 'scatter':
      return index * 2;
    default:
      return 0;
  }
}

/** The name under which a cue lies in its file: small wins come in three. */
export function takeOf(cue: Cue, index: number): string {
  if (cue !== 'win.small') return cue;
  if (index >= 4) return 'win.small.2';
  return index >= 2 ? 'win.small.1' : 'win.small.0';
}

/** Cues of one lane fade each other out; those without a lane sound together. */
export function laneOf(cue: Cue): 'fanfare' | 'tension' | null {
  if (cue.startsWith('win.') || cue.startsWith('freeSpins.') || cue === 'feature') return 'fanfare';
  if (cue.startsWith('pot.') && cue !== 'pot.tick') return 'fanfare';
  return cue.startsWith('anticipation.') ? 'tension' : null;
}

/** How loud the music stays under a cue; 1 where it does not step back. */
export function duckedTo(cue: Cue): number {
  switch (laneOf(cue)) {
    case 'fanfare':
      return cue === 'win.small' ? 0.45 : 0.15;
    case 'tension':
      return 0.4;
    case null:
      return 1;
  }
}

export type Duck = { level: number; until_s: number };

/** The music's level after a cue begins: a deeper duck wins, and it lasts until the longer one ends. */
export function duckAfter(duck: Duck, now_s: number, cue: Cue, length_s: number): Duck {
  const level = duckedTo(cue);
  if (level === 1) return duck;
  if (now_s >= duck.until_s) return { level, until_s: now_s + length_s };
  return { level: Math.min(duck.level, level), until_s: Math.max(duck.until_s, now_s + length_s) };
}

/** How loud a loop is in its own state. The base is there not to be noticed. */
export const loopLevel = { base: 0.6, feature: 0.85 } as const;
