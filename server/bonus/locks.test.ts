/** Who counts, who settles and who withdraws lock the same wallet at once: none waits for ever, and none works on what it has not seen. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBonusFixture, type BonusFixture } from '../../tests/bonus-fixture.ts';
import type { PlayerFixture } from '../../tests/casino-fixture.ts';
import { units } from '../../tests/cashier-fixture.ts';
import { sql } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { claimPromotion } from './promotions/claim.ts';
import { findBonus, lockOpenBonuses } from './bonus.ts';
import { countAll } from './count-all.ts';
import { settleBonuses } from './settle.ts';

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
const bonusOf = (player: PlayerFixture, id: string) => findBonus(casino.app.db, player, id);
/** How many wait for a lock. */
const waiting = async () => {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(casino.app.db);
  return rows.length;
};

test('who counts a deposit and who settles do not wait for each other', async () => {
  const player = await casino.newPlayer({ balance: units(10) });
  const active = await claim(player, gift);
  const awaiting = await claim(player, match);
  await fixture.bet(player, units(20), newId());
  await fixture.deposit(player, units(100));
  const { db } = casino.app;
  // Older transactions elsewhere in this cluster delay the counting of what was posted after them.
  const isReadable = async () => {
    const { rows } = await sql<{ readable: boolean }>`
      select max(xact_id) < pg_snapshot_xmin(pg_current_snapshot()) as readable
      from ledger.operation where player_id = ${player.playerId}`.execute(db);
    return rows[0]?.readable;
  };
  await expect.poll(isReadable, { timeout: 60_000 }).toBe(true);
  // Both have to be waiting, in this order, before either may go on.
  const isHeld = Promise.withResolvers<void>();
  const mayGoOn = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (trx) => {
    await sql`select 1 from rewards.bonus where bonus_id = ${active} for update`.execute(trx);
    isHeld.resolve();
    await mayGoOn.promise;
  });
  await isHeld.promise;
  const settling = settleBonuses(casino.app, player);
  await expect.poll(waiting, { timeout: 60_000 }).toBe(1);
  const counting = countAll(casino.app);
  await expect.poll(waiting, { timeout: 60_000 }).toBe(2);
  mayGoOn.resolve();
  await Promise.all([holding, settling, counting]);
  await fixture.counted(player);
  expect(await bonusOf(player, active)).toMatchObject({ status: 'active', wagered: units(20) });
  expect(await bonusOf(player, awaiting)).toMatchObject({ status: 'queued', deposit: units(100) });
});

test('a bonus that is added while a withdrawal holds the wallet is settled after it', async () => {
  const player = await casino.newPlayer({ balance: units(10) });
  const added = await claim(player, match);
  const show = (isThere: boolean) =>
    casino.asOwner(
      `update rewards.bonus set status = $2, ended_at = case when $2 = 'cancelled' then now() end where bonus_id = $1`,
      [added, isThere ? 'awaiting_deposit' : 'cancelled'],
    );
  await show(false);
  const { db, ledger } = casino.app;
  const isHeld = Promise.withResolvers<void>();
  const mayGoOn = Promise.withResolvers<void>();
  const withdrawing = db.transaction().execute(async (trx) => {
    await lockOpenBonuses(trx, player);
    await ledger.lockWallet(trx, player);
    isHeld.resolve();
    await mayGoOn.promise;
    return lockOpenBonuses(trx, player);
  });
  await isHeld.promise;
  await show(true);
  const settling = settleBonuses(casino.app, player);
  await expect.poll(waiting, { timeout: 60_000 }).toBe(1);
  mayGoOn.resolve();
  const [locked] = await Promise.all([withdrawing, settling]);
  expect(locked).toMatchObject([{ bonus_id: added, status: 'awaiting_deposit' }]);
});
