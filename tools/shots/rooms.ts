/**
 * Photographs a whole round of the lotteries, bingo, bouts, races and fishing, as it is played in a house, on a phone and a desktop at
 * once, and lays the pictures out on one sheet a game: `npm run shots:rooms`. The client must have been built.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { oddsGames } from '../../games/kinds/live/games.ts';
import type { LiveTiming } from '../../games/server/draws/timing.ts';
import { startTestHouse } from '../../games/server/testing/house.ts';
import { startLiveHouse, startPoolHouse } from '../../games/server/testing/live-house.ts';
import { openFor } from '../../games/server/testing/open-for.ts';
import { launchChromium } from '../../tests/browser.ts';
import setUpPostgres from '../../tests/global-setup.ts';
import { beginScript } from '../command/command.ts';
import type { Photograph } from './photograph.ts';
import { roomJourneys } from './room-journeys.ts';
import { layOut } from './sheet.ts';

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;
const dialogs = ['rules', 'fairness', 'history'];

const values = beginScript(
  `npm run shots:rooms -- [--to <directory>] [--games <codes>] [--lang en]

Photographs a whole round of each room into .cache/shots/rooms/<code>, with one sheet a game.`,
  {
    to: { type: 'string', default: '.cache/shots/rooms' },
    games: { type: 'string', default: Object.keys(roomJourneys).join() },
    lang: { type: 'string', default: 'en' },
  },
);
const stopPostgres = await setUpPostgres();
const browser = await launchChromium();

try {
  for (const code of values.games.split(',')) console.log(await photographRound(code));
} finally {
  await browser.close();
  await stopPostgres();
}

function openHouse(game: string, timing: Partial<LiveTiming> | undefined) {
  if (!timing) return startTestHouse({ isPublic: true });
  const start = oddsGames.some(({ code }) => code === game) ? startLiveHouse : startPoolHouse;
  return start({ game, timing, isPublic: true });
}

async function photographRound(code: string): Promise<string> {
  const journey = roomJourneys[code];
  if (!journey) throw new Error(`There is no room ${code}: ${Object.keys(roomJourneys).join(', ')}`);
  const directory = join(values.to, code);
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const house = await openHouse(code, journey.timing);
  try {
    const pages = await Promise.all(
      Object.entries(sizes).map(async ([size, options]) => {
        const page = await (await browser.newContext(options)).newPage();
        page.on('pageerror', (error) => console.error(code, size, error.message));
        const player = `${code}-${size}`;
        house.operator.balances.set(player, 100_00000n);
        const session = await house.launch(code, false, player, 'EUR', {
          jurisdiction: 'MT',
          lang: values.lang,
        });
        await page.goto(`${house.url()}/play/${code}#session=${session}`);
        await page.locator(journey.ready).waitFor();
        return { size, page };
      }),
    );
    const photographs: Photograph[] = [];
    const photograph = async (title: string): Promise<void> => {
      const files = pages.map(async ({ size, page }) => {
        const file = `${String(photographs.length).padStart(2, '0')}-${title}-${size}.png`;
        await page.screenshot({ path: join(directory, file) });
        return file;
      });
      photographs.push({ title, files: await Promise.all(files) });
    };
    await photograph('opened');
    for (const name of dialogs) {
      for (const { page } of pages) {
        await page.locator(`[data-opens="${name}"]`).first().click();
        await page.locator('dialog[open]').waitFor();
      }
      await photograph(name);
      for (const { page } of pages) await page.keyboard.press('Escape');
    }
    await Promise.all(
      pages.map(async ({ page }) => {
        if (journey.timing) await openFor(page, 16);
        await journey.choose(page);
      }),
    );
    await photograph('chosen');
    if (journey.timing) {
      for (const { page } of pages) {
        await page.locator('.main-button[data-action="place"]').click();
        await page.locator('.main-button[data-action="in"]').waitFor();
      }
    }
    const began = Date.now();
    while (Date.now() - began < journey.lasts_ms) {
      await photograph(`${Math.round((Date.now() - began) / 1000)}s`);
      await pages[0]?.page.waitForTimeout(journey.every_ms);
    }
    const viewports = Object.values(sizes).map(({ viewport }) => viewport);
    return await layOut(browser, code, directory, photographs, viewports);
  } finally {
    await house.close();
  }
}
