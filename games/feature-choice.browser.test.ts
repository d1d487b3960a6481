import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import game from './four-elixirs/definition.ts';
import { compileChoices, playChoiceBook, waitingChoice } from './kinds/slot/choice/play.ts';
import { startTestHouse } from './server/testing/house.ts';
import { isWhole, sampled } from '../tests/sampled.ts';

/** The choice between forms of the free spins: by keys, by touch, on another device, after autoplay. */

let house: Awaited<ReturnType<typeof startTestHouse>>;
let browser: Browser;
beforeAll(async () => {
  await buildForTests();
  house = await startTestHouse({ exposureLimits: { EUR: 1_000_000_000_000n } });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const choices = compileChoices(game);
let players = 0;
const wins = (player: string) =>
  house.operator.calls.filter(({ path, body }) => path === walletPaths.win && body['user'] === player);

/** A player whose first round waits for a choice. */
async function newPlayer(): Promise<string> {
  players += 1;
  const player = `chooser-${players}`;
  house.operator.balances.set(player, 1_000_000_000n);
  await house.plantRound(
    player,
    game.code,
    (random) => waitingChoice(playChoiceBook(choices, 200_000n, random, null)) !== null,
  );
  return player;
}

async function openGame(player: string, viewport = { width: 1440, height: 900 }): Promise<Page> {
  const session = await house.launch(game.code, false, player, 'EUR');
  const page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
  await page.goto(`${house.url()}/play/${game.code}?lang=en#session=${session}`);
  await page.locator('.spin').waitFor();
  return page;
}

/** Spins, and presses the canvas until the choice is there. */
async function spinToChoice(page: Page): Promise<void> {
  await page.locator('.spin').click();
  await page.locator('.dialog-choice').waitFor({ timeout: 30_000 });
}

/** The canvas is pressed for as long as the free spins last. */
async function playOut(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page
          .locator('canvas')
          .first()
          .click({ position: { x: 190, y: 300 } });
        return page.locator('[data-figure=bet]').locator('..').isEnabled();
      },
      { timeout: 120_000, interval: 300 },
    )
    .toBe(true);
}

test('by keys: all four are told with their odds, arrows move, a digit chooses once, and the history says what', async () => {
  const player = await newPlayer();
  const page = await openGame(player);
  await spinToChoice(page);
  const dialog = page.locator('.dialog-choice');
  const text = (await dialog.textContent()) ?? '';
  for (const told of ['Ruby', 'Amber', 'Emerald', 'Sapphire', '96.5774 %', '×20', '24 hours'])
    expect(text).toContain(told);
  expect(wins(player)).toHaveLength(0);
  const { violations } = await new AxeBuilder({ page }).include('.dialog-choice').analyze();
  expect(violations).toEqual([]);

  const focused = () => page.evaluate<string>(`document.activeElement.dataset.choice ?? ''`);
  // No option has the focus before the player gives it to one, and a press that was meant for the reels chooses nothing.
  expect(await focused()).toBe('');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('[data-choice=ruby]').isEnabled()).toBe(true);
  expect(wins(player)).toHaveLength(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('amber');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toBe('sapphire');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Space');
  // The space bar presses what has the focus; it does not spin.
  await dialog.waitFor({ state: 'hidden', timeout: 60_000 });
  await expect.poll(() => wins(player).length).toBe(1);
  await playOut(page);
  await page.keyboard.press('i');
  await page.getByRole('tab', { name: 'History' }).click();
  await page.locator('.round-open').first().click();
  await page.getByText('Chosen: Sapphire').waitFor();
  await page.close();
}, 500_000);

test.runIf(isWhole)(
  'another device opens at the choice, and what is chosen there is told to the first',
  async () => {
    const player = await newPlayer();
    const first = await openGame(player);
    await spinToChoice(first);
    const second = await openGame(player, { width: 390, height: 844 });
    await second.locator('.dialog-choice').waitFor();
    await second.locator('[data-choice=ruby]').click();
    await expect.poll(() => wins(player).length).toBe(1);
    // The first device comes too late, and shows the round as it has become.
    await first.locator('[data-choice=amber]').click();
    await expect.poll(() => first.locator('.dialog-choice[open]').count(), { timeout: 30_000 }).toBe(0);
    await playOut(first);
    expect(wins(player)).toHaveLength(1);
    await first.close();
    await second.close();
  },
  500_000,
);

test.runIf(isWhole)(
  'autoplay stops at the choice',
  async () => {
    const player = await newPlayer();
    const page = await openGame(player);
    await page.getByRole('button', { name: 'Autoplay' }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.locator('input[name=loss]').last().check({ force: true });
    await dialog.getByRole('button', { name: 'Start' }).click();
    await page.locator('.dialog-choice').waitFor({ timeout: 30_000 });
    await expect.poll(() => page.locator('.spin').getAttribute('class')).not.toContain('is-automatic');
    await expect.poll(() => page.locator('[data-choice=ruby]').isEnabled()).toBe(true);
    await page.keyboard.press('1');
    await playOut(page);
    expect(wins(player)).toHaveLength(1);
    await page.close();
  },
  500_000,
);

test.each(
  sampled(
    [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 1440, height: 900 },
    ],
    2,
  ),
)(
  'all four choices are in sight and large enough to press at $width × $height',
  async (viewport) => {
    const page = await openGame(await newPlayer(), viewport);
    await spinToChoice(page);
    type Box = { top: number; bottom: number; left: number; right: number; overflows: boolean; font: number };
    const boxes = await page.evaluate<Box[]>(
      `[...document.querySelectorAll('.choice-card')].map((card) => {
      const { top, bottom, left, right } = card.getBoundingClientRect();
      const fonts = [...card.querySelectorAll('*')]
        .filter((part) => part.textContent.trim() !== '')
        .map((part) => Number.parseFloat(getComputedStyle(part).fontSize));
      return { top, bottom, left, right, overflows: card.scrollWidth > card.clientWidth + 1, font: Math.min(...fonts) };
    })`,
    );
    expect(boxes).toHaveLength(4);
    for (const { top, bottom, left, right, overflows, font } of boxes) {
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(viewport.height);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(viewport.width);
      expect(Math.min(bottom - top, right - left)).toBeGreaterThanOrEqual(44);
      expect(overflows).toBe(false);
      expect(font).toBeGreaterThanOrEqual(12);
    }
    await page.close();
  },
  120_000,
);
