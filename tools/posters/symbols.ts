import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { createStage } from './stage.ts';
import { FRAME } from './symbol-art.ts';
import { symbolCast } from './symbol-cast.ts';

const GAMES = path.join(import.meta.dirname, '../../games');
const COLUMNS = 4;
const LIMIT_BYTES = 200_000;

async function frame(code: string, id: string): Promise<Buffer> {
  const art = symbolCast[code]?.[id];
  if (!art) throw new Error(`No picture for the symbol ${id} of ${code}`);
  const stage = createStage(`${code}/${id}`, FRAME, FRAME);
  const body = `<g transform="translate(${FRAME / 2} ${FRAME / 2})">${await art(stage)}</g>`;
  const document = stage.document(body, 1);
  return sharp(Buffer.from(document), { density: 72, unlimited: true }).png().toBuffer();
}

/** Renders a game's symbols into one WebP sheet and its PixiJS description; returns the sheet's bytes. */
export async function renderSymbols(code: string): Promise<number> {
  const ids = Object.keys(symbolCast[code] ?? {});
  const frames: Record<string, { frame: { x: number; y: number; w: number; h: number } }> = {};
  const layers: OverlayOptions[] = [];
  for (const [i, id] of ids.entries()) {
    const x = (i % COLUMNS) * FRAME;
    const y = Math.floor(i / COLUMNS) * FRAME;
    layers.push({ input: await frame(code, id), left: x, top: y });
    frames[id] = { frame: { x, y, w: FRAME, h: FRAME } };
  }
  const size = { w: COLUMNS * FRAME, h: Math.ceil(ids.length / COLUMNS) * FRAME };
  const sheet = sharp({
    create: { width: size.w, height: size.h, channels: 4, background: '#0000' },
  }).composite(layers);
  const pixels = await sheet.png({ compressionLevel: 1 }).toBuffer();
  const folder = path.join(GAMES, code, 'art');
  await mkdir(folder, { recursive: true });
  let bytes = Number.POSITIVE_INFINITY;
  for (let quality = 88; bytes > LIMIT_BYTES && quality > 40; quality -= 6) {
    const written = await sharp(pixels)
      .webp({ quality, effort: 5, alphaQuality: 90 })
      .toFile(path.join(folder, 'symbols.webp'));
    bytes = written.size;
  }
  const description = { frames, meta: { image: 'symbols.webp', format: 'RGBA8888', size, scale: '1' } };
  await writeFile(path.join(folder, 'symbols.json'), `${JSON.stringify(description, null, 2)}\n`);
  return bytes;
}
