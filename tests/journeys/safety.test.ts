import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { callFor, enter, openMember, password, type Member } from './members.ts';
import { confirmIdentity, expectAccessible, expectNoOverflow, patience_ms, playFast, spin } from './steps.ts';

/** How players keep their play within bounds, and how they end it: seen in a real browser. */

const game = { code: 'fruit-party', name: 'Fruit Party' };
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

let marquee: TestConstellation;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let faults: string[];
beforeAll(async () => {
  [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});
beforeEach(async () => {
  faults = [];
  context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce' });
  context.setDefaultTimeout(patience_ms);
  context.on('weberror', (error) => faults.push(error.error().message));
  page = await context.newPage();
});
afterEach(async () => {
  await context.close();
  expect(faults, 'errors of the pages').toEqual([]);
});

/** Set a limit by its dialog. */
async function setLimit(name: RegExp, value: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Limit', { exact: true }).fill(value);
  await dialog.getByRole('button', { name: 'Save the limit' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Let a member's session be one in which he has played for so many minutes until now. */
async function letHavePlayed({ id }: Member, minutes: number): Promise<void> {
  const { owner } = marquee;
  const player = '(select site_id, player_id from players.player where account_id = $1)';
  await owner.query(
    `update players.session set created_at = now() - interval '3 hours' where (site_id, player_id) in ${player}`,
    [id],
  );
  await owner.query(`delete from safety.play_span where (site_id, player_id) in ${player}`, [id]);
  await owner.query(
    `insert into safety.play_span (site_id, player_id, started_at, last_at)
     select site_id, player_id, now() - make_interval(mins => $2), now() from players.player where account_id = $1`,
    [id, minutes],
  );
  await owner.query(
    `update safety.reality_check_seen set seen_at = now() - interval '2 hours' where (site_id, player_id) in ${player}`,
    [id],
  );
}

test('S1.5 S2.1 limits hold at once when they tighten and later when they loosen, and the cashier keeps to them', async () => {
  const member = await openMember(marquee, 'localhost', 'aurum', '1000.00');
  await page.goto(`${marquee.url}/responsible-gaming`);
  await page.getByRole('heading', { name: 'Tools for players' }).waitFor();
  await page.getByRole('heading', { name: 'Where there is help' }).waitFor();
  await expectAccessible(page, 'safer play for a visitor');

  await page.getByRole('link', { name: 'Sign in' }).last().click();
  await enter(page, marquee, member, '/responsible-gaming');
  await setLimit(/^Set: Deposits, in 24 hours/, '500');
  const row = page.getByRole('listitem').filter({ hasText: 'in 24 hours' }).first();
  await row.getByText('₱500.00 left').waitFor();
  await setLimit(/^Change: Deposits, in 24 hours/, '300');
  await row.getByText('₱300.00 left').waitFor();
  await setLimit(/^Change: Deposits, in 24 hours/, '900');
  await row.getByText(/From .* on the limit is ₱900\.00/).waitFor();
  await row.getByText('₱300.00 left').waitFor();
  await expectAccessible(page, 'limits, one of them to become looser');
  await row.getByRole('button', { name: /^Keep it as it is/ }).click();
  await row.getByText(/on the limit is/).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: /^Set: Time played, in 7 days/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '2 h', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save the limit' }).click();
  await page.getByText('2 h left').waitFor();

  await page.getByRole('tab', { name: 'Limits' }).press('End');
  await page.getByText('Higher limit cancelled: Deposits, in 24 hours, ₱300.00').waitFor();
  await page.getByText('Limit set: Deposits, in 24 hours, ₱500.00 → ₱300.00').waitFor();
  await expectAccessible(page, 'the record of changes');

  await page.goto(`${marquee.url}/account`);
  await page.getByRole('link', { name: 'Your limits Deposits in 24 hours: ₱300.00 left' }).waitFor();
  await page.goto(`${marquee.url}/deposit`);
  await page.getByText('Your limit leaves ₱300.00 in 24 hours.').waitFor();
  await page.getByLabel('Amount', { exact: true }).fill('400');
  await page.getByRole('radio', { name: /^No bonus/ }).check();
  await page.getByRole('button', { name: /^Pay with/ }).click();
  await page.getByText('You have reached a limit that you set.').waitFor();
});

test('S1.5 in play a stake beyond a limit is explained, a reality check asks, and the time that is over closes the game', async () => {
  const host = 'tropico.localhost';
  const member = await openMember(marquee, host, 'tropico', '1000.00');
  await page.setViewportSize(phone);
  await enter(page, marquee, member, '/responsible-gaming?filter=check');
  await page.getByText('15 min', { exact: true }).click();
  await page.getByText('Saved. It applies now.').waitFor();
  await page.getByText('The next one comes in 15 min of play.').waitFor();
  await expectAccessible(page, 'the reality check');
  await expectNoOverflow(page, 'safer play');
  await page.getByRole('tab', { name: 'Limits' }).click();
  await setLimit(/^Set: Stakes, in 24 hours/, '25');

  const address = `${marquee.siteUrl(host)}/playnow?provider_code=MARQUEE&game_code=${game.code}`;
  await page.goto(address);
  await page.getByRole('button', { name: 'Play for real' }).click();
  const frame = page.frameLocator(`iframe[title="${game.name}"]`);
  await frame.locator('[data-action="spin"]').waitFor({ timeout: 60_000 });
  await frame.locator('.bet-value').click();
  await frame.getByRole('button', { name: /^₱\s?20(\.00)?$/ }).click();
  await playFast(frame);
  await letHavePlayed(member, 16);
  await spin(frame);
  const check = page.getByRole('dialog', { name: 'Reality check' });
  await check.getByText('You have played for 16 min since you signed in.').waitFor();
  await check.getByText('₱20.00', { exact: true }).first().waitFor();
  await expectAccessible(page, 'a reality check in play');
  await page.keyboard.press('Escape');
  await check.getByRole('button', { name: 'Continue' }).click();
  await check.waitFor({ state: 'detached' });

  await frame.locator('[data-action="spin"]').click();
  await page.getByText('This stake goes beyond a limit. Stakes in 24 hours: ₱5.00 left.').waitFor();
  await expectAccessible(page, 'a stake beyond a limit');

  // A limit that is set meanwhile, in another window of his, ends the game with the next stake.
  const { token } = await callFor(marquee, member, '/api/auth/login', { password });
  const limit = { kind: 'session_time', window: '24h', minutes: 10 };
  await callFor(marquee, member, '/api/safety/limit_set', { auth: token, ...limit });
  await frame.locator('dialog[open] button').first().click();
  await frame.locator('[data-action="spin"]').click();
  await page.getByRole('heading', { name: 'Your playing time is used up' }).waitFor();
  expect(await page.locator('iframe').count()).toBe(0);

  await letHavePlayed(member, 40);
  await page.goto(address);
  await page.getByRole('button', { name: 'Play for real' }).click();
  await check.getByRole('button', { name: 'Stop playing' }).click();
  await page.getByRole('heading', { name: 'You have stopped' }).waitFor();
  await check.waitFor({ state: 'detached' });
  expect(await page.locator('iframe').count()).toBe(0);
  await expectAccessible(page, 'the place of a game that was stopped');

  await page.goto(address);
  await page.getByRole('button', { name: 'Play for real' }).click();
  await page.getByRole('heading', { name: 'Your playing time is used up' }).waitFor();
  await page.getByText('You set yourself 10 min in 24 hours.').waitFor();
});

test('S1.5 S1.10 a break stops play and deposits, says until when, and leaves the money', async () => {
  const host = 'fiesta.localhost';
  const origin = marquee.siteUrl(host);
  const member = await openMember(marquee, host, 'fiesta', '700.00');
  await enter(page, marquee, member, '/responsible-gaming?filter=break');
  await page.getByLabel('For how long').first().selectOption({ label: '7 days' });
  await page.getByRole('button', { name: 'Begin the break' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('It cannot be shortened, by you or by us.').waitFor();
  await expectAccessible(page, 'the question before a break');
  await dialog.getByRole('button', { name: 'Begin the break' }).click();
  await dialog.getByText('₱700.00 is yours, and can be withdrawn now or later.').waitFor();
  await expectAccessible(page, 'a break that has begun');
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${origin}/`);

  // Who takes a break can still sign in: for his money and his history.
  await enter(page, marquee, member, '/deposit');
  await page.getByRole('heading', { name: 'You are taking a break' }).waitFor();
  await page.getByText(/^Play and deposits are possible again from /).waitFor();
  expect(await page.getByLabel('Amount', { exact: true }).count()).toBe(0);
  await expectAccessible(page, 'the cashier during a break');
  await page.goto(`${origin}/playnow?provider_code=MARQUEE&game_code=${game.code}`);
  await page.getByRole('heading', { name: 'You are taking a break' }).waitFor();
  expect(await page.getByRole('button', { name: 'Play for real' }).count()).toBe(0);
  await page.getByText(/^Play and deposits are possible again from /).waitFor();

  await page.goto(`${origin}/responsible-gaming?filter=break`);
  await page.getByRole('button', { name: 'Exclude myself' }).click();
  await expectAccessible(page, 'the question before an exclusion');
  const send = dialog.getByRole('button', { name: 'Exclude myself now' });
  expect(await send.isDisabled()).toBe(true);
  await dialog.getByLabel('I have read this, and I want it.').check();
  await send.click();
  await confirmIdentity(page, password);
  await dialog.getByText(/^There is no play and no deposit until /).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'You have excluded yourself' }).waitFor();
  await page.getByText(/Then you may ask to play again\.$/).waitFor();
  await page.goto(`${origin}/withdrawal`);
  await page.getByText('Available now').waitFor();
});

test('S1.10 an account is closed by its player, and the balance goes to his bank account', async () => {
  const member = await openMember(marquee, 'localhost', 'aurum', '60.00');
  await enter(page, marquee, member, '/responsible-gaming?filter=break');
  await page.getByRole('button', { name: 'Close my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'Add bank account' }).click();
  await page.getByLabel('Bank', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Account number').fill('00998877665544');
  await page.getByRole('button', { name: 'Add bank account' }).click();
  await confirmIdentity(page, password);
  await page.getByText('Default', { exact: true }).waitFor();
  await page.goto(`${marquee.url}/responsible-gaming?filter=break`);
  await page.getByRole('button', { name: 'Close my account' }).click();
  await dialog.getByText(/^₱60\.00 goes to .*5544/).waitFor();
  await expectAccessible(page, 'the question before an account is closed');
  await dialog.getByLabel('I have read this, and want my account closed.').check();
  await dialog.getByRole('button', { name: 'Close it now' }).click();
  await confirmIdentity(page, password);
  await page
    .getByRole('dialog', { name: 'Your account is closed' })
    .getByText(/^₱60\.00 is on its way to /)
    .waitFor();
  await page.waitForURL(`${marquee.url}/`);
  await expect(callFor(marquee, member, '/api/auth/login', { password })).rejects.toThrow('CLOSE');
});
