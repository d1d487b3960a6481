/** Corsair Gold: below deck with fair wind. An accordion jig, fiddle and penny whistle over stamping feet and a lazy drum. */
import { beat, defineScore, figure, tune } from '../score.ts';

const feet = beat({ 36: 'x.....', 77: '...o.o' });

export default defineScore({
  code: 'corsair-gold',
  mood: 'salty, swaying, jig',
  tempo_bpm: 144,
  beatsPerBar: 3,
  pulse: 1.5,
  key: { root: 74, scale: 'dorian', tones: [1, 2, 3, 4, 5, 7] },
  instruments: {
    accordion: { program: 21, volume: 74, pan: -0.2, reverb: 40, octave: -1 },
    fiddle: { program: 110, volume: 64, pan: 0.25, reverb: 50 },
    whistle: { program: 72, volume: 50, pan: 0.15, reverb: 65 },
    guitar: { program: 25, volume: 78, pan: 0.3, reverb: 35, floor: 50, gate: 0.9 },
    strings: { program: 48, volume: 48, reverb: 60, floor: 53 },
    low: { program: 43, volume: 88, reverb: 25, floor: 36, gate: 0.8 },
    brass: { program: 60, volume: 76, pan: -0.1, reverb: 60, floor: 53, octave: -1 },
    bell: { program: 9, volume: 58, pan: 0.15, reverb: 70, floor: 79 },
    kit: { program: { kit: 0 }, volume: 64, reverb: 40 },
    drum: { program: 116, volume: 82, reverb: 50 },
  },
  base: [
    {
      chords: '1m 1m 7M 7M 1m 1m 5m 1m 1m 3M 7M 5m 1m 7M 5m 1m',
      parts: {
        accordion: tune(
          "1q 2e 3q 4e | 5q 4e 3q 1e | 2q 7,e 2q 3e | 4q 3e 2q. | 1q 2e 3q 4e | 5q 7e 1'q 7e | 5e 4e 3e 2q 7,e | 1h. | 1'q 7e 5q 3e | 5q 7e 1'q. | 7q 5e 4q 2e | 4q 5e 7q. | 1'q 7e 5e 4e 3e | 2q 4e 7,q 2e | 5e 4e 3e 2q 7,e | 1h. |",
        ),
        guitar: figure('1..x..', '1..x.x'),
        low: figure('1.....', '3.....'),
        kit: feet,
      },
    },
    {
      chords: '3M 7M 4M 1m 3M 7M 5m 5m 3M 7M 4M 5m',
      parts: {
        fiddle: tune(
          "5q. 3q. | 4q. 2q 3e | 4q 6e 1'q. | 5h. | 5q. 7q 5e | 4q 2e 7,q. | 2q. 5q. | 5h. | 7q. 5q. | 4q 5e 7q. | 1'q 6e 4q 6e | 5h. |",
        ),
        accordion: tune(
          '-h. | -h. | -h. | 1e 2e 3e 5q. | -h. | -h. | -h. | 5e 4e 3e 2q. | -h. | -h. | -h. | 7e 5e 4e 2q. |',
        ),
        strings: figure('x-----'),
        guitar: figure('1..x..'),
        low: figure('1.....'),
        kit: feet,
      },
    },
  ],
  feature: [
    {
      chords: '1m 1m 7M 7M 1m 3M 5m 1m 3M 7M 5m 1m',
      parts: {
        fiddle: tune(
          "1'e 7e 1'e 2'e 3'e 2'e | 1'e 7e 5e 3e 5e 7e | 2'e 7e 2'e 4'e 2'e 7e | 4e 5e 7e 2'q. | 1'e 7e 1'e 2'e 3'e 4'e | 5'e 3'e 1'e 7e 5e 3e | 5e 7e 2'e 4'e 2'e 7e | 1'h. | 5'e 4'e 3'e 1'e 3'e 5'e | 4'e 2'e 7e 2'q. | 2'e 4'e 5'e 4'e 2'e 7e | 1'h. |",
        ),
        accordion: tune(
          "1q 2e 3q 4e | 5q 4e 3q 1e | 2q 7,e 2q 3e | 4q 3e 2q. | 1q 2e 3q 4e | 5q 7e 1'q 7e | 5e 4e 3e 2q 7,e | 1h. | 5q. 3q. | 4q 2e 7,q. | 2q 4e 5q 7e | 1'h. |",
        ),
        whistle: tune(
          "-h. | -h. | -h. | 7q. 2'q. | -h. | 3'q. 5'q. | 4'q. 2'q. | 1'h. | 5'q. 3'q. | 4'q. 2'q. | 5'q. 4'q. | 3'h. |",
        ),
        strings: figure('x-----'),
        guitar: figure('1.xx.x'),
        low: figure('1..3..', '1..4.3'),
        kit: beat({ 36: 'X..x..', 38: '...x.o', 54: 'o.xo.x' }),
        drum: beat({ 43: 'X...../X..x.x' }),
      },
    },
  ],
  fanfare: {
    hook: "1'e 7e 1'e 2'q 3'e | 5'q. 3'q. |",
    lift: "4'e 5'e 7'e 5'q 4'e | 5'h.! |",
    close: "5'e 4'e 3'e 4'e 3'e 2'e | 3'e 4'e 5'e 7'q. |",
    cadence: ['3M', '7M'],
    tonic: '1M',
    lead: 'fiddle',
    second: 'brass',
    chords: 'strings',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [
      { on: 'drum', pitch: 50, velocity: 100 },
      { on: 'kit', pitch: 77, velocity: 80 },
    ],
    button: [{ on: 'kit', pitch: 76, velocity: 80 }],
    roll: { on: 'kit', pitch: 38 },
    crash: { on: 'kit', pitch: 49 },
  },
});
