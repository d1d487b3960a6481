import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import { startLiveHouse } from './server/testing/live-house.ts';

/** Long enough to lay chips on a slow machine. */
const timing = {
  betting_ms: 30_000,
  answers_ms: 1_500,
  drawing_ms: 14_000,
  pause_ms: 10_000,
  stale_ms: 60_000,
};
const long = { timeout: 120_000 };

let browser: Browser;
beforeAll(async () => {
  await buildForTests();
  browser = await launchChromium();
});
afterAll(() => browser.close());

const doing = (page: Page, action: string) => page.locator(`.main-button[data-action="${action}"]`);
const openFor = (page: Page, seconds: number) =>
  page.waitForFunction(
    `Number(document.querySelector('.live-clock[data-phase="open"]')?.dataset.seconds ?? 0) >= ${seconds}`,
    undefined,
    { ...long, polling: 200 },
  );

test('by the keyboard alone, without motion, in demo play: a bet is laid and placed, and the rules are read', async (context) => {
  const { expect } = context;
  const house = await startLiveHouse({ game: 'race-day', timing, isPublic: true });
  context.onTestFinished(house.close);
  const page = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  ).newPage();
  context.onTestFinished(() => page.context().close());
  await page.goto(`${house.url()}/play/race-day#session=${await house.launch('race-day', true)}`);
  await page.locator('.race').waitFor();
  await openFor(page, 12);
  await page.locator('[data-spot="win-1"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate('document.activeElement.dataset.spot')).toBe('win-2');
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate('document.activeElement.dataset.spot')).toBe('place-2');
  await page.keyboard.press('Enter');
  await doing(page, 'place').focus();
  await page.keyboard.press('Enter');
  await doing(page, 'in').waitFor(long);
  await page.getByRole('button', { name: 'Rules and odds' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('no animal takes part').waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
