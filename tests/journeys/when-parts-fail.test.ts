import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { postJson } from '../post-json.ts';
import { arrived } from './arrived.ts';
import { painted } from './held-timers.ts';
import { enter, openMember } from './members.ts';
import { english as say, expectAccessible, expectNoOverflow, patience_ms } from './steps.ts';

/** The site lives on where a part of it, the browser's storage or the database fails. */

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
  context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(patience_ms);
  page = await context.newPage();
  faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
});
afterEach(() => context.close());

/** Whether the document is still the one that was marked. */
const mark = (): Promise<unknown> => page.evaluate('globalThis.sameDocument = true');
const isMarked = (): Promise<unknown> => page.evaluate(`globalThis.sameDocument === true`);

const assets = new URL('../../site/build/client/assets/', import.meta.url);

/** Abort the files of a kind whose text says this, as those of a build that is not served any more. */
async function lose(kind: '.js' | '.css', says: string): Promise<{ lost: number }> {
  const count = { lost: 0 };
  const files = readdirSync(assets).filter(
    (name) => name.endsWith(kind) && readFileSync(new URL(name, assets), 'utf8').includes(says),
  );
  expect(files.length).toBeGreaterThan(0);
  await page.route(
    (url) => files.some((name) => url.pathname.endsWith(name)),
    (route) => {
      count.lost += 1;
      return route.abort();
    },
  );
  return count;
}

test('S8.14 a language file that cannot be loaded is logged and ignored, and comes with the next page that loads', async () => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.goto(`${marquee.siteUrl('tropico.localhost')}/faqs`);
  await arrived(page);
  await mark();
  const files = await lose('.js', say('disconnect'));
  const signIn = async (): Promise<void> => {
    const modal = page.locator('#loginmodal');
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('account.signIn') })
      .click();
    await modal.getByLabel(say('login.account')).fill('nobody-here');
    await modal.locator('input[name="password"]').fill('not the password');
    await modal.locator('form button[type="submit"]').click();
  };
  await signIn();
  await expect.poll(() => logged.join()).toContain('The catalogue errors in EN could not be loaded.');
  // What is wrong is said, never by its key, and the page is the same.
  await page.getByRole('dialog').getByText('Something went wrong. Please try again.').waitFor();
  expect(await page.getByText('invalidCredentials').count()).toBe(0);
  expect(files.lost).toBeGreaterThan(0);
  expect(await isMarked()).toBe(true);
  // A browser remembers that a module has failed for as long as it shows the document.
  await page.unrouteAll();
  await page.reload();
  await arrived(page);
  await signIn();
  await page.getByText(say('invalidCredentials')).waitFor();
});

test('S8.13 a page whose script is gone is loaded again, once', async () => {
  await page.goto(`${marquee.siteUrl('tropico.localhost')}/faqs`);
  await arrived(page);
  await mark();
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await lose('.js', 'stepUp.title');
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Control+k');
  await loaded;
  await arrived(page);
  expect([await isMarked(), loads.length]).toEqual([false, 1]);
  await mark();
  await page.keyboard.press('Control+k');
  // Within ten seconds it is not loaded a second time: the modal is closed with a word, and the page stays.
  await page.getByText(say('internalServerError')).waitFor();
  expect(await isMarked()).toBe(true);
  expect(loads.length).toBe(1);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
});

test('S8.13 a page whose style sheet is gone is loaded again, and wears it then', async () => {
  await page.goto(`${marquee.siteUrl('tropico.localhost')}/faqs`);
  await arrived(page);
  await mark();
  const sheets = await lose('.css', '_option');
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Control+k');
  await loaded;
  expect([await isMarked(), sheets.lost]).toEqual([false, 1]);
  await page.unrouteAll();
  await arrived(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  const display = "getComputedStyle(document.querySelector('dialog [role=combobox]').parentElement).display";
  expect(await page.evaluate(display)).toBe('flex');
});

test('what floats over the page fails by itself', async () => {
  const member = await openMember(marquee, 'localhost', 'aurum', '10.00');
  await enter(page, marquee, member, '/faqs');
  await page.getByRole('link', { name: say('floating.rewards') }).waitFor();
  // A title that is no text cannot be shown.
  const news = { news_id: 'torn', title: {}, published_at: new Date().toISOString() };
  await page.route('**/api/news/list', (route) =>
    route.fulfill({ json: { statusCode: 1, statusMessage: 'OK', statusDetail: '', value: [news] } }),
  );
  const answered = page.waitForResponse('**/api/news/list');
  await page.reload();
  await answered;
  await page.getByRole('link', { name: say('floating.rewards') }).waitFor();
  await painted(page);
  expect(await page.getByRole('complementary', { name: say('floating.announcement') }).count()).toBe(0);
  expect(await page.getByRole('link', { name: say('floating.rewards') }).count()).toBe(1);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(say('page.faqs'));
});

test('S9.22 without storage the site works, and a sign-in lasts as long as its page', async () => {
  const member = await openMember(marquee, 'localhost', 'aurum', '12.00');
  await page.addInitScript(`
    const refuse = () => { throw new DOMException('Storage is switched off.', 'SecurityError') };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse, configurable: true });
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: refuse });`);
  await enter(page, marquee, member, '/profile');
  await page.getByText(say('register.fullName')).first().waitFor();
  await page.getByText('₱12.00').first().waitFor();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('page.faqs') })
    .click();
  await page.getByRole('heading', { level: 1, name: say('page.faqs') }).waitFor();
  expect(faults).toEqual([]);
});

test('S9.22 storage that is full is no storage', async () => {
  const member = await openMember(marquee, 'localhost', 'aurum', '13.00');
  await page.addInitScript(`
    Storage.prototype.setItem = () => { throw new DOMException('It is full.', 'QuotaExceededError') };`);
  await enter(page, marquee, member, '/profile');
  await page.getByText('₱13.00').first().waitFor();
  expect(faults).toEqual([]);
});

test('S7.32 S1.6 a visit that ends before the page is alive is recorded', async () => {
  const recorded = async (): Promise<string | undefined> => {
    const { rows } = await marquee.owner.query<{ fbp: string }>(
      `select fbp from sites.ad_visit where appsflyer_id = 'a-short-visit'`,
    );
    return rows.map(({ fbp }) => fbp).join();
  };
  await context.addCookies([{ name: '_fbp', value: 'fb.1.1700.42', url: marquee.url }]);
  // Nothing of the site's own code arrives, nor a picture: the page never has loaded.
  await page.route(/\/assets\/.*\.js$|\.(avif|webp|png|svg)/, () => undefined);
  await page.goto(`${marquee.url}/?appsflyer_id=a-short-visit`, { waitUntil: 'commit' });
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.goto('about:blank');
  await expect.poll(recorded).toBe('fb.1.1700.42');
});

test('S8.2 while the database is away a page says so in the colours of its site, and calls answer -500', async () => {
  // The site is known from a page that was shown; the one that is asked for now was not.
  await page.goto(`${marquee.siteUrl('fiesta.localhost')}/faqs`);
  const theme = await page.locator('html').getAttribute('class');
  const admin = new pg.Client({
    connectionString: process.env['TEST_DATABASE_URL'],
  });
  await admin.connect();
  const { rows } = await marquee.owner.query<{ name: string }>('select current_database() as name');
  const database = rows[0]?.name ?? '';
  await admin.query(`alter database ${database} with allow_connections false`);
  try {
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      database,
    ]);
    await page.setViewportSize({ width: 390, height: 844 });
    const answer = await page.goto(`${marquee.siteUrl('fiesta.localhost')}/vip`);
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()['retry-after']).toBe('60');
    await page.getByRole('heading', { name: say('error.internalServerError') }).waitFor();
    await page.getByRole('link', { name: say('error.again') }).waitFor();
    expect(await page.locator('html').getAttribute('class')).toBe(theme);
    expect(await page.content()).not.toMatch(/ECONN|postgres|not currently accepting/i);
    await expectAccessible(page, 'a site whose database is away');
    await expectNoOverflow(page, 'a site whose database is away');
    const called = await postJson(
      { port: marquee.port, host: `fiesta.localhost:${marquee.port}` },
      '/api/startup',
      { domain_name: 'fiesta.localhost' },
    );
    expect(called).toMatchObject({
      status: 500,
      body: { statusCode: -500, statusMessage: 'internalServerError' },
    });
  } finally {
    await admin.query(`alter database ${database} with allow_connections true`);
    await admin.end();
  }
  await expect
    .poll(async () => (await page.goto(`${marquee.siteUrl('fiesta.localhost')}/vip`))?.status())
    .toBe(200);
});
