/** Penalty Shootout: by keys alone, in every size, after a reload and on a second device, in demo play, and checked afterwards. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { smallText } from '../tests/journeys/small-text.ts';
import { penalty } from './kinds/instant/penalty.ts';
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
import { smallTargets } from './server/testing/small-targets.ts';

const start = 100_00000n;
const { house, newPlayer, open, roundsOf, lastRound, balanceOf } = gamePages({ start_minor: start });

/** Targets are aimed at in turn, as `shoot` does. */
const kicks = (count: number) =>
  Array.from({ length: count }, (_, each) => ({ type: 'kick', target: each % 5 }));

/** Whether a round on medium is lost by this kick, counted from 1, and not before. */
const isSavedAt = (kick: number) => (random: RandomSource) => {
  const round = penalty.begin({ level: 'medium' }, random);
  for (let goal = 1; goal < kick; goal += 1) if (round.after(kicks(goal)).state === 'ended') return false;
  return round.after(kicks(kick)).state === 'ended';
};

type Options = Parameters<typeof open>[1];

async function openSaved(kick: number, options: Options) {
  const player = newPlayer();
  await house().plantRound(player, 'penalty', isSavedAt(kick));
  return open('penalty', { player, ...options });
}

/** Places the bet; the round then waits for its first kick. */
async function begin(page: Page): Promise<void> {
  await mainButton(page, 'bet').click();
  await page.locator('.main-button[data-action="your_turn"]').waitFor();
}

const target = (page: Page, index: number) => page.locator(`.penalty-target[data-target="${index}"]`);
const rungs = (page: Page, state: string) => page.locator(`.penalty-ladder .is-${state}`);
const told = (page: Page) => page.locator('.penalty output');
const isReady = (page: Page) =>
  expect.poll(() => target(page, 0).getAttribute('aria-disabled')).toBe('false');

/** Kicks as soon as it can be done, and waits until that goal has been told. */
async function score(page: Page, kick: number): Promise<void> {
  await isReady(page);
  await target(page, (kick - 1) % 5).click();
  await expect.poll(() => told(page).innerText()).toBe(`Kick ${kick}, goal`);
}

const focused = (page: Page) => page.evaluate('document.activeElement.dataset.target');

test('arrow keys go over the goal, Enter kicks, and a save is told with nothing celebrated', async () => {
  const { page, troubles } = await openSaved(3, sizes.desktop);
  await begin(page);
  await isReady(page);
  await target(page, 0).focus();
  for (const [key, at] of [
    ['ArrowUp', '1'],
    ['ArrowRight', '2'],
    ['ArrowRight', '3'],
    ['ArrowDown', '4'],
    ['ArrowRight', '4'],
    ['ArrowUp', '3'],
    ['ArrowLeft', '2'],
    ['ArrowLeft', '1'],
    ['ArrowDown', '0'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused(page), key).toBe(at);
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => told(page).innerText()).toBe('Kick 1, goal');
  await isReady(page);
  // Who plays by keys stays at the target.
  expect(await focused(page)).toBe('0');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => told(page).innerText()).toBe('Kick 2, goal');
  await isReady(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await mainButton(page, 'bet').waitFor();
  expect(await told(page).innerText()).toBe('Kick 3, saved');
  expect(await page.locator('.penalty-said').innerText()).toBe('Kick 3, saved');
  expect(await rungs(page, 'goal').count()).toBe(2);
  expect(await rungs(page, 'saved').count()).toBe(1);
  // The target that was aimed at is one of the two that the keeper reached.
  expect(await page.locator('.penalty-glove.is-out').count()).toBe(2);
  expect(await page.locator('.win-mark').count()).toBe(0);
  expect(troubles).toEqual([]);
});

test('every target is as large as a finger and lies in the goal, and the odds are said beside it', async () => {
  for (const size of Object.values(sizes)) {
    const { page } = await openSaved(2, size);
    await begin(page);
    await isReady(page);
    const scene = await page.locator('.penalty-scene').boundingBox();
    if (!scene) throw new Error('the board is not shown');
    const boxes = await Promise.all([0, 1, 2, 3, 4].map((each) => target(page, each).boundingBox()));
    for (const box of boxes) {
      if (!box) throw new Error('a target is not shown');
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.x).toBeGreaterThanOrEqual(scene.x);
      expect(box.x + box.width).toBeLessThanOrEqual(scene.x + scene.width);
      expect(box.y).toBeGreaterThanOrEqual(scene.y);
      expect(box.y + box.height).toBeLessThanOrEqual(scene.y + scene.height);
    }
    const ball = await page.locator('.penalty-ball.is-laid').boundingBox();
    expect((ball?.y ?? Infinity) + (ball?.height ?? 0)).toBeLessThanOrEqual(scene.y + scene.height);
    expect(await page.locator('.penalty-said').innerText()).toBe(
      '3 of 5 targets are open at each kick, whichever you choose',
    );
    await expectAccessible(page);
    await page.context().close();
  }
});

test.each(Object.entries(sizes))(
  '%s: a round goes on after a reload and on another device, is paid once, and is computed again in the browser',
  async (_, size) => {
    const { page, player, session, troubles } = await openSaved(6, size);
    await begin(page);
    await score(page, 1);
    await page.reload();
    await page.getByText('Your round is still open').waitFor();
    expect(await rungs(page, 'goal').count()).toBe(1);
    await score(page, 2);

    const other = size === sizes.desktop ? sizes.portrait : sizes.desktop;
    const second = await open('penalty', { player, ...other });
    await expect.poll(() => rungs(second.page, 'goal').count()).toBe(2);
    await score(second.page, 3);
    await mainButton(second.page, 'cash_out').click();
    await mainButton(second.page, 'bet').waitFor();

    // What this page still offers has been decided there: the press takes nothing and pays nothing.
    await mainButton(page, 'cash_out').click();
    await mainButton(page, 'bet').waitFor();
    expect(await roundsOf(session)).toHaveLength(1);
    const round = await lastRound(session);
    expect(round).toMatchObject({ state: 'settled', course: { multiplier: 45_833 } });
    expect(balanceOf(player)).toBe(start - BigInt(round.bet_minor) + BigInt(round.win_minor));
    expect(await shownBalance(page)).toBe(inCents(balanceOf(player)));
    expect(await shownBalance(second.page)).toBe(inCents(balanceOf(player)));

    await checkNewestRound(second.page);
    expect([...troubles, ...second.troubles]).toEqual([]);
  },
);

/** Everything on the board that could tell how a kick ends, as often as it changes while the ball is in the air. */
const watchTheAir = `
  window.air = new Set();
  new MutationObserver(() => {
    if (!document.querySelector('.penalty-goal.is-kicked')) return;
    const count = (selector) => document.querySelectorAll(selector).length;
    const face = document.querySelector('.penalty-keeper img').src.match(/keeper-[a-z]+/)[0];
    window.air.add([
      count('.penalty-ball.is-laid'), count('.penalty-ladder .is-next'), count('.penalty-ladder .is-saved'),
      count('.penalty-said.is-lost'), count('.results li'), face,
    ].join());
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
`;
const seenInTheAir = (page: Page) =>
  page.evaluate(`(() => { const all = [...window.air]; window.air.clear(); return all; })()`);

test('with motion, nothing on the board tells how a kick ends before the ball is there', async () => {
  const { page } = await openSaved(2, { ...sizes.portrait, reducedMotion: 'no-preference' });
  await begin(page);
  await page.evaluate(watchTheAir);
  await score(page, 1);
  await isReady(page);
  const ofTheGoal = await seenInTheAir(page);
  await target(page, 1).click();
  await expect.poll(() => results(page).count()).toBe(1);
  expect(await told(page).innerText()).toBe('Kick 2, saved');
  expect(await page.evaluate(`document.querySelector('.penalty-keeper img').src`)).toContain('keeper-glad');
  expect(ofTheGoal).toEqual(['0,1,0,0,0,keeper-ready']);
  expect(await seenInTheAir(page)).toEqual(ofTheGoal);
});

test.each(Object.entries(sizes))(
  '%s: nothing is written below 12 pixels, what is pressed is as large as a finger, a win covers no target, and axe finds nothing in any dialog',
  async (_, size) => {
    const { page, troubles } = await openSaved(2, size);
    await begin(page);
    await score(page, 1);
    await mainButton(page, 'cash_out').click();
    const mark = await page.locator('.win-mark p').boundingBox();
    const tops = await Promise.all([0, 1, 2, 3, 4].map((each) => target(page, each).boundingBox()));
    expect((mark?.y ?? Infinity) + (mark?.height ?? 0)).toBeLessThanOrEqual(
      Math.min(...tops.map((box) => box?.y ?? 0)),
    );
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
  const session = await house().launch('penalty', true, player);
  const { page } = await open('penalty', { player, session });
  await page.locator('.badge').getByText('Demo').waitFor();
  await begin(page);
  await isReady(page);
  await target(page, 2).click();
  await expect.poll(async () => (await lastRound(session)).actions.length).toBe(1);
  expect(balanceOf(player)).toBe(start);
});
