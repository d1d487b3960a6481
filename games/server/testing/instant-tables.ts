/** Instant games opened in a real browser, for the tests of one file: their house, their players, and what a page shows. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { interceptCalls, launchChromium } from '../../../tests/browser.ts';
import { buildForTests } from '../../../tests/build.ts';
import { mines } from '../../kinds/instant/mines.ts';
import { createFairRandom } from '../../kit/fairness/stream.ts';
import { startTestHouse } from './house.ts';

export const sizes = {
  portrait: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  landscape: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;
/** Nothing is forbidden there. */
const free = 'MT';

type OpenOptions = { player?: string; jurisdiction?: string; lang?: string; session?: string };

export const mainButton = (page: Page, action: string) =>
  page.locator(`.main-button[data-action="${action}"][aria-disabled="false"]`);
export const results = (page: Page) => page.locator('.results li');

/** What the page shows as the balance, in minor units. */
export async function shownBalance(page: Page): Promise<bigint> {
  const text = await page.locator('[data-figure="balance"]').innerText();
  const [units = '', fraction = ''] = text.replace(/[^\d.]/g, '').split('.');
  return BigInt(units + fraction.padEnd(5, '0'));
}

/** Presses the button once, and waits for the result. */
export async function bet(page: Page): Promise<void> {
  const before = await results(page).count();
  await mainButton(page, 'bet').click();
  await expect.poll(() => results(page).count()).toBe(before + 1);
}

/** To be called once in a file of tests. `framedBy` gives the page of a site that frames games, before the house is started. */
export function instantTables(framedBy: () => Promise<string> = async () => 'http://localhost:3000') {
  let house: Awaited<ReturnType<typeof startTestHouse>>;
  let browser: Browser;
  let players = 0;
  const opened: Page[] = [];

  beforeAll(async () => {
    const allowedFrameAncestors = [await framedBy()];
    await buildForTests();
    house = await startTestHouse({ allowedFrameAncestors });
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await house.close();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((page) => page.context().close()));
  });

  /** A player of the test's own, with 100.00. */
  function newPlayer(): string {
    players += 1;
    const player = `instant-${players}`;
    house.operator.balances.set(player, 100_00000n);
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
    {
      player = newPlayer(),
      jurisdiction = free,
      lang = 'en',
      ...options
    }: OpenOptions & BrowserContextOptions = {},
  ): Promise<{ page: Page; player: string; session: string; troubles: string[] }> {
    const { session: known, ...context } = options;
    const session = known ?? (await house.launch(code, false, player, 'EUR', { jurisdiction, lang }));
    const page = await newPage({ ...sizes.portrait, reducedMotion: 'reduce', ...context });
    await interceptCalls(page);
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    await page.goto(`${house.url()}/play/${code}#session=${session}`);
    await page.locator('.main-button').waitFor();
    return { page, player, session, troubles };
  }

  async function roundsOf(session: string) {
    const answer = await house.post('/play-api/rounds', { session, cursor: null });
    return Object(answer).rounds;
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
    safeTile,
    balanceOf: (player: string): bigint => house.operator.balances.get(player) ?? 0n,
  };
}
