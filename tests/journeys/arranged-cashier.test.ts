import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bankAccountList } from '@marquee/contract/api/cashier/bank_account_list.ts';
import { arrangements } from '@marquee/themes/arrangements.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { callFor, enter, openMember, password, type Member } from './members.ts';
import {
  english,
  expectAccessible,
  expectNoOverflow,
  ledgerBalance,
  patience_ms,
  reachInCashier,
  tabTo,
} from './steps.ts';
import { sampled } from '../sampled.ts';

/** Paying in and out in every arrangement of the cashier: the same questions, limits and words, and the same money. */

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

let marquee: TestConstellation;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let faults: string[];
beforeAll(async () => {
  [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});
beforeEach(async () => {
  faults = [];
  context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
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
  await page.setViewportSize(phone);
}

/** The session that the browser has stored of a member. */
async function sessionOf({ host }: Member): Promise<{ auth: string }> {
  const stored = await page.evaluate<{ token: string }>(
    `JSON.parse(localStorage.getItem('marquee.user.${host}'))`,
  );
  return { auth: stored.token };
}

describe.each(sampled(arrangements.cashier, 1))('the cashier arranged as %s', (arrangement) => {
  const deposit = `/deposit?arrange=cashier:${arrangement}`;

  test('S1.10 a deposit: its limits, its fee, the bonus that must be chosen, and the money', async () => {
    const member = await openMember(marquee, 'localhost', 'aurum', '1.00');
    await enter(page, marquee, member, '/account');
    await callFor(marquee, member, '/api/safety/limit_set', {
      ...(await sessionOf(member)),
      kind: 'deposit',
      window: '24h',
      amount: '600.00',
    });
    await page.goto(marquee.url + deposit);
    await page.getByRole('radio', { name: /^Sandbox bank transfer/ }).check();
    const amount = page.getByLabel('Amount', { exact: true });
    await reachInCashier(page, english, amount);
    await page.getByText('Your limit leaves ₱600.00 in 24 hours.').waitFor();
    await expectSound(`the deposit's amount in ${arrangement}`);

    // Too small an amount is told at the amount, however one goes on.
    await amount.fill('5');
    await page.locator('main form button[type="submit"]').click();
    await page.getByText('The amount is below the minimum.').waitFor();
    await amount.and(page.locator(':focus')).waitFor();

    await page.getByRole('button', { name: '₱500', exact: true }).click();
    await reachInCashier(page, english);
    await page.getByText('₱505.00').first().waitFor();
    const pay = page.getByRole('button', { name: /^Pay with Sandbox bank transfer/ });
    await pay.click();
    await page.getByText('Choose a bonus, or no bonus.').waitFor();
    await expectSound(`a deposit without a choice of bonus in ${arrangement}`);
    await page.getByRole('radio', { name: /^No bonus/ }).check();
    await pay.click();
    await page.locator('button.paid').click();
    await page.waitForURL(/deposit_id=/).catch(() => page.locator('a.back').click());
    await page.getByRole('heading', { name: '₱500.00 credited' }).waitFor();
    await expect.poll(() => ledgerBalance(marquee.owner, member.id)).toBe(50_100_000n);

    // Beyond the player's own limit nothing is begun, and the amount says why.
    await page.goto(marquee.url + deposit);
    await reachInCashier(page, english, amount);
    await amount.fill('400');
    await reachInCashier(page, english);
    const none = page.getByRole('radio', { name: /^No bonus/ });
    if ((await none.count()) > 0) await none.check();
    await page.getByRole('button', { name: /^Pay with/ }).click();
    await page.getByText('You have reached a limit that you set.').waitFor();
    await amount.and(page.locator(':focus')).waitFor();
  });

  test('S1.10 a deposit by the keyboard alone', async () => {
    const member = await openMember(marquee, 'localhost', 'aurum', '1.00');
    await enter(page, marquee, member, '/account');
    await page.setViewportSize(desktop);
    await page.goto(marquee.url + deposit);
    await page.getByRole('radio', { name: /^Sandbox e-wallet/ }).waitFor();
    const goOn = async (): Promise<void> => {
      if (arrangement !== 'steps') return;
      await tabTo(page, 'Continue');
      await page.keyboard.press('Enter');
    };
    await page.locator('#main').focus();
    if (arrangement === 'counter') {
      await tabTo(page, '7');
      for (const key of ['7', '5', '0']) {
        await page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name: key }).focus();
        await page.keyboard.press('Enter');
      }
      expect(await page.getByLabel('Amount', { exact: true }).inputValue()).toBe('750');
      await page.locator('output', { hasText: '₱750.00' }).waitFor({ state: 'attached' });
    }
    await tabTo(page, /^Sandbox e-wallet/);
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('radio', { name: /^Sandbox bank transfer/ }).isChecked()).toBe(true);
    if (arrangement !== 'counter') {
      await goOn();
      await tabTo(page, 'Amount');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('750');
      await goOn();
    }
    await page.getByText('₱757.50').first().waitFor();
    await tabTo(page, /Stake ₱|Needs a deposit|free spins/);
    await tabTo(page, /^No bonus/, 'ArrowDown');
    await tabTo(page, /^Pay with Sandbox bank transfer/);
    await page.keyboard.press('Enter');
    await page.locator('button.paid').waitFor();
  });

  test('S1.10 a withdrawal: never more than there is, a look at it, and the request', async () => {
    const member = await openMember(marquee, 'localhost', 'aurum', '900.00');
    await enter(page, marquee, member, '/account');
    await page.goto(`${marquee.url}/withdrawal?arrange=cashier:${arrangement}`);
    await page.getByText('First, choose where to send it.').waitFor();
    await page.getByText('Available now').waitFor();
    await expectSound(`a first bank account in ${arrangement}`);
    const session = await sessionOf(member);
    const { banks } = bankAccountList.answer.parse(
      await callFor(marquee, member, bankAccountList.path, session),
    );
    const [bank = ''] = banks;
    const { step_up_proof } = await callFor(marquee, member, '/api/auth/step_up', { ...session, password });
    await callFor(marquee, member, '/api/cashier/bank_account_add', {
      ...session,
      bank_name: bank,
      account_name: 'Rosa Dela Cruz',
      account_number: `00112233${member.id.replace(/\D/g, '').padStart(4, '0')}`,
      step_up_proof,
    });
    await page.goto(`${marquee.url}/withdrawal?arrange=cashier:${arrangement}`);
    const amount = page.getByLabel('Amount', { exact: true });
    await amount.fill('900.01');
    await page.locator('main form button[type="submit"]').click();
    await amount.and(page.locator('[aria-invalid="true"]')).waitFor();
    await amount.and(page.locator(':focus')).waitFor();
    await page.getByRole('button', { name: 'All: ₱900' }).click();
    expect(await amount.inputValue()).toMatch(/^900(\.0+)?$/);
    await amount.fill('250');
    const account = page.getByRole('radio', { name: new RegExp(`^${bank}`) });
    await reachInCashier(page, english, account);
    expect(await account.isChecked()).toBe(true);
    await expectSound(`a withdrawal in ${arrangement}`);
    await reachInCashier(page, english);
    await page.getByRole('button', { name: 'Check and send' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('₱250.00').waitFor();
    await dialog.getByRole('button', { name: 'Send the request' }).click();
    await page.getByRole('heading', { name: 'Withdrawals in review' }).waitFor();
    await page.getByLabel('Your requests').getByText('₱250.00').waitFor();
    expect(await ledgerBalance(marquee.owner, member.id)).toBe(65_000_000n);
  });

  test('what can fail says so in its place, and is tried again', async () => {
    const member = await openMember(marquee, 'localhost', 'aurum', '1.00');
    await enter(page, marquee, member, '/account');
    await page.route('**/api/cashier/deposit_methods', (route) => route.abort());
    await page.goto(marquee.url + deposit);
    await page.getByText('This could not be loaded').waitFor();
    await expectSound(`a deposit that cannot be loaded in ${arrangement}`);
    await page.unroute('**/api/cashier/deposit_methods');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page
      .getByRole('radio', { name: /^Sandbox e-wallet/ })
      .or(page.getByLabel('Amount'))
      .first()
      .waitFor();
  });
});
