import type { Database } from '../kernel/database.ts';
import type { Balance } from '../ledger/types.ts';
import { freeRoundsOf, grantFreeRounds, planFreeRounds, type FreeRounds } from '../rounds/free-rounds.ts';
import { isRoundOpen } from '../rounds/round-history.ts';
import { announceToPlayer } from '../realtime/announce.ts';
import { parseMoney } from '../kernel/money.ts';
import { parseOffer } from './promotions/offer.ts';
import { daysLater } from '../kernel/calendar.ts';
import {
  lockOpenBonuses,
  postBonus,
  type BonusApp,
  type BonusEnd,
  type BonusRow,
  type PlayerKey,
} from './bonus.ts';
import { dropBonus, endBonus, settleResidues } from './end-bonus.ts';
import { areRoundsCaughtUp, isCaughtUp } from './outbox.ts';
import { parseTerms } from './terms.ts';

/**
 * Bring a player's bonuses up to date: settle residues, end the active bonus if its requirement is met, its money is
 * lost or its time is over, and activate the next one. It runs in one transaction, under keys of the bonuses, so
 * repeated and concurrent calls settle once. If the player's play is not fully counted yet, a later call ends the
 * bonus.
 */
export async function settleBonuses(app: BonusApp, player: PlayerKey): Promise<void> {
  const { currency } = await app.sites.byId(player.siteId);
  const settled = await app.db.transaction().execute(async (trx) => {
    const open = await lockOpenBonuses(trx, player);
    const wallet = await app.ledger.lockWallet(trx, { ...player, currency });
    return wallet ? settleLocked(app, trx, player, open, wallet) : undefined;
  });
  if (settled?.changed) await app.activeBonuses.reload(player);
  if (!settled?.spins) return;
  // Tell the provider at once. If that fails, the job tells it within a minute.
  await grantFreeRounds(app, settled.spins).catch((error: unknown) => {
    app.log.warn({ err: error, bonus_id: settled.spins?.rewardUuid }, 'free spins could not be granted yet');
  });
}

interface Settled {
  /** Whether a bonus became active or ended. */
  readonly changed: boolean;
  /** The free rounds of the bonus that became active, if it has any. */
  readonly spins?: FreeRounds | undefined;
}

/** `settleBonuses` for bonuses and a wallet that the caller's transaction has locked. */
async function settleLocked(
  app: BonusApp,
  trx: Database,
  player: PlayerKey,
  open: readonly BonusRow[],
  locked: Balance,
): Promise<Settled> {
  let wallet = await settleResidues(app, trx, player, locked);
  const now = app.clock.now();
  for (const bonus of open) {
    if (bonus.status === 'awaiting_deposit' && bonus.waits_until && bonus.waits_until <= now) {
      await dropBonus(app, trx, bonus, 'cancelled');
    }
  }
  const active = open.find((bonus) => bonus.status === 'active');
  if (active) {
    const end = await endOf(app, trx, active, wallet);
    if (!end) return { changed: false };
    const ended = await endBonus(app, trx, active, wallet, end);
    wallet = { ...wallet, bonus: 0n, version: ended.version };
  }
  const next = open.find((bonus) => bonus.status === 'queued');
  const spins = next && (await activate(app, trx, next, wallet));
  return { changed: active !== undefined || next !== undefined, spins };
}

/** How an active bonus ends now; undefined if it goes on. */
async function endOf(
  app: BonusApp,
  trx: Database,
  bonus: BonusRow,
  wallet: Balance,
): Promise<BonusEnd | undefined> {
  const player = { siteId: bonus.site_id, playerId: bonus.player_id };
  if (!(await isCaughtUp(trx, player))) return undefined;
  const isOver = bonus.expires_at !== null && bonus.expires_at <= app.clock.now();
  const hasSpins = !isOver && (await spinsLeft(trx, bonus));
  const isMet = bonus.wagered >= bonus.required;
  // If all free spins lost, there is nothing to complete.
  if (isMet && !hasSpins && (bonus.amount > 0n || wallet.bonus > 0n)) return 'completed';
  if (isOver) return 'expired';
  if (wallet.bonus > 0n || hasSpins) return undefined;
  return (await isPlaying(trx, player)) ? undefined : 'spent';
}

/** Whether free spins of a bonus can still be played or have yet to be granted by the provider. */
async function spinsLeft(trx: Database, bonus: BonusRow): Promise<boolean> {
  if (bonus.spins_total === 0) return false;
  const spins = await freeRoundsOf(trx, bonus.bonus_id);
  if (!spins) return false;
  return (spins.status === 'granted' || spins.status === 'pending') && spins.used < spins.rounds;
}

/** Whether the player has an open round, which may still pay into the bonus. */
async function isPlaying(trx: Database, player: PlayerKey): Promise<boolean> {
  if (!(await areRoundsCaughtUp(trx, player))) return true;
  return isRoundOpen(trx, player);
}

/** Grant a bonus whose turn has come. Returns its free rounds, if it has any. */
export async function activate(
  app: BonusApp,
  trx: Database,
  bonus: BonusRow,
  wallet: Balance,
): Promise<FreeRounds | undefined> {
  const now = app.clock.now();
  const expiresAt = daysLater(now, parseTerms(bonus.terms).validDays);
  const granted =
    bonus.amount > 0n
      ? await postBonus(app, trx, bonus, {
          kind: 'bonus_grant',
          key: `bonus:${bonus.bonus_id}:grant`,
          amount: bonus.amount,
        })
      : wallet;
  await trx
    .updateTable('rewards.bonus')
    .set({
      status: 'active',
      activated_at: now,
      expires_at: expiresAt,
      activated_sequence: granted.version,
    })
    .where('site_id', '=', bonus.site_id)
    .where('player_id', '=', bonus.player_id)
    .where('bonus_id', '=', bonus.bonus_id)
    .execute();
  await announceToPlayer(
    trx,
    { siteId: bonus.site_id, playerId: bonus.player_id },
    { type: 'bonus', bonus_id: bonus.bonus_id, status: 'active' },
  );
  const offer = parseOffer(bonus.offer);
  if (offer.kind !== 'free_spins') return undefined;
  const spins = {
    siteId: bonus.site_id,
    playerId: bonus.player_id,
    provider: offer.provider_code,
    gameCode: offer.game_code,
    rounds: offer.count,
    bet: parseMoney(offer.spin_value),
    rewardUuid: bonus.bonus_id,
    expiresAt,
    winAs: 'bonus',
  } as const;
  await planFreeRounds(app, trx, spins);
  return spins;
}
