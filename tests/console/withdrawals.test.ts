import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvalsDecide } from '../../contract/operate/approvals/decide.ts';
import { approvalsList } from '../../contract/operate/approvals/list.ts';
import { withdrawalsGet } from '../../contract/operate/withdrawals/get.ts';
import { withdrawalsList } from '../../contract/operate/withdrawals/list.ts';
import { withdrawalsRefuse } from '../../contract/operate/withdrawals/refuse.ts';
import { approveWithdrawal, refuseWithdrawal } from '../../server/cashier/review.ts';
import { minorPerUnit } from '../../server/kernel/money.ts';
import { recordWithdrawal } from '../../tools/operator/note-command.ts';
import type { GatewayBooks } from '../contract/sequences-gateway.ts';
import type { TestConsole, TestOperator } from '../operator-fixture.ts';
import type { TestPlatform } from '../platform.ts';
import { startWithdrawals, type WithdrawalsFixture } from './withdrawals-fixture.ts';

let fixture: WithdrawalsFixture;
let gateway: GatewayBooks;
let platform: TestPlatform;
let operate: TestConsole;
let owner: TestOperator;
let asker: TestOperator;
let decider: TestOperator;
let asked: WithdrawalsFixture['asked'];
let auditOf: WithdrawalsFixture['auditOf'];
let approve: WithdrawalsFixture['approve'];
beforeAll(async () => {
  fixture = await startWithdrawals();
  ({ gateway, platform, operate, owner, asker, decider, asked, auditOf, approve } = fixture);
});
afterAll(() => fixture.close());

test('several are decided at once, each by itself, with one entry for each that was', async () => {
  const first = await asked(200);
  const second = await asked(300);
  const foreign = await asked(200, 'tropico.localhost');
  const refused = await asked(250);
  await operate.stepUp(asker);
  const reason = 'The name of the account is another';
  const said = await operate.call(withdrawalsRefuse, { withdrawal_ids: [refused.id], reason }, asker);
  expect(said.value).toEqual([{ withdrawal_id: refused.id, outcome: 'refused', detail: [] }]);
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
  expect(first.value).toEqual([{ withdrawal_id: large.id, outcome: 'approval_requested', detail: [] }]);
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
