import type { GatewayEvent } from '@marquee/contract/gateways/sandbox.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createCashierFixture,
  depositRequest,
  sendNotice,
  units,
  type CashierFixture,
} from '../../tests/cashier-fixture.ts';
import type { PlayerFixture } from '../../tests/casino-fixture.ts';
import { newId } from '../kernel/ids.ts';
import { addBankAccount } from './bank-account.ts';
import { createDeposit } from './deposit.ts';
import { payoutReference } from './settle-payout.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { findWithdrawal } from './withdrawal.ts';

let fixture: CashierFixture;
let casino: CashierFixture['casino'];
let app: CashierFixture['app'];

beforeAll(async () => {
  fixture = await createCashierFixture();
  ({ casino, app } = fixture);
  await casino.asOwner('update sites.site set turnover_multiple = 0, withdrawals_per_day = 100000');
});

afterAll(() => fixture.close());

/** Indices of notices in any order: each at least once, some several times. */
function deliveries(count: number): fc.Arbitrary<number[]> {
  const places = Array.from({ length: count }, (_, place) => place);
  return fc
    .array(fc.nat({ max: count - 1 }), { maxLength: 6 })
    .chain((again) => fc.shuffledSubarray([...places, ...again], { minLength: count + again.length }));
}

const stamp = () => ({ event_id: newId(), created_at: new Date().toISOString() });

test('S1.10 in whatever order and however often the notices of a payment come, it is credited once', async () => {
  const kinds = ['payment.failed', 'payment.expired', 'payment.cancelled', 'payment.paid'] as const;
  await fc.assert(
    fc.asyncProperty(deliveries(kinds.length), fc.boolean(), async (order, together) => {
      const player = await casino.newPlayer();
      const deposit = await createDeposit(app, player.session, {
        ...depositRequest(),
        methodCode: 'sandbox_bank',
      });
      const events = kinds.map((event_type): GatewayEvent => {
        const [, status] = event_type.split('.');
        return {
          ...stamp(),
          event_type,
          payment: {
            payment_id: deposit.gateway_payment_id ?? '',
            reference: deposit.deposit_id,
            amount: '505.00',
            currency: 'PHP',
            status: status === 'paid' || status === 'failed' || status === 'expired' ? status : 'cancelled',
            url: 'http://gateway.test/pay/x',
            created_at: new Date().toISOString(),
            expires_at: new Date().toISOString(),
          },
        };
      });
      expect(await deliver(events, order, together)).toEqual(new Set([200]));
      expect(await fixture.statusOf(deposit)).toBe('credited');
      expect(await app.ledger.balance(player)).toMatchObject({ real: units(500), locked: 0n });
      const posted = await app.db
        .selectFrom('ledger.operation')
        .select(['external_id', 'amount'])
        .where('player_id', '=', player.playerId)
        .where('source', '=', 'cashier')
        .orderBy('external_id')
        .execute();
      expect(posted).toEqual([
        { external_id: `deposit:${deposit.deposit_id}`, amount: units(500) },
        { external_id: `deposit:${deposit.deposit_id}:fee`, amount: units(5) },
      ]);
    }),
    { numRuns: 40 },
  );
});

test('in whatever order and however often the notices of its payouts come, a withdrawal is paid once', async () => {
  await fc.assert(
    fc.asyncProperty(deliveries(3), fc.boolean(), async (order, together) => {
      const player = await casino.newPlayer({ balance: units(1000) });
      const withdrawalId = await beingPaid(player, 2);
      // The first attempt failed. The bank reported the second as failed, then as paid.
      const events = [
        payoutEvent(withdrawalId, 1, 'failed'),
        payoutEvent(withdrawalId, 2, 'failed'),
        payoutEvent(withdrawalId, 2, 'paid'),
      ];
      expect(await deliver(events, order, together)).toEqual(new Set([200]));
      expect(await findWithdrawal(app.db, withdrawalId)).toMatchObject({ status: 'paid' });
      expect(await app.ledger.balance(player)).toMatchObject({ real: units(600), locked: 0n });
    }),
    { numRuns: 30 },
  );
});

test('the books balance after all of it', async () => {
  expect(await app.ledger.trialBalance()).toMatchObject({ balanced: true, faults: [] });
});

async function deliver(
  events: readonly GatewayEvent[],
  order: readonly number[],
  together: boolean,
): Promise<Set<number>> {
  const chosen = order.flatMap((place) => events[place] ?? []);
  if (together) return new Set(await Promise.all(chosen.map((event) => sendNotice(fixture, event))));
  const statuses = new Set<number>();
  for (const event of chosen) statuses.add(await sendNotice(fixture, event));
  return statuses;
}

function payoutEvent(withdrawalId: string, attempt: number, status: 'paid' | 'failed'): GatewayEvent {
  return {
    ...stamp(),
    event_type: `payout.${status}`,
    payout: {
      payout_id: `payout-${attempt}-${withdrawalId}`,
      reference: payoutReference(withdrawalId, attempt),
      amount: '400.00',
      currency: 'PHP',
      status,
      reason: status === 'failed' ? 'The bank returned it.' : '',
    },
  };
}

/** A withdrawal of 400 that is being paid, with the given attempt number. */
async function beingPaid(player: PlayerFixture, attempt: number): Promise<string> {
  const account = await addBankAccount(app, player.session, {
    bankName: 'GCash',
    accountName: 'Maria Santos',
    accountNumber: `${Date.now()}${Math.floor(Math.random() * 1e9)}`,
  });
  const { withdrawal_id } = await requestWithdrawal(app, player.session, {
    idempotencyKey: newId(),
    bankAccountId: account.bank_account_id,
    amount: units(400),
  });
  await casino.asOwner(
    `update cashier.withdrawal set status = 'paying', payout_attempt = $2 where withdrawal_id = $1`,
    [withdrawal_id, attempt],
  );
  return withdrawal_id;
}
