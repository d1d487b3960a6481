/** Autoplay of tumbling slots, as a player meets it: each of its limits ends it after the round that reaches it, and no bet follows. */
import type { Browser, Page } from 'playwright-core';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import { sampled } from '../tests/sampled.ts';
import { tumbleGames } from './catalogue.ts';
import type { RandomSource } from './kit/fairness/random.ts';
import { hasFeature } from './kinds/slot/client/autoplay/plan.ts';
import { playTumbleBook } from './kinds/slot/tumble/engine/book-recorder.ts';
import { compileTumble } from './kinds/slot/tumble/engine/compile.ts';
import { startTestHouse } from './server/testing/house.ts';
import { findSeeds } from './server/testing/planted-seeds.ts';

let house: Awaited<ReturnType<typeof startTestHouse>>;
let browser: Browser;
beforeAll(async () => {
  await buildForTests();
  house = await startTestHouse();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const bet = 100_000n;

/** What a round is to be, by its win in hundredths of a bet and whether a feature begins in it. */
type Wanted = (win: number, isFeature: boolean) => boolean;
const loses: Wanted = (win) => win === 0;
const isPlain: Wanted = (win, isFeature) => win < 1_000 && !isFeature;

type Case = {
  name: string;
  /** Of the player, who has a game for each case. */
  id: string;
  /** The first rounds of the player; autoplay ends with the last of them. */
  rounds: readonly Wanted[];
  choose: (page: Page) => Promise<void>;
  says: string;
};

/** Chooses in a group of the dialog by the place of the option. */
async function pick(page: Page, group: RegExp, option: 'first' | 'last'): Promise<void> {
  const options = page.getByRole('group', { name: group }).getByRole('radio');
  await (option === 'first' ? options.first() : options.last()).check({ force: true });
}
const manyRounds = (page: Page) => pick(page, /^Rounds/, 'last');
const mayLoseMuch = (page: Page) => pick(page, /lose more than/, 'last');

const cases: readonly Case[] = [
  {
    name: 'the number of rounds',
    id: 'rounds',
    rounds: Array.from({ length: 10 }, () => isPlain),
    choose: mayLoseMuch,
    says: 'Autoplay has finished',
  },
  {
    name: 'the loss limit, which no further bet could keep',
    id: 'loss',
    rounds: Array.from({ length: 10 }, () => loses),
    choose: async (page) => {
      await manyRounds(page);
      await pick(page, /lose more than/, 'first');
    },
    says: 'Autoplay stopped at your loss limit',
  },
  {
    name: 'a single win',
    id: 'win',
    rounds: [loses, (win, isFeature) => win >= 1_000 && !isFeature],
    choose: async (page) => {
      await manyRounds(page);
      await mayLoseMuch(page);
      await page
        .getByRole('group', { name: /one round wins/ })
        .getByRole('radio')
        .nth(1)
        .check({ force: true });
    },
    says: 'Autoplay stopped: you reached your win limit',
  },
  {
    name: 'a feature',
    id: 'feature',
    rounds: [loses, (_, isFeature) => isFeature],
    choose: async (page) => {
      await manyRounds(page);
      await mayLoseMuch(page);
      await page.getByRole('checkbox', { name: 'Stop when a feature begins' }).check({ force: true });
    },
    says: 'Autoplay stopped after the feature',
  },
];

test.each(
  sampled(tumbleGames, 1).flatMap((game) => cases.map((each) => ({ ...each, game, code: game.code }))),
)(
  '$code: autoplay is ended by $name',
  async ({ code, game, id, rounds, choose, says }) => {
    const player = `autoplay-${code}-${id}`;
    house.operator.balances.set(player, 1_000_000_000n);
    const compiled = compileTumble(game);
    const found = findSeeds(
      rounds.map((isWanted) => (random: RandomSource) => {
        const book = playTumbleBook(compiled, bet, random);
        return isWanted(Number(book.win_minor) / 1_000, hasFeature(book));
      }),
      player,
    );
    await house.plantFoundSeeds(player, code, found);
    const session = await house.launch(code, false, player);
    expect(await house.open(session)).toMatchObject({ default_bet_minor: bet.toString() });
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
      locale: 'en',
    });
    const page = await context.newPage();
    await page.goto(`${house.url()}/play/${code}?lang=en#session=${session}`);
    await page.getByRole('button', { name: 'Autoplay', exact: true }).click();
    await choose(page);
    await page.getByRole('button', { name: 'Start' }).click();
    const status = page.locator('.panel [role="status"]');
    // The rounds are hurried by pressing what turns; once autoplay has ended nothing is pressed that could begin another.
    await expect
      .poll(
        async () => {
          if ((await status.innerText()) === says) return true;
          if ((await page.locator('.spin.is-playing').count()) > 0)
            await page
              .locator('canvas')
              .first()
              .click({ position: { x: 180, y: 300 } });
          return false;
        },
        { timeout: 180_000, interval: 200 },
      )
      .toBe(true);
    await page
      .getByRole('button', { name: 'Autoplay', exact: true, disabled: false })
      .waitFor({ timeout: 60_000 });
    const bets = house.operator.calls.filter(
      ({ path, body }) => path === walletPaths.bet && body['user'] === player,
    );
    expect(bets).toHaveLength(rounds.length);
    await context.close();
  },
  300_000,
);
