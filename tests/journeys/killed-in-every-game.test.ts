import type { Browser, Page } from 'playwright-core';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { crashGames } from '../../games/kinds/crash/games.ts';
import { soloGames } from '../../games/kinds/instant/games.ts';
import { tableGames } from '../../games/kinds/table/games.ts';
import { roundsApi } from '../../games/kit/play-api/rounds.ts';
import { defaultTiming } from '../../games/server/draws/timing.ts';
import { inCents, mainButton, shownBalance, sizes } from '../../games/server/testing/game-pages.ts';
import { plantChain } from '../../games/server/testing/planted-chain.ts';
import { launchChromium } from '../browser.ts';
import { buildForTests } from '../build.ts';
import { createCasinoFixture, type CasinoFixture, type PlayerFixture } from '../casino-fixture.ts';
import { connectedSecret, connectHouse, type ConnectedHouse } from '../connected-house.ts';
import { isWhole } from '../sampled.ts';

/** The game server is killed in the middle of a round of every game of wager and actions; its player reloads and plays to the end. */

let casino: CasinoFixture;
let house: ConnectedHouse;
let browser: Browser;
const opened: Page[] = [];
/** What happens once the ledger has posted a call and the house has not heard it. */
let onPosted: ((path: string) => Promise<void>) | null = null;

const tables = tableGames.map(({ code, hasSteps }) => ({ code, hasSteps }));
const crashCodes = crashGames.map(({ code }) => code);
const start = 10_000_000_000n;
const long = { timeout: 90_000 };

/** What is pressed at each step of an instant game; the round then waits, or that was its end. */
const steps: Readonly<Record<string, string>> = {
  mines: '.mines-tile:not(.is-open)',
  towers: '.towers-floor.is-current .towers-door',
  'hi-lo': '.hi-lo-call:not([aria-disabled="true"])',
  'coin-streak': '.coin-call',
  crossing: '.crossing-go',
  penalty: '.penalty-target',
  'sky-stack': '.stack-choice',
};
/** The spot that is bet on and the action that stakes more, of the tables where one does. */
const raises: Readonly<Record<string, readonly [spot: string, action: string]>> = {
  blackjack: ['box-2', 'double'],
  'three-card-poker': ['ante', 'play'],
  'caribbean-stud': ['ante', 'raise'],
  'casino-holdem': ['ante', 'call'],
};

const atOnce = [
  ...soloGames.filter(({ hasSteps }) => !hasSteps).map(({ code }) => code),
  ...tables.filter(({ hasSteps }) => !hasSteps).map(({ code }) => code),
];
const stepwise = soloGames.filter(({ hasSteps }) => hasSteps).map(({ code }) => code);
const withRaises = Object.keys(raises);
const dealtOnce = tables
  .filter(({ code, hasSteps }) => hasSteps && !(code in raises))
  .map(({ code }) => code);

/** With `npm test` the games that are named; all with `npm run test:all`. A raise is given back after half a minute: too long for it. */
const played = (codes: readonly string[], ...few: string[]) => (isWhole ? codes : few);
/** A shared draw and a flight take most of a minute, and are killed beside their code too. */
const crashPlayed = played(crashCodes);

beforeAll(async () => {
  [casino, browser] = await Promise.all([createCasinoFixture(), launchChromium(), buildForTests()]);
  await casino.asOwner(`update sites.site set jurisdiction = 'MT'`);
  casino.app.sites.forget();
  // No draw is over before the server can be killed in it.
  for (const code of crashPlayed)
    await plantChain(casino.database.ownerUrl, connectedSecret, code, 12, {
      earliest: 180,
      latest: 600,
    });
  house = await connectHouse(casino, {
    isForked: true,
    draws: { games: crashPlayed, timing: { ...defaultTiming, betting_ms: 3_000 } },
    onWalletCall: async (path) => onPosted?.(path),
  });
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await house?.close();
  await casino?.close();
});
afterEach(async () => {
  onPosted = null;
  await Promise.all(opened.splice(0).map((page) => page.context().close()));
});

async function open(code: string) {
  const player = await casino.newPlayer({ balance: start });
  const session = await house.launch(player, code);
  const page = await (await browser.newContext({ ...sizes.portrait, reducedMotion: 'reduce' })).newPage();
  opened.push(page);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(`${house.url}/play/${code}#session=${session}`);
  await page.locator('.main-button').first().waitFor();
  return { page, session, player, troubles };
}
type Opened = Awaited<ReturnType<typeof open>>;

const realOf = async (player: PlayerFixture) => (await casino.app.ledger.balance(player))?.real;

async function roundsOf(session: string) {
  const request = { session, cursor: null };
  const answer = roundsApi.rounds.answer.parse(await house.post(roundsApi.rounds.path, request));
  if (!answer.ok) throw new Error(answer.detail);
  return answer.rounds;
}
const lastRound = async (session: string) => (await roundsOf(session))[0];

/** Kills the server in the answer to a wallet call: the ledger has posted it, and the house never hears. Resolves once it is dead. */
function killIn(wanted: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  onPosted = async (path) => {
    if (!path.endsWith(wanted)) return;
    onPosted = null;
    await house.kill();
    resolve();
  };
  return promise;
}

/** Every round has ended, and what it moved is what the ledger has and what the page shows. */
async function expectTheLedgers({ page, session, player, troubles }: Opened, settled: number): Promise<void> {
  await expect
    .poll(async () => (await roundsOf(session)).map(({ state }) => state), long)
    .toSatisfy((states: string[]) => states.every((state) => state === 'settled' || state === 'rolled_back'));
  const rounds = (await roundsOf(session)).filter(({ state }) => state === 'settled');
  expect(rounds).toHaveLength(settled);
  const left = rounds.reduce(
    (sum, { bet_minor, raised_minor, win_minor }) =>
      sum - BigInt(bet_minor) - BigInt(raised_minor) + BigInt(win_minor),
    start,
  );
  expect(await realOf(player)).toBe(left);
  await expect.poll(() => shownBalance(page)).toBe(inCents(left));
  await page.reload();
  await page.locator('.main-button').first().waitFor();
  expect(await shownBalance(page)).toBe(inCents(left));
  expect(troubles).toEqual([]);
}

const results = (page: Page) => page.locator('.results li');
const isTable = (code: string): boolean => tables.some((table) => table.code === code);

/** Lays a chip where the game is a table, and presses the button. */
async function bet(page: Page, code: string): Promise<void> {
  const [spot] = raises[code] ?? [];
  const spots = page.locator(spot === undefined ? '[data-spot]:visible' : `[data-spot="${spot}"]`);
  // The chips of the round before lie there still.
  if (isTable(code) && (await page.locator('[data-spot]:not([data-units="0"])').count()) === 0)
    await spots.first().click();
  await mainButton(page, 'bet').click();
}

const stage = (page: Page, phase: string) => page.locator(`.stage[data-phase="${phase}"]`);
const doing = (page: Page, what: string) => page.locator(`.main-button[data-action="${what}"]`).first();

/** Bets, and again where that was over at once, until a bet runs. */
async function betUntilItRuns(page: Page, session: string): Promise<void> {
  for (;;) {
    const before = (await roundsOf(session)).length;
    await doing(page, 'bet').click();
    await expect.poll(async () => (await roundsOf(session)).length, long).toBe(before + 1);
    const running = doing(page, 'cash_out');
    await running.or(doing(page, 'bet')).first().waitFor(long);
    if (await running.isVisible()) return;
  }
}

/** Takes what runs, unless it has ended meanwhile; then every round has ended. */
async function cashOut(page: Page, session: string): Promise<void> {
  const running = doing(page, 'cash_out');
  await running.or(doing(page, 'bet')).first().waitFor(long);
  if (await running.isVisible()) await running.click({ timeout: 5_000 }).catch(() => undefined);
  await doing(page, 'bet').waitFor(long);
  await expect
    .poll(async () => (await roundsOf(session)).every(({ state }) => state === 'settled'), long)
    .toBe(true);
}

test.each(crashPlayed)(
  '%s: killed in a shared draw and in a flight alone, both go on to their end',
  async (code) => {
    const guest = await open(code);
    const { page, session } = guest;
    await betUntilItRuns(page, session);
    await house.kill();
    await house.restart();
    await page.reload();
    await cashOut(page, session);

    await page.getByRole('button', { name: 'Solo' }).click();
    await stage(page, 'ready').waitFor(long);
    await betUntilItRuns(page, session);
    await house.kill();
    await house.restart();
    await page.reload();
    await cashOut(page, session);
    await expectTheLedgers(guest, (await roundsOf(session)).length);
  },
  180_000,
);

test.each(played(atOnce, 'keno'))(
  '%s: killed with the bet posted and not heard of, it gives the bet back; killed with the win on its way, it ends the round once',
  async (code) => {
    const guest = await open(code);
    const { page, player, session } = guest;
    const betPosted = killIn(walletPaths.bet);
    await bet(page, code);
    await betPosted;
    expect(await realOf(player)).toBeLessThan(start);
    await house.restart();
    await expect.poll(() => realOf(player), long).toBe(start);
    await page.reload();
    await page.locator('.main-button').waitFor();
    expect(await shownBalance(page)).toBe(start);
    expect(await results(page).count()).toBe(0);

    const winPosted = killIn(walletPaths.win);
    await bet(page, code);
    await winPosted;
    await house.restart();
    await page.reload();
    await expect.poll(() => lastRound(session).then((round) => round?.state), long).toBe('settled');
    await doing(page, 'bet').waitFor(long);
    await expect.poll(() => results(page).count(), long).toBe(1);
    await expectTheLedgers(guest, 1);
  },
  120_000,
);

test.each(played(stepwise, 'hi-lo'))(
  '%s: killed after a step, the round goes on from there',
  async (code) => {
    const guest = await open(code);
    const { page, session } = guest;
    let ended = 0;
    for (;;) {
      await bet(page, code);
      await page.locator('.main-button[data-action="your_turn"]').waitFor();
      await page
        .locator(steps[code] ?? '')
        .first()
        .click();
      await expect.poll(async () => (await lastRound(session))?.actions.length).toBe(1);
      if ((await lastRound(session))?.state === 'in_play') break;
      // That was its end; a round that waits is wanted.
      ended += 1;
      await mainButton(page, 'bet').waitFor();
    }
    await house.kill();
    await house.restart();
    await page.reload();
    await page.getByText('Your round is still open').waitFor();
    await mainButton(page, 'cash_out').click();
    await mainButton(page, 'bet').waitFor();
    await expectTheLedgers(guest, ended + 1);
  },
  120_000,
);

const action = (page: Page, type: string) =>
  page.locator(`.action[data-action="${type}"][aria-disabled="false"]`);

test.each(played(withRaises))(
  '%s: killed with a raise posted and not heard of, it gives the raise back, and the round goes on',
  async (code) => {
    const guest = await open(code);
    const { page, session, player } = guest;
    const [, raise = ''] = raises[code] ?? [];
    let ended = 0;
    for (;;) {
      await bet(page, code);
      await expect.poll(() => lastRound(session).then((round) => round?.state)).toMatch(/in_play|settled/);
      if ((await lastRound(session))?.state === 'in_play') break;
      // A blackjack is over at once.
      ended += 1;
      await doing(page, 'bet').waitFor();
    }
    await action(page, raise).waitFor();
    const before = (await realOf(player)) ?? 0n;
    const dead = killIn(walletPaths.bet);
    await action(page, raise).click();
    await dead;
    expect(await realOf(player)).toBeLessThan(before);
    await house.restart();
    await page.reload();
    await page.getByText('Your round is still open').waitFor();
    // The next process waits until whoever asked must have had an answer.
    await expect.poll(() => realOf(player), long).toBe(before);
    await action(page, raise).click();
    await expect.poll(() => lastRound(session).then((round) => round?.state), long).toBe('settled');
    expect((await lastRound(session))?.actions).toHaveLength(1);
    await doing(page, 'bet').waitFor();
    await expectTheLedgers(guest, ended + 1);
  },
  120_000,
);

test.each(played(dealtOnce))(
  '%s: killed before the draw and with its win on the way, it pays once',
  async (code) => {
    const guest = await open(code);
    const { page, session } = guest;
    const draw = page.locator('.main-button[data-action="draw"][aria-disabled="false"]');
    await bet(page, code);
    await draw.waitFor();
    await house.kill();
    await house.restart();
    await page.reload();
    await draw.waitFor();
    const dead = killIn(walletPaths.win);
    await draw.click();
    await dead;
    await house.restart();
    await page.reload();
    await doing(page, 'bet').waitFor();
    await expect.poll(() => lastRound(session).then((round) => round?.state), long).toBe('settled');
    await expectTheLedgers(guest, 1);
  },
  120_000,
);
