import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import { fieldPrices } from './kinds/live/race-track.ts';
import { raceOutcomeSchema } from './kinds/live/races.ts';
import { startLiveHouse } from './server/testing/live-house.ts';

/** Long enough to lay chips on a slow machine. */
const timing = {
  betting_ms: 50_000,
  answers_ms: 1_500,
  drawing_ms: 14_000,
  pause_ms: 10_000,
  stale_ms: 60_000,
};
const player = 'race-player';
const start = 100_00000n;
const long = { timeout: 120_000 };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let browser: Browser;
beforeAll(async () => {
  await buildForTests();
  browser = await launchChromium();
});
afterAll(() => browser.close());

const doing = (page: Page, action: string) => page.locator(`.main-button[data-action="${action}"]`);
/** Waits until bets are taken for so long yet. The page's policy lets no text be run in it but by the debugger. */
const openFor = (page: Page, seconds: number) =>
  expect
    .poll(
      () =>
        page.evaluate(
          `Number(document.querySelector('.live-clock[data-phase="open"]')?.dataset.seconds ?? 0)`,
        ),
      { ...long, interval: 200 },
    )
    .toBeGreaterThanOrEqual(seconds);

test('a race is bet on on a phone, watched, paid and checked; a reload and a second device see the same', async (context) => {
  const house = await startLiveHouse({ game: 'race-day', timing, isPublic: true });
  context.onTestFinished(house.close);
  house.operator.balances.set(player, start);
  const session = await house.launch('race-day', false, player);
  const address = `${house.url()}/play/race-day#session=${session}`;
  const page = await (await browser.newContext(phone)).newPage();
  context.onTestFinished(() => page.context().close());
  const troubles: string[] = [];
  const texts: string[] = [];
  const watch = (watched: Page): void => {
    watched.on('pageerror', (error) => troubles.push(error.message));
    watched.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
  };
  watch(page);
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => texts.push(String(payload))));
  const expectSound = async (seen: Page): Promise<void> => {
    const { violations } = await new AxeBuilder({ page: seen }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(await seen.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  };
  await page.goto(address);
  await page.locator('.race').waitFor();
  await openFor(page, 40);
  const [open] = await house.query<{ number: number }>(
    `SELECT max(number) AS number FROM house.draw WHERE state = 'open'`,
  );
  const draw = open?.number ?? 0;
  const race = raceOutcomeSchema.parse(house.outcomeOf(draw));
  const [first = 1, second = 2] = race.order;
  // The prices on the card are those of the field.
  const prices = fieldPrices(race.field);
  expect(await page.locator('.race-row').count()).toBe(race.field.strengths.length);
  expect(await page.locator(`[data-spot="win-${first}"] .spot-name`).innerText()).toBe(
    (prices.of('win', [first]) / 10_000).toFixed(2),
  );
  await page.locator(`[data-spot="each-${first}"]`).click();
  await page.locator('.race-sides button').nth(1).click();
  for (const number of [first, second]) await page.locator(`[data-pick="${number}"]`).click();
  await page.locator(`[data-spot="exacta-${first}-${second}"]`).click();
  await expectSound(page);
  await page.locator('.race-sides button').nth(2).click();
  expect(await page.locator('[data-slip]').count()).toBe(2);
  await doing(page, 'place').click();
  await doing(page, 'in').waitFor();

  // Another device of the same player knows the bet, and so does the page after a reload.
  const desktop = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  context.onTestFinished(() => desktop.context().close());
  watch(desktop);
  await desktop.goto(address);
  await desktop.locator(`[data-spot="each-${first}"].is-placed`).waitFor();
  await page.reload();
  await page.locator(`[data-spot="each-${first}"].is-placed`).waitFor();
  await page.locator('.race[data-running="true"]').waitFor(long);
  await page.locator('.race-won').waitFor(long);
  expect(await page.locator('.race-won').getAttribute('data-order')).toBe(race.order.join(' '));
  const [bet] = await house.bets(draw);
  await expect.poll(() => house.operator.balances.get(player) ?? 0n, long).toBeGreaterThan(start);
  expect(bet?.state).toBeDefined();
  const told = texts.findIndex((text) => text.includes(house.linkOf(draw)));
  expect(told).toBeGreaterThan(0);
  expect(texts.slice(0, told).join('\n')).not.toContain(JSON.stringify(race.order));
  await expectSound(desktop);

  // The result, seen once more and checked; and the bet in the history, checked in this browser.
  await page.locator('.live-results button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Watch again' }).click();
  expect(await dialog.locator('.race-replay').getAttribute('data-times')).toBe('1');
  await dialog.getByRole('button', { name: 'Check this round' }).click();
  await dialog.getByText('the result is the same').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'My bets' }).click();
  await dialog.locator('summary').first().waitFor(long);
  for (const summary of await dialog.locator('summary').all()) await summary.click();
  await dialog.getByRole('button', { name: 'Check this round' }).first().click();
  await dialog.getByText(`the link is number ${draw} of the chain`).waitFor(long);
  await page.keyboard.press('Escape');
  expect(troubles).toEqual([]);
});

test('by the keyboard alone, without motion, in demo play: a bet is laid and placed, and the rules are read', async (context) => {
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
