/**
 * Frames a second of the instant games, of crash and of the rooms while a round is shown, on a processor slowed down four times:
 * `npm run bench:instants`. Chromium here draws without a graphics card, so a phone with one does better. Beside the rate stands how
 * long the main thread works for a frame, in its own time: on a busy machine that figure still holds, and below 16.7 ms the thread
 * keeps up with 60 frames a second. The client must have been built.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { crashGames } from '../games/kinds/crash/games.ts';
import { soloGames } from '../games/kinds/instant/games.ts';
import { oddsGames } from '../games/kinds/live/games.ts';
import { startCrashHouse } from '../games/server/testing/crash-house.ts';
import { startTestHouse } from '../games/server/testing/house.ts';
import { startLiveHouse, startPoolHouse } from '../games/server/testing/live-house.ts';
import { openFor } from '../games/server/testing/open-for.ts';
import { launchChromium } from '../tests/browser.ts';
import { beginScript } from '../tools/command/command.ts';
import { startPostgres } from '../tools/postgres/supervisor.ts';
import { roomJourneys } from '../tools/shots/room-journeys.ts';
import { beginWork, framesIn, type Span } from './frames.ts';
import { median } from './statistics.ts';

const slowdown = 4;
const rooms = Object.keys(roomJourneys);
const all = [...soloGames.map(({ code }) => code), ...crashGames.map(({ code }) => code), ...rooms];
const values = beginScript(
  `npm run bench:instants -- [--games dice,crash-kite] [--rounds 5] [--least 0]

Measures the frames a second of the instant games, of crash and of the rooms while a round is shown, on a processor slowed down four times: the
median of so many rounds. Fails where one is below the least.`,
  {
    games: { type: 'string', default: all.join(',') },
    rounds: { type: 'string', default: '5' },
    least: { type: 'string', default: '0' },
  },
);
const codes = values.games.split(',');
const rounds = Number(values.rounds);
const least = Number(values.least);
const player = 'bench-instants';
const money = 1_000_000_00000n;

/** From the press until the result lies there, by the clock of each game. */
const shownIn_ms: Readonly<Record<string, number>> = {
  dice: 750,
  limbo: 700,
  plinko: 1_700,
  keno: 1_400,
  wheel: 3_400,
};
const stepShownIn_ms = 600;
/** Before the first bet: what the machine gives a page that shows nothing new. */
const idle_ms = 1_000;
/** A room has unpacked its pictures by then. */
const unpacked_ms = 4_000;
/** What is pressed at each step of a game that has steps. */
const steps: Readonly<Record<string, string>> = {
  mines: '.mines-tile:not(.is-open)',
  towers: '.towers-floor.is-current .towers-door',
  'hi-lo': '.hi-lo-call:not([aria-disabled="true"])',
  'coin-streak': '.coin-call',
  crossing: '.crossing-go',
  penalty: '.penalty-target',
  'sky-stack': '.stack-choice',
};

const mainButton = (page: Page, action: string) =>
  page.locator(`.main-button[data-action="${action}"][aria-disabled="false"]`);

type Opened = { page: Page; client: CDPSession };
/** A span, and how long the main thread worked for each of its frames. */
type Shown = Span & { work_ms: number };

/** Counts the frames of a span that an act begins. */
async function shown({ page, client }: Opened, length_ms: number, act?: () => Promise<void>): Promise<Shown> {
  const worked = await beginWork(client);
  const [span] = await Promise.all([framesIn(page, length_ms), act?.()]);
  return { ...span, work_ms: (await worked()) / Math.max(1, span.frames) };
}

/** Opens a game as a phone does. */
async function openPage(browser: Browser, address: string): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('.main-button, .fish-water canvas').first().waitFor();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, client };
}

/** Plays a round, and counts the frames while its result or its first step is shown. */
async function playInstant(opened: Opened, code: string): Promise<Shown> {
  const { page } = opened;
  const step = steps[code];
  await mainButton(page, 'bet').waitFor();
  if (step === undefined) {
    return shown(opened, shownIn_ms[code] ?? 1_000, () => mainButton(page, 'bet').click());
  }
  await mainButton(page, 'bet').click();
  await page.locator('.main-button[data-action="your_turn"]').waitFor();
  await page.waitForTimeout(stepShownIn_ms);
  const span = await shown(opened, stepShownIn_ms, () => page.locator(step).first().click());
  const next = page.locator(
    '.main-button:is([data-action="cash_out"], [data-action="bet"])[aria-disabled="false"]',
  );
  await next.waitFor();
  if ((await next.getAttribute('data-action')) === 'cash_out') await next.click();
  return span;
}

async function benchInstants(browser: Browser, wanted: readonly string[]): Promise<boolean> {
  if (wanted.length === 0) return true;
  const house = await startTestHouse();
  house.operator.balances.set(player, money);
  let isEnough = true;
  for (const code of wanted) {
    const session = await house.launch(code, false, player);
    const opened = await openPage(browser, `${house.url()}/play/${code}#session=${session}`);
    const idle = await shown(opened, idle_ms);
    const spans: Shown[] = [];
    for (let round = 0; round < rounds; round += 1) spans.push(await playInstant(opened, code));
    isEnough = report(code, spans, idle) && isEnough;
    await opened.page.context().close();
  }
  await house.close();
  return isEnough;
}

/** A draw that runs long enough for every span. */
const ends = { earliest: 250, latest: 600 };
const timing = {
  betting_ms: 3_000,
  answers_ms: 1_000,
  lastCashOuts_ms: 100,
  pause_ms: 500,
  beat_ms: 250,
  stale_ms: 30_000,
};
const crashSpan_ms = 2_000;

async function benchCrash(browser: Browser, code: string): Promise<boolean> {
  const house = await startCrashHouse({ timing, ends, game: code, isPublic: true });
  const session = await house.launch(code, true);
  const opened = await openPage(browser, `${house.url()}/play/${code}#session=${session}`);
  const idle = await shown(opened, idle_ms);
  await opened.page.locator('.stage[data-phase="running"]').waitFor({ timeout: 60_000 });
  const spans: Shown[] = [];
  for (let span = 0; span < rounds; span += 1) spans.push(await shown(opened, crashSpan_ms));
  await opened.page.context().close();
  await house.close();
  return report(code, spans, idle);
}

/** A draw that is seen for longer than every span, by a player who takes part in it. */
async function benchDraw(browser: Browser, code: string): Promise<boolean> {
  const journey = roomJourneys[code];
  const start = oddsGames.some((game) => game.code === code) ? startLiveHouse : startPoolHouse;
  const house = await start({ game: code, timing: journey?.timing ?? {}, isPublic: true });
  house.operator.balances.set(player, money);
  const session = await house.launch(code, false, player);
  const opened = await openPage(browser, `${house.url()}/play/${code}#session=${session}`);
  const { page } = opened;
  await page.waitForTimeout(unpacked_ms);
  await openFor(page, 16);
  const idle = await shown(opened, idle_ms);
  await journey?.choose(page);
  await mainButton(page, 'place').click();
  await page.locator('.is-live-table[data-phase="drawing"]').waitFor({ timeout: 180_000 });
  const spans: Shown[] = [];
  for (let span = 0; span < rounds; span += 1) spans.push(await shown(opened, crashSpan_ms));
  await page.context().close();
  await house.close();
  return report(code, spans, idle);
}

/** A fishing room in which the player shoots as fast as the room takes shots. */
async function benchFishing(browser: Browser, code: string): Promise<boolean> {
  const house = await startTestHouse({ isPublic: true });
  house.operator.balances.set(player, money);
  const session = await house.launch(code, false, player);
  const opened = await openPage(browser, `${house.url()}/play/${code}#session=${session}`);
  const { page } = opened;
  await page.locator('.fish-water canvas').waitFor();
  await page.waitForTimeout(unpacked_ms);
  const idle = await shown(opened, idle_ms);
  const spans: Shown[] = [];
  const choose = roomJourneys[code]?.choose;
  for (let span = 0; span < rounds; span += 1)
    spans.push(await shown(opened, crashSpan_ms, async () => choose?.(page)));
  await page.context().close();
  await house.close();
  return report(code, spans, idle);
}

function report(code: string, spans: readonly Shown[], idle: Shown): boolean {
  const rate = median(spans.map((span) => span.rate));
  const work_ms = median(spans.map((span) => span.work_ms));
  const longest_ms = Math.max(...spans.map((span) => span.longest_ms));
  const isEnough = rate >= least;
  console.log(
    `${code.padEnd(14)} ${rate.toFixed(1).padStart(5)}   idle ${idle.rate.toFixed(1).padStart(5)}, ${idle.work_ms.toFixed(1).padStart(4)} ms   main thread ${work_ms.toFixed(1).padStart(4)} ms a frame   longest ${longest_ms.toFixed(0)} ms${isEnough ? '' : `   below ${least}`}`,
  );
  return isEnough;
}

async function run(): Promise<boolean> {
  console.log(
    `frames a second, processor slowed ${slowdown} ×, without a graphics card; median of ${rounds} rounds`,
  );
  const browser = await launchChromium();
  let isEnough = await benchInstants(
    browser,
    codes.filter((code) => soloGames.some((game) => game.code === code)),
  );
  for (const code of codes.filter((each) => crashGames.some((game) => game.code === each)))
    isEnough = (await benchCrash(browser, code)) && isEnough;
  for (const code of codes.filter((each) => rooms.includes(each))) {
    const bench = roomJourneys[code]?.timing ? benchDraw : benchFishing;
    isEnough = (await bench(browser, code)) && isEnough;
  }
  await browser.close();
  return isEnough;
}

const directory = await mkdtemp(join(tmpdir(), 'marquee-bench-'));
const postgres = await startPostgres({ dataDir: join(directory, 'postgres'), log: () => undefined });
process.env['TEST_DATABASE_URL'] = postgres.ownerUrl;
process.env['TEST_DATABASE_APP_URL'] = postgres.appUrl;
process.env['TEST_DATABASE_GAMES_URL'] = postgres.gamesUrl;
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}
