/** Golden Pharaoh: a caravan reaches the temple. Plucked lute over a frame drum, a reed that bends around the raised fourth. */
import { beat, defineScore, figure, tune } from '../score.ts';

const maqsum = beat({ 61: 'X.....X.........', 60: '..x.....x...x..o', 54: '....o.......o...' });

export default defineScore({
  code: 'golden-pharaoh',
  mood: 'hot, ancient, mysterious',
  tempo_bpm: 100,
  beatsPerBar: 4,
  key: { root: 69, scale: 'doubleHarmonic', tones: [1, 2, 3, 4, 5, 6, 7] },
  instruments: {
    oud: { program: 24, volume: 96, pan: -0.25, reverb: 45, gate: 1.1 },
    ney: { program: 77, volume: 68, pan: 0.25, reverb: 85 },
    santur: { program: 15, volume: 62, pan: 0.3, reverb: 60, floor: 57, gate: 1.4 },
    strings: { program: 48, volume: 54, reverb: 70, floor: 52, octave: -1 },
    choir: { program: 52, volume: 46, reverb: 90, floor: 57 },
    low: { program: 43, volume: 80, reverb: 30, floor: 33, gate: 1 },
    bell: { program: 15, volume: 78, pan: 0.15, reverb: 70, floor: 76 },
    horn: { program: 60, volume: 74, pan: -0.1, reverb: 70, floor: 52, octave: -1 },
    kit: { program: { kit: 0 }, volume: 76, reverb: 50 },
    drum: { program: 116, volume: 84, reverb: 60 },
  },
  base: [
    {
      chords: '1p 1p 2M 1p 1p 4m 2M 1p',
      parts: {
        oud: tune(
          "1'q. 7e 1'e 2'e 1'q | 7e 6e 5h -q | 6q. 5e 4e 3e 2q | 3h. -q | 1'q. 7e 1'e 2'e 3'q | 4'e 3'e 2'e 1'e 6h | 4e 5e 6e 5e 4e 3e 2e 3e | 1h. -q |",
        ),
        low: figure('1-------........', '1-----..0---....'),
        kit: maqsum,
        santur: figure('........1.3.4.3.', '................'),
      },
    },
    {
      chords: '4m 1p 2M 1p 1M 4m 2M 1M',
      parts: {
        ney: tune(
          "4'h. 3'e 2'e | 3'h 1'h | 2'q. 1'e 6q 4q | 5h.^ -q | 1'h 3'h | 4'q 3'e 2'e 1'h | 2'e 1'e 7e 6e 4q 2q | 3h.^ -q |",
        ),
        oud: tune('-w | -h 3e 2e 1q | -w | -q 5,e 6,e 7,e 1e 2q | -w | -w | -w | -q 1e 2e 3e 4e 5q |'),
        strings: figure('x---------------'),
        low: figure('1-------........'),
        kit: maqsum,
        santur: figure('1.3.4.3.1.3.4.3.'),
      },
    },
  ],
  feature: [
    {
      chords: '1p 2M 1p 4m 1M 4m 2M 1M',
      parts: {
        oud: tune(
          "1'e! 1'e 7e 1'e 2'e 1'e 7e 5e | 6e! 6e 5e 4e 3e 4e 2q | 1'e! 1'e 7e 1'e 2'e 3'e 2'e 1'e | 4'q 3'e 2'e 1'q 6q | 1'e 6e 4e 6e 1'e 2'e 3'e 1'e | 4'e 3'e 2'e 1'e 6e 5e 4q | 6e 5e 4e 3e 2e 3e 4e 2e | 3h. -q |",
        ),
        ney: tune("1'w | 2'h 4h | 3'h 1'h | 4'w | 3'h 1'h | 6h 4'h | 2'w | 1'w |"),
        strings: figure('x-----x-----x---'),
        choir: figure('x---------------'),
        santur: figure('1.3.4.3.1.3.4.3.'),
        low: figure('1-1...1-1...0-0-'),
        kit: beat({ 61: 'X..x..X.X..x....', 60: '..x..x..x.x.x.xo', 54: 'o.x.o.x.o.x.o.x.' }),
        drum: beat({ 45: 'X.......x.....x.' }),
      },
    },
  ],
  fanfare: {
    hook: "1'e 2'e 3'e 4'e 5'q! 3'q |",
    lift: "4'e 3'e 4'e 5'e 6'h! |",
    close: "5'e 6'e 5'e 4'e 3'e 2'e 1'q |",
    cadence: ['4m', '2M'],
    tonic: '1M',
    lead: 'oud',
    second: 'horn',
    chords: 'strings',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [
      { on: 'drum', pitch: 50, velocity: 100 },
      { on: 'kit', pitch: 61, velocity: 80 },
    ],
    button: [{ on: 'kit', pitch: 60, velocity: 80 }],
    roll: { on: 'drum', pitch: 48 },
    crash: { on: 'kit', pitch: 57 },
  },
});
