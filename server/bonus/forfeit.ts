import type { z } from 'zod';
import type { forfeitureSchema } from '@marquee/contract/promotions.ts';
import type { PlayerSession } from '../players/player-session.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { formatMoney, lesser, type Minor } from '../kernel/money.ts';
import { cancelFreeRounds } from '../rounds/free-rounds.ts';
import { findBonus, lockOpenBonuses, type BonusApp, type BonusRow, type PlayerKey } from './bonus.ts';
import { countFor, settleCarefully } from './count-all.ts';
import { dropBonus, endBonus, settleResidues } from './end-bonus.ts';
import { presentBonuses } from './present-bonus.ts';

type Forfeiture = z.infer<typeof forfeitureSchema>;

/** What the player would lose by giving a bonus up. Throws `bonusNotFound` or `bonusFinished`. */
export async function previewForfeit(
  app: BonusApp,
  session: PlayerSession,
  bonusId: string,
  language: string,
): Promise<Forfeiture> {
  await countFor(app, session);
  const bonus = await findBonus(app.db, session, bonusId);
  if (!bonus) throw refuse('bonusNotFound');
  if (bonus.ended_at) throw refuse('bonusFinished');
  return describe(app, session, bonus, language);
}

/**
 * Give a bonus up. Nothing happens if the amount lost is no longer the one shown to the player. A waiting bonus is only
 * removed from the queue. The next bonus in the queue takes its place. Throws `bonusNotFound`, `bonusFinished` or
 * `forfeitureChanged`.
 */
export async function forfeit(
  app: BonusApp,
  session: PlayerSession,
  bonusId: string,
  shown: Minor,
): Promise<void> {
  await countFor(app, session);
  await app.db.transaction().execute(async (trx) => {
    const open = await lockOpenBonuses(trx, session);
    const bonus = open.find((one) => one.bonus_id === bonusId);
    if (!bonus) throw refuse((await findBonus(trx, session, bonusId)) ? 'bonusFinished' : 'bonusNotFound');
    if (bonus.status !== 'active') {
      if (shown !== 0n) throw refuse('forfeitureChanged');
      // The player may claim again if the deposit has not come yet, but not if they have already paid it.
      return dropBonus(app, trx, bonus, bonus.status === 'queued' ? 'forfeited' : 'cancelled');
    }
    const locked = await app.ledger.lockWallet(trx, session);
    if (!locked) throw new Error(`Player ${session.playerId} has no wallet in ${session.currency}`);
    const wallet = await settleResidues(app, trx, session, locked);
    if (wallet.bonus !== shown) throw refuse('forfeitureChanged', formatMoney(wallet.bonus));
    await endBonus(app, trx, bonus, wallet, 'forfeited');
  });
  await afterForfeit(app, session, bonusId);
}

/** What a withdrawal would forfeit of the active bonus, for the cashier to show; null if no bonus is active. */
export async function forfeitedByWithdrawal(
  app: BonusApp,
  session: PlayerSession,
  language: string,
): Promise<Forfeiture | null> {
  await countFor(app, session);
  const bonus = await app.db
    .selectFrom('rewards.bonus')
    .selectAll()
    .where('site_id', '=', session.siteId)
    .where('player_id', '=', session.playerId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return bonus ? describe(app, session, bonus, language) : null;
}

/**
 * Forfeit the active bonus in the transaction of a withdrawal, before the hold is posted. The amount forfeited must be
 * the one the player accepted (see `forfeitedByWithdrawal`). Returns the bonus's id for `afterForfeit`, which is to be
 * called after the commit. Throws `bonusWouldBeForfeited`, with the amount, if the player accepted another amount.
 */
export async function forfeitForWithdrawal(
  app: BonusApp,
  trx: Database,
  session: PlayerSession,
  accepted: Minor | undefined,
): Promise<string | undefined> {
  const bonus = (await lockOpenBonuses(trx, session)).find((one) => one.status === 'active');
  if (!bonus) return undefined;
  const locked = await app.ledger.lockWallet(trx, session);
  if (!locked) return undefined;
  const wallet = await settleResidues(app, trx, session, locked);
  if (accepted !== wallet.bonus) throw refuse('bonusWouldBeForfeited', formatMoney(wallet.bonus));
  await endBonus(app, trx, bonus, wallet, 'forfeited');
  return bonus.bonus_id;
}

/** Tell the provider that the free spins of an ended bonus are cancelled, and let the next one in the queue begin. */
export async function afterForfeit(app: BonusApp, player: PlayerKey, bonusId: string): Promise<void> {
  const spins = await cancelFreeRounds(app, bonusId).catch((error: unknown) => {
    app.log.warn({ err: error, bonus_id: bonusId }, 'free spins could not be cancelled at the provider yet');
    return false;
  });
  if (spins) app.log.debug({ bonus_id: bonusId }, 'free spins were cancelled at the provider');
  await app.activeBonuses.reload(player);
  await settleCarefully(app, player);
}

async function describe(
  app: BonusApp,
  session: PlayerSession,
  bonus: BonusRow,
  language: string,
): Promise<Forfeiture> {
  const [[shown], wallet] = await Promise.all([
    presentBonuses(app, session, [bonus], language),
    app.ledger.balance(session),
  ]);
  const wagered = lesser(bonus.wagered, bonus.required);
  return {
    bonus_id: bonus.bonus_id,
    title: shown?.title ?? '',
    forfeits: formatMoney(bonus.status === 'active' ? (wallet?.bonus ?? 0n) : 0n),
    keeps: formatMoney(wallet?.real ?? 0n),
    wagered: formatMoney(wagered),
    remaining: formatMoney(bonus.required - wagered),
    currency: bonus.currency,
  };
}
