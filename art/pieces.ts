/**
 * Renders the pieces of the instant games, arcade among them, of crash and of the tables, and lays them where their clients import them.
 *
 *   node art/pieces.ts [--only name,name] [--ready] [--preview] [jeepney|kite|rocket|instants|arcade|penalty|coconut|sky-stack|sabong|races|reef|tables]
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { blend, CACHE, draw, MASTERS } from './blender.ts';

const CLIENTS = path.join(import.meta.dirname, '../games/kinds');

/** Pictures side by side in one file. */
type Piece = {
  symbols: readonly string[];
  /** Pixels of each picture: its larger side when it is trimmed, else its width and height. */
  size: number;
  /** Leaves the picture's own border, so that all frames of a course have one middle. */
  isWhole?: true;
  quality?: number;
  /** Lower for glass, whose clearness is grainy. */
  alphaQuality?: number;
};
/** A scene or a strip of `art/stages`. */
type Ground = { part: string; size: readonly [width: number, height: number]; quality: number };
type Subject = {
  recipes: string;
  folder: string;
  pieces: Record<string, Piece>;
  grounds: Record<string, Ground>;
};

/** Six chips, in the order in which the client gives them out to rising values. */
const chips = ['ivory', 'red', 'blue', 'green', 'black', 'violet'];

/** A horse's gait in three layers, each with all its moments side by side. */
const gaits = (gait: string, moments: number): Record<string, Piece> =>
  Object.fromEntries(
    ['horse', 'plain', 'silks'].map((layer) => [
      `${gait}-${layer}`,
      {
        symbols: Array.from({ length: moments }, (_, moment) => `${gait}-${layer}-${moment}`),
        size: 208,
        isWhole: true,
        quality: 70,
      },
    ]),
  );

const crash = 'crash/client/pictures';
const subjects: Readonly<Record<string, Subject>> = {
  jeepney: {
    recipes: 'crash-jeepney',
    folder: crash,
    pieces: {
      jeepney: { symbols: ['drive'], size: 440 },
      'jeepney-cap': { symbols: ['hub'], size: 56 },
      puff: { symbols: ['puff'], size: 96, quality: 70 },
    },
    grounds: {
      'jeepney-bay': { part: 'wide', size: [1280, 720], quality: 62 },
      'jeepney-houses': { part: 'houses', size: [1200, 440], quality: 60 },
    },
  },
  kite: {
    recipes: 'crash-kite',
    folder: crash,
    pieces: {
      kite: { symbols: ['sail'], size: 280 },
      'kite-bows': { symbols: ['bow-yellow', 'bow-red', 'bow-blue'], size: 48 },
      'kite-child': { symbols: ['child'], size: 200 },
    },
    grounds: {
      'kite-coast': { part: 'wide', size: [1280, 720], quality: 62 },
      'kite-fields': { part: 'fields', size: [1200, 360], quality: 62 },
      'kite-clouds': { part: 'clouds', size: [1080, 192], quality: 60 },
    },
  },
  rocket: {
    recipes: 'crash-rocket',
    folder: crash,
    pieces: {
      rocket: { symbols: ['ship'], size: 380 },
      'rocket-fire': { symbols: ['fire'], size: 200, quality: 70 },
      'rocket-burst': {
        symbols: Array.from({ length: 10 }, (_, frame) => `burst-${String(frame).padStart(2, '0')}`),
        size: 160,
        isWhole: true,
        quality: 46,
      },
      'rocket-shards': { symbols: ['shard-nose', 'shard-fin', 'shard-plate'], size: 64 },
      'rocket-moon': { symbols: ['moon'], size: 260, quality: 76 },
      'rocket-giant': { symbols: ['giant'], size: 320, quality: 74 },
    },
    grounds: {
      'rocket-sky': { part: 'wide', size: [1280, 720], quality: 58 },
      'rocket-planet': { part: 'planet', size: [1152, 369], quality: 48 },
    },
  },
  instants: {
    recipes: 'instants',
    folder: 'instant/client/pictures',
    pieces: {
      gem: { symbols: ['gem'], size: 192 },
      mine: { symbols: ['mine'], size: 192 },
      heads: { symbols: ['heads'], size: 440, quality: 72 },
      tails: { symbols: ['tails'], size: 440, quality: 72 },
      egg: { symbols: ['egg'], size: 160 },
      spikes: { symbols: ['spikes'], size: 160 },
      ball: { symbols: ['ball'], size: 64 },
      hub: { symbols: ['hub'], size: 400 },
      die: { symbols: ['die-white'], size: 120 },
      'card-back': { symbols: ['card-back'], size: 420 },
      'drawn-gem': { symbols: ['gem-violet'], size: 128 },
    },
    grounds: {},
  },
  arcade: {
    recipes: 'arcade',
    folder: 'instant/client/pictures',
    pieces: {
      cat: { symbols: ['cat'], size: 200 },
      'cat-walks': { symbols: ['cat-walks'], size: 200 },
      'cat-umbrella': { symbols: ['cat-umbrella'], size: 280 },
      'night-jeepney': { symbols: ['jeepney'], size: 320, quality: 76 },
      'lantern-cart': { symbols: ['lantern-cart'], size: 280, quality: 76 },
      tricycle: { symbols: ['tricycle'], size: 260, quality: 76 },
    },
    grounds: {},
  },
  penalty: {
    recipes: 'penalty',
    folder: 'instant/client/pictures',
    pieces: {
      'keeper-ready': { symbols: ['keeper-ready'], size: 280 },
      'keeper-glad': { symbols: ['keeper-glad'], size: 280 },
      'keeper-beaten': { symbols: ['keeper-beaten'], size: 280 },
      'keeper-glove': { symbols: ['glove'], size: 120 },
      football: { symbols: ['football'], size: 120 },
    },
    grounds: {},
  },
  coconut: {
    recipes: 'coconut',
    folder: 'instant/client/pictures',
    pieces: {
      'monkey-holds': { symbols: ['monkey-holds'], size: 200 },
      'monkey-drops': { symbols: ['monkey-drops'], size: 200 },
      'monkey-glad': { symbols: ['monkey-glad'], size: 200 },
      coconut: { symbols: ['coconut'], size: 96 },
      'coconut-split': { symbols: ['split'], size: 140 },
      basket: { symbols: ['basket'], size: 160 },
      'basket-full': { symbols: ['basket-full'], size: 160 },
    },
    grounds: {},
  },
  'sky-stack': {
    recipes: 'sky-stack',
    folder: 'instant/client/pictures',
    pieces: {
      'box-heavy': { symbols: ['heavy'], size: 320 },
      'box-normal': { symbols: ['normal'], size: 216 },
      'box-light': { symbols: ['light'], size: 184 },
      'crane-hook': { symbols: ['hook'], size: 128 },
    },
    grounds: {},
  },
  sabong: {
    recipes: 'sabong',
    folder: 'live/client/pictures',
    pieces: {
      meron: { symbols: ['meron'], size: 360 },
      wala: { symbols: ['wala'], size: 360 },
    },
    grounds: {},
  },
  races: {
    recipes: 'race-day',
    folder: 'live/client/pictures',
    pieces: {
      ...gaits('leap', 10),
      ...gaits('step', 8),
    },
    grounds: {},
  },
  reef: {
    recipes: 'reef-raiders',
    folder: 'fish/client/pictures',
    pieces: {
      barrels: { symbols: ['cannon', 'net', 'harpoon'], size: 176, isWhole: true, quality: 80 },
      domes: { symbols: ['dome-own', 'dome-other'], size: 144, isWhole: true, quality: 80 },
    },
    grounds: {
      'reef-wide': { part: 'wide', size: [1120, 630], quality: 66 },
      'reef-tall': { part: 'tall', size: [630, 1120], quality: 66 },
    },
  },
  tables: {
    recipes: 'tables',
    folder: 'table/client/pictures',
    pieces: {
      chips: { symbols: chips.map((name) => `chip-${name}`), size: 128, quality: 80 },
      'chips-low': { symbols: chips.map((name) => `chip-${name}-low`), size: 128, quality: 80 },
      'wheel-bowl': { symbols: ['wheel-bowl'], size: 640, isWhole: true, quality: 70 },
      'wheel-rotor': { symbols: ['wheel-rotor'], size: 446, isWhole: true, quality: 74 },
      'wheel-turret': { symbols: ['wheel-turret'], size: 208, isWhole: true, quality: 76 },
      'wheel-ball': { symbols: ['wheel-ball'], size: 48 },
      dice: {
        symbols: [1, 2, 3, 4, 5, 6].flatMap((face) => [0, 1, 2].map((turn) => `die-${face}-${turn}`)),
        size: 128,
        quality: 78,
      },
      shaker: { symbols: ['shaker'], size: 400, isWhole: true, quality: 76 },
      dome: { symbols: ['dome'], size: 400, isWhole: true, quality: 60, alphaQuality: 40 },
      shoe: { symbols: ['shoe'], size: 280 },
      'fan-tan-cup': { symbols: ['cup'], size: 280 },
      'fan-tan-bead': { symbols: ['bead'], size: 64 },
      'fan-tan-pile': { symbols: ['pile'], size: 320, quality: 76 },
      'fan-tan-stick': { symbols: ['stick'], size: 320 },
      'dealer-button': { symbols: ['dealer'], size: 96 },
      dragon: { symbols: ['dragon'], size: 256, quality: 76 },
      tiger: { symbols: ['tiger'], size: 256, quality: 76 },
    },
    grounds: {},
  },
};

const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string' },
    /** Takes the masters as they are, and writes the files again. */
    ready: { type: 'boolean', default: false },
    /** Small and quick, to the cache only. */
    preview: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const isWanted = (name: string): boolean =>
  values.only === undefined || values.only.split(',').includes(name);
/** A little larger than it is delivered, for the border that is cut off. */
const qualityFor = (size: number) =>
  values.preview
    ? { size: '160', samples: '10' }
    : { size: String(Math.max(96, Math.ceil(size * 1.12))), samples: '32' };

async function frameOf(file: string, { size, isWhole }: Piece): Promise<Buffer> {
  if (isWhole) return sharp(file).resize(size, size, { kernel: 'lanczos3' }).png().toBuffer();
  const trimmed = await sharp(file).trim({ threshold: 24 }).png().toBuffer();
  return sharp(trimmed)
    .resize(size, size, { kernel: 'lanczos3', fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}

/** Lays the frames side by side in cells of one size, which is that of the picture where there is only one. */
async function deliverPiece(masters: string, piece: Piece, target: string): Promise<number> {
  const frames = await Promise.all(
    piece.symbols.map((symbol) => frameOf(path.join(masters, `${symbol}.png`), piece)),
  );
  const sizes = await Promise.all(frames.map((frame) => sharp(frame).metadata()));
  const isAlone = frames.length === 1;
  const [width, height] = isAlone ? [sizes[0]?.width ?? 1, sizes[0]?.height ?? 1] : [piece.size, piece.size];
  const { size } = await sharp({
    create: { width: width * frames.length, height, channels: 4, background: '#0000' },
  })
    .composite(
      frames.map((input, at) => ({
        input,
        left: at * width + Math.round((width - (sizes[at]?.width ?? width)) / 2),
        top: Math.round((height - (sizes[at]?.height ?? height)) / 2),
      })),
    )
    .webp({
      quality: piece.quality ?? 82,
      alphaQuality: piece.alphaQuality ?? 85,
      effort: 6,
      smartSubsample: true,
    })
    .toFile(target);
  return size;
}

for (const [name, { recipes, folder, pieces, grounds }] of Object.entries(subjects)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const masters = values.preview ? path.join(CACHE, 'preview', recipes) : path.join(MASTERS, recipes);
  const target = values.preview ? path.join(CACHE, 'preview', name) : path.join(CLIENTS, folder);
  await mkdir(target, { recursive: true });
  for (const [file, piece] of Object.entries(pieces).filter(([each]) => isWanted(each))) {
    if (!values.ready) await draw(recipes, masters, qualityFor(piece.size), piece.symbols);
    console.log(`PIECE ${file}: ${await deliverPiece(masters, piece, path.join(target, `${file}.webp`))} B`);
  }
  const stages = path.join(CACHE, values.preview ? 'preview' : 'stages', recipes);
  for (const [file, { part, size, quality: best }] of Object.entries(grounds).filter(([each]) =>
    isWanted(each),
  )) {
    const [width, height] = size;
    const rendered = String(values.preview ? 480 : Math.max(width, height));
    if (!values.ready)
      await blend('stage.py', [recipes, stages, rendered, values.preview ? '8' : '16', part]);
    const { size: bytes } = await sharp(path.join(stages, `${part}.png`))
      .resize(width, height, { kernel: 'lanczos3', fit: 'fill' })
      .webp({ quality: best, alphaQuality: 80, effort: 6, smartSubsample: true })
      .toFile(path.join(target, `${file}.webp`));
    console.log(`GROUND ${file}: ${bytes} B`);
  }
}
