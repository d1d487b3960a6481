import type { Banner } from './brand-banners.ts';
import type { BrandLogo } from './brand-marks.ts';
import { small } from './figure-materials.ts';
import { textPath } from './lettering.ts';
import { idol } from './material.ts';
import { n } from './stage.ts';

const stops = (list: readonly (readonly [number, string])[]): string =>
  list.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');

/** A split gate, its halves stepped like a temple's, with the sun between them; and the name in the letters of the headings. */
export function gerbang(): BrandLogo {
  const defs = `<linearGradient id="ge" x1="0" y1="0" x2="0" y2="1">${stops([
    [0, '#fff1c4'],
    [0.5, '#e9b94c'],
    [1, '#b57a1c'],
  ])}</linearGradient>`;
  const half = (side: number): string =>
    `<path transform="scale(${side} 1)" d="M8 42V-44L14 -32V-26H20L23 -30V-15H28L32 -20V0H36L41 -5V20H44L49 15V42Z" fill="url(#ge)" stroke="#2a1306" stroke-width="3" stroke-linejoin="round" paint-order="stroke"/>`;
  const mark = `<circle cy="8" r="17" fill="#c8301c" stroke="#2a1306" stroke-width="3"/>${half(-1)}${half(1)}<path d="M-50 46H50" stroke="#e9b94c" stroke-width="5"/>`;
  const word = textPath('GERBANG', 'barlow-condensed', 82, 6);
  // The edge has the colour of the doors, so that it is seen only where the page is light.
  return {
    defs,
    mark,
    wordmark: `<path transform="translate(${n(word.width / 2 + 4)} 0)" d="${word.data}" fill="url(#ge)" stroke="#2a1306" stroke-width="6" stroke-linejoin="round" paint-order="stroke"/>`,
    width: word.width + 8,
    ground: ['#6b3a17', '#2a1306'],
  };
}

/** The guardian before the gate, the tiger of a game, and the garden. */
export const gerbangBanners: readonly [Banner, Banner, Banner] = [
  {
    scene: 'gate',
    isShaded: false,
    most_bytes: 25_000,
    actors: [
      {
        kind: 'figure',
        name: 'elephant-head',
        at: { x: 0, y: 46 },
        size: 400,
        material: idol('gold', '#7a1410', '#ffe0a0'),
      },
      {
        kind: 'figure',
        name: 'imperial-crown',
        at: { x: 0, y: -150 },
        size: 150,
        material: small(idol('gold', '#a3121a', '#fff0b0'), 9),
      },
      { kind: 'gem', at: { x: -214, y: 214 }, size: 96, hue: 356, cut: 'brilliant', turn: -12 },
      { kind: 'gem', at: { x: 214, y: 214 }, size: 96, hue: 166, cut: 'emerald', turn: 12 },
    ],
    coins: { flying: 10, heaped: 30 },
    glint: '#fff3c0',
  },
  {
    scene: 'gate',
    isShaded: false,
    most_bytes: 25_000,
    actors: [
      { kind: 'rendered', picture: 'tiger-jackpot/wild', at: { x: 0, y: 20 }, size: 450 },
      { kind: 'rendered', picture: 'tiger-jackpot/coin', at: { x: -226, y: 160 }, size: 190, turn: -10 },
      { kind: 'rendered', picture: 'tiger-jackpot/ingot', at: { x: 226, y: 186 }, size: 200, turn: 8 },
      { kind: 'rendered', picture: 'tiger-jackpot/gourd', at: { x: 236, y: -40 }, size: 170, turn: 10 },
    ],
    coins: { flying: 10, heaped: 20 },
    glint: '#fff3c0',
  },
  {
    scene: 'pond',
    isShaded: false,
    most_bytes: 25_000,
    actors: [
      { kind: 'rendered', picture: 'koi-pond/koi-gold', at: { x: -110, y: 40 }, size: 360, turn: -16 },
      { kind: 'rendered', picture: 'koi-pond/wild', at: { x: 130, y: 110 }, size: 330 },
      { kind: 'rendered', picture: 'koi-pond/frog', at: { x: 150, y: -110 }, size: 210, turn: 6 },
      { kind: 'rendered', picture: 'koi-pond/dragonfly', at: { x: -170, y: -176 }, size: 150, turn: -12 },
    ],
    coins: { flying: 0, heaped: 0 },
    glint: '#ffffff',
  },
];
