/**
 * What the cards of the house are made of, as SVG in the units of a card (100 × 140): suits, ranks, courts, backs. All of it is
 * drawn here; only the ranks are set in a typeface.
 */
import { bend, pathData, setLine } from '../../tools/posters/lettering.ts';

export const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export const backs = { red: ['#8e1022', '#6b0a18'], blue: ['#173a86', '#0f2862'] } as const;

const GOLD = '#e0a530';
const INK = '#1b1410';

/** Suits round (0, 0), 96 tall. */
export const suitShapes: Readonly<Record<(typeof suits)[number], string>> = {
  spades:
    'M0-48C8-31 44-9 44 15 44 31 33 40 20 40 12 40 6 36 3 30 4 38 8 44 15 48H-15C-8 44-4 38-3 30-6 36-12 40-20 40-33 40-44 31-44 15-44-9-8-31 0-48Z',
  hearts:
    'M0 47C-8 30-46 7-46-18-46-35-35-45-22-45-12-45-4-39 0-29 4-39 12-45 22-45 35-45 46-35 46-18 46 7 8 30 0 47Z',
  diamonds: 'M0-49C9-31 23-12 38 0 23 12 9 31 0 49-9 31-23 12-38 0-23-12-9-31 0-49Z',
  clubs:
    'M0-47a21 21 0 0 1 15.6 35A21.5 21.5 0 1 1 3.2 24C4 33 8 43 15 48H-15C-8 43-4 33-3.2 24A21.5 21.5 0 1 1-15.6-12 21 21 0 0 1 0-47Z',
};

/** A rank round (0, 0), 100 tall and at most `widest` wide. */
export function rankShape(rank: string, widest = 92): string {
  const { letters } = setLine(rank, 'alfa-slab-one', 100, rank === '10' ? -7 : 0);
  const points = letters.flatMap(({ commands }) =>
    commands.flatMap((each) => (each.type === 'Z' ? [] : [{ x: each.x, y: each.y }])),
  );
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  // The tail of the Q hangs below the line: all letters are as tall as the A.
  const tall = 71;
  const across = Math.min(100 / tall, widest / (right - left));
  return letters
    .map(({ commands }) =>
      pathData(
        bend(commands, (x, y) => [(x - (left + right) / 2) * across, (y + tall / 2) * (100 / tall)]),
      ).replaceAll(/(\.\d)\d/g, '$1'),
    )
    .join('');
}

const eyes = (y: number): string =>
  `<path d="M43.6 ${y}q2.2-1.7 4.4 0M52 ${y}q2.2-1.7 4.4 0" fill="none" stroke="${INK}" stroke-width=".9"/><circle cx="45.9" cy="${y + 0.6}" r="1" fill="${INK}"/><circle cx="54.3" cy="${y + 0.6}" r="1" fill="${INK}"/><path d="M43 ${y - 3}q2.6-1.8 5 -.6M52 ${y - 3.6}q2.6-1.2 5 .6" fill="none" stroke="${INK}" stroke-width=".8"/><path d="M50 ${y + 0.6}l-1.6 5.4h2.6" fill="none" stroke="${INK}" stroke-width=".7"/>`;
const face = `<path d="M40.5 36c-.6 13 4 19.500 9.600 19.500S60.300 49 59.500 36Z" fill="#f2d2ae" stroke="${INK}" stroke-width=".8"/>`;
const mouth = (y: number): string =>
  `<path d="M47 ${y}q3.100 1.600 6.200 0q-3.100 3.200-6.200 0Z" fill="#b23a3a"/>`;
const line = `stroke="${INK}" stroke-width=".9" stroke-linejoin="round"`;

/** The upper halves of the courts: what wears the suit's colour is `currentColor`. */
export const courtShapes: Readonly<Record<'J' | 'Q' | 'K', string>> = {
  K: [
    // Mantle, with a collar of ermine and a placket of gold.
    `<path d="M23 70V64C27 57 36 54 43 52H57C64 54 73 57 77 64V70Z" fill="currentColor" ${line}/>`,
    `<path d="M27 70l4-10M73 70l-4-10" stroke="${GOLD}" stroke-width="1.6"/>`,
    `<path d="M45.500 58H54.500V70H45.500Z" fill="${GOLD}" ${line}/><path d="M50 60.500l2.200 3-2.200 3-2.200-3Z" fill="currentColor"/>`,
    `<path d="M34 55C40 62 60 62 66 55L68.500 60.500C60 69 40 69 31.500 60.500Z" fill="#fff8ea" ${line}/><path d="M37 61.500l1 2.400M43 63.800l.5 2.400M57 63.800l-.5 2.400M63 61.500l-1 2.400" stroke="${INK}" stroke-width="1.100"/>`,
    // Hair, face, beard.
    `<path d="M38.500 33C35 42 35.500 51 39 55.500L44 53V34ZM61.500 33C65 42 64.500 51 61 55.500L56 53V34Z" fill="#5b3a1e" ${line}/>`,
    face,
    eyes(41),
    `<path d="M40.400 42C39 52 43 60.500 50 63 57 60.500 61 52 59.600 42 58.500 46.500 55.500 48 53.500 47.400 52 46.700 51 46.500 50 47.400 49 46.500 48 46.700 46.500 47.400 44.500 48 41.500 46.500 40.400 42Z" fill="#5b3a1e" ${line}/>`,
    mouth(50.5),
    // Crown.
    `<path d="M38.500 34.500L34.500 20 42.500 26.500 50 16.500 57.500 26.500 65.500 20 61.500 34.500Z" fill="${GOLD}" ${line}/><path d="M38 31.500H62V36H38Z" fill="currentColor" ${line}/><circle cx="43.500" cy="33.800" r="1.100" fill="#fff8ea"/><circle cx="50" cy="33.800" r="1.300" fill="${GOLD}"/><circle cx="56.500" cy="33.800" r="1.100" fill="#fff8ea"/><circle cx="34.500" cy="19.500" r="1.800" fill="${GOLD}" ${line}/><circle cx="50" cy="16.500" r="2" fill="currentColor" ${line}/><circle cx="65.500" cy="19.500" r="1.800" fill="${GOLD}" ${line}/>`,
    // Sceptre.
    `<path d="M71.500 30V70" stroke="${INK}" stroke-width="3"/><path d="M71.500 30V70" stroke="${GOLD}" stroke-width="1.600"/><circle cx="71.500" cy="28.500" r="3.600" fill="${GOLD}" ${line}/><path d="M71.500 20.500v5M69 23h5" stroke="${INK}" stroke-width="1.200"/>`,
  ].join(''),
  Q: [
    `<path d="M37 33C29 44 30 58 33 66L44 60 43 36ZM63 33C71 44 70 58 67 66L56 60 57 36Z" fill="#8a4a1c" ${line}/>`,
    `<path d="M24 70C26 62 35 58 42 56L50 64 58 56C65 58 74 62 76 70Z" fill="currentColor" ${line}/>`,
    `<path d="M45 50V56L50 65.500 55 56V50Z" fill="#f2d2ae" ${line}/>`,
    `<path d="M40.500 56.500C42 63 46 67 50 69 54 67 58 63 59.500 56.500" fill="none" stroke="${GOLD}" stroke-width="2.200"/><path d="M50 66.500l1.900 2.500L50 71.500 48.100 69Z" fill="#fff8ea" ${line}/>`,
    `<path d="M29 70l4-8M71 70l-4-8" stroke="${GOLD}" stroke-width="1.500"/>`,
    face,
    `<path d="M40 43C38.500 34 43 29.500 50 29.500S61.500 34 60 43C58.500 37.500 55 35.500 50 34.500 45 35.500 41.500 37.500 40 43Z" fill="#8a4a1c" ${line}/>`,
    eyes(42.5),
    mouth(51),
    `<circle cx="42.500" cy="47.800" r="1.800" fill="#e08a72" opacity=".55"/><circle cx="57.500" cy="47.800" r="1.800" fill="#e08a72" opacity=".55"/>`,
    `<path d="M40 31.500C38 27 37.500 23.500 37.500 21 41 22.500 42.500 24.500 44 26.500 46 23 48 20 50 17 52 20 54 23 56 26.500 57.500 24.500 59 22.500 62.500 21 62.500 23.500 62 27 60 31.500 54 29.500 46 29.500 40 31.500Z" fill="${GOLD}" ${line}/><circle cx="50" cy="25.500" r="1.700" fill="currentColor"/><circle cx="37.500" cy="20" r="1.500" fill="#fff8ea" ${line}/><circle cx="50" cy="16.200" r="1.700" fill="#fff8ea" ${line}/><circle cx="62.500" cy="20" r="1.500" fill="#fff8ea" ${line}/>`,
    // A flower in her hand.
    `<path d="M72 70C72 60 71.500 52 71.500 44" fill="none" stroke="#2f7a3a" stroke-width="1.500"/><path d="M72 56c3-1 4-3 4-5-3 0-4 2-4 5Z" fill="#2f7a3a"/><g fill="currentColor" ${line}><circle cx="71.500" cy="35.500" r="2.700"/><circle cx="67.700" cy="38.300" r="2.700"/><circle cx="75.300" cy="38.300" r="2.700"/><circle cx="69.200" cy="42.500" r="2.700"/><circle cx="73.800" cy="42.500" r="2.700"/></g><circle cx="71.500" cy="39.500" r="2.200" fill="${GOLD}"/>`,
  ].join(''),
  J: [
    `<path d="M23 70V65C27 58 36 55.500 43 54H57C64 55.500 73 58 77 65V70Z" fill="${GOLD}" ${line}/>`,
    `<path d="M33 57.500L42 70H50 58L67 57.500 58 54H42Z" fill="currentColor" ${line}/><path d="M50 58V70" stroke="${GOLD}" stroke-width="1.500"/><circle cx="50" cy="62" r="1.200" fill="#fff8ea"/><circle cx="50" cy="67" r="1.200" fill="#fff8ea"/>`,
    `<path d="M39 34C35 40 35.500 50 38 54.500 41 55.500 43.500 54 44 51V34ZM61 34C65 40 64.500 50 62 54.500 59 55.500 56.500 54 56 51V34Z" fill="#c98a2e" ${line}/>`,
    `<path d="M45 51V57C47 60 53 60 55 57V51Z" fill="#f2d2ae" ${line}/>`,
    `<path d="M38 56C42 53.500 45 56 50 60 55 56 58 53.500 62 56 60 61 54 63.500 50 61.500 46 63.500 40 61 38 56Z" fill="#fff8ea" ${line}/>`,
    face,
    eyes(42.5),
    mouth(51),
    // Cap and feather.
    `<path d="M37 36.500C35.500 26 41 20.500 50.500 20.500S65 25 63 36.500C56 32.500 44 32.500 37 36.500Z" fill="currentColor" ${line}/><path d="M36.500 37C44 32.500 56 32.500 63.500 37L63 33C56 29 44 29 37 33Z" fill="${GOLD}" ${line}/><path d="M60 31C60 22 65 16.500 73.500 17 75 22 70 30 62 33Z" fill="#fff8ea" ${line}/><path d="M61.500 31.500C64 25.500 68 21 72 19" fill="none" stroke="${INK}" stroke-width=".7"/>`,
    // A halberd.
    `<path d="M28.500 24V70" stroke="${INK}" stroke-width="2.800"/><path d="M28.500 24V70" stroke="#8a5a26" stroke-width="1.500"/><path d="M28.500 38V27C31 29 34.500 29 37 27.500 36 33 34 37 28.500 38Z" fill="#cfd6e2" ${line} transform="translate(-1 5)"/><path d="M28.500 17l2.400 8h-4.800Z" fill="#cfd6e2" ${line}/>`,
  ].join(''),
};

/** Lines of a lattice within a box, without a clip. */
function lattice(left: number, top: number, right: number, bottom: number, step: number): string {
  let path = '';
  for (let c = left + top - ((left + top) % step); c <= right + bottom; c += step) {
    const [a, b] = [Math.max(left, c - bottom), Math.min(right, c - top)];
    if (a < b) path += `M${a.toFixed(1)} ${(c - a).toFixed(1)}L${b.toFixed(1)} ${(c - b).toFixed(1)}`;
  }
  for (let c = top - right - ((top - right) % step); c <= bottom - left; c += step) {
    const [a, b] = [Math.max(left, top - c), Math.min(right, bottom - c)];
    if (a < b) path += `M${a.toFixed(1)} ${(a + c).toFixed(1)}L${b.toFixed(1)} ${(b + c).toFixed(1)}`;
  }
  return path;
}

const STAR = 'M0-48 13-16 47-15 20 7 30 41 0 21-30 41-20 7-47-15-13-16Z';

/** The back: a lattice with studs where its lines meet, and the star of the house between two rows of lamps. */
export function backShape([field, deep]: readonly [string, string]): string {
  const lamps = Array.from({ length: 16 }, (_, k) => {
    const a = (k / 16) * 2 * Math.PI;
    return `<circle cx="${(50 + 20.5 * Math.sin(a)).toFixed(1)}" cy="${(70 + 20.5 * Math.cos(a)).toFixed(1)}" r="1.150"/>`;
  }).join('');
  const corners = [
    [14.5, 14.5],
    [85.5, 14.5],
    [14.5, 125.5],
    [85.5, 125.5],
  ]
    .map(([x, y]) => `<path transform="translate(${x} ${y}) scale(.07)" d="${STAR}"/>`)
    .join('');
  return [
    `<rect x="6" y="6" width="88" height="128" rx="5" fill="${field}"/>`,
    `<path d="${lattice(10, 10, 90, 130, 10)}" stroke="${GOLD}" stroke-width=".8" opacity=".75"/>`,
    `<path d="${lattice(10, 10, 90, 130, 5)}" stroke="${GOLD}" stroke-width=".3" opacity=".5"/>`,
    `<rect x="9.500" y="9.500" width="81" height="121" rx="3" fill="none" stroke="${GOLD}" stroke-width="1.200"/>`,
    `<g fill="${deep}" stroke="${GOLD}" stroke-width=".8"><path d="M9.500 20V9.500H20A10.500 10.500 0 0 1 9.500 20ZM90.500 20V9.500H80A10.500 10.500 0 0 0 90.500 20ZM9.500 120V130.500H20A10.500 10.500 0 0 0 9.500 120ZM90.500 120V130.500H80A10.500 10.500 0 0 1 90.500 120Z"/></g>`,
    `<circle cx="50" cy="70" r="24" fill="${deep}" stroke="${GOLD}" stroke-width="1.400"/><circle cx="50" cy="70" r="17" fill="none" stroke="${GOLD}" stroke-width=".8"/>`,
    `<g fill="#ffe6a6">${lamps}</g><g fill="${GOLD}">${corners}<path transform="translate(50 70.500) scale(.28)" d="${STAR}"/></g>`,
  ].join('');
}
