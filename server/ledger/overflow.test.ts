import { jiliWalletPaths } from '@marquee/contract/providers/jili.ts';
import { maxAmount, walletPaths } from '@marquee/contract/providers/hub88.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CasinoFixture, PlayerFixture } from '../../tests/casino-fixture.ts';
import { createJiliFixture, jiliBet, type JiliFixture } from '../../tests/jili-fixture.ts';
import {
  betRequest,
  createProviderFixture,
  winRequest,
  type ProviderFixture,
} from '../../tests/provider-fixture.ts';
import { newId } from '../kernel/ids.ts';
import { sql } from '../kernel/database.ts';
import { createLedger } from './ledger.ts';
import { operationRow } from './operation-row.ts';
import type { Operation, PostResult } from './types.ts';

/** What a bucket holds at most. */
const fullest = 2n ** 63n - 1n;
const largestWin = BigInt(maxAmount);

let hub88: ProviderFixture;
let jili: JiliFixture;
beforeAll(async () => {
  hub88 = await createProviderFixture();
  jili = await createJiliFixture();
});
afterAll(async () => {
  // The books add up, also where an account's turnover is more than a bucket holds.
  for (const { casino } of [hub88, jili]) {
    await casino.app.ledger.rollUp();
    expect(await casino.app.ledger.trialBalance()).toMatchObject({ balanced: true, faults: [] });
  }
  await hub88.close();
  await jili.close();
});

function operationOf(player: PlayerFixture, kind: Operation['kind'], amount: bigint): Operation {
  const { siteId, playerId, currency } = player;
  return { siteId, playerId, currency, kind, amount, source: 'TESTHOUSE', externalId: newId() };
}

/** Move so much in or out at once: more than one operation of the server's carries, which would take a thousand of them. */
async function adjust({ app }: CasinoFixture, player: PlayerFixture, change: bigint): Promise<void> {
  const kind = change < 0n ? 'adjustment_debit' : 'adjustment_credit';
  const row: object = JSON.parse(operationRow(operationOf(player, kind, 1n)));
  const whole = { ...row, amount: String(change < 0n ? -change : change) };
  const { rows } = await sql<{ status: string }>`
    select status from ledger.post_batch(${JSON.stringify([whole])}::json)`.execute(app.db);
  expect(rows).toEqual([{ status: 'posted' }]);
}

/** Leave room for so much in a player's balance. */
async function fill(casino: CasinoFixture, player: PlayerFixture, room: bigint): Promise<void> {
  const { real } = (await casino.app.ledger.balance(player)) ?? { real: 0n };
  await adjust(casino, player, fullest - room - real);
}

test('one operation of a batch that would overflow is refused alone, and the batch is posted as one', async () => {
  const { casino } = hub88;
  const rich = await casino.newPlayer();
  await fill(casino, rich, 5n);
  const others = await Promise.all(Array.from({ length: 20 }, () => casino.newPlayer()));
  // A ledger of its own, whose operations are all in one batch: what comes beside them would show.
  const ledger = createLedger({ connectionString: casino.database.url, connections: 1 });
  const late = operationOf(rich, 'win', 6n);
  const posted: Promise<PostResult>[] = [
    ...others.slice(0, 10).map((player) => ledger.post(operationOf(player, 'win', 100n))),
    ledger.post(late),
    ...others.slice(10).map((player) => ledger.post(operationOf(player, 'win', 100n))),
  ];
  const results = await Promise.all(posted);
  expect(results[10]).toMatchObject({ status: 'balance_limit', accepted: false, real: fullest - 5n });
  expect(results.filter(({ status }) => status === 'posted')).toHaveLength(20);
  const transactions = await casino.ownerDb
    .selectFrom('ledger.operation')
    .select('xact_id')
    .distinct()
    .where(
      'player_id',
      'in',
      others.map(({ playerId }) => playerId),
    )
    .execute();
  expect(transactions).toHaveLength(1);

  // Nothing of it was kept: to the last unit it fits, and the win is taken once there is room.
  expect(await ledger.post(operationOf(rich, 'win', 5n))).toMatchObject({ status: 'posted', real: fullest });
  expect(await ledger.post(late)).toMatchObject({ status: 'balance_limit' });
  const stake = operationOf(rich, 'bet', 6n);
  expect(await ledger.post(stake)).toMatchObject({ status: 'posted' });
  expect(await ledger.post(late)).toMatchObject({ status: 'posted', real: fullest });
  // A rollback of the stake has no room either, and moves nothing.
  const rollback = { ...operationOf(rich, 'rollback', 0n), reference: stake.externalId };
  expect(await ledger.post(rollback)).toMatchObject({ status: 'balance_limit', real: fullest });
  // A hold is a debit of what is played with; a second bucket has room of its own.
  expect(await ledger.post(operationOf(rich, 'withdrawal_hold', 6n))).toMatchObject({ locked: 6n });
  expect(await ledger.post(rollback)).toMatchObject({ status: 'posted', real: fullest });
  await ledger.close();
});

test('what is counted for a limit does not overflow either', async () => {
  const { casino } = hub88;
  const { ledger } = casino.app;
  const player = await casino.newPlayer();
  await ledger.post(operationOf(player, 'win', 1n));
  await ledger.setLimit(player, { kind: 'loss', window: '24h', setBy: 'player' }, 100n);
  await fill(casino, player, largestWin);
  // The hour has counted a thousand largest wins before this one.
  await casino.asOwner('update ledger.usage set payouts = $1 where player_id = $2', [
    fullest - 1n,
    player.playerId,
  ]);
  expect(await ledger.post(operationOf(player, 'win', largestWin))).toMatchObject({ status: 'posted' });
  expect(await ledger.limitRoom(player, 'loss')).toBeGreaterThan(0n);
});

test('Hub88 is told that a limit is reached, and the same win is taken once the player has room for it', async () => {
  const { casino } = hub88;
  const player = await hub88.newGambler(1);
  await fill(casino, player, largestWin - 1n);
  const bet = betRequest(player, 0);
  await hub88.post(walletPaths.bet, JSON.stringify(bet));
  const win = { ...winRequest(player, bet), amount: maxAmount };
  const send = async () => {
    const response = await hub88.post(walletPaths.win, JSON.stringify(win));
    expect(response.status).toBe(200);
    return response.text();
  };
  const refused = await send();
  expect(refused).toContain('"RS_ERROR_LIMIT_REACHED"');
  expect(refused).toContain(`"balance":${fullest - largestWin + 1n}`);
  await casino.app.ledger.post(operationOf(player, 'adjustment_debit', 1n));
  expect(await send()).toContain('"RS_OK"');
  expect(await send()).toContain('"RS_OK"');
  expect(await casino.app.ledger.balance(player)).toMatchObject({ real: fullest });
});

test('JILI is refused a round whose win has no room: neither stake nor win is posted', async () => {
  const { casino } = jili;
  const player = await jili.newGambler(1);
  await fill(casino, player, 1_000_00000n);
  const before = await casino.app.ledger.balance(player);
  expect(await jili.call(jiliWalletPaths.bet, jiliBet(player, 1, 2_000))).toMatchObject({
    errorCode: 5,
    message: 'The balance can hold no more',
  });
  expect(await casino.app.ledger.balance(player)).toEqual(before);
});
