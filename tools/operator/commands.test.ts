import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createCashierFixture,
  depositRequest,
  press,
  units,
  type CashierFixture,
} from '../../tests/cashier-fixture.ts';
import { addBankAccount } from '../../server/cashier/bank-account.ts';
import { addProof } from '../../server/cashier/deposit-proof.ts';
import { createDeposit } from '../../server/cashier/deposit.ts';
import { requestWithdrawal } from '../../server/cashier/request-withdrawal.ts';
import { newId } from '../../server/kernel/ids.ts';
import { receiveContactMessage } from '../../server/sites/contact-message.ts';
import { UsageError } from '../command/command.ts';
import { readCommand, runCommand } from './commands.ts';

let fixture: CashierFixture;

beforeAll(async () => {
  fixture = await createCashierFixture();
  await fixture.casino.asOwner('update sites.site set turnover_multiple = 0');
});

afterAll(() => fixture.close());

test.each([
  [[]],
  [['deposits', 'burn']],
  [['deposits', 'pay', '01932c3e-0000-7000-8000-000000000000']],
  [['withdrawals', 'pay', '01932c3e-0000-7000-8000-000000000000']],
  [['reconcile', '--day', 'yesterday']],
  [['withdrawals', 'burn']],
  [['withdrawals', 'approve']],
  [['withdrawals', 'approve', 'not-an-id']],
  [['withdrawals', 'refuse', '01932c3e-0000-7000-8000-000000000000']],
  [['withdrawals', 'list', '--loud']],
  [['players', 'praise', 'aurum', 'demo', '--reason', 'none']],
  [['players', 'block', 'aurum', 'demo']],
  [['players', 'block', 'aurum', '--reason', 'why']],
])('%j is answered with how it is meant', (args) => {
  expect(() => readCommand(args, 'ana')).toThrow(UsageError);
});

test('withdrawals are listed, approved and refused by command', async () => {
  const { app, casino } = fixture;
  const player = await casino.newPlayer();
  const deposit = await createDeposit(app, player.session, depositRequest(1000));
  await press(deposit, 'paid');
  await expect.poll(() => fixture.statusOf(deposit)).toBe('credited');
  const account = await addBankAccount(app, player.session, {
    bankName: 'GCash',
    accountName: 'Maria Santos',
    accountNumber: '09171234567',
  });
  const request = () => ({
    idempotencyKey: newId(),
    bankAccountId: account.bank_account_id,
    amount: units(200),
  });
  const paid = await requestWithdrawal(app, player.session, request());
  const refused = await requestWithdrawal(app, player.session, request());
  const run = (...args: string[]) =>
    runCommand({ ...app, house: casino.house }, readCommand(['withdrawals', ...args], 'ana'));

  const list = await run('list');
  expect(list).toHaveLength(2);
  expect(list[0]).toContain(`${player.accountId}  200.00 PHP  GCash •••• 4567  waits`);
  expect(await run('approve', paid.withdrawal_id, '--as', 'bo')).toEqual([
    'Paid 200.00 PHP to Maria Santos, GCash.',
  ]);
  expect(await run('refuse', refused.withdrawal_id, '--reason', 'Not now')).toEqual([
    'Refused; 200.00 PHP went back to the player.',
  ]);
  expect(await run('list')).toEqual(['No withdrawal waits for a decision.']);
  expect(await app.ledger.balance(player)).toMatchObject({ real: units(800), locked: 0n });
});

test('a player is blocked and let in again by command, and it is written down who did it and why', async () => {
  const { app, casino } = fixture;
  const player = await casino.newPlayer();
  const run = (...args: string[]) =>
    runCommand({ ...app, house: casino.house }, readCommand(['players', ...args], 'ana'));
  const named = ['aurum', player.accountId, '--reason', 'Asked by the police'];
  expect(await run('unblock', ...named)).toEqual([`${player.accountId} is not blocked: active.`]);
  expect(await run('block', ...named)).toEqual([
    `${player.accountId} is blocked, and their sessions have ended. Their money stays theirs.`,
  ]);
  expect(await run('block', ...named)).toEqual([`${player.accountId} is blocked already.`]);
  expect(await run('unblock', ...named, '--as', 'bo')).toEqual([`${player.accountId} may sign in again.`]);
  expect(await run('block', 'aurum', 'nobody', '--reason', 'x')).toEqual([
    'There is no player nobody on aurum.',
  ]);
  const changes = await app.db
    .selectFrom('players.status_change')
    .select(['from_status', 'to_status', 'changed_by', 'reason'])
    .where('player_id', '=', player.playerId)
    .orderBy('change_id')
    .execute();
  expect(changes).toEqual([
    { from_status: 'active', to_status: 'blocked', changed_by: 'ana', reason: 'Asked by the police' },
    { from_status: 'blocked', to_status: 'active', changed_by: 'bo', reason: 'Asked by the police' },
  ]);
});

test('bank transfers are listed, their proofs written, approved and refused; the day is reconciled', async () => {
  const { app, casino } = fixture;
  await app.db
    .insertInto('cashier.deposit_method')
    .values({
      site_id: casino.siteId,
      method_code: 'manual_bank',
      kind: 'manual',
      gateway: 'manual',
      position: 9,
      name: 'Bank transfer',
      currency: 'PHP',
      minimum: units(100),
      maximum: units(1000),
      pay_to: JSON.stringify({ bank_name: 'BDO Unibank', account_name: 'Aurum', account_number: '00123456' }),
    })
    .execute();
  const player = await casino.newPlayer();
  const begin = () =>
    createDeposit(app, player.session, { ...depositRequest(300), methodCode: 'manual_bank' });
  const [shown, silent] = [await begin(), await begin()];
  const pdf = '%PDF-1.7\n1 0 obj <<>>\n%%EOF';
  await addProof(app, player.session, shown.deposit_id, Buffer.from(pdf).toString('base64'));
  const run = (...args: string[]) => runCommand({ ...app, house: casino.house }, readCommand(args, 'ana'));

  const list = await run('deposits');
  expect(list).toHaveLength(2);
  expect(list[0]).toContain(`${player.accountId}  Maria Santos  300.00 PHP  ${shown.reference}  1 proof(s)`);
  expect(list[1]).toContain('no proof yet');
  const directory = await mkdtemp(join(tmpdir(), 'marquee-proofs-'));
  const [written = ''] = await run('deposits', 'proof', shown.deposit_id, '--to', directory);
  expect(await readFile(join(directory, `${shown.deposit_id}-1.pdf`), 'utf8')).toBe(pdf);
  expect(written).toContain(directory);
  await rm(directory, { recursive: true });
  expect(await run('deposits', 'approve', shown.deposit_id)).toEqual(['Credited 300.00 PHP.']);
  expect(await run('deposits', 'refuse', silent.deposit_id, '--reason', 'Nothing came')).toEqual([
    'Refused 300.00 PHP; nothing was credited.',
  ]);
  expect(await run('deposits', 'list')).toEqual(['No deposit waits for a decision.']);
  expect(await app.ledger.balance(player)).toMatchObject({ real: units(300) });

  const account = await addBankAccount(app, player.session, {
    bankName: 'GCash',
    accountName: 'Maria Santos',
    accountNumber: '09171230000',
  });
  const withdrawal = await requestWithdrawal(app, player.session, {
    idempotencyKey: newId(),
    bankAccountId: account.bank_account_id,
    amount: units(200),
  });
  expect(await run('withdrawals', 'pay', withdrawal.withdrawal_id, '--reference', 'BDO 4711')).toEqual([
    'Noted as paid by hand: 200.00 PHP to Maria Santos.',
  ]);
  const day = new Date().toISOString().slice(0, 10);
  expect(await run('reconcile', '--day', day)).toEqual([
    `${day}  aurum  clearing_manual  PHP  in 300.00  out 200.00`,
    `${day}  aurum  clearing_sandbox  PHP  in 1000.00  out 200.00`,
    `${day}: the clearing accounts are what the cashier paid in and out.`,
  ]);
});

test('messages from the contact page are listed until somebody has answered them', async () => {
  const { app, casino } = fixture;
  const run = (...args: string[]) => runCommand({ ...app, house: casino.house }, readCommand(args, 'ana'));
  expect(await run('messages')).toEqual(['No message waits for an answer.']);
  const delivery = { send: () => Promise.reject(new Error('The mail server is away')) };
  const message = { name: 'Rosa', email: 'rosa@example.test', topic: 'Payments', message: 'First\nSecond' };
  const site = await app.sites.byId(casino.siteId);
  const id = await receiveContactMessage(
    { ...app, delivery },
    { ...site, contactEmail: 'support@example.test' },
    { ...message, playerId: undefined },
    { id: 'r', ip: '127.0.0.1', userAgent: '', host: 'localhost', origin: 'http://localhost' },
  );
  const lines = await run('messages', 'list');
  expect(lines[0]).toContain(`${id}  `);
  expect(lines[0]).toContain('Rosa <rosa@example.test>  Payments');
  expect(lines.slice(1)).toEqual(['    First', '    Second']);
  expect(await run('messages', 'answered', id)).toEqual(['Marked as answered.']);
  expect(await run('messages', 'answered', id)).toEqual(['No open message has this id.']);
  expect(await run('messages')).toEqual(['No message waits for an answer.']);
  expect(() => readCommand(['messages', 'answered', 'x'], 'ana')).toThrow(UsageError);
});
