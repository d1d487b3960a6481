import { once } from 'node:events';
import { createServer } from 'node:http';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import { mines } from './kinds/instant/mines.ts';
import { createFairRandom } from './kit/fairness/stream.ts';
import { startTestHouse } from './server/testing/house.ts';

let house: Awaited<ReturnType<typeof startTestHouse>>;
let browser: Browser;
const opened: Page[] = [];

const sizes = {
  portrait: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  landscape: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;
/** Nothing is forbidden there. */
const free = 'MT';
/** A player must press for each round there, and wait between them. */
const strict = 'GB';

/** The game that the page of a site frames. */
let framed = '';
let siteUrl = '';
const site = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html');
  response.end(
    `<script>heard = []; addEventListener('message', ({ data }) => heard.push(data))</script>
    <iframe src="${framed}" width="1300" height="800"></iframe>`,
  );
});

beforeAll(async () => {
  await once(site.listen(0, 'localhost'), 'listening');
  const address = site.address();
  siteUrl = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  await buildForTests();
  house = await startTestHouse({ allowedFrameAncestors: [siteUrl] });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await house.close();
  site.close();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((page) => page.context().close()));
});

let players = 0;
/** A player of the test's own, with 100.00. */
function newPlayer(): string {
  players += 1;
  const player = `instant-${players}`;
  house.operator.balances.set(player, 100_00000n);
  return player;
}

type OpenOptions = { player?: string; jurisdiction?: string; session?: string };

/** Opens a game in a page of its own; everything that goes wrong in it is collected. */
async function open(
  code: string,
  { player = newPlayer(), jurisdiction = free, ...options }: OpenOptions & BrowserContextOptions = {},
): Promise<{ page: Page; player: string; session: string; troubles: string[] }> {
  const { session: known, ...context } = options;
  const session = known ?? (await house.launch(code, false, player, 'EUR', { jurisdiction }));
  const page = await (
    await browser.newContext({ ...sizes.portrait, reducedMotion: 'reduce', ...context })
  ).newPage();
  opened.push(page);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  await page.goto(`${house.url()}/play/${code}#session=${session}`);
  await page.locator('.main-button').waitFor();
  return { page, player, session, troubles };
}

const mainButton = (page: Page, action: string) =>
  page.locator(`.main-button[data-action="${action}"][aria-disabled="false"]`);
const results = (page: Page) => page.locator('.results li');

/** What the page shows as the balance, in minor units. */
async function shownBalance(page: Page): Promise<bigint> {
  const text = await page.locator('[data-figure="balance"]').innerText();
  const [units = '', fraction = ''] = text.replace(/[^\d.]/g, '').split('.');
  return BigInt(units + fraction.padEnd(5, '0'));
}

async function bet(page: Page): Promise<void> {
  const before = await results(page).count();
  await mainButton(page, 'bet').click();
  await expect.poll(() => results(page).count()).toBe(before + 1);
}

const balanceOf = (player: string): bigint => house.operator.balances.get(player) ?? 0n;

async function roundsOf(session: string) {
  const answer = await house.post('/play-api/rounds', { session, cursor: null });
  return Object(answer).rounds;
}

/** A tile without a mine that is not open yet, as only the house can know. */
async function safeTile(roundId: string, open: readonly number[]): Promise<number> {
  const round = mines.begin({ mines: 3 }, createFairRandom(await house.seedsOf(roundId)));
  const earlier = open.map((tile) => ({ type: 'reveal', tile }));
  for (let tile = 0; tile < 25; tile += 1) {
    if (open.includes(tile)) continue;
    if (round.after([...earlier, { type: 'reveal', tile }]).state === 'in_play') return tile;
  }
  throw new Error('every tile that is left hides a mine');
}

/** Begins a round of mines from elsewhere and opens one tile. */
async function beginMines(session: string): Promise<{ roundId: string; tile: number }> {
  const begun = await house.begin(session, '100000', { mines: 3 });
  if (!begun.ok) throw new Error(begun.error);
  const roundId = begun.round.round_id;
  const tile = await safeTile(roundId, []);
  await house.act(session, roundId, 0, { type: 'reveal', tile });
  return { roundId, tile };
}

test('a bet on dice: the stake is taken, the result is told, and the balance is the operator’s', async () => {
  const { page, player, session, troubles } = await open('dice');
  expect(await shownBalance(page)).toBe(100_00000n);
  await bet(page);
  const [round] = await roundsOf(session);
  expect(await shownBalance(page)).toBe(100_00000n - 1_00000n + BigInt(round.win_minor));
  expect(await shownBalance(page)).toBe(balanceOf(player));
  const isWin = BigInt(round.win_minor) > 0n;
  expect(await page.locator('.win-mark').count()).toBe(isWin ? 1 : 0);
  expect(await page.locator('.shell > output').innerText()).toMatch(isWin ? /^You won/ : /^No win/);
  expect(troubles).toEqual([]);
});

test.each(Object.entries(sizes))('%s: the button can be pressed without scrolling', async (_, size) => {
  for (const code of ['dice', 'limbo']) {
    const { page } = await open(code, size);
    const box = await mainButton(page, 'bet').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.viewport.height);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(size.viewport.width);
  }
});

test('the player’s own seed takes part in the first round', async () => {
  const { page, session } = await open('dice');
  await bet(page);
  const [round] = await roundsOf(session);
  expect(round.fairness.client_seed_by).toBe('player');
});

test('keys: space bets, a and s halve and double; a held key bets once; typing bets nothing', async () => {
  const { page, session } = await open('dice', sizes.desktop);
  const amount = page.getByLabel('Bet amount');
  await page.keyboard.press('s');
  expect(await amount.inputValue()).toBe('2.00');
  await page.keyboard.press('a');
  expect(await amount.inputValue()).toBe('1.00');
  await page.keyboard.down('Space');
  await expect.poll(() => results(page).count()).toBe(1);
  // A second `down` of a key that is down arrives as a repetition.
  await page.keyboard.down('Space');
  await page.keyboard.up('Space');
  await amount.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('s');
  await amount.blur();
  expect(await amount.inputValue()).toBe('1.00');
  await bet(page);
  expect(await roundsOf(session)).toHaveLength(2);
});

test('a lost answer takes no second bet', async () => {
  const { page, player, session } = await open('dice');
  let lost = 0;
  await page.route('**/play-api/begin', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await bet(page);
  expect(lost).toBe(1);
  expect(await roundsOf(session)).toHaveLength(1);
  expect(await shownBalance(page)).toBe(balanceOf(player));
});

test('a connection that stays lost asks the player, and then for the same round', async () => {
  const { page, player, session } = await open('limbo');
  const asked = new Set<string>();
  await page.route('**/play-api/begin', async (route) => {
    asked.add(route.request().postDataJSON().round_id);
    await route.fetch();
    return route.abort();
  });
  await mainButton(page, 'bet').click();
  const dialog = page.getByRole('alertdialog', { name: 'Connection lost' });
  await dialog.waitFor();
  await page.unroute('**/play-api/begin');
  await page.keyboard.press('Escape');
  await mainButton(page, 'again').click();
  await expect.poll(() => results(page).count()).toBe(1);
  const rounds = await roundsOf(session);
  expect(rounds.map(({ round_id }: { round_id: string }) => round_id)).toEqual([...asked]);
  expect(await shownBalance(page)).toBe(balanceOf(player));
});

test('a row of automatic bets ends where it was told to, and stops for a pause and in a hidden tab', async () => {
  const { page, session } = await open('dice');
  const automatic: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/begin')) automatic.push(request.postDataJSON().is_automatic);
  });
  await page.getByRole('button', { name: 'Auto', exact: true }).click();
  await page.getByLabel('Number of bets').fill('3');
  await mainButton(page, 'start_auto').click();
  await page.getByText('Auto-bet has finished.').waitFor();
  expect(await roundsOf(session)).toHaveLength(3);
  expect(automatic).toEqual([true, true, true]);

  await page.getByLabel('Number of bets').fill('');
  await mainButton(page, 'start_auto').click();
  await expect.poll(() => results(page).count()).toBeGreaterThan(4);
  await page.evaluate("window.postMessage({ type: 'marquee:pause' }, '*')");
  await page.getByText('Auto-bet stopped for a reality check.').waitFor();

  await mainButton(page, 'start_auto').click();
  await page.evaluate(`
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  `);
  await page.getByText('Auto-bet stopped when you left the tab.').waitFor();
  await mainButton(page, 'start_auto').waitFor();
});

test('where each round must be pressed for, there is no automatic bet, no turbo, and a wait', async () => {
  const { page } = await open('dice', { jurisdiction: strict });
  expect(await page.getByRole('button', { name: 'Auto', exact: true }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Turn turbo on' }).count()).toBe(0);
  await bet(page);
  expect(await mainButton(page, 'bet').count()).toBe(0);
  await mainButton(page, 'bet').waitFor();
  await bet(page);
});

test('a stake above the balance is not asked for, and the frame’s way to the cashier is shown', async () => {
  const player = newPlayer();
  house.operator.balances.set(player, 50_000n);
  const { page, session } = await open('dice', { player });
  await mainButton(page, 'bet').click();
  await page.getByRole('alertdialog', { name: 'Your balance is too low for this bet' }).waitFor();
  await page.getByRole('button', { name: 'Deposit' }).waitFor();
  expect(await roundsOf(session)).toHaveLength(0);
});

test('a stake of which the win would be too high is refused in words before it is placed', async () => {
  const { page } = await open('limbo');
  await page.getByLabel('Target payout').fill('1000000');
  await page.getByLabel('Bet amount').fill('100');
  await page.getByRole('alert').waitFor();
  expect(await mainButton(page, 'bet').count()).toBe(0);
  await page.getByLabel('Target payout').fill('2');
  await mainButton(page, 'bet').waitFor();
});

test('a round is computed again in the browser once its seed is revealed', async () => {
  const { page, troubles } = await open('dice');
  await bet(page);
  await page.getByRole('button', { name: 'Fairness' }).click();
  await page.getByRole('button', { name: 'Change seed and reveal' }).click();
  await page.getByText('Your last server seed, revealed').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'My bets' }).click();
  await page.locator('.round summary').first().click();
  await page.getByRole('button', { name: 'Check this round' }).click();
  await page.getByText('the result is the same').waitFor();
  expect(troubles).toEqual([]);
});

test('a round in play is gone on with after a reload and on another device', async () => {
  const { page, player, session, troubles } = await open('mines');
  await mainButton(page, 'bet').click();
  await page.locator('.main-button[data-action="your_turn"]').waitFor();
  const [begun] = await roundsOf(session);
  const tile = await safeTile(begun.round_id, []);
  await house.act(session, begun.round_id, 0, { type: 'reveal', tile });

  await page.reload();
  await mainButton(page, 'cash_out').waitFor();
  await page.getByText('Your round is still open').waitFor();
  const second = await open('mines', { player, ...sizes.desktop });
  await mainButton(second.page, 'cash_out').click();
  await mainButton(second.page, 'bet').waitFor();
  const [ended] = await roundsOf(session);
  expect(ended).toMatchObject({ round_id: begun.round_id, state: 'settled' });
  expect(await shownBalance(second.page)).toBe(100_00000n - 1_00000n + BigInt(ended.win_minor));
  expect(await shownBalance(second.page)).toBe(balanceOf(player));
  expect([...troubles, ...second.troubles]).toEqual([]);
});

test('a round that has gone on elsewhere is shown where it stands, and is not ended by a press of before', async () => {
  const player = newPlayer();
  const session = await house.launch('mines', false, player);
  const { roundId, tile } = await beginMines(session);
  const { page } = await open('mines', { player, session });
  await mainButton(page, 'cash_out').waitFor();
  const second = await safeTile(roundId, [tile]);
  await house.act(session, roundId, 1, { type: 'reveal', tile: second });
  await mainButton(page, 'cash_out').click();
  await page.getByText('You played on in another window').waitFor();
  const [round] = await roundsOf(session);
  expect(round).toMatchObject({ state: 'in_play', actions: [{ tile }, { tile: second }] });
  await mainButton(page, 'cash_out').click();
  await mainButton(page, 'bet').waitFor();
  expect(await shownBalance(page)).toBe(balanceOf(player));
});

test('a lost cash-out is done once', async () => {
  const player = newPlayer();
  const session = await house.launch('mines', false, player);
  await beginMines(session);
  const { page } = await open('mines', { player, session });
  let lost = 0;
  await page.route('**/play-api/act', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await mainButton(page, 'cash_out').click();
  await mainButton(page, 'bet').waitFor();
  const [round] = await roundsOf(session);
  expect(round.actions).toHaveLength(2);
  expect(balanceOf(player)).toBe(100_00000n - 1_00000n + BigInt(round.win_minor));
  expect(await shownBalance(page)).toBe(balanceOf(player));
});

test('the page around a game hears of its balance only what the game has presented, and hides what it shows itself', async () => {
  const player = newPlayer();
  const session = await house.launch('dice', false, player);
  const page = await (await browser.newContext(sizes.desktop)).newPage();
  opened.push(page);
  framed = `${house.url()}/play/dice#session=${session}`;
  await page.goto(siteUrl);
  const game = page.frameLocator('iframe');
  await game.getByLabel('Win chance').fill('98');
  await game.locator('.main-button[data-action="bet"]').click();
  await game.locator('.results li').waitFor();
  const [round] = await roundsOf(session);
  const after = 99_00000n + BigInt(round.win_minor);
  const told = [
    { type: 'marquee:ready', game_code: 'dice' },
    { type: 'marquee:balance', balance_minor: '10000000' },
    { type: 'marquee:balance', balance_minor: '9900000' },
    ...(round.win_minor === '0' ? [] : [{ type: 'marquee:balance', balance_minor: `${after}` }]),
    {
      type: 'marquee:round',
      round_id: round.round_id,
      bet_minor: '100000',
      win_minor: round.win_minor,
    },
  ];
  expect(await page.evaluate('heard')).toEqual(told);

  expect(await game.getByRole('button', { name: 'Leave the game' }).count()).toBe(1);
  await page.evaluate(`
    const { contentWindow } = document.querySelector('iframe');
    for (const type of ['marquee:bar', 'marquee:balance-shown']) contentWindow.postMessage({ type }, '*');
  `);
  await game.getByRole('button', { name: 'Leave the game' }).waitFor({ state: 'detached' });
  await game.locator('[data-figure="balance"]').waitFor({ state: 'detached' });
});

test.each(Object.entries(sizes))('%s: no violation that axe finds, in any dialog', async (_, size) => {
  const { page } = await open('dice', size);
  await bet(page);
  const check = async (): Promise<void> => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  };
  await check();
  for (const tool of await page.locator('.bar .tool:visible[data-opens]').all()) {
    await tool.click();
    await page.locator('dialog[open]').waitFor();
    await check();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
});

test('the first load of a game is at most 350 KB', async () => {
  const context = await browser.newContext(sizes.portrait);
  const page = await context.newPage();
  opened.push(page);
  const session = await house.launch('dice', true);
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    bodies.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  await page.goto(`${house.url()}/play/dice#session=${session}`);
  await page.locator('.main-button').waitFor();
  await page.waitForLoadState('networkidle');
  const total = (await Promise.all(bodies)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThan(350_000);
});
