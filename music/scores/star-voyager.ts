/** Star Voyager: the window of a slow ship. A pulse, arpeggios that drift past each other, a distant lead; drums when it jumps. */
import { beat, defineScore, figure, tune } from '../score.ts';

export default defineScore({
  code: 'star-voyager',
  mood: 'weightless, neon, electronic',
  tempo_bpm: 102,
  beatsPerBar: 4,
  key: { root: 69, scale: 'lydian', tones: [1, 2, 3, 5, 6, 7] },
  instruments: {
    arp: { program: 81, volume: 44, pan: -0.35, reverb: 60, floor: 57, gate: 0.5 },
    drift: { program: 99, volume: 66, pan: 0.35, reverb: 85, floor: 64, gate: 1.5 },
    lead: { program: 80, volume: 46, pan: 0.1, reverb: 80 },
    voice: { program: 54, volume: 62, pan: 0.1, reverb: 90 },
    pad: { program: 95, volume: 60, reverb: 80, floor: 52 },
    low: { program: 38, volume: 80, reverb: 10, floor: 33, gate: 0.7 },
    brass: { program: 62, volume: 66, pan: -0.1, reverb: 55, floor: 57 },
    bell: { program: 98, volume: 74, pan: 0.15, reverb: 85, floor: 76 },
    kit: { program: { kit: 25 }, volume: 74, reverb: 35 },
    tom: { program: 118, volume: 80, reverb: 50 },
  },
  base: [
    {
      chords: '1maj7 1maj7 2 2 6m7 6m7 2s2 2',
      parts: {
        voice: tune("-w | 5h. 7q | 6w | -h 4q 6q | 1'h. 7q | 5h 3h | 2w | -w |"),
        arp: figure('1.2.3.4.3.2.4.3.'),
        drift: figure('5.......4.......', '3.......6.......'),
        pad: figure('x---------------'),
        low: figure('1.......1.......'),
        kit: beat({ 36: 'x.......x.......', 42: '....o.......o...' }),
      },
    },
    {
      chords: '6m7 3m7 1maj7 2 6m7 3m7 2 2',
      parts: {
        lead: tune(
          "1'q. 7e 5h | 7q. 5e 2h | 3e 5e 7e 5e 6q 5q | 6h. -q | 1'q. 2'e 3'h | 2'q. 7e 5h | 6e 4e 6e 2'e 1'q 7q | 6h. -q |",
        ),
        arp: figure('1.3.2.4.3.5.4.3.', '1.2.3.5.4.3.2.3.'),
        drift: figure('5...........4...'),
        pad: figure('x---------------'),
        low: figure('1..1....1..1....'),
        kit: beat({ 36: 'x.....x.x.......', 42: '..o...o...o...o.', 39: '....o.......o...' }),
      },
    },
  ],
  feature: [
    {
      chords: '6m7 3m7 1maj7 2 6m7 3m7 2 2',
      parts: {
        lead: tune(
          "1'e! 3'e 1'e 7e 5e 7e 1'q | 2'e 7e 5e 7e 2'q 3'q | 3'e 5'e 3'e 2'e 7e 2'e 3'q | 4'e 2'e 6e 2'e 4'h | 1'e! 3'e 5'e 3'e 6'q 5'q | 2'e 5'e 7e 2'e 3'q 2'q | 4'e 6'e 4'e 2'e 6e 2'e 4'e 6'e | 2'h. -q |",
        ),
        voice: tune("1'w | 7w | 7w | 6w | 1'h 3'h | 2'h 7h | 6h 1'h | 2'w |"),
        arp: figure('1234543212345432'),
        drift: figure('5...4...3...4...'),
        pad: figure('x---------------'),
        brass: figure('................', '............x.x.'),
        low: figure('1.11.11.1.11.11.'),
        kit: beat({
          36: 'X...X...X...X...',
          42: '..x...x...x...x.',
          39: '....x.......x...',
          46: '......o.......o.',
        }),
        tom: beat({ 45: '................/............x.xx' }),
      },
    },
  ],
  fanfare: {
    hook: "1'e 3'e 5'e 7e 3'q! 5'q |",
    lift: "6'e 4'e 6'e 2'e 7'h! |",
    close: "5'e 7'e 6'e 4'e 5'e 6'e 7'q |",
    cadence: ['2', '5M'],
    tonic: '1maj7',
    lead: 'lead',
    second: 'brass',
    chords: 'pad',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [
      { on: 'kit', pitch: 36, velocity: 100 },
      { on: 'kit', pitch: 75, velocity: 60 },
    ],
    button: [{ on: 'kit', pitch: 75, velocity: 70 }],
    roll: { on: 'tom', pitch: 48 },
    crash: { on: 'kit', pitch: 49 },
  },
});
