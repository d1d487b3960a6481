/** The moments of the live tables that are photographed, and what leads to each. */
import type { Page } from 'playwright-core';
import type { ScriptedLive } from '../../games/server/testing/scripted-live.ts';

/** @returns how long the moment has to stand before its picture is taken, in milliseconds. */
type Moment = (table: ScriptedLive, page: Page) => number | Promise<number>;

const STANDS_MS = 700;
const spotsOf: Readonly<Record<string, readonly string[]>> = {
  'auto-roulette': ['17', '17-20', 'black', 'dozen-2'],
  'speed-baccarat': ['banker', 'banker-pair'],
  'lotto-2d': ['37', 'any-08'],
  'lotto-3d': ['147', 'any-047'],
};
const mine = ({ game }: ScriptedLive): readonly string[] => spotsOf[game.code] ?? [];

const hasWon = ({ game }: ScriptedLive, on: readonly string[]) => {
  const wager = { spots: Object.fromEntries(on.map((spot) => [spot, 1])) };
  const bet_minor = BigInt(on.length) * 100_000n;
  return (outcome: unknown): boolean => game.winOf(bet_minor, wager, outcome) > bet_minor;
};

async function lay(page: Page, spots: readonly string[]): Promise<void> {
  // Where a spot is written and not pressed, the digits of each are entered.
  if (await page.locator('.lotto').count()) {
    for (const spot of spots) await enter(page, spot);
    return;
  }
  for (const spot of spots) await page.locator(`[data-spot="${spot}"]`).click();
}

async function enter(page: Page, spot: string): Promise<void> {
  const order = spot.startsWith('any-') ? 1 : 0;
  await page.locator('.lotto-orders button').nth(order).click();
  for (const digit of spot.replace('any-', '')) await page.locator(`[data-key-digit="${digit}"]`).click();
  await page.locator('.lotto-add').click();
}

async function dialog(page: Page, opener: string): Promise<number> {
  await page.locator(opener).first().click();
  await page.locator('dialog[open]').waitFor();
  return STANDS_MS;
}

async function pressTab(page: Page, index: number): Promise<void> {
  const tab = page.locator('.lotto-tabs button').nth(index);
  if (await tab.count()) await tab.click();
}

export const moments: Readonly<Record<string, Moment>> = {
  open: (table) => {
    table.open(13_400);
    return STANDS_MS;
  },
  laid: async (table, page) => {
    table.open(13_900);
    await page.locator('[data-phase="open"]').first().waitFor();
    await lay(page, mine(table));
    return STANDS_MS;
  },
  /** Of a wheel, with a sector bet on; other tables have no sides. */
  racetrack: async (table, page) => {
    table.open(13_400);
    await page.locator('[data-phase="open"]').first().waitFor();
    const side = page.locator('.roulette-sides button').nth(1);
    if (await side.count()) {
      await side.click();
      await page.locator('.racetrack-calls button').nth(2).click();
    }
    return STANDS_MS;
  },
  placed: async (table, page) => {
    table.open(9_900);
    table.stake(5, mine(table));
    await page.locator('[data-phase="open"]').first().waitFor();
    await lay(page, mine(table).slice(0, 1));
    return STANDS_MS;
  },
  /** Of a digit game: its tickets, and what its drums have given. */
  tickets: async (table, page) => {
    table.open(9_900);
    table.stake(5, mine(table));
    await page.locator('[data-phase="open"]').first().waitFor();
    await pressTab(page, 1);
    return STANDS_MS;
  },
  drawn: async (table, page) => {
    table.open(9_900);
    await page.locator('[data-phase="open"]').first().waitFor();
    await pressTab(page, 2);
    return STANDS_MS;
  },
  last: (table) => {
    table.open(4_900);
    table.stake(5, mine(table));
    return STANDS_MS;
  },
  closed: (table) => {
    table.open(100);
    table.stake(5, mine(table));
    table.close();
    return STANDS_MS;
  },
  drawing: (table) => {
    table.seek(hasWon(table, mine(table)));
    table.open(100);
    table.stake(5, mine(table));
    table.draw(700);
    return 900;
  },
  result: (table) => {
    table.seek(hasWon(table, mine(table)));
    table.open(100);
    table.stake(5, mine(table));
    table.draw(7_300);
    return 500;
  },
  won: (table) => {
    table.seek(hasWon(table, mine(table)));
    table.open(100);
    table.stake(5, mine(table));
    table.settle();
    return 1_300;
  },
  lost: (table) => {
    table.seek((outcome) => !hasWon(table, mine(table).slice(0, 1))(outcome));
    table.open(100);
    table.stake(5, mine(table).slice(0, 1));
    table.settle();
    return 1_000;
  },
  rules: (table, page) => {
    table.open(13_400);
    return dialog(page, '.bar [data-opens="rules"]');
  },
  chain: (table, page) => {
    table.open(13_400);
    return dialog(page, '.bar [data-opens="fairness"]');
  },
  check: async (table, page) => {
    table.open(13_400);
    await dialog(page, '.live-results button');
    await page.locator('dialog[open] .button-main').click();
    await page.locator('dialog[open] output.is-win').waitFor();
    return STANDS_MS;
  },
};
