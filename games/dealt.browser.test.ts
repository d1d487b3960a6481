/** Tables whose rounds wait for the player, played in a browser by their own buttons: blackjack and poker against the dealer. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isWhole, sampled } from '../tests/sampled.ts';
import { blackjack } from './kinds/table/blackjack/blackjack.ts';
import { threeCardPoker } from './kinds/table/poker/three-card-poker.ts';
import {
  checkNewestRound,
  expectAccessible,
  inCents,
  figure,
  gamePages,
  sizes,
} from './server/testing/game-pages.ts';
import { findSeeds, type FoundSeeds } from './server/testing/planted-seeds.ts';

const start = 1_000_00000n;
/** With a mouse and a keyboard. */
const desktop = { ...sizes.desktop, hasTouch: false, isMobile: false };
const pages = gamePages({ start_minor: start, isPublic: true });
const { house, lastRound, balanceOf, expectSmall } = pages;

/** What is pressed in a round of each game: the spots, and what stakes more and ends it. Units are of 1.00. */
const games = [
  { code: 'blackjack', spots: ['box-2'], raise: 'double', raisesBy: 1n },
  { code: 'three-card-poker', spots: ['ante', 'pair_plus'], raise: 'play', raisesBy: 1n },
  { code: 'caribbean-stud', spots: ['ante'], raise: 'raise', raisesBy: 2n },
  { code: 'casino-holdem', spots: ['ante', 'aa'], raise: 'call', raisesBy: 2n },
] as const;
type Game = Omit<(typeof games)[number], 'spots'> & { spots: readonly string[] };
/** Blackjack and one game of an ante; all of them with `npm run test:all`. */
const played = sampled<Game>(games, 2);
const [table] = games;
const UNIT_MINOR = 100_000n;

/** A first round of blackjack that begins with a decision on two cards, which can be doubled. */
const aDouble = findSeeds(
  [
    (random) => {
      const { seen } = blackjack.begin(2n, { spots: { 'box-2': 2 } }, random).after([]);
      return z
        .looseObject({ can: z.array(z.string()) })
        .parse(seen)
        .can.includes('double');
    },
  ],
  'a double',
);

/** A player of the test's own, whose first round is one that waits. */
async function newPlayer({ code }: Game, found: FoundSeeds = aDouble): Promise<string> {
  const player = pages.newPlayer();
  if (code === 'blackjack') await house().plantFoundSeeds(player, code, found);
  return player;
}

type Options = { player?: string; session?: string } & BrowserContextOptions;

async function open(game: Game, { player: known, ...options }: Options = {}) {
  return pages.open(game.code, { ...options, player: known ?? (await newPlayer(game)) });
}

const dealButton = (page: Page) => page.locator('.main-button[data-action="bet"]');
const action = (page: Page, type: string) =>
  page.locator(`.action[data-action="${type}"][aria-disabled="false"]`);

/** Lays a chip of 1.00 on each spot and deals. */
async function deal(page: Page, { spots, raise }: Game): Promise<void> {
  for (const spot of spots) await page.locator(`[data-spot="${spot}"]`).click();
  await dealButton(page).click();
  await action(page, raise).waitFor();
}

async function raiseToTheEnd(page: Page, { raise }: Game): Promise<void> {
  await action(page, raise).click();
  await page.locator('.results li').first().waitFor();
  await dealButton(page).waitFor();
}

/** The cards on the felt, as they are read out. */
async function cardsOn(page: Page): Promise<string[]> {
  const names: unknown = await page.evaluate(
    `[...document.querySelectorAll('.felt .card')].map((card) => card.getAttribute('aria-label'))`,
  );
  return z.array(z.string()).parse(names);
}

test.each(played)('$code: a bet, more of it, and the balance that the operator has', async (game) => {
  const { page, player, session, troubles } = await open(game);
  await deal(page, game);
  const bet_minor = UNIT_MINOR * BigInt(game.spots.length);
  expect(await figure(page, 'staked')).toBe(bet_minor);
  expect(await figure(page, 'balance')).toBe(start - bet_minor);
  expect(await cardsOn(page)).toContain('Card face down');
  await raiseToTheEnd(page, game);

  const round = await lastRound(session);
  const raised_minor = UNIT_MINOR * game.raisesBy;
  expect(round).toMatchObject({ state: 'settled', raised_minor: raised_minor.toString() });
  expect(await figure(page, 'staked')).toBe(bet_minor + raised_minor);
  expect(await figure(page, 'won')).toBe(BigInt(round.win_minor));
  const left = start - bet_minor - raised_minor + BigInt(round.win_minor);
  expect(balanceOf(player)).toBe(left);
  await expect.poll(() => figure(page, 'balance')).toBe(inCents(left));
  // All cards are open, and the felt says how it ended.
  expect(await cardsOn(page)).not.toContain('Card face down');
  expect(await page.locator('.bj-hand .bj-mark, .pk-result:not(:empty)').count()).toBe(1);
  expect(await page.locator('.results li').count()).toBe(1);
  expect(troubles).toEqual([]);
});

test.each(played)('$code: a round goes on after a reload, and on another device', async (game) => {
  const { page, player, session, troubles } = await open(game);
  await deal(page, game);
  const cards = await cardsOn(page);
  await page.reload();
  await action(page, game.raise).waitFor();
  await page.getByText('Your round is still open').waitFor();
  expect(await cardsOn(page)).toEqual(cards);
  expect(await figure(page, 'staked')).toBe(UNIT_MINOR * BigInt(game.spots.length));

  const second = await open(game, { player, ...desktop });
  expect(await cardsOn(second.page)).toEqual(cards);
  await raiseToTheEnd(second.page, game);
  expect(await figure(second.page, 'balance')).toBe(inCents(balanceOf(player)));
  expect(await lastRound(second.session)).toMatchObject({
    state: 'settled',
    actions: [{ type: game.raise }],
  });
  expect([...troubles, ...second.troubles]).toEqual([]);

  // What was still to be decided here has been decided there.
  await action(page, game.raise).click();
  await page.locator('.action').first().waitFor({ state: 'detached' });
  expect((await lastRound(session)).actions).toHaveLength(1);
});

test.runIf(isWhole)(
  'a game server that is killed in a round with a double goes on where it was',
  async () => {
    await house().restartAsChild();
    const { page, player, session } = await open(table);
    await deal(page, table);
    await house().kill();
    await action(page, 'double').click();
    const dialog = page.getByRole('alertdialog', { name: 'Connection lost' });
    await dialog.waitFor({ timeout: 60_000 });
    await house().restart();
    await page.keyboard.press('Escape');
    // The buttons of the round have given way to the one that asks again.
    await page.locator('.main-button[data-action="again"]').click();
    await page.locator('.results li').first().waitFor();
    const round = await lastRound(session);
    expect(round).toMatchObject({ state: 'settled', raised_minor: '100000', actions: [{ type: 'double' }] });
    const left = start - 2n * UNIT_MINOR + BigInt(round.win_minor);
    expect(balanceOf(player)).toBe(left);
    await expect.poll(() => figure(page, 'balance')).toBe(inCents(left));
  },
  300_000,
);

test.each(sampled<Game>(games, 1))(
  '$code: a round is computed again in the browser once its seed is revealed',
  async (game) => {
    const { page, troubles } = await open(game, desktop);
    await deal(page, game);
    await raiseToTheEnd(page, game);
    await checkNewestRound(page);
    // The picture of the round.
    expect(await page.locator('.round-picture .small-cards').count()).toBeGreaterThanOrEqual(2);
    expect(troubles).toEqual([]);
  },
);

test.each(sampled(played, 1))('$code: no violation that axe finds, in a round and after it', async (game) => {
  const { page } = await open(game);
  await expectAccessible(page);
  await deal(page, game);
  await page.locator('.hint-switch').click();
  await page.locator('.action.is-best').waitFor();
  await expectAccessible(page);
  await raiseToTheEnd(page, game);
  // What passes over the board has gone.
  await page.evaluate(
    `Promise.all(document.querySelector('.win-mark')?.getAnimations().map(({ finished }) => finished) ?? [])`,
  );
  await expectAccessible(page);
  await page.locator('[data-opens="rules"]').click();
  await page.locator('dialog[open] .odds tbody tr').first().waitFor();
  await expectAccessible(page);
});

test.each(sampled(games, 1))('the first load of $code is at most 350 KB', ({ code }) => expectSmall(code));

test.each(sampled<Game>(games, 1))(
  '$code: cards come one by one, unless motion is unwanted',
  async (game) => {
    const { page } = await open(game, { reducedMotion: 'no-preference' });
    await page.evaluate(`
    window.counts = new Set();
    new MutationObserver(() => window.counts.add(document.querySelectorAll('.felt .card').length))
      .observe(document.body, { childList: true, subtree: true });
  `);
    const counts = () => page.evaluate('[...window.counts]');
    await deal(page, game);
    const all = (await cardsOn(page)).length;
    expect(await counts()).toEqual(
      expect.arrayContaining(Array.from({ length: all }, (_, index) => index + 1)),
    );

    const still = await open(game);
    await deal(still.page, game);
    expect(await cardsOn(still.page)).toHaveLength(all);
  },
);

test('blackjack: the hint is off until it is switched on, and is remembered', async () => {
  const { page, player, session } = await open(table);
  await deal(page, table);
  expect(await page.locator('.action.is-best').count()).toBe(0);
  await page.locator('.hint-switch').click();
  const best = await page.locator('.action.is-best').getAttribute('data-action');
  const { course } = await lastRound(session);
  expect(course?.seen['can']).toContain(best);
  await page.reload();
  await page.locator(`.action.is-best[data-action="${best}"]`).waitFor();
  expect(balanceOf(player)).toBe(start - UNIT_MINOR);
});

test('blackjack: letters of the keyboard play the hand, and are listed', async () => {
  const { page, session, troubles } = await open(table, desktop);
  await page.locator('[data-opens="keys"]').click();
  for (const [key, does] of [
    ['H', 'Hit'],
    ['S', 'Stand'],
    ['P', 'Split'],
  ] as const)
    await page.locator('.facts div', { hasText: does }).filter({ hasText: key }).first().waitFor();
  await page.keyboard.press('Escape');
  await deal(page, table);
  // This letter doubles the chips while there is no round.
  await page.keyboard.press('s');
  await page.locator('.results li').first().waitFor();
  expect(await lastRound(session)).toMatchObject({ state: 'settled', actions: [{ type: 'stand' }] });
  expect(troubles).toEqual([]);
});

test('what a hand comes to is told once its card shows its face', async () => {
  const { page } = await open(table, { reducedMotion: 'no-preference' });
  await page.evaluate(`
    window.told = { early: 0, later: 0 };
    (function watch() {
      for (const hand of document.querySelectorAll('.bj-hand')) {
        const cards = hand.querySelectorAll('.card-faces');
        const turn = cards.length === 1 && cards[0].getAnimations()[0];
        const isTold = hand.querySelector('.bj-total') !== null;
        if (turn && turn.effect.getComputedTiming().progress === 0 && isTold) window.told.early += 1;
        if (isTold) window.told.later += 1;
      }
      requestAnimationFrame(watch);
    })();
  `);
  await deal(page, table);
  const told = z.object({ early: z.int(), later: z.int() }).parse(await page.evaluate('window.told'));
  expect(told.early).toBe(0);
  expect(told.later).toBeGreaterThan(0);
});

test('a pay table marks no hand of a bet that was not placed', async () => {
  const [, threeCards] = games;
  const player = pages.newPlayer();
  await house().plantRound(player, threeCards.code, (random) => {
    const { seen } = threeCardPoker.begin(1n, { spots: { ante: 1 } }, random).after([{ type: 'play' }]);
    return z.object({ hand: z.string() }).parse(seen).hand === 'pair';
  });
  const { page } = await open(threeCards, { player });
  await deal(page, { ...threeCards, spots: ['ante'] });
  await raiseToTheEnd(page, threeCards);
  expect(await page.locator('.pk-name b', { hasText: 'Pair' }).count()).toBeGreaterThan(0);
  expect(await page.locator('.pk-pay .is-won').count()).toBe(0);
});
