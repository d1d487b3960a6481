/** Scales, chords and the notation of melodies. Pitches are MIDI numbers, times are beats. */

/** Semitones of the seven degrees above the root. Five-note scales are written as some degrees of one of these. */
export const scales = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  harmonicMinor: [0, 2, 3, 5, 7, 8, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  doubleHarmonic: [0, 1, 4, 5, 7, 8, 11],
  hijaz: [0, 1, 4, 5, 7, 8, 10],
} as const;
export type ScaleName = keyof typeof scales;

export type Key = {
  /** The MIDI pitch of degree 1 of the middle octave. */
  root: number;
  scale: ScaleName;
  /** Degrees that melodies dwell on; others are passing notes. */
  tones: readonly number[];
};

/** One sounding note. */
export type Note = { at: number; length: number; pitch: number; velocity: number };

const accidentals: Readonly<Record<string, number>> = { '#': 1, b: -1, '': 0 };
const lengths: Readonly<Record<string, number>> = { w: 4, h: 2, q: 1, e: 0.5, s: 0.25, t: 1 / 3 };

/** The pitch of a degree from 1; degrees above 7 go on into the next octave. */
export function degreePitch(key: Key, degree: number): number {
  const index = degree - 1;
  const octave = Math.floor(index / 7);
  return key.root + octave * 12 + (scales[key.scale][index - octave * 7] ?? 0);
}

/**
 * Reads a melody. Tokens: a degree with an optional `#` or `b` before it and `'` or `,` after it for octaves, then a length
 * (`w h q e s`, `t` a third of a beat; a dot makes it half as long again; without one, the last holds), then `!` accent,
 * `^` grace note from the step above, `*` tremolo. `-` rests. `|` closes a bar. Throws where a bar does not add up.
 */
export function readMelody(key: Key, text: string, beatsPerBar: number): { notes: Note[]; beats: number } {
  const notes: Note[] = [];
  let at = 0;
  let length = 1;
  for (const token of text.split(/\s+/).filter((each) => each !== '')) {
    if (token === '|') {
      const bars = at / beatsPerBar;
      if (Math.abs(bars - Math.round(bars)) > 1e-6)
        throw new Error(`a bar ends at beat ${at % beatsPerBar} of ${beatsPerBar}: ${text}`);
      continue;
    }
    const parts = /^([#b]?)([1-7]|-)('*|,*)([whqest]?)(\.?)([!^*]*)$/.exec(token);
    if (!parts) throw new Error(`"${token}" is no note: ${text}`);
    const [, accidental = '', degree = '', octaves = '', unit = '', dot = '', marks = ''] = parts;
    if (unit !== '') length = (lengths[unit] ?? 1) * (dot === '.' ? 1.5 : 1);
    if (degree !== '-') {
      const shift = octaves.startsWith(',') ? -octaves.length : octaves.length;
      const pitch = degreePitch(key, Number(degree)) + 12 * shift + (accidentals[accidental] ?? 0);
      addNote(notes, { at, length, pitch, velocity: marks.includes('!') ? 100 : 84 }, marks, key);
    }
    at += length;
  }
  return { notes, beats: at };
}

function addNote(notes: Note[], note: Note, marks: string, key: Key): void {
  if (marks.includes('*')) {
    const strokes = Math.max(2, Math.round(note.length * 6));
    for (let stroke = 0; stroke < strokes; stroke += 1) {
      const length = note.length / strokes;
      notes.push({ ...note, at: note.at + stroke * length, length, velocity: 66 + (18 * stroke) / strokes });
    }
    return;
  }
  if (marks.includes('^')) {
    const above = neighbourAbove(key, note.pitch);
    notes.push({ at: note.at, length: 0.1, pitch: above, velocity: 64 });
    notes.push({ ...note, at: note.at + 0.1, length: note.length - 0.1 });
    return;
  }
  notes.push(note);
}

function neighbourAbove(key: Key, pitch: number): number {
  const classes = new Set(key.tones.map((degree) => degreePitch(key, degree) % 12));
  for (let above = pitch + 1; above <= pitch + 4; above += 1) if (classes.has(above % 12)) return above;
  return pitch + 2;
}

export type Chord = { root: number; tones: readonly number[] };

const qualities: Readonly<Record<string, readonly number[]>> = {
  M: [0, 4, 7],
  m: [0, 3, 7],
  p: [0, 7],
  s2: [0, 2, 7],
  s4: [0, 5, 7],
  dom: [0, 4, 7, 10],
  maj7: [0, 4, 7, 11],
  m7: [0, 3, 7, 10],
  d: [0, 3, 6],
  m6: [0, 3, 7, 9],
  M6: [0, 4, 7, 9],
  d9: [0, 4, 10, 14],
};

/**
 * Reads a chord: a degree of the scale (`#` or `b` before it), then nothing for the scale's own triad, `7` for its own
 * seventh chord, or a quality (`M m p s2 s4 dom maj7 m7 m6 M6 d d9`).
 */
export function readChord(key: Key, name: string): Chord {
  const parts = /^([#b]?)([1-7])(.*)$/.exec(name);
  if (!parts) throw new Error(`"${name}" is no chord`);
  const [, accidental = '', degreeText = '', quality = ''] = parts;
  const degree = Number(degreeText);
  const root = degreePitch(key, degree) + (accidentals[accidental] ?? 0);
  if (quality === '' || quality === '7') {
    const steps = quality === '7' ? [0, 2, 4, 6] : [0, 2, 4];
    return { root, tones: steps.map((step) => degreePitch(key, degree + step) - degreePitch(key, degree)) };
  }
  const tones = qualities[quality];
  if (!tones) throw new Error(`"${name}" is no chord`);
  return { root, tones };
}

/** The nth tone of a chord (from 1) at or above a pitch; 0 is the fifth below the root. */
export function chordTone(chord: Chord, floor: number, index: number): number {
  const root = floor + ((((chord.root - floor) % 12) + 12) % 12);
  if (index === 0) return root - 5;
  const octave = Math.floor((index - 1) / chord.tones.length);
  return root + 12 * octave + (chord.tones[(index - 1) % chord.tones.length] ?? 0);
}

/** All tones of a chord within the octave above a pitch: neighbouring chords so keep their common tones. */
export function closeVoicing(chord: Chord, floor: number): number[] {
  return chord.tones
    .map((tone) => floor + ((((chord.root + tone - floor) % 12) + 12) % 12))
    .toSorted((a, b) => a - b);
}
