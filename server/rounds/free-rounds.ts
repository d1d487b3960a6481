/**
 * Free rounds: rounds at a fixed bet in one game, granted to a player. The provider plays them without a debit and
 * reports them with their reward. Wins are paid as cash or as bonus money.
 */
import type { App } from './app.ts';
import type { Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';
import {
  findGrant,
  sendCancel,
  sendGrant,
  statusOf,
  type FreeRoundsApp,
  type FreeRoundsStatus,
} from './free-round-requests.ts';
import type { PlayerKey } from './provider-player.ts';

export interface FreeRounds {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly provider: string;
  readonly gameCode: string;
  /** 1 to 1000. */
  readonly rounds: number;
  /** The bet of each round. The game must support it in the site's currency. */
  readonly bet: Minor;
  /** A UUID chosen by the caller. Granting twice with the same UUID grants once. */
  readonly rewardUuid: string;
  readonly expiresAt: Date;
  /** How wins are paid. Defaults to `bonus`. */
  readonly winAs?: 'cash' | 'bonus';
}

/**
 * Store a grant in the caller's transaction. A job sends it to the provider within a minute; `grantFreeRounds` with the
 * same reward sends it at once. If the reward exists already, nothing happens.
 */
export async function planFreeRounds(
  app: Pick<App, 'clock' | 'sites'>,
  transaction: Database,
  grant: FreeRounds,
): Promise<void> {
  const { currency } = await app.sites.byId(grant.siteId);
  const now = app.clock.now();
  const values = {
    site_id: grant.siteId,
    player_id: grant.playerId,
    reward_uuid: grant.rewardUuid,
    provider_code: grant.provider,
    game_code: grant.gameCode,
    currency,
    bet: grant.bet,
    rounds: grant.rounds,
    win_as: grant.winAs ?? 'bonus',
    created_at: now,
    expires_at: grant.expiresAt,
  };
  // The start identifies a grant in the provider's list. If another grant of the player has it, take the second before.
  for (let start_s = Math.floor(now.getTime() / 1000); ; start_s--) {
    const inserted = await transaction
      .insertInto('rounds.free_round_grant')
      .values({ ...values, starts_at: new Date(start_s * 1000) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows === 1n) return;
    if (await findGrant(transaction, grant.rewardUuid)) return;
  }
}

/** Grant free rounds to a player; see `FreeRoundsStatus`. Safe to repeat, even after a crash. */
export async function grantFreeRounds(app: FreeRoundsApp, grant: FreeRounds): Promise<FreeRoundsStatus> {
  await planFreeRounds(app, app.db, grant);
  return sendGrant(app, grant.rewardUuid);
}

/**
 * Cancel, in the caller's transaction, the rounds of a grant that were not played yet. From then on the wallet takes no
 * bet of it; a win of a bet that was taken before is still paid by its terms. A job tells the provider within a minute;
 * `cancelFreeRounds` tells it at once. If there is no such grant, or it was refused, nothing happens.
 */
export async function planCancelOfFreeRounds(
  app: Pick<App, 'clock'>,
  transaction: Database,
  rewardUuid: string,
): Promise<void> {
  await transaction
    .updateTable('rounds.free_round_grant')
    .set((eb) => ({
      cancelled_at: app.clock.now(),
      // A grant that was never sent cannot be at the provider, and one that is used up has nothing left there.
      status: eb
        .case()
        .when(
          eb.or([
            eb.and([eb('status', '=', 'pending'), eb('asked_at', 'is', null)]),
            eb('used', '=', eb.ref('rounds')),
          ]),
        )
        .then('cancelled')
        .else('cancelling')
        .end(),
    }))
    .where('reward_uuid', '=', rewardUuid)
    .where('status', 'in', ['pending', 'granted'])
    .execute();
}

/**
 * Cancel the rounds that were not played yet, and tell the provider. Returns false if there is no such grant, or if
 * the provider has not answered; the job then tells it again until it has. A provider by JILI's protocol is not told,
 * because it has no such call.
 */
export async function cancelFreeRounds(app: FreeRoundsApp, rewardUuid: string): Promise<boolean> {
  await planCancelOfFreeRounds(app, app.db, rewardUuid);
  return sendCancel(app, rewardUuid);
}

/** How far a grant is; undefined if there is none. */
export async function freeRoundsOf(
  db: Database,
  rewardUuid: string,
): Promise<{ status: FreeRoundsStatus; rounds: number; used: number; won: Minor } | undefined> {
  const row = await findGrant(db, rewardUuid);
  return row && { status: statusOf(row.status), rounds: row.rounds, used: row.used, won: row.won };
}

/** How many free rounds of each reward a player has used. Rewards that were not granted are left out. */
export async function usedFreeRounds(
  db: Database,
  player: PlayerKey,
  rewardUuids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('rounds.free_round_grant')
    .select(['reward_uuid', 'used'])
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('reward_uuid', 'in', rewardUuids)
    .execute();
  return new Map(rows.map((row) => [row.reward_uuid, row.used]));
}

/** Send pending grants and owed cancels to their providers. Returns how many were answered. */
export async function sendPendingFreeRounds(app: FreeRoundsApp): Promise<number> {
  const rows = await app.db
    .selectFrom('rounds.free_round_grant')
    .select(['reward_uuid', 'status'])
    .where('status', 'in', ['pending', 'cancelling'])
    .orderBy('created_at')
    .limit(500)
    .execute();
  let answered = 0;
  for (const { reward_uuid, status } of rows) {
    const isAnswered =
      status === 'cancelling'
        ? await sendCancel(app, reward_uuid)
        : (await sendGrant(app, reward_uuid)) === 'granted';
    if (isAnswered) answered += 1;
  }
  return answered;
}
