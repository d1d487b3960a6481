import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvalsDecide } from '../../contract/operate/approvals/decide.ts';
import { approvalsList } from '../../contract/operate/approvals/list.ts';
import { approvalsSaveRule } from '../../contract/operate/approvals/save_rule.ts';
import { auditList } from '../../contract/operate/audit/list.ts';
import { withdrawalsApprove } from '../../contract/operate/withdrawals/approve.ts';
import { withdrawalsClosed } from '../../contract/operate/withdrawals/closed.ts';
import { withdrawalsGet } from '../../contract/operate/withdrawals/get.ts';
import { withdrawalsList } from '../../contract/operate/withdrawals/list.ts';
import { withdrawalsPay } from '../../contract/operate/withdrawals/pay.ts';
import { withdrawalsPayClosed } from '../../contract/operate/withdrawals/pay_closed.ts';
import { withdrawalsRefuse } from '../../contract/operate/withdrawals/refuse.ts';
import { withdrawalsReturned } from '../../contract/operate/withdrawals/returned.ts';
import { withdrawalsUnsent } from '../../contract/operate/withdrawals/unsent.ts';
import { addBankAccount } from '../../server/cashier/bank-account.ts';
import { requestWithdrawal } from '../../server/cashier/request-withdrawal.ts';
import { approveWithdrawal, payWithdrawalByHand, refuseWithdrawal } from '../../server/cashier/review.ts';
import { newId } from '../../server/kernel/ids.ts';
import { minorPerUnit } from '../../server/kernel/money.ts';
import type { WalletKey } from '../../server/ledger/ledger.ts';
import { seedPlayer } from '../../server/players/seed-player.ts';
import { recordWithdrawal } from '../../tools/operator/note-command.ts';
import { startGatewayBooks, type GatewayBooks } from '../contract/sequences-gateway.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

let gateway: GatewayBooks;
let platform: TestPlatform;
let operate: TestConsole;
let owner: TestOperator;
let asker: TestOperator;
let decider: TestOperator;
beforeAll(async () => {
  gateway = await startGatewayBooks(() => platform.clock.now());
  platform = await startPlatform({ ROLES: 'web,api', GATEWAY_URL: gateway.url });
  await platform.owner.query(
    `update sites.site set withdrawals_per_day = 12, turnover_multiple = 0, withdrawal_minimum = ${10n * minorPerUnit}`,
  );
  await platform.owner.query(
    'update cashier.site_setting set bank_account_wait_hours = 0, security_wait_hours = 0',
  );
  platform.marquee.app.sites.forget();
  operate = createTestConsole(platform);
  const { siteId } = await platform.marquee.app.sites.byDomain('localhost');
  owner = await operate.newOperator('owner@example.com', [{ role: 'owner', siteId: null }]);
  asker = await operate.newOperator('asker@example.com', [{ role: 'payments', siteId }]);
  decider = await operate.newOperator('decider@example.com', [{ role: 'payments', siteId }]);
  const rule = {
    kind: 'withdrawal' as const,
    currency: 'PHP',
    threshold: '500.00',
    reason: 'the house rule',
  };
  expect((await operate.call(approvalsSaveRule, rule, owner)).statusCode).toBe(1);
});
afterAll(async () => {
  await platform.close();
  await gateway.close();
});

let players = 0;

/** A withdrawal of a new player with 2,000 PHP. */
async function asked(
  amount_units: number,
  domain = 'localhost',
): Promise<{ id: string; wallet: WalletKey; locked: () => Promise<bigint> }> {
  const { app } = platform.marquee;
  const site = await app.sites.byDomain(domain);
  players += 1;
  const wallet = await seedPlayer(
    app,
    site,
    {
      accountId: `payee${players}`,
      fullName: 'Maria Santos',
      birthDate: '1990-05-17',
      phone: `+63918${1_000_000 + players}`,
      email: `payee${players}@example.com`,
      language: 'EN',
    },
    2000n * minorPerUnit,
  );
  const session = {
    ...wallet,
    sessionId: newId(),
    accountId: `payee${players}`,
    startedAt: platform.clock.now(),
    expiresAt: platform.clock.now(),
    status: 'active' as const,
  };
  const account = await addBankAccount(app, session, {
    bankName: 'GCash',
    accountName: 'Maria Santos',
    accountNumber: `7700${players}1111`,
  });
  const row = await requestWithdrawal(app, session, {
    idempotencyKey: newId(),
    bankAccountId: account.bank_account_id,
    amount: BigInt(amount_units) * minorPerUnit,
  });
  return {
    id: row.withdrawal_id,
    wallet,
    locked: async () => (await app.ledger.balance(wallet))?.locked ?? -1n,
  };
}

/** The calls in the audit that are about a subject, latest first. */
async function auditOf(subjectId: string): Promise<string[]> {
  const kept = await operate.call(auditList, { subject_id: subjectId }, owner);
  return kept.value?.map(({ call }) => call) ?? [];
}

async function approve(ids: readonly string[], by: TestOperator) {
  await operate.stepUp(by);
  return operate.call(withdrawalsApprove, { withdrawal_ids: [...ids], reason: 'looks right' }, by);
}

test('several are decided at once, each by itself, with one entry for each that was', async () => {
  const first = await asked(200);
  const second = await asked(300);
  const foreign = await asked(200, 'tropico.localhost');
  const refused = await asked(250);
  await operate.stepUp(asker);
  const reason = 'The name of the account is another';
  const said = await operate.call(withdrawalsRefuse, { withdrawal_ids: [refused.id], reason }, asker);
  expect(said.value).toEqual([{ withdrawal_id: refused.id, outcome: 'refused', detail: '' }]);
  expect(await refused.locked()).toBe(0n);
  const ids = [first.id, foreign.id, refused.id, second.id, first.id];
  const done = await approve(ids, asker);
  expect(done.value?.map(({ outcome }) => outcome)).toEqual(['paid', 'not_done', 'not_done', 'paid']);
  expect([await first.locked(), await second.locked()]).toEqual([0n, 0n]);
  expect(await foreign.locked()).toBe(200n * minorPerUnit);
  expect(await auditOf(first.id)).toEqual(['withdrawals/approve']);
  expect(await auditOf(second.id)).toEqual(['withdrawals/approve']);
  expect(await auditOf(refused.id)).toEqual(['withdrawals/refuse']);
  expect(await auditOf(foreign.id)).toEqual([]);
  const paid = await operate.call(withdrawalsGet, { withdrawal_id: first.id }, asker);
  expect(paid.events?.map(({ action, actor }) => [action, actor])).toEqual([
    ['requested', expect.stringContaining('payee')],
    ['approved', asker.email],
    ['paid', asker.email],
  ]);
});

test('the queue shows signs, and pages through what is of the own sites', async () => {
  const mine = [await asked(100), await asked(110), await asked(120)];
  const foreign = await asked(100, 'tropico.localhost');
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await operate.call(
      withdrawalsList,
      { limit: 2, ...(cursor === undefined ? {} : { cursor }) },
      asker,
    );
    for (const row of page.value ?? []) {
      seen.push(row.withdrawal_id);
      expect(row.risks).toEqual(expect.arrayContaining(['new_bank_account', 'first_withdrawal']));
    }
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toEqual(expect.arrayContaining(mine.map(({ id }) => id)));
  expect(seen).not.toContain(foreign.id);
});

test('from the threshold on a second operator decides, who is not the one who asked', async () => {
  const large = await asked(500);
  const first = await approve([large.id], asker);
  expect(first.value).toEqual([{ withdrawal_id: large.id, outcome: 'approval_requested', detail: '' }]);
  expect(await large.locked()).toBe(500n * minorPerUnit);
  expect((await approve([large.id], decider)).value?.[0]?.outcome).toBe('not_done');
  const open = await operate.call(approvalsList, { state: 'open' }, asker);
  const approval = open.value?.find(({ subject_id }) => subject_id === large.id);
  expect(approval).toMatchObject({ asked_by_me: true, amount: '500.00', reason: 'looks right' });
  const decision = {
    approval_id: approval?.approval_id ?? '',
    decision: 'approve' as const,
    reason: 'checked',
  };
  expect((await operate.call(approvalsDecide, decision, asker)).statusMessage).toBe('approvalOwnRequest');
  await operate.stepUp(decider);
  expect(await operate.call(approvalsDecide, decision, decider)).toMatchObject({
    state: 'approved',
    outcome: 'paid',
  });
  expect(await large.locked()).toBe(0n);
  expect((await operate.call(approvalsDecide, decision, decider)).statusMessage).toBe('approvalDecided');
  expect(await auditOf(large.id)).toEqual(['withdrawals/approve']);
  expect(await auditOf(decision.approval_id)).toEqual(['approvals/decide']);
  // The database holds it too.
  const own = platform.owner.query(
    'update operators.approval set decided_by = asked_by where approval_id = $1',
    [decision.approval_id],
  );
  await expect(own).rejects.toThrow(/approval_check/);
});

test('two who approve the same request at once pay it once', async () => {
  const large = await asked(700);
  await approve([large.id], asker);
  const open = await operate.call(approvalsList, { state: 'open' }, owner);
  const approval_id = open.value?.find(({ subject_id }) => subject_id === large.id)?.approval_id ?? '';
  await operate.stepUp(decider);
  await operate.stepUp(owner);
  const decision = { approval_id, decision: 'approve' as const, reason: 'checked' };
  const both = await Promise.all([
    operate.call(approvalsDecide, decision, decider),
    operate.call(approvalsDecide, decision, owner),
  ]);
  expect(both.map(({ statusMessage }) => statusMessage).toSorted()).toEqual(['OK', 'approvalDecided']);
  expect(
    [...gateway.payouts.values()].filter(({ reference }) => reference.startsWith(large.id)),
  ).toHaveLength(1);
  expect(await auditOf(approval_id)).toEqual(['approvals/decide']);
  expect(await large.locked()).toBe(0n);
});

test('a request that is refused leaves the withdrawal as it was, and a refused withdrawal closes its request', async () => {
  const large = await asked(900);
  await approve([large.id], asker);
  const find = async () =>
    (await operate.call(approvalsList, {}, decider)).value?.find(({ subject_id }) => subject_id === large.id);
  const refusal = {
    approval_id: (await find())?.approval_id ?? '',
    decision: 'refuse' as const,
    reason: 'unclear',
  };
  await operate.stepUp(decider);
  expect(await operate.call(approvalsDecide, refusal, decider)).toMatchObject({ state: 'refused' });
  expect(await large.locked()).toBe(900n * minorPerUnit);
  await approve([large.id], asker);
  expect(await find()).toMatchObject({ state: 'open' });
  await operate.stepUp(decider);
  const reason = 'The account is not yours';
  await operate.call(withdrawalsRefuse, { withdrawal_ids: [large.id], reason }, decider);
  expect(await find()).toMatchObject({ state: 'refused' });
  expect(await large.locked()).toBe(0n);
});

test('what the command line decides is in the same audit, and closes what was asked', async () => {
  const large = await asked(800);
  const small = await asked(100);
  await approve([large.id], asker);
  const { app } = platform.marquee;
  const reason = 'By the book';
  const record = (call: 'withdrawals approve' | 'withdrawals refuse') =>
    recordWithdrawal(app, 'root', { call, reason });
  await refuseWithdrawal(app, large.id, 'root', reason, record('withdrawals refuse'));
  await approveWithdrawal(app, small.id, 'root', record('withdrawals approve'));
  expect(await auditOf(large.id)).toEqual(['withdrawals refuse', 'withdrawals/approve']);
  expect(await auditOf(small.id)).toEqual(['withdrawals approve']);
  const requests = await operate.call(approvalsList, {}, decider);
  expect(requests.value?.find(({ subject_id }) => subject_id === large.id)).toMatchObject({
    state: 'refused',
  });
});

async function decide(
  approval_id: string | undefined,
  by: TestOperator,
  decision: 'approve' | 'refuse' = 'approve',
) {
  await operate.stepUp(by);
  return operate.call(
    approvalsDecide,
    { approval_id: approval_id ?? '', decision, reason: 'seen at the bank' },
    by,
  );
}

async function sayPaid(withdrawal_id: string, reference: string, by: TestOperator) {
  await operate.stepUp(by);
  return operate.call(withdrawalsPay, { withdrawal_id, reference, reason: 'sent by online banking' }, by);
}

test('a payout by hand is recorded once two agree, under a reference that counts once, however it is written', async () => {
  const [first, second, foreign] = [
    await asked(210),
    await asked(220),
    await asked(230, 'tropico.localhost'),
  ];
  const said = await sayPaid(first.id, 'BDO 77-1', asker);
  expect(said.statusCode).toBe(1);
  expect(await first.locked()).toBe(210n * minorPerUnit);
  expect(await sayPaid(first.id, 'BDO 77-2', decider)).toMatchObject({
    statusMessage: 'commandRefused',
    statusDetail: 'It waits for a second operator already.',
  });
  expect(await sayPaid(second.id, 'bdo77-1', decider)).toMatchObject({
    statusDetail: 'This reference is already used by another withdrawal.',
  });
  expect((await sayPaid(foreign.id, 'BDO 77-3', asker)).statusMessage).toBe('withdrawalNotFound');
  expect((await operate.call(withdrawalsGet, { withdrawal_id: first.id }, decider)).record).toMatchObject({
    what: 'paid',
    reference: 'BDO 77-1',
    asked_by: asker.email,
    approval_id: said.approval_id,
  });
  expect((await decide(said.approval_id, asker)).statusMessage).toBe('approvalOwnRequest');
  await operate.stepUp(owner);
  await operate.stepUp(decider);
  const decision = {
    approval_id: said.approval_id ?? '',
    decision: 'approve' as const,
    reason: 'seen at the bank',
  };
  const both = await Promise.all([
    operate.call(approvalsDecide, decision, decider),
    operate.call(approvalsDecide, decision, owner),
  ]);
  expect(both.filter(({ statusCode }) => statusCode === 1)).toHaveLength(1);
  expect(await first.locked()).toBe(0n);
  const { withdrawal, record } = await operate.call(withdrawalsGet, { withdrawal_id: first.id }, owner);
  expect([withdrawal?.status, withdrawal?.gateway, record]).toEqual(['paid', 'manual', null]);
  expect(await auditOf(first.id)).toEqual(['withdrawals/pay']);
  expect(await auditOf(said.approval_id ?? '')).toEqual(['approvals/decide']);
  // Nor does the command line take the reference once more.
  await expect(
    payWithdrawalByHand(platform.marquee.app, second.id, 'root', 'Bdo 77 - 1'.replaceAll(' - ', '-')),
  ).rejects.toThrow('already used');
});

test('one reference for two withdrawals at the same moment is taken once; one that was refused is free again', async () => {
  const several = [await asked(110), await asked(120), await asked(130)];
  await operate.stepUp(asker);
  const said = await Promise.all(
    several.map(({ id }) =>
      operate.call(withdrawalsPay, { withdrawal_id: id, reference: 'BPI-9', reason: 'sent' }, asker),
    ),
  );
  const taken = said.findIndex(({ statusCode }) => statusCode === 1);
  expect(said.filter(({ statusCode }) => statusCode === 1)).toHaveLength(1);
  expect(await decide(said[taken]?.approval_id, decider, 'refuse')).toMatchObject({ state: 'refused' });
  expect(await several[taken]?.locked()).toBeGreaterThan(0n);
  const again = await sayPaid(several[(taken + 1) % 3]?.id ?? '', 'BPI-9', asker);
  expect(await decide(again.approval_id, decider)).toMatchObject({ state: 'approved', outcome: 'done' });
  // What a gateway was asked for meanwhile cannot be paid by hand, and the request stays open.
  const sent = several[(taken + 2) % 3]?.id ?? '';
  const late = await sayPaid(sent, 'BPI-10', asker);
  await approve([sent], decider);
  expect((await decide(late.approval_id, owner)).statusMessage).toBe('commandRefused');
  // The database holds it too.
  await expect(
    platform.owner.query(`insert into cashier.payout_record
      (record_id, withdrawal_id, what, gateway, reference, state, created_at, decided_at, decided_by)
      values (gen_random_uuid(), gen_random_uuid(), 'paid', 'manual', 'b p i-9', 'done', now(), now(), 'x')`),
  ).rejects.toThrow(/payout_record_reference/);
});

test('a payout that the bank sent back is the player’s again once two agree, and only once', async () => {
  const payout = await asked(150);
  await approve([payout.id], asker);
  await operate.stepUp(asker);
  const returned = { withdrawal_id: payout.id, reference: 'RET-1', reason: 'The account is closed' };
  const said = await operate.call(withdrawalsReturned, returned, asker);
  expect(said.statusCode).toBe(1);
  const { app } = platform.marquee;
  expect((await app.ledger.balance(payout.wallet))?.real).toBe(1850n * minorPerUnit);
  expect(await decide(said.approval_id, decider)).toMatchObject({ outcome: 'done' });
  expect((await app.ledger.balance(payout.wallet))?.real).toBe(2000n * minorPerUnit);
  await operate.stepUp(asker);
  expect(await operate.call(withdrawalsReturned, returned, asker)).toMatchObject({
    statusMessage: 'commandRefused',
  });
  expect((await app.ledger.balance(payout.wallet))?.real).toBe(2000n * minorPerUnit);
  expect(await auditOf(payout.id)).toEqual(['withdrawals/returned', 'withdrawals/approve']);
  // What was never sent cannot be said of one that waits for a decision.
  const waiting = await asked(120);
  expect(
    await operate.call(withdrawalsUnsent, { withdrawal_id: waiting.id, reason: 'nothing there' }, asker),
  ).toMatchObject({ statusMessage: 'commandRefused' });
});

test('what is in a closed account is held for a payout, and approved like any other', async () => {
  const { app } = platform.marquee;
  const first = await asked(130);
  await approve([first.id], asker);
  const foreign = await asked(130, 'tropico.localhost');
  for (const { wallet } of [first, foreign]) {
    await app.ledger.setWalletStatus(wallet, 'closed');
    await platform.owner.query("update players.player set status = 'closed' where player_id = $1", [
      wallet.playerId,
    ]);
  }
  const listed = await operate.call(withdrawalsClosed, {}, asker);
  const player_id = first.wallet.playerId.toString();
  expect(listed.value).toMatchObject([{ player_id, amount: '1870.00', currency: 'PHP' }]);
  await operate.stepUp(asker);
  const pay = { player_id, bank: null, reason: 'a late win' };
  const held = await operate.call(withdrawalsPayClosed, pay, asker);
  expect(held.statusCode).toBe(1);
  expect(await first.locked()).toBe(1870n * minorPerUnit);
  expect((await operate.call(withdrawalsClosed, {}, asker)).value).toEqual([]);
  expect(await operate.call(withdrawalsPayClosed, pay, asker)).toMatchObject({
    statusMessage: 'commandRefused',
  });
  expect(
    await operate.call(
      withdrawalsPayClosed,
      { ...pay, player_id: foreign.wallet.playerId.toString() },
      asker,
    ),
  ).toMatchObject({ statusMessage: 'playerNotFound' });
  expect(await auditOf(held.withdrawal_id ?? '')).toEqual(['withdrawals/pay_closed']);
  expect((await approve([held.withdrawal_id ?? ''], asker)).value?.[0]?.outcome).toBe('approval_requested');
});
