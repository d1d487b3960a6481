import { randomBytes } from 'node:crypto';
import { access } from 'node:fs/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bankAccountAdd } from '@marquee/contract/api/cashier/bank_account_add.ts';
import { bankAccountDefault } from '@marquee/contract/api/cashier/bank_account_default.ts';
import { bankAccountRemove } from '@marquee/contract/api/cashier/bank_account_remove.ts';
import { depositCancel } from '@marquee/contract/api/cashier/deposit_cancel.ts';
import { depositCreate } from '@marquee/contract/api/cashier/deposit_create.ts';
import { depositList } from '@marquee/contract/api/cashier/deposit_list.ts';
import { depositMethods } from '@marquee/contract/api/cashier/deposit_methods.ts';
import { depositProof, proofLimit_bytes } from '@marquee/contract/api/cashier/deposit_proof.ts';
import { depositStatus } from '@marquee/contract/api/cashier/deposit_status.ts';
import { withdrawalCreate } from '@marquee/contract/api/cashier/withdrawal_create.ts';
import { withdrawalInfo } from '@marquee/contract/api/cashier/withdrawal_info.ts';
import { withdrawalList } from '@marquee/contract/api/cashier/withdrawal_list.ts';
import { withdrawalStatus } from '@marquee/contract/api/cashier/withdrawal_status.ts';
import { promotionClaim } from '@marquee/contract/api/promotion/claim.ts';
import { promotionList } from '@marquee/contract/api/promotion/list.ts';
import { getInbox } from '@marquee/contract/api/settings/get_inbox.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlatform, type TestPlatform, type TestPlayer } from '../../../tests/platform.ts';
import { createSandboxGateway, type SandboxGateway } from '../../../tools/gateway/gateway.ts';
import { sandboxSecretName } from '../../cashier/cashier.ts';
import { approveWithdrawal } from '../../cashier/review.ts';
import { approveDeposit } from '../../cashier/review-deposit.ts';
import { newId } from '../../kernel/ids.ts';
import { leaveSecret } from '../../../tests/test-keys.ts';

let platform: TestPlatform;
let gateway: SandboxGateway;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'marquee-cashier-'));
  gateway = await createSandboxGateway({
    port: 0,
    // Notices cannot be delivered here: deposits are credited by asking the gateway, or by an operator.
    webhookUrl: 'http://127.0.0.1:9/',
    secret: await leaveSecret(dataDir, sandboxSecretName),
    stateFile: join(dataDir, 'gateway.json'),
  });
  platform = await startPlatform({ DATA_DIR: dataDir, GATEWAY_URL: gateway.url });
  await platform.owner.query('update sites.site set turnover_multiple = 0');
});

afterAll(async () => {
  await platform.close();
  await gateway.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function begin(player: TestPlayer, method_code: string, amount = '1000') {
  const { deposit } = await platform.call(depositCreate, {
    ...player,
    idempotency_key: newId(),
    method_code,
    amount,
    return_url: 'http://localhost/deposit',
  });
  if (!deposit) throw new Error('There is no deposit');
  return deposit;
}

test('S9.18 S9.19 each method names its picture in the payment folder, manual.png where it has none of its own', async () => {
  const player = await platform.newPlayer('looks-at-methods');
  const { value: methods = [] } = await platform.call(depositMethods, { ...player, language: 'CN' });
  expect(methods.map(({ method_code, kind, logo }) => [method_code, kind, logo])).toEqual([
    ['sandbox_wallet', 'gateway', 'sandbox.webp'],
    ['sandbox_bank', 'gateway', 'bank.webp'],
    ['manual_bank', 'manual', 'manual.png'],
  ]);
  const folder = new URL('../../../site/public/art/payment/', import.meta.url);
  await Promise.all(methods.map(({ logo }) => access(new URL(logo, folder))));
  expect(methods[1]).toMatchObject({ name: '沙盒银行转账', fee_percent: '1', fee_fixed: '0.00' });
  for (const { instructions } of methods) expect(instructions).toMatch(/\p{Script=Han}/u);
  const { value: english = [] } = await platform.call(depositMethods, { ...player, language: 'IDR' });
  expect(english[2]?.instructions).toContain('Transfer the total');
});

test('S1.10 the fee is told before, paid with the amount, and not credited', async () => {
  const player = await platform.newPlayer('pays-a-fee');
  const deposit = await begin(player, 'sandbox_bank', '1234.56');
  expect(deposit).toMatchObject({ amount: '1234.56', fee: '12.34', total: '1246.90', status: 'pending' });
  expect(await (await fetch(deposit.payment_url ?? '')).text()).toContain('1,246.90');
  await fetch(`${deposit.payment_url}/paid`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  });
  const settled = await platform.call(depositStatus, { ...player, deposit_id: deposit.deposit_id });
  expect(settled.deposit).toMatchObject({ status: 'credited' });
  expect(await platform.call(withdrawalInfo, player)).toMatchObject({ balance: '1234.56' });
});

test('S1.10 a bank transfer: begun, found again, shown by a large photograph, approved, paid out', async () => {
  const player = await platform.newPlayer('transfers');
  const deposit = await begin(player, 'manual_bank');
  expect(deposit).toMatchObject({ kind: 'manual', fee: '0.00', pay_to: { bank_name: 'Marquee Demo Bank' } });
  const other = await begin(player, 'manual_bank', '2000');
  const { value: open } = await platform.call(depositList, player);
  expect(open?.map((row) => row.deposit_id)).toEqual([other.deposit_id, deposit.deposit_id]);
  const cancelled = await platform.call(depositCancel, { ...player, deposit_id: other.deposit_id });
  expect(cancelled.deposit).toMatchObject({ status: 'cancelled', pay_to: null });

  const photograph = await sharp(randomBytes(1100 * 1100 * 3), {
    raw: { width: 1100, height: 1100, channels: 3 },
  })
    .png()
    .toBuffer();
  expect(photograph.length).toBeGreaterThan(3_500_000);
  const proof = photograph.toString('base64');
  const shown = await platform.call(depositProof, { ...player, deposit_id: deposit.deposit_id, proof });
  expect(shown.deposit).toMatchObject({ status: 'review', proofs: 1 });
  expect(await platform.call(depositCancel, { ...player, deposit_id: deposit.deposit_id })).toMatchObject({
    statusMessage: 'depositNotCancellable',
  });
  await approveDeposit(platform.marquee.app, deposit.deposit_id, 'ana');
  expect(await platform.call(depositList, player)).toMatchObject({ total: 0, value: [] });
  expect(await platform.call(depositList, { ...player, open_only: false, page_size: 1 })).toMatchObject({
    total: 2,
    value: [{ deposit_id: other.deposit_id }],
  });

  expect(await platform.call(withdrawalInfo, player)).toMatchObject({
    available: '1000.00',
    reasons: ['bank_account'],
    turnover_outstanding: '0.00',
    per_day: 3,
    daily_amount: '150000.00',
    remaining_amount_today: '150000.00',
  });
  const account = await addAccount(player, '111122223333');
  const { withdrawal } = await platform.call(withdrawalCreate, {
    ...player,
    idempotency_key: newId(),
    bank_account_id: account,
    amount: '400',
  });
  expect(withdrawal).toMatchObject({ status: 'pending', stage: 'review' });
  const withdrawal_id = withdrawal?.withdrawal_id ?? '';
  expect(await platform.call(withdrawalList, { ...player, open_only: true })).toMatchObject({ total: 1 });
  expect(await platform.call(bankAccountRemove, { ...player, bank_account_id: account })).toMatchObject({
    statusMessage: 'bankAccountInUse',
  });
  await approveWithdrawal(platform.marquee.app, withdrawal_id, 'ana');
  expect(await platform.call(withdrawalStatus, { ...player, withdrawal_id })).toMatchObject({
    withdrawal: { status: 'paid', stage: 'done' },
  });
  expect(await platform.call(withdrawalList, { ...player, open_only: true })).toMatchObject({ total: 0 });
  const second = await addAccount(player, '444455556666');
  const chosen = await platform.call(bankAccountDefault, { ...player, bank_account_id: second });
  expect(chosen.value?.map((row) => [row.account_number_masked, row.is_default])).toEqual([
    ['•••• 6666', true],
    ['•••• 3333', false],
  ]);
  const { value: inbox = [] } = await platform.call(getInbox, player);
  expect(inbox.map((message) => message.title)).toEqual([
    'Your default bank account was changed',
    'A bank account was added',
    'Your withdrawal was paid',
    'A bank account was added',
  ]);
  const left = await platform.call(bankAccountRemove, { ...player, bank_account_id: second });
  expect(left.value?.map((row) => row.is_default)).toEqual([true]);
});

async function addAccount(player: TestPlayer, account_number: string): Promise<string> {
  const added = await platform.call(bankAccountAdd, {
    ...player,
    bank_name: 'Maya Bank',
    account_name: 'SANTOS, María',
    account_number,
  });
  return added.bank_account?.bank_account_id ?? '';
}

test('a withdrawal gives the active bonus up, once the player has accepted what that takes', async () => {
  const player = await platform.newPlayer('has-a-bonus');
  const { value: promotions = [] } = await platform.call(promotionList, { domain_name: 'localhost' });
  const gift = promotions.find((promotion) => promotion.promotion_code === 'welcome-gift');
  await platform.call(promotionClaim, { ...player, promotion_id: gift?.promotion_id ?? '' });
  const { deposit_id } = await begin(player, 'manual_bank');
  await approveDeposit(platform.marquee.app, deposit_id, 'ana');
  const bank_account_id = await addAccount(player, '313131313131');
  expect(await platform.call(withdrawalInfo, player)).toMatchObject({
    available: '1000.00',
    bonus: '50.00',
    reasons: ['bonus'],
    forfeiture: { forfeits: '50.00', keeps: '1000.00' },
  });
  const request = { ...player, bank_account_id, amount: '400' };
  const ask = (forfeits?: string) =>
    platform.call(withdrawalCreate, { ...request, idempotency_key: newId(), forfeits });
  for (const accepted of [undefined, '0', '49.99']) {
    expect(await ask(accepted)).toMatchObject({
      statusMessage: 'bonusWouldBeForfeited',
      statusDetail: '50.00',
    });
  }
  expect(await platform.call(withdrawalInfo, player)).toMatchObject({ held: '0.00', bonus: '50.00' });
  expect(await ask('50')).toMatchObject({ withdrawal: { status: 'pending' } });
  expect(await platform.call(withdrawalInfo, player)).toMatchObject({
    held: '400.00',
    bonus: '0.00',
    forfeiture: null,
  });
});

test('a VIP level raises what can be withdrawn at once and how often', async () => {
  const player = await platform.newPlayer('has-a-level');
  const before = await platform.call(withdrawalInfo, player);
  expect(before).toMatchObject({ maximum: '50000.00', per_day: 3 });
  await platform.owner.query(
    `insert into rewards.vip_standing (site_id, player_id, currency, level, level_since, cycle_start)
     select site_id, player_id, currency, 3, now(), now() from players.player where account_id = 'has-a-level'
     on conflict (site_id, player_id) do update set level = 3`,
  );
  const { maximum, per_day } = await platform.call(withdrawalInfo, player);
  expect([Number(maximum), per_day]).toEqual([100_000, 5]);
});

test("a player touches nothing of another player's deposits, accounts and withdrawals", async () => {
  const owner = await platform.newPlayer('owns-them');
  const other = await platform.newPlayer('wants-them');
  const { deposit_id } = await begin(owner, 'manual_bank');
  const bank_account_id = await addAccount(owner, '777788889999');
  const proof = Buffer.from('%PDF-1.7\n%%EOF').toString('base64').padEnd(16, '=');
  // One after the other: each change of an account takes a proof of its own.
  const answers = [
    await platform.call(depositCancel, { ...other, deposit_id }),
    await platform.call(depositProof, { ...other, deposit_id, proof }),
    await platform.call(bankAccountDefault, { ...other, bank_account_id }),
    await platform.call(bankAccountRemove, { ...other, bank_account_id }),
    await platform.call(withdrawalStatus, { ...other, withdrawal_id: newId() }),
  ];
  expect(answers.map((answer) => answer.statusMessage)).toEqual([
    'depositNotFound',
    'depositNotFound',
    'bankAccountNotFound',
    'bankAccountNotFound',
    'withdrawalNotFound',
  ]);
  expect(await platform.call(depositList, other)).toMatchObject({ total: 0 });
});

test.each([
  ['not base64!!!!!!!!!!', 'base64'],
  ['short', 'a picture or a PDF in base64'],
  [42, 'text'],
  ['A'.repeat(Math.ceil(proofLimit_bytes / 3) * 4 + 4), 'a picture or a PDF of at most 4 MB, in base64'],
])('a proof that is malformed is refused by name', async (proof, expected) => {
  const answer = await platform.post(depositProof.path, {
    account_id: 'nobody',
    auth: 'x',
    deposit_id: newId(),
    proof,
  });
  expect(answer).toMatchObject({ status: 400, body: { statusDetail: [{ field: 'proof', expected }] } });
});
