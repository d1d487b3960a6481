/**
 * Frames a second of the console's table over 100,000 rounds, scrolled by wheel: `npm run bench:console-table`. The rounds are in
 * PostgreSQL, and the console asks for them a page at a time. First the wheel turns to the last row while they come, then over all of them,
 * with the processor as it is and slowed down four times. Chromium here draws without a graphics card. Beside the rate stands how long
 * the main thread works for a frame in its own time, the tasks of more than 50 ms, and the elements of the page.
 */
import type { CDPSession, Page } from 'playwright-core';
import { z } from 'zod';
import { launchChromium } from '../tests/browser.ts';
import { startTestConstellation } from '../tests/constellation.ts';
import setUpPostgres from '../tests/global-setup.ts';
import { beginScript } from '../tools/command/command.ts';
import { consoleOf, openConsole } from './console-session.ts';
import { beginWork } from './frames.ts';

const values = beginScript(
  `npm run bench:console-table -- [--rows 100000] [--least 0]

Measures the frames a second of the console's table while it is scrolled by wheel over so many rounds. Fails where one is below the
least with the processor as it is.`,
  { rows: { type: 'string', default: '100000' }, least: { type: 'string', default: '0' } },
);
const rows = Number(values.rows);
const least = Number(values.least);
const slowdown = 4;
/** As a quick turn of a wheel: some seventy rows with each frame. */
const step_px = 3_000;
const player = 5_000_000;

const figuresSchema = z.object({
  frames: z.int(),
  length_ms: z.number(),
  longest_ms: z.number(),
  longTasks: z.int(),
  longestTask_ms: z.number(),
  elements: z.int(),
});

/** What the page counts of itself from now on, until it is asked. */
const beginCount = `{
  const counted = { frames: -1, begin: 0, last: 0, longest_ms: 0, tasks: [], elements: 0 };
  globalThis.counted = counted;
  counted.observer = new PerformanceObserver((list) => counted.tasks.push(...list.getEntries().map(({ duration }) => duration)));
  counted.observer.observe({ type: 'longtask' });
  const count = (now) => {
    counted.frames += 1;
    if (counted.frames === 0) counted.begin = now;
    else counted.longest_ms = Math.max(counted.longest_ms, now - counted.last);
    counted.last = now;
    if (counted.frames % 30 === 0) counted.elements = Math.max(counted.elements, document.querySelectorAll('*').length);
    counted.next = requestAnimationFrame(count);
  };
  counted.next = requestAnimationFrame(count);
}`;
const endCount = `(() => {
  const { frames, begin, last, longest_ms, tasks, elements, next, observer } = globalThis.counted;
  cancelAnimationFrame(next);
  observer.disconnect();
  return { frames, length_ms: last - begin, longest_ms, longTasks: tasks.length, longestTask_ms: Math.max(0, ...tasks), elements };
})()`;

/** Where the table stands. */
const place = `(() => {
  const grid = document.querySelector('[role="grid"]');
  const { scrollTop, clientHeight, scrollHeight } = grid;
  return { above_px: scrollTop, below_px: scrollHeight - clientHeight - scrollTop, count: Number(grid.getAttribute('aria-rowcount')) };
})()`;

interface Scrolled extends z.infer<typeof figuresSchema> {
  readonly rate: number;
  readonly work_ms: number;
}

/** Turn the wheel until the table is at its end, or its beginning, and count what the page draws meanwhile. */
async function scroll(page: Page, client: CDPSession, way: 1 | -1): Promise<Scrolled> {
  const worked = await beginWork(client);
  await page.evaluate(beginCount);
  while (!(await isAtEnd(page, way))) {
    for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, way * step_px);
  }
  const counted = figuresSchema.parse(await page.evaluate(endCount));
  return {
    ...counted,
    rate: (counted.frames * 1000) / counted.length_ms,
    work_ms: (await worked()) / Math.max(1, counted.frames),
  };
}

async function isAtEnd(page: Page, way: 1 | -1): Promise<boolean> {
  const { above_px, below_px, count } = z
    .object({ above_px: z.number(), below_px: z.number(), count: z.number() })
    .parse(await page.evaluate(place));
  return way === -1 ? above_px === 0 : count > rows && below_px <= 1;
}

function report(name: string, of: Scrolled): void {
  const { rate, work_ms, longest_ms, longTasks, longestTask_ms, elements } = of;
  console.log(
    `${name.padEnd(34)} ${rate.toFixed(1).padStart(5)}   main thread ${work_ms.toFixed(1).padStart(5)} ms a frame   longest frame ${longest_ms.toFixed(0)} ms   long tasks ${longTasks}, longest ${longestTask_ms.toFixed(0)} ms   ${elements} elements`,
  );
}

async function run(): Promise<boolean> {
  const marquee = await startTestConstellation();
  const browser = await launchChromium();
  try {
    await writeRounds(marquee.owner);
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      locale: 'en-GB',
    });
    const page = await openConsole(marquee, context);
    const client = await context.newCDPSession(page);
    await page.goto(`${consoleOf(marquee)}/rounds?site=aurum`);
    await page
      .locator('[role="grid"] [data-index="0"]')
      .waitFor({ timeout: 20_000 })
      .catch(async (error: unknown) => {
        throw new Error(`There are no rounds at ${page.url()}: ${await page.locator('body').innerText()}`, {
          cause: error,
        });
      });
    await page.getByRole('grid').hover();
    console.log(`frames a second over ${rows.toLocaleString('en')} rounds, without a graphics card`);
    report('down, while the rows come', await scroll(page, client, 1));
    const up = await scroll(page, client, -1);
    report('up, over all of them', up);
    const down = await scroll(page, client, 1);
    report('down, over all of them', down);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    report(`up, processor slowed ${slowdown} ×`, await scroll(page, client, -1));
    report(`down, processor slowed ${slowdown} ×`, await scroll(page, client, 1));
    return Math.min(up.rate, down.rate) >= least;
  } finally {
    await browser.close();
    await marquee.close();
  }
}

/** Rounds of the last month, of one player, over the games of the catalogue. */
async function writeRounds(owner: {
  query(text: string, values: unknown[]): Promise<unknown>;
}): Promise<void> {
  await owner.query(
    `insert into players.player (site_id, player_id, account_id, password_hash, full_name, birth_date, contact_phone, contact_email,
       currency, status, language, terms_accepted_at, accepts_marketing, referrer_code, ch, cm, pp, affiliate_code, fbp, appsflyer_id,
       visitor_id, referral_code, created_at)
     overriding system value
     select site_id, $1, 'bench', 'none', 'Bench', '1990-01-01', '+639180000000', 'bench@example.com', currency, 'active', 'EN', now(),
       false, '', '', '', '', '', '', '', '', 'BENCH', now() from sites.site where site_code = 'aurum'`,
    [player],
  );
  await owner.query(
    `insert into rounds.round (site_id, player_id, provider_code, round_id, game_code, currency, stake, payout, bets, status, opened_at, updated_at)
     select site.site_id, $1, game.provider_code, 'round-' || n, game.game_code, site.currency, (1 + n % 40) * 500000::bigint,
       (n % 5) * (1 + n % 40) * 230000::bigint, 1, 'settled', now() - n * interval '26 seconds', now() - n * interval '26 seconds'
     from generate_series(1, $2::int) n cross join sites.site
     join (
       select game_code, provider_code, row_number() over (order by provider_code, game_code) - 1 as place, count(*) over () as games
       from catalog.game
     ) game on game.place = n % game.games
     where site.site_code = 'aurum'`,
    [player, rows],
  );
}

const stopPostgres = await setUpPostgres();
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  await stopPostgres();
}
