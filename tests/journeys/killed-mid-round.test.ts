import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inCents, mainButton, shownBalance, sizes } from '../../games/server/testing/game-pages.ts';
import { readRoundSeeds } from '../../games/server/testing/round-seeds.ts';
import { mines } from '../../games/kinds/instant/mines.ts';
import { createFairRandom } from '../../games/kit/fairness/stream.ts';
import { roundsApi } from '../../games/kit/play-api/rounds.ts';
import { launchChromium } from '../browser.ts';
import { buildForTests } from '../build.ts';
import { createCasinoFixture, type CasinoFixture, type PlayerFixture } from '../casino-fixture.ts';
import { connectedSecret, connectHouse, type ConnectedHouse } from '../connected-house.ts';
import { isWhole } from '../sampled.ts';

/** The game server is killed in the middle of a round of mines, which its player finishes on two devices. The money is the ledger's. */

let casino: CasinoFixture;
let house: ConnectedHouse;
let browser: Browser;
const opened: Page[] = [];
/** What happens once the ledger has posted a win and the house has not heard it. */
let onWin: (() => Promise<void>) | null = null;

beforeAll(async () => {
  [casino, browser] = await Promise.all([createCasinoFixture(), launchChromium(), buildForTests()]);
  await casino.asOwner(`update sites.site set jurisdiction = 'MT'`);
  casino.app.sites.forget();
  house = await connectHouse(casino, {
    isForked: true,
    onWalletCall: async (path) => {
      if (path.endsWith(walletPaths.win)) await onWin?.();
    },
  });
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
  await casino?.close();
});
afterEach(async () => {
  onWin = null;
  await Promise.all(opened.splice(0).map((page) => page.context().close()));
});

const start = 10_000_000n;

/** Opens mines for a player on a device of its own. */
async function openMines(player: PlayerFixture, device: BrowserContextOptions) {
  const session = await house.launch(player, 'mines');
  const page = await (await browser.newContext({ ...device, reducedMotion: 'reduce' })).newPage();
  opened.push(page);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(`${house.url}/play/mines#session=${session}`);
  await page.locator('.main-button').waitFor();
  return { page, session, troubles };
}

const tile = (page: Page, at: number) => page.locator('.mines-tile').nth(at);
const openTiles = (page: Page) => page.locator('.mines-tile.is-open').count();

async function lastRound(session: string) {
  const answer = roundsApi.rounds.answer.parse(
    await house.post(roundsApi.rounds.path, { session, cursor: null }),
  );
  if (!answer.ok) throw new Error(answer.detail);
  const [round] = answer.rounds;
  if (!round) throw new Error('No round has been played.');
  return round;
}

/** Tiles without a mine, as only the house can know. */
async function safeTiles(session: string): Promise<number[]> {
  const round = await lastRound(session);
  const place = { gamesUrl: casino.database.gamesUrl, seedSecret: connectedSecret };
  const drawn = mines.begin(round.wager, createFairRandom(await readRoundSeeds(place, round.round_id)));
  return Array.from({ length: 25 }, (_, at) => at).filter(
    (at) => drawn.after([{ type: 'reveal', tile: at }]).state === 'in_play',
  );
}

const realOf = async (player: PlayerFixture) => (await casino.app.ledger.balance(player))?.real;

/** Presses while the server is away: the player is told, and once it is back asks again for the same. */
async function pressWhileAway(page: Page, press: () => Promise<void>): Promise<void> {
  await house.kill();
  await press();
  await page.getByRole('alertdialog', { name: 'Connection lost' }).waitFor();
  await house.restart();
  await page.keyboard.press('Escape');
  await mainButton(page, 'again').click();
}

test.runIf(isWhole)(
  'a round whose server is killed is gone on with after its restart, and ended on another device',
  async () => {
    const player = await casino.newPlayer({ balance: start });
    const first = await openMines(player, sizes.portrait);
    await mainButton(first.page, 'bet').click();
    await first.page.locator('.main-button[data-action="your_turn"]').waitFor();
    const [a = 0, b = 0, c = 0] = await safeTiles(first.session);

    await pressWhileAway(first.page, () => tile(first.page, a).click());
    await mainButton(first.page, 'cash_out').waitFor();
    expect(await openTiles(first.page)).toBe(1);

    const second = await openMines(player, sizes.desktop);
    await second.page.getByText('Your round is still open').waitFor();
    expect(await openTiles(second.page)).toBe(1);
    await pressWhileAway(second.page, () => tile(second.page, b).click());
    await expect.poll(() => openTiles(second.page)).toBe(2);
    await tile(second.page, c).click();
    await expect.poll(() => openTiles(second.page)).toBe(3);
    await mainButton(second.page, 'cash_out').click();
    await mainButton(second.page, 'bet').waitFor();

    const round = await lastRound(second.session);
    expect(round).toMatchObject({
      state: 'settled',
      actions: [
        { type: 'reveal', tile: a },
        { type: 'reveal', tile: b },
        { type: 'reveal', tile: c },
        { type: 'cash_out' },
      ],
    });
    const left = start - BigInt(round.bet_minor) + BigInt(round.win_minor);
    expect(BigInt(round.win_minor)).toBeGreaterThan(BigInt(round.bet_minor));
    expect(await realOf(player)).toBe(left);
    expect(await shownBalance(second.page)).toBe(inCents(left));
    // The first device has slept through the rest.
    await first.page.reload();
    await mainButton(first.page, 'bet').waitFor();
    expect(await shownBalance(first.page)).toBe(inCents(left));
    expect([...first.troubles, ...second.troubles]).toEqual([]);
  },
);

test('a server that is killed while the win is on its way pays it once', async () => {
  const player = await casino.newPlayer({ balance: start });
  const { page, session, troubles } = await openMines(player, sizes.portrait);
  await mainButton(page, 'bet').click();
  await page.locator('.main-button[data-action="your_turn"]').waitFor();
  const [a = 0] = await safeTiles(session);
  await tile(page, a).click();
  await mainButton(page, 'cash_out').waitFor();

  let kills = 0;
  onWin = async () => {
    onWin = null;
    kills += 1;
    await house.kill();
  };
  await mainButton(page, 'cash_out').click();
  await page.getByRole('alertdialog', { name: 'Connection lost' }).waitFor();
  expect(kills).toBe(1);
  const paid = await realOf(player);
  await house.restart();
  await page.keyboard.press('Escape');
  await mainButton(page, 'again').click();
  await mainButton(page, 'bet').waitFor();

  const round = await lastRound(session);
  const left = start - BigInt(round.bet_minor) + BigInt(round.win_minor);
  expect(round).toMatchObject({ state: 'settled', actions: [{ tile: a }, { type: 'cash_out' }] });
  expect(paid).toBe(left);
  expect(await realOf(player)).toBe(left);
  expect(await shownBalance(page)).toBe(inCents(left));
  expect(troubles).toEqual([]);
});
