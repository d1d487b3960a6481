/** Crash alone, in a real browser: begun at once, cashed out, lost, gone on with elsewhere, and checked. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import { isWhole, sampled } from '../tests/sampled.ts';
import { payoutAt } from './kinds/crash/rules.ts';
import { type Flight, type ServerMessage, serverMessageSchema } from './kinds/crash/socket-api.ts';
import { holdTakeOff } from './server/testing/held-take-off.ts';
import { startTestHouse } from './server/testing/house.ts';
import type { Ends } from './server/testing/planted-seeds.ts';

const game = 'crash-rocket';
const start = 100_00000n;
/** After some six seconds. */
const soon: Ends = { earliest: 135, latest: 160 };
/** After half a minute at the soonest. */
const far: Ends = { earliest: 600, latest: 100_000 };
const timing = {
  betting_ms: 60_000,
  answers_ms: 2_000,
  lastCashOuts_ms: 400,
  pause_ms: 1_500,
  beat_ms: 250,
  stale_ms: 30_000,
};
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const long = { timeout: 90_000 };

let house: Awaited<ReturnType<typeof startTestHouse>>;
let browser: Browser;
let players = 0;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  await buildForTests();
  house = await startTestHouse({ draws: { games: [game], timing }, isPublic: true });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A player of the test's own whose first flights end where it wants. */
async function newPlayer(...wanted: Ends[]) {
  players += 1;
  const player = `alone-${players}`;
  house.operator.balances.set(player, start);
  const ends = await house.plantSeeds(player, game, wanted);
  return { player, ends, balance: () => house.operator.balances.get(player) ?? 0n };
}

/** Opens the game in its solo form; what goes wrong, and every word of the server's, is written down. */
async function open(player: string, { locale = 'en', ...options }: BrowserContextOptions = {}) {
  const session = await house.launch(game, false, player, 'EUR', { jurisdiction: 'MT', lang: locale });
  const page = await (await browser.newContext({ ...phone, reducedMotion: 'reduce', ...options })).newPage();
  closing.push(() => page.context().close());
  const troubles: string[] = [];
  const texts: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => texts.push(String(payload))));
  await page.goto(`${house.url()}/play/${game}#session=${session}`);
  await page.locator('.main-button').first().waitFor();
  const heard = (): ServerMessage[] => texts.map((text) => serverMessageSchema.parse(JSON.parse(text)));
  return { page, session, troubles, texts, heard };
}

const goSolo = (page: Page) => page.getByRole('button', { name: 'Solo' }).click();
const doing = (page: Page, action: string) => page.locator(`.main-button[data-action="${action}"]`);
const stage = (page: Page, phase: string) => page.locator(`.stage[data-phase="${phase}"]`);
const target = (page: Page) => page.getByRole('textbox', { name: 'Auto cash-out' }).first();
const read = (text: string, decimals: number): number => {
  const [units = '', fraction = ''] = text.replaceAll(/[^\d.]/g, '').split('.');
  return Number(units + fraction.padEnd(decimals, '0'));
};
const shownBalance = async (page: Page) =>
  BigInt(read(await page.locator('[data-figure="balance"]').innerText(), 5));
const shownMultiplier = async (page: Page) =>
  read(await page.locator('[data-figure="multiplier"]').innerText(), 2);
const flightsIn = (heard: readonly ServerMessage[]): Flight[] =>
  heard.flatMap((message) => (message.type === 'flight' ? [message.flight] : []));

test('a flight begins with the press, ends at its target or is lost; the balance is the operator’s', async () => {
  const { player, ends, balance } = await newPlayer(soon, soon);
  const { page, troubles, texts, heard } = await open(player);
  await goSolo(page);
  await stage(page, 'ready').waitFor();
  await target(page).fill('1.10');
  await doing(page, 'bet').click();
  await doing(page, 'cash_out').waitFor(long);
  expect(await shownBalance(page)).toBe(99_00000n);
  await stage(page, 'landed').waitFor(long);
  expect(await shownMultiplier(page)).toBe(110);
  await expect.poll(() => shownBalance(page)).toBe(100_10000n);
  expect(balance()).toBe(100_10000n);

  await target(page).fill('9');
  await doing(page, 'bet').click();
  await stage(page, 'running').waitFor(long);
  await stage(page, 'ended').waitFor(long);
  expect(await shownMultiplier(page)).toBe(ends[1]);
  await page.locator('[data-outcome="lost"]').waitFor();
  expect(await page.locator('.win-pill').count()).toBe(0);
  expect(await shownBalance(page)).toBe(99_10000n);
  await expect.poll(balance).toBe(99_10000n);
  expect(await page.locator('.ends li').count()).toBe(2);

  // Nothing told the end before it.
  for (const [nonce, end] of ends.entries()) {
    const told = heard().findIndex(
      (message) =>
        message.type === 'flight' && message.flight.nonce === nonce && message.flight.ended_on !== null,
    );
    const first = heard().findIndex((message) => message.type === 'flight' && message.flight.nonce === nonce);
    expect(told - first).toBeGreaterThan(3);
    expect(texts.slice(first, told).join('\n')).not.toContain(`"ended_on":${end}`);
  }
  expect(troubles).toEqual([]);
});

test('a press cashes out and pays what was shown or more, after a reload and beside another device', async () => {
  const { player, balance } = await newPlayer(far, far);
  const { page, troubles } = await open(player, { reducedMotion: 'no-preference' });
  await goSolo(page);
  await doing(page, 'bet').click();
  await doing(page, 'cash_out').waitFor(long);
  await page.reload();
  // A flight under way opens the form that it is in.
  await doing(page, 'cash_out').waitFor(long);
  const second = await open(player, { viewport: { width: 1440, height: 900 }, isMobile: false });
  await doing(second.page, 'cash_out').waitFor(long);
  await expect.poll(() => shownMultiplier(page), { interval: 20 }).toBeGreaterThan(110);
  const shown = await shownMultiplier(page);
  await doing(page, 'cash_out').click();
  await stage(page, 'landed').waitFor();
  const at = await shownMultiplier(page);
  expect(at).toBeGreaterThanOrEqual(shown);
  const won = payoutAt(1_00000n, at);
  await expect.poll(balance).toBe(99_00000n + won);
  for (const each of [page, second.page]) {
    await stage(each, 'landed').waitFor();
    expect(await shownMultiplier(each)).toBe(at);
    await expect.poll(() => shownBalance(each)).toBe(99_00000n + won);
  }
  expect(flightsIn(second.heard()).filter(({ state }) => state === 'cashed_out')[0]?.cashed_out_on).toBe(at);
  expect([...troubles, ...second.troubles]).toEqual([]);
});

test('the server is killed in the middle: the multiplier stands still, and the flight goes on where it has got', async () => {
  const { player, balance } = await newPlayer(far);
  const { page } = await open(player);
  await goSolo(page);
  await target(page).fill('1.60');
  await doing(page, 'bet').click();
  await doing(page, 'cash_out').waitFor(long);
  await house.kill();
  await page.getByText('Reconnecting').waitFor();
  await expect
    .poll(async () => {
      const before = await shownMultiplier(page);
      await page.waitForTimeout(500);
      return (await shownMultiplier(page)) - before;
    })
    .toBe(0);
  await house.restart();
  await page.locator('[data-line="open"]').waitFor(long);
  await page.getByText('Cashed out at ×1.60').waitFor(long);
  await expect.poll(balance).toBe(100_60000n);
  await expect.poll(() => shownBalance(page)).toBe(100_60000n);
});

test.runIf(isWhole)(
  'the server is killed between the bet and the take-off: the bet is given back, and the next one can be placed',
  async () => {
    const { player, balance } = await newPlayer(far, far);
    await house.restartAsChild();
    const { page } = await open(player);
    await goSolo(page);
    const held = await holdTakeOff(house.database.ownerUrl);
    await doing(page, 'bet').click();
    await held.reached();
    expect(balance()).toBe(99_00000n);
    await house.kill();
    await held.release();
    await page.getByText('Reconnecting').waitFor();
    expect(await doing(page, 'placing').count()).toBe(1);
    await house.restart();
    await page.locator('[data-line="open"]').waitFor(long);
    // What is there is known with the first word of the server, or a moment later.
    await page.getByText('The bet was taken back').waitFor({ timeout: 3_000 });
    await page.keyboard.press('Escape');
    await expect.poll(balance).toBe(100_00000n);
    await expect.poll(() => shownBalance(page)).toBe(100_00000n);
    await doing(page, 'bet').click();
    await doing(page, 'cash_out').waitFor(long);
  },
);

test('a clock that is set wrong changes nothing: the server’s decides', async () => {
  const { player, balance } = await newPlayer(far);
  const { page, heard } = await open(player);
  await page.clock.install({ time: new Date('2031-05-05T05:05:05Z') });
  await page.clock.resume();
  await goSolo(page);
  await doing(page, 'bet').click();
  await doing(page, 'cash_out').waitFor(long);
  await expect.poll(() => shownMultiplier(page), { interval: 20 }).toBeGreaterThan(105);
  const shown = await shownMultiplier(page);
  expect(shown).toBeLessThan(300);
  await doing(page, 'cash_out').click();
  await stage(page, 'landed').waitFor();
  const flight = flightsIn(heard()).find(({ state }) => state === 'cashed_out');
  expect(flight?.cashed_out_on).toBeGreaterThanOrEqual(shown);
  await expect.poll(balance).toBe(99_00000n + BigInt(flight?.win_minor ?? '0'));
});

test('flights are listed and checked in this browser once the seed is revealed, and shown on their page', async () => {
  const { player } = await newPlayer(soon, far);
  const { page, troubles } = await open(player);
  await goSolo(page);
  await target(page).fill('1.02');
  await doing(page, 'bet').click();
  await stage(page, 'landed').waitFor(long);
  await page.getByRole('button', { name: 'My bets' }).click();
  const bets = page.getByRole('dialog');
  await bets.locator('summary').click();
  await bets.getByText('not revealed yet').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Fairness' }).click();
  await page.getByRole('button', { name: 'Change seed and reveal' }).click();
  await page.getByText('Your last server seed, revealed').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'My bets' }).click();
  await bets.locator('summary').click();
  await bets.getByRole('button', { name: 'Check this round' }).click();
  await bets.getByText('the result is the same').waitFor();
  await checkByAxe(page);

  const [entry] = [...house.operator.entries.values()].filter(({ kind }) => kind === 'win').slice(-1);
  const request = { operator_id: 'marquee', user: player, round: entry?.round };
  const { body } = await house.operator.ask(house.url(), '/game/round', request);
  await page.goto(String(Object(body).url));
  await page.getByRole('button', { name: 'Check this round' }).click();
  await page.getByText('The seeds give exactly this round').waitFor();
  expect(await page.locator('.verdict .holds').count()).toBe(4);
  await checkByAxe(page);
  expect(troubles).toEqual([]);
});

test.runIf(isWhole)(
  'a second tab that bets goes on with the flight that there is; a row of bets ends where it was told to',
  async () => {
    const { player, balance } = await newPlayer(soon, soon, soon);
    const first = await open(player);
    await goSolo(first.page);
    const second = await open(player);
    await goSolo(second.page);
    await target(first.page).fill('9');
    await doing(first.page, 'bet').click();
    await stage(second.page, 'running').waitFor(long);
    expect(await doing(second.page, 'cash_out').count()).toBe(1);
    await stage(second.page, 'ended').waitFor(long);
    await expect.poll(balance).toBe(99_00000n);
    await second.page.context().close();

    const { page } = first;
    await target(page).fill('1.05');
    await page.getByRole('button', { name: 'Auto', exact: true }).click();
    await page.getByLabel('Number of bets').fill('2');
    await doing(page, 'start_auto').click();
    await page.getByText('Auto-bet has finished.').waitFor(long);
    await expect.poll(balance).toBe(99_10000n);
    await expect.poll(() => shownBalance(page)).toBe(99_10000n);
  },
);

test('in every size and language the bet is in reach, and axe finds nothing', async () => {
  const ways = [
    ['tl', 'Sabay-sabay', { width: 390, height: 844 }],
    ['zh', '单人', { width: 844, height: 390 }],
    ['en', 'Together', { width: 1440, height: 900 }],
    ['en', 'Solo', { width: 390, height: 844 }],
  ] as const;
  for (const [locale, called, viewport] of sampled<(typeof ways)[number]>(ways, 2)) {
    const { player } = await newPlayer(far);
    const isMobile = viewport.width < 900;
    const { page, troubles } = await open(player, { viewport, isMobile, locale });
    await page.locator('.forms').getByText(called).waitFor();
    await page.locator('.forms [data-form="solo"]').click();
    const box = await page.locator('.main-button').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(viewport.height);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
    await checkByAxe(page);
    await page.locator('.bar [data-opens="rules"]').click();
    await page.locator('dialog[open]').waitFor();
    await checkByAxe(page);
    expect(troubles).toEqual([]);
  }
});

async function checkByAxe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
