import { Secret, TOTP } from 'otpauth';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { painted } from './held-timers.ts';
import { callFor, enter, openMember, password, type Member } from './members.ts';
import { confirmIdentity, expectAccessible, expectNoOverflow, patience_ms, tabTo } from './steps.ts';

/** The question who is here, before something is changed that protects an account. */

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

async function fillBank(number: string): Promise<void> {
  await page.getByLabel('Bank', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Account number').fill(number);
}

async function bankAccounts(member: Member): Promise<number> {
  const { rows } = await marquee.owner.query<{ count: string }>(
    'select count(*) from cashier.bank_account join players.player using (site_id, player_id) where account_id = $1',
    [member.id],
  );
  return Number(rows[0]?.count);
}

test('the dialog is answered by the keyboard, can be left, and is not shown again for a while', async () => {
  const member = await openMember(marquee, 'localhost', 'aurum', '60.00');
  await enter(page, marquee, member, '/add-bank');
  await fillBank('11002200330044');
  await page.getByRole('button', { name: 'Add bank account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  await dialog.getByLabel('Your password').waitFor();
  await expectAccessible(page, 'the question who is here');
  await expectNoOverflow(page, 'the question who is here');

  // Whoever does not answer changes nothing, and is told of no fault.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // A form whose fault is told is busy until that is read.
  const submit = page.getByRole('button', { name: 'Add bank account' });
  await expect.poll(() => submit.getAttribute('aria-busy')).not.toBe('true');
  await painted(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await bankAccounts(member)).toBe(0);

  await tabTo(page, 'Add bank account');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate<string>('document.activeElement?.getAttribute("name") ?? ""'))
    .toBe('password');
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await dialog.getByText('Your current password is not right.').waitFor();
  await dialog.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/bank-details');
  expect(await bankAccounts(member)).toBe(1);

  await page.getByRole('link', { name: 'Add bank account' }).click();
  await fillBank('11002200335555');
  await page.getByRole('button', { name: 'Add bank account' }).click();
  await page.waitForURL('**/bank-details');
  await expect.poll(() => bankAccounts(member)).toBe(2);
});

test('a player with a second factor is asked for its code too', async () => {
  const member = await openMember(marquee, 'localhost', 'aurum', '60.00');
  await enter(page, marquee, member, '/add-bank');
  const signedIn = z
    .object({ token: z.string() })
    .parse(await callFor(marquee, member, '/api/auth/login', { password }));
  const auth = { auth: signedIn.token };
  const begun = await callFor(marquee, member, '/api/auth/two_factor_begin', { ...auth, password });
  const { secret } = z.object({ secret: z.string() }).parse(begun);
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  // The code of the step before is taken too, so that the next one is still good for the page.
  const before = totp.generate({ timestamp: Date.now() - 30_000 });
  await callFor(marquee, member, '/api/auth/two_factor_confirm', { ...auth, totp: before });

  await fillBank('22002200330044');
  await page.getByRole('button', { name: 'Add bank account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  const code = dialog.getByLabel('Code of your authenticator app');
  await code.waitFor();
  await expectAccessible(page, 'the question for a second factor');
  await code.fill(totp.generate());
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.waitForURL('**/bank-details');
  expect(await bankAccounts(member)).toBe(1);
});

test('S1.7 the dialog speaks the languages of the site', async () => {
  const member = await openMember(marquee, 'localhost', 'aurum', '60.00');
  await enter(page, marquee, member, '/add-bank');
  for (const [language, title] of [
    ['cn', '请确认是您本人'],
    ['php', 'Kumpirmahing ikaw ito'],
  ] as const) {
    await page.goto(`${marquee.url}/${language}/add-bank`);
    await page.locator('main select').selectOption({ index: 1 });
    await page.locator('main input[inputmode="numeric"]').fill('33002200330044');
    await page.locator('main form button[type="submit"]').click();
    await page.getByRole('dialog', { name: title }).locator('input[name="password"]').waitFor();
  }
  await page.goto(`${marquee.url}/add-bank`);
  await fillBank('33002200330044');
  await page.getByRole('button', { name: 'Add bank account' }).click();
  await confirmIdentity(page, password);
  await page.waitForURL('**/bank-details');
});
