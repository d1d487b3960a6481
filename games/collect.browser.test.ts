/** A slot whose meter is kept, as a player meets it: the meter grows, turns the reels, is emptied by its harvest, and goes with the player. */
import { AxeBuilder } from '@axe-core/playwright';
import { Client } from 'pg';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import game from './clockwork-orchard/definition.ts';
import { copyOfRound } from './kinds/slot/client/round/check-round.ts';
import { playApi } from './kinds/slot/play-api.ts';
import { startTestHouse } from './server/testing/house.ts';
import { pressSpin } from './server/testing/press-spin.ts';
import { sampled } from '../tests/sampled.ts';

let house: Awaited<ReturnType<typeof startTestHouse>>;
let browser: Browser;
const { code } = game;

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

async function visit(address: string, viewport: { width: number; height: number } = phone) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en' });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  await page.goto(house.url() + address);
  return { page, troubles };
}

async function openGame(session: string, viewport?: { width: number; height: number }) {
  const visited = await visit(`/play/${code}?lang=en#session=${session}`, viewport);
  await visited.page.locator('.spin').waitFor({ timeout: 60_000 });
  return visited;
}

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

const told = (page: Page) => page.getByText(/^Meter of this bet/).innerText();
const meterText = (collected: number, level: number) =>
  `Meter of this bet: ${collected} of 40, level ${level} of 4`;

/** Plays by calls until the meter of the usual bet is as wanted. */
async function playUntil(session: string, isWanted: (meter: number) => boolean): Promise<number> {
  const opened = await house.open(session);
  if (!opened.ok) throw new Error(opened.detail);
  for (let round = 0; round < 3000; round += 1) {
    const answer = await house.spin(session, opened.default_bet_minor);
    if (!answer.ok || answer.round.book.form !== 'collect') throw new Error('no round');
    await house.post(playApi.seen.path, { session, round_id: answer.round.round_id });
    const { after } = answer.round.book.meter;
    if (isWanted(after)) return after;
  }
  throw new Error('no such meter came');
}

/** What the house holds of the only meter of own money that a session's player has. */
async function keptBy(session: string): Promise<number> {
  const answer = playApi.meters.answer.parse(await house.post(playApi.meters.path, { session }));
  if (!answer.ok) throw new Error(answer.detail);
  const [meter] = answer.meters.filter(({ is_free_bet }) => !is_free_bet);
  if (!meter) throw new Error('no meter is kept');
  return meter.collected;
}

/** Puts the meters of a player where a test begins. */
async function setMeters(player: string, collected: number): Promise<void> {
  const client = new Client({ connectionString: house.database.ownerUrl });
  await client.connect();
  await client.query('UPDATE house.meter SET collected = $2 WHERE player = $1', [player, collected]);
  await client.end();
}

test.each(sampled(sizes, 1))(
  'on %s the meter grows with what lands, is the bet’s own, and is the same on another device',
  async (name, size) => {
    const player = `player on ${name}`;
    house.operator.balances.set(player, 1_000_000_000_000n);
    const session = await house.launch(code, false, player);
    const before = await playUntil(session, (meter) => meter > 0 && meter < 8);
    const { page, troubles } = await openGame(session, size);
    expect(await told(page)).toBe(meterText(before, 1));
    let now = before;
    for (let round = 0; round < 8 && now === before; round += 1) {
      await spin(page);
      // Each round is shown at once, not with the next one.
      now = await keptBy(session);
      await expect.poll(() => told(page)).toMatch(`: ${now} of 40`);
    }
    expect(now).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Raise the bet' }).click();
    await expect.poll(() => told(page)).toBe(meterText(0, 1));
    await page.getByRole('button', { name: 'Lower the bet' }).click();
    await expect.poll(() => told(page)).toMatch(`: ${now} of 40`);
    expect(troubles).toEqual([]);
    await page.context().close();

    const other = await openGame(await house.launch(code, false, player), phone);
    expect(await told(other.page)).toMatch(`: ${now} of 40`);
    await other.page.context().close();
  },
  240_000,
);

test('a bet that only bonus money would cover says so, gives the stake back and leaves the meter', async () => {
  const player = 'player with a bonus';
  house.operator.balances.set(player, 1_000_000_000n);
  const stood = await playUntil(await house.launch(code, false, player), (meter) => meter > 0);
  house.operator.balances.set(player, 50_000n);
  house.operator.bonuses.set(player, 10_000_000n);
  const { page, troubles } = await openGame(await house.launch(code, false, player));
  const balance = page.locator('[data-figure="balance"]');
  const before = await balance.innerText();
  await page.keyboard.press('Space');
  const trouble = page.getByRole('alertdialog', { name: 'Not enough real money for this bet' });
  await trouble.getByText('Bonus money cannot be used in this game.').waitFor();
  expect(await balance.innerText()).toBe(before);
  await trouble.getByRole('button', { name: 'Deposit' }).waitFor();
  await trouble.getByRole('button').last().click();
  expect(await told(page)).toMatch(`: ${stood} of 40`);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a level is told and turns the reels; a full meter is harvested and empty', async () => {
  const player = 'player of levels';
  house.operator.balances.set(player, 1_000_000_000_000n);
  const session = await house.launch(code, false, player);
  await playUntil(session, (meter) => meter > 0);
  await setMeters(player, 9);
  const { page, troubles } = await openGame(session);
  for (let round = 0; round < 30 && (await told(page)).includes('level 1'); round += 1) await spin(page);
  expect(await told(page)).toMatch('level 2 of 4');
  await page.context().close();

  await setMeters(player, 39);
  const harvest = await openGame(await house.launch(code, false, player));
  expect(await told(harvest.page)).toBe(meterText(39, 4));
  for (let round = 0; round < 40 && (await told(harvest.page)) === meterText(39, 4); round += 1)
    await spin(harvest.page);
  expect(await told(harvest.page)).toBe(meterText(0, 1));
  expect([...troubles, ...harvest.troubles]).toEqual([]);
  await harvest.page.context().close();
}, 600_000);

test('a round that is opened from the history marks what it has collected, and says where the meter stood', async () => {
  const player = 'player who looks back';
  house.operator.balances.set(player, 1_000_000_000_000n);
  const session = await house.launch(code, false, player);
  let stood = 0;
  const now = await playUntil(session, (meter) => {
    const hasMoved = stood > 0 && meter > stood;
    if (!hasMoved) stood = meter;
    return hasMoved;
  });
  const { page, troubles } = await openGame(session);
  await page.keyboard.press('i');
  await page.getByRole('tab', { name: 'History' }).click();
  await page.locator('.round-open').first().click();
  await expect.poll(() => page.locator('.round-grid td.is-collected').count()).toBe(now - stood);
  await page.getByText(`${stood} → ${now} of 40`).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
}, 300_000);

test('history, odds and rules tell of the meter, and a round is checked with it', async () => {
  const player = 'player who looks';
  house.operator.balances.set(player, 1_000_000_000_000n);
  const session = await house.launch(code, false, player);
  await playUntil(session, (meter) => meter > 2);
  const opened = await house.open(session);
  if (!opened.ok || !opened.last_round) throw new Error('no round');
  const { page, troubles } = await openGame(session);
  await page.keyboard.press('i');
  const panel = page.locator('#info-page');
  await page.getByRole('tab', { name: 'Rules' }).click();
  await panel.getByText(/every Nut on the reels is Copper Cherries/).waitFor();
  await panel.getByText(/A break from play or a self-exclusion/).waitFor();
  await page.getByRole('tab', { name: 'Odds' }).click();
  await panel.getByText('95.7428 %').waitFor();
  await panel.getByText('Returned at level 4').waitFor();
  const found = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  expect(found.violations.map(({ id }) => id)).toEqual([]);
  expect(troubles).toEqual([]);
  await page.context().close();

  // The page has shared in the draw, and so changed the seeds since: these are the round's own.
  const { serverSeed } = await house.seedsOf(opened.last_round.round_id);
  if (opened.last_round.book.form !== 'collect') throw new Error('no meter');
  const copy = copyOfRound(opened.last_round, serverSeed.toString('hex'));
  const check = await visit('/fairness/check');
  await check.page.locator('#paste').fill(JSON.stringify(copy));
  await check.page.locator('.verdict.is-good').waitFor({ timeout: 30_000 });
  await check.page.getByText(/which the seeds do not decide/).waitFor();
  const { before, full } = opened.last_round.book.meter;
  await check.page
    .locator('#paste')
    .fill(JSON.stringify({ ...copy, meter: { before: (before + 9) % full, after: before, full } }));
  await check.page.locator('.verdict.is-bad').waitFor({ timeout: 30_000 });
  expect(check.troubles).toEqual([]);
  await check.page.context().close();
}, 500_000);
