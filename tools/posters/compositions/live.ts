import { lacquer } from '../material.ts';
import type { Tone } from '../objects.ts';
import type { Actor, Composition } from '../poster.ts';

/** A ball of a drum with its digit on it, at a place and size. It is red, unless a tone makes it another colour. */
function ball(
  digit: string,
  x: number,
  y: number,
  size: number,
  turn: number,
  far?: number,
  tone?: Tone,
): Actor[] {
  const depth = far === undefined ? {} : { far };
  return [
    {
      kind: 'rendered',
      picture: 'instants/ball',
      at: { x, y },
      size,
      turn,
      ...depth,
      ...(tone ? { tone } : {}),
    },
    {
      kind: 'letters',
      text: digit,
      font: 'alfa-slab-one',
      material: { ...lacquer('#ffffff'), shine: 0.4 },
      at: { x, y },
      // Two digits stand as wide as one is high.
      size: size * (digit.length > 1 ? 0.33 : 0.42),
      turn,
      ...depth,
    },
  ];
}

/** The five lotteries of six numbers stand beside one another: each has a colour of its own, and 6/49 the red of the ball. */
const emerald: Tone = { hue: 140 };
const azure: Tone = { hue: 215, brightness: 1.1 };
const violet: Tone = { hue: 275, brightness: 1.05 };
const amber: Tone = { hue: 38, brightness: 1.25 };

/** The games of draws. Each shows what it is played with under way: the wheel from near, the cards as they fly, the balls as they come. */
export const live: Record<string, Composition> = {
  'auto-roulette': {
    scene: 'wineTable',
    title: ['Auto', 'Roulette'],
    treatment: 'marquee',
    hero: { x: 240, y: 262 },
    actors: [
      { kind: 'rendered', picture: 'table-posters/wheel', at: { x: 58, y: -34 }, size: 560, turn: -14 },
      { kind: 'rendered', picture: 'table-posters/stacks-cool', at: { x: -134, y: 128 }, size: 168 },
    ],
    coins: { flying: 0, heaped: 0 },
    glint: '#ffe1c9',
  },
  'bingo-90': {
    scene: 'party',
    title: ['Bingo', '90'],
    treatment: 'juice',
    hero: { x: 240, y: 242 },
    actors: [
      ...ball('22', -156, -92, 88, -14, 0.8),
      ...ball('88', 156, -88, 92, 12, 0.8),
      ...ball('11', -70, -150, 80, 8, 0.9),
      ...ball('5', 74, -148, 82, -8, 0.9),
      ...ball('47', -130, 84, 170, -12),
      ...ball('63', 132, 88, 168, 12),
      ...ball('90', 0, -4, 250, 4),
    ],
    coins: { flying: 4, heaped: 12 },
    glint: '#fff1c9',
  },
  'bingo-75': {
    scene: 'karstDusk',
    title: ['Bingo', '75'],
    treatment: 'pearl',
    hero: { x: 240, y: 242 },
    actors: [
      ...ball('B', -166, -62, 124, -18),
      ...ball('I', -92, -126, 124, -9),
      ...ball('N', 0, -150, 126, 0),
      ...ball('G', 92, -126, 124, 9),
      ...ball('O', 166, -62, 124, 18),
      ...ball('75', 0, 52, 250, -5),
    ],
    coins: { flying: 4, heaped: 12 },
    glint: '#dff0ff',
  },
  'lotto-2d': {
    scene: 'sapphireSalon',
    title: ['2D', 'Lotto'],
    treatment: 'imperial',
    hero: { x: 240, y: 244 },
    actors: [
      ...ball('3', -142, -112, 104, -16, 0.7),
      ...ball('8', 150, -104, 112, 14, 0.6),
      ...ball('0', -6, -142, 96, 4, 0.9),
      ...ball('7', 96, 62, 236, 10),
      ...ball('4', -96, 42, 250, -8),
    ],
    coins: { flying: 4, heaped: 12 },
    glint: '#fff1c9',
  },
  'lotto-3d': {
    scene: 'circus',
    title: ['3D', 'Lotto'],
    treatment: 'juice',
    hero: { x: 240, y: 240 },
    actors: [
      ...ball('1', -150, -118, 100, -18, 0.7),
      ...ball('6', 150, -112, 104, 16, 0.7),
      ...ball('9', -126, 82, 196, -10),
      ...ball('2', 128, 88, 190, 12),
      ...ball('5', 2, -14, 250, 4),
    ],
    coins: { flying: 4, heaped: 10 },
    glint: '#ffffff',
  },
  'lotto-6-42': {
    scene: 'goldenSalon',
    title: ['Lotto', '6/42'],
    treatment: 'pearl',
    hero: { x: 240, y: 242 },
    actors: [
      ...ball('7', -150, -116, 92, -14, 0.8, emerald),
      ...ball('19', 150, -120, 96, 12, 0.7, emerald),
      ...ball('24', -4, -150, 88, 4, 0.9, emerald),
      ...ball('31', -128, 70, 186, -12, undefined, emerald),
      ...ball('42', 124, 78, 196, 10, undefined, emerald),
      ...ball('3', 0, -8, 224, -3, undefined, emerald),
    ],
    coins: { flying: 4, heaped: 12 },
    glint: '#fff1c9',
  },
  'lotto-6-45': {
    scene: 'stadium',
    title: ['Lotto', '6/45'],
    treatment: 'orbit',
    hero: { x: 240, y: 240 },
    actors: [
      ...ball('5', -148, -104, 100, 12, 0.7, azure),
      ...ball('28', 146, -112, 90, -14, 0.8, azure),
      ...ball('36', 10, -150, 92, -6, 0.9, azure),
      ...ball('12', -116, 86, 178, 14, undefined, azure),
      ...ball('45', 0, -6, 236, 5, undefined, azure),
      ...ball('21', 134, 84, 174, -10, undefined, azure),
    ],
    coins: { flying: 4, heaped: 12 },
    glint: '#dff0ff',
  },
  'lotto-6-49': {
    scene: 'palace',
    title: ['Lotto', '6/49'],
    treatment: 'imperial',
    hero: { x: 240, y: 244 },
    actors: [
      ...ball('8', -154, -96, 94, -10, 0.8),
      ...ball('17', -62, -146, 86, 8, 0.9),
      ...ball('33', 66, -146, 88, -6, 0.9),
      ...ball('41', 152, -96, 98, 12, 0.7),
      ...ball('26', -108, 74, 198, -9),
      ...ball('49', 106, 66, 214, 9),
    ],
    coins: { flying: 4, heaped: 12 },
    glint: '#fff1c9',
  },
  'lotto-6-55': {
    scene: 'skyline',
    title: ['Lotto', '6/55'],
    treatment: 'glowing',
    hero: { x: 240, y: 242 },
    actors: [
      ...ball('11', -142, -120, 88, 10, 0.9, violet),
      ...ball('38', 142, -122, 94, -12, 0.8, violet),
      ...ball('2', -148, 66, 152, -14, undefined, violet),
      ...ball('47', 148, 70, 156, 14, undefined, violet),
      ...ball('29', 0, -122, 108, 3, 0.7, violet),
      ...ball('55', 0, 22, 252, -5, undefined, violet),
    ],
    coins: { flying: 4, heaped: 12 },
    glint: '#ffd9f4',
  },
  'lotto-6-58': {
    scene: 'cosmos',
    title: ['Lotto', '6/58'],
    treatment: 'orbit',
    hero: { x: 240, y: 240 },
    actors: [
      ...ball('58', 0, -20, 240, 4, undefined, amber),
      ...ball('4', -146, -118, 92, -12, 0.8, amber),
      ...ball('23', 148, -110, 98, 10, 0.8, amber),
      ...ball('16', -136, 88, 168, 12, undefined, amber),
      ...ball('50', 136, 90, 172, -12, undefined, amber),
      ...ball('39', 0, -158, 78, -4, 0.95, amber),
    ],
    coins: { flying: 4, heaped: 12 },
    glint: '#e3d7ff',
  },
  'race-day': {
    scene: 'steppe',
    title: ['Race', 'Day'],
    treatment: 'frontier',
    hero: { x: 240, y: 250 },
    actors: [
      { kind: 'picture', emoji: '🏇', at: { x: -118, y: -96 }, size: 190, turn: -3, far: 0.6 },
      { kind: 'picture', emoji: '🏇', at: { x: 128, y: -66 }, size: 220, turn: 2, far: 0.3 },
      { kind: 'picture', emoji: '🏇', at: { x: 0, y: 52 }, size: 372, turn: -4 },
    ],
    coins: { flying: 4, heaped: 10 },
    glint: '#fff3c9',
  },
  'sabong-arena': {
    scene: 'circus',
    title: ['Sabong', 'Arena'],
    treatment: 'volcanic',
    hero: { x: 240, y: 246 },
    actors: [
      { kind: 'rendered', picture: 'sabong/meron', at: { x: -112, y: 20 }, size: 292, turn: -6 },
      { kind: 'rendered', picture: 'sabong/wala', at: { x: 112, y: 34 }, size: 284, turn: 6 },
    ],
    coins: { flying: 5, heaped: 12 },
    glint: '#ffe9b0',
  },
  'speed-baccarat': {
    scene: 'blueTable',
    title: ['Speed', 'Baccarat'],
    treatment: 'glowing',
    hero: { x: 240, y: 240 },
    actors: [
      {
        kind: 'rendered',
        picture: 'table-posters/natural',
        at: { x: -112, y: -92 },
        size: 190,
        turn: -24,
        far: 1.4,
      },
      { kind: 'rendered', picture: 'table-posters/natural', at: { x: 34, y: 12 }, size: 342, turn: 11 },
      { kind: 'rendered', picture: 'table-posters/stacks-warm', at: { x: -128, y: 134 }, size: 158 },
    ],
    coins: { flying: 0, heaped: 0 },
    glint: '#d5e6ff',
  },
};
