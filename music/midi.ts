/** Plays notes as a person would (small differences in time and strength, accents, swing) and writes them as a MIDI file. */
import type { Instrument, Score } from './score.ts';
import type { Note } from './theory.ts';

const TICKS = 480;
/** Small deviations of a player: as much as is felt, not heard. */
const JITTER_TICKS = 7;
const JITTER_VELOCITY = 7;

/** A generator of numbers in [0, 1) that always gives the same ones for the same seed. */
function seeded(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Writes a type 1 file.
 * @param voices notes by the score's instruments, times in beats
 * @param end the beat at which the file ends, for tails to die away
 */
export function writeMidi(
  score: Score,
  voices: ReadonlyMap<string, readonly Note[]>,
  tempo_bpm: number,
  end: number,
): Uint8Array {
  const tempo = Math.round(60_000_000 / tempo_bpm);
  const tracks = [track([{ at: 0, bytes: [0xff, 0x51, 3, tempo >> 16, (tempo >> 8) & 255, tempo & 255] }])];
  let melodic = 0;
  for (const [name, notes] of voices) {
    const instrument = score.instruments[name];
    if (!instrument) throw new Error(`${score.code} has no instrument "${name}"`);
    let channel = 9;
    if (typeof instrument.program === 'number') {
      channel = melodic >= 9 ? melodic + 1 : melodic;
      melodic += 1;
    }
    tracks.push(track(eventsOf(score, name, instrument, notes, channel, end)));
  }
  const bytes = [
    ...[...'MThd'].map((letter) => letter.charCodeAt(0)),
    0,
    0,
    0,
    6,
    0,
    1,
    0,
    tracks.length,
    TICKS >> 8,
    TICKS & 255,
    ...tracks.flat(),
  ];
  return Uint8Array.from(bytes);
}

type MidiEvent = { at: number; bytes: number[] };

function eventsOf(
  score: Score,
  name: string,
  instrument: Instrument,
  notes: readonly Note[],
  channel: number,
  end: number,
): MidiEvent[] {
  const random = seeded(`${score.code} ${name}`);
  const program = typeof instrument.program === 'number' ? instrument.program : instrument.program.kit;
  const control = (number: number, value: number): MidiEvent => ({
    at: 0,
    bytes: [0xb0 | channel, number, value],
  });
  const events: MidiEvent[] = [
    { at: 0, bytes: [0xc0 | channel, program] },
    control(7, instrument.volume),
    control(10, Math.round(64 + 63 * (instrument.pan ?? 0))),
    control(91, instrument.reverb ?? 45),
    control(93, 0),
  ];
  for (const note of notes) {
    const at = Math.max(
      0,
      Math.round(swung(note.at, score.swing ?? 0) * TICKS + (random() - 0.5) * 2 * JITTER_TICKS),
    );
    const length = Math.max(20, Math.round(note.length * (instrument.gate ?? 0.95) * TICKS));
    const accent = note.at % score.beatsPerBar === 0 ? 6 : 0;
    const velocity = note.velocity + accent + (random() - 0.5) * 2 * JITTER_VELOCITY;
    events.push({
      at,
      bytes: [0x90 | channel, note.pitch, Math.round(Math.min(120, Math.max(18, velocity)))],
    });
    events.push({ at: at + length, bytes: [0x80 | channel, note.pitch, 0] });
  }
  // The renderer stops with the last event, so one that changes nothing stands where the sound has died away.
  events.push({ at: Math.round(end * TICKS), bytes: [0xb0 | channel, 7, instrument.volume] });
  return events;
}

/** Puts the second half of each beat off. */
function swung(at: number, swing: number): number {
  const beat = Math.floor(at + 1e-6);
  const part = at - beat;
  if (swing === 0 || part <= 0) return at;
  const middle = 0.5 + swing / 2;
  return part <= 0.5 ? beat + (part / 0.5) * middle : beat + middle + ((part - 0.5) / 0.5) * (1 - middle);
}

function track(events: readonly MidiEvent[]): number[] {
  const bytes: number[] = [];
  let before = 0;
  // A note that ends where the next of its pitch begins has to end first.
  const order = (event: MidiEvent): number => ((event.bytes[0] ?? 0) >> 4 === 8 ? 0 : 1);
  for (const event of events.toSorted((a, b) => a.at - b.at || order(a) - order(b))) {
    bytes.push(...variableLength(event.at - before), ...event.bytes);
    before = event.at;
  }
  bytes.push(0, 0xff, 0x2f, 0);
  const { length } = bytes;
  const head = [...'MTrk'].map((letter) => letter.charCodeAt(0));
  return [...head, length >>> 24, (length >> 16) & 255, (length >> 8) & 255, length & 255, ...bytes];
}

function variableLength(value: number): number[] {
  const bytes = [value & 127];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 127) | 128);
  return bytes;
}
