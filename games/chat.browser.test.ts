import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import { startPoolHouse } from './server/testing/live-house.ts';

/** Two players of a bingo room write to each other, on a phone and on a desktop, and one of them tries what is not allowed. */

const timing = {
  drawing_ms: 1_000,
  pause_ms: 1_000,
  ball_ms: 450,
  stale_ms: 60_000,
  schedule: { every_ms: 3_600_000, offset_ms: 0, sells: 3, announces_ms: 2_000 },
};
const long = { timeout: 60_000 };
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

let browser: Browser;
beforeAll(async () => {
  await buildForTests();
  browser = await launchChromium();
});
afterAll(() => browser.close());

async function expectSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
}

/** Whether the chat lies over anything of the table. */
async function coversTable(page: Page): Promise<boolean> {
  const [chat, table] = await Promise.all([
    page.locator('.chat').boundingBox(),
    page.locator('.felt').boundingBox(),
  ]);
  if (!chat || !table) throw new Error('There is no chat, or no table.');
  return (
    chat.x < table.x + table.width &&
    table.x < chat.x + chat.width &&
    chat.y < table.y + table.height &&
    table.y < chat.y + chat.height
  );
}

const toggle = (page: Page) => page.locator('.chat-toggle');
const field = (page: Page) => page.locator('.chat-form input');
const lines = (page: Page) => page.locator('.chat-lines li[data-line]');

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test(
  'two players write to each other beside and below the table; what is not allowed is said why, and one hides and reports the other',
  { timeout: 300_000 },
  async ({ onTestFinished }) => {
    const house = await startPoolHouse({ game: 'bingo-90', timing, isPublic: true });
    onTestFinished(house.close);
    const troubles: string[] = [];
    const open = async (player: string | null, device: BrowserContextOptions): Promise<Page> => {
      const page = await (await browser.newContext(device)).newPage();
      onTestFinished(() => page.context().close());
      page.on('pageerror', (error) => troubles.push(error.message));
      page.on('dialog', (dialog) => {
        troubles.push(dialog.message());
        void dialog.dismiss();
      });
      if (player !== null) house.operator.balances.set(player, 10_000_000n);
      const session = await house.launch('bingo-90', player === null, player ?? undefined);
      await page.goto(`${house.url()}/play/bingo-90#session=${session}`);
      await page.locator('.lotto.is-bingo').waitFor();
      return page;
    };
    const [ada, ben] = await Promise.all([open('ada-chat', phone), open('ben-chat', desktop)]);

    // Open beside the table where there is room, folded on a phone; nobody writes without a card.
    await ben.locator('.chat').waitFor();
    expect(await coversTable(ben)).toBe(false);
    expect(await ada.locator('.chat').count()).toBe(0);
    await expect.poll(() => ben.locator('.chat-bar').innerText()).toContain('Buy a card');
    await expectSound(ben);
    for (const page of [ada, ben]) {
      await page.locator('[data-cards="1"]').click();
      await page.locator('.main-button[data-action="place"]').click();
    }
    await field(ben).waitFor();
    await write(ben, 'Good luck, <img src=x onerror=alert(1)> www');
    // Refused by the house, and in the field again, to be changed.
    await expect.poll(() => ben.locator('.chat-form output').innerText()).toContain('No links');
    expect(await field(ben).inputValue()).toContain('Good luck');
    await write(ben, 'Good luck <img src=x onerror=alert(1)>');
    await lines(ben).first().waitFor(long);

    // On the phone it is counted, and read once it is opened, in what the table leaves free.
    await ada.locator('.chat-toggle [data-unread="1"]').waitFor(long);
    expect(await toggle(ada).getAttribute('aria-label')).toBe('Open chat, 1 new message');
    await toggle(ada).tap();
    await ada.locator('.chat').waitFor();
    expect(await lines(ada).first().innerText()).toContain('Good luck <img src=x onerror=alert(1)>');
    expect(await ada.locator('.chat img').count()).toBe(0);
    expect(await coversTable(ada)).toBe(false);
    const seen = await ada.locator('.chat').boundingBox();
    expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThanOrEqual(845);
    expect(await ada.locator('.bingo-newest').isVisible()).toBe(true);
    expect(await toggle(ada).locator('[data-unread]').count()).toBe(0);
    await expectSound(ada);

    // What one tries, and is told.
    for (const [text, why] of [
      ['f.u.c.k this', 'isn’t allowed'],
      ['call 0917 123 4567', 'No links'],
      ['x'.repeat(121), 'characters left'],
    ] as const) {
      await write(ada, text);
      await expect.poll(() => ada.locator('.chat-form output').innerText()).toContain(why);
    }
    await write(ada, 'Hello from my phone');
    await expect.poll(() => lines(ada).count(), long).toBe(2);
    await write(ada, 'And once more');
    await expect.poll(() => ada.locator('.chat-form output').innerText()).toContain('Slow down');
    await expectSound(ada);

    // By the keys alone: the line's options, a report, and hiding whoever wrote it.
    await lines(ben).nth(1).waitFor(long);
    await lines(ben).nth(1).getByRole('button').focus();
    await ben.keyboard.press('Enter');
    await ben.getByRole('button', { name: 'Report' }).focus();
    await ben.keyboard.press('Enter');
    await ben.locator('.chat-acts output').getByText('Reported').waitFor(long);
    await expectSound(ben);
    expect(await house.query('SELECT reporter FROM house.chat_report')).toEqual([{ reporter: 'ben-chat' }]);
    await ben.getByRole('button', { name: /^Hide / }).focus();
    await ben.keyboard.press('Enter');
    await expect.poll(() => lines(ben).count()).toBe(1);
    await ben.getByText('You have hidden 1 player.').waitFor();
    await ben.reload();
    await ben.getByText('You have hidden 1 player.').waitFor(long);
    expect(await lines(ben).count()).toBe(1);
    await ben.getByRole('button', { name: 'Show again' }).click();
    await expect.poll(() => lines(ben).count()).toBe(2);

    // Folded again, the keys are on the button that opens it.
    await ben.locator('.chat header').getByRole('button', { name: 'Close chat' }).press('Enter');
    expect(await ben.locator('.chat').count()).toBe(0);
    expect(await ben.evaluate(`document.activeElement?.classList.contains('chat-toggle')`)).toBe(true);

    // Play money reads.
    const visitor = await open(null, desktop);
    await expect.poll(() => lines(visitor).count(), long).toBe(2);
    await expect.poll(() => visitor.locator('.chat-bar').innerText()).toContain('real money');
    expect(await visitor.locator('.chat li button').count()).toBe(0);
    expect(troubles).toEqual([]);
  },
);
