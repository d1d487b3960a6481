import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { arrived } from './arrived.ts';
import { heldTimers, holdTimers, painted, runTimers } from './held-timers.ts';
import { confirmIdentity, expectAccessible, expectNoOverflow, patience_ms } from './steps.ts';

/** Who is signed in, in all tabs and until the session ends: seen in a real browser. */

const demo = { accountId: 'demo', password: 'marquee-demo' };

let marquee: TestConstellation;
let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  marquee = await startTestConstellation();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(patience_ms);
});
afterEach(() => context.close());

async function signIn(page: Page, who = demo): Promise<void> {
  // Until the page is alive the form is the browser's alone.
  await arrived(page);
  await page.getByLabel('Account name').fill(who.accountId);
  await page.locator('input[name="password"]').fill(who.password);
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The server forgets every session, as when they end. */
async function endSessions(): Promise<void> {
  await marquee.owner.query(
    `update players.session set expires_at = created_at, ended_at = now() where ended_at is null`,
  );
}

/** Sessions end while the site is not open, so that no question on its way is the first to be refused. */
async function leaveAndEndSessions(page: Page): Promise<void> {
  await page.goto('about:blank');
  await endSessions();
}

test('S2.3 S6.2 a visitor of a player’s page signs in at /login and comes back to it', async () => {
  const page = await context.newPage();
  await page.goto(`${marquee.url}/statement?from=mail`);
  await page.waitForURL(/\/login\?return_to=/);
  await signIn(page);
  await page.waitForURL(/\/statement\?from=mail$/);
  await page.getByText('Closing balance', { exact: true }).waitFor();
});

test('S4.2 a wrong password signs nobody in and is said at the field', async () => {
  const page = await context.newPage();
  await page.goto(`${marquee.url}/login`);
  await signIn(page, { accountId: 'nobody-here', password: 'not the password' });
  await page.getByText('The account or the password is wrong.').waitFor();
  expect(page.url()).toContain('/login');
});

test('S4.1 S4.3 S4.4 a sign-in loads the balance; a sign-out reaches the other tabs, which reset', async () => {
  const first = await context.newPage();
  await first.goto(`${marquee.url}/login`);
  await signIn(first);
  await first.getByText('₱5,000.00').first().waitFor();
  const second = await context.newPage();
  await second.goto(`${marquee.url}/slots`);
  await second.getByText('₱5,000.00').first().waitFor();
  const reloaded = second.waitForEvent('load');
  await first.getByRole('button', { name: 'Account menu' }).click();
  await first.getByRole('button', { name: 'Sign out' }).click();
  await first.getByRole('link', { name: 'Sign in' }).waitFor();
  await reloaded;
  await second.getByRole('link', { name: 'Sign in' }).waitFor();
  expect(
    await second.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('user'))),
  ).toEqual([]);
});

test('S4.5 S8.5 an ended session is said in a toast, and leads to /login', async () => {
  const page = await context.newPage();
  await page.goto(`${marquee.url}/login?arrange=account:rail&return_to=/profile`);
  await signIn(page);
  await page.getByText('Full name').waitFor();
  await endSessions();
  await page.getByRole('link', { name: 'Transactions' }).first().click();
  await page.getByText('You have been signed out').waitFor();
  await page.getByText('Your session has ended. Please sign in again.').waitFor();
  await page.waitForURL(/\/login\?return_to=/);
});

test.each([
  ['slot2', 'tropico.localhost', '#loginmodal'],
  ['slot5', 'fiesta.localhost', '#modal-signin'],
])(
  'S2.4 S2.5 S4.5 on %s, at %s, the sign-in is the modal %s over the home page, by itself after a second',
  async (template, host, id) => {
    const page = await context.newPage();
    await page.addInitScript(holdTimers(900));
    const home = marquee.siteUrl(host);
    await page.goto(home);
    expect(await page.locator('html').getAttribute('class')).toContain(`template-${template}`);
    await arrived(page);
    const modal = page.locator(id);
    await expect.poll(() => heldTimers(page)).toContain(1000);
    expect(await modal.count()).toBe(0);
    await runTimers(page, 1000);
    await modal.getByLabel('Account name').waitFor();
    await signIn(page);
    await modal.waitFor({ state: 'detached' });
    await page.getByText('₱5,000.00').first().waitFor();
    await page.goto(`${home}/profile`);
    await page.getByText('Full name').waitFor();
    await leaveAndEndSessions(page);
    await page.goto(`${home}/profile`);
    await modal.getByLabel('Account name').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  },
);

test('S2.3 S4.5 who presses a player’s page while an ended session leads home is asked to sign in once, at /login', async () => {
  const page = await context.newPage();
  await page.goto(`${marquee.siteUrl('tropico.localhost')}/login?return_to=/profile`);
  await signIn(page);
  await page.getByText('Full name').waitFor();
  // Home is on its way until the link has been pressed.
  const pressed = Promise.withResolvers<void>();
  const isHome = (request: Request): boolean => /\/_\.data/.test(request.url());
  const homeEnded = Promise.race([
    page.waitForEvent('requestfinished', isHome),
    page.waitForEvent('requestfailed', isHome),
  ]);
  const isLedHome = page.waitForRequest(/\/_\.data/);
  await page.route(/\/_\.data/, async (route) => {
    await pressed.promise;
    await route.continue().catch(() => undefined);
  });
  await leaveAndEndSessions(page);
  await page.goto(`${marquee.siteUrl('tropico.localhost')}/profile?arrange=account:rail`);
  await isLedHome;
  await page.getByRole('link', { name: 'Transactions' }).first().click();
  await page.waitForURL(/\/login\?return_to=%2Ftransaction-history$/);
  pressed.resolve();
  await page.getByText('Your session has ended. Please sign in again.').waitFor();
  await page.getByLabel('Account name').waitFor();
  await homeEnded;
  await painted(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('S1.7 S2.13 the player’s pages speak the language of their address', async () => {
  const page = await context.newPage();
  await page.goto(`${marquee.url}/cn/deposit`);
  await page.waitForURL(/\/cn\/login\?return_to=%2Fcn%2Fdeposit/);
  await page.getByRole('heading', { name: '登录' }).waitFor();
  await page.goto(`${marquee.url}/php/register`);
  await page.getByRole('button', { name: 'Magpatuloy' }).waitFor();
});

test('S1.10 S2.1 a bank account is added, then listed', async () => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${marquee.siteUrl('tropico.localhost')}/login?return_to=/bank-details`);
  await signIn(page);
  await page.getByRole('link', { name: 'Add bank account' }).waitFor();
  await expectAccessible(page, 'the bank accounts before one is added');
  await expectNoOverflow(page, '/bank-details');

  await page.getByRole('link', { name: 'Add bank account' }).click();
  await page.getByLabel('Bank', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Account number').fill('5539001234567');
  await page.getByRole('button', { name: 'Add bank account' }).click();
  await confirmIdentity(page, 'marquee-demo');
  await page.waitForURL(/\/bank-details$/);
  await page.getByText('Demo Player').first().waitFor();
});
