/** Golden Carabao: harvest in the barrio. A rondalla of plucked strings, bamboo that answers it, and the brass band of the fiesta. */
import { beat, defineScore, figure, tune } from '../score.ts';

export default defineScore({
  code: 'golden-carabao',
  mood: 'sunny, homely, village fiesta',
  tempo_bpm: 118,
  beatsPerBar: 4,
  key: { root: 62, scale: 'major', tones: [1, 2, 3, 5, 6] },
  instruments: {
    bandurria: { program: 25, volume: 84, pan: -0.25, reverb: 45, gate: 0.9 },
    bamboo: { program: 12, volume: 70, pan: 0.3, reverb: 55 },
    trumpet: { program: 56, volume: 60, pan: 0.1, reverb: 55 },
    guitar: { program: 24, volume: 66, pan: 0.2, reverb: 45, floor: 50, gate: 1.4 },
    strings: { program: 48, volume: 50, reverb: 60, floor: 55 },
    low: { program: 32, volume: 82, reverb: 25, floor: 31 },
    bell: { program: 9, volume: 58, pan: 0.2, reverb: 75, floor: 79 },
    brass: { program: 61, volume: 64, pan: -0.1, reverb: 50, floor: 55 },
    kit: { program: { kit: 0 }, volume: 58, reverb: 45 },
    drum: { program: 117, volume: 74, reverb: 45 },
  },
  base: [
    {
      chords: '1 1 4 1 5 5 1 1',
      parts: {
        bandurria: tune(
          "3q 5e 5e 6q 5q | 3e 5e 1'e 6e 5h | 4e 6e 1'e 6e 4q 6q | 5e 3e 1e 3e 5h | 2q 5e 5e 4q 2q | 5e 4e 3e 2e 5,h | 1e 3e 5e 6e 5q 3q | 1h. -q |",
        ),
        guitar: figure('1..3..5.1..3..5.'),
        low: figure('1-----1-3---1---'),
        drum: beat({ 60: 'x.....o.x...o...' }),
        kit: beat({ 70: '..o...o...o...o.' }),
      },
    },
    {
      chords: '6m 6m 4 1 2m 5 1 1 4 1 5 1',
      parts: {
        bamboo: tune(
          "6q 1'e 6e 5q 3q | 6e 5e 3e 5e 6h | 6q. 1'e 6q 4q | 5h. -q | 4q 6e 4e 2q 4q | 5e 6e 5e 4e 2h | 3e 5e 6e 5e 1'q 5q | 3h. -q | 6q. 1'e 2'q 1'q | 1'e 6e 5e 3e 5h | 2'e 1'e 6e 5e 4e 5e 2q | 1h. -q |",
        ),
        bandurria: tune(
          "-w | -h 3e 5e 6q | -w | -q 1'e 6e 5e 3e 5q | -w | -h 2e 4e 5q | -w | -q 3e 5e 6e 5e 3q | -w | -w | -h 5e 4e 2q | 1e 3e 5e 3e 1q -q |",
        ),
        guitar: figure('1.3.5.3.1.3.5.3.'),
        low: figure('1---1---3---1---'),
        drum: beat({ 60: 'x..o....x..o..o.' }),
        kit: beat({ 70: '..o...o...o...oo', 76: '....x.......x...' }),
      },
    },
  ],
  feature: [
    {
      chords: '1 4 5 1 6m 4 5 1',
      parts: {
        trumpet: tune(
          "5'e 3'e 5'e 6'e 5'q 3'q | 4'e 6'e 5'e 4'e 6'h | 5'e 4'e 2'e 4'e 5'q 2'q | 3'e 5'e 3'e 1'e 5'h | 6'e 5'e 3'e 5'e 6'q 3'q | 4'e 6'e 4'e 1'e 4'h | 5'e 6'e 5'e 4'e 2'e 4'e 5'e 2'e | 1'h. -q |",
        ),
        bandurria: tune(
          "1'q* 3'q* 5'h* | 6e 1'e 6e 4e 6h | 5e 2'e 5e 4e 2q 5q | 5h* 3'h* | 6q* 1'q* 3'h* | 6e 4e 6e 1'e 6h | 4h 5h | 1'h. -q |",
        ),
        strings: figure('x---..x-x---....'),
        guitar: figure('1.3.5.3.1.3.5.3.'),
        low: figure('1.1.3.1.1.1.5.3.'),
        drum: beat({ 48: 'X..xX.x.X..xX.xx', 60: '..o..o.o..o..o.o' }),
        kit: beat({ 70: 'o.o.o.o.o.o.o.o.', 38: '....x.......x..o', 49: 'X...............' }),
      },
    },
  ],
  fanfare: {
    hook: "3e 5e 6e 1'e 2'q 3'q |",
    lift: "5'e 3'e 5'e 6'e 5'h! |",
    close: "6'e 5'e 3'e 5'e 6'e 5'e 6'q |",
    cadence: ['4', '5'],
    tonic: '1',
    lead: 'trumpet',
    second: 'brass',
    chords: 'strings',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [
      { on: 'drum', pitch: 58, velocity: 100 },
      { on: 'kit', pitch: 76, velocity: 60 },
    ],
    button: [{ on: 'kit', pitch: 77, velocity: 90 }],
    roll: { on: 'drum', pitch: 50 },
    crash: { on: 'kit', pitch: 49 },
  },
});
