import type { Banner } from './brand-banners.ts';
import type { BrandLogo } from './brand-marks.ts';
import { textPath } from './lettering.ts';
import type { Actor } from './poster.ts';
import { n } from './stage.ts';

/** The ink of all outlines. */
const ink = '#17130d';

/** A shout: a star with uneven rays round (0, 0). */
function shout(radius: number, rays: number): string {
  let d = '';
  for (let i = 0; i < rays * 2; i++) {
    const angle = (i * Math.PI) / rays - 0.12;
    const far = i % 2 === 0 ? radius * (1 - ((i * 7) % 5) * 0.035) : radius * 0.72;
    d += `${i === 0 ? 'M' : 'L'}${n(far * Math.cos(angle))} ${n(far * Math.sin(angle))}`;
  }
  return `${d}Z`;
}

/** A shout in a balloon, and the name in the letters of covers, printed over its own shade. */
export function zatlan(): BrandLogo {
  const letter = textPath('Z!', 'bangers', 50, 1);
  const balloon = 'M-46 -8C-46 -34 -26 -46 0 -46S46 -34 46 -8S26 28 2 29L-25 48L-20 26C-37 21 -46 8 -46 -8Z';
  const edge = `stroke="${ink}" stroke-linejoin="round" paint-order="stroke"`;
  const mark = `<path d="${balloon}" fill="#fff" ${edge} stroke-width="9"/><g transform="translate(0 -8) scale(1 .86)"><path d="${shout(41, 13)}" fill="#ffd42e" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/></g><path transform="translate(1 -9)" d="${letter.data}" fill="#e3212b" ${edge} stroke-width="5"/>`;
  const word = textPath('ZATLAN', 'bangers', 74, 3);
  // The letters are drawn once, and printed from their shade up to where they stand.
  const printed = (paint: string, wide: number, shades: readonly number[]): string =>
    shades
      .map(
        (by) =>
          `<use href="#zl" x="${by}" y="${by}" fill="${paint}" stroke="${wide > 9 ? '#fff' : ink}" stroke-width="${wide}"/>`,
      )
      .join('');
  const letters = `<defs><path id="zl" transform="translate(${n(word.width / 2 + 14)} -6)" d="${word.data}"/></defs>`;
  return {
    defs: '',
    mark,
    wordmark: `${letters}<g stroke-linejoin="round" paint-order="stroke">${printed('#fff', 18, [0, 3, 6])}${printed(ink, 9, [6, 4, 2])}${printed('#e3212b', 9, [0])}</g>`,
    width: word.width + 36,
    ground: ['#ffd42e', '#ff9d2e'],
  };
}

function hero(picture: `${string}/${string}`, x: number, y: number, size: number, turn = 0): Actor {
  return { kind: 'rendered', picture, at: { x, y }, size, turn };
}

const printed = {
  isShaded: false,
  most_bytes: 25_000,
  outline: ink,
  coins: { flying: 0, heaped: 0 },
  glint: '#ffffff',
};

/** Three splash pages: heroes of several games on one cover, thunder over a city, and a watch that says when to stop. */
export const zatlanBanners: readonly [Banner, Banner, Banner] = [
  {
    ...printed,
    scene: 'comicSky',
    actors: [
      hero('corsair-gold/captain', -236, 60, 350, -6),
      hero('golden-pharaoh/pharaoh', 236, 60, 350, 6),
      hero('dusty-gulch/sheriff', 0, 30, 480),
    ],
  },
  {
    ...printed,
    scene: 'comicDusk',
    actors: [
      hero('thunder-hall/raven', -236, -110, 250, -8),
      hero('thunder-hall/freya', 226, 90, 330, 6),
      hero('thunder-hall/thor', -20, 20, 500),
    ],
  },
  {
    ...printed,
    scene: 'comicDawn',
    actors: [
      hero('candy-carnival/donut', -226, 150, 220, -10),
      { kind: 'picture', emoji: '☕', at: { x: 230, y: 140 }, size: 240, turn: 6 },
      hero('twelve-bells/watch', 0, 0, 440, 6),
    ],
  },
];
