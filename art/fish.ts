/**
 * Lays the figures of Reef Raiders side by side in one picture, from Fluent's three-dimensional emoji (MIT): six to a row, in the order of
 * the rules. Two have other colours, so that no two of them are taken for one another.
 *
 *   node art/fish.ts
 */
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { fishNames, type FishName } from '../games/kinds/instant/fishing.ts';

const FOLDER = path.join(import.meta.dirname, '../node_modules/@lobehub/fluent-emoji-3d/assets');
const PICTURE = path.join(import.meta.dirname, '../games/kinds/fish/client/pictures/fish.webp');
const CELL = 192;
const COLUMNS = 6;

type Figure = { code: string; hue?: number; saturation?: number; brightness?: number };
const figures: Readonly<Record<FishName, Figure>> = {
  shrimp: { code: '1f990' },
  sardine: { code: '1f41f' },
  clownfish: { code: '1f420', hue: 140, saturation: 1.5, brightness: 1.05 },
  tang: { code: '1f420' },
  shell: { code: '1f41a' },
  crab: { code: '1f980' },
  pufferfish: { code: '1f421' },
  oyster: { code: '1f9aa' },
  squid: { code: '1f991' },
  jellyfish: { code: '1fabc' },
  penguin: { code: '1f427' },
  otter: { code: '1f9a6' },
  turtle: { code: '1f422' },
  seal: { code: '1f9ad' },
  lobster: { code: '1f99e' },
  octopus: { code: '1f419' },
  dolphin: { code: '1f42c' },
  crocodile: { code: '1f40a' },
  shark: { code: '1f988' },
  whale: { code: '1f40b' },
  'golden-whale': { code: '1f433', hue: 195, saturation: 1.5, brightness: 1.15 },
  'sea-dragon': { code: '1f409', hue: 60, saturation: 1.25 },
};

const cells = await Promise.all(
  fishNames.map(async (fish, index): Promise<OverlayOptions> => {
    const { code, hue = 0, saturation = 1, brightness = 1 } = figures[fish];
    const input = await sharp(path.join(FOLDER, `${code}.webp`))
      .trim()
      .resize(CELL - 8, CELL - 8, { fit: 'contain', background: '#0000' })
      .modulate({ hue, saturation, brightness })
      .png()
      .toBuffer();
    return { input, left: (index % COLUMNS) * CELL + 4, top: Math.floor(index / COLUMNS) * CELL + 4 };
  }),
);
const rows = Math.ceil(fishNames.length / COLUMNS);
const { size } = await sharp({
  create: { width: COLUMNS * CELL, height: rows * CELL, channels: 4, background: '#0000' },
})
  .composite(cells)
  .webp({ quality: 82, alphaQuality: 90, effort: 6 })
  .toFile(PICTURE);
console.log(`${fishNames.length} figures, ${Math.round(size / 1024)} KB`);
