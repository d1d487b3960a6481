import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseMoney } from '@marquee/server/kernel/money.ts';
import { formatMoney, fromMinor } from '@marquee/ui/data/decimal.ts';
import { findWallet } from '@marquee/server/safety/operator.ts';
import { claimMission, playSlot, publishMission } from './console-player.ts';
import {
  confirmSecondFactor,
  expectScreensAccessible,
  startConsoleJourney,
  type ConsoleJourney,
  type Enrolled,
} from './operator.ts';
import { confirmIdentity, english, expectAccessible, reachInCashier, register } from './steps.ts';

/** Money through the console: a brand opens, a player pays in by bank, plays and withdraws, and the books agree. */

let journey: ConsoleJourney;
let asking: Enrolled;
let deciding: Enrolled;
beforeAll(async () => {
  journey = await startConsoleJourney();
  asking = await journey.enrol('asks@example.com', 'Bea Asks');
  deciding = await journey.enrol('decides@example.com', 'Cy Decides');
});
afterAll(() => journey?.close());

const brand = { name: 'Silver Kalesa', code: 'silver-kalesa', domain: 'silver-kalesa.localhost' };
const player = { accountId: 'kalesa.fan', password: 'a walk along the bay', phone: '09175559876' };

async function openBrand(page: Page): Promise<void> {
  await page.goto(`${journey.origin}/sites/new`);
  await page.getByLabel('Name of the brand').fill(brand.name);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Fiesta, mangga' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Currency').selectOption('PHP');
  await page.getByLabel('Minimum age').fill('21');
  await page.getByRole('button', { name: 'Open a brand' }).click();
  await page.getByRole('heading', { name: `${brand.name} is open` }).waitFor();
}

/** Decide the one request that is about something. */
async function approve({ page }: Enrolled, about: string, said: string): Promise<void> {
  await page.goto(`${journey.origin}/approvals`);
  await page.getByRole('row').filter({ hasText: about }).click();
  await page.getByRole('complementary').getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Checked against the bank');
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByText(said).waitFor();
}

test('a brand takes a bank transfer, its player plays and withdraws, and every book agrees to the last unit', async () => {
  const { marquee, origin } = journey;
  const { page } = asking;
  await openBrand(page);
  const base = marquee.siteUrl(brand.domain);
  // How much of a deposit is to be staked is the site's choice; the whole would take dozens of spins.
  await marquee.owner.query('update sites.site set turnover_multiple = 0.2 where site_code = $1', [
    brand.code,
  ]);
  marquee.marquee.app.sites.forget();

  // A way to pay in is added by two.
  await page.goto(`${origin}/methods?site=${brand.code}`);
  await page.getByRole('button', { name: 'Add a method' }).click();
  const form = page.getByRole('dialog', { name: 'Add a method' });
  await form.getByLabel('Name', { exact: true }).fill('Transfer to BPI');
  await form.getByLabel('Code', { exact: true }).fill('bpi');
  await form.getByLabel('Bank', { exact: true }).fill('BPI');
  await form.getByLabel('Account holder').fill('Kalesa Inc.');
  await form.getByLabel('Account number').fill('9988 7766 55');
  await form.getByLabel('Minimum (PHP)').fill('100');
  await form.getByLabel('Maximum (PHP)').fill('50000');
  await form.getByLabel('Quick amounts').fill('500, 1000');
  await form.getByLabel('Usual time in minutes').fill('30');
  await form.getByLabel('Reason').fill('The first way to pay in');
  await expectAccessible(page, 'the form of a payment method');
  await form.getByRole('button', { name: 'Ask for approval' }).click();
  await page.getByText('A second operator was asked to approve it.').waitFor();
  await approve(deciding, 'bpi', 'Done for bpi.');

  // The player registers, sees the account and the reference, and sends a picture of the slip.
  const site = await journey.openPage();
  const way = { base, say: english, axe: false };
  await site.goto(base);
  await register(site, way, player);
  await site.goto(`${base}/deposit`);
  await reachInCashier(site, english, site.getByText('Transfer to BPI'));
  await site.getByRole('radio', { name: /Transfer to BPI/ }).check();
  const pick = site.getByRole('button', { name: '₱500', exact: true });
  await reachInCashier(site, english, pick);
  await pick.click();
  await reachInCashier(site, english);
  await site.locator('main form button[type="submit"]').click();
  await site.getByText('9988 7766 55').waitFor();
  const slip = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#e8e2d0' } })
    .jpeg()
    .toBuffer();
  await site
    .locator('input[type="file"]')
    .setInputFiles({ name: 'slip.jpg', mimeType: 'image/jpeg', buffer: slip });
  await site.getByRole('button', { name: english('transfer.send') }).click();
  await site.getByRole('heading', { name: english('transfer.review') }).waitFor();

  // An operator looks at the proof and credits what arrived, a little less than was said.
  await page.goto(`${origin}/today`);
  await page.getByRole('link', { name: /Bank transfers to check/ }).click();
  await page.getByRole('row').filter({ hasText: player.accountId }).click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: 'Show the proof' }).click();
  await panel.getByRole('img', { name: `Proof of ${player.accountId}` }).waitFor();
  await expectAccessible(page, 'a deposit with its proof');
  await panel.getByRole('button', { name: 'Credit', exact: true }).click();
  const credit = page.getByRole('dialog', { name: /Credit the deposit/ });
  await credit.getByLabel('Amount that arrived (PHP)').fill('480');
  await credit.getByLabel('Reference of the payment').fill('BPI-20261126-1');
  await credit.getByText('This is not what the player said.').waitFor();
  await credit.getByLabel('Reason').fill('The bank took 20 for itself');
  await credit.getByRole('button', { name: 'Credit', exact: true }).click();
  await page.getByText(`The deposit of ${player.accountId} was credited.`).waitFor();
  await site.getByRole('heading', { name: english('deposit.credited', { amount: '₱480.00' }) }).waitFor();

  // An operator publishes a mission; the player plays a slot of the house until it is done, and claims what it gives.
  const { app } = marquee.marquee;
  const wallet = await findWallet(app.db, brand.code, player.accountId);
  await publishMission(page, brand.code);
  const { stakes, payouts } = await playSlot(site, base, marquee, player.accountId);
  const reward = await claimMission(site, base);
  // How long a new bank account waits is the site's choice.
  await marquee.owner.query(
    `update cashier.site_setting set bank_account_wait_hours = 0 where site_id = ${wallet.siteId}`,
  );

  await site.goto(`${base}/withdrawal`);
  await site.getByLabel(english('bank.name'), { exact: true }).selectOption({ index: 1 });
  await site.getByLabel(english('bank.number')).fill('0055566677');
  await site.getByRole('button', { name: english('bank.add') }).click();
  await confirmIdentity(site, player.password);
  await site.getByLabel(english('withdrawal.amount'), { exact: true }).fill('300');
  await reachInCashier(site, english);
  await site.getByRole('button', { name: english('withdrawal.review') }).click();
  await site.getByRole('button', { name: english('withdrawal.send') }).click();
  await site.getByRole('heading', { name: english('withdrawal.open') }).waitFor();

  // A rule asks for two from 200 on; one operator asks and the other approves.
  await page.goto(`${origin}/approvals`);
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change rules' }).click();
  const rule = page.getByRole('dialog', { name: 'Change rules' });
  await rule.getByLabel('Currency').selectOption('PHP');
  await rule.getByLabel('Amount').fill('200');
  await rule.getByLabel('Reason').fill('Large ones by two');
  await rule.getByRole('button', { name: 'Save rule' }).click();
  await page.getByText('The rule is saved.').waitFor();
  await page.goto(`${origin}/withdrawals`);
  await page.getByRole('row').filter({ hasText: player.accountId }).click();
  await page.getByRole('complementary').getByRole('button', { name: 'Ask for approval' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for approval' }).click();
  await page
    .getByText(`A second operator was asked to approve the withdrawal of ${player.accountId}.`)
    .waitFor();
  await journey.forgetSecondFactor();
  await deciding.page.goto(`${origin}/approvals`);
  await deciding.page.getByRole('row').filter({ hasText: player.accountId }).click();
  await deciding.page
    .getByRole('complementary')
    .getByRole('button', { name: 'Approve', exact: true })
    .click();
  const decision = deciding.page.getByRole('dialog');
  await decision.getByLabel('Reason').fill('The account is theirs');
  await decision.getByRole('button', { name: 'Approve', exact: true }).click();
  await confirmSecondFactor(deciding);
  await deciding.page.getByText(`Paid to ${player.accountId}.`).waitFor();

  // The player's page, the day, the report, the trial balance and the audit say the same, to the last unit.
  const [paidIn, paidOut] = [parseMoney('480.00'), parseMoney('300.00')];
  const said = (amount: bigint): string => formatMoney(fromMinor(amount), 'PHP');
  const kept = paidIn - stakes + payouts + reward - paidOut;
  expect((await app.ledger.balance(wallet))?.real).toBe(kept);
  await page.goto(`${origin}/players/${wallet.playerId}`);
  await page.getByText(said(kept)).first().waitFor();
  await page.goto(`${origin}/today?site=${brand.code}`);
  const figures = {
    Deposits: paidIn,
    Withdrawals: paidOut,
    Turnover: stakes,
    GGR: stakes - payouts,
    NGR: stakes - payouts - reward,
  };
  for (const [figure, amount] of Object.entries(figures)) {
    const tile = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: figure, exact: true }) });
    await tile.getByText(said(amount), { exact: true }).first().waitFor();
  }
  await page.goto(`${origin}/reports?site=${brand.code}`);
  const day = page.locator('[role="grid"] [data-index="0"]');
  await day.waitFor();
  const row = await day.innerText();
  for (const amount of [stakes, stakes - payouts, reward, stakes - payouts - reward, paidIn, paidOut]) {
    expect(row, row).toContain(said(amount));
  }
  await page.goto(`${origin}/ledger?view=trial&site=${brand.code}`);
  await page.getByText('PHP: debits equal credits').waitFor();
  const trial = page.getByRole('grid', { name: 'Trial balance' });
  const sums = async (account: string): Promise<string> =>
    (await trial.getByRole('row').filter({ hasText: account }).innerText()).replaceAll('\n', ' ');
  // What players hold is what came in, less what went out, less what the house won, and what it gave.
  const held = await sums('Players, cash');
  expect(held).toContain(said(stakes + paidOut));
  expect(held).toContain(said(paidIn + payouts + reward));
  const gaming = await sums('Gaming');
  expect(gaming).toContain(said(payouts));
  expect(gaming).toContain(said(stakes));
  const clearing = await sums('Clearing, by hand');
  expect(clearing).toContain(said(paidIn));
  const { fault } = await app.ledger.verifyChain();
  expect(fault).toBeNull();
  const { rows } = await marquee.owner.query<{ call: string }>(
    'select call from operators.audit_entry where site_id = $1 order by entry_id',
    [wallet.siteId],
  );
  expect(rows.map(({ call }) => call)).toEqual([
    'sites/create',
    'methods/save',
    'approvals/decide',
    'deposits/view_proof',
    'deposits/approve',
    'rewards/publish',
    'withdrawals/approve',
    'approvals/decide',
  ]);
});

test('the screens of money are accessible, and a posting leads to its deposit', async () => {
  const { origin } = journey;
  const { page } = asking;
  await page.goto(`${origin}/ledger?site=${brand.code}`);
  await page.getByRole('row').filter({ hasText: 'Clearing, by hand' }).click();
  await page.getByRole('row').filter({ hasText: 'Deposit' }).first().click();
  const panel = page.getByRole('complementary');
  await panel.getByText('Clearing, by hand → Players, cash').waitFor();
  await expectAccessible(page, 'a transaction');
  await panel.getByRole('link', { name: 'Deposit' }).click();
  await page.getByRole('complementary').getByText('BPI-20261126-1').first().waitFor();
  await page.goto(`${origin}/ledger`);
  await page.getByRole('button', { name: 'Verify chain' }).click();
  await page
    .getByRole('dialog', { name: 'Chain of the ledger' })
    .getByText('as it was sealed')
    .or(page.getByText('as they were sealed'))
    .first()
    .waitFor();
  await expectScreensAccessible(page, origin, [
    'deposits?state=all',
    `methods?site=${brand.code}&open=bpi`,
    'ledger',
    `ledger?account=gaming&site=${brand.code}`,
    'ledger?view=trial',
  ]);
});
