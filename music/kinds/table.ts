/** The tables: a lounge after midnight. A bossa of nylon guitar and double bass; piano and flute take turns, and mostly leave room. */
import { beat, defineScore, figure, tune } from '../score.ts';

const bossa = beat({
  36: 'x.....o.x.....o.',
  37: 'x..x..x....x..../..x...x..x..x...',
  70: 'o.o.x.o.o.o.x.o.',
});
const low = figure('1-----0.1-----0.', '1-----0.1---0.3.');
const strum = figure('x.-x.-.x-..x.-..', '..x.-.x-.x.-..x.');

export default defineScore({
  code: 'table',
  mood: 'a lounge after midnight',
  tempo_bpm: 84,
  beatsPerBar: 4,
  key: { root: 62, scale: 'major', tones: [1, 2, 3, 5, 6] },
  instruments: {
    guitar: { program: 24, volume: 60, pan: -0.35, reverb: 45, floor: 55, gate: 0.8 },
    piano: { program: 0, volume: 70, pan: 0.3, reverb: 60, gate: 1.2 },
    flute: { program: 73, volume: 54, pan: -0.1, reverb: 80, gate: 0.95 },
    strings: { program: 49, volume: 26, pan: 0.15, reverb: 90, floor: 57 },
    low: { program: 32, volume: 84, reverb: 12, floor: 36, gate: 0.9 },
    bell: { program: 11, volume: 60, pan: 0.2, reverb: 80, floor: 74 },
    kit: { program: { kit: 40 }, volume: 46, reverb: 45 },
  },
  base: [
    {
      chords: '1maj7 1maj7 2m7 5dom',
      parts: {
        guitar: strum,
        piano: tune("-h -e 3e 5e 7e | 6q. 5e 3h | -h -e 4e 6e 1'e | 7q. 6e 2h |", 0),
        low,
        kit: bossa,
      },
    },
    {
      chords: '3m7 6m7 2m7 5dom',
      parts: {
        guitar: strum,
        piano: tune("-h -e 5e 7e 2'e | 1'q. 7e 5h | -q 6e 1'e 4'q. 3'e | 2'h -h |", 0),
        strings: figure('x---------------'),
        low,
        kit: bossa,
      },
    },
    {
      chords: '4maj7 4m6 3m7 6m7',
      parts: {
        guitar: strum,
        flute: tune("-q 3'q 1'e 6e 3'q | 1'q. b6e 4h | -q 2'q 7e 5e 2'q | 1'h. -q |", 0),
        strings: figure('x---------------'),
        low,
        kit: bossa,
      },
    },
    {
      chords: '2m7 5dom 1maj7 1M6',
      parts: {
        guitar: strum,
        flute: tune("-q 4'q 2'e 6e 4'q | 3'q. 2'e 7h | -w | -w |", 0),
        piano: tune('-w | -w | -q 5e 7e 3q 2q | 1h -h |', 0),
        strings: figure('x---------------'),
        low,
        kit: bossa,
      },
    },
  ],
  fanfare: {
    hook: "5e 7e 3'e 2'e 1'h |",
    lift: "1'e 3'e 5'e 3'e 6'h |",
    close: "5'e 3'e 2'e 1'e 7e 6e 1'q |",
    cadence: ['2m7', '5dom'],
    tonic: '1maj7',
    lead: 'piano',
    second: 'flute',
    chords: 'guitar',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [{ on: 'kit', pitch: 37, velocity: 80 }],
    button: [{ on: 'kit', pitch: 37, velocity: 60 }],
    roll: { on: 'kit', pitch: 38 },
    crash: { on: 'kit', pitch: 49 },
  },
});
