import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import { sampled } from '../tests/sampled.ts';
import { tableGames } from './kinds/table/games.ts';
import { roundViewSchema } from './kit/play-api/rounds.ts';
import { startTestHouse } from './server/testing/house.ts';

/** Every table game whose rounds are over at once, played in a browser as a player does: by chips on its spots. */

let house: Awaited<ReturnType<typeof startTestHouse>>;
let browser: Browser;
const opened: Page[] = [];

beforeAll(async () => {
  await buildForTests();
  house = await startTestHouse();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((page) => page.context().close()));
});

const views = fileURLToPath(new URL('kinds/table/client/views/', import.meta.url));
const codes = tableGames
  .filter(({ code, hasSteps }) => !hasSteps && existsSync(`${views}${code}.tsx`))
  .map(({ code }) => code);
/** A table of cards and the wheel; all of them with `npm run test:all`. */
const played = sampled(codes, 2);

const start = 1_000_00000n;
const sizes = {
  portrait: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  landscape: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

/** A page of a game; everything that goes wrong in it is collected. */
async function open(code: string, player: string, options: BrowserContextOptions = {}) {
  if (!house.operator.balances.has(player)) house.operator.balances.set(player, start);
  const session = await house.launch(code, false, player);
  const context = await browser.newContext({ ...sizes.portrait, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  opened.push(page);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  await page.goto(`${house.url()}/play/${code}#session=${session}`);
  await page.locator('.main-button').waitFor();
  return { page, session, troubles };
}

const ready = (page: Page) => page.locator('.main-button[aria-disabled="false"]');
const results = (page: Page) => page.locator('.results li');
const withChips = (page: Page) => page.locator('[data-spot]:not([data-units="0"])');

async function shownBalance(page: Page): Promise<bigint> {
  const text = await page.locator('[data-figure="balance"]').innerText();
  const [units = '', fraction = ''] = text.replace(/[^\d.]/g, '').split('.');
  return BigInt(units + fraction.padEnd(5, '0'));
}

async function lastRound(session: string) {
  const answer = await house.post('/play-api/rounds', { session, cursor: null });
  return z.object({ rounds: z.array(roundViewSchema) }).parse(answer).rounds[0];
}

/** What the felt says of the round that lies on it, and the chips on its spots. */
async function feltOf(page: Page): Promise<{ said: string[]; chips: string[] }> {
  const said = await page.locator('.board output:not(.notice)').allTextContents();
  const laid = await withChips(page).all();
  const chips = await Promise.all(
    laid.map(
      async (spot) => `${await spot.getAttribute('data-spot')}: ${await spot.getAttribute('data-units')}`,
    ),
  );
  return { said, chips };
}

test.each(played)(
  '%s: chips by press and by key, a bet, its result, and the operator’s balance',
  async (code) => {
    const player = `table-${code}`;
    const { page, session, troubles } = await open(code, player);
    await page.locator('[data-spot]:visible').first().click();
    await expect.poll(() => withChips(page).count()).toBe(1);
    // From spot to spot by the arrow keys; a chip by Enter, and away by Backspace.
    await page.locator('[data-spot][tabindex="0"]').focus();
    await page.keyboard.press('ArrowDown');
    const first = page.locator('[data-spot]:focus');
    await first.press('Enter');
    await expect.poll(() => withChips(page).count()).toBe(2);
    await first.press('Backspace');
    await expect.poll(() => withChips(page).count()).toBe(1);
    await first.press('Enter');

    await ready(page).click();
    await expect.poll(() => results(page).count()).toBe(1);
    const round = await lastRound(session);
    expect(round?.state).toBe('settled');
    const left = start - BigInt(round?.bet_minor ?? 0) + BigInt(round?.win_minor ?? 0);
    expect(house.operator.balances.get(player)).toBe(left);
    expect(await shownBalance(page)).toBe(left);
    const shown = await feltOf(page);
    expect(shown.said.join('')).not.toBe('');
    expect(shown.chips).toHaveLength(2);

    // A reload and another device show the round as it lies, and do not play it over.
    await page.reload();
    await page.locator('.board.is-idle').waitFor();
    await expect.poll(() => results(page).count()).toBe(1);
    expect(await feltOf(page)).toEqual(shown);
    const elsewhere = await open(code, player, sizes.desktop);
    await elsewhere.page.locator('.board.is-idle').waitFor();
    await expect.poll(() => feltOf(elsewhere.page)).toEqual(shown);
    expect(await elsewhere.page.locator('.win-mark').count()).toBe(0);

    // Once its seed is revealed, the round is computed again in the browser.
    await page.getByRole('button', { name: 'Fairness' }).click();
    await page.getByRole('button', { name: 'Change seed and reveal' }).click();
    await page.getByText('Your last server seed, revealed').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'My bets' }).click();
    await page.locator('.round summary').first().click();
    await page.getByRole('button', { name: 'Check this round' }).click();
    await page.getByText('the result is the same').waitFor();
    expect([...troubles, ...elsewhere.troubles]).toEqual([]);
  },
);

test.each(played)('%s: nothing tells the result before the felt has shown it', async (code) => {
  const player = `shown-${code}`;
  const { page, session } = await open(code, player, { reducedMotion: 'no-preference' });
  await page.locator('[data-spot]:visible').first().click();
  await ready(page).click();
  await page.locator('.board.is-showing').waitFor();
  const round = await lastRound(session);
  // The house has decided; the page has not told.
  expect(round?.state).toBe('settled');
  expect(await shownBalance(page)).toBe(start - BigInt(round?.bet_minor ?? 0));
  expect(await results(page).count()).toBe(0);
  expect(await page.locator('.win-mark, [data-figure="won"]').count()).toBe(0);
  expect(await page.locator('.board.is-showing').count()).toBe(1);
  await results(page).first().waitFor();
  await expect.poll(() => shownBalance(page)).toBe(house.operator.balances.get(player));
});

/** How many spots the rules know. */
const spots: Readonly<Record<string, number>> = {
  baccarat: 5,
  'dragon-tiger': 4,
  'sic-bo': 52,
  'fan-tan': 38,
};

const inSizes = played.flatMap((code) =>
  Object.entries(sizes).map(([name, size]) => [code, name, size] as const),
);

test.each(sampled(inSizes, 4))(
  '%s, %s: everything in reach, large enough, and without a violation that axe finds',
  async (code, name, size) => {
    const { page, troubles } = await open(code, `axe-${code}-${name}`, size);
    const felt = await page.locator('.board').boundingBox();
    if (!felt) throw new Error('no felt');
    expect(felt.y + felt.height).toBeLessThanOrEqual(size.viewport.height);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(size.viewport.width);
    const cells = await page.locator('.bet-spot').all();
    expect(cells).toHaveLength(spots[code] ?? 0);
    for (const cell of cells) {
      const box = await cell.boundingBox();
      if (!box) throw new Error('a spot is not shown');
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(32);
      expect(box.x).toBeGreaterThanOrEqual(felt.x);
      expect(box.x + box.width).toBeLessThanOrEqual(felt.x + felt.width);
      expect(box.y).toBeGreaterThanOrEqual(felt.y);
      expect(box.y + box.height).toBeLessThanOrEqual(felt.y + felt.height);
    }
    const check = async (): Promise<void> => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    };
    await check();
    await page.locator('[data-spot]:visible').first().click();
    await ready(page).click();
    await expect.poll(() => results(page).count()).toBe(1);
    await check();
    for (const tool of await page.locator('.bar .tool:visible[data-opens]').all()) {
      await tool.click();
      await page.locator('dialog[open]').waitFor();
      await check();
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    expect(troubles).toEqual([]);
  },
);

test.each(sampled(codes, 2))('the first load of %s is at most 350 KB', async (code) => {
  const session = await house.launch(code, true);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  opened.push(page);
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    const sized = response.request().sizes();
    bodies.push(sized.then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(`${house.url()}/play/${code}#session=${session}`);
  await page.locator('.main-button').waitFor();
  await page.waitForLoadState('networkidle');
  const total = (await Promise.all(bodies)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThan(350_000);
});
