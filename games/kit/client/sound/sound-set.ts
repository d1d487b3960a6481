/** A game's sounds as data, and the notes and noises that follow from them. Everything is synthesised; nothing is sampled. */

import type { Cue } from './cues.ts';

/** Semitones above the root that make up a scale. */
const scales = {
  pentatonic: [0, 2, 4, 7, 9],
  minorPentatonic: [0, 3, 5, 7, 10],
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  harmonicMinor: [0, 2, 3, 5, 7, 8, 11],
  hijaz: [0, 1, 4, 5, 7, 8, 10],
  insen: [0, 1, 5, 7, 10],
  blues: [0, 3, 5, 6, 7, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
} as const;
export type Scale = keyof typeof scales;

/** The voice of melodies. */
export type Voice = 'bell' | 'pluck' | 'chip' | 'brass' | 'flute' | 'glass' | 'marimba';
/** What a stopping reel sounds like. */
export type StopSound = 'thud' | 'click' | 'drum' | 'clink' | 'drop' | 'clang' | 'wood';

export type SoundSet = { root_hz: number; scale: Scale; voice: Voice; stop: StopSound };

/** Arguments of ZzFX in its own order; see its README. */
export type Tone = readonly (number | undefined)[];
/** One tone, so many milliseconds after the cue. */
export type TimedTone = { at_ms: number; tone: Tone };

/** The frequency of a step of the set's scale, in hertz; steps go on into the octaves above. */
export function noteAt(set: SoundSet, step: number): number {
  const scale = scales[set.scale];
  const octave = Math.floor(step / scale.length);
  const semitones = scale[step - octave * scale.length] ?? 0;
  return set.root_hz * 2 ** (octave + semitones / 12);
}

/** Turns a cue into tones. Pure, so that what a game sounds like can be tested without a loudspeaker. */
export function tonesOf(set: SoundSet, cue: Cue, index: number): TimedTone[] {
  const melody = (steps: readonly number[], gap_ms: number, length: number, volume = 0.7): TimedTone[] =>
    steps.map((step, place) => ({
      at_ms: place * gap_ms,
      tone: voiceTone(set.voice, noteAt(set, step), length, volume),
    }));
  switch (cue) {
    case 'button':
      return [{ at_ms: 0, tone: [0.35, 0, noteAt(set, 5), 0, 0.01, 0.04, 1, 1.6] }];
    case 'spin':
      return [
        {
          at_ms: 0,
          tone: [
            0.35,
            0,
            set.root_hz / 2,
            0.02,
            0.08,
            0.24,
            2,
            0.6,
            3,
            0,
            0,
            0,
            0,
            0.6,
            0,
            0,
            0,
            0.6,
            0.02,
            0,
            900,
          ],
        },
      ];
    case 'stop':
      return [{ at_ms: 0, tone: stopTone(set, index) }];
    case 'scatter':
      return melody([5 + index * 2, 7 + index * 2, 9 + index * 2], 70, 0.35, 0.8);
    case 'anticipation.stop':
      return [];
    case 'anticipation.start':
      return Array.from({ length: 10 }, (_, place) => ({
        at_ms: place * 140,
        tone: [0.28 + place * 0.03, 0, noteAt(set, place + 1), 0.01, 0.03, 0.12, 1, 1.2, 0.4],
      }));
    case 'win.small':
      return melody([index, index + 2, index + 4], 90, 0.3, 0.6);
    case 'pot.tick':
    case 'card':
    case 'count.tick':
      return [{ at_ms: 0, tone: [0.22, 0, noteAt(set, 7 + (index % 8)), 0, 0.01, 0.05, 1, 1.5] }];
    case 'count.end':
      return melody([7, 11], 80, 0.45, 0.75);
    case 'win.big':
    case 'win.mega':
    case 'win.epic':
    case 'pot.mini':
    case 'pot.minor':
    case 'pot.major':
    case 'pot.grand':
      return [
        ...melody([0, 2, 4, 7, 4, 7, 9, 11, 14], 120, 0.5, 0.85),
        {
          at_ms: 0,
          tone: [
            0.5,
            0,
            set.root_hz / 2,
            0.02,
            0.5,
            0.6,
            2,
            0.7,
            0,
            0,
            0,
            0,
            0,
            0.1,
            0,
            0,
            0,
            0.7,
            0.1,
            0,
            700,
          ],
        },
      ];
    case 'feature':
    case 'freeSpins.intro':
      return [
        ...melody([0, 4, 7, 9, 12], 110, 0.6, 0.85),
        { at_ms: 0, tone: [0.6, 0, set.root_hz / 2, 0.01, 0.2, 0.7, 1, 1, -0.4, 0, 0, 0, 0, 0.2] },
      ];
    case 'transform':
      return [
        { at_ms: 0, tone: [0.5, 0, noteAt(set, 2), 0.05, 0.1, 0.3, 1, 1, 6, 0, 0, 0, 0.06, 0.1] },
        ...melody([9, 12], 120, 0.35, 0.5).map(({ at_ms, tone }) => ({ at_ms: at_ms + 160, tone })),
      ];
    case 'coin':
      return [
        {
          at_ms: 0,
          tone: [0.5, 0, noteAt(set, 12 + (index % 6)), 0, 0.02, 0.22, 1, 1.6, 0, 0, noteAt(set, 3), 0.05],
        },
      ];
    case 'freeSpins.outro':
      return melody([12, 9, 7, 4, 7, 12], 130, 0.6, 0.8);
    case 'refused':
      return [
        { at_ms: 0, tone: [0.4, 0, 196, 0.01, 0.06, 0.1, 1, 1.2] },
        { at_ms: 110, tone: [0.4, 0, 155, 0.01, 0.08, 0.16, 1, 1.2] },
      ];
  }
}

/** volume, randomness, frequency, attack, sustain, release, shape, curve, slide, Δslide, jump, jump time, repeat, noise, … */
function voiceTone(voice: Voice, hz: number, length: number, volume: number): Tone {
  switch (voice) {
    case 'bell':
      return [volume, 0, hz, 0.002, 0.03, length * 1.6, 0, 1, 0, 0, 0, 0, 0, 0, hz * 2.01, 0, 0, 0.7, 0.03];
    case 'pluck':
      return [volume, 0, hz, 0.001, 0.01, length, 2, 1.4, 0, 0, 0, 0, 0, 0, 0, 0, 0.03, 0.5, 0.06, 0, 2400];
    case 'chip':
      return [volume * 0.6, 0, hz, 0, 0.06, length * 0.6, 5, 0.5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.6, 0.03];
    case 'brass':
      return [
        volume * 0.8,
        0,
        hz,
        0.03,
        0.12,
        length * 0.8,
        2,
        0.9,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0.8,
        0.05,
        0,
        1800,
      ];
    case 'flute':
      return [volume, 0, hz, 0.05, 0.12, length, 0, 0.8, 0, 0, 0, 0, 0.14, 0, 0, 0, 0, 0.8, 0.04, 0.15];
    case 'glass':
      return [
        volume * 0.8,
        0,
        hz * 2,
        0.001,
        0.01,
        length * 1.8,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0.09,
        0.5,
        0.05,
      ];
    case 'marimba':
      return [volume, 0, hz, 0.001, 0.01, length * 0.7, 1, 1.8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.5, 0.04];
  }
}

function stopTone(set: SoundSet, index: number): Tone {
  switch (set.stop) {
    case 'thud':
      return [0.7, 0, 90 + index * 4, 0.001, 0.02, 0.12, 0, 1, -2, 0, 0, 0, 0, 0.5];
    case 'click':
      return [0.5, 0, 520 + index * 30, 0, 0.005, 0.035, 5, 0.4, -10];
    case 'drum':
      return [0.8, 0, 130 - index * 5, 0.001, 0.03, 0.22, 0, 1.4, -3, 0, 0, 0, 0, 0.2];
    case 'clink':
      return [0.4, 0, noteAt(set, 12 + index), 0, 0.005, 0.14, 0, 1, 0, 0, 0, 0, 0, 0, 900];
    case 'drop':
      return [0.6, 0, 260 + index * 40, 0.005, 0.02, 0.1, 0, 1, 14];
    case 'clang':
      return [0.45, 0, 170 + index * 12, 0.001, 0.02, 0.2, 3, 0.6, 0, 0, 0, 0, 0, 0.1, 37];
    case 'wood':
      return [0.6, 0, 330 - index * 14, 0, 0.008, 0.06, 1, 2, -8];
  }
}
