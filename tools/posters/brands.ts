import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type Banner, banners } from './brand-banners.ts';
import { type BrandCode, brandLogos, iconSvg, logoSvg, markSvg } from './brand-marks.ts';
import { promotionPicture, promotionSubjects } from './brand-promotions.ts';
import { fitAvif } from './encode.ts';
import { glints, vignette } from './light.ts';
import { chip, flyingCoins, heap } from './objects.ts';
import { standAll } from './poster.ts';
import { scenes } from './scenes/index.ts';
import { createStage, n, type Point, type Stage, STAGE_HEIGHT } from './stage.ts';
import { rouletteWheel } from './wheel.ts';

const BRANDS = path.join(import.meta.dirname, '../../brands');

/** What the brand is called, as its file says it. */
async function nameOf(code: BrandCode): Promise<string> {
  const file: { site_name: string } = JSON.parse(
    await readFile(path.join(BRANDS, code, 'brand.json'), 'utf8'),
  );
  return file.site_name;
}

/** A figure as it is printed: in few tones, with a line round it. */
function inked(stage: Stage, figure: string, outline: string): string {
  const tones = '<feFuncX type="discrete" tableValues="0.02 0.17 0.32 0.47 0.61 0.75 0.89 1"/>';
  const filter = stage.define(
    (id) =>
      `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feColorMatrix in="SourceGraphic" type="saturate" values="1.35" result="rich"/><feComponentTransfer in="rich" result="toned">${['R', 'G', 'B'].map((channel) => tones.replace('X', channel)).join('')}</feComponentTransfer><feComponentTransfer in="SourceAlpha" result="solid"><feFuncA type="linear" slope="9" intercept="-6"/></feComponentTransfer><feMorphology in="solid" operator="dilate" radius="5" result="wide"/><feFlood flood-color="${outline}"/><feComposite in2="wide" operator="in" result="line"/><feMerge><feMergeNode in="line"/><feMergeNode in="toned"/></feMerge></filter>`,
  );
  return `<g filter="${filter}">${figure}</g>`;
}

/** Draws a hero picture. With a shade, the side for the words is darkened. `size` scales the figures. */
async function drawBanner(
  stage: Stage,
  banner: Banner,
  hero: Point,
  size: number,
  scale: number,
  withShade: boolean,
): Promise<string> {
  const scene = scenes[banner.scene];
  const light = { x: hero.x, y: hero.y - 40 };
  let body = (await scene.back(stage, light)) + (await scene.front(stage, light));
  if (banner.coins.heaped > 0)
    body += heap(stage, hero.x, 512, 440 * size, Math.round(banner.coins.heaped * 1.7), 1.45);
  if (banner.wheel)
    body += rouletteWheel(
      stage,
      { x: hero.x, y: hero.y + banner.wheel.down * size },
      banner.wheel.radius * size,
    );
  body += flyingCoins(stage, banner.coins.flying, hero, 200);
  for (const actor of banner.actors) {
    const figure = await standAll(stage, [actor], hero, size, scale);
    body += banner.outline ? inked(stage, figure, banner.outline) : figure;
  }
  for (const stack of banner.chips ?? []) {
    for (let i = 0; i < stack.count; i++)
      body += chip(
        stage,
        { x: hero.x + stack.x * size + (i % 2), y: hero.y + (stack.y - i * 15) * size },
        64 * size,
        stack.hue,
      );
  }
  body += vignette(stage, scene.dark, 0.3, 0.35) + glints(stage, 22, banner.glint, 30, 520, 20);
  if (!withShade) return body;
  const shade = stage.linear(
    [
      [0, scene.dark, 0.94],
      [0.26, scene.dark, 0.76],
      [0.44, scene.dark, 0.24],
      [0.56, scene.dark, 0],
    ],
    0,
    0,
    1,
    0,
  );
  return `${body}<rect width="${n(stage.width)}" height="${STAGE_HEIGHT}" fill="${shade}"/>`;
}

async function picture(
  seed: string,
  banner: Banner,
  width_px: number,
  height_px: number,
  middle: number,
  size: number,
  withShade = true,
): Promise<Sharp> {
  const scale = height_px / STAGE_HEIGHT;
  const stage = createStage(seed, width_px / scale);
  const body = await drawBanner(stage, banner, { x: stage.width * middle, y: 268 }, size, scale, withShade);
  const png = await sharp(Buffer.from(stage.document(body, scale)), { density: 72, unlimited: true })
    .flatten({ background: '#000' })
    .resize(width_px, height_px, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(png);
}

/** Renders a brand's logo, icons, share picture and hero pictures. */
export async function renderBrand(code: BrandCode): Promise<void> {
  const folder = path.join(BRANDS, code, 'art');
  await mkdir(folder, { recursive: true });
  const name = await nameOf(code);
  const logo = brandLogos[code]();
  await writeFile(path.join(folder, 'logo.svg'), logoSvg(logo, name));
  await writeFile(path.join(folder, 'mark.svg'), markSvg(logo, name));
  await writeFile(path.join(folder, 'favicon.svg'), iconSvg(logo, name));
  await sharp(Buffer.from(iconSvg(logo, name)), { density: 72 * (180 / 128) })
    .resize(180, 180)
    .png({ palette: true })
    .toFile(path.join(folder, 'favicon.png'));
  for (const [i, banner] of banners[code].entries()) {
    const wide = await picture(`${code}/${i}`, banner, 1600, 600, 0.7, 1.1, banner.isShaded);
    const wideBytes = await fitAvif(
      wide,
      path.join(folder, `banner-${i + 1}.avif`),
      banner.most_bytes ?? 60_000,
      {
        // A light picture gives up fine colour before fine drawing.
        chromaSubsampling: banner.most_bytes ? '4:2:0' : '4:4:4',
      },
    );
    const narrow = await picture(`${code}/${i}/narrow`, banner, 780, 640, 0.64, 0.92, banner.isShaded);
    const narrowBytes = await fitAvif(
      narrow,
      path.join(folder, `banner-${i + 1}-mobile.avif`),
      Math.min(banner.most_bytes ?? 30_000, 30_000),
      {
        chromaSubsampling: '4:2:0',
      },
    );
    console.log(`${code} banner ${i + 1}: ${wideBytes} B, mobile ${narrowBytes} B`);
  }
  const [first] = banners[code];
  const share = await picture(`${code}/share`, first, 1200, 630, 0.73, 0.9, first.isShaded);
  const wordmark = await sharp(Buffer.from(logoSvg(logo, name)), { density: 160 })
    .resize({ width: 470 })
    .png()
    .toBuffer();
  // On a picture without a dark side the wordmark has a card of its own.
  const card = first.isShaded === false ? [{ input: cardSvg(logo.ground[0]), left: 24, top: 230 }] : [];
  await share
    .composite([...card, { input: wordmark, left: 52, top: 262 }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path.join(folder, 'share.jpg'));
}

function cardSvg(colour: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="526" height="190"><rect width="526" height="190" rx="28" fill="${colour}" fill-opacity=".95"/></svg>`,
  );
}

/** Renders the pictures of a brand's promotions. */
export async function renderPromotions(code: BrandCode): Promise<number[]> {
  const bytes: number[] = [];
  const most_bytes = banners[code][0].most_bytes ?? 32_000;
  for (const subject of promotionSubjects) {
    const seed = `${code}/promotion/${subject}`;
    const drawn = await picture(seed, promotionPicture(code, subject), 960, 480, 0.5, 1, false);
    const file = path.join(BRANDS, code, 'art', `promotion-${subject}.avif`);
    bytes.push(await fitAvif(drawn, file, most_bytes, { chromaSubsampling: '4:2:0' }));
  }
  return bytes;
}

/** The demo brands that have art. */
export const brandCodes: readonly BrandCode[] = Object.keys(brandLogos).filter(isBrandCode);

function isBrandCode(code: string): code is BrandCode {
  return Object.hasOwn(brandLogos, code);
}
