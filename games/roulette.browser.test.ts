/** Roulette under a finger: every place is large enough to be met, or says what it is before the chip is laid. */
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gamePages, sizes } from './server/testing/game-pages.ts';

const { open } = gamePages();
/** What can be met where the whole layout has to be seen at once. */
const LEAST_PX = 32;
const PHONES = [
  { name: '390 × 844', size: sizes.portrait },
  { name: '844 × 390', size: sizes.landscape },
];

const spot = (page: Page, name: string) => page.locator(`[data-spot="${name}"]`);

async function middleOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await spot(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function chipsOn(page: Page): Promise<string[]> {
  const laid = await page.locator('[data-spot]:not([data-units="0"])').all();
  return Promise.all(laid.map(async (each) => (await each.getAttribute('data-spot')) ?? ''));
}

/** A finger, which Playwright itself can only tap with. */
function finger(session: CDPSession) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at });
  return {
    down: (at: { x: number; y: number }) => send('touchStart', [at]),
    to: (at: { x: number; y: number }) => send('touchMove', [at]),
    up: () => send('touchEnd', []),
  };
}

test.each(PHONES)('$name: no number and no name is smaller than 32 px', async ({ size }) => {
  const { page } = await open('roulette', size);
  const faces = await page.locator('.roulette-layout :is(.is-number, .is-outside)').all();
  expect(faces).toHaveLength(49);
  await page.getByRole('button', { name: 'Racetrack' }).click();
  const track = await page.locator('.racetrack-number').all();
  expect(track).toHaveLength(37);
  for (const each of track) {
    const box = await each.boundingBox();
    if (!box) throw new Error('a number of the racetrack is not shown');
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(LEAST_PX);
  }
  await page.getByRole('button', { name: 'Table' }).click();
  for (const each of faces) {
    const box = await each.boundingBox();
    if (!box) throw new Error('a spot is not shown');
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(LEAST_PX);
  }
});

test('a finger is told what it is on, slides to what is meant, and lays one chip where it is lifted', async () => {
  const { page } = await open('roulette', sizes.portrait);
  const touch = finger(await page.context().newCDPSession(page));
  await touch.down(await middleOf(page, '17'));
  const told = page.locator('.roulette-aim');
  await expect.poll(() => told.textContent()).toBe('Numbers 17 35 : 1');
  await touch.to(await middleOf(page, '17-20'));
  await expect.poll(() => told.textContent()).toBe('Numbers 17, 20 17 : 1');
  expect(await page.locator('.is-covered').allTextContents()).toHaveLength(2);
  await touch.up();
  await expect.poll(() => chipsOn(page)).toEqual(['17-20']);
  expect(await told.count()).toBe(0);
});

test('numbers of the racetrack are marked as long as chips lie on them', async () => {
  const { page } = await open('roulette', sizes.portrait);
  await page.getByRole('button', { name: 'Racetrack' }).click();
  const marked = page.locator('.racetrack-number.is-bet-on');
  await page.locator('.racetrack-number').filter({ hasText: /^0$/ }).click();
  await expect
    .poll(async () => new Set(await marked.allTextContents()))
    .toEqual(new Set(['3', '26', '0', '32', '15']));
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => marked.count()).toBe(0);
});

test('a tap lays one chip, and a finger that leaves the table none', async () => {
  const { page } = await open('roulette', sizes.portrait);
  const touch = finger(await page.context().newCDPSession(page));
  await spot(page, '17').tap();
  await expect.poll(() => chipsOn(page)).toEqual(['17']);
  const [one, two] = [await spot(page, '17').getAttribute('data-units'), spot(page, '17')];
  await two.tap();
  await expect.poll(() => two.getAttribute('data-units')).toBe(String(2 * Number(one)));
  await touch.down(await middleOf(page, 'red'));
  await touch.to({ x: 200, y: 20 });
  await touch.up();
  expect(await chipsOn(page)).toEqual(['17']);
});

test('a mouse on a bet lights its numbers', async () => {
  const { page } = await open('roulette', sizes.desktop);
  await spot(page, 'dozen-2').hover();
  await expect.poll(() => page.locator('.is-number.is-covered').count()).toBe(12);
  await spot(page, '0').hover();
  await expect.poll(() => page.locator('.is-number.is-covered').count()).toBe(1);
  await spot(page, '1').click();
  await expect.poll(() => chipsOn(page)).toEqual(['1']);
});
