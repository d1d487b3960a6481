/**
 * Frames a second of the house's slots while they spin, show a win and celebrate, on a processor slowed down four times:
 * `npm run bench:slots`. Chromium here draws without a graphics card, so a phone with one does better. The client must
 * have been built.
 */
import type { Book } from '../games/kinds/slot/book.ts';
import { findBook, openStageDoor, stageDoorAddress } from '../games/server/testing/stage-door.ts';
import { launchChromium } from '../tests/browser.ts';
import { beginScript } from '../tools/command/command.ts';
import { framesIn } from './frames.ts';

const slowdown = 4;
const { games } = beginScript(
  `npm run bench:slots -- [--games dragon-fortune,koi-pond]

Measures the frames a second of slots while they spin, show a win and celebrate, on a processor slowed down four times.`,
  { games: { type: 'string', default: 'dragon-fortune,lucky-sevens,koi-pond' } },
);
const codes = games.split(',');

/** A moment: the round to play, and the span after the press in which frames are counted. */
const moments: readonly {
  name: string;
  has: (book: Book, bets: number) => boolean;
  from_ms: number;
  length_ms: number;
}[] = [
  { name: 'spin', has: (_, bets) => bets === 0, from_ms: 200, length_ms: 1200 },
  {
    name: 'win',
    has: ({ events }, bets) => bets > 1.5 && bets < 12 && events.length === 3,
    from_ms: 4000,
    length_ms: 2000,
  },
  {
    name: 'big win',
    has: ({ events }, bets) => bets >= 12 && events.length === 3,
    from_ms: 4200,
    length_ms: 2500,
  },
];

const door = await openStageDoor();
const browser = await launchChromium();
console.log(
  `frames a second, processor slowed ${slowdown} ×, canvas without a graphics card (at most 24 by design)`,
);
for (const code of codes) {
  for (const { name, has, from_ms, length_ms } of moments) {
    const book = findBook(code, has, 20_000);
    if (!book) continue;
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const client = await page.context().newCDPSession(page);
    door.next(book);
    await page.goto(stageDoorAddress(door, code));
    await page.locator('.spin').waitFor();
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.keyboard.press('Space');
    await page.waitForTimeout(from_ms);
    const { rate } = await framesIn(page, length_ms);
    console.log(`${code.padEnd(18)} ${name.padEnd(8)} ${rate.toFixed(1)}`);
    await page.close();
  }
}
await browser.close();
await door.close();
