import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInDemoPlayer } from '../../tools/shots/demo-player.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { arrived } from './arrived.ts';
import { playRound } from './play-round.ts';
import { accessibilityFaults, patience_ms } from './steps.ts';

/** What casino7 has and no other template does, on a phone: its spotlight, its boxes and its programme. */

const host = 'madang.localhost';

let marquee: TestConstellation;
let browser: Browser;
beforeAll(async () => {
  [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});

async function openHome(): Promise<Page> {
  const origin = marquee.siteUrl(host);
  const { storageState } = await signInDemoPlayer(origin);
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', storageState });
  context.setDefaultTimeout(patience_ms);
  const page = await context.newPage();
  await page.goto(origin);
  await arrived(page);
  return page;
}

test('the light of casino7 goes to who has the focus, a win takes a box in its tier, and its programme leads on by keyboard', async () => {
  const page = await openHome();
  const cast = page.getByRole('list', { name: 'Choose who stands in the light' }).getByRole('link');
  const star = await page.getByRole('heading', { level: 1 }).innerText();
  const lit = page.locator('[aria-label][aria-current="true"]');
  expect(await lit.getAttribute('aria-label')).toBe(star);
  await lit.press('ArrowRight');
  const next = (await cast.nth(2).getAttribute('aria-label')) ?? '';
  expect(next).not.toBe(star);
  const stage = page.getByRole('region', { name: next, exact: true });
  await stage.getByRole('heading', { level: 1, name: next, exact: true }).waitFor();
  expect(await stage.getByRole('link', { name: 'Play', exact: true }).getAttribute('href')).toBe(
    await cast.nth(2).getAttribute('href'),
  );
  // Whoever is pressed in the dark comes into the light first, and is played by the next press.
  const dark = (await cast.nth(0).getAttribute('aria-label')) ?? '';
  await cast.nth(0).click();
  await page.getByRole('heading', { level: 1, name: dark, exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');

  const tier = page.getByRole('region', { name: 'Latest wins' });
  await tier.getByText('No wins in the last 24 hours.').waitFor();
  await playRound(marquee, '25000', { host, currency: 'KRW', stake: '1000' });
  await tier.getByText('₩25,000').waitFor();
  await playRound(marquee, '48000', { host, currency: 'KRW', stake: '1000' });
  await tier.getByText('₩48,000').waitFor();
  // The first win keeps its box, although it is no longer the latest.
  expect(await tier.locator('b').allTextContents()).toEqual(['₩48,000', '₩25,000']);
  expect(await accessibilityFaults(page)).toEqual([]);

  const programme = page.getByRole('navigation', { name: 'Main menu' });
  await programme.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Programme' }).press('Enter');
  await programme.getByRole('link', { name: 'VIP', exact: true }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await programme.getByRole('link', { name: 'VIP', exact: true }).press('Enter');
  await page.waitForURL('**/vip');
  await programme.waitFor({ state: 'hidden' });
});
