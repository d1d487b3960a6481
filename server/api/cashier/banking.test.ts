import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bankAccountAdd } from '@marquee/contract/api/cashier/bank_account_add.ts';
import { bankAccountList } from '@marquee/contract/api/cashier/bank_account_list.ts';
import { depositCreate } from '@marquee/contract/api/cashier/deposit_create.ts';
import { depositMethods } from '@marquee/contract/api/cashier/deposit_methods.ts';
import { depositStatus } from '@marquee/contract/api/cashier/deposit_status.ts';
import { withdrawalCreate } from '@marquee/contract/api/cashier/withdrawal_create.ts';
import { withdrawalInfo } from '@marquee/contract/api/cashier/withdrawal_info.ts';
import { betHistory } from '@marquee/contract/api/history/bets.ts';
import { roundDetail } from '@marquee/contract/api/history/round.ts';
import { statement } from '@marquee/contract/api/history/statement.ts';
import { transactionHistory } from '@marquee/contract/api/history/transactions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlatform, type TestPlatform } from '../../../tests/platform.ts';
import { createSandboxGateway, type SandboxGateway } from '../../../tools/gateway/gateway.ts';
import { sandboxSecretName } from '../../cashier/cashier.ts';
import { approveWithdrawal } from '../../cashier/review.ts';
import { newId } from '../../kernel/ids.ts';
import { leaveSecret } from '../../../tests/test-keys.ts';

let platform: TestPlatform;
let gateway: SandboxGateway;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'marquee-banking-'));
  gateway = await createSandboxGateway({
    port: 0,
    // Notices cannot be delivered here, so deposits are credited by asking the gateway.
    webhookUrl: 'http://127.0.0.1:9/',
    secret: await leaveSecret(dataDir, sandboxSecretName),
    stateFile: join(dataDir, 'gateway.json'),
  });
  platform = await startPlatform({ DATA_DIR: dataDir, GATEWAY_URL: gateway.url });
  // A turnover of a fifth makes the sums below use every decimal.
  await platform.owner.query('update sites.site set turnover_multiple = 0.2');
  platform.marquee.app.sites.forget();
});

afterAll(async () => {
  await platform.close();
  await gateway.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('S1.10 a player pays in, plays, asks for a payout, is paid, and the statement adds up to the last decimal', async () => {
  const player = await platform.newPlayer('banker');
  const { value: methods = [] } = await platform.call(depositMethods, player);
  expect(methods.map((method) => method.method_code)).toEqual([
    'sandbox_wallet',
    'sandbox_bank',
    'manual_bank',
  ]);
  const { deposit } = await platform.call(depositCreate, {
    ...player,
    idempotency_key: newId(),
    method_code: 'sandbox_wallet',
    amount: '250.12345',
    return_url: 'http://localhost/deposit',
  });
  expect(deposit).toMatchObject({ status: 'pending', amount: '250.12345', settled_at: null });
  const deposit_id = deposit?.deposit_id ?? '';
  await fetch(`${deposit?.payment_url}/paid`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  });
  const settled = await platform.call(depositStatus, { ...player, deposit_id });
  expect(settled.deposit).toMatchObject({ status: 'credited', payment_url: null });

  const round = await playRound(player.account_id, 60_00000n, 12_34000n);
  await expect
    .poll(async () => (await platform.call(withdrawalInfo, player)).turnover_done, { timeout: 60_000 })
    .toBe('50.02469');
  const account = await platform.call(bankAccountAdd, {
    ...player,
    bank_name: 'Maya Bank',
    account_name: 'Maria Santos',
    account_number: '123412341234',
  });
  const info = await platform.call(withdrawalInfo, player);
  expect(info).toMatchObject({ available: '202.46345', balance: '202.46345', turnover_required: '50.02469' });
  const asked = await platform.call(withdrawalCreate, {
    ...player,
    idempotency_key: newId(),
    bank_account_id: account.bank_account?.bank_account_id ?? '',
    amount: '150',
  });
  expect(asked.withdrawal).toMatchObject({ status: 'pending', account_number_masked: '•••• 1234' });
  expect(await platform.call(withdrawalInfo, player)).toMatchObject({ held: '150.00', remaining_today: 2 });
  await approveWithdrawal(platform.marquee.app, asked.withdrawal?.withdrawal_id ?? '', 'ana');

  const history = await platform.call(transactionHistory, player);
  expect(history.value?.map(({ type, amount, status }) => [type, amount, status])).toEqual([
    ['withdrawal_payout', '0.00', 'completed'],
    ['withdrawal_hold', '-150.00', 'paid'],
    ['win', '12.34', 'completed'],
    ['bet', '-60.00', 'completed'],
    ['deposit', '250.12345', 'completed'],
  ]);
  const deposits = await platform.call(transactionHistory, { ...player, types: ['deposit'] });
  expect(deposits).toMatchObject({ total: 1, page: 1, page_size: 10 });
  // The history follows the ledger, a moment later.
  await expect
    .poll(() => platform.call(betHistory, player))
    .toMatchObject({
      total: 1,
      total_stake: '60.00',
      total_payout: '12.34',
      net: '-47.66',
      value: [{ round_id: round, status: 'settled', result: '-47.66' }],
    });
  const day_ms = 86_400_000;
  const period = {
    date_from: new Date(Date.now() - day_ms).toISOString(),
    date_to: new Date(Date.now() + day_ms).toISOString(),
  };
  expect(await platform.call(statement, { ...player, ...period })).toMatchObject({
    opening_balance: '0.00',
    deposits: '250.12345',
    withdrawals: '150.00',
    stakes: '60.00',
    payouts: '12.34',
    rollbacks: '0.00',
    bonuses: '0.00',
    adjustments: '0.00',
    closing_balance: '52.46345',
  });
  expect(await platform.call(bankAccountList, player)).toMatchObject({
    account_name: 'Maria Santos',
    value: [{ bank_name: 'Maya Bank', is_default: true }],
  });
});

/** A round of a provider without a connection, so that its page is not requested. Returns the round's id. */
async function playRound(accountId: string, stake: bigint, payout: bigint): Promise<string> {
  const { rows } = await platform.owner.query<{ site_id: number; player_id: string; currency: string }>(
    'select site_id, player_id, currency from players.player where account_id = $1',
    [accountId],
  );
  const row = rows[0];
  if (!row) throw new Error(`There is no player ${accountId}`);
  const round = newId();
  const bet = newId();
  const wallet = { siteId: row.site_id, playerId: BigInt(row.player_id), currency: row.currency };
  const common = { ...wallet, source: 'TESTHOUSE', round, game: 'koi-pond' };
  const { ledger } = platform.marquee.app;
  await ledger.post({ ...common, externalId: bet, kind: 'bet', amount: stake });
  const meta = { round_closed: true };
  await ledger.post({ ...common, externalId: newId(), kind: 'win', reference: bet, amount: payout, meta });
  return round;
}

test("a player sees nothing of another player's", async () => {
  const owner = await platform.newPlayer('owner-of-it');
  const other = await platform.newPlayer('somebody-else');
  const { deposit } = await platform.call(depositCreate, {
    ...owner,
    idempotency_key: newId(),
    method_code: 'sandbox_wallet',
    amount: '100',
    return_url: 'http://localhost/deposit',
  });
  const deposit_id = deposit?.deposit_id ?? '';
  expect(await platform.call(depositStatus, { ...other, deposit_id })).toMatchObject({
    statusMessage: 'depositNotFound',
  });
  const stolen = { account_id: owner.account_id, auth: other.auth };
  expect(await platform.call(depositStatus, { ...stolen, deposit_id })).toMatchObject({
    statusMessage: 'permissionDenied',
  });
  const account = await platform.call(bankAccountAdd, {
    ...owner,
    bank_name: 'Maya Bank',
    account_name: 'Maria Santos',
    account_number: '555566667777',
  });
  expect(
    await platform.call(withdrawalCreate, {
      ...other,
      idempotency_key: newId(),
      bank_account_id: account.bank_account?.bank_account_id ?? '',
      amount: '100',
    }),
  ).toMatchObject({ statusMessage: 'bankAccountNotFound' });
  const round = await playRound(owner.account_id, 0n, 0n);
  const key = { provider_code: 'TESTHOUSE', round_id: round };
  expect(await platform.call(roundDetail, { ...other, ...key })).toMatchObject({
    statusMessage: 'roundNotFound',
  });
});

const key = 'k'.repeat(16);
test.each([
  [
    depositCreate,
    { idempotency_key: 'short', method_code: 'm', amount: '1', return_url: 'http://a.test' },
    'idempotency_key',
  ],
  [
    depositCreate,
    { idempotency_key: key, method_code: 'm', amount: '0.00', return_url: 'http://a.test' },
    'amount',
  ],
  [
    depositCreate,
    { idempotency_key: key, method_code: 'm', amount: '-5', return_url: 'http://a.test' },
    'amount',
  ],
  [
    depositCreate,
    { idempotency_key: key, method_code: 'm', amount: 5, return_url: 'http://a.test' },
    'amount',
  ],
  [
    depositCreate,
    { idempotency_key: key, method_code: 'm', amount: '1.123456', return_url: 'http://a.test' },
    'amount',
  ],
  [
    depositCreate,
    { idempotency_key: key, method_code: 'm', amount: '1', return_url: 'nowhere' },
    'return_url',
  ],
  [depositStatus, { deposit_id: '7' }, 'deposit_id'],
  [bankAccountAdd, { bank_name: 'B', account_name: 'Maria', account_number: '123456' }, 'bank_name'],
  [bankAccountAdd, { bank_name: 'BDO', account_name: 'M4ria', account_number: '123456' }, 'account_name'],
  [bankAccountAdd, { bank_name: 'BDO', account_name: 'Maria', account_number: '12-34' }, 'account_number'],
  [withdrawalCreate, { idempotency_key: key, bank_account_id: newId(), amount: 'all' }, 'amount'],
  [withdrawalCreate, { idempotency_key: key, bank_account_id: 'mine', amount: '1' }, 'bank_account_id'],
  [transactionHistory, { types: ['theft'] }, 'types.0'],
  [transactionHistory, { page: 0 }, 'page'],
  [betHistory, { page_size: 101 }, 'page_size'],
  [betHistory, { date_from: 'yesterday' }, 'date_from'],
  [statement, { date_from: '2026-01-01T00:00:00Z' }, 'date_to'],
  [roundDetail, { provider_code: 'X', round_id: '' }, 'round_id'],
])('$path: %j is answered 400, naming the field', async (call, body, field) => {
  const answer = await platform.post(call.path, { account_id: 'banker', auth: 'token', ...body });
  expect(answer).toMatchObject({
    status: 400,
    body: { statusCode: -400, statusMessage: 'invalidInput', statusDetail: [{ field }] },
  });
});

test.each([depositCreate, depositMethods, withdrawalInfo, bankAccountList, betHistory, transactionHistory])(
  '$path without a session is refused',
  async (call) => {
    const answer = await platform.post(call.path, {
      account_id: 'banker',
      auth: 'not a token',
      idempotency_key: key,
      method_code: 'sandbox_wallet',
      amount: '100',
      return_url: 'http://localhost/',
    });
    expect(answer).toMatchObject({ status: 200, body: { statusMessage: 'sessionExpired' } });
  },
);
