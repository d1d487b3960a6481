import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

const FOLDER = path.join(import.meta.dirname, '../../games/kinds/table/client/pictures');

/** A picture that the tables show: its size in pixels, and the most bytes it may have. */
const pictures: readonly (readonly [file: string, width: number, height: number, limit_bytes: number])[] = [
  // Six chips of 6 kB at most.
  ['chips.webp', 6 * 128, 128, 36_000],
  ['chips-low.webp', 6 * 128, 128, 36_000],
  ['dice.webp', 18 * 128, 128, 70_000],
  ['shaker.webp', 400, 400, 30_000],
  ['dome.webp', 400, 400, 40_000],
  ['felt.webp', 256, 256, 30_000],
  ['rail.webp', 512, 72, 30_000],
];

test.each(pictures)('%s is there, in its size and budget', async (file, width, height, limit_bytes) => {
  const found = await sharp(path.join(FOLDER, file)).metadata();
  expect({ width: found.width, height: found.height }).toEqual({ width, height });
  expect((await stat(path.join(FOLDER, file))).size).toBeLessThanOrEqual(limit_bytes);
});

test('the layers of the wheel are square, fit into one another, and weigh 120 kB at most', async () => {
  const layers = ['wheel-bowl', 'wheel-rotor', 'wheel-turret', 'wheel-ball'].map((name) =>
    path.join(FOLDER, `${name}.webp`),
  );
  const [bowl = 0, rotor = 0, turret = 0] = await Promise.all(
    layers.slice(0, 3).map(async (file) => {
      const { width, height } = await sharp(file).metadata();
      expect(width).toBe(height);
      return width;
    }),
  );
  expect(rotor / bowl).toBeCloseTo(128 / 184, 2);
  expect(turret / bowl).toBeCloseTo(60 / 184, 2);
  const sizes = await Promise.all(layers.map(async (file) => (await stat(file)).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(120_000);
});

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

describe('the deck', async () => {
  const sprite = await readFile(path.join(FOLDER, 'cards.svg'), 'utf8');
  const bodyOf = (id: string): string =>
    new RegExp(`<symbol id="${id}" viewBox="0 0 100 140">(.*)</symbol>`).exec(sprite)?.[1] ?? '';
  const uses = (body: string, id: string): number => body.split(`href="#${id}"`).length - 1;
  const cards = Array.from({ length: 52 }, (_, card) => card);

  test('weighs 60 kB at most when it is sent, and is drawn in paths', () => {
    expect(gzipSync(sprite).length).toBeLessThanOrEqual(60_000);
    expect(sprite).not.toMatch(/<text|font-family|<image/);
  });

  test.each(cards)(
    'card %i shows its rank and its suit at both ends, and as many pips as it counts',
    (card) => {
      const [rank = '', suit] = [ranks[card % 13], Math.floor(card / 13)];
      const body = bodyOf(`c${card}`);
      const isCourt = card % 13 > 9;
      // The index is drawn at both ends; a court has its suit once in each half.
      expect(uses(body, `rank-${rank}`)).toBe(2);
      expect(uses(body, `suit-${suit}`)).toBe(2 + (isCourt ? 2 : (card % 13) + 1));
      expect(uses(body, `court-${rank}`)).toBe(isCourt ? 2 : 0);
      for (const other of ranks.filter((each) => each !== rank)) expect(uses(body, `rank-${other}`)).toBe(0);
      for (const other of [0, 1, 2, 3].filter((each) => each !== suit))
        expect(uses(body, `suit-${other}`)).toBe(0);
      expect(body).toContain(`var(--suit-${suit},`);
      expect(bodyOf(`s${card}`)).toContain(`href="#rank-${rank}"`);
      expect(uses(bodyOf(`s${card}`), `suit-${suit}`)).toBe(2);
    },
  );

  test('has all that its cards refer to, and two backs', () => {
    for (const [, id] of sprite.matchAll(/href="#([^"]+)"/g)) expect(sprite).toContain(` id="${id}"`);
    expect(bodyOf('back-red')).not.toBe('');
    expect(bodyOf('back-blue')).not.toBe('');
    expect(bodyOf('back-red')).not.toBe(bodyOf('back-blue'));
  });
});
