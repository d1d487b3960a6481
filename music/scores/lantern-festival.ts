/** Lantern Festival: lights go up over the river. A bamboo flute sings, bells and plucked strings shimmer, strings lift it. */
import { beat, defineScore, figure, tune } from '../score.ts';

export default defineScore({
  code: 'lantern-festival',
  mood: 'tender, glowing, hopeful',
  tempo_bpm: 104,
  beatsPerBar: 4,
  key: { root: 77, scale: 'major', tones: [1, 2, 3, 5, 6] },
  instruments: {
    flute: { program: 73, volume: 76, pan: 0.15, reverb: 85, octave: -1 },
    zheng: { program: 107, volume: 72, pan: -0.25, reverb: 65, floor: 53, gate: 1.7 },
    bells: { program: 14, volume: 50, pan: 0.3, reverb: 90, octave: -1 },
    pipa: { program: 15, volume: 72, pan: -0.1, reverb: 55, octave: -1 },
    strings: { program: 49, volume: 54, reverb: 80, floor: 53 },
    low: { program: 32, volume: 86, reverb: 25, floor: 36, gate: 1 },
    erhu: { program: 110, volume: 62, pan: 0.25, reverb: 75, octave: -1 },
    brass: { program: 60, volume: 74, pan: -0.1, reverb: 70, floor: 53, octave: -2 },
    bell: { program: 9, volume: 60, pan: 0.15, reverb: 85, floor: 77 },
    kit: { program: { kit: 48 }, volume: 58, reverb: 70 },
    drum: { program: 116, volume: 78, reverb: 60 },
  },
  base: [
    {
      chords: '1 6m 4 1 2m 6m 5 5',
      parts: {
        flute: tune("3h 5q. 6e | 1'h. 6q | 5q. 6e 3e 2e 1q | 3h. -q | 2h 3q 5q | 6h 5q 3q | 2w^ | -w |"),
        zheng: figure('1...3...5...3...', '1...3...4...3...'),
        low: figure('1-------........'),
        bells: tune("-w | -w | -w | -h 5q 1'q | -w | -w | -w | -q 2'q 5'h |"),
        kit: beat({ 81: '............o...' }),
      },
    },
    {
      chords: '1 6m 4 5 6m 4 5 1',
      parts: {
        pipa: tune(
          "3'e 5'e 3'e 2'e 1'q 6q | 1'e 2'e 3'e 2'e 1'h | 6e 1'e 6e 5e 3q 5q | 2'h. 1'e 2'e | 3'e 5'e 6'e 5'e 3'q 1'q | 6e 1'e 2'e 3'e 1'q 6q | 5e 6e 1'e 3'e 2'q 1'e 2'e | 1'h. -q |",
        ),
        flute: tune("-w | 6h 1'h | -w | 5h 2'h | -w | 1'h 6h | 5h 2'h | 1'w |"),
        strings: figure('x---------------'),
        zheng: figure('1.3.5.3.1.3.4.3.'),
        low: figure('1-----..3-------'),
        drum: beat({ 45: 'o.......o.....o.' }),
        kit: beat({ 81: '....o.......o...' }),
      },
    },
  ],
  feature: [
    {
      chords: '1 6m 4 5 6m 3m 4+5 1',
      parts: {
        pipa: tune(
          "1'e! 2'e 3'e 5'e 3'e 2'e 3'q | 1'e 2'e 3'e 1'e 6h | 6e 1'e 2'e 3'e 5'q 3'q | 2'h. 1'e 2'e | 3'e 5'e 6'e 5'e 3'e 2'e 1'q | 3'e 2'e 1'e 6e 5h | 6e 1'e 2'e 3'e 5'e 3'e 2'e 1'e | 1'h. -q |",
        ),
        flute: tune("5'h 3'h | 1'h 3'h | 1'h. 6q | 2'w | 3'h 5'h | 5'h 3'h | 6'h 5'h | 3'w |"),
        erhu: tune("1'w | 6w | 4h 6h | 5w | 6w | 5w | 6h 7h | 1'w |"),
        strings: figure('x-------x-------'),
        zheng: figure('1.3.5.3.1.3.5.4.'),
        bells: figure('................'),
        low: figure('1-..1-3-1-..4-3-'),
        drum: beat({ 41: 'X..o..x.X..o..x.', 50: '..o..o....o..o.o' }),
        kit: beat({ 81: '..o...o...o...o.', 59: '............o...' }),
      },
    },
  ],
  fanfare: {
    hook: "3e 5e 6e 1'e 2'q 3'q |",
    lift: "5'e 3'e 5'e 6'e 5'h! |",
    close: "6'e 5'e 3'e 2'e 3'e 5'e 6'q |",
    cadence: ['4', '5'],
    tonic: '1',
    lead: 'pipa',
    second: 'brass',
    chords: 'strings',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [
      { on: 'bell', pitch: 89, velocity: 70, length: 0.2 },
      { on: 'drum', pitch: 57, velocity: 60 },
    ],
    button: [{ on: 'kit', pitch: 81, velocity: 60 }],
    roll: { on: 'drum', pitch: 46 },
    crash: { on: 'kit', pitch: 55 },
  },
});
