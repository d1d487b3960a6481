import { once } from 'node:events';
import { createServer } from 'node:http';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, test, type TestContext } from 'vitest';
import { launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import { isWhole, sampled } from '../tests/sampled.ts';
import { crashGames } from './kinds/crash/games.ts';
import { payoutAt } from './kinds/crash/rules.ts';
import { type ServerMessage, serverMessageSchema } from './kinds/crash/socket-api.ts';
import { startCrashHouse } from './server/testing/crash-house.ts';

/** Long enough that nothing here depends on how fast the machine is: a bet that misses a draw is in the next. */
const timing = {
  betting_ms: 4_000,
  answers_ms: 2_000,
  lastCashOuts_ms: 400,
  pause_ms: 1_500,
  beat_ms: 250,
  stale_ms: 30_000,
};
/** The draws end after seven to ten seconds. */
const ends = { earliest: 152, latest: 185 };
const player = 'crash-player';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const sizes = [
  phone,
  { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  { viewport: { width: 1440, height: 900 } },
] as const;

let browser: Browser;

beforeAll(async () => {
  await buildForTests();
  browser = await launchChromium();
});
afterAll(() => browser.close());

/**
 * A house with a draw about to open, so that the ends of the next few are known. Each test has one, and a few are run side by side: what
 * takes their time is that draws begin and end when they are due.
 */
async function openHouse(
  { onTestFinished }: TestContext,
  options: Partial<Parameters<typeof startCrashHouse>[0]> = {},
) {
  const house = await startCrashHouse({ timing, ends, isPublic: true, ...options });
  onTestFinished(house.close);
  house.operator.balances.set(player, 100_00000n);
  return { ...house, onTestFinished };
}
type CrashHouse = Awaited<ReturnType<typeof openHouse>>;

/** Opens the game in a page; what goes wrong in it, and every message of the server's, is written down. */
async function open(house: CrashHouse, options: BrowserContextOptions & { jurisdiction?: string } = {}) {
  const { jurisdiction = 'MT', ...context } = options;
  const session = await house.launch(house.game, false, player, 'EUR', { jurisdiction });
  const page = await (await browser.newContext({ ...phone, reducedMotion: 'reduce', ...context })).newPage();
  house.onTestFinished(() => page.context().close());
  const troubles: string[] = [];
  const heard: ServerMessage[] = [];
  const texts: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      texts.push(String(payload));
      heard.push(serverMessageSchema.parse(JSON.parse(String(payload))));
    }),
  );
  await page.goto(`${house.url()}/play/${house.game}#session=${session}`);
  await button(page, 0).waitFor();
  return { page, troubles, heard, texts, session };
}

const button = (page: Page, place: 0 | 1) => page.locator(`.main-button[data-place="${place}"]`);
const doing = (page: Page, action: string, place: 0 | 1 = 0) =>
  page.locator(`.main-button[data-place="${place}"][data-action="${action}"]`);
const stage = (page: Page, phase: string) => page.locator(`.stage[data-phase="${phase}"]`);
const seat = (page: Page, place: 0 | 1) => page.locator(`.seat[data-place="${place}"]`);
const long = { timeout: 90_000 };

/** What is written as an amount or a multiplier, in minor units or hundredths. */
const read = (text: string, decimals: number): number => {
  const [units = '', fraction = ''] = text.replaceAll(/[^\d.]/g, '').split('.');
  return Number(units + fraction.padEnd(decimals, '0'));
};
const shownBalance = async (page: Page) =>
  BigInt(read(await page.locator('[data-figure="balance"]').innerText(), 5));
const shownMultiplier = async (page: Page) =>
  read(await page.locator('[data-figure="multiplier"]').innerText(), 2);
const balanceOf = (house: CrashHouse): bigint => house.operator.balances.get(player) ?? 0n;
const betsOf = (house: CrashHouse) =>
  house.query<{ number: number; bet: string; cashed_out_on: number | null; win: string | null }>(
    `SELECT d.number, b.bet, b.cashed_out_on, b.win FROM house.draw_bet b JOIN house.draw d USING (draw_id)
     WHERE b.player = $1 AND b.state IN ('standing', 'cashed_out', 'lost') ORDER BY d.number, b.place`,
    [player],
  );

test.concurrent('a bet is cashed out at its target; the balance is the operator’s; nothing tells the end before it', async (context) => {
  const { expect } = context;
  const house = await openHouse(context);
  const { page, troubles, heard, texts } = await open(house);
  expect(await shownBalance(page)).toBe(100_00000n);
  await seat(page, 0).getByRole('textbox', { name: 'Auto cash-out' }).fill('1.20');
  await doing(page, 'bet').click();
  await doing(page, 'cash_out').waitFor(long);
  expect(await shownBalance(page)).toBe(99_00000n);
  await page.getByText('Cashed out at ×1.20').waitFor(long);
  await stage(page, 'ended').waitFor(long);
  await expect.poll(() => shownBalance(page)).toBe(100_20000n);
  expect(balanceOf(house)).toBe(100_20000n);

  const [bet] = await betsOf(house);
  const number = bet?.number ?? 0;
  expect(await shownMultiplier(page)).toBe(house.endOf(number));
  const ended = heard.findIndex(
    (message) => message.type === 'draw' && message.draw.number === number && message.draw.link !== null,
  );
  const end = heard[ended];
  if (end?.type !== 'draw') throw new Error('the end was not told');
  const before = texts.slice(0, ended).join('\n');
  expect(before).not.toContain(end.draw.link);
  expect(before).not.toContain(`"ended_on":${house.endOf(number)}`);
  expect(troubles).toEqual([]);
});

test.concurrent('a press cashes out and pays what was shown or more; a reload in between shows the bet that stands', async (context) => {
  const { expect } = context;
  const house = await openHouse(context);
  const { page, troubles } = await open(house, { reducedMotion: 'no-preference' });
  await doing(page, 'bet').click();
  await doing(page, 'cash_out').waitFor(long);
  await page.reload();
  await doing(page, 'cash_out').waitFor();
  await expect.poll(() => shownMultiplier(page), { interval: 20 }).toBeGreaterThan(110);
  const shown = await shownMultiplier(page);
  await doing(page, 'cash_out').click();
  await page.locator('.win-pill').waitFor();
  const [bet] = await betsOf(house);
  expect(bet?.cashed_out_on).toBeGreaterThanOrEqual(shown);
  expect(bet?.cashed_out_on).toBeLessThan(house.endOf(bet?.number ?? 0));
  const win = payoutAt(1_00000n, bet?.cashed_out_on ?? 0);
  expect(read(await page.locator('.win-pill strong').innerText(), 5)).toBe(Number(win));
  await expect.poll(() => balanceOf(house)).toBe(99_00000n + win);
  await expect.poll(() => shownBalance(page)).toBe(99_00000n + win);
  expect(troubles).toEqual([]);
});

test
  .runIf(isWhole)
  .concurrent('a connection that is lost and restored goes on from where the draw is', async (context) => {
    const { expect } = context;
    // The draw runs for fifteen seconds at least, in which another server begins on a busy machine too.
    const house = await openHouse(context, { ends: { draws: 3, earliest: 250, latest: 330 } });
    const { page } = await open(house);
    await seat(page, 0).getByRole('textbox', { name: 'Auto cash-out' }).fill('2.40');
    await doing(page, 'bet').click();
    await doing(page, 'cash_out').waitFor(long);
    await house.kill();
    await page.locator('[data-line="lost"]').waitFor();
    await page.getByText('Reconnecting').waitFor();
    // Without word from the server the multiplier stands still.
    await expect
      .poll(async () => {
        const before = await shownMultiplier(page);
        await page.waitForTimeout(500);
        return (await shownMultiplier(page)) - before;
      })
      .toBe(0);
    await house.restart();
    await page.locator('[data-line="open"]').waitFor(long);
    const [bet] = await betsOf(house);
    await page.getByText('Cashed out at ×2.40').waitFor(long);
    await expect.poll(() => balanceOf(house)).toBe(101_40000n);
    await expect.poll(() => shownBalance(page)).toBe(101_40000n);
    expect((await betsOf(house)).map(({ number }) => number)).toEqual([bet?.number]);
  });

test.concurrent('two bets by the keyboard; one is lost without a word of a win', async (context) => {
  const { expect } = context;
  const house = await openHouse(context);
  const { page, troubles } = await open(house);
  await page.getByRole('button', { name: 'Add a second bet' }).click();
  await seat(page, 0).getByRole('textbox', { name: 'Auto cash-out' }).fill('1.10');
  await seat(page, 1).getByRole('textbox', { name: 'Auto cash-out' }).fill('9');
  await seat(page, 1).getByRole('textbox', { name: 'Auto cash-out' }).blur();
  await page.keyboard.press('s');
  expect(await seat(page, 0).getByLabel('Bet amount').inputValue()).toBe('2.00');
  // Both wait while a draw runs, so that they are in the same one.
  await stage(page, 'running').waitFor(long);
  await page.keyboard.press('Space');
  await doing(page, 'queued', 0).waitFor();
  await page.keyboard.press('b');
  await doing(page, 'queued', 1).waitFor();
  await seat(page, 1).locator('[data-outcome="lost"]').waitFor(long);
  await seat(page, 0).locator('[data-outcome="cashed_out"]').waitFor();
  expect(await page.locator('.win-pill').count()).toBe(1);
  const bets = await betsOf(house);
  expect(bets.map(({ bet, win }) => [bet, win])).toEqual([
    ['200000', '220000'],
    ['100000', bets[1]?.win],
  ]);
  await expect.poll(() => shownBalance(page)).toBe(99_20000n);
  expect(balanceOf(house)).toBe(99_20000n);
  expect(troubles).toEqual([]);
});

test.concurrent('a bet for the next draw can be taken back; automatic bets end where they were told to', async (context) => {
  const { expect } = context;
  const house = await openHouse(context);
  const { page, heard } = await open(house);
  await stage(page, 'running').waitFor(long);
  await doing(page, 'bet').click();
  await doing(page, 'queued').click();
  await doing(page, 'bet').waitFor();
  await page.getByRole('button', { name: 'Auto', exact: true }).first().click();
  await seat(page, 0).getByLabel('Number of bets').fill('2');
  expect(await doing(page, 'start_auto').getAttribute('aria-disabled')).toBe('true');
  await seat(page, 0).getByRole('textbox', { name: 'Auto cash-out' }).fill('1.05');
  await doing(page, 'start_auto').click();
  await page.getByText('Auto-bet has finished.').waitFor(long);
  const bets = await betsOf(house);
  expect(bets.map(({ cashed_out_on }) => cashed_out_on)).toEqual([105, 105]);
  expect(new Set(bets.map(({ number }) => number)).size).toBe(2);
  expect(heard.filter(({ type }) => type === 'refused')).toEqual([]);
});

test.concurrent('a draw that has ended is checked in the browser; odds; no automatic bets where they are forbidden', async (context) => {
  const { expect } = context;
  const house = await openHouse(context);
  const { page, troubles } = await open(house, { jurisdiction: 'GB' });
  expect(await page.getByRole('button', { name: 'Auto', exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Rules and odds' }).click();
  const odds = page.getByRole('dialog');
  expect(await odds.getByRole('row', { name: '×2.00' }).innerText()).toContain('49.50 %');
  expect(await odds.locator('.facts').innerText()).toContain('1.98 %');
  await page.keyboard.press('Escape');
  await page.locator('.end').first().click(long);
  await page.getByRole('button', { name: 'Check this round' }).click();
  await page.getByText('the result is the same').waitFor();
  expect(troubles).toEqual([]);
});

test
  .runIf(isWhole)
  .concurrent(
    'a draw of an earlier chain is checked with what is published of it, and said if it is not',
    async (context) => {
      const { expect } = context;
      const house = await openHouse(context, { earlierDraws: 3 });
      const { page, troubles } = await open(house);
      await page.locator('.end').last().click(long);
      const dialog = page.getByRole('dialog');
      await dialog.getByText('This round is of chain 1').waitFor();
      await page.route('**/fairness/chains.json', (route) => route.fulfill({ json: { games: [] } }));
      await page.getByRole('button', { name: 'Check this round' }).click();
      await dialog.getByText('is not among the published ones').waitFor();
      await page.unroute('**/fairness/chains.json');
      await page.getByRole('button', { name: 'Check this round' }).click();
      await dialog.getByText('the result is the same').waitFor();
      expect(troubles).toEqual([]);
    },
  );

test.concurrent('the page around the game is told what the player has, and of each bet; the game then shows no balance', async (context) => {
  const { expect } = context;
  let framed = '';
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<script>heard = []; addEventListener('message', ({ data, source }) => {
        heard.push(data);
        if (data.type === 'marquee:ready') source.postMessage({ type: 'marquee:balance-shown' }, '*');
      })</script>
      <iframe src="${framed}" width="390" height="800"></iframe>`,
    );
  }).listen(0, 'localhost');
  await once(site, 'listening');
  context.onTestFinished(() => void site.close());
  const address = site.address();
  const siteUrl = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  const house = await openHouse(context, { allowedFrameAncestors: [siteUrl] });
  const session = await house.launch(house.game, false, player);
  framed = `${house.url()}/play/${house.game}#session=${session}`;
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  context.onTestFinished(() => page.context().close());
  await page.goto(siteUrl);
  const game = page.frameLocator('iframe');
  await game.getByRole('textbox', { name: 'Auto cash-out' }).first().fill('1.10');
  expect(await game.locator('[data-figure="balance"]').count()).toBe(0);
  await game.locator('.main-button[data-place="0"]').click();
  await game.getByText('Cashed out at ×1.10').waitFor(long);
  const heard = async () => Object(await page.evaluate('heard'));
  const balances = async () =>
    (await heard()).flatMap((message: { type: string; balance_minor: string }) =>
      message.type === 'marquee:balance' ? [message.balance_minor] : [],
    );
  await expect.poll(balances).toEqual(['10000000', '9900000', '10010000']);
  const rounds = (await heard()).filter(({ type }: { type: string }) => type === 'marquee:round');
  expect(rounds).toEqual([
    { type: 'marquee:round', round_id: expect.any(String), bet_minor: '100000', win_minor: '110000' },
  ]);
});

test.concurrent('a session that opens nothing is told so', async (context) => {
  const house = await openHouse(context);
  const page = await (await browser.newContext(phone)).newPage();
  context.onTestFinished(() => page.context().close());
  await page.goto(`${house.url()}/play/${house.game}#session=${'x'.repeat(30)}`);
  await page.getByRole('alertdialog', { name: 'This game session has ended' }).waitFor();
});

test.concurrent.for(sampled(crashGames, 1))(
  '$title: the bet is in reach, and axe finds nothing',
  async ({ code }, context) => {
    const { expect } = context;
    const house = await openHouse(context, { game: code });
    for (const size of sampled(sizes, 1)) {
      const { page, troubles } = await open(house, size);
      const box = await button(page, 0).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(size.viewport.height);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(size.viewport.width);
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
      expect(troubles).toEqual([]);
    }
  },
);

test.concurrent.for(sampled(crashGames, 1))(
  'the first load of $title is at most 350 KB',
  async ({ code }, context) => {
    const { expect } = context;
    const house = await openHouse(context, { game: code });
    const session = await house.launch(house.game, true);
    const page = await (await browser.newContext(phone)).newPage();
    context.onTestFinished(() => page.context().close());
    const bodies: Promise<number>[] = [];
    page.on('response', (response) => {
      const sized = response.request().sizes();
      bodies.push(sized.then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(`${house.url()}/play/${house.game}#session=${session}`);
    await button(page, 0).waitFor();
    await page.waitForLoadState('networkidle');
    const total = (await Promise.all(bodies)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThan(350_000);
  },
);
