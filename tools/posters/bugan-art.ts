import type { Banner } from './brand-banners.ts';
import type { BrandLogo } from './brand-marks.ts';
import { lacquer } from './material.ts';
import type { Actor } from './poster.ts';
import type { Drawing } from './relief.ts';
import { n } from './stage.ts';

const black = '#0a0a0a';
const red = '#e3170a';

/**
 * The letters, each a block of stone, 60 wide and 76 tall, into which slits are cut: as paths of the block and its slits, filled even-odd.
 */
const letters: Readonly<Record<string, string>> = {
  B: 'M0 0H52L60 10V31L54 38L60 45V66L52 76H0ZM22 19H38V27H22ZM22 48H38V56H22Z',
  U: 'M0 0H25V54H35V0H60V76H0Z',
  G: 'M0 0H60V22H24V54H36V44H30V36H60V76H0Z',
  A: 'M0 0H60V76H35V54H25V76H0ZM25 20H35V36H25Z',
  N: 'M0 0H34V46H40V0H60V76H26V30H20V76H0Z',
};

/** A standing stone: three strokes for a face, a ring, a belt. They stand so on the steppe, and nobody knows whose faces they are. */
const stoneMark = `<path d="M-23 46V-33L23 -47V46Z" fill="#fff"/><path d="M-12 -14L-4 -26M-3 -17L5 -29M6 -20L14 -32" stroke="${black}" stroke-width="4.6"/><circle cy="4" r="10.500" fill="none" stroke="${red}" stroke-width="6.400"/><path d="M-23 29H23" stroke="${black}" stroke-width="4.600"/>`;

/** The stone, and the name as a row of five more, on a slab that goes with them wherever they stand. */
export function bugan(): BrandLogo {
  const step = 68;
  const blocks = [...'BUGAN']
    .map(
      (letter, place) =>
        `<path transform="translate(${place * step} -38)" fill-rule="evenodd" d="${letters[letter] ?? ''}"/>`,
    )
    .join('');
  const width = 4 * step + 72;
  return {
    defs: '',
    mark: `<rect x="-52" y="-53" width="104.500" height="106" fill="${black}"/>${stoneMark}`,
    wordmark: `<rect x="-14" y="-53" width="${n(width + 22)}" height="106" fill="${black}"/><g fill="#fff">${blocks}</g>`,
    width,
    ground: [black, black],
  };
}

/** The stone itself, large, carved with deer that fly towards the sun. Drawn in a 200 × 520 box. */
function monolith(size: number): Drawing {
  const deer = (y: number, flip: number): string =>
    `<g transform="translate(100 ${y}) scale(${flip} 1)" fill="none" stroke="#d9a441" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M-70 34Q-40 8 0 14T52 -8L74 -20L60 -2L50 12Q30 36 -4 36T-58 44"/><path d="M50 -10Q30 -34 2 -30M40 -16Q20 -24 -4 -16M30 -12Q4 -12 -20 -4M-8 -12Q-34 -10 -48 2"/><path d="M-50 42L-62 58M-30 40L-38 58M26 34L40 48"/></g>`;
  const body = `<path d="M14 520V54L186 4V520Z" fill="#1d1a16"/><path d="M150 520V15L186 4V520Z" fill="#0a0907"/><path d="M14 54L186 4V14L14 64Z" fill="#4a443b"/><path d="M58 118L82 84M90 110L114 76M122 102L146 68" stroke="#d9a441" stroke-width="9" stroke-linecap="round"/><circle cx="100" cy="172" r="32" fill="none" stroke="#d9a441" stroke-width="9"/>${deer(264, 1)}${deer(356, -1)}<path d="M14 428H186M14 446H186" stroke="#d9a441" stroke-width="5"/><path d="M14 437H186" stroke="#d9a441" stroke-width="4" stroke-dasharray="9 9"/>`;
  const scale = size / 520;
  return { body: `<g transform="scale(${scale})">${body}</g>`, width: 200 * scale, height: 520 * scale };
}

const standing = (x: number, y: number, size: number, turn: number): Actor => ({
  kind: 'drawn',
  draw: monolith,
  at: { x, y },
  size,
  turn,
  // No halo: a stone has none.
  material: { ...lacquer('#fff2d8'), glow: undefined, bevel: 5 },
});

/** The stone before the sun, the mammoth, and the horse that waits. */
export const buganBanners: readonly [Banner, Banner, Banner] = [
  {
    scene: 'steppe',
    isShaded: false,
    most_bytes: 25_000,
    actors: [standing(0, 6, 540, 0)],
    coins: { flying: 0, heaped: 16 },
    glint: '#ffffff',
  },
  {
    scene: 'steppe',
    isShaded: false,
    most_bytes: 25_000,
    actors: [{ kind: 'rendered', picture: 'amber-mammoth/mammoth', at: { x: 0, y: 40 }, size: 530 }],
    coins: { flying: 0, heaped: 0 },
    glint: '#ffffff',
  },
  {
    scene: 'steppe',
    isShaded: false,
    most_bytes: 25_000,
    actors: [{ kind: 'rendered', picture: 'dusty-gulch/mustang', at: { x: 10, y: 96 }, size: 620 }],
    coins: { flying: 0, heaped: 0 },
    glint: '#ffffff',
  },
];
