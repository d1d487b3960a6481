/** Koi Pond: a still garden. Koto alone over water, a shakuhachi that answers from far away, few notes and long breaths. */
import { beat, defineScore, figure, tune } from '../score.ts';

const water = figure('1---3---5---3---', '1---3---4---5---');
const drops = beat({ 76: '........o.......', 77: '............o...' });

export default defineScore({
  code: 'koi-pond',
  mood: 'calm, wide, water',
  tempo_bpm: 84,
  beatsPerBar: 4,
  key: { root: 74, scale: 'minor', tones: [1, 2, 3, 5, 6] },
  instruments: {
    koto: { program: 107, volume: 96, pan: -0.25, reverb: 70, gate: 1.6 },
    flute: { program: 77, volume: 74, pan: 0.3, reverb: 95 },
    harp: { program: 46, volume: 62, pan: 0.1, reverb: 80, floor: 50, gate: 2 },
    pad: { program: 91, volume: 44, reverb: 90, floor: 57 },
    low: { program: 32, volume: 78, reverb: 30, floor: 38, gate: 1.2 },
    bell: { program: 98, volume: 66, pan: 0.2, reverb: 90, floor: 74 },
    wood: { program: { kit: 48 }, volume: 60, reverb: 80 },
    drum: { program: 116, volume: 84, reverb: 70 },
  },
  base: [
    {
      chords: '1p 6 1p 5s4',
      parts: {
        koto: tune("1'q. 5e 6q 5q | 3h -e 2e 3q | 5q. 6e 1'h | 2'e 1'e 6q 5h |"),
        pad: figure('x---------------'),
        harp: water,
        low: figure('1-------........'),
        wood: drops,
      },
    },
    {
      chords: '1p 6 4 1p',
      parts: {
        koto: tune("1'q. 5e 6q 5q | 3h -e 5e 6q | 1'q. 2'e 3'q 2'q | 1'w^ |"),
        flute: tune('-w | -h 6,q 1q | -w | -q 5,h.^ |', 1),
        pad: figure('x---------------'),
        harp: water,
        low: figure('1-------........'),
        wood: drops,
      },
    },
    {
      chords: '4 6 1p 5s4',
      parts: {
        flute: tune('1h. 2q | 3q 2e 1e 6,h | 1h 3q 5q | 5h.^ -q |', 0),
        koto: tune('-h 6,e 1e 3q | -w | -h 3,e 5,e 6,q | -q 2e 3e 5q 6q |'),
        pad: figure('x---------------'),
        harp: figure('1---3---5---4---'),
        low: figure('1-------........'),
      },
    },
  ],
  feature: [
    {
      chords: '1p 6 4 1p 6 4 5s4 1p',
      parts: {
        koto: tune(
          "1'e 5e 6e 5e 3e 5e 6q | 3e 6e 1'e 6e 3q 2q | 1e 3e 5e 6e 1'q 2'q | 1'h. 6e 5e | 6e 1'e 3'e 1'e 6q 5q | 6e 1'e 2'e 1'e 6q 3q | 5e 6e 1'e 2'e 3'q 2'q | 1'h^ 5q 6q |",
        ),
        flute: tune('1w | 6,w | 1h 3h | 2q 1h. | 3w | 2q 1q 6,h | 1h 2h | 1w |', 1),
        pad: figure('x---------------'),
        harp: figure('1.3.5.3.1.3.5.4.'),
        low: figure('1---..1.3---....'),
        wood: beat({ 76: '..o...o...o...o.', 77: '....x.......x..o' }),
        drum: beat({ 45: 'X.....o.x.......', 52: '............o.o.' }),
      },
    },
  ],
  fanfare: {
    hook: "1e 2e 3e 5e 6q 1'q |",
    lift: "1'e 6e 1'e 2'e 3'h |",
    close: "5'e 3'e 2'e 1'e 2'e 3'e 5'q |",
    cadence: ['6', '5s4'],
    tonic: '1p',
    lead: 'koto',
    second: 'flute',
    chords: 'harp',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [
      { on: 'wood', pitch: 77, velocity: 90 },
      { on: 'bell', pitch: 86, velocity: 50, length: 0.3 },
    ],
    button: [{ on: 'wood', pitch: 76, velocity: 90 }],
    roll: { on: 'drum', pitch: 48 },
    crash: { on: 'wood', pitch: 81 },
  },
});
