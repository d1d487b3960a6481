import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { themeFacts } from '@marquee/themes/registry.ts';
import { demoBrands } from '../../tools/demo-brands.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { expectAccessible, expectNoOverflow, patience_ms } from './steps.ts';

/** An operator looks for a template in the gallery of a demo. */

let marquee: TestConstellation;
let browser: Browser;
beforeAll(async () => {
  [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});

async function openGallery(width: number, height: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(patience_ms);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.goto(`${marquee.siteUrl('localhost')}/_gallery`);
  return page;
}

test('all templates stand in the gallery, each live in the palette that is chosen, and tell the two values that a site needs', async () => {
  const page = await openGallery(1440, 900);
  const templates = (await demoBrands()).map(({ template }) => template);
  expect(await page.getByRole('article').count()).toBe(templates.length);
  const card = page.getByRole('article', { name: 'Candy Pop' });
  await card.scrollIntoViewIfNeeded();
  const shown = card.locator('iframe[title="Candy Pop on a phone"]').contentFrame();
  await shown.locator('html.template-slot1.theme-bubblegum main a').first().waitFor();
  await card.getByRole('radio', { name: 'mint' }).check();
  await shown.locator('html.template-slot1.theme-mint main a').first().waitFor();
  await card.getByRole('button', { name: 'Copy: Candy Pop' }).click();
  await page.getByText('Copied').first().waitFor();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(
    'theme_code: slot1\ntheme_color: mint',
  );
  const [full] = await Promise.all([
    page.waitForEvent('popup'),
    card.getByRole('link', { name: 'Open full size' }).click(),
  ]);
  await full.locator('html.template-slot1.theme-mint').waitFor();
  await full.context().close();
});

test('it is narrowed by what templates are made for and by their character, and fits a phone', async () => {
  const page = await openGallery(390, 844);
  await expectAccessible(page, 'the gallery');
  await expectNoOverflow(page, 'the gallery');
  await page.getByRole('radio', { name: 'Slots' }).check();
  await page.getByRole('radio', { name: 'Playful' }).check();
  const expected = Object.values(themeFacts)
    .filter(({ kind, characters }) => kind === 'slot' && characters.some((each) => each === 'playful'))
    .map(({ name }) => name);
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(expected);
  expect(await page.getByRole('status').first().innerText()).toBe(`${expected.length} templates`);
  await page.getByRole('radio', { name: 'Phone' }).check();
  expect(await page.locator('[data-view="desktop"]').count()).toBe(0);
  await page.context().close();
});

test('only the gallery may frame its pages, and only the host of the demo has it', async () => {
  const page = await openGallery(1440, 900);
  const address = await page.locator('iframe').first().getAttribute('src');
  const framed = await page.goto(address ?? '');
  expect(framed?.headers()['content-security-policy']).toContain(
    `frame-ancestors ${marquee.siteUrl('localhost')}`,
  );
  const changed = new URL(address ?? '');
  changed.searchParams.set('preview', `x${changed.searchParams.get('preview')}`);
  expect((await page.goto(changed.href))?.status()).toBe(403);
  const elsewhere = await page.goto(`${marquee.siteUrl('tropico.localhost')}/_gallery`);
  expect(elsewhere?.status()).toBe(404);
  await page.context().close();
});
