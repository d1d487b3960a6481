import { belmare } from './belmare-art.ts';
import { borealis } from './borealis-art.ts';
import { bugan } from './bugan-art.ts';
import { andaman } from './andaman-art.ts';
import { starPath } from './fiesta-art.ts';
import { gerbang } from './gerbang-art.ts';
import { madang } from './madang-art.ts';
import { ruyi } from './ruyi-art.ts';
import { textPath } from './lettering.ts';
import { nukkad } from './nukkad-art.ts';
import { saola } from './saola-art.ts';
import { zatlan } from './zatlan-art.ts';
import { n } from './stage.ts';
import { yokocho } from './yokocho-art.ts';

/** A brand's mark in a 100 × 100 box round (0, 0), and the wordmark beside it. Both are drawn as paths only. */
export type BrandLogo = {
  /** Gradients used by both. */
  defs: string;
  mark: string;
  wordmark: string;
  /** Width of the wordmark, which starts at x = 0 with its middle on y = 0. */
  width: number;
  /** Background of the square icon. */
  ground: readonly [string, string];
};

const linear = (id: string, stops: readonly (readonly [number, string])[], x2 = 0, y2 = 1): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops.map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`).join('')}</linearGradient>`;

/** Text whose left edge is at x and whose middle is on y. */
function text(
  value: string,
  font: string,
  size: number,
  tracking: number,
  x: number,
  y: number,
  paint: string,
  extra = '',
): { body: string; width: number } {
  const set = textPath(value, font, size, tracking);
  return {
    body: `<path transform="translate(${n(x + set.width / 2)} ${n(y)})" d="${set.data}" fill="${paint}"${extra}/>`,
    width: set.width,
  };
}

function aurum(): BrandLogo {
  const defs =
    linear('au', [
      [0, '#fffbe0'],
      [0.3, '#ffdf7a'],
      [0.52, '#c9860f'],
      [0.56, '#a8650a'],
      [0.8, '#ffd65a'],
      [1, '#fff0b0'],
    ]) +
    linear('au2', [
      [0, '#d9a23a'],
      [1, '#fff0b8'],
    ]);
  let fan = '';
  for (let i = 0; i <= 8; i++) {
    const a = Math.PI * (1.08 + (i / 8) * 0.84);
    const r = i % 2 ? 40 : 45;
    fan += `M${n(26 * Math.cos(a))} ${n(4 + 26 * Math.sin(a))}L${n(r * Math.cos(a))} ${n(4 + r * Math.sin(a))}`;
  }
  const mark = `<path d="${fan}" stroke="url(#au2)" stroke-width="2.6" stroke-linecap="round"/><path d="M0 -24L27 40H16L10 25H-10L-16 40H-27ZM0 -1L-6.4 16H6.4Z" fill="url(#au)" fill-rule="evenodd"/><path d="M-46 40H-33M33 40H46" stroke="url(#au2)" stroke-width="3.4" stroke-linecap="round"/><path d="M0 -48L4.6 -40L0 -32L-4.6 -40Z" fill="url(#au)"/>`;
  const first = text('AURUM', 'cinzel-decorative', 58, 5, 0, -11, 'url(#au)');
  const second = text('PALACE', 'cinzel-decorative', 19, 12, 0, 32, 'url(#au2)');
  const inset = (first.width - second.width) / 2;
  const rules = `<path d="M2 32H${n(inset - 14)}M${n(first.width - inset + 14)} 32H${n(first.width - 2)}" stroke="url(#au2)" stroke-width="1.6"/>`;
  // The last letter's swash reaches past its advance.
  return {
    defs,
    mark,
    wordmark: `${first.body}<g transform="translate(${n(inset)} 0)">${second.body}</g>${rules}`,
    width: first.width + 16,
    ground: ['#2a1a08', '#0a0603'],
  };
}

function tropico(): BrandLogo {
  const defs =
    linear('tr', [
      [0, '#fff6a0'],
      [0.5, '#ffd02e'],
      [1, '#ff8a1a'],
    ]) +
    linear('tr2', [
      [0, '#b6f25a'],
      [1, '#2aa84a'],
    ]) +
    linear('tr3', [
      [0, '#2fd07a'],
      [1, '#0a7a4a'],
    ]);
  let leaves = '';
  for (const [turn, l] of [
    [-78, 44],
    [-46, 47],
    [-15, 45],
    [15, 45],
    [46, 47],
    [78, 44],
  ] as const) {
    leaves += `<path transform="translate(0 -6) rotate(${turn})" d="M0 0C12 -12 12 ${n(-l * 0.7)} 0 ${-l}C-12 ${n(-l * 0.7)} -12 -12 0 0Z" fill="url(#tr3)"/><path transform="translate(0 -6) rotate(${turn})" d="M0 -8V${-l + 6}" stroke="#d8ffb0" stroke-width="1.6"/>`;
  }
  const mark = `${leaves}<path d="M-30 -8Q0 -20 30 -8L26 26Q14 44 0 46Q-14 44 -26 26Z" fill="url(#tr)"/><path d="M-22 4L-6 9L-8 15L-20 11ZM22 4L6 9L8 15L20 11Z" fill="#5a2400"/><path d="M-3 6H3L6 24H-6Z" fill="#e0760f"/><path d="M-16 29H16L13 38H-13Z" fill="#5a2400"/><path d="M-9 29V38M-3 29V38M3 29V38M9 29V38" stroke="#fff6c0" stroke-width="2.6"/><path d="M-26 -2Q0 -13 26 -2" stroke="#fff6c0" stroke-width="2.6" fill="none"/>`;
  const outline = ' stroke="#123a1c" stroke-width="7" stroke-linejoin="round" paint-order="stroke"';
  const first = text('TROPICO', 'lilita-one', 62, 2, 0, -3, 'url(#tr)', outline);
  const second = text('RUN', 'lilita-one', 62, 2, first.width + 16, -3, 'url(#tr2)', outline);
  return {
    defs,
    mark,
    wordmark: first.body + second.body,
    width: first.width + 16 + second.width,
    ground: ['#1c6a34', '#04240f'],
  };
}

function meridian(): BrandLogo {
  const defs =
    linear('me', [
      [0, '#ffffff'],
      [0.45, '#cfe4ff'],
      [0.52, '#7fb0f0'],
      [1, '#e8f4ff'],
    ]) +
    linear(
      'me2',
      [
        [0, '#8ac4ff'],
        [1, '#2a6ae0'],
      ],
      1,
      1,
    );
  const mark = `<circle r="42" fill="none" stroke="url(#me2)" stroke-width="4"/><ellipse rx="19" ry="42" fill="none" stroke="url(#me2)" stroke-width="2.6"/><path d="M-42 0H42M-36 -21Q0 -12 36 -21M-36 21Q0 12 36 21" fill="none" stroke="url(#me2)" stroke-width="2.2"/><path d="M0 -50L7.5 -7.5L50 0L7.5 7.5L0 50L-7.5 7.5L-50 0L-7.5 -7.5Z" fill="url(#me)" stroke="#04103a" stroke-width="2"/><path d="M0 -50L0 0L7.5 -7.5ZM50 0L0 0L7.5 7.5ZM0 50L0 0L-7.5 7.5ZM-50 0L0 0L-7.5 -7.5Z" fill="#5a94e8"/>`;
  const first = text('MERIDIAN', 'russo-one', 50, 7, 0, -9, 'url(#me)');
  const second = text('CLUB', 'russo-one', 17, 16, 0, 32, '#8ac4ff');
  const inset = (first.width - second.width) / 2;
  const rules = `<path d="M2 32H${n(inset - 18)}M${n(first.width - inset + 18)} 32H${n(first.width - 2)}" stroke="url(#me2)" stroke-width="2"/>`;
  return {
    defs,
    mark,
    wordmark: `${first.body}<g transform="translate(${n(inset)} 0)">${second.body}</g>${rules}`,
    width: first.width,
    ground: ['#12409a', '#040c2a'],
  };
}

function fiesta(): BrandLogo {
  const defs =
    linear('fi', [
      [0, '#ff5a7a'],
      [0.5, '#e01e4f'],
      [1, '#a80f3a'],
    ]) +
    linear('fi2', [
      [0, '#fff2a0'],
      [0.5, '#ffc62e'],
      [1, '#ff9a1a'],
    ]);
  const colours = ['#2f8cff', '#ffc62e', '#18a57f', '#ff7a1e', '#e01e4f'] as const;
  let beads = '';
  for (let i = 0; i < 20; i++) {
    const angle = (i / 20) * 2 * Math.PI;
    beads += `<circle cx="${n(40 * Math.cos(angle))}" cy="${n(-5 + 40 * Math.sin(angle))}" r="5" fill="${colours[i % 5]}"/>`;
  }
  const tail = (side: number): string =>
    [0, 1, 2]
      .map(
        (i) =>
          `<path d="M${side * (24 + i * 6)} ${30 - i * 4}L${side * (27 + i * 9)} ${49 - i * 3}" stroke="${colours[i + 1]}" stroke-width="4.6" stroke-linecap="round"/>`,
      )
      .join('');
  const mark = `${tail(-1)}${tail(1)}${beads}<g transform="translate(0 -5)"><path d="${starPath(5, 37, 16.5)}" fill="url(#fi2)" stroke="#a8480a" stroke-width="2" stroke-linejoin="round"/><path d="${starPath(5, 22, 10)}" fill="url(#fi)"/><circle r="4.6" fill="#fff6d0"/></g>`;
  const outline = ' stroke="#4a0726" stroke-width="8" stroke-linejoin="round" paint-order="stroke"';
  const first = text('FIESTA', 'bungee', 54, 2, 6, 0, 'url(#fi2)', outline);
  const second = text('HALL', 'bungee', 54, 2, first.width + 24, 0, '#ffffff', outline);
  return {
    defs,
    mark,
    wordmark: first.body + second.body,
    width: first.width + 30 + second.width,
    ground: ['#7a1040', '#2a0620'],
  };
}

function bonbon(): BrandLogo {
  const defs =
    linear('bo', [
      [0, '#ffffff'],
      [0.55, '#ffe3f1'],
      [1, '#ffb6da'],
    ]) +
    linear('bo2', [
      [0, '#fff3a6'],
      [1, '#ffc62e'],
    ]) +
    linear('bo3', [
      [0, '#ff6db4'],
      [1, '#d4187c'],
    ]);
  // A wrapped sweet, askew: two pleated ends and a striped ball, cut out with a white edge.
  const end = (side: number): string =>
    `M${side * 22} -6L${side * 48} -25Q${side * 42} -13 ${side * 50} -6Q${side * 43} 0 ${side * 50} 6Q${side * 42} 13 ${side * 48} 25L${side * 22} 6Z`;
  const ball = 'M27 0A27 27 0 1 1 -27 0A27 27 0 1 1 27 0Z';
  const cut = `<path d="${end(-1)}${end(1)}${ball}" fill="#fff" stroke="#fff" stroke-width="11" stroke-linejoin="round"/>`;
  const pleats = [-1, 1]
    .map(
      (side) =>
        `<path d="M${side * 27} -4L${side * 43} -14M${side * 28} 0H${side * 44}M${side * 27} 4L${side * 43} 14" stroke="#b8860b" stroke-width="2.2" stroke-linecap="round"/>`,
    )
    .join('');
  const stripes =
    '<path d="M-6 -26.300Q12 -12 3 0T8 25.800Q-2 28 -10 25Q-16 12 -8 0T-16 -21.700Q-11 -25.400 -6 -26.300ZM15 -22.500Q27 -9 25.500 8Q21 18 17 21Q19 8 19.500 0T10 -25Z" fill="#fff" opacity=".92"/>';
  const mark = `<g transform="rotate(-24) scale(.84)">${cut}<path d="${end(-1)}${end(1)}" fill="url(#bo2)"/>${pleats}<path d="${ball}" fill="url(#bo3)"/>${stripes}<path d="M-16 -11A20 20 0 0 1 -3 -19.500" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none"/></g>`;
  const outline = ' stroke="#7a0a4a" stroke-width="10" stroke-linejoin="round" paint-order="stroke"';
  const first = text('BONBON', 'titan-one', 56, 1, 6, 0, 'url(#bo)', outline);
  const second = text('BAY', 'titan-one', 56, 1, first.width + 24, 0, 'url(#bo2)', outline);
  return {
    defs,
    mark,
    wordmark: first.body + second.body,
    width: first.width + 32 + second.width,
    ground: ['#ff9fce', '#e0438f'],
  };
}

function nightjar(): BrandLogo {
  const lime = '#c3f03c';
  const night = '#0d1116';
  // The bird glides, seen from above: long pointed wings with the pale bars that it flashes in the dark, and a long tail.
  const wing = (side: number): string =>
    `<g transform="scale(${side} 1)"><path d="M-0.6 -20C8 -24 14 -30 24 -33C33 -36 42 -33 50 -22C40 -24 33 -20 27 -11C21 -2 12 5 6 8L9 44L-0.6 38Z" fill="${lime}"/><path d="M31 -31.5L38.5 -20.5L34.2 -18.4L25.4 -29.6Z" fill="${night}"/></g>`;
  const mark = `<g transform="rotate(-18) translate(0 -2) scale(0.92)">${wing(-1)}${wing(1)}<circle cy="-22" r="9" fill="${lime}"/><path d="M-3 -29.6L0 -37L3 -29.6Z" fill="${lime}"/><path d="M0 14V37" stroke="${night}" stroke-width="2.6"/></g>`;
  // The edge has the colour of the night, so that it is seen only where the page is light.
  const edge = ` stroke="${night}" stroke-width="7" stroke-linejoin="round" paint-order="stroke"`;
  const word = text('nightjar', 'geist', 72, -2.5, 2, -5, '#f3f7fa', edge);
  return { defs: '', mark, wordmark: word.body, width: word.width + 4, ground: ['#1d262f', night] };
}

export const brandLogos = {
  andaman,
  aurum,
  tropico,
  meridian,
  fiesta,
  belmare,
  bonbon,
  nightjar,
  nukkad,
  yokocho,
  ruyi,
  bugan,
  gerbang,
  zatlan,
  borealis,
  saola,
  madang,
};
export type BrandCode = keyof typeof brandLogos;

const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${height}" width="${n(width)}" height="${height}">${body}</svg>\n`;

/** The mark and the wordmark side by side, 100 units tall, on a transparent background. */
export function logoSvg(logo: BrandLogo, name: string): string {
  const width = 100 + 14 + logo.width + 6;
  return svg(
    width,
    104,
    `<title>${name}</title><defs>${logo.defs}</defs><g transform="translate(52 53)">${logo.mark}</g><g transform="translate(118 52)">${logo.wordmark}</g>`,
  );
}

/** The mark alone, on a transparent background. */
export function markSvg(logo: BrandLogo, name: string): string {
  return svg(
    104,
    104,
    `<title>${name}</title><defs>${logo.defs}</defs><g transform="translate(52 53)">${logo.mark}</g>`,
  );
}

/** The mark on a rounded square of the brand's background. */
export function iconSvg(logo: BrandLogo, name: string): string {
  const ground = linear('ground', [
    [0, logo.ground[0]],
    [1, logo.ground[1]],
  ]);
  return svg(
    128,
    128,
    `<title>${name}</title><defs>${logo.defs}${ground}</defs><rect width="128" height="128" rx="28" fill="url(#ground)"/><g transform="translate(64 65) scale(1.02)">${logo.mark}</g>`,
  );
}
