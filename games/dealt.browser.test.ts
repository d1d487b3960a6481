/** Tables whose rounds wait for the player, played in a browser by their own buttons: blackjack and poker against the dealer. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { interceptCalls, launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import { sampled } from '../tests/sampled.ts';
import { blackjack } from './kinds/table/blackjack/blackjack.ts';
import { roundViewSchema } from './kit/play-api/rounds.ts';
import { startTestHouse } from './server/testing/house.ts';
import { findSeeds, type FoundSeeds } from './server/testing/planted-seeds.ts';

const start = 1_000_00000n;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const desktop = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false } as const;

/** What is pressed in a round of each game: the spots, and what stakes more and ends it. Units are of 1.00. */
const games = [
  { code: 'blackjack', spots: ['box-2'], raise: 'double', raisesBy: 1n },
  { code: 'three-card-poker', spots: ['ante', 'pair_plus'], raise: 'play', raisesBy: 1n },
  { code: 'caribbean-stud', spots: ['ante'], raise: 'raise', raisesBy: 2n },
  { code: 'casino-holdem', spots: ['ante', 'aa'], raise: 'call', raisesBy: 2n },
] as const;
type Game = (typeof games)[number];
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

let house: Awaited<ReturnType<typeof startTestHouse>>;
let browser: Browser;
let players = 0;
const opened: Page[] = [];

beforeAll(async () => {
  await buildForTests();
  house = await startTestHouse({ isPublic: true });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((page) => page.context().close()));
});

/** A player of the test's own, whose first round is one that waits. */
async function newPlayer({ code }: Game, found: FoundSeeds = aDouble): Promise<string> {
  players += 1;
  const player = `dealt-${players}`;
  house.operator.balances.set(player, start);
  if (code === 'blackjack') await house.plantFoundSeeds(player, code, found);
  return player;
}

type Options = { player?: string; session?: string } & BrowserContextOptions;

async function open(game: Game, { player: known, session: given, ...options }: Options = {}) {
  const player = known ?? (await newPlayer(game));
  const session = given ?? (await house.launch(game.code, false, player));
  const page = await (await browser.newContext({ ...phone, reducedMotion: 'reduce', ...options })).newPage();
  opened.push(page);
  await interceptCalls(page);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  await page.goto(`${house.url()}/play/${game.code}#session=${session}`);
  await page.locator('.main-button, .action').first().waitFor();
  return { page, player, session, troubles };
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

async function lastRound(session: string) {
  const answer = await house.post('/play-api/rounds', { session, cursor: null });
  const [round] = z.object({ rounds: z.array(roundViewSchema) }).parse(answer).rounds;
  if (!round) throw new Error('There is no round.');
  return round;
}

/** An amount on the page, in minor units. */
async function figure(page: Page, name: 'balance' | 'staked' | 'won'): Promise<bigint> {
  const text = await page.locator(`[data-figure="${name}"]`).innerText();
  const [units = '', fraction = ''] = text.replace(/[^\d.]/g, '').split('.');
  return BigInt(units + fraction.padEnd(5, '0'));
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
  expect(house.operator.balances.get(player)).toBe(left);
  await expect.poll(() => figure(page, 'balance')).toBe(left);
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
  expect(await figure(second.page, 'balance')).toBe(house.operator.balances.get(player));
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

test('a game server that is killed in a round with a double goes on where it was', async () => {
  await house.restartAsChild();
  const { page, player, session } = await open(table);
  await deal(page, table);
  await house.kill();
  await action(page, 'double').click();
  const dialog = page.getByRole('alertdialog', { name: 'Connection lost' });
  await dialog.waitFor({ timeout: 60_000 });
  await house.restart();
  await page.keyboard.press('Escape');
  // The buttons of the round have given way to the one that asks again.
  await page.locator('.main-button[data-action="again"]').click();
  await page.locator('.results li').first().waitFor();
  const round = await lastRound(session);
  expect(round).toMatchObject({ state: 'settled', raised_minor: '100000', actions: [{ type: 'double' }] });
  const left = start - 2n * UNIT_MINOR + BigInt(round.win_minor);
  expect(house.operator.balances.get(player)).toBe(left);
  await expect.poll(() => figure(page, 'balance')).toBe(left);
}, 120_000);

test.each(played)(
  '$code: a round is computed again in the browser once its seed is revealed',
  async (game) => {
    const { page, troubles } = await open(game, desktop);
    await deal(page, game);
    await raiseToTheEnd(page, game);
    await page.locator('[data-opens="fairness"]').click();
    await page.getByRole('button', { name: 'Change seed and reveal' }).click();
    await page.getByText('Your last server seed, revealed').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-opens="history"]').click();
    await page.locator('.round summary').first().click();
    await page.getByRole('button', { name: 'Check this round' }).click();
    const verdict = page.locator('.sheet-actions output');
    await expect.poll(() => verdict.innerText()).toContain('the result is the same');
    // The picture of the round.
    expect(await page.locator('.round-picture .small-cards').count()).toBeGreaterThanOrEqual(2);
    expect(troubles).toEqual([]);
  },
);

test.each(played)('$code: no violation that axe finds, in a round and after it', async (game) => {
  const { page } = await open(game);
  const check = async (): Promise<void> => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  };
  await check();
  await deal(page, game);
  await page.locator('.hint-switch').click();
  await page.locator('.action.is-best').waitFor();
  await check();
  await raiseToTheEnd(page, game);
  // What passes over the board has gone.
  await page.evaluate(
    `Promise.all(document.querySelector('.win-mark')?.getAnimations().map(({ finished }) => finished) ?? [])`,
  );
  await check();
  await page.locator('[data-opens="rules"]').click();
  await page.locator('dialog[open] .odds tbody tr').first().waitFor();
  await check();
});

test.each(sampled(games, 1))('the first load of $code is at most 350 KB', async (game) => {
  const session = await house.launch(game.code, true);
  const page = await (await browser.newContext(phone)).newPage();
  opened.push(page);
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    const sized = response.request().sizes();
    bodies.push(sized.then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(`${house.url()}/play/${game.code}#session=${session}`);
  await dealButton(page).waitFor();
  await page.waitForLoadState('networkidle');
  const total = (await Promise.all(bodies)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThan(350_000);
});

test.each(played)('$code: cards come one by one, unless motion is unwanted', async (game) => {
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
});

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
  expect(house.operator.balances.get(player)).toBe(start - UNIT_MINOR);
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
