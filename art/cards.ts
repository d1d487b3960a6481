/**
 * Draws the deck of the house: one sprite of SVG for the client, and prints of the same cards for what Blender renders.
 *
 *   node art/cards.ts [--look file.png]
 *
 * The sprite holds a symbol for every card, counted as in `games/kinds/table`: rank from the ace up, then the suit. `c0`…`c51` are
 * whole faces, `s0`…`s51` the same for small cards (a giant index and one suit), `back-red` and `back-blue` the backs. All are 100 × 140.
 * Colours are CSS variables with the usual two as their fallback, so that four colours are a matter of the page:
 * `--suit-0` to `--suit-3` for ink, `--court-0` to `--court-3` for what courts wear, `--card-paper`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { CACHE } from './blender.ts';
import { backs, backShape, courtShapes, ranks, rankShape, suits, suitShapes } from './cards/drawings.ts';

const TARGET = path.join(import.meta.dirname, '../games/kinds/table/client/pictures/cards.svg');
const PRINTS = path.join(CACHE, 'cards');

const inks = ['#15171f', '#c2102b', '#c2102b', '#15171f'];
const robes = ['#23357a', '#b0162c', '#b0162c', '#23357a'];

const use = (id: string, x: number, y: number, size: number, turned = false): string =>
  `<use href="#${id}" transform="translate(${x} ${y}) scale(${(turned ? -size : size).toFixed(3)})"/>`;
const paper = `<rect x=".5" y=".5" width="99" height="139" rx="8" style="fill:var(--card-paper,#fffdf7)" stroke="#b9b2a4"/>`;
const inked = (suit: number, body: string): string =>
  `<g fill="currentColor" style="color:var(--suit-${suit},${inks[suit]})">${body}</g>`;
/** The same at the other end of the card. */
const both = (body: string): string => `${body}<g transform="rotate(180 50 70)">${body}</g>`;

/** Where the pips of a rank stand: columns from −1 to 1, rows from the top (0) to the bottom (1). */
const column = (x: number, ...rows: number[]): [number, number][] => rows.map((row) => [x, row]);
const sides = (...rows: number[]): [number, number][] => [...column(-1, ...rows), ...column(1, ...rows)];
const third = 1 / 3;
const pips: Readonly<Record<string, [number, number][]>> = {
  A: column(0, 0.5),
  2: column(0, 0, 1),
  3: column(0, 0, 0.5, 1),
  4: sides(0, 1),
  5: [...sides(0, 1), ...column(0, 0.5)],
  6: sides(0, 0.5, 1),
  7: [...sides(0, 0.5, 1), ...column(0, 0.25)],
  8: [...sides(0, 0.5, 1), ...column(0, 0.25, 0.75)],
  9: [...sides(0, third, 2 * third, 1), ...column(0, 0.5)],
  10: [...sides(0, third, 2 * third, 1), ...column(0, third / 2, 1 - third / 2)],
};

function middleOf(rank: (typeof ranks)[number], suit: number): string {
  if (rank === 'J' || rank === 'Q' || rank === 'K') {
    const half = `<g style="color:var(--court-${suit},${robes[suit]})"><use href="#court-${rank}"/></g>${inked(suit, use(`suit-${suit}`, 31, 23.5, 0.125))}`;
    return `<rect x="22.500" y="13.500" width="55" height="113" rx="2" fill="#fbf0d8" stroke="#b98a2c"/>${both(half)}<path d="M22.500 70H77.500" stroke="#1b1410"/><rect x="22.500" y="13.500" width="55" height="113" rx="2" fill="none" stroke="#b98a2c" stroke-width="1.300"/>`;
  }
  if (rank === 'A') return inked(suit, use(`suit-${suit}`, 50, 70, 0.58));
  return inked(
    suit,
    (pips[rank] ?? [])
      .map(([x, row]) =>
        use(`suit-${suit}`, 50 + 17 * x, Math.round(10 * (25 + 90 * row)) / 10, 0.2, row > 0.5),
      )
      .join(''),
  );
}

function faceOf(rank: (typeof ranks)[number], suit: number): string {
  const index = inked(suit, use(`rank-${rank}`, 11.5, 17, 0.2) + use(`suit-${suit}`, 11.5, 38, 0.155));
  return paper + middleOf(rank, suit) + both(index);
}

/** For cards of 60 pixels and less: what they are, as large as it goes. */
function smallFaceOf(rank: (typeof ranks)[number], suit: number): string {
  return (
    paper +
    inked(
      suit,
      use(`rank-${rank}`, 30, 34, 0.5) +
        use(`suit-${suit}`, 78, 26, 0.27) +
        use(`suit-${suit}`, 56, 98, 0.68),
    )
  );
}

const definitions = [
  ...suits.map((suit, at) => `<path id="suit-${at}" d="${suitShapes[suit]}"/>`),
  ...ranks.map((rank) => `<path id="rank-${rank}" d="${rankShape(rank)}"/>`),
  ...Object.entries(courtShapes).map(([rank, body]) => `<g id="court-${rank}">${body}</g>`),
].join('');
const every = suits.flatMap((_, suit) => ranks.map((rank) => ({ rank, suit })));
const bodies: Readonly<Record<string, string>> = {
  ...Object.fromEntries(every.map(({ rank, suit }, card) => [`c${card}`, faceOf(rank, suit)])),
  ...Object.fromEntries(every.map(({ rank, suit }, card) => [`s${card}`, smallFaceOf(rank, suit)])),
  ...Object.fromEntries(
    Object.entries(backs).map(([name, colours]) => [`back-${name}`, paper + backShape(colours)]),
  ),
};
const symbols = Object.entries(bodies)
  .map(([id, body]) => `<symbol id="${id}" viewBox="0 0 100 140">${body}</symbol>`)
  .join('\n');
const sprite = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${definitions}</defs>\n${symbols}\n</svg>\n`;

/** A card alone, as libraries without CSS variables read it. */
function alone(body: string, width: number): Buffer {
  const plain = body.replaceAll(/var\([^,]+,([^)]+)\)/g, '$1');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" width="${width}" height="${width * 1.4}"><defs>${definitions}</defs>${plain}</svg>`,
  );
}

/** What Blender lays on a card. */
async function print(id: string, name: string): Promise<void> {
  await sharp(alone(bodies[id] ?? '', 600))
    .png()
    .toFile(path.join(PRINTS, `${name}.png`));
}

const { values } = parseArgs({
  options: {
    /** Writes a sheet of all cards at this width, to look at. */
    look: { type: 'string' },
    width: { type: 'string', default: '100' },
    kind: { type: 'string', default: 'c' },
  },
});

await mkdir(path.dirname(TARGET), { recursive: true });
await mkdir(PRINTS, { recursive: true });
await writeFile(TARGET, sprite);
console.log(`CARDS ${sprite.length} B, ${gzipSync(sprite, { level: 9 }).length} B compressed`);
if (values.look) {
  const width = Number(values.width);
  const names = [...every.keys()].map((card) => `${values.kind}${card}`).concat('back-red', 'back-blue');
  const cells = await Promise.all(
    names.map(async (name, at) => ({
      input: await sharp(alone(bodies[name] ?? '', width))
        .png()
        .toBuffer(),
      left: (at % 13) * (width + 6) + 3,
      top: Math.floor(at / 13) * (Math.round(width * 1.4) + 6) + 3,
    })),
  );
  await sharp({
    create: {
      width: 13 * (width + 6),
      height: 5 * (Math.round(width * 1.4) + 6),
      channels: 4,
      background: '#0c5a34',
    },
  })
    .composite(cells)
    .png()
    .toFile(values.look);
} else {
  const named = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' } as const;
  for (const [card, { rank, suit }] of every.entries()) {
    const name = Object.entries(named).find(([short]) => short === rank)?.[1] ?? rank;
    await print(`c${card}`, `${name}-${suits[suit]}`);
    await print(`s${card}`, `big-${name}-${suits[suit]}`);
  }
  for (const back of Object.keys(backs)) await print(`back-${back}`, `back-${back}`);
}
