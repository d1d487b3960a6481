import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvalsDecide } from '../../contract/operate/approvals/decide.ts';
import { approvalsList } from '../../contract/operate/approvals/list.ts';
import { approvalsSaveRule } from '../../contract/operate/approvals/save_rule.ts';
import { auditList } from '../../contract/operate/audit/list.ts';
import { depositsApprove } from '../../contract/operate/deposits/approve.ts';
import { depositsGet } from '../../contract/operate/deposits/get.ts';
import { depositsList } from '../../contract/operate/deposits/list.ts';
import { depositsRefund } from '../../contract/operate/deposits/refund.ts';
import { depositsRefuse } from '../../contract/operate/deposits/refuse.ts';
import { depositsViewProof } from '../../contract/operate/deposits/view_proof.ts';
import { createDeposit } from '../../server/cashier/deposit.ts';
import { addProof } from '../../server/cashier/deposit-proof.ts';
import { sealEarlierProofs } from '../../server/cashier/proofs.ts';
import { approveDeposit } from '../../server/cashier/review-deposit.ts';
import { newId } from '../../server/kernel/ids.ts';
import { minorPerUnit } from '../../server/kernel/money.ts';
import { seedPlayer } from '../../server/players/seed-player.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

let platform: TestPlatform;
let operate: TestConsole;
let owner: TestOperator;
let asker: TestOperator;
let decider: TestOperator;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  operate = createTestConsole(platform);
  const { siteId } = await platform.marquee.app.sites.byDomain('localhost');
  owner = await operate.newOperator('owner@example.com', [{ role: 'owner', siteId: null }]);
  asker = await operate.newOperator('asker@example.com', [{ role: 'payments', siteId }]);
  decider = await operate.newOperator('decider@example.com', [{ role: 'payments', siteId }]);
  await platform.owner.query(
    `insert into cashier.deposit_method
      (site_id, method_code, kind, gateway, position, name, currency, minimum, maximum, fee_fixed, pay_to)
    select site_id, 'by_bank', 'manual', 'manual', 9, 'Bank transfer', 'PHP', ${100n * minorPerUnit},
      ${100_000n * minorPerUnit}, ${10n * minorPerUnit}, $1::jsonb
    from sites.site where site_code in ('aurum', 'tropico')`,
    [{ bank_name: 'BDO', account_name: 'Aurum Palace', account_number: '0012 3456' }],
  );
  const rule = { kind: 'deposit' as const, currency: 'PHP', threshold: '5000.00', reason: 'house rule' };
  expect((await operate.call(approvalsSaveRule, rule, owner)).statusCode).toBe(1);
});
afterAll(() => platform.close());

let players = 0;

async function picture(shade = players): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 200, channels: 3, background: { r: shade, g: 90, b: 120 } } })
    .png()
    .toBuffer();
}

/** A bank transfer of a new player, 10 PHP of fee on top of the amount, with a proof. */
async function transferred(amount_units: number, domain = 'localhost', proof?: Buffer) {
  const { app } = platform.marquee;
  players += 1;
  const accountId = `payer${players}`;
  const wallet = await seedPlayer(
    app,
    await app.sites.byDomain(domain),
    {
      accountId,
      fullName: 'Maria Santos',
      birthDate: '1990-05-17',
      phone: `+63918${4_000_000 + players}`,
      email: `${accountId}@example.com`,
      language: 'EN',
    },
    0n,
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
  const deposit = await createDeposit(app, session, {
    idempotencyKey: newId(),
    methodCode: 'by_bank',
    amount: BigInt(amount_units) * minorPerUnit,
    returnUrl: `http://${domain}/deposit`,
  });
  const file = proof ?? (await picture());
  await addProof(app, session, deposit.deposit_id, file.toString('base64'));
  return {
    id: deposit.deposit_id,
    session,
    real: async () => (await app.ledger.balance(wallet))?.real ?? 0n,
    told: async () => {
      const { rows } = await platform.owner.query<{ key: string }>(
        'select message_key as key from rewards.inbox_message where player_id = $1',
        [wallet.playerId],
      );
      return rows.map(({ key }) => key);
    },
  };
}

async function credit(id: string, amount: string, reference: string, by = asker, reason = '') {
  await operate.stepUp(by);
  return operate.call(depositsApprove, { deposit_id: id, amount, reference, reason }, by);
}

async function auditOf(subjectId: string): Promise<string[]> {
  const kept = await operate.call(auditList, { subject_id: subjectId }, owner);
  return kept.value?.map(({ call }) => call) ?? [];
}

test('a transfer waits with its proof, is credited once, and its postings and history stand beside it', async () => {
  const deposit = await transferred(500);
  const foreign = await transferred(500, 'tropico.localhost');
  const waiting = await operate.call(depositsList, { state: 'waiting', limit: 100 }, asker);
  expect(waiting.value?.map(({ deposit_id }) => deposit_id)).toEqual([deposit.id]);
  expect(waiting.value?.[0]).toMatchObject({ total: '510.00', proofs: 1, risks: [], status: 'review' });
  expect(await operate.call(depositsGet, { deposit_id: foreign.id }, asker)).toMatchObject({
    statusMessage: 'depositNotFound',
  });
  expect(await credit(foreign.id, '510.00', 'F-1')).toMatchObject({ statusMessage: 'depositNotFound' });

  expect(await credit(deposit.id, '510.00', 'BDO-1')).toMatchObject({ outcome: 'credited' });
  expect(await deposit.real()).toBe(500n * minorPerUnit);
  expect(await credit(deposit.id, '510.00', 'BDO-1')).toMatchObject({ statusMessage: 'commandRefused' });
  await approveDeposit(platform.marquee.app, deposit.id, 'cli');
  expect(await deposit.real()).toBe(500n * minorPerUnit);
  expect(await auditOf(deposit.id)).toEqual(['deposits/approve']);
  const shown = await operate.call(depositsGet, { deposit_id: deposit.id }, asker);
  expect(shown.postings?.map(({ debit, credit: to, amount }) => [debit, to, amount])).toEqual([
    ['clearing_manual', 'player_real', '500.00'],
    ['clearing_manual', 'fees', '10.00'],
  ]);
  expect(shown.events?.map(({ action, actor }) => [action, actor])).toEqual([
    ['proof', deposit.session.accountId],
    ['approved', asker.email],
  ]);
  expect(shown.deposit?.received).toEqual({ amount: '510.00', reference: 'BDO-1' });
});

test('another amount that arrived needs a reason, is credited whole without a fee, and the player is told', async () => {
  const deposit = await transferred(700);
  expect(await credit(deposit.id, '450.00', 'BDO-2')).toMatchObject({
    statusMessage: 'invalidInput',
    statusDetail: [{ field: 'reason' }],
  });
  expect(await credit(deposit.id, '450.001', 'BDO-2', asker, 'less came')).toMatchObject({
    statusDetail: [{ field: 'amount' }],
  });
  expect(await deposit.real()).toBe(0n);
  expect(await credit(deposit.id, '450.00', 'BDO-2', asker, 'less came')).toMatchObject({
    outcome: 'credited',
  });
  expect(await deposit.real()).toBe(450n * minorPerUnit);
  expect(await deposit.told()).toEqual([`deposit_corrected:${deposit.id}`]);
});

test('a proof that was sent before is a sign on both, also after it was saved in another form', async () => {
  const file = await picture(201);
  const first = await transferred(300, 'localhost', file);
  const again = await sharp(file).withMetadata().png({ compressionLevel: 1 }).toBuffer();
  expect(again.equals(file)).toBe(false);
  const second = await transferred(300, 'localhost', again);
  for (const [one, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const shown = await operate.call(depositsGet, { deposit_id: one.id }, asker);
    expect(shown.deposit?.risks).toEqual(['same_picture']);
    expect(shown.same_picture).toEqual([{ deposit_id: other.id, account_id: other.session.accountId }]);
  }
});

test('a large one, and a payment that was recorded before, are credited by a second operator only', async () => {
  const large = await transferred(6000);
  expect(await credit(large.id, '6010.00', 'BDO-3')).toMatchObject({ outcome: 'approval_requested' });
  const used = await transferred(400);
  expect(await credit(used.id, '410.00', 'BDO-1')).toMatchObject({ outcome: 'approval_requested' });
  const shown = await operate.call(depositsGet, { deposit_id: used.id }, decider);
  expect(shown.deposit?.risks).toEqual(['same_reference']);
  expect(shown.same_reference).toHaveLength(1);
  expect([await large.real(), await used.real()]).toEqual([0n, 0n]);

  const open = await operate.call(approvalsList, { state: 'open' }, decider);
  const approvalOf = (id: string) =>
    open.value?.find(({ subject_id }) => subject_id === id)?.approval_id ?? '';
  const decide = async (id: string, decision: 'approve' | 'refuse', by: TestOperator) => {
    await operate.stepUp(by);
    return operate.call(
      approvalsDecide,
      { approval_id: approvalOf(id), decision, reason: 'in the statement' },
      by,
    );
  };
  expect(await decide(large.id, 'approve', asker)).toMatchObject({ statusMessage: 'approvalOwnRequest' });
  expect(await decide(large.id, 'approve', decider)).toMatchObject({ outcome: 'done' });
  expect(await large.real()).toBe(6000n * minorPerUnit);
  expect(await decide(used.id, 'refuse', decider)).toMatchObject({ state: 'refused' });
  expect(await used.real()).toBe(0n);
  const after = await operate.call(depositsGet, { deposit_id: used.id }, decider);
  expect(after.deposit).toMatchObject({ status: 'review', received: null, risks: [] });
});

test('a refused one tells the player why; one that was given back is never credited', async () => {
  const refused = await transferred(250);
  await operate.stepUp(asker);
  const reason = 'The money has not arrived.';
  expect(await operate.call(depositsRefuse, { deposit_id: refused.id, reason }, asker)).toMatchObject({
    statusCode: 1,
  });
  expect(await refused.told()).toEqual([`deposit_refused:${refused.id}`]);
  const returned = await transferred(260);
  await operate.stepUp(asker);
  const refund = { deposit_id: returned.id, reference: 'R-1', reason: 'From another name.' };
  expect(await operate.call(depositsRefund, refund, asker)).toMatchObject({ statusCode: 1 });
  expect(await credit(returned.id, '270.00', 'BDO-9')).toMatchObject({ statusMessage: 'commandRefused' });
  expect(await returned.real()).toBe(0n);
  expect(await auditOf(refused.id)).toEqual(['deposits/refuse']);
  expect(await auditOf(returned.id)).toEqual(['deposits/refund']);
});

test('a proof is sealed, opens for who may look, and each look is in the audit', async () => {
  const deposit = await transferred(320);
  const { proofs } = await operate.call(depositsGet, { deposit_id: deposit.id }, asker);
  const proof_id = proofs?.[0]?.proof_id ?? '';
  const { rows } = await platform.owner.query<{ content: Buffer | null; content_sealed: Buffer }>(
    'select content, content_sealed from cashier.deposit_proof where proof_id = $1',
    [proof_id],
  );
  expect(rows[0]?.content).toBeNull();
  expect(rows[0]?.content_sealed.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
  const look = async () => operate.call(depositsViewProof, { deposit_id: deposit.id, proof_id }, asker);
  const shown = await look();
  expect(shown.media_type).toBe('image/jpeg');
  const content = Buffer.from(shown.content ?? '', 'base64');
  expect((await sharp(content).metadata()).width).toBe(300);
  expect(await auditOf(deposit.id)).toEqual(['deposits/view_proof']);

  // One that was sent before proofs were sealed opens too, and is sealed by the job.
  await platform.owner.query(
    'update cashier.deposit_proof set content = $2, content_sealed = null where proof_id = $1',
    [proof_id, content],
  );
  expect((await look()).content).toBe(shown.content);
  await sealEarlierProofs(platform.marquee.app);
  const sealed = await platform.owner.query<{ content: Buffer | null }>(
    'select content from cashier.deposit_proof where proof_id = $1',
    [proof_id],
  );
  expect(sealed.rows[0]?.content).toBeNull();
  expect((await look()).content).toBe(shown.content);
});
