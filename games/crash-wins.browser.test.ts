/** How wins of crash are celebrated, and that nothing else is. The room's draws are told by a script. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import { startCrashHouse } from './server/testing/crash-house.ts';
import { scriptRoom } from './server/testing/scripted-room.ts';
import { sampled } from '../tests/sampled.ts';

const timing = {
  betting_ms: 3_600_000,
  answers_ms: 2_000,
  lastCashOuts_ms: 400,
  pause_ms: 1_500,
  beat_ms: 250,
  stale_ms: 30_000,
};
let browser: Browser;
let house: Awaited<ReturnType<typeof startCrashHouse>>;

beforeAll(async () => {
  await buildForTests();
  [browser, house] = await Promise.all([
    launchChromium(),
    startCrashHouse({ timing, isPublic: true, game: 'crash-jeepney' }),
  ]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** A bet that stands in a draw which has got to a multiplier. */
async function standIn(at: number, options: BrowserContextOptions = {}) {
  const page = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, ...options })
  ).newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  const room = await scriptRoom(page);
  await page.goto(`${house.url()}/play/${house.game}#session=${await house.launch(house.game)}`);
  await page.locator('.main-button').first().waitFor();
  room.open(100);
  room.stake();
  room.rise(at);
  await page.locator('.stage[data-phase="running"]').waitFor();
  await page.locator('.main-button[data-action="cash_out"]').waitFor();
  return { page, room, troubles };
}

const pill = (page: Page) => page.locator('.win-pill');
const banner = (page: Page) => page.locator('.big-win');

test.each(
  sampled(
    [
      [2_460, 'big', true],
      [240, 'small', false],
      [640, 'good', false],
      [7_000, 'mega', true],
    ] as const,
    2,
  ),
)('a cash-out at %d hundredths is told as %s', async (at, size, hasBanner) => {
  const { page, room, troubles } = await standIn(at);
  room.cashOut(at);
  await pill(page).waitFor();
  expect(await pill(page).getAttribute('data-size')).toBe(size);
  expect(await banner(page).count()).toBe(hasBanner ? 1 : 0);
  if (hasBanner) {
    // It counts up in whole parts, to the amount of the pill, and goes by itself while the round goes on.
    const amount = banner(page).locator('strong');
    expect(await amount.innerText()).toMatch(/^€[\d,]+\.\d\d$/);
    await expect.poll(() => amount.innerText()).toBe(await pill(page).locator('strong').innerText());
    expect(await page.locator('.stage').getAttribute('data-phase')).toBe('running');
    await banner(page).waitFor({ state: 'hidden' });
    expect(await pill(page).isVisible()).toBe(true);
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a loss is quiet, and so is the stake that comes back at ×1.00', async () => {
  const lost = await standIn(2_460);
  lost.room.end(2_460, true);
  await lost.page.locator('[data-outcome="lost"]').waitFor();
  expect(await pill(lost.page).count()).toBe(0);
  expect(await banner(lost.page).count()).toBe(0);
  await lost.page.context().close();

  const level = await standIn(101);
  level.room.cashOut(100);
  await level.page.locator('[data-outcome="cashed_out"]').waitFor();
  expect(await pill(level.page).count()).toBe(0);
  expect(await banner(level.page).count()).toBe(0);
  await level.page.context().close();
});

test('a big win alone is told once, also to who looks at the other form in between', async () => {
  const { page, room } = await standIn(101);
  await page.locator('.forms [data-form="solo"]').click();
  room.fly(1_400);
  room.land(1_400, 2_000);
  await banner(page).waitFor();
  await banner(page).waitFor({ state: 'hidden' });
  await page.locator('.forms [data-form="together"]').click();
  await page.locator('.forms [data-form="solo"]').click();
  await pill(page).waitFor();
  expect(await banner(page).count()).toBe(0);
  await page.context().close();
});

test('who asks for no motion reads the amount at once', async () => {
  const { page, room } = await standIn(2_460, { reducedMotion: 'reduce' });
  room.cashOut(2_460);
  await banner(page).waitFor();
  expect(await banner(page).locator('strong').innerText()).toBe('€123.00');
  await page.context().close();
});

test('a multiplier from ×100.00 leaves room for what flies beside it', async () => {
  const { page, room } = await standIn(9_000);
  const figure = page.locator('[data-figure="multiplier"]');
  // A line is as high as its letters are large.
  const wide = async (): Promise<number> => (await figure.boundingBox())?.height ?? 0;
  const before = await wide();
  room.rise(62_000);
  await page.locator('[data-figure="multiplier"][data-wide="true"]').waitFor();
  expect(await wide()).toBeLessThan(before);
  await page.context().close();
});
