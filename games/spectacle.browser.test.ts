import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import type { Book } from './kinds/slot/book.ts';
import {
  findBook,
  grandBook,
  openStageDoor,
  stageDoorAddress,
  type StageDoor,
} from './server/testing/stage-door.ts';
import { pressSpin } from './server/testing/press-spin.ts';
import { isWhole } from '../tests/sampled.ts';

let door: StageDoor;
let browser: Browser;
const opened: Page[] = [];

beforeAll(async () => {
  await buildForTests();
  door = await openStageDoor();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await door.close();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((page) => page.close()));
});

/** Notes every celebration, with the win and the balance that the panel showed when it began. */
const note = `
  occasions = [];
  new MutationObserver(() => {
    const host = document.querySelector('.game');
    const name = host && host.dataset.celebrating;
    if (!name || (occasions.at(-1) || {}).name === name) return;
    const figure = (key) => document.querySelector('[data-figure="' + key + '"]').textContent;
    occasions.push({ name, win: figure('win'), balance: figure('balance') });
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-celebrating'] });
`;

function must(book: Book | null): Book {
  if (!book) throw new Error('no such round was found');
  return book;
}

async function open(gameCode: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  opened.push(page);
  await page.addInitScript(note);
  await page.goto(stageDoorAddress(door, gameCode));
  await page.locator('.spin').waitFor();
  return page;
}

const figure = (page: Page, name: string): Promise<string> =>
  page.locator(`[data-figure="${name}"]`).innerText();
const minorOf = (text: string): bigint => BigInt(text.replace(/\D/g, '')) * 1000n;
const roundIsOver = (page: Page): Promise<void> =>
  page.locator('.spin:not(.is-playing)').waitFor({ timeout: 90_000 });

async function occasions(page: Page): Promise<{ name: string; win: string; balance: string }[]> {
  const noted: unknown = await page.evaluate('occasions');
  return Array.isArray(noted) ? noted.map((each) => Object(each)) : [];
}

test('a mega win goes through its scenes, and tells nothing before its counter has ended', async () => {
  const book = must(
    findBook('lucky-sevens', ({ events }, bets) => bets >= 30 && bets < 60 && events.length === 3),
  );
  door.next(book);
  const page = await open('lucky-sevens');
  const before = minorOf(await figure(page, 'balance'));
  const afterStake = before - BigInt(book.bet_minor);
  await page.keyboard.press('Space');
  // The stake is gone at the press.
  expect(minorOf(await figure(page, 'balance'))).toBe(afterStake);
  await roundIsOver(page);
  const noted = await occasions(page);
  expect(noted.map(({ name }) => name)).toEqual(['big', 'mega']);
  for (const { win, balance } of noted) {
    expect(minorOf(win)).toBe(0n);
    expect(minorOf(balance)).toBe(afterStake);
  }
  expect(minorOf(await figure(page, 'win'))).toBe(BigInt(book.win_minor));
  expect(minorOf(await figure(page, 'balance'))).toBe(afterStake + BigInt(book.win_minor));
});

test('what comes back up to the stake is not celebrated', async () => {
  const book = must(
    findBook('dragon-fortune', ({ events }, bets) => bets > 0 && bets <= 1 && events.length === 3),
  );
  door.next(book);
  const page = await open('dragon-fortune');
  await pressSpin(page.locator('.spin'), () => page.keyboard.press('Space'));
  await roundIsOver(page);
  expect(await occasions(page)).toEqual([]);
  expect(await page.locator('.panel [role="status"]').innerText()).toContain('came back');
});

test('each pot has its own moment, the grand one too, and presses hurry through them', async () => {
  const book = must(grandBook('tiger-jackpot'));
  door.next(book);
  const page = await open('tiger-jackpot');
  await pressSpin(page.locator('.spin'), () => page.keyboard.press('Space'));
  const begun = Date.now();
  while ((await page.locator('.spin.is-playing').count()) > 0 && Date.now() - begun < 80_000) {
    await page.keyboard.press('Space');
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(drawn))');
    if ((await occasions(page)).some(({ name }) => name === 'grand')) break;
  }
  await roundIsOver(page);
  const names = (await occasions(page)).map(({ name }) => name);
  for (const pot of ['mini', 'minor', 'major', 'grand']) expect(names).toContain(pot);
  expect(names.indexOf('grand')).toBeGreaterThan(names.indexOf('major'));
  expect(minorOf(await figure(page, 'win'))).toBe(BigInt(book.win_minor));
});

test.runIf(isWhole)('a large win inside free spins is celebrated there, before the total', async () => {
  const stake = (book: Book): bigint => BigInt(book.bet_minor);
  const book = must(
    findBook('ocean-king', (found) =>
      found.events.some(
        (event, index) =>
          event.type === 'wins' &&
          index > found.events.findIndex(({ type }) => type === 'free_spins_start') &&
          found.events.some(({ type }) => type === 'free_spins_start') &&
          BigInt(event.amount_minor) >= stake(found) * 12n,
      ),
    ),
  );
  door.next(book);
  const page = await open('ocean-king');
  await pressSpin(page.locator('.spin'), () => page.keyboard.press('Space'));
  while ((await page.locator('.spin.is-playing').count()) > 0) {
    await page.keyboard.press('Space');
    await page.evaluate('new Promise((drawn) => setTimeout(drawn, 60))');
    if ((await occasions(page)).length > 0) break;
  }
  const [first] = await occasions(page);
  // The panel stands at what was won before: the win that is celebrated has not been added yet.
  expect(minorOf(first?.win ?? '')).toBeLessThan(BigInt(book.win_minor));
});

test('the page around a game hears of its balance only what the game has presented', async () => {
  const book = must(
    findBook('lucky-sevens', ({ events }, bets) => bets >= 12 && bets < 30 && events.length === 3),
  );
  door.next(book);
  const page = await browser.newPage();
  opened.push(page);
  await page.goto(`${door.url}/site/lucky-sevens`);
  const game = page.frameLocator('iframe');
  await game.locator('.spin').waitFor();
  const balances = async (): Promise<bigint[]> => {
    const heard: unknown = await page.evaluate(
      `heard.filter(({ type }) => type === 'marquee:balance').map(({ balance_minor }) => balance_minor)`,
    );
    return Array.isArray(heard) ? heard.map((each) => BigInt(String(each))) : [];
  };
  await expect.poll(async () => (await balances()).length).toBe(1);
  const [before = 0n] = await balances();
  const answered = page.waitForResponse('**/play-api/spin');
  await game.locator('.spin').click();
  await answered;
  // The win is decided and known to the game from here on; the page must not hear of it until it has been counted.
  await game.locator('.game[data-celebrating]').waitFor({ timeout: 60_000 });
  expect((await balances()).at(-1)).toBe(before - BigInt(book.bet_minor));
  await game.locator('.spin:not(.is-playing)').waitFor({ timeout: 60_000 });
  expect((await balances()).at(-1)).toBe(before - BigInt(book.bet_minor) + BigInt(book.win_minor));

  // A page with a bar of its own asks the game not to show the same things twice.
  expect(await game.locator('.top-bar .tool').count()).toBe(1);
  await page.evaluate(`
    const { contentWindow } = document.querySelector('iframe');
    for (const type of ['marquee:bar', 'marquee:balance-shown']) contentWindow.postMessage({ type }, location.origin);
  `);
  await expect.poll(() => game.locator('.top-bar .tool').count()).toBe(0);
  await game.locator('.figure-balance').waitFor({ state: 'hidden' });
});
