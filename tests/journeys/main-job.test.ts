import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { factsOf } from '@marquee/themes/registry.ts';
import { approveWithdrawal, listForReview } from '@marquee/server/cashier/review.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import {
  deposit,
  expectAccessible,
  expectLedgerBalance,
  ledgerBalance,
  patience_ms,
  playFast,
  readAmount,
  register,
  spin,
} from './steps.ts';

/** The main job, end to end, in a real browser: what a player does from the first visit to the statement. */

const game = { code: 'fruit-party', name: 'Fruit Party' };
const spins = 20;
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

let marquee: TestConstellation;
let browser: Browser;
beforeAll(async () => {
  marquee = await startTestConstellation();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});

test.each([
  { template: 'casino1', host: 'localhost', size: 'a phone', viewport: phone },
  { template: 'casino1', host: 'localhost', size: 'a desktop', viewport: desktop },
  { template: 'slot2', host: 'tropico.localhost', size: 'a phone', viewport: phone },
  { template: 'slot2', host: 'tropico.localhost', size: 'a desktop', viewport: desktop },
  { template: 'slot5', host: 'fiesta.localhost', size: 'a phone', viewport: phone },
])(
  'S1.1 S1.10 on $template and $size: visit, register, deposit, play, withdraw, read the history',
  { timeout: 600_000 },
  async ({ template, host, viewport }) => {
    const context = await browser.newContext({
      viewport,
      hasTouch: viewport === phone,
      isMobile: viewport === phone,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(patience_ms);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const origin = marquee.siteUrl(host);
    const accountId = `rosa-${template}-${viewport.width}`;

    await visit(page, origin, template);
    await register(page, origin, {
      accountId,
      password: 'a walk along the bay',
      phone: `6391${viewport.width}${template.length}1234`,
    });

    await page.getByRole('link', { name: 'Make a first deposit' }).click();
    await deposit(page, '₱1,000', '₱1,000.00');
    expect(await ledgerBalance(marquee.owner, accountId)).toBe(100_000_000n);

    await play(page, origin, accountId);
    await withdraw(page, origin, accountId, `00${viewport.width}567890`);
    await readHistories(page, origin, accountId);

    await page.goto(`${origin}/profile`);
    await page.getByText('Full name').waitFor();
    await page.getByText('Signed in since').waitFor();
    await expectAccessible(page, 'the profile');
    expect(faults).toEqual([]);
    await context.close();
  },
);

/** The home page in the site's template; where the template signs in by a modal, it comes by itself after a second. */
async function visit(page: Page, origin: string, template: string): Promise<void> {
  await page.goto(origin);
  expect(await page.locator('body').getAttribute('class')).toContain(`template-${template}`);
  const login = factsOf(template)?.login ?? 'page';
  if (login !== 'page') {
    const modal = page.locator(login);
    await modal.getByLabel('Account name').waitFor();
    await expectAccessible(page, 'S2.4 S2.5 the sign-in modal');
    await modal.getByRole('button', { name: 'Close' }).click();
    await modal.waitFor({ state: 'hidden' });
  }
  await page.goto(`${origin}/login`);
  await page.getByLabel('Account name').waitFor();
  await expectAccessible(page, 'the sign-in page');
}

async function play(page: Page, origin: string, accountId: string): Promise<void> {
  await page.goto(`${origin}/playnow?provider_code=MARQUEE&game_code=${game.code}`);
  const frame = page.frameLocator(`iframe[title="${game.name}"]`);
  await frame.locator('[data-action="spin"]').waitFor({ timeout: 60_000 });
  await expectAccessible(page, "the game's page");
  await frame.locator('.bet-value').click();
  await frame.getByRole('button', { name: /^₱\s?20(\.00)?$/ }).click();
  await playFast(frame);
  await expectLedgerBalance(page, marquee.owner, accountId);
  for (let round = 1; round <= spins; round += 1) {
    await spin(frame);
    await expectLedgerBalance(page, marquee.owner, accountId);
  }
  await page.getByRole('button', { name: 'Favourite' }).click();
}

/** An account number is one player's on a site, so each has his own. */
async function withdraw(page: Page, origin: string, accountId: string, bankAccount: string): Promise<void> {
  await page.goto(`${origin}/withdrawal`);
  await page.getByLabel('Bank', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Account number').fill(bankAccount);
  await expectAccessible(page, 'adding a bank account');
  await page.getByRole('button', { name: 'Add bank account' }).click();
  await page.getByLabel('Amount', { exact: true }).fill('150');
  await page.getByRole('button', { name: 'Check and send' }).click();
  await expectAccessible(page, 'the confirmation of a withdrawal');
  const before = await ledgerBalance(marquee.owner, accountId);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await page.getByText('Waiting for a decision').waitFor();
  await expectAccessible(page, 'a withdrawal that waits');
  expect(await ledgerBalance(marquee.owner, accountId)).toBe(before - 15_000_000n);

  const { app } = marquee.marquee;
  const request = (await listForReview(app.db)).find((one) => one.account_id === accountId);
  if (!request) throw new Error('The operator sees no request.');
  const { status } = await approveWithdrawal(app, request.withdrawal_id, 'journey');
  expect(status).toBe('paid');
  await page.getByText('Waiting for a decision').waitFor({ state: 'detached' });
}

async function readHistories(page: Page, origin: string, accountId: string): Promise<void> {
  const owner = marquee.owner;
  const { rows } = await owner.query<{ rounds: number; movements: number }>(
    `select (select count(*)::int from rounds.round where (site_id, player_id) = (player.site_id, player.player_id)) as rounds,
       (select count(*)::int from ledger.operation
         where (site_id, player_id) = (player.site_id, player.player_id)) as movements
     from players.player where account_id = $1`,
    [accountId],
  );
  expect(rows[0]?.rounds).toBe(spins);

  await page.goto(`${origin}/bet-history`);
  await page.getByText(`${spins} entries`).waitFor();
  await expectAccessible(page, 'the bet history');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await page.getByRole('button', { name: 'Page 2' }).and(page.locator('[aria-current="page"]')).waitFor();
  await page
    .getByRole('button', { name: /^Look at this round/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Verify it at the provider' }).waitFor();
  await expectAccessible(page, 'one round');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.goto(`${origin}/transaction-history`);
  await page.getByText(/^\d+ entries$/).waitFor();
  await expectAccessible(page, 'the transactions');
  await page.getByLabel('Show').selectOption('withdrawals');
  await page.getByText('Withdrawal requested').waitFor();
  await page.getByLabel('Show').selectOption('deposits');
  await page.getByText('1 entry').waitFor();

  await page.goto(`${origin}/statement`);
  await page.getByText('Closing balance').last().waitFor();
  const lines = await page.locator('dl dd').allInnerTexts();
  const amounts = lines.map(readAmount);
  const closing = amounts.at(-1) ?? -1n;
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0n)).toBe(closing);
  expect(closing).toBe(await ledgerBalance(owner, accountId));
  expect(amounts[1]).toBe(100_000_000n);
  expect(amounts[2]).toBe(-15_000_000n);
  expect(amounts[3]).toBe(BigInt(-spins) * 2_000_000n);
  await expectAccessible(page, 'the statement');
}
