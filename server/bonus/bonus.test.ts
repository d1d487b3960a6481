import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBonusFixture, type BonusFixture } from '../../tests/bonus-fixture.ts';
import type { PlayerFixture } from '../../tests/casino-fixture.ts';
import { units } from '../../tests/cashier-fixture.ts';
import { addBankAccount } from '../cashier/bank-account.ts';
import { requestWithdrawal } from '../cashier/request-withdrawal.ts';
import { sql } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { freeRoundsOf } from '../rounds/free-rounds.ts';
import { takeTimeOut } from '../safety/exclude.ts';
import { claimPromotion } from './promotions/claim.ts';
import { findBonus } from './bonus.ts';
import { forfeit, forfeitForWithdrawal } from './forfeit.ts';
import { settleBonuses } from './settle.ts';
import { sweepBonuses } from './sweep.ts';

let fixture: BonusFixture;
let casino: BonusFixture['casino'];
let gift: string;
let match: string;

beforeAll(async () => {
  fixture = await createBonusFixture();
  casino = fixture.casino;
  gift = await fixture.addPromotion(
    { kind: 'no_deposit', amount: '100' },
    { max_bet: '50', max_win: '150', funds_order: 'bonus_first' },
  );
  match = await fixture.addPromotion(
    { kind: 'deposit_match', percent: 50, maximum_bonus: '200', minimum_deposit: '100' },
    { wagering_multiple: '2', wagering_base: 'deposit_and_bonus' },
  );
});
afterAll(() => fixture.close());

const claim = (player: PlayerFixture, promotion: string) =>
  claimPromotion(casino.app, player.session, promotion);
const bonusOf = async (player: PlayerFixture, id: string) => {
  const bonus = await findBonus(casino.app.db, player, id);
  if (!bonus) throw new Error('There is no such bonus');
  return bonus;
};
const walletOf = async (player: PlayerFixture) => {
  const wallet = await casino.app.ledger.balance(player);
  return [wallet?.real, wallet?.bonus];
};

test('games count by their weight, what does not count is played with real money, and too large a bet is refused', async () => {
  const player = await casino.newPlayer({ balance: units(40) });
  const id = await claim(player, gift);
  expect(await fixture.bet(player, units(51), newId())).toBeUndefined();
  await fixture.bet(player, units(20), newId());
  await fixture.bet(player, units(30), newId(), 'table');
  expect(await walletOf(player)).toEqual([units(40), units(50)]);
  // A game whose category does not count takes real money only, whatever the bonus balance is.
  const other = await fixture.bet(player, units(41), newId(), 'elsewhere');
  expect(other?.status).toBe('insufficient_funds');
  await fixture.counted(player);
  expect(await bonusOf(player, id)).toMatchObject({
    status: 'active',
    required: units(1000),
    wagered: units(23),
  });
});

test('bonus money never fills a meter: such a game takes own money only, counts nothing, and so after the bonus too', async () => {
  const player = await casino.newPlayer({ balance: units(40) });
  const id = await claim(player, gift);
  expect((await fixture.bet(player, units(41), newId(), 'orchard'))?.status).toBe('insufficient_funds');
  const late = newId();
  await fixture.bet(player, units(30), late, 'slot');
  await fixture.bet(player, units(25), newId(), 'orchard');
  await fixture.counted(player);
  expect(await walletOf(player)).toEqual([units(15), units(70)]);
  expect((await bonusOf(player, id)).wagered).toBe(units(30));
  // Bonus money that a round pays once its bonus was given up is in the bucket until it is settled.
  await forfeit(casino.app, player.session, id, units(70));
  await fixture.win(player, units(60), late);
  expect(await walletOf(player)).toEqual([units(15), units(60)]);
  expect((await fixture.bet(player, units(16), newId(), 'orchard'))?.status).toBe('insufficient_funds');
  expect((await fixture.bet(player, units(16), newId(), 'slot'))?.status).toBe('posted');
});

test('a rolled-back bet takes its wagering back, and its repeat is answered as before under other funds', async () => {
  const player = await casino.newPlayer();
  const id = await claim(player, gift);
  const key = newId();
  // A rollback has the weight of its bet's game, even if it is counted in a batch of its own.
  await fixture.bet(player, units(20), key, 'table');
  await fixture.counted(player);
  expect((await bonusOf(player, id)).wagered).toBe(units(2));
  await fixture.rollback(player, key);
  await fixture.counted(player);
  expect((await bonusOf(player, id)).wagered).toBe(0n);
  expect(await walletOf(player)).toEqual([0n, units(100)]);
  const before = await casino.newPlayer({ balance: units(60) });
  await fixture.bet(before, units(60), key);
  await claim(before, gift);
  expect(await fixture.bet(before, units(60), key)).toMatchObject({ status: 'duplicate' });
});

test('a met requirement converts up to the cap and forfeits the rest, once, however many settle at once', async () => {
  const player = await casino.newPlayer();
  const id = await claim(player, gift);
  for (let round = 0; round < 20; round += 1) {
    const key = newId();
    await fixture.bet(player, units(50), key);
    await fixture.win(player, units(55), key);
  }
  await Promise.all([fixture.counted(player), fixture.counted(player), settleBonuses(casino.app, player)]);
  await Promise.all(Array.from({ length: 4 }, () => settleBonuses(casino.app, player)));
  expect(await bonusOf(player, id)).toMatchObject({
    status: 'completed',
    wagered: units(1000),
    converted: units(150),
    forfeited: units(50),
  });
  expect(await walletOf(player)).toEqual([units(150), 0n]);
});

test('a late win of a completed bonus is converted as far as its cap has room, and of a forfeited one forfeited', async () => {
  const player = await casino.newPlayer();
  const id = await claim(player, match);
  await fixture.deposit(player, units(100));
  await fixture.counted(player);
  expect(await bonusOf(player, id)).toMatchObject({ amount: units(50), required: units(300) });
  const late = newId();
  await fixture.bet(player, units(120), late);
  for (const _ of [1, 2]) {
    const key = newId();
    await fixture.bet(player, units(30), key);
    await fixture.win(player, units(100), key);
    await fixture.bet(player, units(60), `${key}b`);
  }
  await fixture.counted(player);
  expect(await bonusOf(player, id)).toMatchObject({ status: 'completed' });
  const [real = 0n] = await walletOf(player);
  await fixture.win(player, units(120), late);
  expect(await walletOf(player)).toEqual([real + units(100), units(20)]);
  await fixture.counted(player);
  expect(await walletOf(player)).toEqual([real + units(120), 0n]);
});

test('a lost bonus makes room for the next in the queue; the time of one that is not met runs out', async () => {
  const player = await casino.newPlayer();
  const first = await claim(player, gift);
  const second = await claim(player, match);
  await fixture.deposit(player, units(400));
  await fixture.counted(player);
  expect(await bonusOf(player, second)).toMatchObject({ status: 'queued', amount: units(200) });
  await fixture.bet(player, units(50), newId());
  await fixture.bet(player, units(50), newId());
  await fixture.counted(player);
  await sweepBonuses(casino.app);
  // The rounds were reported as closed, so no win can still come.
  expect(await bonusOf(player, first)).toMatchObject({ status: 'spent' });
  expect(await bonusOf(player, second)).toMatchObject({ status: 'active' });
  expect(await walletOf(player)).toEqual([units(400), units(200)]);
  casino.clock.advance(7 * 86_400_000);
  await Promise.all([sweepBonuses(casino.app), sweepBonuses(casino.app)]);
  await sweepBonuses(casino.app);
  expect(await bonusOf(player, second)).toMatchObject({ status: 'expired', forfeited: units(200) });
  expect(await walletOf(player)).toEqual([units(400), 0n]);
});

test('a withdrawal forfeits the active bonus only as it was accepted', async () => {
  const player = await casino.newPlayer({ balance: units(1000) });
  const id = await claim(player, gift);
  const account = await addBankAccount(casino.app, player.session, {
    bankName: 'Maya Bank',
    accountName: 'Maria Santos',
    accountNumber: `${player.playerId}`.padStart(10, '1'),
  });
  casino.clock.advance(2 * 86_400_000);
  const request = { idempotencyKey: newId(), bankAccountId: account.bank_account_id, amount: units(500) };
  await expect(requestWithdrawal(casino.app, player.session, request)).rejects.toMatchObject({
    refusal: 'bonusWouldBeForfeited',
    detail: '100.00',
  });
  expect(await walletOf(player)).toEqual([units(1000), units(100)]);
  const accepted = { ...request, forfeits: units(100) };
  await requestWithdrawal(casino.app, player.session, accepted);
  await requestWithdrawal(casino.app, player.session, accepted);
  expect(await bonusOf(player, id)).toMatchObject({ status: 'forfeited', forfeited: units(100) });
  expect(await walletOf(player)).toEqual([units(500), 0n]);
});

test('bonus money that another part grants becomes a bonus of its own, or part of the active one', async () => {
  const player = await casino.newPlayer();
  const award = (key: string) =>
    casino.app.ledger.post({
      siteId: player.siteId,
      playerId: player.playerId,
      currency: player.currency,
      source: 'mission',
      externalId: key,
      kind: 'bonus_grant',
      amount: units(10),
    });
  await award('a');
  await fixture.bet(player, units(4), newId());
  await award('b');
  await fixture.counted(player);
  const rows = await casino.app.db
    .selectFrom('rewards.bonus')
    .select(['kind', 'status', 'amount', 'required', 'wagered'])
    .where('player_id', '=', player.playerId)
    .execute();
  expect(rows).toEqual([
    { kind: 'award', status: 'active', amount: units(20), required: units(20), wagered: units(4) },
  ]);
});

test('an award that is counted late goes to the bonus begun since, the bets between them to none', async () => {
  const player = await casino.newPlayer({ balance: units(100) });
  // While any transaction runs, nothing posted after it began is counted.
  const { id, award } = await casino.app.db.transaction().execute(async (trx) => {
    await sql`select pg_current_xact_id()`.execute(trx);
    const granted = await casino.app.ledger.post({
      siteId: player.siteId,
      playerId: player.playerId,
      currency: player.currency,
      source: 'mission',
      externalId: newId(),
      kind: 'bonus_grant',
      amount: units(10),
    });
    await fixture.bet(player, units(20), newId());
    return { award: granted.accepted, id: await claim(player, gift) };
  });
  expect(award).toBe(true);
  const key = newId();
  await fixture.bet(player, units(30), key);
  await fixture.counted(player);
  expect(await bonusOf(player, id)).toMatchObject({
    status: 'active',
    amount: units(110),
    required: units(1100),
    wagered: units(30),
  });
  await fixture.rollback(player, key);
  await fixture.counted(player);
  expect(await bonusOf(player, id)).toMatchObject({ wagered: 0n });
});

test('an award that is counted after the bonus begun since has ended went with that bonus', async () => {
  const player = await casino.newPlayer({ balance: units(100) });
  const id = await casino.app.db.transaction().execute(async (trx) => {
    await sql`select pg_current_xact_id()`.execute(trx);
    await casino.app.ledger.post({
      siteId: player.siteId,
      playerId: player.playerId,
      currency: player.currency,
      source: 'mission',
      externalId: newId(),
      kind: 'bonus_grant',
      amount: units(10),
    });
    const claimed = await claim(player, gift);
    await fixture.bet(player, units(30), newId());
    const { bonus = 0n } = (await casino.app.ledger.balance(player)) ?? {};
    await forfeit(casino.app, player.session, claimed, bonus);
    return claimed;
  });
  await fixture.counted(player);
  expect(await bonusOf(player, id)).toMatchObject({
    status: 'forfeited',
    amount: units(110),
    wagered: units(30),
    forfeited: units(80),
  });
  const { rows } = await sql<{ bonuses: number }>`
    select count(*)::int as bonuses from rewards.bonus where player_id = ${player.playerId}`.execute(
    casino.app.db,
  );
  expect(rows).toEqual([{ bonuses: 1 }]);
});

test('a player on a break from play claims nothing', async () => {
  const player = await casino.newPlayer();
  await takeTimeOut(casino.app, player.session, 1);
  await expect(claim(player, gift)).rejects.toMatchObject({ refusal: 'timedOut' });
});

test('a claim that waits is given up without a loss, may be made again, and lapses when its time is over', async () => {
  const player = await casino.newPlayer();
  const id = await claim(player, match);
  casino.clock.advance(8 * 86_400_000);
  await sweepBonuses(casino.app);
  expect(await bonusOf(player, id)).toMatchObject({ status: 'cancelled' });
  const again = await claim(player, match);
  await fixture.deposit(player, units(99));
  await fixture.counted(player);
  expect(await bonusOf(player, again)).toMatchObject({ status: 'awaiting_deposit' });
});

test('what free spins win is staked like a bonus; spins that win nothing end it', async () => {
  const offer = {
    kind: 'free_spins',
    count: 2,
    spin_value: '1',
    provider_code: 'TESTHOUSE',
    game_code: 'slot',
  };
  const lucky = await fixture.addPromotion(offer, { wagering_multiple: '3', max_win: '30' });
  const player = await casino.newPlayer();
  const id = await claim(player, lucky);
  expect(await bonusOf(player, id)).toMatchObject({ status: 'active', amount: 0n, spins_total: 2 });
  const grant = await casino.app.db
    .selectFrom('rounds.free_round_grant')
    .select(['rounds', 'bet', 'win_as'])
    .where('reward_uuid', '=', id)
    .executeTakeFirst();
  expect(grant).toEqual({ rounds: 2, bet: units(1), win_as: 'bonus' });
  const spin = (key: string, amount: bigint) =>
    casino.app.ledger.post({
      siteId: player.siteId,
      playerId: player.playerId,
      currency: player.currency,
      source: 'free_rounds',
      externalId: `TESTHOUSE:${key}`,
      kind: 'bonus_grant',
      amount,
      meta: { reward_uuid: id },
    });
  await spin('one', units(8));
  await spin('two', units(4));
  await casino.asOwner(
    `update rounds.free_round_grant set used = 2, status = 'granted' where reward_uuid = $1`,
    [id],
  );
  await fixture.counted(player);
  expect(await bonusOf(player, id)).toMatchObject({
    status: 'active',
    amount: units(12),
    required: units(36),
  });
  for (const amount of [10, 10, 10, 6]) {
    const key = newId();
    await fixture.bet(player, units(amount), key);
    await fixture.win(player, units(amount), key);
  }
  await fixture.counted(player);
  expect(await bonusOf(player, id)).toMatchObject({ status: 'completed', converted: units(12) });

  // Given up, its free spins are cancelled in the same transaction; a crash after it cannot leave them to be played.
  const quitter = await casino.newPlayer();
  const given = await claim(quitter, lucky);
  await casino.asOwner(`update rounds.free_round_grant set status = 'granted' where reward_uuid = $1`, [
    given,
  ]);
  const open = await casino.app.db
    .transaction()
    .execute((trx) => forfeitForWithdrawal(casino.app, trx, quitter.session, 0n));
  expect(open).toBe(given);
  expect(await freeRoundsOf(casino.app.db, given)).toMatchObject({ status: 'cancelled' });

  const unlucky = await casino.newPlayer();
  const lost = await claim(unlucky, lucky);
  await casino.asOwner(
    `update rounds.free_round_grant set used = 2, status = 'granted' where reward_uuid = $1`,
    [lost],
  );
  await sweepBonuses(casino.app);
  expect(await bonusOf(unlucky, lost)).toMatchObject({ status: 'spent', converted: 0n, forfeited: 0n });
});
