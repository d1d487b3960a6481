import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../server/kernel/ids.ts';
import { parseMoney } from '../../server/kernel/money.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { arrived } from './arrived.ts';
import {
  confirmIdentity,
  deposit,
  expectAccessible,
  expectNoOverflow,
  patience_ms,
  english,
} from './steps.ts';
import { sampled } from '../sampled.ts';

/** Promotions from the list to the end of a bonus, and the VIP ladder, in a real browser. */

let marquee: TestConstellation;
let browser: Browser;
beforeAll(async () => {
  [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

async function newContext(viewport = desktop): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  context.setDefaultTimeout(patience_ms);
  return context;
}

async function signedIn(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${marquee.url}/login?return_to=${encodeURIComponent(path)}`);
  await arrived(page);
  await page.getByLabel('Account name').fill('demo');
  await page.locator('input[name="password"]').fill('marquee-demo');
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`**${path}`);
  return page;
}

async function demoPlayer(): Promise<{ siteId: number; playerId: bigint }> {
  const { rows } = await marquee.owner.query<{ site_id: number; player_id: string }>(
    `select site_id, player_id from players.player join sites.site using (site_id)
     where site_code = 'aurum' and account_id = 'demo'`,
  );
  const [row] = rows;
  if (!row) throw new Error('There is no demo player.');
  return { siteId: row.site_id, playerId: BigInt(row.player_id) };
}

/** A bet on a slot that is lost, as its provider posts it. */
async function bet(amount: string): Promise<void> {
  const key = newId();
  const posted = await marquee.marquee.app.ledger.post({
    ...(await demoPlayer()),
    currency: 'PHP',
    source: 'MARQUEE',
    externalId: key,
    round: key,
    game: 'dragon-fortune',
    kind: 'bet',
    amount: parseMoney(amount),
    meta: { round_closed: true },
  });
  expect(posted.accepted).toBe(true);
}

async function bonusMoney(): Promise<bigint> {
  const { siteId, playerId } = await demoPlayer();
  const { rows } = await marquee.owner.query<{ bonus: string }>(
    'select bonus::text from ledger.wallet where site_id = $1 and player_id = $2',
    [siteId, playerId],
  );
  return BigInt(rows[0]?.bonus ?? -1);
}

test('S2.1 a visitor reads the promotions and their terms without a script, filters them by keyboard, and is led to an account', async () => {
  const html = await (await fetch(`${marquee.url}/promotions`)).text();
  expect(html).toContain('Golden welcome');
  expect(html).toMatch(/<meta name="description" content="Deposit bonuses/);
  expect(html).toMatch(/<link rel="preload" as="image" href="[^"]+promotion-welcome/i);
  const context = await newContext();
  const page = await context.newPage();
  await page.goto(marquee.url);
  await page.getByRole('link', { name: /^Golden welcome/ }).waitFor();
  await page.goto(`${marquee.url}/promotions`);
  await arrived(page);
  const cards = page.getByRole('tabpanel').getByRole('listitem');
  const all = await cards.count();
  await page.getByRole('tab', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: 'Deposit bonuses', selected: true }).waitFor();
  expect(await cards.count()).toBeLessThan(all);
  await page.keyboard.press('End');
  await page.getByRole('link', { name: 'Weekly cashback' }).waitFor();
  expect(await cards.count()).toBe(1);
  await expectAccessible(page, '/promotions');
  await page.keyboard.press('Home');
  await page.getByRole('link', { name: /^Golden welcome/ }).click();
  await page.getByRole('heading', { name: 'Terms', exact: true }).waitFor();
  await page.getByText('Stake 40 times the bonus within 14 days').waitFor();
  await page.getByText('You deposit ₱1,000 and receive ₱1,000').waitFor();
  await page.getByRole('complementary').getByRole('link', { name: 'Join' }).waitFor();
  await expectAccessible(page, 'a promotion');
  const unknown = await page.goto(`${marquee.url}/promotions/${newId()}`);
  expect(unknown?.status()).toBe(404);
  await context.close();
});

test('S2.1 a promotion is claimed, paid for, followed by its meter while bets are placed, and given up knowingly', async () => {
  const context = await newContext();
  const page = await signedIn(context, '/promotions');
  await page.getByText('Ready to claim').first().waitFor();
  await page.getByRole('link', { name: /^Golden welcome/ }).click();
  await page.getByRole('button', { name: 'Claim' }).click();
  const panel = page.getByRole('complementary');
  await panel.getByText('Waits for a deposit').waitFor();
  await expectAccessible(page, 'a promotion that waits for its deposit');
  const promotion = page.url();
  await panel.getByRole('link', { name: 'Deposit now' }).click();
  await deposit(
    page,
    { base: marquee.url, say: english, axe: false },
    { pick: '₱500', credited: '₱500.00' },
    /^Golden welcome/,
  );

  await page.goto(promotion);
  const meter = panel.locator('[data-meter]');
  await meter.getByText('₱0.00 of ₱20,000.00 staked').waitFor();
  for (let count = 0; count < 10; count += 1) await bet('100.00');
  await meter.getByText('₱1,000.00 of ₱20,000.00 staked').waitFor();
  expect(await meter.getAttribute('data-meter')).toBe('5');
  await expectAccessible(page, 'a promotion with its meter');

  await page.goto(`${marquee.url}/account`);
  await page.getByRole('link', { name: /Golden welcome.*₱19,000\.00 to go/ }).waitFor();
  await page.goto(`${marquee.url}/withdrawal`);
  await page.getByText(/A withdrawal now takes ₱500\.00 of bonus money/).waitFor();
  await expectAccessible(page, '/withdrawal with an active bonus');

  await page.goto(`${marquee.url}/promotions`);
  await page.getByRole('button', { name: /^Give up/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('You lose, in bonus money').waitFor();
  await expectAccessible(page, 'what giving a bonus up takes');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  expect(await bonusMoney()).toBe(parseMoney('500'));
  await page.getByRole('button', { name: /^Give up/ }).click();
  await dialog.getByRole('button', { name: 'Give up ₱500.00' }).click();
  await page.getByRole('heading', { name: 'Past bonuses' }).waitFor();
  await page.getByText('₱500.00 given · ₱500.00 lost').waitFor();
  expect(await bonusMoney()).toBe(0n);
  await expectAccessible(page, '/promotions of a player');

  await page.getByRole('link', { name: /^First coins/ }).click();
  await page.getByRole('button', { name: 'Claim' }).click();
  await panel.getByText('₱0.00 of ₱1,500.00 staked').waitFor();
  await page.goto(`${marquee.url}/withdrawal`);
  await page.getByLabel('Bank', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Account number').fill('00112233445566');
  await page.getByRole('button', { name: 'Add bank account' }).click();
  await confirmIdentity(page, 'marquee-demo');
  await page.getByLabel('Amount', { exact: true }).fill('150');
  await page.getByRole('button', { name: 'Check and send' }).click();
  await dialog.getByText(/A withdrawal now takes ₱50\.00 of bonus money/).waitFor();
  expect(await bonusMoney()).toBe(parseMoney('50'));
  await dialog.getByRole('button', { name: 'Withdraw and forfeit the bonus' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(bonusMoney).toBe(0n);

  await page.goto(`${marquee.url}/vip`);
  await page.getByRole('heading', { name: 'Bronze, on the way to Silver' }).waitFor();
  // S5.5: in whole percent, 500 of 5,000.
  expect(await page.getByRole('progressbar', { name: 'Deposits', exact: true }).getAttribute('value')).toBe(
    '10',
  );
  await page.getByText('Your level').waitFor();
  await expectAccessible(page, '/vip of a player');
  await context.close();
});

test.each(
  sampled(
    [
      ['tropico.localhost', '/cn', '优惠活动', '等级一览'],
      ['fiesta.localhost', '/php', 'Mga promo', 'Mga VIP level'],
    ] as const,
    1,
  ),
)(
  'S1.8 S2.1 S2.13 at %s, in %s, promotions and the VIP ladder stand, fit a phone and are accessible',
  async (host, prefix, promotions, ladder) => {
    const context = await newContext(phone);
    const page = await context.newPage();
    const origin = marquee.siteUrl(host);
    await page.goto(`${origin}${prefix}/promotions`);
    await page.getByRole('heading', { name: promotions, level: 1 }).waitFor();
    await arrived(page);
    await expectAccessible(page, `${host}/promotions`);
    await expectNoOverflow(page, `${host}/promotions`);
    await page.locator('main h2 a').first().click();
    await page.waitForURL(`**${prefix}/promotions/*`);
    await page.locator('article aside').waitFor();
    await expectAccessible(page, `a promotion of ${host}`);
    await expectNoOverflow(page, `a promotion of ${host}`);
    await page.goto(`${origin}${prefix}/vip`);
    await page.getByRole('heading', { name: ladder }).waitFor();
    await arrived(page);
    await expectAccessible(page, `${host}/vip`);
    await expectNoOverflow(page, `${host}/vip`);
    await context.close();
  },
);
