import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createCashierFixture,
  depositRequest,
  units,
  type CashierFixture,
} from '../../tests/cashier-fixture.ts';
import type { PlayerFixture } from '../../tests/casino-fixture.ts';
import { cancelDeposit } from './cancel-deposit.ts';
import { addProof } from './deposit-proof.ts';
import { RefusalError } from '../kernel/errors.ts';
import { inPictureQueue } from './picture-queue.ts';
import { readProofFile } from './proof-file.ts';
import { countUpload } from './upload-rate.ts';
import { createDeposit } from './deposit.ts';
import { listDeposits, presentDeposit, type DepositRow } from './present-deposit.ts';
import { refreshDeposit } from './refresh-deposit.ts';
import { readProofs } from './proofs.ts';
import { approveDeposit, listDepositsForReview, refuseDeposit } from './review-deposit.ts';
import { ReviewError } from './review-error.ts';

let fixture: CashierFixture;
let casino: CashierFixture['casino'];
let app: CashierFixture['app'];

const payTo = {
  bank_name: 'BDO Unibank',
  account_name: 'Aurum Palace Inc.',
  account_number: '0012 3456 7890',
};

beforeAll(async () => {
  fixture = await createCashierFixture();
  ({ casino, app } = fixture);
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
      maximum: units(100_000),
      fee_percent: '0.5',
      fee_fixed: units(10),
      pay_to: JSON.stringify(payTo),
    })
    .execute();
});

afterAll(() => fixture.close());

function begin(player: PlayerFixture, amount_units = 500): Promise<DepositRow> {
  return createDeposit(app, player.session, { ...depositRequest(amount_units), methodCode: 'manual_bank' });
}

function plainPicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#8899aa' } })
    .jpeg()
    .toBuffer();
}

/** A unique photo with a location, a device name and another file appended. */
async function photograph(): Promise<Buffer> {
  const shade = Math.floor(Math.random() * 255);
  const picture = await sharp({
    create: { width: 400, height: 300, channels: 3, background: { r: shade, g: 120, b: 200 } },
  })
    .withExif({
      IFD0: { Make: 'SECRETPHONE', Software: String(Math.random()) },
      IFD3: { GPSLatitudeRef: 'N' },
    })
    .jpeg()
    .toBuffer();
  return Buffer.concat([picture, Buffer.from('PK\u0003\u0004STOWAWAY<script>')]);
}

function refusalOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'accepted',
    (error: unknown) => (error instanceof Error && 'refusal' in error ? error.refusal : error),
  );
}

test('S1.10 a bank transfer is told where to and with which reference, is shown, approved, and credited once', async () => {
  const player = await casino.newPlayer();
  const deposit = await begin(player, 1000);
  const shown = presentDeposit(deposit);
  expect(shown).toMatchObject({
    kind: 'manual',
    status: 'pending',
    amount: '1000.00',
    fee: '15.00',
    total: '1015.00',
    payment_url: null,
    pay_to: payTo,
  });
  expect(shown.pay_to?.reference).toMatch(/^[2-9A-HJ-Z]{10}$/);
  const proved = await addProof(
    app,
    player.session,
    deposit.deposit_id,
    (await photograph()).toString('base64'),
  );
  expect(presentDeposit(proved)).toMatchObject({ status: 'review', proofs: 1 });
  const list = await listDepositsForReview(app.db, app.clock.now());
  expect(list.map((row) => row.deposit_id)).toContain(deposit.deposit_id);

  await Promise.all(Array.from({ length: 6 }, () => approveDeposit(app, deposit.deposit_id, 'ana')));
  expect(await approveDeposit(app, deposit.deposit_id, 'bo')).toMatchObject({ status: 'credited' });
  expect(await app.ledger.balance(player)).toMatchObject({ real: units(1000) });
  const { lines } = await app.ledger.trialBalance();
  expect(lines.find((line) => line.account === 'clearing_manual')?.debit).toBe(units(1015));
  expect(lines.find((line) => line.account === 'fees')?.credit).toBe(units(15));
  const events = await app.db
    .selectFrom('cashier.deposit_event')
    .select(['action', 'actor'])
    .where('deposit_id', '=', deposit.deposit_id)
    .orderBy('event_id')
    .execute();
  expect(events).toEqual([
    { action: 'proof', actor: player.accountId },
    { action: 'approved', actor: 'ana' },
  ]);
  await expect(refuseDeposit(app, deposit.deposit_id, 'ana', 'late')).rejects.toThrow(ReviewError);
  await expect(app.pool.query('delete from cashier.deposit_event')).rejects.toThrow('permission denied');
  await expect(app.pool.query('delete from cashier.deposit_proof')).rejects.toThrow('permission denied');
});

test('a transfer that is refused tells why, credits nothing, and can be approved when the money comes after all', async () => {
  const player = await casino.newPlayer();
  const deposit = await begin(player);
  await expect(refuseDeposit(app, deposit.deposit_id, 'ana', ' ')).rejects.toThrow(ReviewError);
  const refused = await refuseDeposit(app, deposit.deposit_id, 'ana', 'Nothing has arrived');
  expect(presentDeposit(refused)).toMatchObject({
    status: 'failed',
    reason: 'Nothing has arrived',
    pay_to: null,
  });
  await expect(refuseDeposit(app, deposit.deposit_id, 'ana', 'again')).rejects.toThrow(ReviewError);
  expect(await app.ledger.balance(player)).toMatchObject({ real: 0n });
  expect(await approveDeposit(app, deposit.deposit_id, 'ana')).toMatchObject({
    status: 'credited',
    reason: '',
  });
  expect(await app.ledger.balance(player)).toMatchObject({ real: units(500) });
});

test('of a picture only what can be seen is kept', async () => {
  const player = await casino.newPlayer();
  const deposit = await begin(player);
  const sent = await photograph();
  expect(sent.toString('latin1')).toContain('SECRETPHONE');
  await addProof(app, player.session, deposit.deposit_id, sent.toString('base64'));
  const [proof] = await readProofs(app, deposit.deposit_id);
  if (!proof) throw new Error('There is no proof');
  expect(proof.media_type).toBe('image/jpeg');
  const kept = proof.content.toString('latin1');
  for (const hidden of ['SECRETPHONE', 'STOWAWAY', 'script', 'Exif']) expect(kept).not.toContain(hidden);
  const read = await sharp(proof.content).metadata();
  expect(read).toMatchObject({ format: 'jpeg', width: 400, height: 300 });
  expect(read.exif).toBeUndefined();
});

test.each([
  ['text', Buffer.from('I have paid, believe me, it is on its way.')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing that runs', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['half a picture', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100)])],
  ['a PDF without an end', Buffer.from('%PDF-1.7\n1 0 obj <<>>')],
])('%s is no proof', async (_name, bytes) => {
  const player = await casino.newPlayer();
  const deposit = await begin(player);
  expect(await refusalOf(addProof(app, player.session, deposit.deposit_id, bytes.toString('base64')))).toBe(
    'proofUnreadable',
  );
  expect(await fixture.statusOf(deposit)).toBe('pending');
});

test('a deposit takes three proofs, each once; a file that was shown for another deposit is pointed out', async () => {
  const player = await casino.newPlayer();
  const [first, second] = [await begin(player), await begin(player)];
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>>\n%%EOF').toString('base64');
  const add = (deposit: DepositRow, file: string) => addProof(app, player.session, deposit.deposit_id, file);
  // A player's files are read one at a time, so any of the concurrent calls may be refused.
  await Promise.allSettled([add(first, pdf), add(first, pdf), add(first, pdf)]);
  expect(presentDeposit(await add(first, pdf)).proofs).toBe(1);
  await add(first, (await photograph()).toString('base64'));
  await add(first, (await photograph()).toString('base64'));
  expect(await refusalOf(add(first, (await photograph()).toString('base64')))).toBe('proofLimitReached');
  await add(second, pdf);
  const list = await listDepositsForReview(app.db, app.clock.now());
  expect(list.find((row) => row.deposit_id === second.deposit_id)).toMatchObject({ shown_elsewhere: 1 });
});

test('a PDF is kept as it came, whatever it runs and however that is written, and only leaves as a file', async () => {
  const player = await casino.newPlayer();
  const deposit = await begin(player);
  const sent = Buffer.from('%PDF-1.7\n1 0 obj <</S /J#61vaScript /JS (app.alert(1))>>\n%%EOF');
  await addProof(app, player.session, deposit.deposit_id, sent.toString('base64'));
  const [proof] = await readProofs(app, deposit.deposit_id);
  expect(proof?.media_type).toBe('application/pdf');
  expect(proof?.content.equals(sent)).toBe(true);
});

test('a picture of more than 25 million pixels is refused by its header', async () => {
  const bytes = await plainPicture(5001, 5000);
  const begun = sharp.counters();
  expect(await readProofFile(bytes)).toBeUndefined();
  expect(sharp.counters()).toEqual(begun);
  expect(await readProofFile(await plainPicture(2000, 2000))).toMatchObject({ mediaType: 'image/jpeg' });
});

test('pictures are read one at a time; the queue ends, and a player has one place in it', async () => {
  let release: (() => void) | undefined;
  const gate = new Promise<void>((done) => (release = done));
  let running = 0;
  let most = 0;
  const read = async () => {
    running += 1;
    most = Math.max(most, running);
    await gate;
    running -= 1;
    return 'read';
  };
  const answers = Array.from({ length: 12 }, (_, index) => inPictureQueue(BigInt(index), read));
  const again = inPictureQueue(3n, read);
  await expect(again).rejects.toMatchObject({ refusal: 'tooManyRequests' });
  const settled = Promise.allSettled(answers);
  release?.();
  const outcomes = (await settled).map((one) =>
    one.status === 'fulfilled' ? one.value : one.reason instanceof RefusalError && one.reason.refusal,
  );
  expect(outcomes.filter((one) => one === 'serviceUnavailable').length).toBeGreaterThanOrEqual(3);
  expect(outcomes.filter((one) => one === 'read').length).toBeGreaterThanOrEqual(8);
  expect(most).toBe(1);
  expect(await inPictureQueue(3n, async () => 'again')).toBe('again');
});

test('a player sends forty files in an hour, whether they can be read or not', () => {
  const start = Date.now();
  for (let count = 0; count < 40; count++) countUpload(-1n, start);
  expect(() => countUpload(-1n, start + 3_599_999)).toThrow(RefusalError);
  countUpload(-2n, start);
  countUpload(-1n, start + 3_600_000);
});

test('only the player himself shows a proof, only of an open bank transfer', async () => {
  const player = await casino.newPlayer();
  const other = await casino.newPlayer();
  const deposit = await begin(player);
  const file = (await photograph()).toString('base64');
  expect(await refusalOf(addProof(app, other.session, deposit.deposit_id, file))).toBe('depositNotFound');
  await cancelDeposit(app, player.session, deposit.deposit_id);
  expect(await refusalOf(addProof(app, player.session, deposit.deposit_id, file))).toBe('proofNotExpected');
  const atGateway = await createDeposit(app, player.session, depositRequest());
  expect(await refusalOf(addProof(app, player.session, atGateway.deposit_id, file))).toBe('proofNotExpected');
  await expect(approveDeposit(app, atGateway.deposit_id, 'ana')).rejects.toThrow('settled by its gateway');
});

test('a transfer without a proof expires after three days, one that is looked at does not', async () => {
  const player = await casino.newPlayer();
  const [silent, shown] = [await begin(player), await begin(player)];
  await addProof(app, player.session, shown.deposit_id, (await photograph()).toString('base64'));
  casino.clock.advance(73 * 3_600_000);
  expect(await refreshDeposit(app, silent)).toMatchObject({ status: 'expired' });
  expect(await fixture.statusOf(shown)).toBe('review');
  const open = await listDeposits(app.db, player.session, { openOnly: true, page: 1, pageSize: 10 });
  expect(open.rows.map((row) => row.deposit_id)).toEqual([shown.deposit_id]);
  const all = await listDeposits(app.db, player.session, { openOnly: false, page: 1, pageSize: 1 });
  expect([all.total, all.rows.length]).toEqual([2, 1]);
});

test('an amount that a bank cannot transfer is refused', async () => {
  const player = await casino.newPlayer();
  const request = { ...depositRequest(), methodCode: 'manual_bank', amount: units(500) + 1n };
  expect(await refusalOf(createDeposit(app, player.session, request))).toBe('invalidInput');
});
