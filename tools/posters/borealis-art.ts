import type { Banner } from './brand-banners.ts';
import type { BrandLogo } from './brand-marks.ts';
import { textPath } from './lettering.ts';
import type { Actor } from './poster.ts';
import { n } from './stage.ts';

const stops = (list: readonly (readonly [number, string, number?])[]): string =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** Rays of light that stand on the edge of the earth, under one star; and the name in the letters of the headings. */
export function borealis(): BrandLogo {
  const night = '#0a1430';
  const defs =
    `<linearGradient id="br" x1="0" y1="1" x2="0" y2="0">${stops([
      [0, '#4ff0b5'],
      [0.5, '#3aa8ff'],
      [1, '#a86bff'],
    ])}</linearGradient>` +
    `<linearGradient id="br2" x1="0" y1="0" x2="1" y2="0">${stops([
      [0, '#ffffff'],
      [0.55, '#d9fff0'],
      [1, '#9af0ff'],
    ])}</linearGradient>`;
  // Each ray is a bar with round ends whose foot stands on the arc.
  const rays = [-34, -20.4, -6.8, 6.8, 20.4, 34]
    .map((x, i) => {
      const foot = 22 - Math.sqrt(Math.max(0, 1 - (x / 58) ** 2)) * 14 + 6;
      const tall = [34, 52, 42, 60, 46, 30][i] ?? 40;
      return `M${n(x)} ${n(foot)}V${n(foot - tall)}`;
    })
    .join('');
  const star =
    'M-20 -46L-17.400 -38.600L-10 -36L-17.400 -33.400L-20 -26L-22.600 -33.400L-30 -36L-22.600 -38.600Z';
  const mark = `<circle r="50" fill="${night}"/><path d="${rays}" stroke="url(#br)" stroke-width="8.400" stroke-linecap="round" fill="none"/><path d="M-35 33Q0 17 35 33" stroke="#eafcff" stroke-width="5" stroke-linecap="round" fill="none"/><path d="${star}" transform="translate(-8 1)" fill="#fff"/>`;
  const word = textPath('borealis', 'sora', 62, -1.5);
  // The edge has the colour of the night, so that it is seen only where the page is light.
  return {
    defs,
    mark,
    wordmark: `<path transform="translate(${n(word.width / 2 + 4)} -2)" d="${word.data}" fill="url(#br2)" stroke="${night}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"/>`,
    width: word.width + 8,
    ground: ['#14275c', '#060b1a'],
  };
}

function hero(picture: `${string}/${string}`, x: number, y: number, size: number, turn = 0): Actor {
  return { kind: 'rendered', picture, at: { x, y }, size, turn };
}

const northern = {
  isShaded: false,
  most_bytes: 25_000,
  coins: { flying: 0, heaped: 0 },
  glint: '#e4fff6',
} as const;

/** A traveller who looks up over the lake, a herd in the ice, and an owl and a hare at first light. */
export const borealisBanners: readonly [Banner, Banner, Banner] = [
  {
    ...northern,
    scene: 'northernLake',
    actors: [
      hero('star-voyager/planet', 226, -150, 210, 8),
      hero('star-voyager/astronaut', -10, 40, 470, -6),
      hero('crystal-gems/emerald', -250, 190, 130, -12),
      hero('crystal-gems/sapphire', 236, 196, 130, 12),
    ],
  },
  {
    ...northern,
    scene: 'northernIce',
    actors: [
      hero('amber-mammoth/sabre', 250, 110, 300, 4),
      hero('amber-mammoth/mammoth', -50, 30, 500),
      hero('amber-mammoth/amber', -270, 206, 120, -10),
    ],
  },
  {
    ...northern,
    scene: 'northernDawn',
    actors: [
      hero('amber-mammoth/elk', -150, 60, 400, -2),
      hero('amber-mammoth/owl', 160, 40, 360, 4),
      { kind: 'picture', emoji: '☕', at: { x: 20, y: 214 }, size: 150, turn: -6 },
    ],
  },
];
