/** Rooms of draws opened in a real browser, for the tests of one file: their pages, and what these show, are told and complain of. */
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchChromium } from '../../../tests/browser.ts';
import { buildForTests } from '../../../tests/build.ts';
import { expectAccessible } from './game-pages.ts';
import type { startLiveHouse } from './live-house.ts';
import { openFor } from './open-for.ts';

const patience = { timeout: 90_000 };

export const doing = (page: Page, action: string): Locator =>
  page.locator(`.main-button[data-action="${action}"]`);

/** Nothing that axe finds, and nothing that is wider than the screen. */
export async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
}

/**
 * Waits until a draw takes bets for so many seconds still.
 *
 * @returns its number.
 */
export async function openDraw(
  page: Page,
  house: Pick<Awaited<ReturnType<typeof startLiveHouse>>, 'query'>,
  seconds: number,
): Promise<number> {
  await openFor(page, seconds);
  const [row] = await house.query<{ number: number }>(
    `SELECT min(number) AS number FROM house.draw WHERE state = 'open'`,
  );
  return row?.number ?? 0;
}

/** Opens the newest result, looks at it, and has the browser work it out again. */
export async function checkNewestResult(
  page: Page,
  look?: (dialog: Locator) => Promise<void>,
): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.locator('.live-results button').first().click();
  await look?.(dialog);
  await dialog.getByRole('button', { name: 'Check this round' }).click();
  await dialog.getByText('the result is the same').waitFor();
  await page.keyboard.press('Escape');
}

/**
 * Has the browser work the player's newest bet out again, which is one in this draw; the sheet stays open.
 *
 * @returns the lists of tickets that it has asked for.
 */
export async function checkNewestBet(page: Page, draw: number): Promise<string[]> {
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/fairness/tickets/')) lists.push(request.url());
  });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'My bets' }).click();
  await dialog.locator('summary').first().waitFor(patience);
  for (const summary of await dialog.locator('summary').all()) await summary.click();
  await dialog.getByRole('button', { name: 'Check this round' }).first().click();
  await dialog.getByText(`the link is number ${draw} of the chain`).waitFor(patience);
  return lists;
}

/** To be called once in a file of tests. */
export function roomPages() {
  let browser: Browser;
  const opened: Page[] = [];
  const troubles: string[] = [];
  const texts: string[] = [];

  beforeAll(async () => {
    await buildForTests();
    browser = await launchChromium();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((page) => page.context().close()));
    troubles.splice(0);
    texts.splice(0);
  });

  /**
   * Opens an address on a device of its own, and waits until the room is there.
   *
   * @param prepare listens to the page before it loads anything.
   */
  async function open(
    address: string,
    room: string,
    device: BrowserContextOptions,
    prepare?: (page: Page) => void,
  ): Promise<Page> {
    const page = await (await browser.newContext(device)).newPage();
    opened.push(page);
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => texts.push(String(payload))),
    );
    prepare?.(page);
    await page.goto(address);
    await page.locator(room).waitFor();
    return page;
  }

  return {
    open,
    /** What has gone wrong on any page of the test. */
    troubles,
    /** What the sockets of all its pages were told, in order. */
    texts,
  };
}
