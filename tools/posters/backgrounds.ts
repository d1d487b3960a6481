import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { compositions } from './compositions/index.ts';
import { fill, vignette } from './light.ts';
import { scenes } from './scenes/index.ts';
import { createStage, n, STAGE_HEIGHT } from './stage.ts';

const GAMES = path.join(import.meta.dirname, '../../games');
const LIMIT_BYTES = 90_000;

/** Draws a game's scene without its hero, with a calm middle for the reels. */
async function draw(code: string, width_px: number, height_px: number): Promise<Buffer> {
  const composition = compositions[code];
  if (!composition) throw new Error(`No composition for a game named ${code}`);
  const scale = height_px / STAGE_HEIGHT;
  const stage = createStage(`${code}/ground`, width_px / scale);
  const scene = scenes[composition.scene];
  const light = { x: stage.width / 2, y: 250 };
  let body = (await scene.back(stage, light)) + (await scene.front(stage, light));
  body += vignette(stage, scene.dark, 0.5, 0.55);
  const calm =
    stage.width > STAGE_HEIGHT
      ? { x: stage.width * 0.2, y: 60, w: stage.width * 0.6, h: 500 }
      : { x: 14, y: 150, w: stage.width - 28, h: 300 };
  body += `<rect x="${n(calm.x)}" y="${n(calm.y)}" width="${n(calm.w)}" height="${n(calm.h)}" rx="40" fill="${scene.dark}" opacity=".42" filter="${stage.soft(40)}"/>`;
  body += fill(stage, scene.dark, 0.14);
  return sharp(Buffer.from(stage.document(body, scale)), { density: 72, unlimited: true })
    .flatten({ background: '#000' })
    .resize(width_px, height_px, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Renders a game's landscape and portrait backgrounds; returns their bytes. */
export async function renderBackgrounds(code: string): Promise<number[]> {
  const folder = path.join(GAMES, code, 'art');
  await mkdir(folder, { recursive: true });
  const sizes: number[] = [];
  for (const [name, width, height] of [
    ['background.webp', 1600, 900],
    ['background-portrait.webp', 900, 1600],
  ] as const) {
    const pixels = await draw(code, width, height);
    let bytes = Number.POSITIVE_INFINITY;
    for (let quality = 80; bytes > LIMIT_BYTES && quality > 20; quality -= 8) {
      const written = await sharp(pixels).webp({ quality, effort: 5 }).toFile(path.join(folder, name));
      bytes = written.size;
    }
    sizes.push(bytes);
  }
  return sizes;
}
