import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isWhole, sampled } from '../tests/sampled.ts';
import { bestHold } from './kinds/table/poker/video/holds.ts';
import { bonusPoker, deucesWild, jacksOrBetter } from './kinds/table/poker/video/lines.ts';
import {
  checkNewestRound,
  expectAccessible,
  figure,
  gamePages,
  minorOf,
  inCents,
  shownBalance,
  sizes,
} from './server/testing/game-pages.ts';

/** Each video poker, played in a browser as a player does: by its chips, its cards and its buttons. */

const start = 1_000_00000n;
const pages = gamePages({ start_minor: start });
const { open, balanceOf, expectSmall } = pages;

const seenSchema = z.object({
  cards: z.array(z.int()),
  held: z.array(z.int()).nullable(),
  hands: z.array(z.object({ cards: z.array(z.int()), line: z.string() })).nullable(),
});

const dealButton = (page: Page) => page.locator('.main-button[data-action="bet"][aria-disabled="false"]');
const drawButton = (page: Page) => page.locator('.main-button[data-action="draw"][aria-disabled="false"]');
const cards = (page: Page) => page.locator('.vp-cards .card');
const cardButton = (page: Page, place: number) => page.locator('.vp-card').nth(place);

async function deal(page: Page, hands: number): Promise<number[]> {
  await page.locator(`[data-spot="hands-${hands}"]`).click();
  await dealButton(page).click();
  await drawButton(page).waitFor();
  return shownCards(page);
}

async function shownCards(page: Page): Promise<number[]> {
  const shown = await Promise.all((await cards(page).all()).map((card) => card.getAttribute('data-card')));
  return shown.map((card) => (card ? Number(card) : -1));
}

async function lastRound(session: string) {
  const round = await pages.lastRound(session);
  return { ...round, seen: seenSchema.parse(round.course?.seen) };
}

describe.each(
  sampled([jacksOrBetter, deucesWild, bonusPoker], 1).map((table) => [table.code, table] as const),
)('%s', (code, table) => {
  test('five hands: what is held is in all of them, and the balance is the operator’s', async () => {
    const { page, player, session, troubles } = await open(code);
    await expectAccessible(page);
    const dealt = await deal(page, 5);
    expect(dealt).toEqual((await lastRound(session)).seen.cards);
    await cardButton(page, 1).click();
    await page.keyboard.press('4');
    await page.keyboard.press('5');
    await page.keyboard.press('5');
    await expect.poll(() => page.locator('.vp-card[aria-pressed="true"]').count()).toBe(2);
    expect(await page.locator('.vp-more .vp-small use').count()).toBe(4 * 2);
    await expectAccessible(page);

    await page.keyboard.press('Space');
    await page.locator('[data-figure="won"]').waitFor();
    const { seen, ...round } = await lastRound(session);
    expect(round.actions).toEqual([{ type: 'hold', cards: [1, 3] }]);
    const hands = seen.hands ?? [];
    expect(hands).toHaveLength(5);
    for (const hand of hands) expect([hand.cards[1], hand.cards[3]]).toEqual([dealt[1], dealt[3]]);
    expect(await shownCards(page)).toEqual(hands[0]?.cards);

    const each_minor = BigInt(round.bet_minor) / 5n;
    expect(minorOf(await page.locator('.vp-spots .is-laid small').innerText())).toBe(each_minor);
    for (const { name, pays } of table.lines.filter((line) => line.pays > 0)) {
      const row = page.locator(`[data-line="${name}"]`);
      expect(minorOf(await row.locator('td').last().innerText())).toBe(each_minor * BigInt(pays));
      const isMade = hands.some(({ line }) => line === name);
      expect(await row.getAttribute('data-state'), name).toBe(
        isMade ? (pays > 1 ? 'won' : 'returned') : null,
      );
    }
    const left = start - BigInt(round.bet_minor) + BigInt(round.win_minor);
    expect(balanceOf(player)).toBe(left);
    expect(await shownBalance(page)).toBe(inCents(left));
    expect(await page.locator('.results li').count()).toBe(1);
    await expectAccessible(page);
    expect(troubles).toEqual([]);
  });

  test('a round that waits is there after a reload and on a second device, and ends on both', async () => {
    const first = await open(code);
    const dealt = await deal(first.page, 1);
    await first.page.reload();
    await drawButton(first.page).waitFor();
    expect(await shownCards(first.page)).toEqual(dealt);
    expect(await first.page.locator('.vp-spots .is-laid').getAttribute('data-spot')).toBe('hands-1');

    const second = await open(code, { player: first.player });
    await drawButton(second.page).waitFor();
    expect(await shownCards(second.page)).toEqual(dealt);
    await cardButton(second.page, 0).click();
    await drawButton(second.page).click();
    await second.page.locator('[data-figure="won"]').waitFor();
    const { seen, ...round } = await lastRound(second.session);
    expect(round.state).toBe('settled');
    expect(await shownCards(second.page)).toEqual(seen.hands?.[0]?.cards);

    // The first device hears of it when it draws.
    await drawButton(first.page).click();
    await first.page.locator('.main-button[data-action="bet"]').waitFor();
    await expect.poll(() => shownCards(first.page)).toEqual(seen.hands?.[0]?.cards);
    expect([...first.troubles, ...second.troubles]).toEqual([]);
  });

  test.runIf(isWhole)('a round is checked in the browser once the seed has been changed', async () => {
    const { page, troubles } = await open(code);
    await deal(page, 10);
    await page.keyboard.press('3');
    await drawButton(page).click();
    await page.locator('[data-figure="won"]').waitFor();
    await checkNewestRound(page);
    expect(await page.locator('.vp-picture .small-cards use').count()).toBe(5);
    expect(troubles).toEqual([]);
  });

  test.runIf(isWhole)('the best hold is found when it is asked for, and not loaded before', async () => {
    const asked: string[] = [];
    const { page, troubles } = await open(code, {
      prepare: (opening) => opening.on('request', (request) => asked.push(new URL(request.url()).pathname)),
    });
    const isLoaded = (): boolean => asked.some((path) => path.includes('best-hold'));
    const dealt = await deal(page, 1);
    expect(isLoaded()).toBe(false);
    expect(await page.locator('.vp-card.is-best').count()).toBe(0);
    await page.locator('.hint-switch').click();
    const best = bestHold(table, dealt).cards;
    await page.locator('.actions-question', { hasText: 'Best' }).waitFor();
    expect(isLoaded()).toBe(true);
    const marks = await Promise.all(
      (await page.locator('.vp-card').all()).map((card) => card.getAttribute('class')),
    );
    expect(marks.flatMap((mark, place) => (mark?.includes('is-best') ? place : []))).toEqual(best);
    // It is remembered on the device, and holds nothing by itself.
    await page.reload();
    await page.locator('.actions-question', { hasText: 'Best' }).waitFor();
    expect(await page.locator('.vp-card[aria-pressed="true"]').count()).toBe(0);
    await expectAccessible(page);
    expect(troubles).toEqual([]);
  });

  test('the first load is at most 350 KB', () => expectSmall(code));
});

test('chips move with the number of hands and stake no more by it', async () => {
  const { page } = await open('jacks-or-better');
  const staked = (): Promise<bigint> => figure(page, 'staked');
  await page.locator('[data-spot="hands-1"]').click();
  const bet_minor = await staked();
  await page.locator('[data-spot="hands-10"]').click();
  expect(await staked()).toBe(bet_minor);
  expect(await page.locator('.vp-spots .is-laid').count()).toBe(1);
  expect(minorOf(await page.locator('.vp-spots .is-laid small').innerText())).toBe(bet_minor / 10n);
  await page.locator('[data-spot="hands-10"]').click();
  expect(await staked()).toBe(2n * bet_minor);
});

test.each([jacksOrBetter, deucesWild, bonusPoker].map(({ code }) => code))(
  '%s on a phone on its side: no word of the pay table is cut or lies below a card, in Filipino',
  async (code) => {
    const { page } = await open(code, { lang: 'tl', ...sizes.landscape });
    await deal(page, 10);
    const pays = await page.locator('.vp-pays').boundingBox();
    const firstCard = await cards(page).first().boundingBox();
    if (!pays || !firstCard) throw new Error('The pay table or the first card is not shown.');
    expect(pays.x + pays.width).toBeLessThanOrEqual(firstCard.x);
    const cut = await page.evaluate<number>(
      `[...document.querySelectorAll('.vp-pays :is(th, td)')]
        .filter((cell) => cell.scrollWidth > cell.clientWidth).length`,
    );
    expect(cut).toBe(0);
  },
);
