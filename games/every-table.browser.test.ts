import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { sampled } from '../tests/sampled.ts';
import { tableGames } from './kinds/table/games.ts';
import {
  checkNewestRound,
  expectAccessible,
  gamePages,
  results,
  inCents,
  shownBalance,
  sizes,
} from './server/testing/game-pages.ts';

/** Every table game whose rounds are over at once, played in a browser as a player does: by chips on its spots. */

const start = 1_000_00000n;
const { open, lastRound, balanceOf, expectSmall } = gamePages({ start_minor: start });

const views = fileURLToPath(new URL('kinds/table/client/views/', import.meta.url));
const codes = tableGames
  .filter(({ code, hasSteps }) => !hasSteps && existsSync(`${views}${code}.tsx`))
  .map(({ code }) => code);
/** A table of cards and the wheel; all of them with `npm run test:all`. */
const played = sampled(codes, 2);

const ready = (page: Page) => page.locator('.main-button[aria-disabled="false"]');
const withChips = (page: Page) => page.locator('[data-spot]:not([data-units="0"])');

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
    const { page, player, session, troubles } = await open(code);
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
    expect(round.state).toBe('settled');
    const left = start - BigInt(round.bet_minor) + BigInt(round.win_minor);
    expect(balanceOf(player)).toBe(left);
    expect(await shownBalance(page)).toBe(inCents(left));
    const shown = await feltOf(page);
    expect(shown.said.join('')).not.toBe('');
    expect(shown.chips).toHaveLength(2);

    // A reload and another device show the round as it lies, and do not play it over.
    await page.reload();
    await page.locator('.board.is-idle').waitFor();
    await expect.poll(() => results(page).count()).toBe(1);
    expect(await feltOf(page)).toEqual(shown);
    const elsewhere = await open(code, { player, ...sizes.desktop });
    await elsewhere.page.locator('.board.is-idle').waitFor();
    await expect.poll(() => feltOf(elsewhere.page)).toEqual(shown);
    expect(await elsewhere.page.locator('.win-mark').count()).toBe(0);

    // Once its seed is revealed, the round is computed again in the browser.
    await checkNewestRound(page);
    expect([...troubles, ...elsewhere.troubles]).toEqual([]);
  },
);

test.each(sampled(codes, 1))('%s: nothing tells the result before the felt has shown it', async (code) => {
  const { page, player, session } = await open(code, { reducedMotion: 'no-preference' });
  await page.locator('[data-spot]:visible').first().click();
  await ready(page).click();
  await page.locator('.board.is-showing').waitFor();
  const round = await lastRound(session);
  // The house has decided; the page has not told.
  expect(round.state).toBe('settled');
  expect(await shownBalance(page)).toBe(start - BigInt(round.bet_minor));
  expect(await results(page).count()).toBe(0);
  expect(await page.locator('.win-mark, [data-figure="won"]').count()).toBe(0);
  expect(await page.locator('.board.is-showing').count()).toBe(1);
  await results(page).first().waitFor();
  await expect.poll(() => shownBalance(page)).toBe(inCents(balanceOf(player)));
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

test.each(sampled(inSizes, 1))(
  '%s, %s: everything in reach, large enough, and without a violation that axe finds',
  async (code, _name, size) => {
    const { page, troubles } = await open(code, size);
    const felt = await page.locator('.board').boundingBox();
    if (!felt) throw new Error('no felt');
    expect(felt.y + felt.height).toBeLessThanOrEqual(size.viewport.height);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(size.viewport.width);
    const cells = await page.locator('.bet-spot').all();
    expect(cells).toHaveLength(spots[code] ?? 0);
    for (const cell of cells) {
      const box = await cell.boundingBox();
      if (!box) throw new Error('a spot is not shown');
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.x).toBeGreaterThanOrEqual(felt.x);
      expect(box.x + box.width).toBeLessThanOrEqual(felt.x + felt.width);
      expect(box.y).toBeGreaterThanOrEqual(felt.y);
      expect(box.y + box.height).toBeLessThanOrEqual(felt.y + felt.height);
    }
    await expectAccessible(page);
    await page.locator('[data-spot]:visible').first().click();
    await ready(page).click();
    await expect.poll(() => results(page).count()).toBe(1);
    await expectAccessible(page);
    for (const tool of await page.locator('.bar .tool:visible[data-opens]').all()) {
      await tool.click();
      await page.locator('dialog[open]').waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    expect(troubles).toEqual([]);
  },
);

test.each(sampled(codes, 1))('the first load of %s is at most 350 KB', expectSmall);
