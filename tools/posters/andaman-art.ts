import type { Banner } from './brand-banners.ts';
import type { BrandLogo } from './brand-marks.ts';
import { textPath } from './lettering.ts';
import { lacquer } from './material.ts';
import type { Actor } from './poster.ts';
import type { Drawing } from './relief.ts';
import { n } from './stage.ts';

const deep = '#06506b';

/** A porthole with two islands over a wave in it, and the name in the letters of its headings. */
export function andaman(): BrandLogo {
  const bolts = Array.from({ length: 8 }, (_, i) => {
    const a = (i * Math.PI) / 4 + Math.PI / 8;
    return `<circle cx="${n(42.5 * Math.cos(a))}" cy="${n(42.5 * Math.sin(a))}" r="2.6"/>`;
  }).join('');
  const mark = `<circle r="49" fill="#7d5518"/><circle r="47" fill="#e9b94e"/><g fill="#7d5518">${bolts}</g><circle r="37" fill="#7d5518"/><clipPath id="glass"><circle r="34.500"/></clipPath><g clip-path="url(#glass)"><path d="M-40 -40H40V40H-40Z" fill="#c9f2fb"/><circle cx="14" cy="-14" r="11" fill="#ffcf4a"/><path d="M-30 10Q-30 -20 -22 -25Q-13 -28 -8 -12L-5 10ZM-3 10Q0 -6 7 -8Q14 -6 18 10Z" fill="#1f7a6d"/><path d="M-40 6Q-30 12 -20 6T0 6T20 6T40 6V40H-40Z" fill="#1aa7bb"/><path d="M-40 18Q-30 24 -20 18T0 18T20 18T40 18V40H-40Z" fill="${deep}"/></g><path d="M-24 -18A30 30 0 0 1 -6 -29" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round"/>`;
  const word = textPath('andaman', 'comfortaa', 66, -1);
  // The white edge is seen under water alone.
  return {
    defs: '',
    mark,
    wordmark: `<path transform="translate(${n(word.width / 2 + 6)} -4)" d="${word.data}" fill="${deep}" stroke="#fff" stroke-width="9" stroke-linejoin="round" paint-order="stroke"/>`,
    width: word.width + 14,
    ground: ['#e2f6fc', '#8fdcea'],
  };
}

/** A long-tail boat, seen from the side: a high prow with ribbons, a canopy, an engine on its pole. Drawn in a 400 × 200 box. */
function longTail(size: number): Drawing {
  const hull =
    '<path d="M24 96Q60 150 150 156H310Q344 152 378 40Q384 22 392 22Q398 24 394 40Q372 170 318 180H132Q50 172 10 96Z" fill="#8a4f22"/><path d="M16 98H340Q352 98 362 78" fill="none" stroke="#f0b24a" stroke-width="9" stroke-linecap="round"/><path d="M60 128Q120 142 200 142H318" fill="none" stroke="#c97a34" stroke-width="6"/>';
  const roof =
    '<path d="M88 92V48M262 92V48M176 92V44" stroke="#6b3a18" stroke-width="7"/><path d="M70 52Q176 14 284 52L276 62Q176 30 78 62Z" fill="#e2574a"/><path d="M70 52Q176 14 284 52" fill="none" stroke="#ffe3b0" stroke-width="4"/>';
  const ribbons =
    '<path d="M376 62Q402 82 392 112M374 66Q386 96 372 122M378 58Q408 66 412 92" fill="none" stroke-width="9" stroke-linecap="round" stroke="#ff5f86"/><path d="M374 70Q394 92 382 120" fill="none" stroke="#ffd24a" stroke-width="8" stroke-linecap="round"/><path d="M366 78L392 66" stroke="#3fc27a" stroke-width="10" stroke-linecap="round"/>';
  const engine =
    '<path d="M30 84L-18 170" stroke="#5b6670" stroke-width="8" stroke-linecap="round"/><path d="M14 62H56V92H20Z" fill="#4b5560"/>';
  const scale = size / 200;
  return {
    body: `<g transform="scale(${n(scale)})"><g transform="translate(24 0)">${engine}${hull}${roof}${ribbons}</g></g>`,
    width: 440 * scale,
    height: 200 * scale,
  };
}

const boat = (x: number, y: number, size: number, turn: number): Actor => ({
  kind: 'drawn',
  draw: longTail,
  at: { x, y },
  size,
  turn,
  material: { ...lacquer('#fff6e0'), glow: undefined, bevel: 6 },
});

const creature = (picture: `${string}/${string}`, x: number, y: number, size: number, turn = 0): Actor => ({
  kind: 'rendered',
  picture,
  at: { x, y },
  size,
  turn,
});

const clear = { isShaded: false, most_bytes: 25_000, coins: { flying: 0, heaped: 0 }, glint: '#ffffff' };

/** A long-tail boat over a turtle, the creatures of the king's reef far below, and a dolphin that comes up for air. */
export const andamanBanners: readonly [Banner, Banner, Banner] = [
  {
    ...clear,
    scene: 'karstDay',
    actors: [
      boat(0, 16, 230, -2),
      creature('ocean-king/turtle', 96, 236, 220, -8),
      { kind: 'picture', emoji: '🐠', at: { x: -190, y: 216 }, size: 110, turn: -4 },
      { kind: 'picture', emoji: '🐠', at: { x: -104, y: 286 }, size: 72, turn: 4 },
    ],
  },
  {
    ...clear,
    scene: 'trench',
    actors: [
      creature('ocean-king/shark', -226, -110, 270, -6),
      creature('ocean-king/seahorse', 240, 70, 270, 6),
      creature('ocean-king/wild', 0, 20, 430),
    ],
  },
  {
    ...clear,
    scene: 'karstDusk',
    actors: [
      { kind: 'picture', emoji: '🐬', at: { x: 0, y: -20 }, size: 330, turn: -12 },
      { kind: 'picture', emoji: '🐟', at: { x: -176, y: 246 }, size: 96, turn: 0 },
      creature('ocean-king/whale', 140, 246, 250, 4),
    ],
  },
];
