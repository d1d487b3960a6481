import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInDemoPlayer } from '../../tools/shots/demo-player.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { arrived } from './arrived.ts';
import { playRound } from './play-round.ts';
import { accessibilityFaults, patience_ms } from './steps.ts';

let marquee: TestConstellation;
let browser: Browser;
beforeAll(async () => {
  [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});

test('a mark of the gauge of slot4 dives to its category, a win rises in a bubble, and its chart leads on by keyboard', async () => {
  const host = 'andaman.localhost';
  const origin = marquee.siteUrl(host);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    storageState: (await signInDemoPlayer(origin)).storageState,
  });
  context.setDefaultTimeout(patience_ms);
  const page = await context.newPage();
  await page.goto(origin);
  // A mark that is pressed before leads to the page of its category, as a link does.
  await arrived(page);
  const gauge = page.getByRole('navigation', { name: 'Games' });
  const metres = async (): Promise<number> =>
    Number((await gauge.locator('[data-reading]').innerText()).replace(',', ''));
  expect(await metres()).toBe(0);
  const mark = gauge.getByRole('link', { name: /^Live casino/ });
  const depth = Number(/\d+/.exec(await mark.innerText())?.[0]);
  await mark.press('Enter');
  await expect
    .poll(() => page.evaluate<string>('document.activeElement.getAttribute("aria-labelledby")'))
    .toBe('depth-casino');
  await expect.poll(metres).toBeGreaterThan(depth / 2);
  expect(new URL(page.url()).pathname).toBe('/');

  const rising = page.getByRole('region', { name: 'Rising now' });
  await playRound(marquee, '25.00', { host, currency: 'THB', stake: '5.00' });
  await rising.getByText('฿25.00').waitFor();
  // It pays less than its stake, and does not rise.
  await playRound(marquee, '1.00', { host, currency: 'THB', stake: '5.00' });
  await playRound(marquee, '75.00', { host, currency: 'THB', stake: '5.00' });
  await rising.getByText('฿75.00').waitFor();
  expect(await rising.getByRole('listitem').locator('b').allInnerTexts()).toEqual(['฿75.00', '฿25.00']);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open the dive chart' }).press('Enter');
  const chart = page.getByRole('dialog', { name: 'Dive chart' });
  await chart.getByRole('link', { name: /^0 m/ }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/hot');
  await chart.waitFor({ state: 'detached' });
});
