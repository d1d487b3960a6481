import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { arrived } from './arrived.ts';
import { countShifts, cumulativeShift, type Shift } from './layout-shift.ts';
import { expectAccessible, patience_ms } from './steps.ts';

/** The cards of lotteries tell when the next draw is, counted down, and to what its jackpot has grown. */

let marquee: TestConstellation;
let browser: Browser;
beforeAll(async () => {
  [marquee, browser] = await Promise.all([
    startTestConstellation({ HOUSE_LIVE_TABLES: 'true' }),
    launchChromium(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});

const cardOf = (page: Page, code: string) =>
  page.locator(`main a[href*="game_code=${code}"]:has(img)`).first();

/** Seconds until the draw, as the card says. */
async function left_s(page: Page, code: string, words: RegExp): Promise<number> {
  const [, minutes = '', seconds = ''] = words.exec(await cardOf(page, code).innerText()) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

test('the card of a lottery counts down, in the words of the page, and nothing moves when that comes', async () => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patience_ms);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.addInitScript(countShifts);
  // The chains of its games are computed in the house's first seconds.
  await expect
    .poll(
      async () =>
        (
          await marquee.owner.query(
            `select 1 from house.draw d join house.chain c using (chain_id) where game_code = 'lotto-2d'`,
          )
        ).rowCount,
      { timeout: patience_ms },
    )
    .toBeGreaterThan(0);
  await page.goto(`${marquee.url}/lottery`);
  await arrived(page);
  const english = /Draw in (\d+):(\d\d)/;
  await cardOf(page, 'lotto-2d').getByText(english).waitFor();
  const first_s = await left_s(page, 'lotto-2d', english);
  expect(first_s).toBeGreaterThan(0);
  expect(first_s).toBeLessThanOrEqual(600);
  await expect.poll(() => left_s(page, 'lotto-2d', english), { timeout: 20_000 }).toBeLessThan(first_s);
  expect(cumulativeShift(await page.evaluate<Shift[]>('shifts'))).toBeLessThan(0.02);
  await expectAccessible(page, 'lottery');

  // What is sold grows the jackpot of the next draw, in the site's currency.
  await marquee.owner.query(
    `insert into house.lottery_pool (game_code, currency, carried, without_jackpot, draw_id)
     select 'lotto-6-42', 'PHP', '{123456700000,0,0,0}', 1, min(draw_id) from house.draw`,
  );
  const pool = cardOf(page, 'lotto-6-42');
  await expect.poll(() => pool.innerText(), { timeout: 90_000 }).toContain('₱1,234,567.00');

  for (const [prefix, words] of [
    ['php', /Draw: \d+:\d\d/],
    ['cn', /\d+:\d\d 后开奖/],
  ] as const) {
    await page.goto(`${marquee.url}/${prefix}/lottery`);
    await arrived(page);
    await cardOf(page, 'lotto-2d').getByText(words).waitFor();
  }
  expect(faults).toEqual([]);
  await context.close();
}, 300_000);
