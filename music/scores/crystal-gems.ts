/** Crystal Gems: light turning in cut stone. Lydian, glassy arpeggios that shift by a third, a slow high tune, no drums but ice. */
import { beat, defineScore, figure, tune } from '../score.ts';

const ice = beat({ 81: '........o.......', 80: '..............o.' });

export default defineScore({
  code: 'crystal-gems',
  mood: 'clear, cold, sparkling',
  tempo_bpm: 96,
  beatsPerBar: 4,
  key: { root: 76, scale: 'lydian', tones: [1, 2, 3, 5, 6, 7] },
  instruments: {
    celesta: { program: 8, volume: 88, pan: -0.2, reverb: 75, gate: 1.4 },
    glass: { program: 98, volume: 70, pan: 0.25, reverb: 90, octave: -1 },
    arp: { program: 10, volume: 62, pan: 0.3, reverb: 70, floor: 64, gate: 1.8 },
    pad: { program: 89, volume: 52, reverb: 80, floor: 52 },
    low: { program: 39, volume: 68, reverb: 20, floor: 40 },
    bell: { program: 9, volume: 64, pan: 0.1, reverb: 85, floor: 76 },
    kit: { program: { kit: 0 }, volume: 56, reverb: 80 },
    pulse: { program: 117, volume: 80, reverb: 60 },
  },
  base: [
    {
      chords: '1maj7 2 1maj7 2 6m7 2 5maj7 2',
      parts: {
        celesta: tune(
          "5h 3e 5e 7q | 6h. -q | 5h 3e 5e 3'q | 7h. -q | 3'q. 2'e 7h | 6q. 7e 2'h | 7q 5q 2h | 3h. -q |",
        ),
        arp: figure('1.3.2.4.3.5.4.3.', '1.2.3.5.4.3.2.3.'),
        pad: figure('x---------------'),
        low: figure('1-------------..'),
        kit: ice,
      },
    },
    {
      chords: '6m7 3m7 1maj7 2 6m7 3m7 2 2',
      parts: {
        glass: tune("1'h. 7q | 5h 2'h | 7h. 5q | 6w | 1'h 3'h | 2'h 7h | 4h 6h | 2'h. -q |"),
        celesta: tune(
          "-h 3'e 1'e 6q | -h -q 7e 5e | -w | -q 6e 2'e 4'h | -h 3'e 1'e 6q | -h -q 7e 5e | -w | -w |",
        ),
        arp: figure('1.3.2.4.3.5.4.6.', '5.4.3.2.3.4.2.1.'),
        pad: figure('x---------------'),
        low: figure('1-------------..'),
        kit: ice,
        pulse: beat({ 60: 'o.....o.....o...' }),
      },
    },
  ],
  fanfare: {
    hook: "1'e 3'e 5'e 7e 1'q 3'q |",
    lift: "2'e 4'e 6'e 4'e 7'h |",
    close: "7'e 5'e 3'e 5'e 6'e 7'e 1''q |",
    cadence: ['2', '5maj7'],
    tonic: '1maj7',
    lead: 'celesta',
    second: 'glass',
    chords: 'pad',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [
      { on: 'bell', pitch: 88, velocity: 70, length: 0.2 },
      { on: 'kit', pitch: 37, velocity: 60 },
    ],
    button: [{ on: 'kit', pitch: 81, velocity: 60 }],
    roll: { on: 'pulse', pitch: 55 },
    crash: { on: 'kit', pitch: 55 },
  },
});
