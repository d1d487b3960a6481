import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawingsOf, type Creature } from '../../games/kinds/slot/client/life/creature.ts';
import { collectGames, finishedCollects } from '../../games/catalogue.ts';
import { crashGames } from '../../games/kinds/crash/games.ts';
import { instantGames } from '../../games/kinds/instant/games.ts';
import { poker } from './compositions/poker.ts';
import { table } from './compositions/table.ts';
import { lifeDigest } from './life-digest.ts';

const ROOT = path.join(import.meta.dirname, '../..');

type Definition = { code: string; symbols: readonly { id: string }[] };
type Sheet = {
  frames: Record<string, { frame: { x: number; y: number; w: number; h: number } }>;
  meta: { image: string; size: { w: number; h: number }; drawings?: string };
};

/** A required picture: its size in pixels and the most bytes it may have. */
type Wanted = readonly [file: string, width: number, height: number, limit_bytes: number];

const POSTERS: readonly Wanted[] = [
  ['poster.avif', 300, 400, 10_000],
  ['poster@2x.avif', 600, 800, 45_000],
  ['wide.avif', 480, 360, 14_000],
];

const GAME_ART: readonly Wanted[] = [
  ...POSTERS,
  ['background.webp', 1600, 900, 90_000],
  ['background-portrait.webp', 900, 1600, 90_000],
  ['frame.webp', 512, 512, 70_000],
];

const BRAND_ART: readonly Wanted[] = [
  ['favicon.png', 180, 180, 20_000],
  ['share.jpg', 1200, 630, 160_000],
  ...[1, 2, 3].flatMap((i): Wanted[] => [
    [`banner-${i}.avif`, 1600, 600, 60_000],
    [`banner-${i}-mobile.avif`, 780, 640, 30_000],
  ]),
  ...['welcome', 'gift', 'spins', 'reload', 'cashback', 'vip'].map((subject): Wanted => [
    `promotion-${subject}.avif`,
    960,
    480,
    32_000,
  ]),
];

const SITE_ART: readonly Wanted[] = [
  ...['empty-history', 'empty-games', 'empty-inbox', 'not-found', 'offline', 'maintenance'].map(
    (name): Wanted => [`${name}.webp`, 240, 240, 12_000],
  ),
  ['payment/manual.png', 192, 120, 12_000],
  ['payment/sandbox.webp', 192, 120, 12_000],
];

async function expectPicture(folder: string, [file, width, height, limit_bytes]: Wanted): Promise<void> {
  const picture = path.join(folder, file);
  const { size } = await stat(picture);
  expect(size, file).toBeGreaterThan(500);
  expect(size, file).toBeLessThanOrEqual(limit_bytes);
  const found = await sharp(picture).metadata();
  expect({ width: found.width, height: found.height }, file).toEqual({ width, height });
}

async function foldersWith(parent: string, file: string): Promise<string[]> {
  const folders = await readdir(path.join(ROOT, parent), { withFileTypes: true });
  const names: string[] = [];
  for (const folder of folders.filter((entry) => entry.isDirectory())) {
    const found = await stat(path.join(ROOT, parent, folder.name, file)).catch(() => undefined);
    if (found) names.push(folder.name);
  }
  return names;
}

/** A game that is not finished is offered to nobody, and may be without pictures. */
const unfinished = collectGames.filter((game) => !finishedCollects.includes(game)).map(({ code }) => code);
const games = (await foldersWith('games', 'definition.ts')).filter((code) => !unfinished.includes(code));
const brands = await foldersWith('brands', 'brand.json');

describe.each(games)('the art of %s', (code) => {
  const folder = path.join(ROOT, 'games', code, 'art');

  test.each(GAME_ART)('%s is there, in its size and budget', async (...wanted) => {
    await expectPicture(folder, wanted);
  });

  test('the sheet of what lives in the scene was made of its drawings as they are', async () => {
    const { life }: { life: readonly Creature[] } = await import(
      pathToFileURL(path.join(ROOT, 'games', code, 'life.ts')).href
    );
    const drawings = drawingsOf(life);
    const sheet: Sheet = JSON.parse(await readFile(path.join(folder, 'life.json'), 'utf8'));
    expect(Object.keys(sheet.frames)).toEqual(drawings.map((_, place) => String(place)));
    expect(sheet.meta.drawings, 'run node tools/posters/render.ts --only=life').toBe(lifeDigest(drawings));
    await expectPicture(folder, ['life.webp', sheet.meta.size.w, sheet.meta.size.h, 80_000]);
    for (const { frame } of Object.values(sheet.frames)) {
      expect(frame.x + frame.w).toBeLessThanOrEqual(sheet.meta.size.w);
      expect(frame.y + frame.h).toBeLessThanOrEqual(sheet.meta.size.h);
    }
  });

  test('the symbol sheet holds every symbol of the definition, inside its picture', async () => {
    const { default: definition }: { default: Definition } = await import(
      pathToFileURL(path.join(ROOT, 'games', code, 'definition.ts')).href
    );
    const sheet: Sheet = JSON.parse(await readFile(path.join(folder, 'symbols.json'), 'utf8'));
    expect(Object.keys(sheet.frames)).toEqual(expect.arrayContaining(definition.symbols.map(({ id }) => id)));
    const file = path.join(folder, sheet.meta.image);
    const picture = await sharp(file).metadata();
    expect({ w: picture.width, h: picture.height }).toEqual(sheet.meta.size);
    expect((await stat(file)).size).toBeLessThanOrEqual(300_000);
    for (const { frame } of Object.values(sheet.frames)) {
      expect(frame.x + frame.w).toBeLessThanOrEqual(sheet.meta.size.w);
      expect(frame.y + frame.h).toBeLessThanOrEqual(sheet.meta.size.h);
    }
  });
});

/** Games that have neither a folder with a definition nor symbols: their posters are named by code. */
const others = [
  ...[...instantGames, ...crashGames].map(({ code }) => code),
  ...Object.keys({ ...table, ...poker }),
];

describe.each(others)('the posters of %s', (code) => {
  test.each(POSTERS)('%s is there, in its size and budget', async (...wanted) => {
    await expectPicture(path.join(ROOT, 'games', code, 'art'), wanted);
  });
});

describe.each(brands)('the art of the brand %s', (code) => {
  const folder = path.join(ROOT, 'brands', code, 'art');

  test.each(BRAND_ART)('%s is there, in its size and budget', async (...wanted) => {
    await expectPicture(folder, wanted);
  });

  test.each(['logo.svg', 'mark.svg', 'favicon.svg'])('%s is drawn in paths, without fonts', async (file) => {
    const drawing = await readFile(path.join(folder, file), 'utf8');
    expect(drawing).toMatch(/^<svg /);
    expect(drawing).not.toMatch(/<text|font-family/);
    expect(drawing.length).toBeLessThan(24_000);
  });
});

test('the sheet of coins, stones and pots has the size by which the client cuts it', async () => {
  const folder = path.join(ROOT, 'games/kinds/slot/client/celebrate');
  await expectPicture(folder, ['treasure.webp', 12 * 112, 2 * 112 + 336, 160_000]);
});

test.each(SITE_ART)('the picture %s of the site is there, in its size and budget', async (...wanted) => {
  await expectPicture(path.join(ROOT, 'site/public/art'), wanted);
});
