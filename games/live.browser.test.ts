import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, type TestContext } from 'vitest';
import { launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import { autoRoulette, speedBaccarat } from './kinds/live/games.ts';
import { colourOf } from './kinds/table/roulette.ts';
import { startLiveHouse } from './server/testing/live-house.ts';
import { type ScriptedLive, scriptLive } from './server/testing/scripted-live.ts';
import { isWhole } from '../tests/sampled.ts';

/** Long enough to bet on a slow machine, short enough for several draws. */
const timing = {
  betting_ms: 10_000,
  answers_ms: 1_500,
  drawing_ms: 1_200,
  pause_ms: 1_000,
  stale_ms: 30_000,
};
const player = 'live-player';
const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  landscape: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;
const long = { timeout: 90_000 };

let browser: Browser;

beforeAll(async () => {
  await buildForTests();
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** A house of a test's own. One test at a time: a table with its cards and wheel takes all that a core gives. */
async function openHouse({ onTestFinished }: TestContext, game: string) {
  const house = await startLiveHouse({ game, timing, isPublic: true });
  onTestFinished(house.close);
  house.operator.balances.set(player, 100_00000n);
  return { ...house, onTestFinished };
}
type LiveHouse = Awaited<ReturnType<typeof openHouse>>;

/** Opens the table in a page; what goes wrong in it, and every word of the server's, is written down. */
async function open(
  house: LiveHouse,
  options: BrowserContextOptions & { as?: string; prepare?: (page: Page) => Promise<void> } = {},
) {
  const { as = player, prepare, ...context } = options;
  const session = await house.launch(house.game.code, false, as);
  const page = await (
    await browser.newContext({ ...sizes.phone, reducedMotion: 'reduce', ...context })
  ).newPage();
  house.onTestFinished(() => page.context().close());
  const troubles: string[] = [];
  const texts: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => texts.push(String(payload))));
  await page.addInitScript(
    `new MutationObserver(() => { window.hasCelebrated ||= document.querySelector('.win-mark') !== null; })
      .observe(document, { childList: true, subtree: true });`,
  );
  await prepare?.(page);
  await page.goto(`${house.url()}/play/${house.game.code}#session=${session}`);
  await button(page).waitFor();
  return { page, troubles, texts };
}

const button = (page: Page) => page.locator('.main-button');
const doing = (page: Page, action: string) => page.locator(`.main-button[data-action="${action}"]`);
const phase = (page: Page, name: string) => page.locator(`.is-live-table[data-phase="${name}"]`);
const spot = (page: Page, name: string) => page.locator(`[data-spot="${name}"]`);
const move = (page: Page, name: string) => page.locator(`[data-move="${name}"]`);
const figure = async (page: Page, name: string): Promise<bigint> => {
  const text = await page.locator(`[data-figure="${name}"]`).innerText();
  return BigInt(text.replaceAll(/\D/g, '')) * 1_000n;
};
/** Waits for a draw that takes bets for eight more seconds at least. */
const openForBets = (page: Page) =>
  page.locator('.live-clock[data-phase="open"]:is([data-seconds="9"], [data-seconds="10"])').waitFor(long);
/** Nothing for assistive technology to stumble over, and nothing beyond the edge of the screen. */
async function expectSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
}
/** The last draw that has bets, and what they were paid. */
async function lastBets(house: LiveHouse) {
  const [last] = await house.query<{ number: number }>(
    'SELECT max(d.number) AS number FROM house.draw_bet b JOIN house.draw d USING (draw_id)',
  );
  const number = last?.number ?? 0;
  return { number, bets: await house.bets(number) };
}
const balanceOf = (house: LiveHouse): bigint => house.operator.balances.get(player) ?? 0n;

test('roulette: chips are laid, staked, drawn and paid; the balance is the operator’s; nothing tells the number before', async (context) => {
  const { expect } = context;
  const house = await openHouse(context, autoRoulette.code);
  const { page, troubles, texts } = await open(house);
  await openForBets(page);
  await spot(page, 'red').click();
  await spot(page, 'red').click();
  await spot(page, 'black').click();
  await move(page, 'undo').click();
  expect(await spot(page, 'red').getAttribute('class')).toContain('is-unsent');
  expect(await figure(page, 'staked')).toBe(0n);
  await doing(page, 'place').click();
  await doing(page, 'in').waitFor();
  expect(await spot(page, 'red').getAttribute('class')).toContain('is-placed');
  expect(await figure(page, 'balance')).toBe(98_00000n);
  // As much again beside what is staked already, as a second bet.
  await move(page, 'double').click();
  await doing(page, 'place').click();
  await expect.poll(() => figure(page, 'staked')).toBe(4_00000n);
  await expect.poll(() => figure(page, 'balance')).toBe(96_00000n);

  await phase(page, 'settled').waitFor(long);
  const { number, bets } = await lastBets(house);
  const outcome = house.outcomeOf(number);
  const pocket = 'pocket' in outcome ? outcome.pocket : -1;
  expect(await page.locator('.live-results .last-number').first().innerText()).toBe(String(pocket));
  expect(bets.map(({ bet }) => bet)).toEqual(['200000', '200000']);
  const won = colourOf(pocket) === 'red' ? 8_00000n : 0n;
  expect(await figure(page, 'won')).toBe(won);
  expect(await page.evaluate('window.hasCelebrated === true')).toBe(won > 0n);
  await expect.poll(() => figure(page, 'balance')).toBe(96_00000n + won);
  expect(balanceOf(house)).toBe(96_00000n + won);

  // What the last draw was staked with can be staked again.
  await phase(page, 'open').waitFor(long);
  await move(page, 'rebet').click();
  expect(await spot(page, 'red').getAttribute('data-units')).not.toBe('0');
  await doing(page, 'place').waitFor();

  await page.locator('.live-results button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Check this round' }).click();
  await dialog.getByText('the result is the same').waitFor();
  await expectSound(page);

  const link = house.linkOf(number);
  const told = texts.findIndex((text) => text.includes(link));
  expect(texts[told]).toContain('"drawing"');
  expect(texts.slice(0, told).join('\n')).not.toContain(`"number":${number},"state":"drawing"`);
  expect(troubles).toEqual([]);
});

test('a reload and a second device show the bet that stands, and others see it without a name', async (context) => {
  const { expect } = context;
  const house = await openHouse(context, autoRoulette.code);
  house.operator.balances.set('other', 100_00000n);
  const { page } = await open(house);
  const { page: other } = await open(house, { as: 'other', ...sizes.desktop });
  await openForBets(page);
  await spot(page, '17').click();
  await doing(page, 'place').click();
  await doing(page, 'in').waitFor();
  await page.reload();
  await spot(page, '17').and(page.locator('.is-placed')).waitFor();
  expect(await figure(page, 'balance')).toBe(99_00000n);
  await spot(other, '17').locator('.spot-others').waitFor();
  expect(await other.locator('[data-figure="players"]').innerText()).toBe('1');
  expect(await other.locator('.live').innerText()).not.toContain(player);
  const { page: second } = await open(house, sizes.desktop);
  await spot(second, '17').and(second.locator('.is-placed')).waitFor(long);
  await expectSound(second);
  // The last game that a player opens is the one that they play.
  await expect.poll(async () => (await lastBets(house)).bets[0]?.win, long).toBeTruthy();
  await expect.poll(() => figure(second, 'balance')).toBe(balanceOf(house));
});

test.runIf(isWhole)('a game server that is killed during a round loses no bet', async (context) => {
  const { expect } = context;
  const loseServer = async ({ code }: { code: string }): Promise<void> => {
    const house = await openHouse(context, code);
    const { page } = await open(house);
    await openForBets(page);
    const on = code === autoRoulette.code ? 'low' : 'banker';
    await spot(page, on).click();
    await doing(page, 'place').click();
    await doing(page, 'in').waitFor();
    await house.kill();
    await page.locator('[data-line="lost"]').waitFor(long);
    await doing(page, 'lost').waitFor();
    await house.restart();
    await page.locator('[data-line="open"]').waitFor({ ...long, state: 'attached' });
    await expect
      .poll(async () => (await lastBets(house)).bets.map(({ round_state }) => round_state), long)
      .toEqual(['settled']);
    const { bets } = await lastBets(house);
    await expect.poll(() => figure(page, 'balance')).toBe(99_00000n + BigInt(bets[0]?.win ?? '0'));
    expect(balanceOf(house)).toBe(99_00000n + BigInt(bets[0]?.win ?? '0'));
  };
  await Promise.all([autoRoulette, speedBaccarat].map(loseServer));
});

test('baccarat: a bet by the keyboard, the cards of the server, roads of the table, and words for who does not see it', async (context) => {
  const { expect } = context;
  const house = await openHouse(context, speedBaccarat.code);
  const { page, troubles } = await open(house, { ...sizes.desktop, reducedMotion: 'no-preference' });
  await openForBets(page);
  await spot(page, 'player').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('Space');
  await doing(page, 'in').waitFor();
  const { number } = await lastBets(house);
  const outcome = house.outcomeOf(number);
  if (!('winner' in outcome)) throw new Error('not a coup');
  await page.locator('.card').first().waitFor(long);
  await phase(page, 'settled').waitFor(long);
  const attributes = (await page.locator('.card').all()).map((card) => card.getAttribute('data-card'));
  const said = page.locator('output.visually-hidden').last().innerText();
  const cards = (await Promise.all(attributes)).map(Number);
  expect(cards).toEqual([...outcome.player, ...outcome.banker]);
  const { bets } = await lastBets(house);
  expect(await said).toMatch(bets[0]?.win === '0' ? /No win\./ : /You won|came back/);
  expect(await page.locator('.road.is-bead-plate circle').count()).toBeGreaterThan(0);
  await expectSound(page);
  await page.setViewportSize(sizes.landscape.viewport);
  await expectSound(page);
  expect(troubles).toEqual([]);
});

test('what the wheel has not shown yet is told nowhere on the table', async (context) => {
  const { expect } = context;
  const house = await openHouse(context, autoRoulette.code);
  let script: ScriptedLive | undefined;
  const { page } = await open(house, {
    reducedMotion: 'no-preference',
    prepare: async (asked) => {
      script = await scriptLive(asked, autoRoulette.code);
    },
  });
  if (!script) throw new Error('no script');
  const pocketOf = (outcome: object): number => ('pocket' in outcome ? Number(outcome.pocket) : -1);
  const before = await page.locator('.live-results .last-number').first().innerText();
  // Another number than the last one, so that it is seen when it is told.
  script.seek((outcome) => colourOf(pocketOf(outcome)) === 'red' && String(pocketOf(outcome)) !== before);
  script.open(500);
  script.stake(5, ['red']);
  script.draw(3_000);
  await phase(page, 'drawing').waitFor();
  expect(await page.locator('.roulette-fallen.is-empty').count()).toBe(1);
  expect(await page.locator('.live-results .last-number').first().innerText()).toBe(before);
  expect(await page.locator('.spot.is-won').count()).toBe(0);
  const pocket = await page.locator('.roulette-fallen:not(.is-empty)').innerText(long);
  expect(await page.locator('.live-results .last-number').first().innerText()).toBe(pocket);
  expect(await spot(page, pocket).getAttribute('class')).toContain('is-won');
  expect(await spot(page, 'red').getAttribute('class')).toContain('is-won');
});
