/** The line between a player and the rooms of shared draws is cut, falls silent, and comes back: over real sockets. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import { LONGEST_PAUSE_MS } from './kit/client/room/reconnect.ts';
import { startTestHouse } from './server/testing/house.ts';
import { sampled } from '../tests/sampled.ts';

const crash = 'crash-rocket';
const roulette = 'auto-roulette';
const timing = {
  betting_ms: 60_000,
  answers_ms: 2_000,
  lastCashOuts_ms: 400,
  pause_ms: 1_500,
  beat_ms: 250,
  stale_ms: 30_000,
};
/** What a busy machine adds to a wait. */
const slack_ms = 1_000;
/** A line that only falls silent is given up after a few pings. */
const noticed = { timeout: 60_000 };

let house: Awaited<ReturnType<typeof startTestHouse>>;
let browser: Browser;
const opened: Page[] = [];

beforeAll(async () => {
  await buildForTests();
  [house, browser] = await Promise.all([
    startTestHouse({ draws: { games: [crash, roulette], timing }, isPublic: true, hasLine: true }),
    launchChromium(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});
afterEach(async () => {
  void line().restore();
  await Promise.all(opened.splice(0).map((page) => page.context().close()));
});

function line() {
  if (!house.line) throw new Error('the house has no line');
  return house.line;
}

const sign = (page: Page, state: 'lost' | 'open') => page.locator(`.line-sign[data-line="${state}"]`);

async function open(code: string): Promise<Page> {
  const session = await house.launch(code, false);
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await (await browser.newContext(phone)).newPage();
  opened.push(page);
  await page.goto(`${house.publicUrl}/play/${code}#session=${session}`);
  await sign(page, 'open').waitFor({ state: 'attached' });
  return page;
}

/** The line is whole again: how long until the page has come back to its room, which it then shows. */
async function restored(page: Page, tellPage = async (): Promise<void> => undefined): Promise<number> {
  const back = line().restore();
  await tellPage();
  const waited_ms = await back;
  await sign(page, 'open').waitFor({ state: 'attached' });
  expect(await page.locator('.line-sign.is-lost').count()).toBe(0);
  return waited_ms;
}

/** Cuts the line, and waits until the page has tried so often in vain that its pauses are the longest. */
async function cutForLong(page: Page): Promise<void> {
  line().cut();
  await sign(page, 'lost').waitFor();
  expect(await sign(page, 'lost').innerText()).toContain('Connection lost');
  await expect.poll(() => line().attempts(), { timeout: 30_000 }).toBeGreaterThanOrEqual(6);
}

test.each(sampled([crash, roulette], 1))(
  '%s: a line that is cut is said to be lost, and is back within the longest pause, however long it was away',
  async (code) => {
    const page = await open(code);
    await cutForLong(page);
    expect(await restored(page)).toBeLessThan(LONGEST_PAUSE_MS + slack_ms);
  },
);

test('a line that is cut for a moment is back within half a second of it', async () => {
  const page = await open(crash);
  line().cut();
  expect(await restored(page)).toBeLessThan(500 + slack_ms);
});

test('a line that only falls silent is said to be lost, and the browser’s word that the network is back connects at once', async () => {
  const page = await open(crash);
  line().silence();
  await sign(page, 'lost').waitFor(noticed);
  // The attempt under way hangs, as all do in a tunnel.
  await expect.poll(() => line().attempts(), noticed).toBeGreaterThan(0);
  await page.context().setOffline(true);
  expect(await restored(page, () => page.context().setOffline(false))).toBeLessThan(1_000 + slack_ms);
});

test('the browser’s word that there is no network is checked at once, and believed only if it is so', async () => {
  const page = await open(crash);
  const sayOffline = () => page.evaluate(`window.dispatchEvent(new Event('offline'))`);
  const answer = page.waitForEvent('websocket', { timeout: 2_500 }).then(
    () => 'connects again',
    () => 'stays connected',
  );
  await sayOffline();
  expect(await answer).toBe('stays connected');
  line().silence();
  const begun_ms = performance.now();
  await sayOffline();
  await sign(page, 'lost').waitFor(noticed);
  // Sooner than by the silence alone.
  expect(performance.now() - begun_ms).toBeLessThan(1_000 + slack_ms);
});

test.each(
  sampled(
    [
      ['visibilitychange', `document.dispatchEvent(new Event('visibilitychange'))`],
      ['online', `window.dispatchEvent(new Event('online'))`],
      ['pageshow', `window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`],
    ],
    2,
  ),
)(
  'a page that is shown again, or told that the network is back (%s), connects at once, whatever pause it was in',
  async (_, shownAgain) => {
    const page = await open(crash);
    await cutForLong(page);
    const waited_ms = await restored(page, () => page.evaluate<undefined>(shownAgain));
    expect(waited_ms).toBeLessThan(slack_ms);
  },
);
