/**
 * Photographs moments of the crash games in three sizes, and lays them out on one sheet a game: `npm run shots:crash`.
 * The client must have been built.
 */
import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crashGames } from '../../games/kinds/crash/games.ts';
import { defaultTiming } from '../../games/server/draws/timing.ts';
import { connectCrash } from '../../games/server/testing/crash-client.ts';
import { startTestHouse } from '../../games/server/testing/house.ts';
import { launchChromium } from '../../tests/browser.ts';
import setUpPostgres from '../../tests/global-setup.ts';
import { beginScript } from '../command/command.ts';
import { moments } from './crash-moments.ts';
import { scriptRoom } from '../../games/server/testing/scripted-room.ts';
import type { Photograph } from './photograph.ts';
import { layOut } from './sheet.ts';

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  landscape: { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;
const codes = crashGames.map(({ code }) => code);

const values = beginScript(
  `npm run shots:crash -- [--to <directory>] [--games <codes>] [--size phone,desktop] [--moment rising,won] [--lang en] [--density 1] [--calm]

Photographs moments of the crash games into .cache/shots/crash/<code>, with one sheet a game. --calm asks for reduced motion.`,
  {
    to: { type: 'string', default: '.cache/shots/crash' },
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
  draws: { games: [...codes], timing: { ...defaultTiming, betting_ms: 3_600_000 } },
  isPublic: true,
});
const browser = await launchChromium();

const launch = (code: string): Promise<string> =>
  house.launch(code, false, house.user, 'EUR', { jurisdiction: 'MT', lang: values.lang });

/** A few flights that are really flown, so that the player's bets are not empty. */
async function flyFew(code: string): Promise<void> {
  const client = await connectCrash(house.url(), house.publicUrl, await launch(code));
  for (const target of [102, 101, 103]) {
    const bet_id = randomUUID();
    client.send({ type: 'solo_bet', bet_id, bet_minor: '100000', wager: { auto_cash_out: target } });
    await client.hear(
      'flight',
      ({ flight }) => flight.bet_id === bet_id && (flight.state === 'cashed_out' || flight.state === 'lost'),
    );
    await new Promise((resolve) => {
      setTimeout(resolve, client.snapshot.min_cycle_ms);
    });
  }
  await client.close();
}

async function photograph(code: string, name: string, directory: string): Promise<Photograph> {
  const files = wanted.map(async ([size, options]) => {
    const context = await browser.newContext({
      ...options,
      deviceScaleFactor: Number(values.density),
      reducedMotion: values.calm ? 'reduce' : 'no-preference',
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(code, name, size, error.message));
    const room = await scriptRoom(page);
    await page.goto(`${house.url()}/play/${code}#session=${await launch(code)}`);
    await page.locator('.main-button').first().waitFor();
    const stands_ms = await moments[name]?.(room, page);
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
    await flyFew(code);
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
