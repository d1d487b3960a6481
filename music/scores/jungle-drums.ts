/** Jungle Drums: a clearing at dusk. Thumb piano in two interlocking hands, log drums that talk, a pan flute over the trees. */
import { beat, defineScore, figure, tune } from '../score.ts';

export default defineScore({
  code: 'jungle-drums',
  mood: 'earthy, hypnotic, alive',
  tempo_bpm: 112,
  beatsPerBar: 4,
  key: { root: 65, scale: 'minor', tones: [1, 3, 4, 5, 7] },
  instruments: {
    kalimba: { program: 108, volume: 96, pan: -0.25, reverb: 50, floor: 60, gate: 1.3 },
    answer: { program: 12, volume: 78, pan: 0.3, reverb: 50, floor: 60 },
    flute: { program: 75, volume: 70, pan: 0.1, reverb: 85, octave: 1 },
    choir: { program: 53, volume: 52, reverb: 80, floor: 53 },
    low: { program: 32, volume: 94, reverb: 20, floor: 36 },
    brass: { program: 60, volume: 76, pan: -0.1, reverb: 60, floor: 53 },
    bell: { program: 108, volume: 100, pan: 0.15, reverb: 60, floor: 77 },
    logs: { program: 115, volume: 70, pan: -0.1, reverb: 50 },
    kit: { program: { kit: 0 }, volume: 76, reverb: 45 },
    drum: { program: 117, volume: 78, reverb: 40 },
  },
  base: [
    {
      chords: '1 7 1 7 4 1 7 1',
      parts: {
        kalimba: figure('1.3.5..3.4..3...', '1..3.4.3..5.3...'),
        answer: tune(
          "-w | -q 5'e 4'e 3'q 1'q | -w | -q 4'e 3'e 1'q 7q | -w | -q 1'e 3'e 4'q 5'q | -w | -q 4'e 3'e 7e 1'e -q |",
        ),
        low: figure('1.....1.........', '1.....1...3.....'),
        logs: beat({ 60: '..o...o.....o...', 67: 'o.......o.o.....' }),
        kit: beat({ 63: '....o.......x.o.', 64: 'x.......x.......', 82: 'o.o.o.o.o.o.o.o.' }),
      },
    },
    {
      chords: '3 7 4 1 3 7 4 5m',
      parts: {
        flute: tune(
          "3h. 5q | 4q 3e 1e 7,h | 1q. 3e 4q 3q | 1w^ | 3h 5q 7q | 1'h 7q 5q | 4q. 3e 1q 4q | 5h.^ -q |",
        ),
        kalimba: figure('1.3.4.3.5.3.4.3.', '1..3.4.3..5.3.4.'),
        answer: figure('................', '..........5.4.3.'),
        choir: figure('x---------------'),
        low: figure('1.....1...3.....'),
        logs: beat({ 60: '..o..o..o...o...', 67: 'o.......o.o...o.' }),
        kit: beat({ 63: '..o.o.....o.x.o.', 64: 'x.......x.......', 82: 'o.o.o.o.o.o.o.o.' }),
      },
    },
  ],
  feature: [
    {
      chords: '1 7 4 1 3 7 4+5m 1',
      parts: {
        answer: tune(
          "5'e 5'e 4'e 3'e 1'q 3'q | 4'e 3'e 1'e 7e 4'h | 4'e 4'e 3'e 1'e 7e 1'e 3'q | 1'h -q 1'e 3'e | 5'e 7'e 5'e 4'e 3'q 5'q | 4'e 5'e 4'e 3'e 1'q 7q | 1'e 3'e 4'e 3'e 5'e 4'e 3'e 7e | 1'h. -q |",
        ),
        flute: tune("1h 3h | 4w | 1h 4h | 5w | 7h 5h | 4h 7h | 1'h 7h | 1'w |"),
        kalimba: figure('1.345.3.1.345.3.'),
        choir: figure('x.....x.x...x...'),
        brass: figure('................', '............x.x.'),
        low: figure('1..1..3.1..1.43.'),
        logs: beat({ 60: 'o.xo.xo.o.xo.xo.', 67: 'x..x..x.x..x..xx' }),
        kit: beat({ 63: '..x.xx....x.x.xx', 64: 'X..x....X..x....', 82: 'oxoxoxoxoxoxoxox' }),
        drum: beat({ 41: 'X.....x.X...x...', 53: '...x.x.....x.xx.' }),
      },
    },
  ],
  fanfare: {
    hook: "1e 3e 4e 5e 7q! 1'q |",
    lift: "1'e 7e 1'e 3'e 4'q 5'q! |",
    close: "5'e 4'e 3'e 5'e 4'e 3'e 1'q |",
    cadence: ['3', '7'],
    tonic: '1',
    lead: 'answer',
    second: 'brass',
    chords: 'choir',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [
      { on: 'logs', pitch: 62, velocity: 110 },
      { on: 'drum', pitch: 48, velocity: 80 },
    ],
    button: [{ on: 'logs', pitch: 79, velocity: 90 }],
    roll: { on: 'drum', pitch: 45 },
    crash: { on: 'kit', pitch: 57 },
  },
});
