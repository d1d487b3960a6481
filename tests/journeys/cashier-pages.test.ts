import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { approveWithdrawal, listForReview, refuseWithdrawal } from '@marquee/server/cashier/review.ts';
import { approveDeposit, listDepositsForReview } from '@marquee/server/cashier/review-deposit.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { enter, openMember, password } from './members.ts';
import {
  confirmIdentity,
  english,
  expectAccessible,
  expectNoOverflow,
  ledgerBalance,
  patience_ms,
  reachInCashier,
} from './steps.ts';

/** The cashier's pages besides the main way: bank transfers, lists, what is open and goes on, bank accounts. */

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
  context = await browser.newContext({
    viewport: desktop,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(patience_ms);
  context.on('weberror', (error) => faults.push(error.error().message));
  page = await context.newPage();
});
afterEach(async () => {
  await context.close();
  expect(faults, 'errors of the pages').toEqual([]);
});

test('S1.10 a bank transfer is made by its reference, its receipt is sent, and the operator credits it', async () => {
  const host = 'fiesta.localhost';
  const member = await openMember(marquee, host, 'fiesta', '50.00');
  await page.setViewportSize(phone);
  await enter(page, marquee, member, '/deposit');
  await page.getByRole('radio', { name: /^Bank transfer/ }).check();
  await page.getByText(/do not transfer anything real/).waitFor();
  const amount = page.getByLabel('Amount', { exact: true });
  await reachInCashier(page, english, amount);
  await amount.fill('750');
  await reachInCashier(page, english);
  await page.getByRole('radio', { name: /^No bonus/ }).check();
  await expectAccessible(page, 'the choice of a bank transfer');
  await page.getByRole('button', { name: 'Show the bank details' }).click();
  await page.getByRole('heading', { name: 'Make the transfer' }).waitFor();
  await page.getByRole('button', { name: 'Copy: Reference' }).click();
  const reference = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(reference).toMatch(/^[0-9A-Z]{10}$/);
  await page.getByText(reference, { exact: true }).waitFor();
  await expectAccessible(page, 'the bank details');
  await expectNoOverflow(page, 'the bank details');

  const choose = page.locator('input[type="file"]');
  await choose.setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture at all'),
  });
  await page.getByRole('button', { name: 'Send the receipt' }).click();
  await page.getByText('Send a picture (PNG, JPEG or WebP) or a PDF of at most 4 MB.').waitFor();
  const receipt = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await choose.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: receipt });
  await page.getByAltText('The chosen receipt').waitFor();
  await page.getByRole('button', { name: 'Send the receipt' }).click();
  await page.getByRole('heading', { name: 'We are checking your transfer' }).waitFor();
  await page.getByText(/^1 receipt sent/).waitFor();
  await expectAccessible(page, 'a transfer that is checked');

  // What is open can be left and gone on with.
  await page.goto(`${marquee.siteUrl(host)}/deposit`);
  await page.getByRole('link', { name: 'Continue: ₱750.00' }).click();
  await page.getByRole('heading', { name: 'We are checking your transfer' }).waitFor();

  const { app } = marquee.marquee;
  const waiting = (await listDepositsForReview(app.db, app.clock.now())).find(
    (one) => one.account_id === member.id,
  );
  if (!waiting) throw new Error('The operator sees no bank transfer.');
  expect(waiting.reference).toBe(reference);
  await approveDeposit(app, waiting.deposit_id, 'journey');
  await page.getByRole('heading', { name: '₱750.00 credited' }).waitFor();
  expect(await ledgerBalance(marquee.owner, member.id)).toBe(80_000_000n);
});

test('S1.10 S9.18 open deposits go on or are cancelled, and every deposit is listed with its fee and its end', async () => {
  const member = await openMember(marquee, 'localhost', 'aurum', '50.00');
  // A picture that the payment folder does not have gives way to that of a payment by hand.
  await page.route('**/art/payment/bank.webp', (route) => route.fulfill({ status: 404 }));
  await enter(page, marquee, member, '/deposit');
  const bank = page.locator('label', { has: page.getByRole('radio', { name: /^Sandbox bank transfer/ }) });
  const byHand = bank.locator('img[src="/art/payment/manual.png"]');
  await byHand.waitFor();
  // What is drawn: a srcset goes before the src.
  await expect
    .poll(() => byHand.evaluate((image: { currentSrc: string }) => image.currentSrc))
    .toBe(`${marquee.url}/art/payment/manual.png`);
  await page.getByRole('radio', { name: /^Sandbox bank transfer/ }).check();
  await page.getByRole('button', { name: '₱500', exact: true }).click();
  await page.getByText('₱505.00').waitFor();
  await page.getByRole('radio', { name: /^No bonus/ }).check();
  await page.getByRole('button', { name: /^Pay with/ }).click();
  await page.locator('button.paid').waitFor();
  await page.goto(`${marquee.url}/deposit`);
  await page.getByRole('heading', { name: 'Deposits in progress' }).waitFor();
  await expectAccessible(page, 'the cashier with an open deposit');
  await page.getByRole('link', { name: 'Continue: ₱500.00' }).click();
  await page.getByRole('heading', { name: '₱500.00 is on its way' }).waitFor();
  await page.getByRole('link', { name: 'Go to the payment page' }).waitFor();
  await page.getByRole('button', { name: 'Cancel this payment' }).click();
  await page.getByRole('heading', { name: 'You cancelled the payment of ₱500.00' }).waitFor();
  await page.goto(`${marquee.url}/deposit`);
  const list = page.getByLabel('Your deposits');
  await list.getByText('Cancelled').waitFor();
  await list.getByText('with a fee of ₱5.00').waitFor();
  expect(await page.getByRole('heading', { name: 'Deposits in progress' }).count()).toBe(0);
});

test('S1.10 on a phone what can be paid out and why not more comes first, and then what changes it', async () => {
  const member = await openMember(marquee, 'tropico.localhost', 'tropico', '50.00');
  const origin = marquee.siteUrl(member.host);
  await page.setViewportSize(phone);
  await enter(page, marquee, member, '/add-bank');
  await page.getByLabel('Bank', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Account number').fill('99887766554433');
  await page.getByRole('button', { name: 'Add bank account' }).click();
  await confirmIdentity(page, password);
  await page.waitForURL(`${origin}/bank-details`);
  await page.goto(`${origin}/withdrawal`);
  const standing = page.getByRole('heading', { name: 'Available now' });
  const nothing = page.getByRole('heading', { name: 'Nothing to pay out right now' });
  await nothing.waitFor();
  const [above, below] = await Promise.all([standing.boundingBox(), nothing.boundingBox()]);
  expect(above?.y ?? Infinity).toBeLessThan(below?.y ?? 0);
  await page.getByText('As soon as your balance reaches ₱100.00, it can be paid out.').waitFor();
  expect(await page.getByRole('button', { name: 'Check and send' }).count()).toBe(0);
  await expectAccessible(page, 'a withdrawal of which nothing is available');
});

test('S1.10 requests for a payout are listed with what became of them, and bank accounts are kept in order', async () => {
  const member = await openMember(marquee, 'tropico.localhost', 'tropico', '900.00');
  const origin = marquee.siteUrl(member.host);
  await enter(page, marquee, member, '/add-bank');
  for (const [index, number] of ['00112233445566', '00665544332211'].entries()) {
    await page.goto(`${origin}/add-bank`);
    await page.getByLabel('Bank', { exact: true }).selectOption({ index: index + 1 });
    await page.getByLabel('Account number').fill(number);
    await page.getByRole('button', { name: 'Add bank account' }).click();
    await confirmIdentity(page, password);
    await page.waitForURL(`${origin}/bank-details`);
  }
  await page.getByRole('button', { name: /^Make it the default: .*2211/ }).click();
  await page.getByRole('button', { name: /^Make it the default: .*5566/ }).waitFor();
  await expectAccessible(page, 'the bank accounts');
  await page.getByRole('button', { name: /^Remove: .*5566/ }).click();
  await expectAccessible(page, 'the question before a bank account is removed');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('5566').first().waitFor({ state: 'detached' });

  const { app } = marquee.marquee;
  await page.goto(`${origin}/withdrawal`);
  for (const decide of ['paid', 'refused'] as const) {
    await page.getByLabel('Amount', { exact: true }).fill('200');
    await page.getByRole('button', { name: 'Check and send' }).click();
    await page.getByRole('button', { name: 'Send the request' }).click();
    await page.getByText('Withdrawals in review').waitFor();
    const request = (await listForReview(app.db, app.clock.now())).find(
      (one) => one.account_id === member.id,
    );
    if (!request) throw new Error('The operator sees no request.');
    if (decide === 'paid') await approveWithdrawal(app, request.withdrawal_id, 'journey');
    else
      await refuseWithdrawal(app, request.withdrawal_id, 'journey', 'The name on the account is not yours');
    await page.getByText('Withdrawals in review').waitFor({ state: 'detached' });
  }
  const list = page.getByLabel('Your requests');
  await list.getByText('Paid', { exact: true }).waitFor();
  await list.getByText('The name on the account is not yours').waitFor();
  await page.setViewportSize(phone);
  await expectAccessible(page, 'the requests for a payout');
  await expectNoOverflow(page, 'the requests for a payout');
  expect(await ledgerBalance(marquee.owner, member.id)).toBe(70_000_000n);
});
