import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import type { BrowserContext } from 'playwright-core';
import sharp from 'sharp';
import { launchChromium } from '../../tests/browser.ts';
import { beginScript, UsageError } from '../command/command.ts';
import { demoBrands } from '../demo-brands.ts';
import { bonusesAreSwept, liveADay, ownExamples, signInDemoPlayer } from './demo-player.ts';
import { findSite } from './find-site.ts';
import { galleryHomes } from './gallery-homes.ts';
import { openSize, settle, sizes } from './photograph.ts';
import { siteRoutes } from './site-routes.ts';

/**
 * `npm run shots:stable`: whether a page looks the same each time. Photographs every home in each of its palettes, and the pages by
 * which templates are told apart, in both sizes and several times over, with time, animation and data standing still, and compares
 * the pictures with those of the first time. Exits with 1 where a pixel differs; both pictures and what differs are then in
 * `.cache/shots/stable/`. Only pages that look the same each time can be held against what they looked like before a change.
 */
const values = beginScript(
  `npm run shots:stable -- [--runs 3] [--template <code>]

Photographs homes in all palettes and eight more pages of each template several times, and compares them pixel by pixel; of the Marquee at
SITE_URL, or of one of its own.`,
  { runs: { type: 'string', default: '3' }, template: { type: 'string', multiple: true } },
);
const runs = Number(values.runs);
if (!Number.isSafeInteger(runs) || runs < 2) throw new UsageError('--runs takes a whole number from 2 on');

const innerPages = [
  '/slots',
  '/promotions',
  '/deposit',
  '/vip',
  '/bet-history',
  '/login',
  '/account',
  '/fairness',
];
/** As long as a page may take to load everything it shows. */
const patience_ms = 30_000;
/** How many pages are open at once. */
const tabs = 3;
/** What comes by a clock of its own: dialogs, the icons that float over a page, and windows of other sites. */
const still = 'dialog, iframe, [class$="_area"] { display: none !important; }';
/**
 * The difference from which a pixel counts, of 1 for black against white; Playwright's default. Posters that the browser makes smaller
 * are not rounded alike at each load.
 */
const threshold = 0.2;
const directory = fileURLToPath(new URL('../../.cache/shots/stable/', import.meta.url));

/** A page in one size. */
interface View {
  readonly name: string;
  readonly address: string;
  readonly context: BrowserContext;
}

interface Picture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const closers: (() => Promise<unknown>)[] = [];
let differing = 0;
let compared = 0;
try {
  const siteUrl = await findSite(closers);
  const browser = await launchChromium();
  closers.push(() => browser.close());
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const homes = await galleryHomes(browser, siteUrl);
  // One moment for all: what counts down, or says how long ago something was, would change with it.
  const now = new Date();
  for (const { template, host } of await demoBrands()) {
    if (values.template && !values.template.includes(template)) continue;
    const origin = new URL(siteUrl);
    origin.hostname = host;
    const player = await signInDemoPlayer(origin.origin);
    await liveADay(player);
    await bonusesAreSwept(player);
    const routes = siteRoutes(await ownExamples(origin.origin));
    const views: View[] = [];
    for (const size of sizes) {
      const visitor = await openSize(browser, size);
      const signedIn = await openSize(browser, size, player);
      for (const context of [visitor, signedIn]) await context.clock.setFixedTime(now);
      for (const home of homes.filter((one) => one.template === template)) {
        const name = `${template}-home-${home.palette}-${size.name}`;
        views.push({ name, address: home.address, context: visitor });
      }
      for (const page of innerPages) {
        const route = routes.find(({ pattern }) => pattern === page);
        if (!route) throw new Error(`The site has no page ${page}`);
        views.push({
          name: `${template}${page.replaceAll('/', '-')}-${size.name}`,
          address: new URL(route.address, player.origin).href,
          context: route.audience === 'players' ? signedIn : visitor,
        });
      }
    }
    await compareRuns(views);
    console.log(`${template}: ${views.length} pictures, ${runs} times; ${differing} differ so far`);
    for (const context of new Set(views.map((view) => view.context))) await context.close();
  }
} finally {
  for (const close of closers.toReversed()) await close();
}
console.log(
  differing === 0
    ? `All ${compared} comparisons show the same picture.`
    : `${differing} of ${compared} comparisons differ: see ${directory}`,
);
process.exitCode = differing === 0 ? 0 : 1;

/** Photograph views as often as asked for, each time all of them, and hold every later picture against the first. */
async function compareRuns(views: readonly View[]): Promise<void> {
  const first = new Map<View, Picture>();
  for (let run = 1; run <= runs; run += 1) {
    const queue = [...views];
    const work = async (): Promise<void> => {
      for (let view = queue.shift(); view; view = queue.shift()) {
        const picture = await photograph(view);
        const before = first.get(view);
        if (before) await compare(view, before, picture);
        else first.set(view, picture);
      }
    };
    await Promise.all(Array.from({ length: tabs }, work));
  }
}

async function photograph({ context, address }: View): Promise<Picture> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience_ms);
  await page.goto(address);
  await page.mouse.move(page.viewportSize()?.width ?? 0, 0);
  await settle(page);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide', style: still });
  await page.close();
  const { data, info } = await sharp(taken).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function compare({ name }: View, before: Picture, after: Picture): Promise<void> {
  compared += 1;
  const { width, height } = before;
  const difference = Buffer.alloc(before.data.length);
  const pixels =
    after.width === width && after.height === height
      ? pixelmatch(before.data, after.data, difference, width, height, { threshold })
      : width * height;
  if (pixels === 0) return;
  differing += 1;
  console.log(`${name}: ${pixels} pixels differ`);
  const raw = { raw: { width, height, channels: 4 as const } };
  for (const [kind, data] of Object.entries({ before: before.data, after: after.data, difference })) {
    if (data.length !== before.data.length) continue;
    await writeFile(join(directory, `${name}-${kind}.png`), await sharp(data, raw).png().toBuffer());
  }
}
