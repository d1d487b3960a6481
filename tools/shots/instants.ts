/**
 * Photographs the instant games at rest, in play, after a reload in play, at a loss, a win and a big win, with their dialogs open, and
 * with the line lost: `npm run shots:instants`. It builds the client where it is stale, and plays against a house of its own.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { soloGames } from '../../games/kinds/instant/games.ts';
import { startTestHouse } from '../../games/server/testing/house.ts';
import type { FoundSeeds } from '../../games/server/testing/planted-seeds.ts';
import { launchChromium } from '../../tests/browser.ts';
import setUpPostgres from '../../tests/global-setup.ts';
import { beginScript } from '../command/command.ts';
import { BUILDS, buildStale } from '../start/build.ts';
import { type Moment, planOf, seedsFor } from './instant-moments.ts';
import { type Figure, layOutFigures } from './sheet.ts';

/** Each with the height of its pictures on the sheet. */
const sizes = {
  portrait: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, sheet_px: 600 },
  landscape: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, sheet_px: 310 },
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false, sheet_px: 430 },
} as const;
type Size = keyof typeof sizes;

const values = beginScript(
  `npm run shots:instants -- [--to <directory>] [--games <codes>] [--size portrait,landscape] [--calm]

Photographs the instant games into .cache/shots/instants, with one sheet of each game. --calm asks for reduced motion.`,
  {
    to: { type: 'string', default: '.cache/shots/instants' },
    games: { type: 'string', default: soloGames.map(({ code }) => code).join() },
    size: { type: 'string', default: Object.keys(sizes).join() },
    calm: { type: 'boolean', default: false },
  },
);
const directory = values.to;
const wantedSizes = values.size.split(',');
/** From the result until its picture: what celebrates it has come by then. */
const celebrated_ms = 750;
/** A step has turned by then. */
const turned_ms = 500;

const mainButton = (page: Page, action: string) =>
  page.locator(`.main-button[data-action="${action}"][aria-disabled="false"]`);

type House = Awaited<ReturnType<typeof startTestHouse>>;

/** Opens a game as a player of its own, in a language. */
async function open(
  browser: Browser,
  house: House,
  { code, size, lang, seeds }: { code: string; size: Size; lang: string; seeds: FoundSeeds },
): Promise<Page> {
  const player = `pictures-${code}-${size}-${lang}`;
  house.operator.balances.set(player, 1_000_00000n);
  await house.plantFoundSeeds(player, code, seeds);
  const session = await house.launch(code, false, player, 'EUR', { jurisdiction: 'MT', lang });
  const { viewport, hasTouch, isMobile } = sizes[size];
  const context = await browser.newContext({
    viewport,
    hasTouch,
    isMobile,
    reducedMotion: values.calm ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(code, size, error.message));
  await page.goto(`${house.url()}/play/${code}#session=${session}`);
  await mainButton(page, 'bet').waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Plays a round to its end, and photographs it on the way where asked. */
async function play(page: Page, moment: Moment, inMotion: () => Promise<void>): Promise<void> {
  const ended = page.locator('.results li');
  const before = await ended.count();
  await moment.choose?.(page);
  await mainButton(page, 'bet').click();
  if (moment.steps.length === 0) await inMotion();
  for (const [index, { press }] of moment.steps.entries()) {
    await page.locator('.board.is-in_play').waitFor();
    if (index === moment.steps.length - 1) await inMotion();
    await press(page);
  }
  if (moment.steps.length > 0 && moment.name !== 'loss') await mainButton(page, 'cash_out').click();
  await ended.nth(before).waitFor();
}

async function photographGame(browser: Browser, house: House, code: string, size: Size): Promise<Figure[]> {
  const { viewport, sheet_px } = sizes[size];
  const figures: Figure[] = [];
  const shoot = async (page: Page, moment: string): Promise<void> => {
    const file = `${code}-${moment}-${size}.png`;
    await page.screenshot({ path: join(directory, file) });
    const width = Math.round((viewport.width * sheet_px) / viewport.height);
    figures.push({ caption: `${moment} ${size}`, pictures: [{ file, width, height: sheet_px }] });
  };
  const { moments, inMotion_ms } = planOf(code);
  const seeds = seedsFor(code);
  const page = await open(browser, house, { code, size, lang: 'en', seeds });
  await shoot(page, 'idle');
  for (const [index, moment] of moments.entries()) {
    await play(page, moment, async () => {
      const isShot = inMotion_ms > 0 ? index === 0 : moment.name === 'win';
      if (!isShot) return;
      await page.waitForTimeout(inMotion_ms || turned_ms);
      await shoot(page, 'play');
      if (moment.steps.length === 0) return;
      await page.reload();
      await page.locator('.notice:not(:empty)').waitFor();
      await page.waitForTimeout(turned_ms);
      await shoot(page, 'resumed');
    });
    await page.waitForTimeout(celebrated_ms);
    await shoot(page, moment.name);
  }
  for (const dialog of ['rules', 'fairness', 'history']) {
    await page.locator(`[data-opens="${dialog}"]`).click();
    await page.locator('.sheet').waitFor();
    await page.waitForTimeout(turned_ms);
    if (dialog === 'history') {
      await page.locator('.round summary').first().click();
      await page.waitForTimeout(turned_ms);
    }
    await shoot(page, dialog);
    await page.keyboard.press('Escape');
  }
  await page.route('**/play-api/begin', (route) => route.abort());
  await mainButton(page, 'bet').click();
  await page.getByRole('alertdialog').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(turned_ms);
  await shoot(page, 'offline');
  await page.context().close();
  const chinese = await open(browser, house, { code, size, lang: 'zh', seeds });
  await shoot(chinese, 'chinese');
  await chinese.context().close();
  return figures;
}

await mkdir(directory, { recursive: true });
await buildStale({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  builds: BUILDS.filter(({ role }) => role === 'games'),
  log: console.log,
});
const stopPostgres = await setUpPostgres();
const house = await startTestHouse();
const browser = await launchChromium();
try {
  for (const code of values.games.split(',')) {
    const figures: Figure[] = [];
    for (const size of ['portrait', 'landscape', 'desktop'] as const) {
      if (!wantedSizes.includes(size)) continue;
      figures.push(...(await photographGame(browser, house, code, size)));
    }
    console.log(await layOutFigures(browser, { title: code, directory, name: `sheet-${code}`, figures }));
  }
} finally {
  await browser.close();
  await house.close();
  await stopPostgres?.();
}
