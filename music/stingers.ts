/**
 * What is heard besides the loops: wins by tier, pots, tension, the way into free spins and out, and small effects. All are
 * made of the score's own hook, chords and instruments, in its key, at its tempo, half as fast again, or twice as fast.
 */
import type { Cue } from '../games/kinds/slot/client/sound/cues.ts';
import type { Hit, Score } from './score.ts';
import { chordTone, closeVoicing, degreePitch, readChord, readMelody, type Note } from './theory.ts';

/** A name of the sprite: a cue, or one of a cue's variants. */
export type TakeName = Exclude<Cue, 'win.small'> | `win.small.${0 | 1 | 2}`;

/** One entry of the sprite. */
export type Take = {
  voices: Map<string, Note[]>;
  /** From the first beat until what is written ends. */
  beats: number;
  /** What may sound after that. */
  tail_s: number;
  /** Where its loudness belongs, in LUFS: integrated for music, the loudest 400 ms for effects. */
  target_lufs: number;
  isEffect: boolean;
  /** Noise added to the instruments: a rush of air or the flick of a card. */
  noise?: { kind: 'rush' | 'flick'; length_s: number; level: number };
  /** For tension: after how many beats each further layer begins. */
  layer_beats?: number;
};

/** A fanfare may not dawdle: slow pieces win half as fast again, or twice as fast, whichever is nearer to a quick step. */
export function stingerTempo(score: Score): number {
  const distance = (ratio: number): number => Math.abs(score.tempo_bpm * ratio - 145);
  const ratio = [1, 1.5, 2].reduce((best, next) => (distance(next) < distance(best) ? next : best));
  return score.tempo_bpm * ratio;
}

const WINS_LUFS = -14;

/** Everything that the sprite of a game holds. */
export function takesOf(score: Score, has: { pots: boolean }): Map<TakeName, Take> {
  const takes = new Map<TakeName, Take>([...effects(score), ...wins(score)]);
  takes.set('anticipation.start', tension(score));
  if (score.feature) {
    takes.set('freeSpins.intro', intro(score));
    takes.set('freeSpins.outro', outro(score));
  }
  if (has.pots) for (const [name, take] of pots(score)) takes.set(name, take);
  return takes;
}

type Desk = {
  put: (on: string, notes: readonly Note[], at?: number) => void;
  hit: (hit: Hit, at: number, scale?: number) => void;
  voices: Map<string, Note[]>;
};

function desk(): Desk {
  const voices = new Map<string, Note[]>();
  const put: Desk['put'] = (on, notes, at = 0) => {
    voices.set(on, [...(voices.get(on) ?? []), ...notes.map((note) => ({ ...note, at: note.at + at }))]);
  };
  return {
    voices,
    put,
    hit(hit, at, scale = 1) {
      const velocity = Math.round((hit.velocity ?? 100) * scale);
      put(hit.on, [{ at: at + (hit.at ?? 0), length: hit.length ?? 0.5, pitch: hit.pitch, velocity }]);
    },
  };
}

/** A phrase of the fanfare for an instrument that plays it in its own octave. */
function phrase(
  score: Score,
  on: string,
  text: string,
  loudness = 1,
  octave = 0,
): { notes: Note[]; beats: number } {
  const { notes, beats } = readMelody(score.key, text, score.beatsPerBar);
  const shift = 12 * ((score.instruments[on]?.octave ?? 0) + octave);
  return {
    beats,
    notes: notes.map((note) => ({ ...note, pitch: note.pitch + shift, velocity: note.velocity * loudness })),
  };
}

function chord(score: Score, on: string, name: string, at: number, length: number, velocity = 92): Note[] {
  const floor = score.instruments[on]?.floor ?? 55;
  return closeVoicing(readChord(score.key, name), floor).map((pitch) => ({ at, length, pitch, velocity }));
}

function bass(score: Score, name: string, at: number, length: number, velocity = 98): Note {
  const floor = score.instruments[score.fanfare.bass]?.floor ?? 36;
  return { at, length, pitch: chordTone(readChord(score.key, name), floor, 1), velocity };
}

/** Tones of a chord going up from the bell's own floor. */
function climb(score: Score, on: string, name: string, from: number, count: number, step: number): Note[] {
  const floor = score.instruments[on]?.floor ?? 72;
  return Array.from({ length: count }, (_, index) => ({
    at: index * step,
    length: step * 2,
    pitch: chordTone(readChord(score.key, name), floor, from + index),
    velocity: 78 + (20 * index) / count,
  }));
}

/** A run through the tones of the melody, from the bell's floor upwards. */
function run(score: Score, on: string, count: number, step: number): Note[] {
  const floor = score.instruments[on]?.floor ?? 60;
  const { tones } = score.key;
  return Array.from({ length: count }, (_, index) => {
    const octave = Math.floor(index / tones.length);
    const pitch = degreePitch(score.key, tones[index % tones.length] ?? 1);
    const base = floor + ((((pitch - floor) % 12) + 12) % 12);
    return {
      at: index * step,
      length: step * 1.6,
      pitch: base + 12 * octave,
      velocity: 62 + (40 * index) / count,
    };
  })
    .toSorted((a, b) => a.pitch - b.pitch)
    .map((note, index) => ({ ...note, at: index * step, velocity: 62 + (40 * index) / count }));
}

function roll({ hit }: Desk, stroke: Hit, at: number, beats: number, from: number, to: number): void {
  const strokes = Math.round(beats * 8);
  for (let index = 0; index < strokes; index += 1)
    hit({ ...stroke, length: 0.2 }, at + index / 8, from + ((to - from) * index) / strokes);
}

/** The tonic that ends a stinger: everybody, a crash, and the chord rings on. */
function landing(score: Score, at: number, beats: number, to: Desk, weight: number): void {
  const { fanfare, effects: strokes } = score;
  to.put(fanfare.chords, chord(score, fanfare.chords, fanfare.tonic, at, beats, 84 + 10 * weight));
  to.put(fanfare.bass, [bass(score, fanfare.tonic, at, beats)]);
  to.put(fanfare.bell, climb(score, fanfare.bell, fanfare.tonic, 1, 3 + weight, 0.25), at);
  to.hit(strokes.crash, at, 0.6 + 0.13 * weight);
}

/** Plays phrases one after the other over cadences; answers the beat where they end. */
function phrases(score: Score, texts: readonly string[], to: Desk, weight: number, from = 0): number {
  const { fanfare, effects: strokes } = score;
  let at = from;
  texts.forEach((text, index) => {
    const lead = phrase(score, fanfare.lead, text, 1.12);
    to.put(fanfare.lead, lead.notes, at);
    if (weight > 1) to.put(fanfare.second, phrase(score, fanfare.second, text, 0.95).notes, at);
    if (weight > 2) to.put(fanfare.bell, phrase(score, fanfare.bell, text, 0.8).notes, at);
    const half = lead.beats / 2;
    const [first, second] =
      index === texts.length - 1 ? fanfare.cadence : [fanfare.tonic, fanfare.cadence[0]];
    for (const [place, name] of [first, second].entries()) {
      to.put(fanfare.chords, chord(score, fanfare.chords, name, at + place * half, half * 0.92));
      to.put(fanfare.bass, [bass(score, name, at + place * half, half * 0.9)]);
      if (weight > 1) to.put(fanfare.bass, [bass(score, name, at + (place + 0.75) * half, half * 0.22, 84)]);
    }
    const pulse = score.pulse ?? 1;
    for (let stroke = 0; stroke * pulse < lead.beats; stroke += weight > 1 ? 0.5 : 1) {
      const strength = stroke === 0 ? 0.95 : 0.7;
      to.hit(strokes.roll, at + stroke * pulse, Number.isInteger(stroke) ? strength : 0.45);
    }
    at += lead.beats;
  });
  return at;
}

function music(to: Desk, beats: number, tail_s: number, target_lufs = WINS_LUFS): Take {
  return { voices: to.voices, beats, tail_s, target_lufs, isEffect: false };
}

function wins(score: Score): [TakeName, Take][] {
  const { fanfare, effects: strokes } = score;
  const small = ([0, 1, 2] as const).map((size): [TakeName, Take] => {
    const to = desk();
    const step = size === 2 ? 0.25 : 0.5;
    const count = 3 + size;
    to.put(fanfare.bell, climb(score, fanfare.bell, fanfare.tonic, 1 + size, count, step));
    to.put(fanfare.lead, climb(score, fanfare.lead, fanfare.tonic, 1 + size, 2, step * 2));
    to.put(fanfare.bass, [bass(score, fanfare.tonic, 0, 1.5, 80)]);
    return [`win.small.${size}`, music(to, count * step, 0.8, -17)];
  });
  const big = desk();
  const bigEnd = phrases(score, [fanfare.hook], big, 1);
  landing(score, bigEnd, 3, big, 1);
  const mega = desk();
  const megaEnd = phrases(score, [fanfare.hook, fanfare.lift], mega, 2);
  landing(score, megaEnd, 3, mega, 2);
  const epic = desk();
  roll(epic, strokes.roll, 0, 1, 0.4, 1);
  const epicEnd = phrases(score, [fanfare.hook, fanfare.lift, fanfare.close], epic, 3, 1);
  roll(epic, strokes.roll, epicEnd - 2, 2, 0.5, 1.1);
  landing(score, epicEnd, 4, epic, 3);
  epic.put(fanfare.lead, climb(score, fanfare.lead, fanfare.tonic, 3, 4, 0.25), epicEnd);
  return [
    ...small,
    ['win.big', music(big, bigEnd + 1, 1.3)],
    ['win.mega', music(mega, megaEnd + 1.5, 1.5)],
    ['win.epic', music(epic, epicEnd + 2, 1.8)],
  ];
}

function pots(score: Score): [TakeName, Take][] {
  const { fanfare, effects: strokes } = score;
  const names = ['mini', 'minor', 'major', 'grand'] as const;
  return names.map((name, size): [TakeName, Take] => {
    const to = desk();
    to.put(fanfare.bell, climb(score, fanfare.bell, fanfare.tonic, 1, 5 + 2 * size, 0.25));
    let at = size > 1 ? 1 : (5 + 2 * size) * 0.25;
    if (size > 0) roll(to, strokes.roll, 0, at, 0.4, 1);
    if (size === 2) at = phrases(score, [fanfare.lift], to, 2, at);
    if (size === 3) at = phrases(score, [fanfare.lift, fanfare.close], to, 3, at);
    landing(score, at, 3, to, Math.min(3, size));
    return [`pot.${name}`, music(to, at + 1, 1 + 0.25 * size)];
  });
}

function tension(score: Score): Take {
  const { fanfare, effects: strokes } = score;
  const layer = Math.max(2, Math.round((1.7 * stingerTempo(score)) / 60));
  const to = desk();
  const [chordName] = fanfare.cadence;
  for (let beat = 0; beat < 3 * layer; beat += 1) {
    to.hit(strokes.roll, beat, 0.55 + (0.4 * beat) / (3 * layer));
    to.put(fanfare.bass, [bass(score, chordName, beat, 0.45, 62 + (30 * beat) / (3 * layer))]);
  }
  to.put(fanfare.chords, chord(score, fanfare.chords, chordName, 0, 3 * layer, 58));
  to.put(fanfare.bell, climb(score, fanfare.bell, chordName, 1, layer * 2, 0.5).map(wrap(4)), layer);
  roll(to, strokes.roll, 2 * layer, layer, 0.35, 1);
  to.put(fanfare.bell, run(score, fanfare.bell, layer * 4, 0.25).map(wrap(24)), 2 * layer);
  to.put(fanfare.chords, chord(score, fanfare.chords, fanfare.cadence[1], 2 * layer, layer, 84));
  return { ...music(to, 3 * layer, 0.3, -17), layer_beats: layer };
}

/** Keeps a long climb within what an instrument can play: every so many notes it begins again an octave lower. */
const wrap =
  (count: number) =>
  (note: Note, index: number): Note => ({
    ...note,
    pitch: note.pitch - 12 * Math.min(3, Math.floor(index / count)),
  });

function intro(score: Score): Take {
  const { fanfare, effects: strokes } = score;
  const to = desk();
  const start = score.beatsPerBar / 2;
  to.put(fanfare.bell, run(score, fanfare.bell, start * 6, 1 / 6));
  roll(to, strokes.roll, 0, start, 0.3, 0.9);
  const end = phrases(score, [fanfare.lift], to, 2, start);
  landing(score, end, 3, to, 2);
  return music(to, end + 1, 1.1);
}

function outro(score: Score): Take {
  const { fanfare } = score;
  const to = desk();
  const end = phrases(score, [fanfare.hook], to, 1);
  landing(score, end, 4, to, 0);
  to.put(
    fanfare.second,
    [bass(score, fanfare.tonic, end, 3, 76)].map((note) => ({ ...note, pitch: note.pitch + 24 })),
  );
  return music(to, end + 1, 1.2);
}

function effects(score: Score): [TakeName, Take][] {
  const { fanfare, effects: strokes } = score;
  const take = (
    target_lufs: number,
    tail_s: number,
    fill: (to: Desk) => void,
    noise?: Take['noise'],
  ): Take => {
    const to = desk();
    fill(to);
    return { voices: to.voices, beats: 0, tail_s, target_lufs, isEffect: true, ...(noise ? { noise } : {}) };
  };
  const bell = (from: number, count: number, step: number) => (to: Desk) =>
    to.put(fanfare.bell, climb(score, fanfare.bell, fanfare.tonic, from, count, step));
  const hits =
    (list: readonly Hit[], scale = 1) =>
    (to: Desk): void =>
      list.forEach((hit) => to.hit(hit, 0, scale));
  return [
    ['button', take(-30, 0.16, hits(strokes.button, 0.8))],
    ['spin', take(-29, 0.5, hits(strokes.button, 0.6), { kind: 'rush', length_s: 0.45, level: 0.5 })],
    ['stop', take(-24, 0.3, hits(strokes.stop))],
    [
      'scatter',
      take(-18, 0.9, (to) => {
        bell(3, 3, 0.125)(to);
        to.hit(strokes.crash, 0, 0.4);
      }),
    ],
    [
      'transform',
      take(-22, 0.8, (to) => to.put(fanfare.bell, run(score, fanfare.bell, 8, 0.11)), {
        kind: 'rush',
        length_s: 0.5,
        level: 0.25,
      }),
    ],
    ['coin', take(-22, 0.5, bell(3, 2, 0.14))],
    ['card', take(-28, 0.16, hits(strokes.button, 0.3), { kind: 'flick', length_s: 0.09, level: 0.6 })],
    ['pot.tick', take(-27, 0.22, bell(2, 1, 0.2))],
    ['count.tick', take(-26, 0.16, bell(1, 1, 0.15))],
    [
      'count.end',
      {
        ...take(-17, 1.1, (to) => {
          bell(1, 4, 0.125)(to);
          to.put(fanfare.bell, chord(score, fanfare.bell, fanfare.tonic, 0.5, 1));
        }),
        beats: 0.5,
      },
    ],
    [
      'feature',
      {
        ...take(-16, 0.9, (to) => {
          to.put(fanfare.bell, run(score, fanfare.bell, 7, 1 / 7));
          landing(score, 1, 1.5, to, 0);
        }),
        beats: 1.2,
        isEffect: false,
      },
    ],
    [
      'refused',
      take(-23, 0.45, (to) => {
        const low = bass(score, fanfare.tonic, 0, 0.3, 80);
        to.put(fanfare.bass, [
          { ...low, pitch: low.pitch + 3 },
          { ...low, at: 0.5 },
        ]);
      }),
    ],
  ];
}
