import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBankAccount } from '@marquee/server/cashier/bank-account.ts';
import { requestWithdrawal } from '@marquee/server/cashier/request-withdrawal.ts';
import { newId } from '@marquee/server/kernel/ids.ts';
import { minorPerUnit } from '@marquee/server/kernel/money.ts';
import { seedPlayer } from '@marquee/server/players/seed-player.ts';
import {
  expectScreensAccessible,
  startConsoleJourney,
  type ConsoleJourney,
  type Enrolled,
} from './operator.ts';
import { expectAccessible } from './steps.ts';

/** Operators who hold payments against the gateway, pay by hand and settle by two, and limit from where a colleague works. */

let journey: ConsoleJourney;
let ana: Enrolled;
let ben: Enrolled;
let depositId: string;
/** A withdrawal of the player. */
let withdraw: (amount_units: bigint) => Promise<string>;
const accountId = 'paid.by.hand';
beforeAll(async () => {
  journey = await startConsoleJourney();
  ana = await journey.enrol('ana@example.com', 'Ana Reyes');
  ben = await journey.enrol('ben@example.com', 'Ben Cruz');
  const { app } = journey.marquee.marquee;
  const { owner } = journey.marquee;
  await owner.query('update sites.site set turnover_multiple = 0');
  await owner.query('update cashier.site_setting set bank_account_wait_hours = 0, security_wait_hours = 0');
  app.sites.forget();
  const site = await app.sites.byDomain('localhost');
  const details = {
    accountId,
    fullName: 'Maria Santos',
    birthDate: '1990-05-17',
    phone: '+639170007711',
    email: 'by.hand@example.com',
    language: 'EN' as const,
  };
  const wallet = await seedPlayer(app, site, details, 2000n * minorPerUnit);
  const now = new Date();
  const session = {
    ...wallet,
    sessionId: newId(),
    accountId,
    startedAt: now,
    expiresAt: now,
    status: 'active' as const,
  };
  const account = await addBankAccount(app, session, {
    bankName: 'GCash',
    accountName: 'Maria Santos',
    accountNumber: '77001231111',
  });
  withdraw = async (amount_units) =>
    (
      await requestWithdrawal(app, session, {
        idempotencyKey: newId(),
        bankAccountId: account.bank_account_id,
        amount: amount_units * minorPerUnit,
      })
    ).withdrawal_id;
  await withdraw(400n);
  // A deposit that we have as paid, and that the gateway does not know.
  depositId = newId();
  await owner.query(
    `insert into cashier.deposit (site_id, player_id, deposit_id, idempotency_key, method_code, gateway, amount, currency,
      return_url, status, gateway_payment_id, created_at, expires_at, settled_at)
    values ($1, $2, $3, 'journey', 'sandbox_wallet', 'sandbox', 50000000, 'PHP', '', 'credited', 'not-known-at-the-gateway', now(), now(), now())`,
    [wallet.siteId, wallet.playerId, depositId],
  );
});
afterAll(() => journey?.close());

test('a day is held against the gateway’s list: a difference is an alert, leads to its payment, and is explained', async () => {
  const { page } = ana;
  await page.goto(`${journey.origin}/reconciliation`);
  await page.getByText('Nothing reconciled yet').waitFor();
  await page.getByRole('button', { name: 'Reconcile now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reconcile now' });
  await dialog.getByLabel('Day (UTC)').fill(new Date().toISOString().slice(0, 10));
  await expectAccessible(page, 'the question for a day');
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await page.getByText('1 difference found').waitFor();
  const panel = page.getByRole('complementary');
  await panel.getByText('Missing there').waitFor();
  await expectAccessible(page, 'a reconciliation with a difference');

  await page.goto(`${journey.origin}/today`);
  await page.getByRole('link', { name: '1 payment differs between us and a gateway' }).click();
  await page.getByRole('row').filter({ hasText: 'Sandbox' }).click();
  await panel.getByRole('link', { name: 'Open the deposit' }).click();
  await expect.poll(() => page.url()).toContain(`/deposits?open=${depositId}`);
  await page.getByRole('complementary').getByText(accountId).first().waitFor();

  await page.goto(`${journey.origin}/reconciliation`);
  await page.getByRole('row').filter({ hasText: 'Sandbox' }).click();
  await panel.getByRole('button', { name: 'Explain' }).click();
  const why = page.getByRole('dialog', { name: 'Why is nothing to be done?' });
  await why.getByLabel('Reason').fill('Entered by hand after the outage of the gateway');
  await why.getByRole('button', { name: 'Explain' }).click();
  await page.getByText('Noted. The alert is gone.').waitFor();
  await panel.getByText('Entered by hand after the outage').waitFor();

  // A statement does what no list can.
  await page.getByRole('button', { name: 'Upload a statement' }).click();
  const upload = page.getByRole('dialog', { name: 'Upload a statement' });
  await upload.getByLabel('Gateway').selectOption('manual');
  await upload.getByRole('button', { name: 'Compare' }).click();
  await upload.getByText('Choose a file.').waitFor();
  const yesterday = await upload.getByLabel('Day (UTC)').inputValue();
  await upload.getByLabel('Statement').setInputFiles({
    name: 'bank.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`id,amount,date\nB-17,120.00,${yesterday}\n`),
  });
  await upload.getByRole('button', { name: 'Compare' }).click();
  // The last columns have no room beside the panel.
  await panel.getByText('B-17').waitFor();
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('row').filter({ hasText: 'bank.csv' }).getByText('1 open').waitFor();
});

test('a withdrawal that was paid by hand counts as paid once a second operator agrees', async () => {
  const { page } = ana;
  await page.goto(`${journey.origin}/withdrawals`);
  await page.getByRole('row').filter({ hasText: accountId }).click();
  await page.getByRole('complementary').getByRole('button', { name: 'Paid by hand' }).click();
  const dialog = page.getByRole('dialog', { name: 'Was ₱400.00 paid by hand?' });
  await dialog.getByLabel('Reference of the transfer').fill('BDO 2026-77');
  await dialog.getByLabel('Reason').fill('Sent by online banking');
  await expectAccessible(page, 'the record of a payout by hand');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await page.getByRole('complementary').getByText('paid by hand under BDO 2026-77').waitFor();
  expect(await page.getByRole('complementary').getByRole('button', { name: 'Paid by hand' }).count()).toBe(0);

  await ben.page.goto(`${journey.origin}/approvals`);
  await ben.page
    .getByRole('row')
    .filter({ hasText: `Payout by hand to ${accountId}` })
    .click();
  await ben.page.getByRole('complementary').getByRole('button', { name: 'Approve', exact: true }).click();
  const agree = ben.page.getByRole('dialog');
  await agree.getByLabel('Reason').fill('Seen in the statement of the bank');
  await agree.getByRole('button', { name: 'Approve', exact: true }).click();
  await ben.page.getByText(`Done for ${accountId}.`).waitFor();
  const { rows } = await journey.marquee.owner.query(
    'select status, gateway, gateway_payout_id from cashier.withdrawal',
  );
  expect(rows).toEqual([{ status: 'paid', gateway: 'manual', gateway_payout_id: 'BDO 2026-77' }]);
});

test('a payout that paid less than was held is settled with what left, once a second operator agrees', async () => {
  const id = await withdraw(300n);
  // As after a request that got no answer.
  await journey.marquee.owner.query(
    "update cashier.withdrawal set status = 'paying', requested_at = now() where withdrawal_id = $1",
    [id],
  );
  const { page } = ana;
  const panel = page.getByRole('complementary');
  await page.goto(`${journey.origin}/withdrawals?status=paying&open=${id}`);
  await panel.getByRole('button', { name: 'Found at the gateway' }).click();
  const found = page.getByRole('dialog', { name: 'Was ₱300.00 found at the gateway?' });
  await found.getByLabel('The gateway’s id of the payout').fill('no-such-payout');
  await found.getByLabel('Reason').fill('Looked for it there');
  await found.getByRole('button', { name: 'Found at the gateway' }).click();
  await found.getByText('The gateway could not look up this payout.').waitFor();
  await expectAccessible(page, 'a payout that the gateway does not know');
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Settle as paid' }).click();
  const dialog = page.getByRole('dialog', { name: 'What was paid instead of ₱300.00?' });
  await dialog.getByLabel('What was paid, in PHP').fill('280.00');
  await dialog.getByLabel('Reference of the payout').fill('BPI 280');
  await dialog.getByLabel('Reason').fill('As the statement of the bank says');
  await expectAccessible(page, 'the settlement of a payout');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await panel.getByText('says that ₱280.00 was paid under BPI 280').waitFor();

  await ben.page.goto(`${journey.origin}/approvals`);
  await ben.page
    .getByRole('row')
    .filter({ hasText: `Payout to ${accountId} settled by operators` })
    .click();
  await ben.page.getByRole('complementary').getByRole('button', { name: 'Approve', exact: true }).click();
  const agree = ben.page.getByRole('dialog', { name: `Settle ₱280.00 to ${accountId}?` });
  await agree.getByLabel('Reason').fill('Seen in the statement of the bank');
  await agree.getByRole('button', { name: 'Approve', exact: true }).click();
  await ben.page.getByText(`Done for ${accountId}.`).waitFor();
  const { rows } = await journey.marquee.owner.query(
    'select status, amount, gateway_payout_id from cashier.withdrawal where withdrawal_id = $1',
    [id],
  );
  expect(rows).toEqual([
    { status: 'paid', amount: (280n * minorPerUnit).toString(), gateway_payout_id: 'BPI 280' },
  ]);
});

test('an operator whose address is not on their list is led to sign-in; nobody takes their own away', async () => {
  const { page } = ana;
  const set = async (name: string, addresses: string): Promise<void> => {
    await page.goto(`${journey.origin}/operators`);
    await page.getByRole('row').filter({ hasText: name }).click();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `From where may ${name} work?` });
    await dialog.getByLabel('Addresses and ranges, one a line').fill(addresses);
    await dialog.getByLabel('Reason').fill('Works from the office');
    await dialog.getByRole('button', { name: 'Save addresses' }).click();
  };
  await set('Ana Reyes', '203.0.113.0/24');
  await page.getByText('you would lock yourself out').waitFor();
  await expectAccessible(page, 'the addresses of an operator');
  await set('Ben Cruz', 'office');
  await page.getByText('Line 1 is neither an address nor a range.').waitFor();
  await set('Ben Cruz', '203.0.113.7\n203.0.113.128/25');
  await page.getByText('The addresses of Ben Cruz were saved.').waitFor();
  await ben.page.goto(`${journey.origin}/today`);
  await ben.page.getByLabel('E-mail', { exact: true }).waitFor();
});

test('the screens are accessible; one whose call fails says so, and goes on when asked again', async () => {
  const { page, origin } = { ...ana, origin: journey.origin };
  await expectScreensAccessible(page, origin, ['reconciliation', 'withdrawals?status=paid']);
  // What was looked at last was a phone, whose rows do not show the name of a statement.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route('**/operate/reconciliation/list', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${origin}/reconciliation`);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await expectAccessible(page, 'a reconciliation that could not be read');
  await page.unroute('**/operate/reconciliation/list');
  await again.click();
  await page.getByText('bank.csv').first().waitFor();
});
