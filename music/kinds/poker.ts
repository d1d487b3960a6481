/** Poker and video poker: a small swing band in good humour. Walking bass, brushes, an organ that pushes, muted trumpet and clarinet. */
import { beat, defineScore, figure, tune } from '../score.ts';

const brushes = beat({
  36: 'x.......x.......',
  38: '....o.......o..o',
  42: '....x.......x...',
  51: 'x...x.o.x...x.o.',
});
const walking = figure('1...2...3...2...', '3...2...1...0...');
const stabs = figure('....x.....x.....', '..x.....x.......');

export default defineScore({
  code: 'poker',
  mood: 'a swing band in good humour',
  tempo_bpm: 126,
  beatsPerBar: 4,
  swing: 0.3,
  key: { root: 65, scale: 'mixolydian', tones: [1, 2, 3, 5, 6] },
  instruments: {
    organ: { program: 17, volume: 36, pan: -0.3, reverb: 40, floor: 55, gate: 0.5 },
    piano: { program: 0, volume: 58, pan: 0.35, reverb: 40, floor: 58, gate: 0.5 },
    trumpet: { program: 59, volume: 56, pan: 0.1, reverb: 65, gate: 0.85 },
    clarinet: { program: 71, volume: 60, pan: -0.15, reverb: 65, gate: 0.9 },
    low: { program: 32, volume: 86, reverb: 10, floor: 34, gate: 0.9 },
    bell: { program: 11, volume: 60, pan: 0.2, reverb: 80, floor: 77 },
    kit: { program: { kit: 40 }, volume: 66, reverb: 35 },
  },
  base: [
    {
      chords: '1dom 4dom 1dom 1dom',
      parts: {
        clarinet: tune("5e 6e 1'q 3'e 1'e 6q | 5q 4e 6e 1'h | 5e 6e 1'q 2'e 3'e 1'q | 6h -h |", 0),
        organ: stabs,
        low: walking,
        kit: brushes,
      },
    },
    {
      chords: '4dom 4dom 1dom 6dom',
      parts: {
        clarinet: tune("-q 4e 6e 1'q 2'q | 4'q. 2'e 1'h | -q 3'e 2'e 1'q 6q | 5h -h |", 0),
        organ: stabs,
        piano: figure('......x.......x.', '..x.......x.....'),
        low: walking,
        kit: brushes,
      },
    },
    {
      chords: '2m7 5m7 1dom 5m7',
      parts: {
        trumpet: tune("2'q. 1'e 6q 4q | 5e 7e 2'q 1'h | 3'e 2'e 1'q 6e 5e 3q | 5h -h |", 0),
        organ: stabs,
        piano: figure('......x.......x.', '..x.......x.....'),
        low: walking,
        kit: brushes,
      },
    },
    {
      chords: '1dom 4dom 1dom 1dom',
      parts: {
        trumpet: tune("-w | -q 4'e 3'e 1'q 6q | -w | -h 5e 6e 1'q |", 0),
        clarinet: tune("3'e 1'e 6q 5h | -w | 5e 6e 1'q 3'q 2'e 1'e | 6h -h |", 0),
        organ: stabs,
        low: walking,
        kit: brushes,
      },
    },
    {
      chords: '4dom 4dom 1dom 6dom',
      parts: {
        piano: tune("1'e 2'e 4'q 2'e 1'e 6q | 4h 6e 1'e 2'q | 3'e 5'e 3'q 1'e 6e 5q | 3h -h |", 0),
        organ: figure('x-------........', 'x-------..x.....'),
        low: walking,
        kit: brushes,
      },
    },
    {
      chords: '2m7 5m7 1dom 1dom',
      parts: {
        trumpet: tune("2'e 4'e 2'q 1'e 6e 4q | 5q 7q 2'e 1'e 7q | 1'h. -q | -w |", 0),
        clarinet: tune("6h 4h | 2'h 7h | 3'h. -q | -q 5e 6e 1'e 6e 5q |", 0),
        organ: stabs,
        low: walking,
        kit: brushes,
      },
    },
  ],
  fanfare: {
    hook: "5e 6e 1'e 3'e 1'h |",
    lift: "1'e 3'e 5'e 3'e 6'h |",
    close: "5'e 3'e 2'e 1'e 6e 5e 1'q |",
    cadence: ['4dom', '5m7'],
    tonic: '1dom',
    lead: 'clarinet',
    second: 'trumpet',
    chords: 'organ',
    bass: 'low',
    bell: 'bell',
  },
  effects: {
    stop: [{ on: 'kit', pitch: 37, velocity: 80 }],
    button: [{ on: 'kit', pitch: 37, velocity: 60 }],
    roll: { on: 'kit', pitch: 38 },
    crash: { on: 'kit', pitch: 49 },
  },
});
