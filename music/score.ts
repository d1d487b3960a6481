/** What a score is: instruments, sections and forms as data, and how they become notes. */
import { chordTone, closeVoicing, readChord, readMelody, type Chord, type Key, type Note } from './theory.ts';

export type Instrument = {
  /** The General MIDI program from 0, or a drum kit. */
  program: number | { kit: number };
  /** 0–127. */
  volume: number;
  /** −1 left … 1 right. */
  pan?: number;
  /** 0–127. */
  reverb?: number;
  /** The lowest pitch of accompaniment; melodies are moved by `octave`. */
  floor?: number;
  octave?: number;
  /** A part of the written length that sounds; above 1 rings over. */
  gate?: number;
};

export type Music =
  | { kind: 'melody'; text: string; octave?: number }
  | { kind: 'figure'; bars: readonly string[] }
  | { kind: 'beat'; voices: Readonly<Record<number, readonly string[]>> };

/** A melody in the notation of {@link readMelody}. */
export const tune = (text: string, octave = 0): Music => ({ kind: 'melody', text, octave });

/**
 * Accompaniment from the chord of the moment. Each string is a bar in equal steps, repeated in turn: a digit is a tone of the
 * chord (`0` the fifth below the root), `x` the whole chord, `-` holds, `.` rests.
 */
export const figure = (...bars: string[]): Music => ({ kind: 'figure', bars });

/** Percussion: for each key of the kit, bars in equal steps: `X` strong, `x` ordinary, `o` soft. Several bars are parted by `/`. */
export const beat = (voices: Record<number, string>): Music => ({
  kind: 'beat',
  voices: Object.fromEntries(Object.entries(voices).map(([drum, bars]) => [drum, bars.split('/')])),
});

export type Section = {
  /** One entry a bar; `+` parts a bar. */
  chords: string;
  parts: Readonly<Record<string, Music>>;
};

/** Musical material of stingers: who plays, what, and over which chords. */
export type Fanfare = {
  /** One bar or two: what one hums afterwards. */
  hook: string;
  /** Its answer, as long, which climbs. */
  lift: string;
  /** The last note or run of an epic win, one bar. */
  close: string;
  /** Two chords before the tonic. */
  cadence: readonly [string, string];
  tonic: string;
  lead: string;
  /** Doubles the lead in large wins. */
  second: string;
  chords: string;
  bass: string;
  /** The instrument of small wins, counts and coins. */
  bell: string;
};

export type Effects = {
  /** Drum kit keys or pitches: what a reel stop is made of. */
  stop: readonly Hit[];
  button: readonly Hit[];
  /** A drum that rolls in anticipation and before large wins. */
  roll: Hit;
  crash: Hit;
};
/** One stroke: of an instrument of the score at a pitch (or kit key). */
export type Hit = { on: string; pitch: number; velocity?: number; at?: number; length?: number };

export type Score = {
  code: string;
  /** What it wants to sound like, for those who read the score. */
  mood: string;
  tempo_bpm: number;
  beatsPerBar: number;
  /** Where stingers beat time, in beats; 1 if absent, 1.5 in a jig. */
  pulse?: number;
  /** How far the second half of a beat is put off, as a part of it: 0 straight, 1/3 swung. */
  swing?: number;
  key: Key;
  instruments: Readonly<Record<string, Instrument>>;
  base: readonly Section[];
  /** Absent where the game has neither free spins nor respins of coins. */
  feature?: readonly Section[];
  fanfare: Fanfare;
  effects: Effects;
};

/** Keeps a score's literal types while checking its shape. */
export const defineScore = (score: Score): Score => score;

/** Notes by instrument, and their length. */
export type Arrangement = { voices: Map<string, Note[]>; beats: number };

/** Writes sections out, one after the other. Throws where a melody is not as long as its section. */
export function arrange(score: Score, sections: readonly Section[]): Arrangement {
  const voices = new Map<string, Note[]>();
  let at = 0;
  for (const section of sections) {
    const bars = section.chords.trim().split(/\s+/);
    for (const [name, music] of Object.entries(section.parts)) {
      const instrument = score.instruments[name];
      if (!instrument) throw new Error(`${score.code} has no instrument "${name}"`);
      const notes = writeOut(score, instrument, music, bars).map((note) => ({ ...note, at: note.at + at }));
      voices.set(name, [...(voices.get(name) ?? []), ...notes]);
    }
    at += bars.length * score.beatsPerBar;
  }
  return { voices, beats: at };
}

function writeOut(score: Score, instrument: Instrument, music: Music, bars: readonly string[]): Note[] {
  const { beatsPerBar, key } = score;
  switch (music.kind) {
    case 'melody': {
      const { notes, beats } = readMelody(key, music.text, beatsPerBar);
      if (Math.abs(beats - bars.length * beatsPerBar) > 1e-6)
        throw new Error(`${score.code}: ${beats} beats in ${bars.length} bars: ${music.text}`);
      const octave = 12 * ((instrument.octave ?? 0) + (music.octave ?? 0));
      return notes.map((note) => ({ ...note, pitch: note.pitch + octave }));
    }
    case 'figure':
      return bars.flatMap((bar, index) => {
        const chords = bar.split('+').map((name) => readChord(key, name));
        const pattern = music.bars[index % music.bars.length] ?? '';
        return figureBar(pattern, chords, instrument.floor ?? 48, beatsPerBar).map((note) => ({
          ...note,
          at: note.at + index * beatsPerBar,
        }));
      });
    case 'beat':
      return Object.entries(music.voices).flatMap(([drum, patterns]) =>
        bars.flatMap((_, index) =>
          beatBar(patterns[index % patterns.length] ?? '', Number(drum), beatsPerBar).map((note) => ({
            ...note,
            at: note.at + index * beatsPerBar,
          })),
        ),
      );
  }
}

function figureBar(pattern: string, chords: readonly Chord[], floor: number, beats: number): Note[] {
  const step = beats / pattern.length;
  const chordAt = (index: number): number => Math.floor((index * chords.length) / pattern.length);
  return [...pattern].flatMap((sign, index) => {
    if (sign === '.') return [];
    // What is held is struck again where the chord changes within the bar.
    const isStruckAgain = sign === '-' && index > 0 && chordAt(index) !== chordAt(index - 1);
    if (sign === '-' && !isStruckAgain) return [];
    const struck = sign === '-' ? pattern.slice(0, index).replace(/-+$/, '').at(-1) : sign;
    const chord = chords[chordAt(index)];
    if (!chord || struck === undefined || struck === '.') return [];
    let end = index + 1;
    while (pattern[end] === '-' && chordAt(end) === chordAt(index)) end += 1;
    const pitches = struck === 'x' ? closeVoicing(chord, floor) : [chordTone(chord, floor, Number(struck))];
    return pitches.map((pitch) => ({ at: index * step, length: step * (end - index), pitch, velocity: 74 }));
  });
}

const strengths: Readonly<Record<string, number>> = { X: 108, x: 86, o: 58 };

function beatBar(pattern: string, drum: number, beats: number): Note[] {
  const step = beats / pattern.length;
  return [...pattern].flatMap((sign, index) => {
    const velocity = strengths[sign];
    return velocity === undefined ? [] : [{ at: index * step, length: step, pitch: drum, velocity }];
  });
}
