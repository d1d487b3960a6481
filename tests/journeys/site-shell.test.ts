import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offeredSlots } from '../../games/offered-slots.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { arrived } from './arrived.ts';
import { heldTimers, holdTimers, runTimers } from './held-timers.ts';
import { expectAccessible, patience_ms } from './steps.ts';

let marquee: TestConstellation;
let browser: Browser;
beforeAll(async () => {
  [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await marquee.close();
});

const slots = await offeredSlots();
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** A visitor's tab at a path of a brand. What the page reports as an error fails the test. */
async function visit<Outcome>(
  host: string,
  path: string,
  viewport: { width: number; height: number },
  look: (page: Page) => Promise<Outcome>,
): Promise<Outcome> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(patience_ms);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${marquee.siteUrl(host)}${path}`);
  const outcome = await look(page);
  expect(faults, `errors on ${path}`).toEqual([]);
  await context.close();
  return outcome;
}

describe.each([
  ['localhost', 'page'],
  ['tropico.localhost', '#loginmodal'],
  ['fiesta.localhost', '#modal-signin'],
] as const)('the site at %s', (host, login) => {
  test(`S2.3 S2.4 S2.5 S9.13 the home page asks to sign in by ${login}, after a second where that is a modal`, async () => {
    await visit(host, login === 'page' ? '/' : '/faqs', desktop, async (page) => {
      if (login === 'page') {
        await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
        await page.waitForURL('**/login');
        return;
      }
      const dialog = page.locator(login);
      await page.addInitScript(holdTimers(500));
      await page.goto(marquee.siteUrl(host));
      await arrived(page);
      // Only this timer opens it, and it still waits.
      await expect.poll(() => heldTimers(page)).toContain(1000);
      await runTimers(page, 990);
      expect(await heldTimers(page)).toContain(1000);
      expect(await dialog.count()).toBe(0);
      await runTimers(page, 1010);
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
      await dialog.waitFor();
    });
  });

  test('a click on a link shows the page without loading the document again', async () => {
    await visit(host, '/slots', desktop, async (page) => {
      // Before the page is alive a link is the browser's, and loads a document.
      await arrived(page);
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click();
      await page.getByRole('heading', { level: 1, name: 'Questions and answers' }).waitFor();
      expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
      await expect.poll(() => page.title()).toMatch(/faqs|questions/i);
    });
  });

  test('the lobby finds, sorts and says so where nothing is found', async () => {
    await visit(host, '/slots', phone, async (page) => {
      // Fields work once the page is alive; until then what is typed is the browser's alone.
      await arrived(page);
      const cards = page.locator('main a[href*="/playnow"]');
      expect(await cards.count()).toBe(slots.length);
      await page.getByLabel('Search', { exact: true }).fill('samurai');
      await expect.poll(() => cards.count()).toBe(1);
      await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('samurai');
      await page.getByLabel('Search', { exact: true }).fill('nothing at all');
      await page.getByRole('heading', { name: 'No games found' }).waitFor();
      await page.getByRole('button', { name: 'Clear the filters' }).click();
      await page.getByLabel('Sort by').selectOption('name');
      await expect.poll(() => cards.first().textContent()).toContain('Amber Mammoth');
      // The page follows at once, and the address a moment later.
      await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('name');
      await page.reload();
      await expect.poll(() => cards.first().textContent()).toContain('Amber Mammoth');
    });
  });

  test('S2.13 S3.19 S9.10 choosing a language changes the page, the address and the cookie', async () => {
    await visit(host, '/slots', desktop, async (page) => {
      // The cookie is written by the page's own script; before it is alive the link is the browser's alone.
      await arrived(page);
      await page.locator('summary').click();
      await page.getByRole('link', { name: '中文' }).click();
      await page.waitForURL('**/cn/slots');
      expect(await page.locator('html').getAttribute('lang')).toBe('zh');
      await page.getByRole('heading', { level: 1, name: '老虎机' }).waitFor();
      const cookie = (await page.context().cookies()).find(({ name }) => name === 'language');
      expect(cookie?.value).toBe('CN');
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
      expect(await page.locator('main a[href*="playnow"]').count()).toBe(slots.length);
      expect(await page.locator('main a[href^="/cn/playnow"]').count()).toBe(slots.length);
    });
  });
});

test('S4.15 S9.9 S9.11 the viewport is remembered when the window crosses a threshold', async () => {
  await visit('localhost', '/faqs', desktop, async (page) => {
    await page.addInitScript(holdTimers(30));
    await page.goto(`${marquee.siteUrl('localhost')}/slots`);
    const viewport = async () =>
      (await page.context().cookies()).find((cookie) => cookie.name === 'viewport');
    const name = async (): Promise<string | undefined> => (await viewport())?.value;
    // The cookie is there since the page before. This page's own script marks the document, and listens from then on.
    await page.locator('html[data-viewport="desktopMedium"]').waitFor();
    expect(await name()).toBe('desktopMedium');
    await page.setViewportSize({ width: 800, height: 900 });
    // The window has its width before the page has heard of it.
    await expect.poll(() => heldTimers(page)).toContain(50);
    await runTimers(page, 45);
    expect(await name()).toBe('desktopMedium');
    await runTimers(page, 50);
    expect(await name()).toBe('tablet');
    const cookie = await viewport();
    expect(cookie).toMatchObject({ path: '/', secure: true, sameSite: 'Strict' });
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
  });
});

test('S9.18 a picture that is missing gives way to a placeholder, and pictures are fitted 500 ms after a resize', async () => {
  await visit('localhost', '/faqs', desktop, async (page) => {
    await page.addInitScript(holdTimers(400));
    await page.route('**/dragon-fortune/poster*', (route) => route.abort());
    await page.goto(`${marquee.siteUrl('localhost')}/slots`);
    await arrived(page);
    // Pictures are looked after when the first screen is some seconds old, as its scripts count, which may begin late.
    await expect.poll(() => heldTimers(page)).toContain(3000);
    await runTimers(page, 3000);
    // What puts this one in its place listens to the window from the same moment.
    const missing = page.locator('main img[src^="data:image/svg+xml"]').first();
    await missing.waitFor();
    expect(await missing.evaluate((image: { naturalWidth: number }) => image.naturalWidth)).toBe(32);

    const fitted = `[...document.querySelectorAll('main img[srcset][sizes]')].map(({ sizes, clientWidth }) => sizes === clientWidth + 'px')`;
    expect(await page.evaluate<boolean[]>(fitted)).not.toContain(true);
    await page.setViewportSize({ width: 1100, height: 900 });
    await expect.poll(() => heldTimers(page)).toContain(500);
    await runTimers(page, 490);
    expect(await page.evaluate<boolean[]>(fitted)).not.toContain(true);
    await runTimers(page, 500);
    expect(await page.evaluate<boolean[]>(fitted)).toContain(true);
  });
});

test('S9.20 the theme of the first response is the one that stays', async () => {
  await visit('meridian.localhost', '/', desktop, async (page) => {
    expect(await page.locator('html').getAttribute('class')).toBe('template-casino1 theme-sapphire');
    const first = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    // The window's own scrollbar is the root's.
    expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('dark');
    await arrived(page);
    expect(await page.evaluate<string>('getComputedStyle(document.body).backgroundColor')).toBe(first);
  });
});

test('S2.9 a site in maintenance shows that and nothing else', async () => {
  await marquee.owner.query(`update sites.site set is_maintenance = true where site_code = 'meridian'`);
  await visit('meridian.localhost', '/slots', phone, async (page) => {
    await expect
      .poll(async () => {
        await page.reload();
        return page.locator('h1').textContent();
      })
      .toContain('back soon');
    expect(await page.locator('nav, a[href*="playnow"]').count()).toBe(0);
    await expectAccessible(page, 'maintenance');
  });
  await marquee.owner.query(`update sites.site set is_maintenance = false where site_code = 'meridian'`);
});
