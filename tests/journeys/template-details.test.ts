import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signInDemoPlayer } from '../../tools/shots/demo-player.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { accessibilityFaults, patience_ms } from './steps.ts';

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

test('the gift jar of slot1 invites visitors, and for a player draws what the server drew, by keyboard', async () => {
  const visitor = await openHome('bonbon.localhost', false);
  const invitation = visitor.getByRole('region', { name: 'Gift jar' }).getByRole('link', { name: 'Sign up' });
  expect(await invitation.getAttribute('href')).toBe('/register');
  await context?.close();

  const page = await openHome('bonbon.localhost', true);
  const jar = page.getByRole('region', { name: 'Gift jar' });
  // Nothing was staked yet, and there are no tokens.
  await jar.getByText('₱300.00').waitFor();
  await jar.getByRole('link', { name: 'How to earn tokens' }).waitFor();
  await marquee.owner.query('update rewards.mini_game set free_turnover = 0 where is_spin');
  await page.reload();
  const open = jar.getByRole('button', { name: 'Open the jar' });
  await open.focus();
  await page.keyboard.press('Enter');
  const outcome = jar.locator('output[data-outcome]');
  await outcome.waitFor();
  const { rows } = await marquee.owner.query<{
    prize_kind: string;
    prize_amount: string;
    token_cost: string;
  }>(
    `select prize_kind, prize_amount, token_cost from rewards.mini_game_play
     join players.player using (site_id, player_id) join sites.site using (site_id)
     where account_id = 'demo' and site_code = 'bonbon'`,
  );
  expect(rows).toHaveLength(1);
  const [play] = rows;
  const amount = Number(play?.prize_amount) / 100_000;
  expect(Number(play?.token_cost)).toBe(0);
  expect(await outcome.innerText()).toBe(
    play?.prize_kind === 'none'
      ? 'No prize this time.'
      : `You win ${play?.prize_kind === 'cash' ? `₱${amount.toFixed(2)}` : `${amount} token${amount === 1 ? '' : 's'}`}!`,
  );
  await jar.getByRole('timer').waitFor();
  await open.waitFor({ state: 'detached' });
  await jar.getByText('Prizes and chances').press('Enter');
  const chances = await jar.getByRole('table').locator('td:last-child').allInnerTexts();
  expect(chances.length).toBeGreaterThan(3);
  expect(chances.reduce((sum, chance) => sum + Number.parseFloat(chance), 0)).toBeCloseTo(100);
  expect(await accessibilityFaults(page)).toEqual([]);
  await jar.getByText('Check this round').click();
  await jar.getByRole('button', { name: 'Draw it again in this browser' }).click();
  await jar.getByText('The seeds give exactly this prize').waitFor();
});
