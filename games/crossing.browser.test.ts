/** Night Crossing: by keys alone, in every size, after a reload and on a second device, in demo play, and checked afterwards. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { smallText } from '../tests/journeys/small-text.ts';
import { crossing } from './kinds/instant/crossing.ts';
import type { RandomSource } from './kit/fairness/random.ts';
import {
  checkNewestRound,
  expectAccessible,
  gamePages,
  inCents,
  mainButton,
  results,
  shownBalance,
  sizes,
} from './server/testing/game-pages.ts';

const start = 100_00000n;
const { house, newPlayer, open, roundsOf, lastRound, balanceOf } = gamePages({ start_minor: start });

const cross = { type: 'cross' };

/** Whether a round on medium is lost in this lane, counted from 1, and not before. */
const isLostIn = (lane: number) => (random: RandomSource) => {
  const round = crossing.begin({ level: 'medium' }, random);
  const after = (crossed: number) => round.after(Array.from({ length: crossed }, () => cross));
  for (let clear = 1; clear < lane; clear += 1) if (after(clear).state === 'ended') return false;
  return after(lane).state === 'ended';
};

type Options = Parameters<typeof open>[1];

async function openLost(lane: number, options: Options) {
  const player = newPlayer();
  await house().plantRound(player, 'crossing', isLostIn(lane));
  return open('crossing', { player, ...options });
}

/** Places the bet; the round then waits for its first step. */
async function begin(page: Page): Promise<void> {
  await mainButton(page, 'bet').click();
  await page.locator('.main-button[data-action="your_turn"]').waitFor();
}

/** Names and sizes of what can be pressed, is seen, and is smaller than a finger. */
const smallTargets = (page: Page) =>
  page.evaluate<
    string[]
  >(`[...(document.querySelector('dialog[open]') ?? document).querySelectorAll('button, summary, a[href], input')]
    .map((target) => ({ target: target.closest('label') ?? target, box: (target.closest('label') ?? target).getBoundingClientRect() }))
    .filter(({ target, box }) => box.width > 1 && target.checkVisibility({ visibilityProperty: true }))
    .filter(({ box }) => Math.min(box.width, box.height) < 43.5)
    .map(({ target, box }) => (target.getAttribute('aria-label') ?? target.innerText ?? target.outerHTML).trim().slice(0, 60) + ' ' + Math.round(box.width) + 'x' + Math.round(box.height))`);

const go = (page: Page) => page.locator('.crossing-go');
const lanes = (page: Page, state: string) => page.locator(`.crossing-lane.is-${state}`);
/** Takes the next step as soon as it can be taken, and waits until that lane is crossed. */
async function crossTo(page: Page, lane: number): Promise<void> {
  await expect.poll(() => go(page).getAttribute('aria-disabled')).toBe('false');
  await go(page).click();
  await expect.poll(() => lanes(page, 'clear').count()).toBe(lane);
}
const middleOf = async (page: Page, part: string): Promise<number> => {
  const box = await page.locator(part).boundingBox();
  if (!box) throw new Error(`${part} is not shown`);
  return box.y + box.height / 2;
};

test('lane after lane by the same key, and a loss ends on the kerb with nothing celebrated', async () => {
  const { page, troubles } = await openLost(3, sizes.desktop);
  const kerb_y = await middleOf(page, '.crossing-cat');
  await begin(page);
  await go(page).focus();
  for (const crossed of [1, 2]) {
    await expect.poll(() => go(page).getAttribute('aria-disabled')).toBe('false');
    await page.keyboard.press('Enter');
    await expect.poll(() => lanes(page, 'clear').count()).toBe(crossed);
    await expect.poll(() => go(page).getAttribute('aria-label')).toBe(`Cross lane ${crossed + 1}`);
  }
  await expect.poll(() => middleOf(page, '.crossing-cat')).toBeLessThan(kerb_y - 40);
  await expect.poll(() => go(page).getAttribute('aria-disabled')).toBe('false');
  expect(await page.evaluate('document.activeElement.className')).toBe('crossing-go');
  await page.keyboard.press('Enter');
  await mainButton(page, 'bet').waitFor();
  expect(await lanes(page, 'hit').count()).toBe(1);
  expect(await page.locator('.crossing output').innerText()).toBe('Lane 3, something passed');
  // The lane may be out of sight from the kerb, so the kerb says which it was.
  expect(await page.locator('.crossing-kerb').innerText()).toBe('Lane 3, something passed');
  expect(await page.locator('.win-mark').count()).toBe(0);
  await expect.poll(() => middleOf(page, '.crossing-cat')).toBeGreaterThan(kerb_y - 10);
  expect(troubles).toEqual([]);
});

test('every lane that can be pressed is as large as a finger, and the kerb says the chance', async () => {
  for (const size of Object.values(sizes)) {
    const { page } = await openLost(2, size);
    await begin(page);
    const [button, board] = [await go(page).boundingBox(), await page.locator('.crossing').boundingBox()];
    if (!button || !board) throw new Error('the board is not shown');
    expect(button.height).toBeGreaterThanOrEqual(44);
    expect(button.y).toBeGreaterThanOrEqual(board.y);
    expect(button.y + button.height).toBeLessThanOrEqual(board.y + board.height);
    expect(await page.locator('.crossing-kerb').innerText()).toBe('Each lane is clear 22 times in 25');
    await expectAccessible(page);
    await page.context().close();
  }
});

test.each(Object.entries(sizes))(
  '%s: a round goes on after a reload and on another device, is paid once, and is computed again in the browser',
  async (_, size) => {
    const { page, player, session, troubles } = await openLost(9, size);
    await begin(page);
    await crossTo(page, 1);
    await page.reload();
    await page.getByText('Your round is still open').waitFor();
    expect(await lanes(page, 'clear').count()).toBe(1);
    await crossTo(page, 2);

    const other = size === sizes.desktop ? sizes.portrait : sizes.desktop;
    const second = await open('crossing', { player, ...other });
    await expect.poll(() => lanes(second.page, 'clear').count()).toBe(2);
    await crossTo(second.page, 3);
    await mainButton(second.page, 'cash_out').click();
    await mainButton(second.page, 'bet').waitFor();

    // What this page still offers has been decided there: the press takes nothing and pays nothing.
    await mainButton(page, 'cash_out').click();
    await mainButton(page, 'bet').waitFor();
    expect(await roundsOf(session)).toHaveLength(1);
    const round = await lastRound(session);
    expect(round).toMatchObject({ state: 'settled', course: { multiplier: 14_527 } });
    expect(balanceOf(player)).toBe(start - BigInt(round.bet_minor) + BigInt(round.win_minor));
    expect(await shownBalance(page)).toBe(inCents(balanceOf(player)));
    expect(await shownBalance(second.page)).toBe(inCents(balanceOf(player)));

    await checkNewestRound(second.page);
    expect([...troubles, ...second.troubles]).toEqual([]);
  },
);

test('with motion, neither figures nor words tell how a step ends before what passes has been seen', async () => {
  const { page, session } = await openLost(2, { ...sizes.portrait, reducedMotion: 'no-preference' });
  await begin(page);
  await crossTo(page, 1);
  // How far what passes has come, of 660 ms, when the first result is written.
  await page.evaluate(`
    new MutationObserver(() => {
      const [strike] = document.querySelector('.vehicle.is-striking')?.getAnimations() ?? [];
      window.passed_ms ??= strike?.currentTime ?? 660;
    }).observe(document.querySelector('.results'), { childList: true })
  `);
  await expect.poll(() => go(page).getAttribute('aria-disabled')).toBe('false');
  await go(page).click();
  await expect.poll(async () => (await lastRound(session)).state).toBe('settled');
  await page.locator('.board.is-showing').waitFor();
  const told = await Promise.all([results(page).count(), page.locator('.board.is-showing').count()]);
  expect(told).toEqual([0, 1]);
  await expect.poll(() => results(page).count()).toBe(1);
  // A step alone takes 440 ms.
  expect(await page.evaluate('window.passed_ms')).toBeGreaterThan(450);
});

test.each(Object.entries(sizes))(
  '%s: nothing is written below 12 pixels, what is pressed is as large as a finger, and axe finds nothing in any dialog',
  async (_, size) => {
    const { page, troubles } = await openLost(2, size);
    await begin(page);
    await crossTo(page, 1);
    await mainButton(page, 'cash_out').click();
    await mainButton(page, 'bet').waitFor();
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

test('demo play says so, pays in demo money and moves no balance of the player', async () => {
  const player = newPlayer();
  const session = await house().launch('crossing', true, player);
  const { page } = await open('crossing', { player, session });
  await page.locator('.badge').getByText('Demo').waitFor();
  await begin(page);
  await go(page).click();
  await expect.poll(async () => (await lastRound(session)).actions.length).toBe(1);
  expect(balanceOf(player)).toBe(start);
});
