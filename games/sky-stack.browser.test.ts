/** Sky Stack: by keys alone, in every size, after a reload and on a second device, in demo play, and checked afterwards. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { smallText } from '../tests/journeys/small-text.ts';
import { skyStack, type Box } from './kinds/instant/sky-stack.ts';
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

/** Whether the tower stands with all of these boxes but the last, and with that one as said. */
const endsSo =
  (stack: readonly Box[], isLost: boolean) =>
  (random: RandomSource): boolean => {
    const round = skyStack.begin({}, random);
    const drops = stack.map((box) => ({ type: 'drop', box }));
    for (let count = 1; count < stack.length; count += 1)
      if (round.after(drops.slice(0, count)).state === 'ended') return false;
    return (round.after(drops).state === 'ended') === isLost;
  };

type Options = Parameters<typeof open>[1];

async function openPlanted(isWanted: (random: RandomSource) => boolean, options: Options) {
  const player = newPlayer();
  await house().plantRound(player, 'sky-stack', isWanted);
  return open('sky-stack', { player, ...options });
}

/** Places the bet; the round then waits for its first box. */
async function begin(page: Page): Promise<void> {
  await mainButton(page, 'bet').click();
  await page.locator('.main-button[data-action="your_turn"]').waitFor();
}

const choice = (page: Page, box: Box) => page.locator(`.stack-choice[data-box="${box}"]`);
const told = (page: Page) => page.locator('.stack output');
const standing = (page: Page) => page.locator('.stack-box.is-set');
const isReady = (page: Page) =>
  expect.poll(() => choice(page, 'heavy').getAttribute('aria-disabled')).toBe('false');
const names: Readonly<Record<Box, string>> = { heavy: 'Heavy', normal: 'Normal', light: 'Light' };

/** Sets a box down as soon as that can be done, and waits until it has been told that it stands. */
async function stack(page: Page, count: number, box: Box): Promise<void> {
  await isReady(page);
  await choice(page, box).click();
  await expect
    .poll(() => told(page).innerText())
    .toContain(`Box ${count} (${names[box]}): stands in a gust of`);
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

const focused = (page: Page) => page.evaluate('document.activeElement.dataset.box');

test('arrow keys go from box to box, Enter sets one down, and one that is blown off is told with nothing celebrated', async () => {
  const { page, troubles } = await openPlanted(endsSo(['heavy', 'normal', 'light'], true), sizes.desktop);
  await begin(page);
  await isReady(page);
  await choice(page, 'heavy').focus();
  for (const [key, at] of [
    ['ArrowRight', 'normal'],
    ['ArrowRight', 'light'],
    ['ArrowRight', 'light'],
    ['ArrowLeft', 'normal'],
    ['ArrowUp', 'heavy'],
    ['ArrowLeft', 'heavy'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused(page), key).toBe(at);
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => told(page).innerText()).toContain('Box 1 (Heavy): stands');
  await isReady(page);
  // Who plays by keys stays at the box.
  expect(await focused(page)).toBe('heavy');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => told(page).innerText()).toContain('Box 2 (Normal): stands');
  await isReady(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await mainButton(page, 'bet').waitFor();
  expect(await told(page).innerText()).toMatch(/^Box 3 \(Light\): blown off by a gust of (9|1\d|20)$/);
  expect(await page.locator('.stack-said').innerText()).toBe(await told(page).innerText());
  expect(await standing(page).count()).toBe(2);
  expect(await page.locator('.win-mark').count()).toBe(0);
  expect(troubles).toEqual([]);
});

test.each(Object.entries(sizes))(
  '%s: the boxes say how often they stand and what they pay, in the board, and that timing changes nothing',
  async (_, size) => {
    const { page } = await openPlanted(endsSo(['normal', 'light'], false), size);
    await begin(page);
    await isReady(page);
    const board = await page.locator('.board').boundingBox();
    if (!board) throw new Error('the board is not shown');
    const shown: string[][] = [];
    for (const box of ['heavy', 'normal', 'light'] as const) {
      const at = await choice(page, box).boundingBox();
      if (!at) throw new Error('a box is not shown');
      expect(Math.min(at.width, at.height)).toBeGreaterThanOrEqual(44);
      expect(at.x).toBeGreaterThanOrEqual(board.x);
      expect(at.x + at.width).toBeLessThanOrEqual(board.x + board.width);
      expect(at.y + at.height).toBeLessThanOrEqual(board.y + board.height);
      const picture = await choice(page, box).locator('img').boundingBox();
      expect(picture?.width).toBeGreaterThan(24);
      shown.push((await choice(page, box).innerText()).split(/\s*\n\s*/).filter(Boolean));
    }
    expect(shown).toEqual([
      ['Heavy', '×1.04', 'Stands 19 of 20'],
      ['Normal', '×1.23', 'Stands 16 of 20'],
      ['Light', '×2.47', 'Stands 8 of 20'],
    ]);
    const said = await page.locator('.stack-said').boundingBox();
    expect((said?.y ?? Infinity) + (said?.height ?? 0)).toBeLessThanOrEqual(board.y + board.height);
    expect(await page.locator('.stack-said').innerText()).toContain('Timing changes nothing.');
    await expectAccessible(page);
    await stack(page, 1, 'normal');
    await isReady(page);
    expect(await choice(page, 'light').locator('strong').innerText()).toBe('×3.09');
    await page.context().close();
  },
);

test.each(Object.entries(sizes))(
  '%s: a round goes on after a reload and on another device, is paid once, and is computed again in the browser',
  async (_, size) => {
    const { page, player, session, troubles } = await openPlanted(
      endsSo(['normal', 'light', 'heavy', 'heavy'], false),
      size,
    );
    await begin(page);
    await stack(page, 1, 'normal');
    await page.reload();
    await page.getByText('Your round is still open').waitFor();
    expect(await standing(page).count()).toBe(1);
    await stack(page, 2, 'light');

    const other = size === sizes.desktop ? sizes.portrait : sizes.desktop;
    const second = await open('sky-stack', { player, ...other });
    await expect.poll(() => standing(second.page).count()).toBe(2);
    await stack(second.page, 3, 'heavy');
    await mainButton(second.page, 'cash_out').click();
    await mainButton(second.page, 'bet').waitFor();

    // What this page still offers has been decided there: the press takes nothing and pays nothing.
    await mainButton(page, 'cash_out').click();
    await mainButton(page, 'bet').waitFor();
    expect(await roundsOf(session)).toHaveLength(1);
    const round = await lastRound(session);
    expect(round).toMatchObject({ state: 'settled', course: { multiplier: 32_565 } });
    expect(balanceOf(player)).toBe(start - BigInt(round.bet_minor) + BigInt(round.win_minor));
    expect(await shownBalance(page)).toBe(inCents(balanceOf(player)));
    expect(await shownBalance(second.page)).toBe(inCents(balanceOf(player)));

    await checkNewestRound(second.page);
    expect([...troubles, ...second.troubles]).toEqual([]);
  },
);

/** Everything on the board that could tell how a box ends, as often as it changes while it falls or the wind has hold of it. */
const watchTheWind = `
  window.wind = new Set();
  new MutationObserver(() => {
    if (!document.querySelector('.stack-scene.is-blowing')) return;
    const count = (selector) => document.querySelectorAll(selector).length;
    window.wind.add([
      count('.stack-box.is-moving'), count('.stack-box.is-moving > b'), count('.stack-held img'), count('.stack-said.is-lost'),
      count('.results li'), document.querySelector('.stack-gauge strong').textContent, count('.stack-choice[aria-disabled="false"]'),
    ].join());
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
`;
const seenInTheWind = (page: Page) =>
  page.evaluate(`(() => { const all = [...window.wind]; window.wind.clear(); return all; })()`);

test('with motion, no figure, word or hook tells how a box ends before the wind has done with it', async () => {
  const { page } = await openPlanted(endsSo(['normal', 'normal'], true), {
    ...sizes.portrait,
    reducedMotion: 'no-preference',
  });
  await begin(page);
  await page.evaluate(watchTheWind);
  await stack(page, 1, 'normal');
  await isReady(page);
  const ofTheFirst = await seenInTheWind(page);
  await choice(page, 'normal').click();
  await expect.poll(() => results(page).count()).toBe(1);
  expect(await told(page).innerText()).toContain('Box 2 (Normal): blown off');
  expect(ofTheFirst).toEqual(['1,0,0,0,0,1–20,0']);
  expect(await seenInTheWind(page)).toEqual(ofTheFirst);
});

test('what would lead beyond 10,000 times the bet cannot be chosen', async () => {
  const { page } = await openPlanted(
    endsSo(
      Array.from({ length: 10 }, () => 'light'),
      false,
    ),
    sizes.portrait,
  );
  await begin(page);
  for (let count = 1; count <= 10; count += 1) await stack(page, count, 'light');
  await isReady(page);
  expect(await choice(page, 'light').getAttribute('aria-disabled')).toBe('true');
  expect(await choice(page, 'normal').getAttribute('aria-disabled')).toBe('true');
  expect(await choice(page, 'light').locator('strong').innerText()).toBe('–');
});

test.each(Object.entries(sizes))(
  '%s: nothing is written below 12 pixels, what is pressed is as large as a finger, a win covers no box, and axe finds nothing in any dialog',
  async (_, size) => {
    const { page, troubles } = await openPlanted(endsSo(['light', 'heavy'], false), size);
    await begin(page);
    await stack(page, 1, 'light');
    await mainButton(page, 'cash_out').click();
    const mark = await page.locator('.win-mark p').boundingBox();
    const box = await page.locator('.stack-box img').boundingBox();
    expect((mark?.y ?? Infinity) + (mark?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
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

test('the odds have a table for towers of each sort of box', async () => {
  const { page } = await open('sky-stack', { player: newPlayer(), ...sizes.portrait });
  await page.locator('[data-opens="rules"]').click();
  await page.locator('dialog[open]').waitFor();
  const shown = await page.locator('dialog h4').allInnerTexts();
  expect(shown).toEqual(['Heavy boxes only', 'Normal boxes only', 'Light boxes only']);
  const rows = await page.evaluate(
    `[...document.querySelectorAll('dialog table.odds')].map((table) => table.querySelectorAll('tbody tr').length)`,
  );
  expect(rows).toEqual([24, 24, 10]);
});

test('demo play says so, pays in demo money and moves no balance of the player', async () => {
  const player = newPlayer();
  const session = await house().launch('sky-stack', true, player);
  const { page } = await open('sky-stack', { player, session });
  await page.locator('.badge').getByText('Demo').waitFor();
  await begin(page);
  await isReady(page);
  await choice(page, 'normal').click();
  await expect.poll(async () => (await lastRound(session)).actions.length).toBe(1);
  expect(balanceOf(player)).toBe(start);
});
