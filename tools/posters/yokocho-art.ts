import type { Banner } from './brand-banners.ts';
import type { BrandLogo } from './brand-marks.ts';
import { small } from './figure-materials.ts';
import { textPath } from './lettering.ts';
import { idol, lacquer } from './material.ts';
import type { Drawing } from './relief.ts';
import { n } from './stage.ts';

const pink = '#ff3ea0';
const ice = '#3ce2ff';
const night = '#0a0612';

/** A hexagon of glass tube with a Y in it: three walls that meet, as at the end of an alley. */
export function yokocho(): BrandLogo {
  const corner = (turn: number, radius: number): string =>
    `${n(radius * Math.sin((turn * Math.PI) / 3))} ${n(-radius * Math.cos((turn * Math.PI) / 3))}`;
  const hexagon = `M${[0, 1, 2, 3, 4, 5].map((turn) => corner(turn, 43)).join('L')}Z`;
  const letter = `M${corner(5, 27)}L0 0L${corner(1, 27)}M0 0V27`;
  const tube = (d: string, colour: string, wide: number): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${wide * 2.1}" stroke-linejoin="round" stroke-linecap="round" opacity=".3"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linejoin="round" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#fff" stroke-width="${n(wide * 0.26)}" stroke-linejoin="round" stroke-linecap="round" opacity=".85"/>`;
  const mark = `<path d="${hexagon}" fill="${night}"/>${tube(hexagon, pink, 6.5)}${tube(letter, ice, 7.5)}`;
  const word = textPath('YOKOCHO', 'chakra-petch', 66, 3);
  // The edge has the colour of the night, so that it is seen only where the page is light.
  return {
    defs: '',
    mark,
    wordmark: `<path transform="translate(${n(word.width / 2 + 4)} -1)" d="${word.data}" fill="#fff4fb" stroke="${night}" stroke-width="6" stroke-linejoin="round" paint-order="stroke"/><path d="M4 41H${n(word.width * 0.62)}" stroke="${pink}" stroke-width="5" stroke-linecap="round"/><path d="M${n(word.width * 0.66)} 41H${n(word.width)}" stroke="${ice}" stroke-width="5" stroke-linecap="round"/>`,
    width: word.width + 6,
    ground: ['#24123c', night],
  };
}

/** An umbrella of clear film, open against the rain. */
function umbrellaDrawing(size: number): Drawing {
  const ribs = [4, 27, 50, 73, 96] as const;
  let panels = '';
  for (const [i, left] of ribs.slice(0, -1).entries()) {
    const right = ribs[i + 1] ?? 96;
    const bow = (x: number): number => 50 + (x - 50) * 0.5;
    panels += `<path d="M50 7C${n(bow(left))} 10 ${left} 30 ${left} 50Q${n((left + right) / 2)} 42 ${right} 50C${right} 30 ${n(bow(right))} 10 50 7Z" fill="${i % 2 === 0 ? pink : '#ff86c6'}"/>`;
  }
  const body = `<path d="M50 44V88Q50 96 58 96T66 88" stroke="#2b1a44" stroke-width="4.4" stroke-linecap="round" fill="none"/>${panels}<path d="M50 3V9" stroke="${ice}" stroke-width="4" stroke-linecap="round"/>`;
  return { body: `<g transform="scale(${size / 100})">${body}</g>`, width: size, height: size };
}

/** Three pictures of the alley: its lanterns, the samurai of a game, and an umbrella. */
export const yokochoBanners: readonly [Banner, Banner, Banner] = [
  {
    scene: 'alley',
    isShaded: false,
    most_bytes: 25_000,
    actors: [
      {
        kind: 'rendered',
        picture: 'lantern-festival/lantern-gold',
        at: { x: -214, y: -70 },
        size: 250,
        turn: -5,
      },
      {
        kind: 'rendered',
        picture: 'lantern-festival/lantern-red',
        at: { x: 214, y: -40 },
        size: 280,
        turn: 5,
      },
      {
        kind: 'figure',
        name: 'fox-head',
        at: { x: 0, y: 30 },
        size: 400,
        material: idol('silver', '#3a0a34', '#ff6fc0', '#3ce2ff'),
      },
    ],
    coins: { flying: 8, heaped: 0 },
    glint: '#dff8ff',
  },
  {
    scene: 'alley',
    isShaded: false,
    most_bytes: 25_000,
    actors: [
      { kind: 'rendered', picture: 'samurai-moon/wild', at: { x: 90, y: -110 }, size: 300 },
      { kind: 'rendered', picture: 'samurai-moon/samurai', at: { x: 0, y: 10 }, size: 470 },
      { kind: 'rendered', picture: 'samurai-moon/katana', at: { x: 216, y: 120 }, size: 250, turn: 8 },
    ],
    coins: { flying: 0, heaped: 0 },
    glint: '#dff8ff',
  },
  {
    scene: 'alley',
    isShaded: false,
    most_bytes: 25_000,
    actors: [
      {
        kind: 'drawn',
        draw: umbrellaDrawing,
        at: { x: 0, y: 6 },
        size: 480,
        turn: -8,
        material: { ...lacquer('#ffd0ea', '#ffffff'), bevel: 10 },
      },
      {
        kind: 'figure',
        name: 'noodles',
        at: { x: 226, y: 176 },
        size: 190,
        turn: 4,
        material: small(idol('steel', '#062432', '#3ce2ff', '#ff3ea0'), 8),
      },
    ],
    coins: { flying: 0, heaped: 0 },
    glint: '#dff8ff',
  },
];
