/** Samurai Moon: a duel that has not begun. Shamisen and silence, a flute that bends, great drums far off; then the charge. */
import { beat, defineScore, figure, tune } from '../score.ts';

export default defineScore({
  code: 'samurai-moon',
  mood: 'tense, moonlit, sharp',
  tempo_bpm: 92,
  beatsPerBar: 4,
  key: { root: 71, scale: 'phrygian', tones: [1, 2, 4, 5, 7] },
  instruments: {
    shamisen: { program: 106, volume: 98, pan: -0.2, reverb: 45, gate: 0.9 },
    flute: { program: 77, volume: 76, pan: 0.25, reverb: 95 },
    koto: { program: 107, volume: 72, pan: 0.3, reverb: 70, floor: 59, gate: 1.6 },
    strings: { program: 48, volume: 48, reverb: 80, floor: 54 },
    low: { program: 43, volume: 76, reverb: 40, floor: 35 },
    brass: { program: 60, volume: 74, pan: -0.1, reverb: 70, floor: 54, octave: -1 },
    bell: { program: 107, volume: 86, pan: 0.15, reverb: 80, floor: 76, gate: 1.5 },
    taiko: { program: 116, volume: 96, reverb: 65 },
    kit: { program: { kit: 48 }, volume: 68, reverb: 70 },
  },
  base: [
    {
      chords: '1p 2maj7 1p 7m',
      parts: {
        shamisen: tune("1'q! -e 7e 5e 4e 5q | -h 2e 1e 2q | 1'q! -e 7e 5e 7e 1'q | 2'h^ 1'h |"),
        taiko: beat({ 40: 'X...............', 52: '..............o./..........o...o.' }),
        kit: beat({ 76: '......o.........' }),
        low: figure('1-------........'),
      },
    },
    {
      chords: '1p 2 7m 1p',
      parts: {
        shamisen: tune('-w | -h 1e 2e 4q | -w | -q 5e 4e 2q 1q |'),
        flute: tune("5h. 7q | 1'h.^ -q | 2'q. 1'e 7q 5q | 4h 5h |"),
        strings: figure('x---------------'),
        koto: figure('1---3---4---3---'),
        taiko: beat({ 40: 'X.........o.....', 52: '......o.......o.' }),
        low: figure('1-------........'),
      },
    },
    {
      chords: '4s4 2 7m 2 1p 1p',
      parts: {
        shamisen: tune(
          "4'e 2'e 1'e 7e 5q 4q | 2e 4e 5e 7e 1'h | 2'e 1'e 7e 5e 4q 2q | 1e 2e 4e 2e 5h* | 1'w! | -w |",
        ),
        flute: tune("-w | -h 5'q 4'q | 2'h 1'h | 7h 1'h | 5w^ | -w |"),
        koto: figure('1.3.4.3.5.4.3...'),
        strings: figure('x---------------'),
        taiko: beat({ 40: 'X..o..x.....o...', 52: '....o..o..o...oo' }),
        low: figure('1-------1-......'),
      },
    },
  ],
  feature: [
    {
      chords: '1p 2 1p 7m 4s4 2 7m 1p',
      parts: {
        shamisen: tune(
          "1'e! 1'e 7e 5e 7e 1'e 2'e 1'e | 7e 5e 4e 2e 4e 5e 7q | 1'e! 1'e 7e 5e 7e 1'e 4'e 2'e | 1'e 7e 5e 7e 2'h* | 4'e! 2'e 1'e 7e 5e 7e 1'e 2'e | 4e 5e 7e 5e 4e 2e 1q | 2e 4e 5e 7e 1'e 2'e 4'e 2'e | 1'h! -e 5e 7q |",
        ),
        flute: tune("1'w | 2'h 4'h | 5'w | 4'q 2'q 7h | 1'h 4'h | 2'w | 7h 2'h | 1'w^ |"),
        koto: figure('1.3.4.3.1.3.5.3.'),
        strings: figure('x-----x-x-----x-'),
        brass: figure('................', '........1-..1-..'),
        low: figure('1..1..1.1..1..0.'),
        taiko: beat({ 38: 'X..x..x.X..x.x.x', 50: '..o.o..o..o.o.oo' }),
        kit: beat({ 76: 'x.o.x.o.x.o.x.oo', 57: 'o.............../................' }),
      },
    },
  ],
  fanfare: {
    hook: "5e 7e 1'e 2'e 4'q! 2'q |",
    lift: "4'e 5'e 4'e 2'e 5'h! |",
    close: "7'e 5'e 4'e 2'e 4'e 5'e 7'q |",
    cadence: ['2', '7m'],
    tonic: '1p',
    lead: 'shamisen',
    second: 'brass',
    chords: 'strings',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [
      { on: 'kit', pitch: 76, velocity: 110 },
      { on: 'taiko', pitch: 57, velocity: 80 },
    ],
    button: [{ on: 'kit', pitch: 77, velocity: 90 }],
    roll: { on: 'taiko', pitch: 45 },
    crash: { on: 'kit', pitch: 57 },
  },
});
