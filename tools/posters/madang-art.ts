import type { Banner } from './brand-banners.ts';
import type { BrandLogo } from './brand-marks.ts';
import { carved, small } from './figure-materials.ts';
import { textPath } from './lettering.ts';
import { idol } from './material.ts';
import { n } from './stage.ts';

const stops = (list: readonly (readonly [number, string])[]): string =>
  list.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');

/** A mask of the old mask plays, which laughs; and the name in the letters of the headings. */
export function madang(): BrandLogo {
  const defs = `<linearGradient id="md" x1="0" y1="0" x2="0" y2="1">${stops([
    [0, '#fff3cf'],
    [0.55, '#eab765'],
    [1, '#b06a24'],
  ])}</linearGradient>`;
  const ink = '#2a0609';
  const line = (d: string, wide: number): string =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const mark = [
    `<path d="M0 -47C24 -47 38 -34 38 -12C38 16 24 47 0 47S-38 16 -38 -12C-38 -34 -24 -47 0 -47Z" fill="url(#md)" stroke="${ink}" stroke-width="4"/>`,
    `<path d="M-30 -22C-24 -34 -10 -34 -5 -23C-13 -28 -22 -28 -30 -22ZM30 -22C24 -34 10 -34 5 -23C13 -28 22 -28 30 -22Z" fill="${ink}"/>`,
    line('M-28 -9C-22 -17 -13 -17 -8 -9M28 -9C22 -17 13 -17 8 -9', 5),
    line('M-4 -18C-4 -6 -9 0 -8 5C-5 9 5 9 8 5C9 0 4 -6 4 -18', 3.5),
    `<path d="M-21 14C-12 21 12 21 21 14C19 32 10 38 0 38S-19 32 -21 14Z" fill="${ink}"/><path d="M-11 20C-4 22 4 22 11 20C9 25 -9 25 -11 20Z" fill="#fff3cf"/>`,
    line('M-31 6C-27 11 -27 17 -29 21M31 6C27 11 27 17 29 21', 3),
    `<circle cy="-36" r="4.500" fill="#c21c36"/><circle cx="-25" cy="3" r="4.500" fill="#c21c36"/><circle cx="25" cy="3" r="4.500" fill="#c21c36"/>`,
  ].join('');
  const word = textPath('Madang', 'abril-fatface', 78, 0);
  // The edge has the colour of the house, so that it is seen only where the page is light.
  return {
    defs,
    mark,
    wordmark: `<path transform="translate(${n(word.width / 2 + 4)} 0)" d="${word.data}" fill="#ffedc4" stroke="${ink}" stroke-width="6" stroke-linejoin="round" paint-order="stroke"/>`,
    width: word.width + 8,
    ground: ['#a3132a', '#3a050d'],
  };
}

const light = { isShaded: false, most_bytes: 25_000 };

/** The masks of the theatre on the stage, a game's clock before the house, and a violin that is left in the light of one lamp. */
export const madangBanners: readonly [Banner, Banner, Banner] = [
  {
    ...light,
    scene: 'theatreStage',
    actors: [
      {
        kind: 'figure',
        name: 'drama-masks',
        at: { x: 0, y: 20 },
        size: 440,
        material: idol('gold', '#7a0a1c', '#ffe0a0'),
      },
      {
        kind: 'figure',
        name: 'rose',
        at: { x: -214, y: 190 },
        size: 150,
        turn: -30,
        material: small(idol('gold', '#b3122c', '#ff9a9a'), 8),
      },
      {
        kind: 'figure',
        name: 'rose',
        at: { x: 216, y: 204 },
        size: 140,
        turn: 34,
        material: small(idol('gold', '#b3122c', '#ff9a9a'), 8),
      },
    ],
    coins: { flying: 0, heaped: 16 },
    glint: '#fff3c0',
  },
  {
    ...light,
    scene: 'theatreHouse',
    actors: [
      { kind: 'rendered', picture: 'twelve-bells/steel', at: { x: 214, y: -96 }, size: 210 },
      { kind: 'rendered', picture: 'twelve-bells/brass', at: { x: -220, y: 150 }, size: 220 },
      { kind: 'rendered', picture: 'twelve-bells/watch', at: { x: 0, y: 0 }, size: 460, turn: -4 },
      { kind: 'rendered', picture: 'twelve-bells/bell', at: { x: 216, y: 150 }, size: 220, turn: 8 },
      { kind: 'rendered', picture: 'twelve-bells/key', at: { x: -220, y: -96 }, size: 180, turn: -16 },
    ],
    coins: { flying: 0, heaped: 0 },
    glint: '#fff3c0',
  },
  {
    ...light,
    scene: 'theatreWings',
    actors: [
      {
        kind: 'figure',
        name: 'violin',
        at: { x: 0, y: 20 },
        size: 440,
        turn: 6,
        material: carved('#ffdf9a'),
      },
      {
        kind: 'figure',
        name: 'top-hat',
        at: { x: -214, y: 196 },
        size: 170,
        turn: -6,
        material: small(idol('steel', '#22304e', '#a8c8ff'), 8),
      },
      {
        kind: 'figure',
        name: 'rose',
        at: { x: 210, y: 206 },
        size: 140,
        turn: 34,
        material: small(idol('gold', '#b3122c', '#ff9a9a'), 8),
      },
    ],
    coins: { flying: 0, heaped: 0 },
    glint: '#ffffff',
  },
];
