import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentsDecide } from '../../contract/operate/documents/decide.ts';
import { documentsList } from '../../contract/operate/documents/list.ts';
import { documentsSaveRule } from '../../contract/operate/documents/save_rule.ts';
import { documentsView } from '../../contract/operate/documents/view.ts';
import { auditList } from '../../contract/operate/audit/list.ts';
import { withdrawalsApprove } from '../../contract/operate/withdrawals/approve.ts';
import { withdrawalsGet } from '../../contract/operate/withdrawals/get.ts';
import { addBankAccount } from '../../server/cashier/bank-account.ts';
import { documentStanding } from '../../server/cashier/documents/standing.ts';
import { addDocument } from '../../server/cashier/documents/upload.ts';
import { requestWithdrawal } from '../../server/cashier/request-withdrawal.ts';
import { refuseWithdrawal } from '../../server/cashier/review.ts';
import { withdrawalStanding } from '../../server/cashier/withdrawal-policy.ts';
import { closeAccount } from '../../server/closing/close-account.ts';
import { newId } from '../../server/kernel/ids.ts';
import { minorPerUnit } from '../../server/kernel/money.ts';
import { seedPlayer } from '../../server/players/seed-player.ts';
import { startGatewayBooks, type GatewayBooks } from '../contract/sequences-gateway.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

let gateway: GatewayBooks;
let platform: TestPlatform;
let operate: TestConsole;
let owner: TestOperator;
let payments: TestOperator;
let support: TestOperator;
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
  payments = await operate.newOperator('payments@example.com', [{ role: 'payments', siteId }]);
  support = await operate.newOperator('support@example.com', [{ role: 'support', siteId }]);
  expect(await ask('identity', '500.00')).toBe(1);
});
afterAll(async () => {
  await platform.close();
  await gateway.close();
});

/** Ask for a kind of document from an amount on; for null, no more. */
async function ask(kind: 'identity' | 'address', from_amount: string | null): Promise<number> {
  await operate.stepUp(payments);
  const rule = { site_code: 'aurum', kind, from_amount, reason: 'the law asks for it' };
  return (await operate.call(documentsSaveRule, rule, payments)).statusCode;
}

let players = 0;

async function newPlayer() {
  const { app } = platform.marquee;
  players += 1;
  const accountId = `proven${players}`;
  const wallet = await seedPlayer(
    app,
    await app.sites.byDomain('localhost'),
    {
      accountId,
      fullName: 'Maria Santos',
      birthDate: '1990-05-17',
      phone: `+63918${3_000_000 + players}`,
      email: `${accountId}@example.com`,
      language: 'EN',
    },
    2000n * minorPerUnit,
  );
  const now = platform.clock.now();
  const session = {
    ...wallet,
    sessionId: newId(),
    accountId,
    startedAt: now,
    expiresAt: now,
    status: 'active' as const,
  };
  const account = await addBankAccount(app, session, {
    bankName: 'GCash',
    accountName: 'Maria Santos',
    accountNumber: `8800${players}1111`,
  });
  const withdraw = async (units: number): Promise<string> => {
    const row = await requestWithdrawal(app, session, {
      idempotencyKey: newId(),
      bankAccountId: account.bank_account_id,
      amount: BigInt(units) * minorPerUnit,
    });
    return row.withdrawal_id;
  };
  return { session, withdraw, id: wallet.playerId.toString() };
}

async function picture(): Promise<string> {
  const bytes = await sharp({
    create: { width: 300, height: 200, channels: 3, background: { r: players, g: 90, b: 120 } },
  })
    .withExif({ IFD0: { Make: 'SECRETPHONE', Software: newId() } })
    .png()
    .toBuffer();
  return bytes.toString('base64');
}

async function approve(id: string) {
  await operate.stepUp(payments);
  const answer = await operate.call(withdrawalsApprove, { withdrawal_ids: [id] }, payments);
  return answer.value?.[0];
}

async function standingOf(session: { siteId: number; playerId: bigint }): Promise<string | undefined> {
  const { app } = platform.marquee;
  return (await documentStanding(app, app.db, session))[0]?.standing;
}

async function waitingOf(playerId: string): Promise<string> {
  const listed = await operate.call(documentsList, { player_id: playerId, state: 'waiting' }, payments);
  return listed.value?.[0]?.document_id ?? '';
}

test('a withdrawal waits until the document that its amount asks for is approved, and until then nothing is paid', async () => {
  const { app } = platform.marquee;
  const { session, withdraw, id } = await newPlayer();
  const small = await withdraw(100);
  expect(await approve(small)).toMatchObject({ outcome: expect.stringMatching(/sent|paid/) });
  const large = await withdraw(400);
  expect(await approve(large)).toMatchObject({
    outcome: 'not_done',
    detail: [
      { expected: 'It waits for a document to be approved: identity.', key: 'refused.documentAwaited' },
    ],
  });
  const seen = await operate.call(withdrawalsGet, { withdrawal_id: large }, payments);
  expect(seen.objections).toContainEqual({ refused: false, reason: 'document', detail: 'identity' });
  expect((await withdrawalStanding(app, session)).objections.map(({ reason }) => reason)).toContain(
    'document',
  );

  const file = await picture();
  await addDocument(app, session, 'identity', file);
  await addDocument(app, session, 'identity', file);
  expect(await standingOf(session)).toBe('waiting');
  expect(await approve(large)).toMatchObject({ outcome: 'not_done' });
  const document_id = await waitingOf(id);
  const refusal = { document_id, decision: 'refuse' as const, reason: 'It cannot be read.' };
  expect((await operate.call(documentsDecide, refusal, support)).statusMessage).toBe('operatorNotPermitted');
  expect((await operate.call(documentsDecide, refusal, payments)).statusCode).toBe(1);
  expect((await operate.call(documentsDecide, refusal, payments)).statusMessage).toBe('documentDecided');
  expect(await standingOf(session)).toBe('refused');
  expect(await approve(large)).toMatchObject({ outcome: 'not_done' });

  await addDocument(app, session, 'identity', await picture());
  const second = await waitingOf(id);
  const approval = { document_id: second, decision: 'approve' as const, expires_on: '2099-01-01' };
  expect((await operate.call(documentsDecide, approval, payments)).statusCode).toBe(1);
  expect(await approve(large)).toMatchObject({ outcome: expect.stringMatching(/sent|paid/) });
  const { rows } = await platform.owner.query<{ message_key: string }>(
    "select message_key from rewards.inbox_message where player_id = $1 and message_key like 'document%' order by created_at",
    [id],
  );
  expect(rows.map(({ message_key }) => message_key)).toEqual([
    `document_refused:${document_id}`,
    `document_approved:${second}`,
  ]);
});

test('an approved document counts until its last day is over', async () => {
  const { app } = platform.marquee;
  const { session, withdraw, id } = await newPlayer();
  await addDocument(app, session, 'identity', await picture());
  const today = platform.clock.now().toISOString().slice(0, 10);
  const approval = { document_id: await waitingOf(id), decision: 'approve' as const, expires_on: today };
  expect((await operate.call(documentsDecide, approval, payments)).statusCode).toBe(1);
  expect(await standingOf(session)).toBe('approved');
  const large = await withdraw(600);
  await platform.owner.query('update cashier.document set expires_on = $1 where player_id = $2', [
    '2020-01-01',
    id,
  ]);
  expect(await standingOf(session)).toBe('expired');
  expect(await approve(large)).toMatchObject({ outcome: 'not_done' });
});

test('what is stored is sealed and re-encoded, and whoever looks at it is noted', async () => {
  const { app } = platform.marquee;
  const { session, id } = await newPlayer();
  await addDocument(app, session, 'identity', await picture());
  const document_id = await waitingOf(id);
  const { rows } = await platform.owner.query<{ content_sealed: Buffer }>(
    'select content_sealed from cashier.document where document_id = $1',
    [document_id],
  );
  const sealed = rows[0]?.content_sealed ?? Buffer.alloc(0);
  expect(sealed.length).toBeGreaterThan(100);
  expect(sealed.includes('JFIF')).toBe(false);
  expect(Buffer.from(sealed.toString('latin1'), 'base64').includes('JFIF')).toBe(false);
  expect((await operate.call(documentsView, { document_id }, support)).statusMessage).toBe(
    'operatorNotPermitted',
  );
  const seen = await operate.call(documentsView, { document_id }, payments);
  const content = Buffer.from(seen.content ?? '', 'base64');
  expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
  expect(content.includes('SECRETPHONE')).toBe(false);
  const kept = await operate.call(auditList, { subject_id: document_id }, owner);
  expect(kept.value?.map(({ call, operator_id }) => [call, operator_id])).toEqual([
    ['documents/view', payments.operatorId],
  ]);
  // Sealed bytes belong to their document.
  await addDocument(app, session, 'identity', await picture());
  await platform.owner.query(
    'update cashier.document set content_sealed = $1 where player_id = $2 and document_id <> $3',
    [sealed, id, document_id],
  );
  const { value = [] } = await operate.call(documentsList, { player_id: id }, payments);
  const other = value.find((one) => one.document_id !== document_id)?.document_id ?? '';
  const moved = await operate.call(documentsView, { document_id: other }, payments);
  expect(moved.statusMessage).toBe('internalServerError');
});

test('what is no picture and no PDF, of a kind that nobody asks for, or too much at once is refused', async () => {
  const { app } = platform.marquee;
  const { session } = await newPlayer();
  const named = Buffer.from('<script>passport.jpg</script>'.repeat(20)).toString('base64');
  await expect(addDocument(app, session, 'identity', named)).rejects.toMatchObject({
    refusal: 'proofUnreadable',
  });
  await expect(addDocument(app, session, 'funds', await picture())).rejects.toMatchObject({
    refusal: 'documentNotExpected',
  });
  for (let sent = 0; sent < 3; sent += 1) await addDocument(app, session, 'identity', await picture());
  await expect(addDocument(app, session, 'identity', await picture())).rejects.toMatchObject({
    refusal: 'documentLimitReached',
  });
});

test('closing an account does not pay out around the document', async () => {
  const { session } = await newPlayer();
  await expect(closeAccount(platform.marquee.app, session, { forfeitsBonus: true })).rejects.toMatchObject({
    refusal: 'documentRequired',
  });
});

test('what was refused asks for no document, and the player is told of one before they ask for more', async () => {
  const { app } = platform.marquee;
  const { session, withdraw } = await newPlayer();
  await refuseWithdrawal(app, await withdraw(400), 'ana', 'by mistake');
  const kept = await withdraw(200);
  expect(await approve(kept)).toMatchObject({ outcome: expect.stringMatching(/sent|paid/) });
  const told = async () => (await withdrawalStanding(app, session)).objections.map(({ reason }) => reason);
  await withdraw(289);
  expect(await told()).not.toContain('document');
  // The least that can be asked for is 10.
  await withdraw(10);
  expect(await told()).toContain('document');
});

test('a document stands for its own kind alone', async () => {
  const { app } = platform.marquee;
  const { session, withdraw, id } = await newPlayer();
  await addDocument(app, session, 'identity', await picture());
  const approval = { document_id: await waitingOf(id), decision: 'approve' as const, expires_on: null };
  expect((await operate.call(documentsDecide, approval, payments)).statusCode).toBe(1);
  const large = await withdraw(600);
  expect(await ask('address', '500.00')).toBe(1);
  expect(await approve(large)).toMatchObject({
    outcome: 'not_done',
    detail: [{ expected: 'It waits for a document to be approved: address.' }],
  });
  expect(await ask('address', null)).toBe(1);
  expect(await approve(large)).toMatchObject({ outcome: expect.stringMatching(/sent|paid/) });
});
