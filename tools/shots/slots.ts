/**
 * Photographs moments of the house's slots, chosen by their books: `npm run shots:slots`.
 * The client must have been built.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { allSlots, findCollect, findTumble } from '../../games/catalogue.ts';
import type { Book } from '../../games/kinds/slot/book.ts';
import {
  findBook,
  grandBook,
  openStageDoor,
  stageDoorAddress,
} from '../../games/server/testing/stage-door.ts';
import { launchChromium } from '../../tests/browser.ts';
import type { SlotBook } from '../../games/kinds/slot/slot-book.ts';
import { beginScript } from '../command/command.ts';
import { collectMoments } from './collect-moments.ts';
import { tumbleMoments } from './tumble-moments.ts';

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
  landscape: { width: 844, height: 390 },
} as const;

const isLineWin = (book: Book, bets: number): boolean =>
  bets > 1.5 && bets < 12 && book.events.length === 3 && book.events[1]?.type === 'wins';
const isBase = (book: Book): boolean =>
  !book.events.some(({ type }) => type === 'free_spins_start' || type === 'hold_start');

/** A moment: the round that leads to it, and when its pictures are taken, from the press, in milliseconds. */
const moments: Readonly<
  Record<string, { book: (code: string) => SlotBook | null; at_ms: readonly number[] } | undefined>
> = {
  base: { book: () => null, at_ms: [] },
  spin: { book: (code) => findBook(code, (_, bets) => bets === 0), at_ms: [500] },
  win: { book: (code) => findBook(code, isLineWin), at_ms: [3000, 4800] },
  big: {
    book: (code) => findBook(code, (book, bets) => isBase(book) && bets >= 14 && bets < 30),
    at_ms: [5200],
  },
  mega: {
    book: (code) => findBook(code, (book, bets) => isBase(book) && bets >= 30 && bets < 60),
    at_ms: [7800],
  },
  epic: { book: (code) => findBook(code, (book, bets) => isBase(book) && bets >= 60), at_ms: [9500] },
  free: {
    book: (code) => findBook(code, ({ events }) => events.some(({ type }) => type === 'free_spins_start')),
    at_ms: [6000, 10_000],
  },
  hold: {
    book: (code) => findBook(code, ({ events }) => events.some(({ type }) => type === 'hold_start')),
    at_ms: [5500, 8500],
  },
  pot: { book: grandBook, at_ms: [] },
  feature: {
    book: (code) =>
      findBook(code, ({ events }) =>
        events.some(({ type }) => ['mystery_reveal', 'wild_reels', 'boost', 'special_expand'].includes(type)),
      ),
    at_ms: [2500, 3300, 4200],
  },
  paytable: { book: () => null, at_ms: [] },
};

const values = beginScript(
  `npm run shots:slots -- [--to <directory>] [--games <codes>] [--size phone,desktop] [--moment base,win] [--at <ms>] [--calm]

Photographs moments of the house's slots into .cache/shots/slots. --calm asks for reduced motion.`,
  {
    to: { type: 'string', default: '.cache/shots/slots' },
    games: { type: 'string', default: '' },
    size: { type: 'string', default: 'phone,desktop,landscape' },
    moment: {
      type: 'string',
      default: Object.keys({ ...moments, ...tumbleMoments, ...collectMoments }).join(),
    },
    at: { type: 'string', default: '' },
    calm: { type: 'boolean', default: false },
  },
);
const directory = values.to;
const codes = values.games.split(',').filter(Boolean);
await mkdir(directory, { recursive: true });
const door = await openStageDoor();
const browser = await launchChromium();

async function photograph(page: Page, moment: string, code: string, size: string): Promise<void> {
  const shoot = (index: number): Promise<Buffer> =>
    page.screenshot({ path: join(directory, `${code}-${moment}${index || ''}-${size}.png`) });
  const ofForm = findTumble(code) ? tumbleMoments : findCollect(code) ? collectMoments : moments;
  const asked = ofForm[moment];
  // Slots of the other form have it.
  if (!asked) return;
  const book = asked.book(code);
  if (book === null && asked.at_ms.length > 0) return;
  if (book === null && moment === 'pot') return;
  if (book) door.next(book);
  await page.goto(stageDoorAddress(door, code));
  await page.reload();
  await page.locator('.spin').waitFor();
  await page.waitForTimeout(900);
  if (moment === 'paytable') {
    await page.keyboard.press('i');
    await page.waitForTimeout(400);
  }
  if (!book) {
    await shoot(0);
    return;
  }
  await page.keyboard.press('Space');
  if (moment === 'pot') await page.locator('.game[data-celebrating="grand"]').waitFor({ timeout: 60_000 });
  let before_ms = 0;
  const times = values.at ? values.at.split(',').map(Number) : moment === 'pot' ? [2500] : asked.at_ms;
  for (const [index, at_ms] of times.entries()) {
    await page.waitForTimeout(at_ms - before_ms);
    before_ms = at_ms;
    await shoot(index);
  }
}

for (const code of codes.length > 0 ? codes : allSlots.map((game) => game.code)) {
  for (const [size, viewport] of Object.entries(sizes)) {
    if (!values.size.split(',').includes(size)) continue;
    const context = await browser.newContext({
      viewport,
      reducedMotion: values.calm ? 'reduce' : 'no-preference',
    });
    for (const moment of values.moment.split(',')) {
      // Each on a page of its own, so that nothing of the moment before is left.
      const page = await context.newPage();
      page.on('pageerror', (error) => console.error(code, moment, error.message));
      await photograph(page, moment, code, size).catch((error: unknown) =>
        console.error(code, moment, error),
      );
      await page.close();
    }
    await context.close();
  }
}
await browser.close();
await door.close();
