/** The progressive jackpot as a player meets it: it grows while they look, is won, paid, and checked in their own browser. */
import { AxeBuilder } from '@axe-core/playwright';
import { Client } from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import { startTestHouse } from './server/testing/house.ts';

let house: Awaited<ReturnType<typeof startTestHouse>>;
let browser: Browser;

beforeAll(async () => {
  await buildForTests();
  house = await startTestHouse();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const game = 'golden-carabao';

test('the counter grows by what others stake, and the Grand is won, paid and checked', async () => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    locale: 'en',
  });
  const page = await context.newPage();
  const session = await house.launch(game);
  await page.goto(`${house.url()}/play/${game}?lang=en#session=${session}`);
  await page.locator('.spin').waitFor({ timeout: 60_000 });
  const counter = page.getByText(/^Grand: /);
  expect(await counter.textContent()).toBe('Grand: €2,000.00');

  house.operator.balances.set('another', 100_000_000n);
  const others = await house.launch(game, false, 'another');
  for (let spin = 0; spin < 3; spin += 1) await house.spin(others, '10000000');
  await page.getByText('Grand: €2,002.40').waitFor();

  const owner = new Client({ connectionString: house.database.ownerUrl });
  await owner.connect();
  await owner.query(
    `UPDATE house.jackpot SET must_pay_by = amount + 80 WHERE jackpot_id = $1 AND currency = 'EUR'`,
    [game],
  );
  await owner.end();
  const before = house.operator.balances.get(house.user) ?? 0n;
  await page.keyboard.press('Space');
  await expect
    .poll(() => house.operator.balances.get(house.user) ?? 0n)
    .toBeGreaterThan(before + 200_000_000n);
  await page.locator('.spin:not(.is-playing)').waitFor({ timeout: 60_000 });
  await page.getByText('Grand: €2,000.00').waitFor();

  await page.keyboard.press('i');
  await page.getByRole('tab', { name: 'Fairness' }).click();
  await page.getByRole('button', { name: 'Change seeds and reveal' }).click();
  await page.getByText('It decided 1 round').waitFor();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.locator('.history-jackpot').waitFor();
  await page.getByRole('button', { name: 'Show round 0' }).press('Enter');
  await page.getByText('Grand jackpot won').waitFor();
  await page.getByRole('button', { name: 'Check this round' }).click();
  await page.getByText('The seeds give exactly this round').waitFor();
  await page.getByText('The seeds give the draw for the jackpot').waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await context.close();
});
