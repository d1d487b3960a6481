import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signInDemoPlayer } from '../../tools/shots/demo-player.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { patience_ms } from './steps.ts';

/** What one template has and the others do not, each showing what the database holds. */

const phone = { width: 390, height: 844 };

let marquee: TestConstellation;
let browser: Browser;
let context: BrowserContext | undefined;
beforeAll(async () => {
  [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
});
afterEach(() => context?.close());
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});

async function openHome(host: string, isPlayer: boolean): Promise<Page> {
  const origin = marquee.siteUrl(host);
  context = await browser.newContext({
    viewport: phone,
    reducedMotion: 'reduce',
    ...(isPlayer && { storageState: (await signInDemoPlayer(origin)).storageState }),
  });
  context.setDefaultTimeout(patience_ms);
  const page = await context.newPage();
  await page.goto(origin);
  return page;
}

test('the jackpot counter of casino1 grows with the pot, on an open page', async () => {
  const page = await openHome('localhost', false);
  const counter = page.getByRole('link', { name: /Grand jackpot of Golden Carabao/ });
  await counter.getByText('₱20,000.00').waitFor();
  await marquee.owner.query(
    `update house.jackpot set seed = seed + 123456000, seed_added = seed_added + 123456000, amount = amount + 123456000
     where jackpot_id = 'golden-carabao' and currency = 'PHP'`,
  );
  await counter.getByText('₱21,234.56').waitFor({ timeout: 40_000 });
});

test('the trail of slot2 shows a player the missions of now, what can be claimed first', async () => {
  await marquee.owner.query(`update rewards.mission set turnover = 0`);
  await marquee.owner.query(
    `update players.player set phone_verified_at = now()
     where (site_id, player_id) in (select site_id, player_id from players.player join sites.site using (site_id)
       where account_id = 'demo' and site_code = 'tropico')`,
  );
  const page = await openHome('tropico.localhost', true);
  const trail = page.getByRole('region', { name: 'Missions' });
  await trail.waitFor();
  const stones = trail.getByRole('listitem');
  expect(await stones.count()).toBe(4);
  expect(await stones.first().getAttribute('data-ready')).toBe('true');
  expect(await stones.first().innerText()).toContain('Claim');
  expect(await stones.nth(1).getAttribute('data-ready')).toBe('false');
  await stones.first().getByRole('link').click();
  await page.waitForURL('**/mission');
  await page.getByRole('heading', { name: 'Ready to claim' }).waitFor();
});

test('slot5 has a bar at the foot of phones, and its promotions are tickets with a number', async () => {
  const page = await openHome('fiesta.localhost', true);
  const bar = page.getByRole('navigation', { name: 'Quick menu' });
  expect(await bar.getByRole('link').allInnerTexts()).toEqual([
    'Home',
    'Games',
    'Promotions',
    'Wallet',
    'Account',
  ]);
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(phone.height);
  await bar.getByRole('link', { name: 'Promotions' }).click();
  await page.waitForURL('**/promotions');
  await page.locator('main li h2').first().waitFor();
  const cut = await page.evaluate<string>(
    `getComputedStyle(document.querySelector('main li:has(h2)')).maskImage`,
  );
  expect(cut).toContain('radial-gradient');
  await page.setViewportSize({ width: 1440, height: 900 });
  await bar.waitFor({ state: 'hidden' });
});

test('the rail of casino2 widens to its labels when it is tabbed into or pinned, and is a drawer on phones', async () => {
  const page = await openHome('belmare.localhost', true);
  const rail = page.getByRole('navigation', { name: 'Main menu' });
  await rail.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Main menu' }).click();
  await rail.waitFor();
  await page.keyboard.press('Escape');
  await rail.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Main menu' }).click();
  await rail.getByRole('link', { name: 'Promotions' }).click();
  await page.waitForURL('**/promotions');
  await rail.waitFor({ state: 'hidden' });

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.mouse.move(1200, 600);
  const width = async (): Promise<number> => Math.round((await rail.boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(76);
  await rail.getByRole('link', { name: 'VIP' }).focus();
  await expect.poll(width).toBe(240);
  await page.getByRole('main').focus();
  await expect.poll(width).toBe(76);
  const pin = rail.getByRole('button', { name: 'Main menu' });
  await pin.click();
  await page.getByRole('main').focus();
  await page.mouse.move(1200, 600);
  await expect.poll(width).toBe(240);
  const content = async (): Promise<number> => (await page.getByRole('main').boundingBox())?.x ?? 0;
  await expect.poll(content).toBe(240);
});

test('the cards of casino2 show the landscapes that the provider lists', async () => {
  const page = await openHome('belmare.localhost', false);
  const card = page.getByRole('link', { name: /^Fruit Party/ }).first();
  expect(await card.locator('img').getAttribute('src')).toMatch(/\/art\/fruit-party\/wide\.avif$/);
});
