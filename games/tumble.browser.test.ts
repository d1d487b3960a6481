/** Tumbling slots as a player meets them: a bet and what came of it, on every device, with its pictures and its check. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import { sampled } from '../tests/sampled.ts';
import { tumbleGames } from './catalogue.ts';
import { copyOfRound } from './kinds/slot/client/round/check-round.ts';
import { type BookedRound, playApi } from './kinds/slot/play-api.ts';
import { startTestHouse } from './server/testing/house.ts';
import { pressSpin } from './server/testing/press-spin.ts';

let house: Awaited<ReturnType<typeof startTestHouse>>;
let browser: Browser;

const sizes = [
  ['a phone', { width: 390, height: 844 }],
  ['a phone on its side', { width: 844, height: 390 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const;
const [[, phone]] = sizes;

beforeAll(async () => {
  await buildForTests();
  house = await startTestHouse();
  house.operator.balances.set(house.user, 1_000_000_000_000n);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

type Visit = { page: Page; troubles: string[]; calls: string[] };

async function visit(address: string, viewport: { width: number; height: number } = phone): Promise<Visit> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en' });
  const page = await context.newPage();
  const troubles: string[] = [];
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  await page.goto(house.url() + address);
  return { page, troubles, calls };
}

async function openGame(code: string, session: string, viewport?: { width: number; height: number }) {
  const visited = await visit(`/play/${code}?lang=en#session=${session}`, viewport);
  await visited.page.locator('.spin').waitFor({ timeout: 60_000 });
  return visited;
}

const figure = async (page: Page, name: string): Promise<bigint> =>
  BigInt((await page.locator(`[data-figure="${name}"]`).innerText()).replace(/\D/g, ''));

/** Presses the space bar, and hurries the round to its end. */
async function spin(page: Page): Promise<void> {
  await pressSpin(page.locator('.spin'), () => page.keyboard.press('Space'));
  await expect
    .poll(
      async () => {
        if ((await page.locator('.spin.is-playing').count()) === 0) return true;
        await page
          .locator('canvas')
          .first()
          .click({ position: { x: 180, y: 300 } });
        return false;
      },
      { timeout: 90_000, interval: 300 },
    )
    .toBe(true);
}

/** Plays until a round is as wanted. */
async function playUntil(session: string, isWanted: (round: BookedRound) => boolean): Promise<BookedRound> {
  const opened = await house.open(session);
  if (!opened.ok) throw new Error(opened.detail);
  for (let round = 0; round < 6000; round += 1) {
    const answer = await house.spin(session, opened.default_bet_minor);
    if (!answer.ok) throw new Error(answer.detail);
    if (isWanted(answer.round)) return answer.round;
  }
  throw new Error('no such round came');
}

const tumblesOf = ({ book }: BookedRound): number => {
  const types: readonly string[] = book.events.map(({ type }) => type);
  return types.filter((type) => type === 'tumble').length;
};
const hasFreeSpins = ({ book }: BookedRound): boolean => {
  const types: readonly string[] = book.events.map(({ type }) => type);
  return types.includes('free_spins_start');
};

const games = sampled(tumbleGames, 1);

test.each(games.flatMap((game) => sizes.map(([name, size]) => ({ code: game.code, name, size }))))(
  '$code on $name: rounds for money leave the balance that the operator has, and say what came',
  async ({ code, size }) => {
    const { page, troubles } = await openGame(code, await house.launch(code), size);
    for (let round = 0; round < 2; round += 1) {
      const [before, bet] = [await figure(page, 'balance'), await figure(page, 'bet')];
      await spin(page);
      const win = await figure(page, 'win');
      expect(await figure(page, 'balance')).toBe(before - bet + win);
      const said = await page.locator('.panel [role="status"]').innerText();
      expect(said).toMatch(win === 0n ? /^No win/ : /^You won|came back/);
    }
    expect((await figure(page, 'balance')) * 1000n).toBe(house.operator.balances.get(house.user));
    expect(troubles).toEqual([]);
    await page.context().close();
  },
  240_000,
);

test.each(games)(
  '$code: demo play costs nothing, and every page of information tells the game',
  async ({ code, title }) => {
    const { page, troubles } = await openGame(code, await house.launch(code, true));
    expect(await figure(page, 'balance')).toBe(500_000n);
    await spin(page);
    await page.keyboard.press('i');
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    await page.getByRole('tab', { name: 'Wins' }).click();
    await page.getByText('The symbols of a win leave').waitFor();
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.getByRole('heading', { name: 'Tumbles' }).waitFor();
    await page.getByText('A round pays at most').waitFor();
    await page.getByRole('tab', { name: 'Odds' }).click();
    await page.getByText(/Measured over [\d,]+ rounds/).waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
  },
  120_000,
);

test.each(games)(
  '$code: a round that was left is shown on the next device before a bet',
  async ({ code }) => {
    const player = `leaves-${code}`;
    house.operator.balances.set(player, 1_000_000_000_000n);
    const left = await playUntil(
      await house.launch(code, false, player),
      (round) => round.win_minor !== '0' && tumblesOf(round) > 1 && !hasFreeSpins(round),
    );
    const elsewhere = await house.launch(code, false, player);
    expect(await house.open(elsewhere)).toMatchObject({ is_last_round_unseen: true });
    const { page, calls } = await openGame(code, elsewhere);
    await expect
      .poll(() => calls.filter((path) => path === playApi.seen.path).length, { timeout: 90_000 })
      .toBe(1);
    expect(calls).not.toContain(playApi.spin.path);
    await page.locator('.spin:not(.is-playing)').waitFor();
    expect(await house.open(elsewhere)).toMatchObject({
      is_last_round_unseen: false,
      last_round: { round_id: left.round_id },
    });
    await page.context().close();
  },
  150_000,
);

test.each(games)(
  '$code: a page that is loaded again in a round takes no second bet',
  async ({ code }) => {
    const player = `reloads-${code}`;
    house.operator.balances.set(player, 1_000_000_000n);
    const { page } = await openGame(code, await house.launch(code, false, player));
    const bet = await figure(page, 'bet');
    const answered = page.waitForResponse((response) => response.url().endsWith(playApi.spin.path));
    await page.keyboard.press('Space');
    const answer = playApi.spin.answer.parse(await (await answered).json());
    if (!answer.ok) throw new Error(answer.detail);
    await page.reload();
    await page.locator('.spin:not(.is-playing)').waitFor({ timeout: 90_000 });
    const after = 1_000_000_000n - bet * 1000n + BigInt(answer.round.win_minor);
    expect(house.operator.balances.get(player)).toBe(after);
    await expect.poll(async () => (await figure(page, 'balance')) * 1000n, { timeout: 90_000 }).toBe(after);
    await page.context().close();
  },
  150_000,
);

test.each(games)(
  '$code: the history has the pictures of a round, and the browser computes it again',
  async ({ code }) => {
    const player = `checks-${code}`;
    house.operator.balances.set(player, 1_000_000_000_000n);
    const session = await house.launch(code, false, player);
    const round = await playUntil(session, (each) => tumblesOf(each) > 1 && hasFreeSpins(each));
    const revealed = playApi.rotateSeed.answer.parse(
      await house.post(playApi.rotateSeed.path, { session, client_seed: 'another' }),
    );
    if (!revealed.ok) throw new Error(revealed.detail);
    await house.post(playApi.seen.path, { session, round_id: round.round_id });
    const { page, calls } = await openGame(code, session);
    await page.keyboard.press('i');
    await page.getByRole('tab', { name: 'History' }).click();
    await page.locator('.round-open').first().click();
    await expect.poll(() => page.locator('.round-board svg').count()).toBeGreaterThan(10);
    const fold = page.locator('.round-fold').last();
    await fold.locator('summary').click();
    await expect.poll(() => fold.locator('.round-board svg').count()).toBeGreaterThan(10);
    await page.getByText(/free spins? begins?/).waitFor();
    const before = calls.length;
    await page.getByRole('button', { name: 'Check this round' }).click();
    await page.getByText('The seeds give exactly this round').waitFor();
    expect(calls.slice(before)).toEqual([`/fairness/${code}/${round.game_version}.json`]);
    await page.context().close();

    // The same on the page that checks what is pasted, which finds a symbol that another one stood for.
    const copy = copyOfRound(round, revealed.revealed.server_seed);
    const { page: form } = await visit('/fairness/check');
    await form.getByLabel('Paste a copied round').fill(JSON.stringify(copy));
    await form.getByText('The seeds give exactly this round').waitFor();
    const wrong = JSON.stringify(copy, (key, value: unknown) =>
      key === 'fresh' && Array.isArray(value) ? value.toReversed() : value,
    );
    await form.getByLabel('Paste a copied round').fill(wrong);
    await form.getByText('The seeds give another round than this').waitFor();
    await form.context().close();
  },
  150_000,
);

test('the page of a round shows its boards', async () => {
  const [game] = tumbleGames;
  if (!game) return;
  const player = 'looks';
  house.operator.balances.set(player, 1_000_000_000_000n);
  const round = await playUntil(await house.launch(game.code, false, player), (each) => tumblesOf(each) > 0);
  const { body } = await house.operator.ask(house.url(), '/game/round', {
    operator_id: 'marquee',
    user: player,
    round: round.round_id,
  });
  const { pathname, search } = new URL(String(Object(body).url));
  const { page, troubles } = await visit(`${pathname}${search}`);
  await page.getByRole('heading', { level: 1, name: game.title }).waitFor();
  await expect.poll(() => page.locator('.round-board').count()).toBeGreaterThan(1);
  expect(troubles).toEqual([]);
  await page.context().close();
}, 180_000);
