/** Tiger Jackpot: the street on New Year's morning. Quick plucked strings, a reed that shouts, cymbals and drums of the lion dance. */
import { beat, defineScore, figure, tune } from '../score.ts';

export default defineScore({
  code: 'tiger-jackpot',
  mood: 'lively, proud, street parade',
  tempo_bpm: 130,
  beatsPerBar: 4,
  key: { root: 67, scale: 'major', tones: [1, 2, 3, 5, 6] },
  instruments: {
    pipa: { program: 106, volume: 88, pan: -0.25, reverb: 45, gate: 0.9 },
    dizi: { program: 72, volume: 60, pan: 0.3, reverb: 65 },
    suona: { program: 111, volume: 62, pan: 0.1, reverb: 55 },
    zheng: { program: 107, volume: 68, pan: 0.2, reverb: 55, floor: 50, gate: 1.5 },
    strings: { program: 48, volume: 52, reverb: 60, floor: 55 },
    low: { program: 43, volume: 80, reverb: 25, floor: 31 },
    bell: { program: 9, volume: 60, pan: 0.2, reverb: 75, floor: 79 },
    brass: { program: 61, volume: 66, pan: -0.1, reverb: 50, floor: 55 },
    kit: { program: { kit: 48 }, volume: 66, reverb: 55 },
    drum: { program: 116, volume: 80, reverb: 45 },
  },
  base: [
    {
      chords: '1 1 6m 5 1 4 5 1',
      parts: {
        pipa: tune(
          "1'e 1'e 6e 1'e 5q 6q | 3e 5e 6e 5e 3h | 6e 6e 5e 6e 3q 5q | 2e 3e 5e 3e 2h | 1'e 1'e 6e 1'e 2'q 3'q | 6e 1'e 2'e 1'e 6h | 5e 6e 5e 3e 2q 3e 2e | 1h. -q |",
        ),
        zheng: figure('1...3...5...3...', '1...3...4...3...'),
        low: figure('1---....1---....'),
        drum: beat({ 52: 'x.....o.x.......', 57: '............o.o.' }),
        kit: beat({ 76: '..o...o...o...o.' }),
      },
    },
    {
      chords: '4 1 2m 5 4 1 5 1 6m 2m 5 5',
      parts: {
        dizi: tune(
          "6q. 5e 6q 1'q | 5h. 3q | 2q. 3e 5q 6q | 5h. -q | 6q. 1'e 2'q 1'q | 5h 3'h | 2'q 1'e 6e 5q 6q | 1'h. -q | 1'e 6e 1'e 2'e 3'h | 2'e 1'e 2'e 3'e 6h | 5w* | -w |",
        ),
        pipa: tune(
          "-w | -h 1'e 6e 5q | -w | -q 5e 6e 5e 3e 2q | -w | -h 5e 6e 1'q | -w | -w | -w | -w | -w | 5e 5e 6e 5e 3e 5e 6q |",
        ),
        zheng: figure('1.3.5.3.1.3.4.3.'),
        low: figure('1---....3---....'),
        drum: beat({ 52: 'x..o..o.x..o....', 57: '....o.......o.oo' }),
        kit: beat({ 76: '..o...o...o...o.', 59: '........o.......' }),
      },
    },
  ],
  feature: [
    {
      chords: '1 6m 4 5 1 6m 4+5 1',
      parts: {
        suona: tune(
          "5'e 3'e 5'e 6'e 5'q 3'q | 1'e 2'e 3'e 2'e 1'h | 6e 1'e 2'e 3'e 1'q 6q | 5e 6e 1'e 6e 2'h | 5'e 3'e 5'e 6'e 5'q 3'q | 1'e 2'e 3'e 5'e 6'h | 6'e 5'e 3'e 5'e 2'e 3'e 5'e 2'e | 1'h. -q |",
        ),
        pipa: tune(
          "1'q* 3'q* 5'h* | 6e 1'e 6e 5e 3h | 6e 5e 6e 1'e 6q 4q | 5h* 2'h* | 1'q* 3'q* 5'h* | 6e 5e 3e 5e 6h | 4h 5h | 1'h. -q |",
        ),
        strings: figure('x---..x-x---....'),
        zheng: figure('1.3.5.3.1.3.4.3.'),
        low: figure('1.1.3.1.1.1.4.3.'),
        drum: beat({ 48: 'X..xX.x.X..xX.xx', 55: '..o..o.o..o..o.o' }),
        kit: beat({ 76: 'o.o.o.o.o.o.o.o.', 59: 'x...x...x...x...', 52: 'X...............' }),
      },
    },
  ],
  fanfare: {
    hook: "5e 6e 1'e 3'e 2'q 3'q |",
    lift: "5'e 3'e 5'e 6'e 5'h! |",
    close: "6'e 5'e 3'e 5'e 6'e 5'e 6'q |",
    cadence: ['4', '5'],
    tonic: '1',
    lead: 'suona',
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
    crash: { on: 'kit', pitch: 52 },
  },
});
