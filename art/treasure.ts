/**
 * Renders what every game throws and pays with (a turning coin, stones, pots) into one sheet of the games' client.
 *
 *   node art/treasure.ts
 */
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { draw, MASTERS } from './blender.ts';

// The client's `treasure.ts` cuts the sheet by the same numbers.
const SMALL = 112;
const POT = 336;
const TURNS = 12;
const STONES = ['red', 'green', 'blue', 'violet', 'amber', 'ice'];
const POTS = ['mini', 'minor', 'major', 'grand'];

const folder = path.join(MASTERS, 'treasure');
const coins = Array.from({ length: TURNS }, (_, turn) => `coin-${String(turn).padStart(2, '0')}`);
const stones = STONES.map((name) => `stone-${name}`);
const pots = POTS.map((name) => `pot-${name}`);
await draw('treasure', folder, { size: '128', samples: '32' }, coins);
await draw('treasure', folder, { size: '128', samples: '48' }, stones);
await draw('treasure', folder, { size: '360', samples: '32' }, pots);

async function row(ids: readonly string[], size: number, top: number): Promise<OverlayOptions[]> {
  return Promise.all(
    ids.map(async (id, i) => ({
      input: await sharp(path.join(folder, `${id}.png`))
        .resize(size, size, { kernel: 'lanczos3' })
        .toBuffer(),
      left: i * size,
      top,
    })),
  );
}

const sheet = sharp({
  create: { width: TURNS * SMALL, height: 2 * SMALL + POT, channels: 4, background: '#0000' },
}).composite([
  ...(await row(coins, SMALL, 0)),
  ...(await row(stones, SMALL, SMALL)),
  ...(await row(pots, POT, 2 * SMALL)),
]);
const target = path.join(import.meta.dirname, '../games/kinds/slot/client/celebrate/treasure.webp');
const { size } = await sheet.webp({ quality: 66, effort: 6, alphaQuality: 80 }).toFile(target);
console.log(`SHEET treasure: ${size} B`);
