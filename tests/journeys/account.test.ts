import { Secret, TOTP } from 'otpauth';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { arrived } from './arrived.ts';
import { confirmIdentity, expectAccessible, patience_ms, tabTo } from './steps.ts';
import { isWhole } from '../sampled.ts';

/** The ways into an account and what a player does to keep it his: seen in a real browser. */

const password = 'a walk along the bay';
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

let marquee: TestConstellation;
let browser: Browser;
let context: BrowserContext;
let faults: string[];
let accounts = 0;
beforeAll(async () => {
  [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});
beforeEach(async () => {
  faults = [];
  context = await newContext();
});
afterEach(async () => {
  await context.close();
  expect(faults, 'errors of the pages').toEqual([]);
});

async function newContext(): Promise<BrowserContext> {
  const opened = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce' });
  opened.setDefaultTimeout(patience_ms);
  opened.on('weberror', (error) => faults.push(error.error().message));
  return opened;
}

/** Call the API as a browser at this host does. */
async function call(path: string, host: string, input: Record<string, unknown>): Promise<void> {
  const response = await fetch(`${marquee.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ domain_name: host, ...input }),
  });
  expect(await response.json()).toMatchObject({ statusCode: 1 });
}

interface Account {
  readonly id: string;
  readonly phone: string;
  readonly email: string;
}

/** An account that was opened and verified, at the brand of this host. */
async function openAccount(host = 'localhost'): Promise<Account> {
  accounts += 1;
  const id = `keeper${accounts}`;
  const account = { id, phone: `+639170000${100 + accounts}`, email: `${id}@example.com` };
  await call('/api/auth/signup', host, {
    account_id: id,
    password,
    contact_phone: account.phone,
    contact_email: account.email,
    full_name: 'Rosa Dela Cruz',
    birth_date: '1990-04-12',
    accept_terms: true,
  });
  await call('/api/auth/tac/verify', host, { account_id: id, tac: await lastCode(account.phone) });
  return account;
}

/** The code that was sent last to a number or an address, once it has been; another one than `before`. */
async function lastCode(recipient: string, before = ''): Promise<string> {
  let code = '';
  await expect
    .poll(
      async () => {
        const { rows } = await marquee.owner.query<{ body: string }>(
          `select body from players.outbox_message where recipient = $1
           order by created_at desc, message_id desc limit 1`,
          [recipient],
        );
        code = /\b\d{6}\b/.exec(rows[0]?.body ?? '')?.[0] ?? '';
        return code !== '' && code !== before;
      },
      { interval: 50 },
    )
    .toBe(true);
  return code;
}

/** What an authenticator app shows for a secret now. */
function shownBy(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}

/** Fill in the sign-in form, wherever it is, and send it. */
async function signIn(page: Page, accountId: string, entered = password): Promise<void> {
  await page.getByLabel('Account name').fill(accountId);
  await page.locator('input[name="password"]').fill(entered);
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
}

/** Sign in at the page of its own, and come to another one. */
async function enter(page: Page, origin: string, accountId: string, path: string): Promise<void> {
  await page.goto(`${origin}/login?return_to=${encodeURIComponent(path)}`);
  // Until the page is alive the form is the browser's alone.
  await arrived(page);
  await signIn(page, accountId);
  await page.waitForURL(`${origin}${path}`);
}

test('S2.2 who is signed in is sent home from /forgot-password, in the language of the address', async () => {
  const account = await openAccount();
  const page = await context.newPage();
  await enter(page, marquee.url, account.id, '/account');
  await page.goto(`${marquee.url}/forgot-password`);
  await page.waitForURL(`${marquee.url}/`);
  await page.goto(`${marquee.url}/cn/forgot-password`);
  await page.waitForURL(`${marquee.url}/cn`);
  // The sign-in page leads on too.
  await page.goto(`${marquee.url}/login?return_to=/statement`);
  await page.waitForURL(`${marquee.url}/statement`);
});

test('S7.4 a forgotten password is set anew by account, number and code', async () => {
  const account = await openAccount();
  const page = await context.newPage();
  await page.goto(`${marquee.url}/login`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.waitForURL('**/forgot-password');
  await arrived(page);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByText('Enter a whole phone number of that country.').waitFor();
  await page.getByLabel('Account name').fill(account.id);
  // As it is dialled in the country, which is the site's.
  await page.getByLabel('Mobile number').fill(`0${account.phone.slice(3)}`);
  const signupCode = await lastCode(account.phone);
  await page.getByRole('button', { name: 'Send the code' }).click();
  const code = await lastCode(account.phone, signupCode);
  await page.getByLabel('Your code').fill(code === '000000' ? '000001' : '000000');
  await page.locator('input[name="new_password"]').fill('another walk along the bay');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  // A wrong code is to be typed again; the password comes after it once more.
  await page.getByText('The code is wrong.').waitFor();
  await page.getByLabel('Your code').fill(code);
  await page.locator('input[name="new_password"]').fill('another walk along the bay');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await page.getByRole('heading', { name: 'Your password has been changed' }).waitFor();
  await page.locator('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, account.id, 'another walk along the bay');
  await page.getByText('₱0.00').first().waitFor();
});

test('S4.6 a player signs in by a one-time code, on the page and in the modal', async () => {
  for (const host of ['localhost', 'tropico.localhost']) {
    const account = await openAccount(host);
    const signupCode = await lastCode(account.phone);
    const own = await newContext();
    const page = await own.newPage();
    await page.setViewportSize(phone);
    await page.goto(`${marquee.siteUrl(host)}${host === 'localhost' ? '/login' : '/'}`);
    await arrived(page);
    await page.getByLabel('Account name').fill(account.id);
    await page.getByRole('button', { name: 'Use a one-time code' }).click();
    // What was typed is kept.
    expect(await page.getByLabel('Account name').inputValue()).toBe(account.id);
    await expectAccessible(page, `asking for a code at ${host}`);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page.getByLabel('Your code').fill(await lastCode(account.phone, signupCode));
    await page.getByText('₱0.00').first().waitFor();
    await own.close();
  }
});

test.runIf(isWhole)(
  'an account that too many wrong passwords have locked is unlocked by a code',
  async () => {
    const account = await openAccount();
    const signupCode = await lastCode(account.phone);
    const page = await context.newPage();
    await page.goto(`${marquee.url}/login`);
    await arrived(page);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await signIn(page, account.id, `not the password ${attempt}`);
      await page.getByText('The account or the password is wrong.').waitFor();
    }
    await signIn(page, account.id);
    await page.getByText('There were too many failed attempts.').waitFor();
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page.getByLabel('Your code').fill(await lastCode(account.phone, signupCode));
    await page.getByText('The account is unlocked. Sign in now.').waitFor();
    expect(await page.getByLabel('Account name').inputValue()).toBe(account.id);
    await page.locator('input[name="password"]').fill(password);
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('₱0.00').first().waitFor();
  },
);

test('by keyboard alone: a second factor is turned on, used with a recovery code, and turned off', async () => {
  const account = await openAccount();
  const page = await context.newPage();
  await enter(page, marquee.url, account.id, '/security');
  await page.getByRole('button', { name: 'Turn on' }).waitFor();
  await tabTo(page, 'Turn on');
  await page.keyboard.press('Enter');
  await page.locator('input[name="password"]:focus').waitFor();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  await expectAccessible(page, 'the secret of the second factor');
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.keyboard.type(shownBy(secret));
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  await expectAccessible(page, 'the recovery codes');
  const codes = await page.locator('li code').allInnerTexts();
  expect(codes).toHaveLength(10);
  const [first = '', second = ''] = codes;
  const saved = page.waitForEvent('download');
  await tabTo(page, 'Download');
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toBe(`recovery-codes-${account.id}.txt`);
  await tabTo(page, 'I have kept them');
  await page.keyboard.press('Enter');
  await page.getByText('10 recovery codes are left.').waitFor();

  await tabTo(page, 'Account menu');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Sign out');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  await page.goto(`${marquee.url}/login?return_to=/security`);
  await arrived(page);
  await page.getByLabel('Account name').focus();
  await page.keyboard.type(account.id);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.locator('input[autocomplete="one-time-code"]:focus').waitFor();
  await expectAccessible(page, 'the second factor of a sign-in');
  await page.keyboard.type('000000');
  await page.getByText('The code of your authenticator app is wrong').waitFor();
  await tabTo(page, 'Use a recovery code');
  await page.keyboard.press('Enter');
  await page.locator('input[autocapitalize="characters"]:focus').waitFor();
  await page.keyboard.type(first.toLowerCase());
  await page.keyboard.press('Enter');
  await page.waitForURL('**/security');
  await page.getByText('9 recovery codes are left.').waitFor();

  await tabTo(page, 'Turn off');
  await page.keyboard.press('Enter');
  await page.locator('input[name="password"]:focus').waitFor();
  await page.keyboard.type(password);
  await tabTo(page, 'Use a recovery code');
  await page.keyboard.press('Enter');
  await page.locator('input[autocapitalize="characters"]:focus').waitFor();
  await page.keyboard.type(second);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Turn on' }).waitFor();
  await page.getByText('Two-factor sign-in turned off').waitFor();
});

test('a player sees his sessions, ends the others, and takes another password', async () => {
  const account = await openAccount();
  const page = await context.newPage();
  await enter(page, marquee.url, account.id, '/profile');
  const elsewhere = await newContext();
  const other = await elsewhere.newPage();
  await enter(other, marquee.url, account.id, '/statement');
  await page.goto(`${marquee.url}/security`);
  // The session of the sign-up, this one, and the one elsewhere.
  await expect.poll(() => page.getByRole('button', { name: /^Sign out (Chrome|Unknown)/ }).count()).toBe(2);
  await page.getByRole('button', { name: 'Sign out the others' }).click();
  await page.getByText('2 sessions have ended.').waitFor();
  await other.getByText('You have been signed out').waitFor();
  await other.waitForURL(/\/login\?return_to=/);
  await elsewhere.close();
  await page.getByText('Session ended from another device').first().waitFor();

  await page.locator('main').getByRole('link', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password').fill('a swim across the bay');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Your current password is not right.').waitFor();
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.waitForURL('**/security');
  await page.getByText('Password changed. 0 other sessions have ended.').waitFor();
});

test('S7.22 a new address waits for its code, over a reload too; language and offers are kept', async () => {
  const account = await openAccount();
  const page = await context.newPage();
  await enter(page, marquee.url, account.id, '/edit-profile');
  expect(await page.getByLabel('Full name').getAttribute('readonly')).not.toBeNull();
  await page.getByRole('button', { name: 'Verify e-mail' }).click();
  await page.getByLabel('New e-mail').fill('rosa.moved@example.com');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await confirmIdentity(page, password);
  await page.getByText('rosa.moved@example.com waits for its code.').waitFor();
  const code = await lastCode('rosa.moved@example.com');
  await page.goto(`${marquee.url}/account`);
  await page.getByRole('link', { name: 'rosa.moved@example.com waits for its code' }).click();
  await page.waitForURL('**/edit-profile');
  await expectAccessible(page, 'an address that waits for its code');
  await page.getByLabel('Your code').fill(code);
  await confirmIdentity(page, password);
  await page.getByText('rosa.moved@example.com is verified.').waitFor();

  await page.getByLabel('Language of our messages').selectOption('CN');
  await page.getByLabel('Tell me about offers.').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  await page.goto(`${marquee.url}/profile`);
  await page.getByText('rosa.moved@example.com').waitFor();
  await page.getByText('中文').last().waitFor();
  await page.getByText('Wanted', { exact: true }).waitFor();
});

test('on a phone the account with a rail is a hub: every page leads back to it, and the way out is in sight', async () => {
  const account = await openAccount();
  const page = await context.newPage();
  await page.setViewportSize(phone);
  await enter(page, marquee.url, account.id, '/account');
  await page.goto(`${marquee.url}/account?arrange=account:rail`);
  const hub = page.locator('main');
  await hub.getByRole('heading', { level: 2, name: 'Safety' }).waitFor();
  const groups = await hub.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(groups.filter((name) => ['Money', 'Play', 'Safety', 'Me'].includes(name))).toHaveLength(4);
  await hub.getByRole('link', { name: /^Minigames 0 tokens/ }).waitFor();
  await hub.getByRole('link', { name: /^Safer play No limits set/ }).waitFor();
  await hub.getByRole('link', { name: /^Bank accounts 0 accounts/ }).waitFor();
  expect(await inSight(hub.getByRole('button', { name: 'Sign out' }))).toBe(true);
  // The menu beside the pages is for wide screens.
  expect(await page.getByRole('navigation', { name: 'Your account' }).count()).toBe(0);
  await expectAccessible(page, 'the hub on a phone');

  await page.getByRole('button', { name: 'Account menu' }).click();
  const menu = page.locator('[popover]').filter({ hasText: 'Sign out' });
  for (const name of ['Daily spin', 'Minigames']) {
    expect(await menu.getByRole('link', { name }).count(), name).toBe(1);
  }
  expect(await inSight(menu.getByRole('button', { name: 'Sign out' }))).toBe(true);
  await page.keyboard.press('Escape');

  await hub.getByRole('link', { name: 'Change password' }).click();
  await page.waitForURL('**/change-password');
  const back = page.getByRole('navigation', { name: 'Back' });
  await back.getByRole('link', { name: 'Security' }).click();
  await page.waitForURL('**/security');
  await back.getByRole('link', { name: 'Your account' }).click();
  await page.waitForURL('**/account');

  await page.setViewportSize(desktop);
  const side = page.getByRole('navigation', { name: 'Your account' });
  expect(await side.getByRole('link', { name: 'Daily spin' }).count()).toBe(1);
  expect(await inSight(side.getByRole('button', { name: 'Sign out' }))).toBe(true);
  await side.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
});

/** Whether all of it is within the window, without scrolling. */
async function inSight(place: Locator): Promise<boolean> {
  await place.waitFor();
  const box = await place.boundingBox();
  const window = place.page().viewportSize();
  if (!box || !window) return false;
  return box.y >= 0 && box.y + box.height <= window.height;
}
