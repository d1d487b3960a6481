import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createCashierFixture,
  depositRequest,
  press,
  units,
  type CashierFixture,
} from '../../tests/cashier-fixture.ts';
import { cancelDeposit } from './cancel-deposit.ts';
import { createCashier } from './cashier.ts';
import { createDeposit } from './deposit.ts';
import { refuseDeposit } from './review-deposit.ts';
import { ReviewError } from './review-error.ts';

let fixture: CashierFixture;
let casino: CashierFixture['casino'];
let app: CashierFixture['app'];

beforeAll(async () => {
  fixture = await createCashierFixture();
  ({ casino, app } = fixture);
});

afterAll(() => fixture.close());

test('a deposit that is not paid is cancelled here and at its gateway, once', async () => {
  const player = await casino.newPlayer();
  const deposit = await createDeposit(app, player.session, depositRequest());
  const cancelled = await Promise.all(
    Array.from({ length: 4 }, () => cancelDeposit(app, player.session, deposit.deposit_id)),
  );
  expect(new Set(cancelled.map((row) => row.status))).toEqual(new Set(['cancelled']));
  const page = await (await fetch(deposit.payment_url ?? '')).text();
  expect(page).toContain('This payment was cancelled.');
  expect(await cancelDeposit(app, player.session, deposit.deposit_id)).toMatchObject({ status: 'cancelled' });
});

test('who pays and cancels at once has paid', async () => {
  const player = await casino.newPlayer();
  fixture.gateway.webhooks.hold();
  const deposit = await createDeposit(app, player.session, depositRequest());
  await press(deposit, 'paid');
  expect(await cancelDeposit(app, player.session, deposit.deposit_id)).toMatchObject({ status: 'credited' });
  await fixture.gateway.webhooks.release({ copies: 2 });
  expect(await app.ledger.balance(player)).toMatchObject({ real: units(500) });
  await expect(cancelDeposit(app, player.session, deposit.deposit_id)).rejects.toMatchObject({
    refusal: 'depositNotCancellable',
  });
});

test('a refusal stands where the gateway tells of the closing before it answers, but not after a cancellation', async () => {
  const player = await casino.newPlayer();
  const deposit = await createDeposit(app, player.session, depositRequest());
  const cashier: typeof app.cashier = {
    ...app.cashier,
    gateway: (code) => {
      const gateway = app.cashier.gateway(code);
      return (
        gateway && {
          ...gateway,
          cancelPayment: async (id) => {
            const payment = await gateway.cancelPayment(id);
            await expect.poll(() => fixture.statusOf(deposit)).toBe('cancelled');
            return payment;
          },
        }
      );
    },
  };
  const refused = await refuseDeposit({ ...app, cashier }, deposit.deposit_id, 'ana', 'Account in check');
  expect(refused).toMatchObject({ status: 'failed', reason: 'Account in check' });
  const events = await app.db
    .selectFrom('cashier.deposit_event')
    .select(['action', 'actor', 'detail'])
    .where('deposit_id', '=', deposit.deposit_id)
    .execute();
  expect(events).toContainEqual({ action: 'refused', actor: 'ana', detail: 'Account in check' });

  const own = await createDeposit(app, player.session, depositRequest());
  await cancelDeposit(app, player.session, own.deposit_id);
  await expect(refuseDeposit(app, own.deposit_id, 'ana', 'late')).rejects.toThrow(ReviewError);
});

test('while the gateway is down nothing is cancelled, and nobody cancels what is not his', async () => {
  const player = await casino.newPlayer();
  const other = await casino.newPlayer();
  const deposit = await createDeposit(app, player.session, depositRequest());
  const nobody = await createCashier({ keys: casino.keys, gatewayUrl: 'http://127.0.0.1:9' });
  await expect(
    cancelDeposit({ ...app, cashier: nobody }, player.session, deposit.deposit_id),
  ).rejects.toMatchObject({ refusal: 'gatewayUnavailable' });
  await expect(cancelDeposit(app, other.session, deposit.deposit_id)).rejects.toMatchObject({
    refusal: 'depositNotFound',
  });
  expect(await fixture.statusOf(deposit)).toBe('pending');
});
