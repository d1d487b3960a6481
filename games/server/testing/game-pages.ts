/** Games of wager and actions opened in a real browser, for the tests of one file: their house, their players, and what a page shows. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { interceptCalls, launchChromium } from '../../../tests/browser.ts';
import { buildForTests } from '../../../tests/build.ts';
import { mines } from '../../kinds/instant/mines.ts';
import { createFairRandom } from '../../kit/fairness/stream.ts';
import { roundViewSchema } from '../../kit/play-api/rounds.ts';
import { startTestHouse } from './house.ts';

export const sizes = {
  portrait: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  landscape: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;
/** Nothing is forbidden there. */
const free = 'MT';

type OpenOptions = {
  player?: string;
  jurisdiction?: string;
  lang?: string;
  session?: string;
  /** Listens to the page before it loads anything. */
  prepare?: (page: Page) => void;
} & BrowserContextOptions;

export const mainButton = (page: Page, action: string) =>
  page.locator(`.main-button[data-action="${action}"][aria-disabled="false"]`);
export const results = (page: Page) => page.locator('.results li');

/** An amount as it is written, in minor units. */
export function minorOf(written: string): bigint {
  const [units = '', fraction = ''] = written.replace(/[^\d.]/g, '').split('.');
  return BigInt(units + fraction.padEnd(5, '0'));
}

/** An amount on the page, in minor units. */
export async function figure(page: Page, name: 'balance' | 'jackpot' | 'staked' | 'won'): Promise<bigint> {
  return minorOf(await page.locator(`[data-figure="${name}"]`).innerText());
}

/** An amount as far as a page writes it: in whole cents. What is beyond them is the player's all the same. */
export const inCents = (amount_minor: bigint): bigint => amount_minor - (amount_minor % 1_000n);

/** What the page shows as the balance, in minor units. */
export const shownBalance = (page: Page): Promise<bigint> => figure(page, 'balance');

/** Nothing that axe finds, on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Reveals the seed of the rounds so far, and computes the newest of them again in the browser. */
export async function checkNewestRound(page: Page): Promise<void> {
  await page.locator('[data-opens="fairness"]').click();
  await page.getByRole('button', { name: 'Change seed and reveal' }).click();
  await page.getByText('Your last server seed, revealed').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-opens="history"]').click();
  await page.locator('.round summary').first().click();
  await page.getByRole('button', { name: 'Check this round' }).click();
  await page.getByText('the result is the same').waitFor();
}

/** Presses the button once, and waits for the result. */
export async function bet(page: Page): Promise<void> {
  const before = await results(page).count();
  await mainButton(page, 'bet').click();
  await expect.poll(() => results(page).count()).toBe(before + 1);
}

type PagesOptions = {
  /** Gives the page of a site that frames games, before the house is started. */
  framedBy?: () => Promise<string>;
  /** What a new player has; 100.00 unless given. */
  start_minor?: bigint;
  /** Whether the house stays at its address when it is started again. */
  isPublic?: boolean;
};

/** To be called once in a file of tests. */
export function gamePages({
  framedBy = async () => 'http://localhost:3000',
  start_minor = 100_00000n,
  isPublic = false,
}: PagesOptions = {}) {
  let house: Awaited<ReturnType<typeof startTestHouse>>;
  let browser: Browser;
  let players = 0;
  const opened: Page[] = [];

  beforeAll(async () => {
    const allowedFrameAncestors = [await framedBy()];
    await buildForTests();
    house = await startTestHouse({ allowedFrameAncestors, isPublic });
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await house.close();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((page) => page.context().close()));
  });

  /** A player of the test's own. */
  function newPlayer(): string {
    players += 1;
    const player = `guest-${players}`;
    house.operator.balances.set(player, start_minor);
    return player;
  }

  /** An empty page, closed after the test. */
  async function newPage(options: BrowserContextOptions): Promise<Page> {
    const page = await (await browser.newContext(options)).newPage();
    opened.push(page);
    return page;
  }

  /** Opens a game in a page of its own; everything that goes wrong in it is collected. */
  async function open(
    code: string,
    { player = newPlayer(), jurisdiction = free, lang = 'en', prepare, ...options }: OpenOptions = {},
  ): Promise<{ page: Page; player: string; session: string; troubles: string[] }> {
    const { session: known, ...context } = options;
    const session = known ?? (await house.launch(code, false, player, 'EUR', { jurisdiction, lang }));
    const page = await newPage({ ...sizes.portrait, reducedMotion: 'reduce', ...context });
    await interceptCalls(page);
    prepare?.(page);
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    await page.goto(`${house.url()}/play/${code}#session=${session}`);
    await page.locator('.main-button, .action').first().waitFor();
    return { page, player, session, troubles };
  }

  async function roundsOf(session: string) {
    const answer = await house.post('/play-api/rounds', { session, cursor: null });
    return Object(answer).rounds;
  }

  /** The newest round of a session. @throws if there is none. */
  async function lastRound(session: string) {
    const [round] = z.array(roundViewSchema).parse(await roundsOf(session));
    if (!round) throw new Error('There is no round.');
    return round;
  }

  /** How many bytes a game asks for until it can be played: what it must keep to is the same for all. */
  async function firstLoad_bytes(code: string): Promise<number> {
    const bodies: Promise<number>[] = [];
    const { page } = await open(code, {
      session: await house.launch(code, true),
      prepare: (opening) =>
        opening.on('response', (response) => {
          const sized = response.request().sizes();
          bodies.push(sized.then(({ responseBodySize }) => responseBodySize));
        }),
    });
    await page.waitForLoadState('networkidle');
    return (await Promise.all(bodies)).reduce((sum, size) => sum + size, 0);
  }

  /** The first load is at most 350 KB, and no less than a game can be. */
  async function expectSmall(code: string): Promise<void> {
    const total = await firstLoad_bytes(code);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThan(350_000);
  }

  /** A tile without a mine that is not open yet, as only the house can know. */
  async function safeTile(roundId: string, known: readonly number[]): Promise<number> {
    const round = mines.begin({ mines: 3 }, createFairRandom(await house.seedsOf(roundId)));
    const earlier = known.map((tile) => ({ type: 'reveal', tile }));
    for (let tile = 0; tile < 25; tile += 1) {
      if (known.includes(tile)) continue;
      if (round.after([...earlier, { type: 'reveal', tile }]).state === 'in_play') return tile;
    }
    throw new Error('every tile that is left hides a mine');
  }

  return {
    house: () => house,
    newPlayer,
    newPage,
    open,
    roundsOf,
    lastRound,
    expectSmall,
    safeTile,
    balanceOf: (player: string): bigint => house.operator.balances.get(player) ?? 0n,
  };
}
