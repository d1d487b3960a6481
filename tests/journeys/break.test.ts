import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoBrands } from '../../tools/demo-brands.ts';
import { launchChromium } from '../browser.ts';
import { sampled } from '../sampled.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { callFor, enter, openMember, password } from './members.ts';
import { expectAccessible, expectNoOverflow, patience_ms } from './steps.ts';

/** What the site is for a player in a break from play: calm, with their money and help, and nothing that leads to play. */

let marquee: TestConstellation;
let browser: Browser;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(patience_ms);
  page = await context.newPage();
});
afterEach(() => context.close());

/** The addresses behind the links that are seen and lead to play, to deposits or to promotions. */
async function waysToPlay(): Promise<readonly string[]> {
  const links = page.locator(
    ['slots', 'hot', 'playnow', 'deposit', 'promotions', 'mission', 'spin', 'minigame', 'leaderboard', 'vip']
      .flatMap((path) => [`a[href$="/${path}"]`, `a[href*="/${path}?"]`, `a[href*="/${path}#"]`])
      .map((link) => `${link}:visible`)
      .join(', '),
  );
  return Promise.all((await links.all()).map(async (link) => (await link.getAttribute('href')) ?? ''));
}

test.each(sampled(await demoBrands(), 1))(
  'S1.5 in a break $template shows what is active, the money and help, and nothing that leads to play',
  async ({ template, host, siteCode }) => {
    const origin = marquee.siteUrl(host);
    const member = await openMember(marquee, host, siteCode, '500.00');
    await enter(page, marquee, member, '/');
    await page.locator('[data-play]').filter({ visible: true }).first().waitFor();
    expect(await waysToPlay(), 'links before the break').not.toEqual([]);

    const { token } = await callFor(marquee, member, '/api/auth/login', { password });
    await callFor(marquee, member, '/api/safety/time_out', { auth: token, days: 7 });
    // The first page after the break began elsewhere asks the server; from then on it is known before the first paint.
    await page.goto(`${origin}/account`);
    await page.getByRole('heading', { name: 'You are taking a break' }).waitFor();
    await page.locator('html[data-rest="known"]').waitFor({ state: 'attached' });
    expect(await waysToPlay(), 'links of the hub').toEqual([]);

    for (const path of [
      '/',
      '/slots',
      '/promotions',
      '/playnow?provider_code=MARQUEE&game_code=fruit-party',
    ]) {
      await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
      await page.getByRole('heading', { name: 'Time away from play' }).waitFor();
      await page.getByText(/^Play and deposits are possible again from /).waitFor();
      await page
        .getByText(/^\D{1,4}500(\.00)?$/)
        .first()
        .waitFor();
      expect(await waysToPlay(), `links of ${path}`).toEqual([]);
      expect(await page.locator('main iframe, main canvas, main img').count(), `pictures of ${path}`).toBe(0);
    }
    await page.goto(`${origin}/`);
    await page
      .getByText(/^\D{1,4}500(\.00)?$/)
      .first()
      .waitFor();
    await expectAccessible(page, `the home page of ${template} in a break`);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await waysToPlay(), 'links on a phone').toEqual([]);
    await expectNoOverflow(page, `the home page of ${template} in a break`);

    await page
      .getByRole('main')
      .getByRole('link', { name: /^Withdraw/ })
      .first()
      .click();
    await page.getByText('Available now').waitFor();
  },
);
