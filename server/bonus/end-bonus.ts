import type { App } from './app.ts';
import type { Database } from '../kernel/database.ts';
import { lesser, type Minor } from '../kernel/money.ts';
import type { Balance } from '../ledger/types.ts';
import { planCancelOfFreeRounds } from '../rounds/free-rounds.ts';
import { announceToPlayer } from '../realtime/announce.ts';
import { postBonus, type BonusEnd, type BonusRow } from './bonus.ts';

type EndApp = Pick<App, 'ledger' | 'clock'>;

/** What ending a bonus moved, and the wallet's version after it. */
export interface Ended {
  readonly converted: Minor;
  readonly forfeited: Minor;
  readonly version: bigint;
}

/**
 * End an active bonus. The caller has locked its row and the wallet. If it is completed, its money becomes real up to
 * its cap and the rest is forfeited; otherwise all of it is forfeited. Its remaining free spins are cancelled.
 */
export async function endBonus(
  app: EndApp,
  trx: Database,
  bonus: BonusRow,
  wallet: Balance,
  end: BonusEnd,
): Promise<Ended> {
  const key = `bonus:${bonus.bonus_id}`;
  const converted = end === 'completed' ? lesser(wallet.bonus, roomOf(bonus, wallet.bonus)) : 0n;
  const forfeited = wallet.bonus - converted;
  let { version } = wallet;
  if (converted > 0n) {
    const posted = await postBonus(app, trx, bonus, {
      kind: 'bonus_convert',
      key: `${key}:convert`,
      amount: converted,
    });
    version = posted.version;
  }
  if (forfeited > 0n) {
    const posted = await postBonus(app, trx, bonus, {
      kind: 'bonus_forfeit',
      key: `${key}:forfeit`,
      amount: forfeited,
    });
    version = posted.version;
  }
  await trx
    .updateTable('rewards.bonus')
    .set({ status: end, ended_at: app.clock.now(), ended_sequence: version, converted, forfeited })
    .where('site_id', '=', bonus.site_id)
    .where('player_id', '=', bonus.player_id)
    .where('bonus_id', '=', bonus.bonus_id)
    .execute();
  if (bonus.spins_total > 0) await planCancelOfFreeRounds(app, trx, bonus.bonus_id);
  await tellPlayer(trx, bonus, end);
  return { converted, forfeited, version };
}

/** End a bonus that was never active. Nothing was granted, so nothing moves. */
export async function dropBonus(
  app: Pick<App, 'clock'>,
  trx: Database,
  bonus: BonusRow,
  end: 'cancelled' | 'forfeited',
): Promise<void> {
  await trx
    .updateTable('rewards.bonus')
    .set({ status: end, ended_at: app.clock.now() })
    .where('site_id', '=', bonus.site_id)
    .where('player_id', '=', bonus.player_id)
    .where('bonus_id', '=', bonus.bonus_id)
    .execute();
  await tellPlayer(trx, bonus, end);
}

/**
 * Settle money that arrived for bonuses that had already ended. For a completed bonus it becomes real money up to what
 * the cap still allows; otherwise it is forfeited. Never moves more than the bucket holds. Returns the wallet after it.
 */
export async function settleResidues(
  app: EndApp,
  trx: Database,
  player: { siteId: number; playerId: bigint },
  wallet: Balance,
): Promise<Balance> {
  const residues = await trx
    .selectFrom('rewards.bonus_residue as residue')
    .innerJoin('rewards.bonus as bonus', (join) =>
      join
        .onRef('bonus.site_id', '=', 'residue.site_id')
        .onRef('bonus.player_id', '=', 'residue.player_id')
        .onRef('bonus.bonus_id', '=', 'residue.bonus_id'),
    )
    .selectAll('bonus')
    .select(['residue.source', 'residue.external_id', 'residue.amount as residue_amount'])
    .where('residue.site_id', '=', player.siteId)
    .where('residue.player_id', '=', player.playerId)
    .where('residue.settled_at', 'is', null)
    .orderBy('residue.external_id')
    .execute();
  let bucket = wallet.bonus;
  let { version } = wallet;
  const done = new Map<string, Minor>();
  for (const residue of residues) {
    const amount = lesser(residue.residue_amount, bucket);
    const before = done.get(residue.bonus_id) ?? 0n;
    const room = roomOf({ ...residue, converted: residue.converted + before }, amount);
    const converted = residue.status === 'completed' ? lesser(amount, room) : 0n;
    const key = `residue:${residue.source}:${residue.external_id}`;
    if (converted > 0n) {
      const what = { kind: 'bonus_convert', key: `${key}:convert`, amount: converted } as const;
      ({ version } = await postBonus(app, trx, residue, what));
    }
    if (amount > converted) {
      const what = { kind: 'bonus_forfeit', key: `${key}:forfeit`, amount: amount - converted } as const;
      ({ version } = await postBonus(app, trx, residue, what));
    }
    bucket -= amount;
    done.set(residue.bonus_id, before + converted);
    await trx
      .updateTable('rewards.bonus_residue')
      .set({ settled_at: app.clock.now() })
      .where('site_id', '=', player.siteId)
      .where('player_id', '=', player.playerId)
      .where('source', '=', residue.source)
      .where('external_id', '=', residue.external_id)
      .execute();
    await trx
      .updateTable('rewards.bonus')
      .set((eb) => ({
        converted: eb('converted', '+', converted),
        forfeited: eb('forfeited', '+', amount - converted),
      }))
      .where('site_id', '=', player.siteId)
      .where('player_id', '=', player.playerId)
      .where('bonus_id', '=', residue.bonus_id)
      .execute();
  }
  return { ...wallet, bonus: bucket, version };
}

/** How much of the bonus may still become real money; `otherwise` if it has no cap. */
function roomOf(bonus: Pick<BonusRow, 'max_win' | 'converted'>, otherwise: Minor): Minor {
  if (bonus.max_win === null) return otherwise;
  return bonus.max_win > bonus.converted ? bonus.max_win - bonus.converted : 0n;
}

async function tellPlayer(trx: Database, bonus: BonusRow, status: string): Promise<void> {
  await announceToPlayer(
    trx,
    { siteId: bonus.site_id, playerId: bonus.player_id },
    { type: 'bonus', bonus_id: bonus.bonus_id, status },
  );
}
