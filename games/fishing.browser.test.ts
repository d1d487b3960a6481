/** A journey through a fishing room in both sizes: shots, their money, a reload, a second device, and the check of a packet. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import { fishing } from './kinds/instant/fishing.ts';
import { startTestHouse } from './server/testing/house.ts';

const start = 1_000_00000n;
const { code } = fishing;
const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

let browser: Browser;
let house: Awaited<ReturnType<typeof startTestHouse>>;
beforeAll(async () => {
  await buildForTests();
  browser = await launchChromium();
  house = await startTestHouse({ isPublic: true });
}, 300_000);
afterAll(async () => {
  await browser.close();
  await house.close();
});

const figure = async (page: Page, name: string): Promise<bigint> => {
  const text = await page.locator(`[data-figure="${name}"]`).innerText();
  return BigInt(text.replaceAll(/\D/g, '')) * 1_000n;
};

test.each(Object.entries(sizes))(
  '%s: shots are paid to the cent, and a packet can be checked',
  { timeout: 180_000 },
  async (name, size) => {
    const player = `fisher-${name}`;
    house.operator.balances.set(player, start);
    const session = await house.launch(code, false, player);
    const address = `${house.url()}/play/${code}#session=${session}`;
    const page = await (await browser.newContext(size)).newPage();
    const troubles: string[] = [];
    page.on('pageerror', ({ message }) => troubles.push(message));
    page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
    await page.goto(address);
    await page.locator('.fish-water canvas').waitFor();
    const axe = async (): Promise<void> => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    };
    await axe();
    const fire = page.locator('[data-action="shoot"]');
    const unit = await figure(page, 'stake');
    // By the button, by the keys, and in the water.
    for (let shot = 0; shot < 3; shot += 1) {
      await fire.click();
      await page.waitForTimeout(230);
    }
    const atRest = async (): Promise<void> => {
      await expect
        .poll(async () => (await figure(page, 'balance')) === house.operator.balances.get(player), {
          timeout: 20_000,
        })
        .toBe(true);
    };
    await atRest();
    const bets = () =>
      house.operator.calls.filter(({ path, body }) => path.endsWith('/bet') && body['user'] === player);
    expect(bets().reduce((sum, { body }) => sum + BigInt(String(body['amount'])), 0n)).toBe(3n * unit);
    await page.keyboard.press('2');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect
      .poll(() => bets().reduce((sum, { body }) => sum + BigInt(String(body['amount'])), 0n), {
        timeout: 20_000,
      })
      .toBe(5n * unit);
    await atRest();
    expect(await page.locator('.fish-water output').textContent()).toMatch(/^Aimed at /);

    // A reload keeps the seat and the money.
    const seat = await page.locator('.fish-seats [data-own]').textContent();
    await page.reload();
    await page.locator('.fish-water canvas').waitFor();
    expect(await page.locator('.fish-seats [data-own]').textContent()).toBe(seat);
    await atRest();

    await page.locator('[data-opens="rules"]').click();
    expect(await page.locator('dialog .fish-table tbody tr').count()).toBe(22);
    await axe();
    await page.keyboard.press('Escape');

    // A new seed reveals the old one, and then this browser computes the packet again.
    await page.locator('[data-opens="fairness"]').click();
    await page.locator('dialog button[type="submit"]').click();
    await page
      .getByText(/^[0-9a-f]{64}$/)
      .nth(2)
      .waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-opens="history"]').click();
    await page.locator('dialog details').first().click();
    await page.getByRole('button', { name: 'Check this round' }).first().click();
    await page.getByText('Computed from the seeds in your browser').first().waitFor();
    await axe();
    await page.keyboard.press('Escape');

    // A second device takes the seat over; the first says so.
    const other = await (await browser.newContext(size)).newPage();
    await other.goto(`${house.url()}/play/${code}#session=${await house.launch(code, false, player)}`);
    await other.locator('.fish-water canvas').waitFor();
    await page.locator('[data-trouble="another_game_open"]').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(size.viewport.width);
    expect(troubles).toEqual([]);
    await other.context().close();
    await page.context().close();
  },
);

test('on a slow line the reef is drawn once all of it has come', { timeout: 120_000 }, async (context) => {
  const page = await (await browser.newContext(sizes.phone)).newPage();
  context.onTestFinished(() => page.context().close());
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  // Its size comes a while before the rest of it.
  await page.route('**/reef-tall*', async (route) => {
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: 8_000,
      uploadThroughput: 100_000,
    });
    await route.continue();
  });
  const reef = page.waitForResponse(/reef-tall/);
  await page.goto(`${house.url()}/play/${code}#session=${await house.launch(code, true)}`);
  await (await reef).finished();
  /** The part of the stage that nothing has been drawn on. */
  const bare = async (): Promise<number> =>
    Number(
      await page.evaluate(`(() => {
        const { width, height } = document.querySelector('.fish-water canvas');
        const { data } = document.querySelector('.fish-water canvas').getContext('2d').getImageData(0, 0, width, height);
        let count = 0;
        for (let at = 0; at < data.length; at += 4) if (data[at] + data[at + 1] + data[at + 2] === 0) count += 1;
        return count / (width * height);
      })()`),
    );
  await context.expect.poll(bare, { timeout: 20_000 }).toBeLessThan(0.2);
});
