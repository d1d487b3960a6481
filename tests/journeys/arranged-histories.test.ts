import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getBalance } from '@marquee/contract/api/auth/get_balance.ts';
import { arrangements } from '@marquee/themes/arrangements.ts';
import { liveADay, signInDemoPlayer, type DemoPlayer } from '../../tools/shots/demo-player.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { toMinor } from '@marquee/ui/data/decimal.ts';
import { callFor } from './members.ts';
import { expectAccessible, expectNoOverflow, patience_ms, readAmount, tabTo } from './steps.ts';
import { sampled } from '../sampled.ts';

/** The player's histories in every arrangement: the same entries, figures, filters, pages and states. */

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

let marquee: TestConstellation;
let browser: Browser;
let player: DemoPlayer;
let context: BrowserContext;
let page: Page;
let faults: string[];
beforeAll(async () => {
  [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
  player = await signInDemoPlayer(marquee.url);
  await liveADay(player);
});
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});
beforeEach(async () => {
  faults = [];
  context = await browser.newContext({
    viewport: phone,
    reducedMotion: 'reduce',
    storageState: player.storageState,
  });
  context.setDefaultTimeout(patience_ms);
  context.on('weberror', (error) => faults.push(error.error().message));
  page = await context.newPage();
});
afterEach(async () => {
  await context.close();
  expect(faults, 'errors of the pages').toEqual([]);
});

async function expectSound(name: string): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectAccessible(page, `${name} at ${size.width}`);
    await expectNoOverflow(page, `${name} at ${size.width}`);
  }
}

describe.each(sampled(arrangements.history, 1))('histories arranged as %s', (arrangement) => {
  const at = (path: string): string => `${marquee.url}${path}?arrange=history:${arrangement}`;

  test('S1.10 S9.15 rounds: ten a page, their sums, one game of them, and one of them by the keyboard', async () => {
    await page.goto(at('/bet-history'));
    await page.getByText('21 entries').waitFor();
    const list = page.getByLabel('Bet history', { exact: true });
    const looks = list.getByRole('button', { name: /^View this round of/ });
    expect(await looks.count()).toBe(10);
    const staked = page.locator('dl > div', { hasText: 'Staked' }).locator('dd');
    expect(readAmount(await staked.innerText())).toBeGreaterThan(0n);
    await expectSound(`the rounds in ${arrangement}`);

    await page.getByRole('button', { name: 'Page 3' }).click();
    await expect.poll(() => looks.count()).toBe(1);
    await page.getByLabel('Game', { exact: true }).selectOption({ label: 'Koi Pond' });
    await page.getByText('6 entries').waitFor();
    await expect.poll(() => looks.count()).toBe(6);

    await tabTo(page, /^View this round of Koi Pond/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText('Verify it at the provider').waitFor();
    await page.keyboard.press('Escape');
    await looks.first().and(page.locator(':focus')).waitFor();
  });

  test('S1.10 transactions with their balances, what a filter leaves of them, and that nothing is left', async () => {
    await page.goto(at('/transaction-history'));
    const list = page.getByLabel('Transactions', { exact: true });
    await list.getByText('Balance after').first().waitFor({ state: 'attached' });
    await page.getByLabel('Show', { exact: true }).selectOption('deposits');
    await list.getByText('+₱2,500.00').waitFor();
    await expectSound(`the transactions in ${arrangement}`);
    await page.getByLabel('Show', { exact: true }).selectOption('withdrawals');
    await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor();
    await expectSound(`no transactions in ${arrangement}`);
    await page.getByRole('button', { name: 'Show everything' }).click();
    await list.waitFor();
  });

  test('a list that fails says so and is asked for again, and one that is asked for keeps its place', async () => {
    const held = Promise.withResolvers<undefined>();
    await page.route('**/api/history/transactions', async (route) => {
      await held.promise;
      await route.abort();
    });
    await page.goto(at('/transaction-history'));
    await page.locator('main [aria-busy="true"]').first().waitFor();
    held.resolve(undefined);
    await page.getByText('This could not be loaded').waitFor();
    await page.unroute('**/api/history/transactions');
    await expectSound(`transactions that fail in ${arrangement}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('Transactions', { exact: true }).waitFor();
  });

  test('S1.10 a statement adds up to the last decimal', async () => {
    await page.goto(at('/statement'));
    await page.getByText('Closing balance', { exact: true }).waitFor();
    const amounts = (await page.locator('main dl dd').allInnerTexts()).map(readAmount);
    const closing = amounts.at(-1) ?? -1n;
    expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0n)).toBe(closing);
    const held = await callFor(
      marquee,
      { id: 'demo', host: 'localhost', siteCode: 'aurum' },
      getBalance.path,
      player.session,
    );
    expect(closing).toBe(toMinor(getBalance.answer.parse(held).game_balance));
    await expectSound(`the statement in ${arrangement}`);
  });
});
