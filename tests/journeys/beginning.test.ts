import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoBrands } from '../../tools/demo-brands.ts';
import { launchChromium } from '../browser.ts';
import { sampled } from '../sampled.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { patience_ms } from './steps.ts';

/** How a page begins: the picture first, then the scripts, and no press of a button is lost between them. */

let marquee: TestConstellation;
let browser: Browser;
beforeAll(async () => {
  [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});

async function withPage(use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  context.setDefaultTimeout(patience_ms);
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(page);
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
  }
}

/** Settles when React has the page. */
const alive = (page: Page): Promise<void> => page.locator('html[data-alive]').waitFor({ state: 'attached' });

/** Marks the document when the page is alive, before anything of the page runs. */
const markAlive = `document.addEventListener('marquee:alive', () => { document.documentElement.dataset.alive = '' })`;

test.each(sampled(await demoBrands(), 3))(
  'at $host no script is asked for before the first paint and the first picture, and then all are',
  async ({ host }) => {
    await withPage(async (page) => {
      await page.addInitScript(markAlive);
      await page.goto(`${marquee.siteUrl(host)}/`);
      await alive(page);
      const times = await page.evaluate<{ paint: number; picture: number; scripts: number[] }>(`({
        paint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
        picture: performance.getEntriesByType('resource').find((entry) => entry.name.includes('banner-1-mobile')).responseEnd,
        scripts: performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(location.origin) && name.endsWith('.js')).map((entry) => entry.startTime),
      })`);
      expect(times.scripts.length).toBeGreaterThan(5);
      expect(Math.min(...times.scripts)).toBeGreaterThan(Math.max(times.paint, times.picture));
    });
  },
);

test('a page that is opened where nobody sees it comes alive all the same', async () => {
  await withPage(async (page) => {
    await page.addInitScript(
      `${markAlive}; Object.defineProperty(document, 'visibilityState', { value: 'hidden' }); globalThis.PerformanceObserver = undefined`,
    );
    await page.goto(`${marquee.url}/`);
    await alive(page);
  });
});

test('a button that is pressed before the page is alive does its work when it is', async () => {
  await withPage(async (page) => {
    await page.addInitScript(markAlive);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${marquee.url}/`);
    const third = page.getByRole('button', { name: 'Slide 3' });
    await third.click();
    expect(await third.getAttribute('aria-current')).toBe('false');
    release();
    await alive(page);
    await page.locator('button[aria-label="Slide 3"][aria-current="true"]').waitFor();
  });
});
