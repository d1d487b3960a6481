/**
 * Photographs moments of the live tables in three sizes, and lays them out on one sheet a table: `npm run shots:live`.
 * The client must have been built.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { oddsGames } from '../../games/kinds/live/games.ts';
import { quickTiming } from '../../games/server/testing/live-house.ts';
import { startTestHouse } from '../../games/server/testing/house.ts';
import { launchChromium } from '../../tests/browser.ts';
import setUpPostgres from '../../tests/global-setup.ts';
import { beginScript } from '../command/command.ts';
import { moments } from './live-moments.ts';
import { scriptLive } from '../../games/server/testing/scripted-live.ts';
import type { Photograph } from './photograph.ts';
import { layOut } from './sheet.ts';

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  landscape: { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;
const codes = oddsGames.map(({ code }) => code);

const values = beginScript(
  `npm run shots:live -- [--to <directory>] [--games <codes>] [--size phone,desktop] [--moment open,won] [--lang en] [--density 1] [--calm]

Photographs moments of the live tables into .cache/shots/live/<code>, with one sheet a table. --calm asks for reduced motion.`,
  {
    to: { type: 'string', default: '.cache/shots/live' },
    games: { type: 'string', default: codes.join() },
    size: { type: 'string', default: Object.keys(sizes).join() },
    moment: { type: 'string', default: Object.keys(moments).join() },
    lang: { type: 'string', default: 'en' },
    density: { type: 'string', default: '1' },
    calm: { type: 'boolean', default: false },
  },
);
const wanted = Object.entries(sizes).filter(([name]) => values.size.split(',').includes(name));
const stopPostgres = await setUpPostgres();
// The house's own draws stay open: what is seen of draws is told by the script.
const house = await startTestHouse({
  draws: { games: [...codes], liveTiming: { ...quickTiming, betting_ms: 3_600_000 } },
  isPublic: true,
});
const browser = await launchChromium();

const launch = (code: string): Promise<string> =>
  house.launch(code, false, house.user, 'EUR', { jurisdiction: 'MT', lang: values.lang });

async function photograph(code: string, name: string, directory: string): Promise<Photograph> {
  const files = wanted.map(async ([size, options]) => {
    const context = await browser.newContext({
      ...options,
      deviceScaleFactor: Number(values.density),
      reducedMotion: values.calm ? 'reduce' : 'no-preference',
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(code, name, size, error.message));
    const table = await scriptLive(page, code);
    await page.goto(`${house.url()}/play/${code}#session=${await launch(code)}`);
    await page.locator('.main-button').first().waitFor();
    const stands_ms = await moments[name]?.(table, page);
    await page.waitForTimeout(stands_ms ?? 0);
    const file = `${name}-${size}.png`;
    await page.screenshot({ path: join(directory, file) });
    await context.close();
    return file;
  });
  return { title: name, files: await Promise.all(files) };
}

try {
  for (const code of values.games.split(',')) {
    const directory = join(values.to, code);
    await mkdir(directory, { recursive: true });
    const photographs: Photograph[] = [];
    for (const name of values.moment.split(',')) photographs.push(await photograph(code, name, directory));
    const viewports = wanted.map(([, { viewport }]) => viewport);
    console.log(await layOut(browser, code, directory, photographs, viewports));
  }
} finally {
  await browser.close();
  await house.close();
  await stopPostgres?.();
}
