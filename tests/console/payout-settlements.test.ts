import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvalsDecide } from '../../contract/operate/approvals/decide.ts';
import { approvalsList } from '../../contract/operate/approvals/list.ts';
import { withdrawalsGet } from '../../contract/operate/withdrawals/get.ts';
import { withdrawalsSent } from '../../contract/operate/withdrawals/sent.ts';
import { withdrawalsSettle } from '../../contract/operate/withdrawals/settle.ts';
import { minorPerUnit } from '../../server/kernel/money.ts';
import type { TestConsole, TestOperator } from '../operator-fixture.ts';
import type { TestPlatform } from '../platform.ts';
import { startWithdrawals, type Asked, type WithdrawalsFixture } from './withdrawals-fixture.ts';

/** Payouts that do not settle by themselves: found at the gateway, or paid otherwise than was held. */

let fixture: WithdrawalsFixture;
let platform: TestPlatform;
let operate: TestConsole;
let asker: TestOperator;
let decider: TestOperator;
beforeAll(async () => {
  fixture = await startWithdrawals();
  ({ platform, operate, asker, decider } = fixture);
});
afterAll(() => fixture.close());

async function settle(
  { id }: Asked,
  said: { amount: string; reference: string; writes_off?: boolean },
  by: TestOperator,
) {
  await operate.stepUp(by);
  const input = { withdrawal_id: id, writes_off: false, reason: 'as the bank’s statement says', ...said };
  return operate.call(withdrawalsSettle, input, by);
}

async function decide(approval_id: string | undefined, decision: 'approve' | 'refuse', by: TestOperator) {
  await operate.stepUp(by);
  return operate.call(approvalsDecide, { approval_id: approval_id ?? '', decision, reason: 'seen' }, by);
}

const balanceOf = async ({ wallet }: Asked) =>
  ((await platform.marquee.app.ledger.balance(wallet))?.real ?? -1n) / minorPerUnit;

test('less was paid than was held: once two agree, what left is settled and the rest is the player’s, once', async () => {
  const less = await fixture.asked(200);
  const said = await settle(less, { amount: '180.00', reference: 'BDO 180' }, asker);
  expect(said.statusCode).toBe(1);
  expect(await less.locked()).toBe(200n * minorPerUnit);
  const shown = await operate.call(withdrawalsGet, { withdrawal_id: less.id }, decider);
  expect(shown.record).toMatchObject({
    what: 'settled',
    amount: '180.00',
    writes_off: false,
    reference: 'BDO 180',
    asked_by: asker.email,
    approval_id: said.approval_id,
  });
  const { value: waiting } = await operate.call(approvalsList, { state: 'open' }, decider);
  expect(waiting).toMatchObject([{ kind: 'payout_settlement', amount: '180.00', currency: 'PHP' }]);
  expect((await decide(said.approval_id, 'approve', asker)).statusMessage).toBe('approvalOwnRequest');
  expect(await decide(said.approval_id, 'approve', decider)).toMatchObject({ outcome: 'done' });
  expect(await less.locked()).toBe(0n);
  expect(await balanceOf(less)).toBe(1820n);
  const { withdrawal } = await operate.call(withdrawalsGet, { withdrawal_id: less.id }, asker);
  expect(withdrawal).toMatchObject({ status: 'paid', amount: '180.00' });
  expect(await fixture.auditOf(less.id)).toEqual(['withdrawals/settle']);
  expect(await settle(less, { amount: '170.00', reference: 'BDO 170' }, asker)).toMatchObject({
    statusDetail: [{ expected: 'This withdrawal was already settled.' }],
  });
  // One reference is one payout.
  const other = await fixture.asked(200);
  expect(await settle(other, { amount: '180.00', reference: 'bdo180' }, asker)).toMatchObject({
    statusDetail: [{ expected: 'This reference is already used by another withdrawal.' }],
  });
  const foreign = await fixture.asked(200, 'tropico.localhost');
  const refused = await settle(foreign, { amount: '180.00', reference: 'BDO 181' }, asker);
  expect(refused.statusMessage).toBe('withdrawalNotFound');
});

test('more was paid than the balance has: only a write-off that two agree to charges the house', async () => {
  const more = await fixture.asked(300);
  const said = await settle(more, { amount: '2100.00', reference: 'BPI 2100' }, asker);
  expect(await decide(said.approval_id, 'approve', decider)).toMatchObject({
    statusMessage: 'commandRefused',
    statusDetail: [{ expected: 'The balance lacks 100.00. Only a write-off charges that to the house.' }],
  });
  expect(await more.locked()).toBe(300n * minorPerUnit);
  expect(await decide(said.approval_id, 'refuse', decider)).toMatchObject({ state: 'refused' });
  const again = await settle(more, { amount: '2100.00', reference: 'BPI 2100', writes_off: true }, asker);
  expect(await decide(again.approval_id, 'approve', decider)).toMatchObject({ outcome: 'done' });
  expect([await balanceOf(more), await more.locked()]).toEqual([0n, 0n]);
  const { rows } = await platform.owner.query<{ amount: string }>(
    `select amount from ledger.operation where player_id = $1 and external_id like '%:write-off'`,
    [more.wallet.playerId],
  );
  expect(rows.map(({ amount }) => BigInt(amount))).toEqual([100n * minorPerUnit]);
});

test('a payout that got no answer is found at the gateway, whose answer must belong to it', async () => {
  // The gateway of the tests leaves what ends in 8 pending.
  const [lost, other] = [await fixture.asked(208), await fixture.asked(218)];
  await fixture.approve([lost.id, other.id], asker);
  const idOf = async ({ id }: Asked) =>
    (await operate.call(withdrawalsGet, { withdrawal_id: id }, asker)).payout_id ?? '';
  const [payoutId, otherId] = [await idOf(lost), await idOf(other)];
  expect(payoutId).not.toBe('');
  await platform.owner.query(
    'update cashier.withdrawal set gateway_payout_id = null where withdrawal_id = $1',
    [lost.id],
  );
  const sent = (reference: string) =>
    operate.call(
      withdrawalsSent,
      { withdrawal_id: lost.id, reference, reason: 'seen at the gateway' },
      asker,
    );
  await operate.stepUp(asker);
  expect(await sent(otherId)).toMatchObject({
    statusDetail: [{ expected: expect.stringContaining('belongs to another withdrawal') }],
  });
  expect(await sent('no-such-payout')).toMatchObject({
    statusDetail: [{ expected: expect.stringContaining('could not look up') }],
  });
  expect(await idOf(lost)).toBe('');
  expect((await sent(payoutId)).statusCode).toBe(1);
  expect(await idOf(lost)).toBe(payoutId);
  expect((await sent(payoutId)).statusMessage).toBe('commandRefused');
  expect(await fixture.auditOf(lost.id)).toEqual(['withdrawals/sent', 'withdrawals/approve']);
});
