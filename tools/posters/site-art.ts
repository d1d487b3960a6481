import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { emoji3dFile } from './icons.ts';
import { textPath } from './lettering.ts';
import { glint, glow, motes } from './light.ts';
import { prop } from './objects.ts';
import { createStage, STAGE_HEIGHT } from './stage.ts';

const ART = path.join(import.meta.dirname, '../../site/public/art');

/** A picture for an empty state: one large thing, one or two small ones, and the colour of the light. */
type StateArt = {
  hero: string;
  beside: readonly (readonly [emoji: string, x: number, y: number, size: number, turn: number])[];
  light: string;
};

const states: Record<string, StateArt> = {
  'empty-history': {
    hero: '🧾',
    beside: [
      ['🪙', 486, 430, 150, 12],
      ['⏳', 150, 450, 150, -10],
    ],
    light: '#ffd27a',
  },
  'empty-games': {
    hero: '🎰',
    beside: [
      ['🎲', 500, 440, 150, 14],
      ['🔍', 140, 430, 170, -8],
    ],
    light: '#ff8ad0',
  },
  'empty-inbox': {
    hero: '📬',
    beside: [
      ['✨', 500, 170, 130, 0],
      ['✉️', 486, 450, 150, 12],
    ],
    light: '#8ac4ff',
  },
  'not-found': {
    hero: '🗺️',
    beside: [
      ['🧭', 486, 420, 180, 10],
      ['📍', 180, 150, 140, -12],
    ],
    light: '#9dff9a',
  },
  offline: {
    hero: '🔌',
    beside: [
      ['📡', 486, 430, 170, 6],
      ['⚡', 150, 180, 130, -10],
    ],
    light: '#ffb347',
  },
  maintenance: {
    hero: '🛠️',
    beside: [
      ['⚙️', 490, 200, 160, 10],
      ['🚧', 150, 450, 170, -6],
    ],
    light: '#ffe14d',
  },
};

/** The lobby's categories by their code, and the lists beside them. */
const categories: Record<string, string> = {
  hot: '🔥',
  featured: '🌟',
  popular: '🏆',
  new: '🆕',
  recent: '🕘',
  favourite: '❤️',
  all: '🎮',
  slot_game: '🎰',
  casino: '🃏',
  hash_game: '🔗',
  sportsbook: '⚽',
  fishing: '🐠',
  poker: '🎴',
  sabong: '🐓',
  lottery: '🎟️',
  horse_racing: '🏇',
  bingo: '🎱',
  arcade: '🕹️',
  crash: '🚀',
};

/** Prizes and machines of the minigames. */
const minigames: Record<string, string> = {
  spin: '🎡',
  'prize-box': '🎁',
  'daily-gift': '📅',
  trophy: '🏆',
  coins: '🪙',
  mission: '🎯',
  referral: '🤝',
  vip: '👑',
};

async function statePicture(name: string, art: StateArt): Promise<number> {
  const stage = createStage(name, STAGE_HEIGHT);
  const middle = { x: 320, y: 310 };
  let body =
    glow(stage, middle, 310, art.light, 0.5) +
    `<ellipse cx="320" cy="540" rx="180" ry="26" fill="#000" opacity=".3" filter="${stage.soft(10)}"/>`;
  body += await prop(stage, art.hero, middle, 380);
  for (const [emoji, x, y, size, turn] of art.beside) body += await prop(stage, emoji, { x, y }, size, turn);
  body +=
    motes(stage, 14, art.light, { top: 60, bottom: 500, largest: 5 }) +
    glint(stage, { x: 470, y: 120 }, 26) +
    glint(stage, { x: 130, y: 280 }, 18);
  const document = stage.document(body, 0.5);
  const file = path.join(ART, `${name}.webp`);
  for (let quality = 82; ; quality -= 8) {
    const picture = sharp(Buffer.from(document), { density: 72 })
      .resize(240, 240)
      .webp({ quality, alphaQuality: quality - 20, effort: 6 });
    const { size } = await picture.toFile(file);
    if (size <= 12_000 || quality < 30) return size;
  }
}

/** A payment method's tile: 192 × 120, a dark or bright card with a picture and a word. */
async function paymentTile(
  file: string,
  emoji: string,
  word: string,
  colours: readonly [string, string],
): Promise<void> {
  const stage = createStage(file, 1024);
  const text = textPath(word, 'russo-one', 128, 6);
  const fit = Math.min(1, 900 / text.width);
  let body = `<rect x="6" y="6" width="1012" height="628" rx="90" fill="${stage.linear(
    [
      [0, colours[0]],
      [1, colours[1]],
    ],
    0,
    0,
    1,
    1,
  )}"/><path d="M6 300Q512 120 1018 260V96A90 90 0 0 0 928 6H96A90 90 0 0 0 6 96Z" fill="#fff" opacity=".1"/>`;
  body += await prop(stage, emoji, { x: 512, y: 240 }, 360);
  body += `<path transform="translate(512 530) scale(${fit.toFixed(3)})" d="${text.data}" fill="#fff"/>`;
  const picture = sharp(Buffer.from(stage.document(body, 0.4)), { density: 72 }).resize(192, 120);
  await (
    file.endsWith('.png')
      ? picture.png({ palette: true, compressionLevel: 9 })
      : picture.webp({ quality: 84, effort: 6 })
  ).toFile(path.join(ART, 'payment', file));
}

async function smallPictures(
  folder: string,
  pictures: Record<string, string>,
  size_px: number,
): Promise<void> {
  await mkdir(path.join(ART, folder), { recursive: true });
  for (const [name, emoji] of Object.entries(pictures)) {
    await sharp(emoji3dFile(emoji))
      .resize(size_px, size_px)
      .webp({ quality: 84, effort: 6 })
      .toFile(path.join(ART, folder, `${name}.webp`));
  }
}

/** Renders the site's own small pictures: empty states, categories, minigames, payment methods. */
export async function renderSiteArt(): Promise<void> {
  await mkdir(path.join(ART, 'payment'), { recursive: true });
  for (const [name, art] of Object.entries(states))
    console.log(`${name}: ${await statePicture(name, art)} B`);
  await smallPictures('category', categories, 96);
  await smallPictures('minigame', minigames, 128);
  await paymentTile('sandbox.webp', '💳', 'SANDBOX', ['#3a6af0', '#0a1a5a']);
  await paymentTile('bank.webp', '🏦', 'BANK', ['#1fa07a', '#063a3a']);
  await paymentTile('manual.png', '💵', 'MANUAL', ['#5a6478', '#1c2230']);
}
