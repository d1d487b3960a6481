import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvalsDecide } from '../../contract/operate/approvals/decide.ts';
import { withdrawalsClosed } from '../../contract/operate/withdrawals/closed.ts';
import { withdrawalsGet } from '../../contract/operate/withdrawals/get.ts';
import { withdrawalsPay } from '../../contract/operate/withdrawals/pay.ts';
import { withdrawalsPayClosed } from '../../contract/operate/withdrawals/pay_closed.ts';
import { withdrawalsReturned } from '../../contract/operate/withdrawals/returned.ts';
import { withdrawalsUnsent } from '../../contract/operate/withdrawals/unsent.ts';
import { payWithdrawalByHand } from '../../server/cashier/review.ts';
import { minorPerUnit } from '../../server/kernel/money.ts';
import type { TestConsole, TestOperator } from '../operator-fixture.ts';
import type { TestPlatform } from '../platform.ts';
import { startWithdrawals, type WithdrawalsFixture } from './withdrawals-fixture.ts';

/** What operators send by hand, what the bank sends back, and what is left in closed accounts. */

let fixture: WithdrawalsFixture;
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
  ({ platform, operate, owner, asker, decider, asked, auditOf, approve } = fixture);
});
afterAll(() => fixture.close());

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
    statusDetail: [{ expected: 'It waits for a second operator already.' }],
  });
  expect(await sayPaid(second.id, 'bdo77-1', decider)).toMatchObject({
    statusDetail: [{ expected: 'This reference is already used by another withdrawal.' }],
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
  // Nor can it come back.
  const never = { withdrawal_id: waiting.id, reference: 'RET-2', reason: 'nothing there' };
  expect(await operate.call(withdrawalsReturned, never, asker)).toMatchObject({
    statusDetail: [{ expected: 'Only a settled payout can be recorded as returned.' }],
  });
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
