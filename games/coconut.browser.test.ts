/** Coconut Catch: by keys alone, in every size, after a reload and on a second device, in demo play, and checked afterwards. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { smallText } from '../tests/journeys/small-text.ts';
import { coconut } from './kinds/instant/coconut.ts';
import { UNIT } from './kinds/instant/multiplier.ts';
import type { RandomSource } from './kit/fairness/random.ts';
import {
  bet,
  checkNewestRound,
  expectAccessible,
  gamePages,
  inCents,
  mainButton,
  results,
  shownBalance,
  sizes,
} from './server/testing/game-pages.ts';
import { smallTargets } from './server/testing/small-targets.ts';

const start = 100_00000n;
const { house, newPlayer, open, roundsOf, lastRound, balanceOf } = gamePages({ start_minor: start });

/** What the game opens with. */
const near = { from: 4, baskets: [3, 4, 5] };
const all = { from: 4, baskets: [1, 2, 3, 4, 5, 6, 7, 8] };
type Paid = (multiplier: number) => boolean;
const paysOf = (wager: unknown, isWanted: Paid) => (random: RandomSource) =>
  isWanted(coconut.begin(wager, random).after([]).multiplier);
const isLost: Paid = (multiplier) => multiplier === 0;
const isWon: Paid = (multiplier) => multiplier > UNIT;

async function openPlanted(wager: unknown, isWanted: Paid, options: Parameters<typeof open>[1]) {
  const player = newPlayer();
  await house().plantRound(player, 'coconut', paysOf(wager, isWanted));
  return open('coconut', { player, ...options });
}

const place = (page: Page, number: number) => page.locator(`.coconut-ground button[data-place="${number}"]`);
const seat = (page: Page, number: number) => page.getByRole('button', { name: `Over place ${number}` });
const told = (page: Page) => page.locator('.coconut output');
const prize = (page: Page, number: number) => place(page, number).locator('b').innerText();
const focused = (page: Page) => page.evaluate('document.activeElement.getAttribute("aria-label")');

test('arrow keys go along the branch and the places, Enter sets a basket, and a loss is told with nothing celebrated', async () => {
  const chosen = { from: 5, baskets: [3, 4] };
  const { page, session, troubles } = await openPlanted(chosen, isLost, sizes.desktop);
  await seat(page, 4).focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe('Over place 5');
  await page.keyboard.press('Enter');
  expect(await seat(page, 5).getAttribute('aria-pressed')).toBe('true');

  await place(page, 5).focus();
  await page.keyboard.press('Enter');
  expect(await place(page, 5).getAttribute('aria-pressed')).toBe('false');
  expect(await prize(page, 4)).toBe('×2.56');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  expect(await place(page, 3).getAttribute('aria-pressed')).toBe('false');
  // The last one stays.
  await place(page, 4).press('Enter');
  expect(await place(page, 4).getAttribute('aria-pressed')).toBe('true');
  expect(await prize(page, 4)).toBe('×5.12');
  await place(page, 3).press('Enter');

  await bet(page);
  const round = await lastRound(session);
  expect(round).toMatchObject({ state: 'settled', wager: chosen, course: { multiplier: 0 } });
  const { place: fallen } = Object(round.course?.seen);
  expect(await told(page).innerText()).toBe(`It fell to place ${fallen}, where no basket stands`);
  expect(await page.locator('.is-struck .is-split').count()).toBe(1);
  expect(await page.locator('.win-mark').count()).toBe(0);
  // Of what another basket would have paid nothing is said.
  expect(await prize(page, fallen)).toBe('');
  expect(troubles).toEqual([]);
});

test('a basket that pays back less than the bet is told, and celebrated by nothing', async () => {
  const { page, session, player } = await openPlanted(all, (paid) => paid > 0 && paid < UNIT, sizes.portrait);
  await page.getByRole('button', { name: 'All 8' }).click();
  await bet(page);
  const round = await lastRound(session);
  expect(BigInt(round.win_minor)).toBeLessThan(BigInt(round.bet_minor));
  expect(await told(page).innerText()).toContain('has caught it and pays ×0.');
  expect(await page.locator('.win-mark').count()).toBe(0);
  expect(await page.locator('.coconut-monkey').getAttribute('data-mood')).toBe('drops');
  expect(balanceOf(player)).toBe(start - BigInt(round.bet_minor) + BigInt(round.win_minor));
});

test.each(Object.entries(sizes))(
  '%s: what is pressed is as large as a finger and lies on the board, a win covers no basket, and axe finds nothing in any dialog',
  async (_, size) => {
    const { page, troubles } = await openPlanted(near, isWon, size);
    const board = await page.locator('.board').boundingBox();
    if (!board) throw new Error('the board is not shown');
    await expectAccessible(page);
    for (const button of await page.locator('.coconut button').all()) {
      const box = await button.boundingBox();
      if (!box) throw new Error('a place is not shown');
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.x).toBeGreaterThanOrEqual(board.x);
      expect(box.x + box.width).toBeLessThanOrEqual(board.x + board.width + 0.5);
      expect(box.y).toBeGreaterThanOrEqual(board.y - 0.5);
      expect(box.y + box.height).toBeLessThanOrEqual(board.y + board.height + 0.5);
    }
    // No figure is wider than its place.
    expect(
      await page.evaluate(
        `[...document.querySelectorAll('.coconut-ground :is(b, small)')].filter((each) => each.scrollWidth > each.closest('button').clientWidth).map((each) => each.textContent)`,
      ),
    ).toEqual([]);
    await bet(page);
    const mark = await page.locator('.win-mark p').boundingBox();
    const baskets = await page.locator('.coconut-spot img').all();
    const tops = await Promise.all(baskets.map((each) => each.boundingBox()));
    expect((mark?.y ?? Infinity) + (mark?.height ?? 0)).toBeLessThanOrEqual(
      Math.min(...tops.map((box) => box?.y ?? 0)),
    );
    expect(await page.locator('.coconut-monkey').getAttribute('data-mood')).toBe('glad');
    expect(await smallText(page)).toEqual([]);
    if (size !== sizes.desktop) expect(await smallTargets(page)).toEqual([]);
    for (const tool of await page.locator('.bar .tool:visible[data-opens]').all()) {
      await tool.click();
      await page.locator('dialog[open]').waitFor();
      expect(await smallText(page)).toEqual([]);
      if (size !== sizes.desktop) expect(await smallTargets(page)).toEqual([]);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    expect(troubles).toEqual([]);
  },
);

/** Everything on the board that could tell where the coconut ends, as often as it changes while that is in the air. */
const watchTheAir = `
  window.air = new Set();
  new MutationObserver(() => {
    if (!document.querySelector('.coconut-ball.is-falling')) return;
    const count = (selector) => document.querySelectorAll(selector).length;
    window.air.add([
      count('.is-struck'), count('.is-full'), count('.is-split'), count('.results li'), count('.win-mark'),
      document.querySelector('.coconut output').textContent, document.querySelector('.coconut-monkey').dataset.mood,
    ].join());
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
`;

test.each([
  ['a win', isWon],
  ['a loss', isLost],
])('with motion, nothing on the board tells %s before the coconut is there', async (_, isWanted) => {
  const motion = { ...sizes.portrait, reducedMotion: 'no-preference' } as const;
  const { page } = await openPlanted(near, isWanted, motion);
  await page.evaluate(watchTheAir);
  await bet(page);
  expect(await told(page).innerText()).not.toBe('');
  expect(await page.evaluate('[...window.air]')).toEqual(['0,0,0,0,0,,drops']);
});

test.each(Object.entries(sizes))(
  '%s: a coconut that was in the air when the page went is shown after a reload and on another device, is paid once, and is computed again in the browser',
  async (_, size) => {
    const { page, player, session, troubles } = await openPlanted(near, isWon, {
      ...size,
      reducedMotion: 'no-preference',
    });
    await mainButton(page, 'bet').click();
    await page.locator('.coconut-ball.is-falling').waitFor();
    await page.reload();
    await expect.poll(() => results(page).count()).toBe(1);
    await mainButton(page, 'bet').waitFor();
    expect(await told(page).innerText()).toContain('has caught it');

    const other = size === sizes.desktop ? sizes.portrait : sizes.desktop;
    const second = await open('coconut', { player, ...other });
    await mainButton(second.page, 'bet').waitFor();
    expect(await roundsOf(session)).toHaveLength(1);
    const round = await lastRound(session);
    expect(round).toMatchObject({ state: 'settled', wager: near });
    expect(balanceOf(player)).toBe(start - BigInt(round.bet_minor) + BigInt(round.win_minor));
    expect(await shownBalance(page)).toBe(inCents(balanceOf(player)));
    expect(await shownBalance(second.page)).toBe(inCents(balanceOf(player)));

    await checkNewestRound(second.page);
    expect([...troubles, ...second.troubles]).toEqual([]);
  },
);

test('demo play says so, pays in demo money and moves no balance of the player', async () => {
  const player = newPlayer();
  const session = await house().launch('coconut', true, player);
  const { page } = await open('coconut', { player, session });
  await page.locator('.badge').getByText('Demo').waitFor();
  await bet(page);
  expect((await lastRound(session)).state).toBe('settled');
  expect(balanceOf(player)).toBe(start);
});
