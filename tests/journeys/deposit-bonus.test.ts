import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { enter, openMember, type Member } from './members.ts';
import { deposit, english, expectAccessible, expectNoOverflow, ledgerBalance, patience_ms } from './steps.ts';
import { isWhole } from '../sampled.ts';

/** A deposit with a bonus and without one: the player chooses, and what is chosen is what comes. */

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
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(patience_ms);
  page = await context.newPage();
});
afterEach(() => context.close());

async function bonusesOf({ id }: Member): Promise<unknown[]> {
  const { rows } = await marquee.owner.query<{ status: string; amount: string }>(
    `select bonus.status, bonus.amount::text from rewards.bonus bonus join players.player using (site_id, player_id)
     where account_id = $1 order by bonus.claimed_at`,
    [id],
  );
  return rows;
}

const way = () => ({ base: marquee.url, say: english, axe: false });

test('nothing is paid in before a bonus, or none, is chosen; what is chosen is granted with the deposit', async () => {
  const member = await openMember(marquee, 'localhost', 'aurum', '1.00');
  await enter(page, marquee, member, '/deposit');
  await page.getByRole('group', { name: 'Bonus with this deposit' }).waitFor();
  expect(await page.getByRole('radio', { name: /^Golden welcome/ }).isChecked()).toBe(false);
  await page.getByRole('button', { name: '₱500', exact: true }).click();
  await page.getByText(/^Adds ₱500\.00\. Stake ₱20,000 within 14 days/).waitFor();
  await page.getByRole('button', { name: /^Pay with/ }).click();
  await page.getByText('Choose a bonus, or no bonus.').waitFor();
  await page.getByRole('radio', { name: /^Golden welcome/ }).check();
  await page.getByText('Choose a bonus, or no bonus.').waitFor({ state: 'detached' });
  await page.getByText('All terms of Golden welcome').click();
  await page.getByText('Stake 40 times the bonus within 14 days').waitFor();
  await expectAccessible(page, 'the choice of a bonus');
  await expectNoOverflow(page, 'the choice of a bonus');
  await deposit(page, way(), { pick: '₱500', credited: '₱500.00' }, /^Golden welcome/);
  await expect.poll(() => bonusesOf(member)).toEqual([{ status: 'active', amount: '50000000' }]);
  await expect.poll(() => ledgerBalance(marquee.owner, member.id)).toBe(100_100_000n);
});

test.runIf(isWhole)('too small a deposit for a bonus says so and claims nothing', async () => {
  const member = await openMember(marquee, 'localhost', 'aurum', '1.00');
  await enter(page, marquee, member, '/deposit');
  await page.getByLabel('Amount', { exact: true }).fill('100');
  await page.getByRole('radio', { name: /^Golden welcome/ }).check();
  await page.getByRole('button', { name: /^Pay with/ }).click();
  await page
    .getByRole('alert')
    .getByText(/^Needs a deposit of at least ₱/)
    .waitFor();
  expect(await bonusesOf(member)).toEqual([]);
});

test('a claimed bonus is chosen beforehand, and given up by who pays in without one', async () => {
  const member = await openMember(marquee, 'localhost', 'aurum', '1.00');
  await enter(page, marquee, member, '/promotions');
  await page.getByRole('link', { name: /^Golden welcome/ }).click();
  await page.getByRole('button', { name: 'Claim' }).click();
  await page.getByText('Waits for a deposit').first().waitFor();
  await page.goto(`${marquee.url}/deposit`);
  await page.getByRole('radio', { name: /^Golden welcome/ }).waitFor();
  expect(await page.getByRole('radio', { name: /^Golden welcome/ }).isChecked()).toBe(true);
  await deposit(page, way(), { pick: '₱500', credited: '₱500.00' }, /^No bonus/);
  expect(await bonusesOf(member)).toEqual([{ status: 'cancelled', amount: '0' }]);
  expect(await ledgerBalance(marquee.owner, member.id)).toBe(50_100_000n);
});
