/** Night Crossing, played by keys alone: the next lane keeps the focus, and who is passed is back on the kerb. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { crossing } from './kinds/instant/crossing.ts';
import type { RandomSource } from './kit/fairness/random.ts';
import { expectAccessible, gamePages, mainButton, sizes } from './server/testing/game-pages.ts';

const { house, newPlayer, open } = gamePages();

const cross = { type: 'cross' };

/** Whether a round on medium is lost in this lane, counted from 1, and not before. */
const isLostIn = (lane: number) => (random: RandomSource) => {
  const round = crossing.begin({ level: 'medium' }, random);
  const after = (crossed: number) => round.after(Array.from({ length: crossed }, () => cross));
  for (let clear = 1; clear < lane; clear += 1) if (after(clear).state === 'ended') return false;
  return after(lane).state === 'ended';
};

async function openLost(lane: number, size: (typeof sizes)[keyof typeof sizes]) {
  const player = newPlayer();
  await house().plantRound(player, 'crossing', isLostIn(lane));
  return open('crossing', { player, ...size });
}

/** Places the bet; the round then waits for its first step. */
async function begin(page: Page): Promise<void> {
  await mainButton(page, 'bet').click();
  await page.locator('.main-button[data-action="your_turn"]').waitFor();
}

const go = (page: Page) => page.locator('.crossing-go');
const lanes = (page: Page, state: string) => page.locator(`.crossing-lane.is-${state}`);
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
