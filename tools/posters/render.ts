/**
 * Draws the posters of the house games and what lives in their scenes, and the pictures of the demo brands and the site. Run it again
 * after a change. Everything is seeded, so that unchanged pictures come out the same. Symbols, frames and scenes are rendered
 * by `art`.
 *
 *   node tools/posters/render.ts [--only=posters,wide,life,brands,promotions,site] [game or brand code…]
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { parseArgs } from 'node:util';
import { brandCodes, renderBrand, renderPromotions } from './brands.ts';
import { fitAvif } from './encode.ts';
import { compositions } from './compositions/index.ts';
import { renderLife } from './life.ts';
import { type Composition, drawLandscape, drawPoster } from './poster.ts';
import { renderSiteArt } from './site-art.ts';
import { createStage } from './stage.ts';

const GAMES = path.join(import.meta.dirname, '../../games');

async function pixels(document: string): Promise<Buffer> {
  return sharp(Buffer.from(document), { density: 72, unlimited: true })
    .flatten({ background: '#000' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function compositionOf(code: string): Composition {
  const composition = compositions[code];
  if (!composition) throw new Error(`No composition for a game named ${code}`);
  return composition;
}

async function artFolder(code: string): Promise<string> {
  const folder = path.join(GAMES, code, 'art');
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Renders a game's poster at both sizes; returns their bytes. */
async function renderPoster(code: string): Promise<number[]> {
  const folder = await artFolder(code);
  const upright = createStage(code, 480);
  const picture = await pixels(upright.document(await drawPoster(upright, compositionOf(code), 1.25), 1.25));
  const large = await fitAvif(sharp(picture), path.join(folder, 'poster@2x.avif'), 45_000);
  const small = await fitAvif(
    sharp(picture).resize(300, 400, { kernel: 'lanczos3' }),
    path.join(folder, 'poster.avif'),
    10_000,
    // No screen shows it larger than two thirds of its size, and home pages show a dozen at once.
    { chromaSubsampling: '4:2:0' },
  );
  return [small, large];
}

/** Renders a game's landscape, without lettering; returns its bytes. */
async function renderLandscape(code: string): Promise<number> {
  const across = createStage(`${code}/wide`, 853.3);
  const landscape = await pixels(
    across.document(await drawLandscape(across, compositionOf(code), 0.75), 0.75),
  );
  return fitAvif(
    sharp(landscape).resize(480, 360, { kernel: 'lanczos3' }),
    path.join(await artFolder(code), 'wide.avif'),
    13_000,
    { chromaSubsampling: '4:2:0' },
  );
}

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const wanted = (kind: string): boolean => values.only === undefined || values.only.split(',').includes(kind);
const named = (codes: readonly string[]): string[] =>
  codes.filter((code) => positionals.length === 0 || positionals.includes(code));

async function eachGame(kind: string, render: (code: string) => Promise<number | number[]>): Promise<void> {
  if (!wanted(kind)) return;
  const codes = named(Object.keys(compositions));
  for (const [i, code] of codes.entries()) {
    const started = performance.now();
    const bytes = await render(code);
    console.log(
      `${kind} ${i + 1}/${codes.length} ${code}: ${[bytes].flat().join(', ')} B, ${Math.round(performance.now() - started)} ms`,
    );
  }
}

await eachGame('posters', renderPoster);
await eachGame('wide', renderLandscape);
await eachGame('life', renderLife);
if (wanted('brands')) for (const code of brandCodes) if (named([code]).length > 0) await renderBrand(code);
if (wanted('promotions')) {
  for (const code of named(brandCodes)) {
    const brand = brandCodes.find((one) => one === code);
    if (brand) console.log(`promotions ${code}: ${(await renderPromotions(brand)).join(', ')} B`);
  }
}
if (wanted('site') && positionals.length === 0) await renderSiteArt();
