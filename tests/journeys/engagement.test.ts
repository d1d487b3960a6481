import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseMoney } from '../../server/kernel/money.ts';
import { sendToInbox } from '../../server/inbox/send.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { arrived } from './arrived.ts';
import { expectAccessible, expectNoOverflow, patience_ms } from './steps.ts';
import { isWhole } from '../sampled.ts';

/** What calls a player back: inbox, missions, leaderboards, invitations and news, in a real browser. */

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

/** The demo player, signed in and led to a page, with the menu of the account at its side. */
async function signedIn(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${marquee.url}/login?arrange=account:rail&return_to=${encodeURIComponent(path)}`);
  await arrived(page);
  await page.getByLabel('Account name').fill('demo');
  await page.locator('input[name="password"]').fill('marquee-demo');
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`**${path}`);
  return page;
}

/** How much waits behind an entry, as the menu beside the page says. */
function waiting(page: Page, entry: 'inbox' | 'missions'): Locator {
  return page.getByRole('navigation', { name: 'Your account' }).locator(`[data-waiting="${entry}"]`);
}

const demo = `select site_id, player_id from players.player join sites.site using (site_id)
  where site_code = 'aurum' and account_id = 'demo'`;

async function wallet(): Promise<{ real: bigint; token: bigint }> {
  const { rows } = await marquee.owner.query<{ real: string; token: string }>(
    `select real::text, token::text from ledger.wallet where (site_id, player_id) = (${demo})`,
  );
  return { real: BigInt(rows[0]?.real ?? -1), token: BigInt(rows[0]?.token ?? -1) };
}

/** Put a message with a reward of 12.50 into the demo player's inbox, as the house does. */
async function send(key: string, title: string): Promise<void> {
  const { rows } = await marquee.owner.query<{ site_id: number; player_id: string }>(demo);
  const [owner] = rows;
  if (!owner) throw new Error('There is no demo player.');
  const { app } = marquee.marquee;
  await app.db.transaction().execute((transaction) =>
    sendToInbox(app, transaction, {
      siteId: owner.site_id,
      playerId: BigInt(owner.player_id),
      key,
      category: 'reward',
      text: {
        title: { EN: title, PHP: title, CN: title },
        body: { EN: 'With our thanks.', PHP: 'Salamat.', CN: '谢谢。' },
      },
      reward: { kind: 'cash', amount: parseMoney('12.50') },
    }),
  );
}

test('S2.1 a message is opened and then read; a piece of news has an address of its own', async () => {
  const context = await newContext(phone);
  await send('seen on a phone', 'Thank you for coming');
  const page = await signedIn(context, '/inbox');
  await page.getByText('Thank you for coming').first().click();
  await page.getByText('With our thanks.').first().waitFor();
  await expectAccessible(page, 'an open message');
  await expectNoOverflow(page, '/inbox');
  await page.goto(`${marquee.url}/inbox?filter=unread`);
  await page.getByRole('heading', { name: 'Everything is read' }).waitFor();
  await expectAccessible(page, 'an inbox in which all is read');
  await page.goto(`${marquee.url}/news?news_id=fair-odds`);
  await page.getByRole('heading', { name: 'How to check' }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/news/fair-odds');
  const [unknown] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/news/never-written')),
    page.goto(`${marquee.url}/news/never-written`),
  ]);
  expect(unknown.status()).toBe(404);
  await context.close();
});

test('a completed mission is claimed with one press, once', async () => {
  await marquee.owner.query(
    `update players.player set phone_verified_at = now() where (site_id, player_id) = (${demo})`,
  );
  // What it also asks to be staked is played in the missions' own tests.
  await marquee.owner.query('update rewards.mission set turnover = 0');
  const before = await wallet();
  const context = await newContext(phone);
  const page = await signedIn(context, '/mission');
  const mission = page.locator('[data-mission="verified-contact"]');
  await page.getByRole('heading', { name: 'Ready to claim' }).waitFor();
  await page.locator('[data-claimable]').waitFor();
  await mission.getByRole('button', { name: 'Claim: Say who you are' }).click();
  await page.getByText('10 tokens has been credited to your account.').waitFor();
  await mission.getByText('Claimed', { exact: true }).waitFor();
  expect(await mission.getByRole('button').count()).toBe(0);
  await page.reload();
  await mission.getByText('Claimed', { exact: true }).waitFor();
  expect((await wallet()).token - before.token).toBe(parseMoney('10.00'));
  await context.close();
});

test('a message is told of where the player is, and its reward is claimed into the balance', async () => {
  const before = await wallet();
  const context = await newContext();
  await marquee.owner.query(
    `update rewards.inbox_message set read_at = now() where (site_id, player_id) = (${demo})`,
  );
  const page = await signedIn(context, '/mission');
  await page.getByRole('heading', { level: 1, name: 'Missions' }).waitFor();
  await send('told of', 'A gift for you');
  const badge = waiting(page, 'inbox');
  await expect.poll(() => badge.textContent()).toContain('1 waiting');
  await page
    .getByRole('link', { name: /^Inbox/ })
    .first()
    .click();
  await page.getByText('A gift for you').click();
  await page.getByRole('button', { name: 'Claim: A gift for you' }).click();
  await page.getByText('₱12.50 has been credited to your account.').waitFor();
  await page.getByRole('button', { name: 'Remove: A gift for you' }).click();
  await page.getByText('A gift for you').waitFor({ state: 'detached' });
  expect((await wallet()).real - before.real).toBe(parseMoney('12.50'));
  await context.close();
});

test('the link for friends is copied, and opens the sign-up with the code', async () => {
  const context = await newContext();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: marquee.url });
  const page = await signedIn(context, '/referral');
  await page.getByRole('img', { name: 'QR code of your link' }).waitFor();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('Copied.').waitFor();
  const link = await page.locator('[data-referral="link"]').textContent();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(link);
  expect(link).toContain(
    `/register?ref=${(await page.locator('[data-referral="code"]').textContent()) ?? 'no code'}`,
  );
  await context.close();
});

test.runIf(isWhole)(
  'beside each reward it says how much of a stake counts for it',
  async () => {
    const context = await newContext(phone);
    const visitor = await context.newPage();
    await visitor.goto(`${marquee.url}/vip`);
    const said = /Crash 20%, Hash games 20%.+more than 97%/;
    expect(await visitor.locator('#vip-rules + ul').innerText()).toMatch(said);
    await visitor.close();
    const page = await signedIn(context, '/mission');
    for (const path of ['/mission', '/referral', '/leaderboard', '/minigame']) {
      await page.goto(`${marquee.url}${path}`);
      const line = page.locator('main').getByText(said);
      await line.waitFor();
      expect(await line.count(), path).toBe(1);
      await line.scrollIntoViewIfNeeded();
      await expectNoOverflow(page, path);
    }
    await context.close();
  },
  300_000,
);
