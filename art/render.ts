/**
 * Renders the symbols of house slots with Blender and delivers the sheets that the games read.
 *
 *   node art/render.ts <game> [symbol…] [--preview] [--size 288] [--samples 32]
 *
 * A preview is small and goes to the cache only. Symbols are rendered again only if their recipe, or a part of the
 * library that it uses, has changed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions } from 'sharp';
import { CACHE, draw, MASTERS } from './blender.ts';

const GAMES = path.join(import.meta.dirname, '../games');
const FRAME = 256;
const COLUMNS = 4;
const LIMIT_BYTES = 300_000;

const { values, positionals } = parseArgs({
  options: {
    preview: { type: 'boolean', default: false },
    size: { type: 'string', default: '288' },
    samples: { type: 'string', default: '32' },
  },
  allowPositionals: true,
});
const [game, ...only] = positionals;
if (!game) throw new Error('Name a game: node art/render.ts <game> [symbol…] [--preview]');

const quality = values.preview
  ? { size: '128', samples: '12' }
  : { size: values.size, samples: values.samples };

function folderOf(code: string): string {
  return path.join(values.preview ? path.join(CACHE, 'preview') : MASTERS, code);
}

type Trimmed = { pixels: Buffer; width: number; height: number };

/** Cuts the empty border off and fits the picture into a box; heavy squares are made a little smaller than thin figures. */
async function fitted(file: string, width: number, height: number, fill: number): Promise<Trimmed> {
  const cut = await sharp(file).trim({ threshold: 24 }).png().toBuffer({ resolveWithObject: true });
  const { data } = await sharp(cut.data).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const area = data.reduce((sum, alpha) => sum + alpha / 255, 0);
  const scale = Math.min(
    width / cut.info.width,
    height / cut.info.height,
    (Math.sqrt(width * height) * fill) / Math.sqrt(area),
  );
  const w = Math.round(cut.info.width * scale);
  const h = Math.round(cut.info.height * scale);
  const pixels = await sharp(cut.data).resize(w, h, { kernel: 'lanczos3', fit: 'fill' }).png().toBuffer();
  return { pixels, width: w, height: h };
}

/** A symbol in its frame, centred, with its ribbon below if it has one. */
async function frameOf(code: string, id: string, banner: string | undefined): Promise<Buffer> {
  const empty = sharp({ create: { width: FRAME, height: FRAME, channels: 4, background: '#0000' } });
  const file = path.join(folderOf(code), `${id}.png`);
  const room = banner ? FRAME - 34 : FRAME - 6;
  const picture = await fitted(file, FRAME - 6, room, 0.92);
  const layers: OverlayOptions[] = [
    {
      input: picture.pixels,
      left: Math.round((FRAME - picture.width) / 2),
      top: Math.round(banner ? (room - picture.height) / 2 + 2 : (FRAME - picture.height) / 2),
    },
  ];
  if (banner) {
    const ribbon = await fitted(path.join(MASTERS, 'banners', `${banner}.png`), FRAME - 4, 66, 2);
    const left = Math.round((FRAME - ribbon.width) / 2);
    const top = FRAME - ribbon.height - 2;
    const dark = await sharp(ribbon.pixels).extractChannel('alpha').linear(0.7, 0).toBuffer();
    const shade = await sharp({
      create: { width: ribbon.width, height: ribbon.height, channels: 3, background: '#000' },
    })
      .joinChannel(dark)
      .extend({ top: 6, bottom: 0, left: 6, right: 6, background: '#0000' })
      .blur(4)
      .png()
      .toBuffer();
    const width = Math.min(FRAME, ribbon.width + 12);
    const cropped = await sharp(shade)
      .resize(width, ribbon.height + 6, { fit: 'cover' })
      .png()
      .toBuffer();
    layers.push({ input: cropped, left: Math.round((FRAME - width) / 2), top: top - 6 });
    layers.push({ input: ribbon.pixels, left, top });
  }
  return empty.composite(layers).png().toBuffer();
}

async function bannerOf(code: string, id: string): Promise<string | undefined> {
  const note: unknown = JSON.parse(await readFile(path.join(folderOf(code), `${id}.json`), 'utf8'));
  if (typeof note !== 'object' || note === null || !('banner' in note)) return undefined;
  return typeof note.banner === 'string' ? note.banner : undefined;
}

/** Every symbol of a game in the order of its definition. */
async function symbolsOf(code: string): Promise<string[]> {
  const text = await readFile(path.join(GAMES, code, 'definition.ts'), 'utf8');
  return [...text.matchAll(/\{ id: '([^']+)', name:/g)].flatMap(([, id]) => (id ? [id] : []));
}

async function contactSheet(
  frames: ReadonlyMap<string, Buffer>,
  colour: string,
  file: string,
): Promise<void> {
  const cell = 104;
  const small = await Promise.all(
    [...frames.values()].map((frame) => sharp(frame).resize(96, 96).toBuffer()),
  );
  const rows = Math.ceil(small.length / 6);
  await sharp({ create: { width: cell * 6, height: cell * rows, channels: 4, background: colour } })
    .composite(
      small.map((input, i) => ({ input, left: (i % 6) * cell + 4, top: Math.floor(i / 6) * cell + 4 })),
    )
    .png()
    .toFile(file);
}

await mkdir(CACHE, { recursive: true });
if (!values.preview) await draw('banners', folderOf('banners'), { size: '288', samples: '32' });
await draw(game, folderOf(game), quality, only);
if (game !== 'banners') {
  const frames = new Map<string, Buffer>();
  const wanted = values.preview && only.length > 0 ? only : await symbolsOf(game);
  for (const id of wanted) frames.set(id, await frameOf(game, id, await bannerOf(game, id)));
  const scene = await readFile(path.join(GAMES, game, 'scene.ts'), 'utf8');
  const colour = /reelBottom: '(#\w+)'/.exec(scene)?.[1] ?? '#201030';
  await contactSheet(frames, colour, path.join(CACHE, `${game}.png`));
  if (!values.preview) await deliver(game, frames);
}

/** Writes the sheet that the game's client loads, and where each symbol lies on it. */
async function deliver(code: string, pictures: ReadonlyMap<string, Buffer>): Promise<void> {
  const layers: OverlayOptions[] = [];
  const frames: Record<string, { frame: { x: number; y: number; w: number; h: number } }> = {};
  for (const [i, [id, input]] of [...pictures].entries()) {
    const x = (i % COLUMNS) * FRAME;
    const y = Math.floor(i / COLUMNS) * FRAME;
    layers.push({ input, left: x, top: y });
    frames[id] = { frame: { x, y, w: FRAME, h: FRAME } };
  }
  const extent = { w: COLUMNS * FRAME, h: Math.ceil(pictures.size / COLUMNS) * FRAME };
  const pixels = await sharp({
    create: { width: extent.w, height: extent.h, channels: 4, background: '#0000' },
  })
    .composite(layers)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const folder = path.join(GAMES, code, 'art');
  let bytes = Number.POSITIVE_INFINITY;
  for (let quality = 88; bytes > LIMIT_BYTES && quality > 40; quality -= 6) {
    const written = await sharp(pixels)
      .webp({ quality, effort: 6, alphaQuality: 90, smartSubsample: true })
      .toFile(path.join(folder, 'symbols.webp'));
    bytes = written.size;
  }
  const description = {
    frames,
    meta: { image: 'symbols.webp', format: 'RGBA8888', size: extent, scale: '1' },
  };
  await writeFile(path.join(folder, 'symbols.json'), `${JSON.stringify(description, null, 2)}\n`);
  console.log(`SHEET ${code}: ${pictures.size} symbols, ${bytes} B`);
}
