import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isWhole, sampled } from '../sampled.ts';
import { approveWithdrawal, listForReview } from '@marquee/server/cashier/review.ts';
import { chineseTitle } from '@marquee/contract/game-titles.ts';
import { wordsOf } from '@marquee/site/app/words/testing/words-of.ts';
import { factsOf } from '@marquee/themes/registry.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import {
  confirmIdentity,
  deposit,
  expectAccessible,
  expectLedgerBalance,
  ledgerBalance,
  patience_ms,
  playFast,
  reachInCashier,
  readAmount,
  register,
  spin,
  type Surroundings,
} from './steps.ts';

/** The main job, end to end, in a real browser: what a player does from the first visit to the statement. */

const game = { provider_code: 'MARQUEE', game_code: 'fruit-party', game_name: 'Fruit Party' };
const nameIn = ({ language }: Journey): string =>
  language === 'CN' ? chineseTitle(game.game_code, game.game_name) : game.game_name;
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const sizes = { 'a phone': phone, 'a desktop': desktop } as const;

/** How a journey plays: how often it spins at least, for how much a spin; it goes on until it has won. */
interface Play {
  readonly spins: number;
  readonly bet: 20 | 50;
  /** With all the motion that the site and the game have, which takes its time. */
  readonly moves: boolean;
}
export const short: Play = { spins: 4, bet: 50, moves: false };
export const long: Play = { spins: 20, bet: 20, moves: false };
export const moving: Play = { ...short, moves: true };

/** A journey in one language and size. */
interface Journey extends Play {
  readonly language: 'EN' | 'CN';
  readonly size: keyof typeof sizes;
}
const password = 'a walk along the bay';
/** Not to have won by then happens once in ten thousand journeys: two spins in five pay something. */
const mostSpins = 16;

/** What the steps of a journey have in common. */
interface Way extends Surroundings {
  readonly accountId: string;
  readonly journey: Journey;
  readonly marquee: TestConstellation;
}

/**
 * Declares the four journeys of a template's brand: two languages, two sizes. Those in English may be others than short.
 * `npm test` takes two of them, with each language and each size; or `only` the one of a language.
 */
export function describeMainJob(
  template: string,
  host: string,
  english: { readonly phone: Play; readonly desktop: Play },
  only?: Journey['language'],
): void {
  let marquee: TestConstellation;
  let browser: Browser;
  beforeAll(async () => {
    [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
    // The whole of a deposit takes dozens of spins to stake; how much is to be staked is the operator's choice.
    await marquee.owner.query('update sites.site set turnover_multiple = 0.2');
    marquee.marquee.app.sites.forget();
  });
  afterAll(async () => {
    await browser?.close();
    await marquee?.close();
  });

  const journeys: readonly Journey[] = [
    { language: 'EN', size: 'a phone', ...english.phone },
    { language: 'CN', size: 'a desktop', ...short },
    { language: 'EN', size: 'a desktop', ...english.desktop },
    { language: 'CN', size: 'a phone', ...short },
  ];
  test.each(
    sampled(journeys, 2).filter(({ language }) => isWhole || only === undefined || language === only),
  )(
    `S1.1 S1.7 S1.10 S4.7 on ${template}, in $language on $size: sign up, deposit, play, win, read the history, withdraw`,
    { timeout: 600_000 },
    async (journey) => {
      const viewport = sizes[journey.size];
      const context = await browser.newContext({
        viewport,
        hasTouch: viewport === phone,
        isMobile: viewport === phone,
        reducedMotion: journey.moves ? 'no-preference' : 'reduce',
      });
      context.setDefaultTimeout(patience_ms);
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      const way: Way = {
        base: `${marquee.siteUrl(host)}${journey.language === 'CN' ? '/cn' : ''}`,
        say: wordsOf(journey.language),
        axe: journey.language === 'EN',
        accountId: `rosa-${journey.language}-${viewport.width}`.toLowerCase(),
        journey,
        marquee,
      };
      await visit(page, way, template);
      await register(page, way, {
        accountId: way.accountId,
        password,
        // As it is dialled in the country of the sites.
        phone: `0917${String(viewport.width).padStart(4, '0')}${journey.language === 'CN' ? 2 : 1}23`,
      });
      await page.getByRole('link', { name: way.say('register.depositWithout') }).click();
      await deposit(page, way, { pick: '₱1,000', credited: '₱1,000.00' });
      expect(await ledgerBalance(marquee.owner, way.accountId)).toBe(100_000_000n);

      const spins = await play(page, way);
      await withdraw(page, way);
      await readHistories(page, way, spins);
      expect(faults).toEqual([]);
      await context.close();
    },
  );
}

/** The home page in the site's template; where the template signs in by a modal, it comes by itself after a second. */
async function visit(page: Page, { base, say, axe, journey }: Way, template: string): Promise<void> {
  await page.goto(base);
  expect(await page.locator('html').getAttribute('class')).toContain(`template-${template}`);
  expect(await page.locator('html').getAttribute('lang')).toBe(journey.language === 'CN' ? 'zh' : 'en');
  const login = factsOf(template)?.login ?? 'page';
  if (login === 'page') return;
  const modal = page.locator(login);
  await modal.getByLabel(say('login.account')).waitFor();
  if (axe) await expectAccessible(page, 'the sign-in modal');
  await modal.getByRole('button', { name: say('common.close') }).click();
  await modal.waitFor({ state: 'hidden' });
}

/** Answers how many rounds were played. The balance over the game is the ledger's after each. */
async function play(page: Page, { base, say, accountId, journey, marquee }: Way): Promise<number> {
  await page.goto(`${base}/playnow?provider_code=MARQUEE&game_code=${game.game_code}`);
  await page.getByText(say('play.card.largest'), { exact: true }).waitFor();
  await page.getByRole('button', { name: say('play.forReal') }).click();
  const frame = page.frameLocator(`iframe[title="${nameIn(journey)}"]`);
  await frame.locator('[data-action="spin"]').waitFor({ timeout: 60_000 });
  await frame.locator('.bet-value').click();
  await frame.getByRole('button', { name: new RegExp(`^₱\\s?${journey.bet}(\\.00)?$`) }).click();
  await playFast(frame);
  await expectLedgerBalance(page, marquee.owner, accountId);
  const stake = BigInt(journey.bet) * 100_000n;
  let rounds = 0;
  let hasWon = false;
  while (rounds < journey.spins || (!hasWon && rounds < mostSpins)) {
    const before = await ledgerBalance(marquee.owner, accountId);
    await spin(frame);
    rounds += 1;
    await expectLedgerBalance(page, marquee.owner, accountId);
    if ((await ledgerBalance(marquee.owner, accountId)) > before - stake) hasWon = true;
  }
  expect(hasWon).toBe(true);
  await page.getByRole('button', { name: say('play.favourite') }).click();
  return rounds;
}

/** An account number is one player's on a site, so each has his own. */
async function withdraw(page: Page, { base, say, axe, accountId, journey, marquee }: Way): Promise<void> {
  await page.goto(`${base}/withdrawal`);
  await page.getByLabel(say('bank.name'), { exact: true }).selectOption({ index: 1 });
  await page
    .getByLabel(say('bank.number'))
    .fill(`00${sizes[journey.size].width}5678${journey.language === 'CN' ? 2 : 1}0`);
  await page.getByRole('button', { name: say('bank.add') }).click();
  await confirmIdentity(page, password, say);
  await page.getByLabel(say('withdrawal.amount'), { exact: true }).fill('150');
  await reachInCashier(page, say);
  await page.getByRole('button', { name: say('withdrawal.review') }).click();
  const send = page.getByRole('button', { name: say('withdrawal.send') });
  await send.waitFor();
  if (axe) await expectAccessible(page, 'the confirmation of a withdrawal');
  const before = await ledgerBalance(marquee.owner, accountId);
  await send.click();
  const waiting = page.getByRole('heading', { name: say('withdrawal.open') });
  await waiting.waitFor();
  if (axe) await expectAccessible(page, 'a withdrawal that waits');
  expect(await ledgerBalance(marquee.owner, accountId)).toBe(before - 15_000_000n);

  const { app } = marquee.marquee;
  const request = (await listForReview(app.db, app.clock.now())).find((one) => one.account_id === accountId);
  if (!request) throw new Error('The operator sees no request.');
  const { status } = await approveWithdrawal(app, request.withdrawal_id, 'journey');
  expect(status).toBe('paid');
  await waiting.waitFor({ state: 'detached' });
}

async function readHistories(page: Page, way: Way, spins: number): Promise<void> {
  const { base, say, axe, accountId, journey, marquee } = way;
  const { rows } = await marquee.owner.query<{ rounds: number; payouts: string }>(
    `select count(*)::int as rounds, coalesce(sum(payout), 0)::text as payouts from rounds.round
     join players.player using (site_id, player_id) where account_id = $1`,
    [accountId],
  );
  expect(rows[0]?.rounds).toBe(spins);

  await page.goto(`${base}/bet-history`);
  await page.getByText(say('list.count', { count: spins }), { exact: true }).waitFor();
  if (spins > 10) {
    const second = page.getByRole('button', { name: say('list.page', { page: 2 }) });
    await second.click();
    await second.and(page.locator('[aria-current="page"]')).waitFor();
  }
  await page
    .getByRole('button', { name: say('bets.lookAt', { game: nameIn(journey) }) })
    .first()
    .click();
  await page.getByRole('link', { name: say('bets.verify') }).waitFor();
  if (axe) await expectAccessible(page, 'one round');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('common.close') })
    .click();

  await page.goto(`${base}/transaction-history`);
  const show = page.getByLabel(say('transactions.show'));
  await show.selectOption('withdrawals');
  await page.getByText(say('transactions.type.withdrawal_hold')).waitFor();
  await show.selectOption('deposits');
  await page.getByText(say('list.count', { count: 1 }), { exact: true }).waitFor();

  await page.goto(`${base}/statement`);
  await page.getByText(say('statement.closing'), { exact: true }).waitFor();
  const lines = await page.locator('dl dd').allInnerTexts();
  const amounts = lines.map(readAmount);
  const closing = amounts.at(-1) ?? -1n;
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0n)).toBe(closing);
  expect(closing).toBe(await ledgerBalance(marquee.owner, accountId));
  expect(amounts[1]).toBe(100_000_000n);
  expect(amounts[2]).toBe(-15_000_000n);
  expect(amounts[3]).toBe(BigInt(-spins * journey.bet) * 100_000n);
  expect(amounts[4]).toBe(BigInt(rows[0]?.payouts ?? -1));
}
