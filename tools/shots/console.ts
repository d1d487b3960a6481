import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sitesCreate } from '@marquee/contract/operate/sites/create.ts';
import { consoleOf, openConsole } from '../../bench/console-session.ts';
import { launchChromium } from '../../tests/browser.ts';
import { startTestConstellation } from '../../tests/constellation.ts';
import setUpPostgres from '../../tests/global-setup.ts';
import { fillBusyDay, operate } from '../../tests/journeys/console-busy.ts';
import { consoleScreens } from '../../tests/journeys/console-screens.ts';
import { beginScript } from '../command/command.ts';
import { liveADay, signInDemoPlayer } from './demo-player.ts';
import { allowEmptyLists, consoleStates, desktop, looks, photographScreen } from './photograph-console.ts';
import type { Photograph } from './photograph.ts';
import { layOut } from './sheet.ts';

const values = beginScript(
  `npm run shots:console -- [--screen audit] [--state full,open,empty,failing,offline] [--language EN]

Photographs every screen of the console into .cache/shots/console/<state>, light and dark, on a desktop and on a phone, with one sheet a
state. It starts a Marquee of its own and fills it with a busy day.`,
  {
    screen: { type: 'string', multiple: true },
    state: { type: 'string', default: consoleStates.join() },
    language: { type: 'string', default: 'EN' },
  },
);

const directory = fileURLToPath(new URL('../../.cache/shots/console/', import.meta.url));
/** A brand that was opened a moment ago. */
const fresh = 'lagoon';
/** How long a screen may take to load everything it shows. */
const patience_ms = 30_000;
const closers: (() => Promise<unknown>)[] = [];
try {
  closers.push(await setUpPostgres());
  const marquee = await startTestConstellation({ HOUSE_LIVE_TABLES: 'true' });
  closers.push(marquee.close);
  const browser = await launchChromium();
  closers.push(() => browser.close());
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', viewport: desktop });
  context.setDefaultTimeout(patience_ms);
  const page = await openConsole(marquee, context);
  await allowEmptyLists(page);
  await liveADay(await signInDemoPlayer(marquee.url.replace(/\/$/, '')));
  await fillBusyDay(marquee, page);
  await operate(page, sitesCreate.path, {
    site_name: 'Lagoon',
    site_code: fresh,
    domain: 'lagoon.localhost',
    theme_code: 'casino1',
    theme_color: 'gold',
    logo: null,
    currency: 'PHP',
    languages: ['EN'],
    default_language: 'EN',
    time_zone: 'Asia/Manila',
    country: 'PH',
    minimum_age: 21,
  });
  // Whoever signed in before does not know the brand yet.
  await page.reload();
  await page.evaluate(`localStorage.setItem('console.language', '${values.language}')`);
  const { rows } = await marquee.owner.query<{ id: string }>(
    "select player_id::text as id from players.player join sites.site using (site_id) where account_id = 'demo' and site_code = 'aurum'",
  );
  const screens = consoleScreens.filter((screen) => values.screen?.includes(screen) ?? true);
  for (const state of consoleStates.filter((one) => values.state.split(',').includes(one))) {
    await rm(join(directory, state), { recursive: true, force: true });
    await mkdir(join(directory, state), { recursive: true });
    const photographs: Photograph[] = [];
    for (const screen of screens) {
      const path = screen.replace(':player', rows[0]?.id ?? '');
      const url = new URL(`${consoleOf(marquee)}/${path}`);
      const brand = state === 'empty' ? fresh : 'aurum';
      if (!url.searchParams.has('site')) url.searchParams.set('site', brand);
      try {
        const where = { address: url.href, name: screen, state, directory: join(directory, state) };
        photographs.push(await photographScreen(page, where));
      } catch (error) {
        // A screen without rows has none to open, and a document that is not there does not come.
        console.log(`${state} ${screen}: ${String(error).split('\n')[0]}`);
        await page.unrouteAll();
      }
    }
    console.log(
      await layOut(
        browser,
        `The console, ${state}`,
        join(directory, state),
        photographs,
        looks.map(({ viewport }) => viewport),
      ),
    );
  }
} finally {
  for (const close of closers.toReversed()) await close();
}
