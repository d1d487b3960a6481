/** A win is told without covering what was played, and is over when the player goes on. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampled } from '../tests/sampled.ts';
import { keno } from './kinds/instant/keno.ts';
import { towers } from './kinds/instant/towers.ts';
import { mines } from './kinds/instant/mines.ts';
import { UNIT } from './kinds/instant/multiplier.ts';
import { tableGames } from './kinds/table/games.ts';
import { UNIT as TABLE_UNIT, type TableGame } from './kinds/table/table.ts';
import type { RandomSource } from './kit/fairness/random.ts';
import { ActionRefused } from './kit/round/round-game.ts';
import { gamePages, mainButton, sizes } from './server/testing/game-pages.ts';

const { house, newPlayer, open } = gamePages();

type Won = {
  code: string;
  /** What was played, none of which may be covered. */
  field: string;
  isWanted: (random: RandomSource) => boolean;
  /** Before the bet, where it takes more than its button. */
  lay?: (page: Page) => Promise<void>;
  /** From the bet to the win. */
  play: (page: Page) => Promise<void>;
};

const cashOut = (page: Page) => mainButton(page, 'cash_out').click();

const games: readonly Won[] = [
  {
    code: 'keno',
    field: '.keno-number',
    isWanted: (random) =>
      keno.begin({ picks: [4, 11, 18, 25, 32], risk: 'medium' }, random).after([]).multiplier > UNIT,
    play: async () => undefined,
  },
  {
    code: 'mines',
    field: '.mines-tile',
    isWanted: (random) =>
      mines.begin({ mines: 3 }, random).after([{ type: 'reveal', tile: 0 }]).multiplier > 0,
    play: async (page) => {
      await page.locator('.mines-tile').first().click();
      await cashOut(page);
    },
  },
  {
    code: 'towers',
    field: '.towers-door',
    isWanted: (random) =>
      towers.begin({ level: 'medium' }, random).after([{ type: 'open', door: 0 }]).multiplier > 0,
    play: async (page) => {
      await page.locator('.towers-floor.is-current .towers-door').first().click();
      await cashOut(page);
    },
  },
];

/** Whether a usual round of a table, with its usual actions, wins more than it has staked. */
function winsAsUsual({ usual, hasSteps, ...game }: TableGame, random: RandomSource): boolean {
  const { spots } = Object(usual.wager);
  const round = game.begin(BigInt(game.unitsOf({ spots })), { spots }, random);
  if (hasSteps && round.after([]).state === 'ended') return false;
  try {
    return round.after(usual.actions).multiplier > TABLE_UNIT;
  } catch (error) {
    // Something else is asked first, such as whether a box is insured.
    if (error instanceof ActionRefused) return false;
    throw error;
  }
}

/** Tables whose usual bet is one chip on one of their spots. */
const tables: readonly Won[] = tableGames.flatMap((game: TableGame) => {
  const { code, usual } = game;
  const [spot] = Object.keys(Object(Object(usual.wager).spots));
  if (spot === undefined) return [];
  return {
    code,
    field:
      '[data-spot], .card, .dome-die, .sic-bo-said, .fan-tan-said, .pk-spot, .pk-result, .pk-pay .is-won, .bj-foot',
    isWanted: (random: RandomSource) => winsAsUsual(game, random),
    lay: (page: Page) => page.locator(`[data-spot="${spot}"]`).click(),
    async play(page: Page) {
      for (const { type } of usual.actions)
        await page.locator(`.action[data-action=${JSON.stringify(type)}][aria-disabled="false"]`).click();
    },
  };
});

async function win(
  { code, isWanted, lay, play }: Won,
  size: (typeof sizes)[keyof typeof sizes],
): Promise<Page> {
  const player = newPlayer();
  await house().plantRound(player, code, isWanted);
  const { page } = await open(code, { player, ...size });
  await lay?.(page);
  await mainButton(page, 'bet').click();
  await play(page);
  await page.locator('.win-mark').waitFor();
  return page;
}

const inSizes = (each: readonly Won[]) =>
  each.flatMap((game) =>
    Object.entries(sizes).map(([name, size]) => ({ code: game.code, name, size, game })),
  );

test.each([...sampled(inSizes(games), 3), ...sampled(inSizes(tables), 3)])(
  '$code, $name: the win covers nothing that was played',
  async ({ game, size }) => {
    const page = await win(game, size);
    const mark = await page.locator('.win-mark p').boundingBox();
    if (!mark) throw new Error('the win is not told');
    expect(mark.y).toBeGreaterThanOrEqual(0);
    expect(mark.x + mark.width).toBeLessThanOrEqual(size.viewport.width);
    for (const part of await page.locator(game.field).all()) {
      const box = await part.boundingBox();
      if (!box) throw new Error('a part of the field is not shown');
      const isApart =
        box.x >= mark.x + mark.width ||
        mark.x >= box.x + box.width ||
        box.y >= mark.y + mark.height ||
        mark.y >= box.y + box.height;
      const name = (await part.getAttribute('data-spot')) ?? (await part.getAttribute('aria-label'));
      expect([name, isApart]).toEqual([name, true]);
    }
  },
);

test('the next bet can be placed while the win is told, and a press on the board ends the show', async () => {
  const [game] = games;
  if (!game) throw new Error('no game');
  const page = await win(game, sizes.portrait);
  expect(await mainButton(page, 'bet').count()).toBe(1);
  const number = page.locator('.keno-number').first();
  await number.click();
  expect(await page.locator('.win-mark').count()).toBe(0);
  expect(await number.getAttribute('aria-pressed')).toBe('true');
  await mainButton(page, 'bet').click();
  await expect.poll(() => page.locator('.results li').count()).toBe(2);
});

test('the row of hi-lo stays one line, with the newest card in sight', async () => {
  const { page } = await open('hi-lo', sizes.portrait);
  const cards = page.locator('.hi-lo-row li');
  await mainButton(page, 'bet').click();
  for (let count = 1; count <= 12; count += 1) {
    await expect.poll(() => cards.count()).toBe(count);
    const [first, last, row] = await Promise.all([
      cards.first().boundingBox(),
      cards.last().boundingBox(),
      page.locator('.hi-lo-row').boundingBox(),
    ]);
    if (!first || !last || !row) throw new Error('the row is not shown');
    expect(last.y).toBe(first.y);
    expect(last.x + last.width).toBeLessThanOrEqual(row.x + row.width + 1);
    // Passing over a card never ends the round.
    await page.locator('.hi-lo-skip[aria-disabled="false"]').click();
  }
});
