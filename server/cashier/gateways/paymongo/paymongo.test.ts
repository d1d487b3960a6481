import { faultOf } from '@marquee/contract/validation.ts';
import fastify, { type FastifyInstance } from 'fastify';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { units } from '../../../../tests/cashier-fixture.ts';
import {
  createCasinoFixture,
  type CasinoFixture,
  type PlayerFixture,
} from '../../../../tests/casino-fixture.ts';
import { startPaymongo, type PaymongoStandIn } from '../../../../tests/paymongo-stand-in.ts';
import { newId } from '../../../kernel/ids.ts';
import { addBankAccount } from '../../bank-account.ts';
import { cancelDeposit } from '../../cancel-deposit.ts';
import { createCashier } from '../../cashier.ts';
import { createDeposit } from '../../deposit.ts';
import { findDeposit, type DepositRow } from '../../present-deposit.ts';
import { refreshDeposit } from '../../refresh-deposit.ts';
import { requestWithdrawal } from '../../request-withdrawal.ts';
import { approveWithdrawal, payWithdrawalByHand, refuseWithdrawal } from '../../review.ts';
import { sweepPayouts } from '../../settle-payout.ts';
import { noteSentPayout, noteUnsentPayout } from '../../unsettled-payout.ts';
import { mountWebhooks } from '../../webhooks.ts';
import { withdrawalStanding } from '../../withdrawal-policy.ts';
import { findWithdrawal } from '../../withdrawal.ts';

const secretKey = 'sk_test_marquee';
const webhookSecret = 'whsk_marquee_test';
let casino: CasinoFixture;
let app: CasinoFixture['app'];
let paymongo: PaymongoStandIn;
let server: FastifyInstance;
let webhookUrl: string;

beforeAll(async () => {
  casino = await createCasinoFixture();
  paymongo = await startPaymongo({ secretKey, webhookSecret });
  const cashier = await createCashier({
    keys: casino.keys,
    gatewayUrl: 'http://127.0.0.1:9',
    paymongo: {
      url: paymongo.url,
      secretKey,
      webhookSecret,
      methods: ['gcash', 'card'],
      wallet: { number: '705320540966', name: 'AURUM PALACE INC' },
    },
  });
  app = { ...casino.app, cashier };
  server = fastify();
  await mountWebhooks(server, app);
  webhookUrl = `${await server.listen({ port: 0, host: '127.0.0.1' })}/gateway/paymongo/webhook`;
  await app.db
    .insertInto('cashier.deposit_method')
    .values({
      site_id: casino.siteId,
      method_code: 'paymongo',
      gateway: 'paymongo',
      position: 1,
      name: 'GCash and cards',
      currency: 'PHP',
      minimum: units(50),
      maximum: units(50_000),
      fee_percent: '2.5',
    })
    .execute();
  await app.db
    .insertInto('cashier.site_setting')
    .values({ site_id: casino.siteId, payout_gateway: 'paymongo' })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ payout_gateway: 'paymongo' }))
    .execute();
});

afterAll(async () => {
  await server.close();
  await paymongo.close();
  await casino.close();
});

function begin(player: PlayerFixture, amount = units(500), idempotencyKey = newId()): Promise<DepositRow> {
  return createDeposit(app, player.session, {
    idempotencyKey,
    methodCode: 'paymongo',
    amount,
    returnUrl: 'http://aurum.test/deposit',
  });
}

const statusOf = async (deposit: DepositRow) => (await findDeposit(app.db, deposit.deposit_id))?.status;
const sessionOf = (deposit: DepositRow) => deposit.gateway_payment_id ?? '';
const realOf = async (player: PlayerFixture) => (await app.ledger.balance(player))?.real;

test('S1.10 a deposit is paid on PayMongo: the page, the signed webhook, the session that is asked about, the credit', async () => {
  const player = await casino.newPlayer();
  const deposit = await begin(player);
  expect(deposit.payment_url).toBe(`https://checkout.paymongo.test/${sessionOf(deposit)}`);
  const event = paymongo.pay(sessionOf(deposit));
  const statuses = await Promise.all(Array.from({ length: 4 }, () => paymongo.deliver(webhookUrl, event)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await statusOf(deposit)).toBe('credited');
  expect(await realOf(player)).toBe(units(500));
  const { lines } = await app.ledger.trialBalance();
  const clearing = lines.find((line) => line.account === 'clearing_paymongo');
  expect(clearing?.debit).toBe(units(512) + units(1) / 2n);
  expect(paymongo.requests).toContain(`GET /v1/checkout_sessions/${sessionOf(deposit)}`);
});

test('the list of a span has what was paid in it, over several pages, by the deposit that it is for', async () => {
  const started = new Date(Math.floor(Date.now() / 1000) * 1000);
  const player = await casino.newPlayer();
  const deposit = await begin(player);
  for (let attempt = 0; attempt < 120; attempt++) paymongo.decline(sessionOf(deposit));
  paymongo.pay(sessionOf(deposit));
  const list = app.cashier.gateway('paymongo')?.list;
  expect(list?.kinds).toEqual(['payment']);
  const paid = (await list?.read(started, new Date(Date.now() + 1000))) ?? [];
  expect(paid.filter(({ reference }) => reference === deposit.deposit_id)).toMatchObject([
    { kind: 'payment', amount: units(512) + units(1) / 2n, currency: 'PHP' },
  ]);
  expect(await list?.read(new Date(started.getTime() - 60_000), started)).not.toContainEqual(
    expect.objectContaining({ reference: deposit.deposit_id }),
  );
});

test('a webhook that is forged, changed, or of the other mode is not believed', async () => {
  const player = await casino.newPlayer();
  const deposit = await begin(player);
  const honest = paymongo.pay(sessionOf(deposit));
  expect(await paymongo.deliver(webhookUrl, honest, 'whsk_somebody_else')).toBe(401);
  expect(await paymongo.deliver(webhookUrl, honest.replace('"livemode":false', '"livemode":true'))).toBe(401);
  const bare = await fetch(webhookUrl, { method: 'POST', body: honest });
  expect(bare.status).toBe(401);
  for (const header of [
    '',
    't=1',
    't=1,te=,li=',
    `t=1,te=${'0'.repeat(64)},li=${'0'.repeat(64)}`,
    't=x,te=y',
  ]) {
    const answer = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'paymongo-signature': header },
      body: honest,
    });
    expect(answer.status).toBe(401);
  }
  expect(await statusOf(deposit)).toBe('pending');
});

test('a genuine webhook credits only what PayMongo says when it is asked', async () => {
  const player = await casino.newPlayer();
  const [deposit, other] = [await begin(player), await begin(player)];
  const claimed = paymongo.pay(sessionOf(other)).replaceAll(sessionOf(other), sessionOf(deposit));
  expect(await paymongo.deliver(webhookUrl, claimed)).toBe(200);
  expect(await statusOf(deposit)).toBe('pending');
  const short = await begin(player);
  expect(await paymongo.deliver(webhookUrl, paymongo.pay(sessionOf(short), 100))).toBe(200);
  expect(await statusOf(short)).toBe('pending');
  expect(await realOf(player)).toBe(0n);
});

test('while PayMongo cannot be asked, the webhook is not confirmed, and comes again', async () => {
  const player = await casino.newPlayer();
  const deposit = await begin(player);
  const event = paymongo.pay(sessionOf(deposit));
  paymongo.failNext(`/v1/checkout_sessions/${sessionOf(deposit)}`, 503);
  expect(await paymongo.deliver(webhookUrl, event)).toBe(500);
  expect(await statusOf(deposit)).toBe('pending');
  expect(await paymongo.deliver(webhookUrl, event)).toBe(200);
  expect(await statusOf(deposit)).toBe('credited');
});

test('in whatever order and however often its webhooks come, a payment is credited once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('declined', 'paid', 'unknown'), { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      async (order, together) => {
        const player = await casino.newPlayer();
        const deposit = await begin(player);
        const bodies = {
          declined: paymongo.decline(sessionOf(deposit)),
          paid: paymongo.pay(sessionOf(deposit)),
          unknown: JSON.stringify({
            data: { id: newId(), attributes: { type: 'source.chargeable', livemode: false, data: {} } },
          }),
        };
        const all = [...order, 'paid' as const].map((kind) => bodies[kind]);
        const send = (body: string) => paymongo.deliver(webhookUrl, body);
        if (together) await Promise.all(all.map(send));
        else for (const body of all) expect(await send(body)).toBe(200);
        expect(await statusOf(deposit)).toBe('credited');
        expect(await realOf(player)).toBe(units(500));
      },
    ),
    { numRuns: 15 },
  );
});

test('a declined attempt leaves the page open, asking credits without a webhook, and what is over is closed there', async () => {
  const player = await casino.newPlayer();
  const [paid, left] = [await begin(player), await begin(player)];
  await paymongo.deliver(webhookUrl, paymongo.decline(sessionOf(paid)));
  expect(await statusOf(paid)).toBe('pending');
  paymongo.pay(sessionOf(paid));
  expect(await refreshDeposit(app, paid)).toMatchObject({ status: 'credited' });
  casino.clock.advance(31 * 60_000);
  expect(await refreshDeposit(app, left)).toMatchObject({ status: 'expired' });
  expect(paymongo.requests).toContain(`POST /v1/checkout_sessions/${sessionOf(left)}/expire`);
});

test('a deposit is cancelled at PayMongo too, unless it was paid meanwhile', async () => {
  const player = await casino.newPlayer();
  const [open, paid] = [await begin(player), await begin(player)];
  expect(await cancelDeposit(app, player.session, open.deposit_id)).toMatchObject({ status: 'cancelled' });
  paymongo.pay(sessionOf(paid));
  expect(await cancelDeposit(app, player.session, paid.deposit_id)).toMatchObject({ status: 'credited' });
});

test('PayMongo counts in centavos, and one that is down is told so', async () => {
  const player = await casino.newPlayer();
  await expect(begin(player, units(500) + 1n)).rejects.toMatchObject({ refusal: 'invalidInput' });
  paymongo.failNext('/v1/checkout_sessions', 500);
  const key = newId();
  await expect(begin(player, units(500), key)).rejects.toMatchObject({ refusal: 'gatewayUnavailable' });
  expect(await begin(player, units(500), key)).toMatchObject({ status: 'pending' });
});

test('an amount finer than a centavo is refused by its field before anything is held', async () => {
  const player = await casino.newPlayer({ balance: units(1000) + 999n });
  const account = await addBankAccount(app, player.session, {
    bankName: 'GCash',
    accountName: 'Maria Santos',
    accountNumber: `09${Math.floor(Math.random() * 1e9)}`,
  });
  const ask = (amount: bigint) =>
    requestWithdrawal(app, player.session, {
      idempotencyKey: newId(),
      bankAccountId: account.bank_account_id,
      amount,
    });
  await expect(ask(units(100) + 999n)).rejects.toMatchObject({
    refusal: 'invalidInput',
    detail: [faultOf('amount', 'a multiple of 0.01')],
  });
  expect(await app.ledger.balance(player)).toMatchObject({ real: units(1000) + 999n, locked: 0n });
  const standing = await withdrawalStanding(app, player.session);
  expect(standing).toMatchObject({ available: units(1000), step: 1000n });
  expect(await ask(standing.available)).toMatchObject({ status: 'pending' });
  expect(await app.ledger.balance(player)).toMatchObject({ real: 999n, locked: units(1000) });
});

test('a withdrawal that was held finer than PayMongo pays is neither sent nor stuck', async () => {
  const { player, id } = await asked('GCash', 100);
  await casino.asOwner(`update cashier.withdrawal set amount = amount + 999 where withdrawal_id = $1`, [id]);
  const made = paymongo.transfers.size;
  await expect(approveWithdrawal(app, id, 'ana')).rejects.toThrow('not a multiple of 0.01');
  await expect(payWithdrawalByHand(app, id, 'ana', 'BDO-1')).rejects.toThrow('not a multiple of 0.01');
  expect(paymongo.transfers.size).toBe(made);
  await casino.asOwner(`update cashier.withdrawal set amount = amount - 999 where withdrawal_id = $1`, [id]);
  expect(await refuseWithdrawal(app, id, 'ana', 'Too fine')).toMatchObject({ status: 'refused' });
  expect(await app.ledger.balance(player)).toMatchObject({ real: units(60_000), locked: 0n });
});

async function asked(bankName: string, amount_units = 400): Promise<{ player: PlayerFixture; id: string }> {
  const player = await casino.newPlayer({ balance: units(60_000) });
  const account = await addBankAccount(app, player.session, {
    bankName,
    accountName: 'Maria Santos',
    accountNumber: `09${Math.floor(Math.random() * 1e9)}`,
  });
  const row = await requestWithdrawal(app, player.session, {
    idempotencyKey: newId(),
    bankAccountId: account.bank_account_id,
    amount: units(amount_units),
  });
  return { player, id: row.withdrawal_id };
}

const lastTransfer = () => {
  const transfer = [...paymongo.transfers.values()].at(-1);
  if (!transfer) throw new Error('There is no transfer');
  return transfer;
};

test('a withdrawal is paid out by InstaPay; the sweep finds it arrived', async () => {
  const { player, id } = await asked('GCash');
  expect(await approveWithdrawal(app, id, 'ana')).toMatchObject({ status: 'paying' });
  expect(lastTransfer()).toMatchObject({
    provider: 'instapay',
    amount: 40_000,
    destination_account: { name: 'Maria Santos', bic: 'GXCHPHM2XXX' },
    source_account: { number: '705320540966', bic: 'PAEYPHM2XXX' },
  });
  await sweepPayouts(app);
  expect(await findWithdrawal(app.db, id)).toMatchObject({ status: 'paying' });
  paymongo.endTransfer(lastTransfer().id, 'succeeded');
  const made = paymongo.transfers.size;
  expect(await approveWithdrawal(app, id, 'ana')).toMatchObject({ status: 'paid' });
  await sweepPayouts(app);
  expect(paymongo.transfers.size).toBe(made);
  expect(await app.ledger.balance(player)).toMatchObject({ real: units(59_600), locked: 0n });
});

test('a transfer that fails waits for a decision again, with why; a bank that is not listed is not guessed', async () => {
  const { id } = await asked('BDO Unibank');
  await approveWithdrawal(app, id, 'ana');
  expect(lastTransfer().destination_account.bic).toBe('BNORPHMMXXX');
  paymongo.endTransfer(lastTransfer().id, 'failed', 'account_not_found');
  await sweepPayouts(app);
  expect(await findWithdrawal(app.db, id)).toMatchObject({ status: 'pending' });
  const made = paymongo.transfers.size;
  const elsewhere = await asked('Security Bank');
  await expect(approveWithdrawal(app, elsewhere.id, 'ana')).rejects.toThrow(
    'does not list exactly one bank Security Bank',
  );
  expect(await findWithdrawal(app.db, elsewhere.id)).toMatchObject({ status: 'pending' });
  expect(paymongo.transfers.size).toBe(made);
});

test('a request without an answer is never made twice: an operator notes what became of it', async () => {
  const lost = await asked('GCash');
  paymongo.failNext('/v2/batch_transfers', 502);
  await expect(approveWithdrawal(app, lost.id, 'ana')).rejects.toThrow('did not answer');
  const made = paymongo.transfers.size;
  await expect(approveWithdrawal(app, lost.id, 'ana')).rejects.toThrow('must not be requested again');
  expect(paymongo.transfers.size).toBe(made);
  await expect(noteSentPayout(app, lost.id, 'ana', 'tr_none')).rejects.toThrow('could not look up');
  const other = await asked('GCash');
  await approveWithdrawal(app, other.id, 'ana');
  await expect(noteSentPayout(app, lost.id, 'ana', lastTransfer().id)).rejects.toThrow('another withdrawal');
  const unsent = () => noteUnsentPayout(app, lost.id, 'ana', 'Not in the dashboard');
  await expect(unsent()).rejects.toThrow('an hour after it was last requested');
  casino.clock.advance(3_600_000);
  expect(await unsent()).toMatchObject({
    status: 'pending',
  });
  expect(await approveWithdrawal(app, lost.id, 'ana')).toMatchObject({ status: 'paying', payout_attempt: 2 });
  paymongo.endTransfer(lastTransfer().id, 'succeeded');
  await sweepPayouts(app);
  expect(await findWithdrawal(app.db, lost.id)).toMatchObject({ status: 'paid' });
});

test('the books balance after all of it', async () => {
  expect(await app.ledger.trialBalance()).toMatchObject({ balanced: true, faults: [] });
});
