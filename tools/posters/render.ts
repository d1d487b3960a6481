import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { compositions } from './games.ts';
import { drawPoster } from './poster.ts';
import { createStage } from './stage.ts';

const GAMES = path.join(import.meta.dirname, '../../games');
const SCALE = 1.25;

/** Encodes as AVIF at the highest quality that fits `limit_bytes`. */
async function avif(picture: sharp.Sharp, file: string, limit_bytes: number, best = 58): Promise<number> {
  for (let quality = best; ; quality -= 4) {
    const { size } = await picture.clone().avif({ quality, effort: 5 }).toFile(file);
    if (size <= limit_bytes || quality < 24) return size;
  }
}

async function renderGame(code: string): Promise<void> {
  const composition = compositions[code];
  if (!composition) throw new Error(`No composition for a game named ${code}`);
  const folder = path.join(GAMES, code, 'art');
  await mkdir(folder, { recursive: true });
  const started = performance.now();
  const upright = createStage(code, 480);
  const document = upright.document(await drawPoster(upright, composition, SCALE), SCALE);
  const pixels = await sharp(Buffer.from(document), { density: 72, unlimited: true }).flatten({ background: '#000' }).png({ compressionLevel: 1 }).toBuffer();
  if (process.env.POSTER_PREVIEW) await sharp(pixels).toFile(path.join(process.env.POSTER_PREVIEW, `${code}.png`));
  const large = await avif(sharp(pixels), path.join(folder, 'poster@2x.avif'), 45_000);
  const small = await avif(sharp(pixels).resize(300, 400, { kernel: 'lanczos3' }), path.join(folder, 'poster.avif'), 15_000);
  const across = createStage(`${code}/wide`, 853.3);
  const wideDocument = across.document(await drawPoster(across, composition, 0.8), 0.75);
  const wide = sharp(Buffer.from(wideDocument), { density: 72, unlimited: true }).flatten({ background: '#000' }).resize(480, 360, { kernel: 'lanczos3' });
  const landscape = await avif(wide, path.join(folder, 'wide.avif'), 18_000);
  console.log(`${code.padEnd(18)} poster ${small} B, 2x ${large} B, wide ${landscape} B, ${Math.round(performance.now() - started)} ms`);
}

const wanted = process.argv.slice(2);
const codes = wanted.length > 0 ? wanted : Object.keys(compositions);
for (const [i, code] of codes.entries()) {
  process.stdout.write(`[${i + 1}/${codes.length}] `);
  await renderGame(code);
}
