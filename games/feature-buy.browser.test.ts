import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import { startTestHouse } from './server/testing/house.ts';

/** Free spins are sold by a press and a second one that knows the price; a held key buys nothing. */

let house: Awaited<ReturnType<typeof startTestHouse>>;
let browser: Browser;
beforeAll(async () => {
  await buildForTests();
  house = await startTestHouse();
  house.operator.balances.set(house.user, 1_000_000_000n);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const bets = () => house.operator.calls.filter(({ path }) => path === walletPaths.bet);

async function openGame(buy_feature: boolean, viewport = { width: 390, height: 844 }): Promise<Page> {
  const law = { jurisdiction: 'MT', game_rules: { buy_feature } };
  const session = await house.launch('candy-carnival', false, house.user, 'EUR', law);
  const page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
  await page.goto(`${house.url()}/play/candy-carnival?lang=en#session=${session}`);
  await page.locator('.spin').waitFor();
  return page;
}

test('where nothing is sold there is no button', async () => {
  const page = await openGame(false);
  expect(await page.locator('[data-action=buy]').count()).toBe(0);
  await page.close();
});

test('free spins are bought for the price that was confirmed, and the history and the odds say so', async () => {
  const page = await openGame(true);
  const open = page.locator('[data-action=buy]');
  const price = await page.locator('[data-figure=buy-price]').textContent();
  expect(price).toMatch(/44\.00/);

  // A key that is held presses the button that asks, and nothing that follows.
  await open.focus();
  await page.keyboard.down('Enter');
  for (let repeat = 0; repeat < 6; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(bets()).toHaveLength(0);
  const dialog = page.locator('.dialog-buy');
  if (!(await dialog.isVisible())) await open.click();
  await dialog.waitFor();
  const confirm = page.locator('[data-action=buy-confirm]');
  expect(await dialog.textContent()).toContain('96.3726 %');
  expect(await confirm.textContent()).toContain(price ?? '');
  await confirm.focus();
  const isHeard = await page.evaluate(
    `document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, cancelable: true }))`,
  );
  expect(isHeard, 'a held key would buy').toBe(false);
  await confirm.click();
  await expect.poll(() => bets().length).toBe(1);
  expect(bets()[0]).toMatchObject({ body: { amount: 4_400_000 } });

  // The canvas is pressed for as long as the free spins last.
  await expect
    .poll(
      async () => {
        await page
          .locator('canvas')
          .first()
          .click({ position: { x: 195, y: 300 } });
        return open.isEnabled();
      },
      { timeout: 90_000, interval: 400 },
    )
    .toBe(true);
  await page.keyboard.press('i');
  await page.getByRole('tab', { name: 'Odds' }).click();
  await page.getByText('Bought free spins: return to player').waitFor();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByText('bought', { exact: false }).first().waitFor();
  await page.locator('.round-open').first().click();
  await page.getByText('Free spins, bought').waitFor();
  await page.getByText('Price paid').waitFor();
  await page.close();
}, 300_000);
