/**
 * Free rounds: rounds at a fixed bet in one game, granted to a player. The provider plays them without a debit and
 * reports them with their reward. Wins are paid as cash or as bonus money.
 */
import type { App } from './app.ts';
import type { Database } from '../kernel/database.ts';
import { RefusalError } from '../kernel/errors.ts';
import type { Minor } from '../kernel/money.ts';
import { ProviderRefusal } from './hub88/client.ts';
import { createFreeBet, listFreeBets, cancelFreeBet } from './hub88/free-bets.ts';
import { createJiliFreeSpins } from './jili/client.ts';
import type { JiliConnection } from './connections.ts';
import { type PlayerKey, userIdOf } from './provider-player.ts';

/** The parts of the application that granting free rounds uses. */
export type FreeRoundsApp = Pick<App, 'db' | 'rounds' | 'log' | 'clock' | 'sites'>;

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
 * `granted`: the provider has them. `pending`: it has not answered and is asked again every minute. `refused`: it never
 * will, e.g. because the game does not support the bet, the grant expired before it was sent, or the provider is not
 * connected. `cancelled`: they were cancelled.
 */
export type FreeRoundsStatus = 'pending' | 'granted' | 'refused' | 'cancelled';

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
  await transaction
    .insertInto('rounds.free_round_grant')
    .values({
      site_id: grant.siteId,
      player_id: grant.playerId,
      reward_uuid: grant.rewardUuid,
      provider_code: grant.provider,
      game_code: grant.gameCode,
      currency,
      bet: grant.bet,
      rounds: grant.rounds,
      win_as: grant.winAs ?? 'bonus',
      created_at: app.clock.now(),
      expires_at: grant.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Grant free rounds to a player; see `FreeRoundsStatus`. Safe to repeat, even after a crash. */
export async function grantFreeRounds(app: FreeRoundsApp, grant: FreeRounds): Promise<FreeRoundsStatus> {
  await planFreeRounds(app, app.db, grant);
  return sendGrant(app, grant.rewardUuid);
}

/**
 * Cancel the rounds that were not played yet. A provider by JILI's protocol is not told, because it has no such call.
 * Returns false if there is no such grant or the provider does not answer. Throws ProviderRefusal if it refuses.
 */
export async function cancelFreeRounds(app: FreeRoundsApp, rewardUuid: string): Promise<boolean> {
  const row = await findGrant(app.db, rewardUuid);
  if (!row) return false;
  const connection = await app.rounds.connections.byProvider(row.provider_code);
  if (row.status === 'granted' && row.provider_reward_id !== null && connection?.protocol === 'hub88') {
    try {
      await cancelFreeBet(app, connection, row.provider_reward_id);
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      return false;
    }
  }
  await setStatus(app.db, rewardUuid, 'cancelled', row.provider_reward_id);
  return true;
}

/**
 * Cancel the rounds that were not played yet. The provider is told only if it uses Hub88's protocol and the grant is
 * `granted`; otherwise the grant is only marked here. Returns false if there is no such grant or the provider does not
 * answer. Throws ProviderRefusal if it refuses.
 */
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

/** Send pending grants to their providers. Returns how many became granted. */
export async function sendPendingFreeRounds(app: FreeRoundsApp): Promise<number> {
  const rows = await app.db
    .selectFrom('rounds.free_round_grant')
    .select(['reward_uuid', 'expires_at'])
    .where('status', '=', 'pending')
    .orderBy('created_at')
    .limit(500)
    .execute();
  let granted = 0;
  for (const { reward_uuid } of rows) {
    if ((await sendGrant(app, reward_uuid)) === 'granted') granted += 1;
  }
  return granted;
}

/**
 * The provider assigns the id, so a request that got no answer may still have succeeded. Before sending it again,
 * search the provider's list for free bets with exactly these terms that belong to no other grant. The terms include
 * the creation time in milliseconds, which is assumed to differ between a player's grants.
 */
async function sendGrant(app: FreeRoundsApp, rewardUuid: string): Promise<FreeRoundsStatus> {
  const row = await findGrant(app.db, rewardUuid);
  if (!row) throw new Error(`There is no grant ${rewardUuid}`);
  if (row.status !== 'pending') return statusOf(row.status);
  const connection = await app.rounds.connections.byProvider(row.provider_code);
  if (row.expires_at <= app.clock.now() || !connection) {
    return setStatus(app.db, rewardUuid, 'refused', null);
  }
  const user = await userIdOf(
    app.db,
    { siteId: row.site_id, playerId: row.player_id },
    row.provider_code,
    app.clock.now(),
  );
  if (connection.protocol === 'jili') return sendToJili(app, connection, row, user);
  const request = {
    user,
    sub_partner_id: (await app.sites.byId(row.site_id)).siteCode,
    game_code: row.game_code,
    currency: row.currency,
    bet_value: Number(row.bet),
    bet_count: row.rounds,
    start_time: row.created_at.toISOString(),
    end_time: row.expires_at.toISOString(),
    operator_reference: row.reward_uuid,
  };
  try {
    const known = await listFreeBets(app, connection, user);
    const taken = await rewardIdsOf(app.db, row);
    const found = known.find(
      (bet) =>
        bet.operator_reference === row.reward_uuid ||
        (bet.game_code === request.game_code &&
          bet.bet_value === request.bet_value &&
          bet.bet_count === request.bet_count &&
          Date.parse(bet.start_time ?? '') === row.created_at.getTime() &&
          Date.parse(bet.end_time ?? '') === row.expires_at.getTime() &&
          !taken.has(bet.reward_uuid)),
    );
    const providerId = found?.reward_uuid ?? (await createFreeBet(app, connection, request));
    return await setStatus(app.db, rewardUuid, 'granted', providerId);
  } catch (error) {
    if (error instanceof RefusalError) return 'pending';
    if (!(error instanceof ProviderRefusal)) throw error;
    app.log.warn({ err: error, reward_uuid: rewardUuid }, 'free rounds were refused');
    return setStatus(app.db, rewardUuid, 'refused', null);
  }
}

/** We assign the reference here, so the request can safely be repeated. */
async function sendToJili(
  app: FreeRoundsApp,
  connection: JiliConnection,
  row: NonNullable<Awaited<ReturnType<typeof findGrant>>>,
  user: string,
): Promise<FreeRoundsStatus> {
  const spins = {
    account: user,
    currency: row.currency,
    referenceId: row.reward_uuid,
    gameCode: row.game_code,
    rounds: row.rounds,
    bet: row.bet,
    expiresAt: row.expires_at,
  };
  try {
    const isDone = await createJiliFreeSpins(app, connection, spins);
    return await setStatus(app.db, row.reward_uuid, isDone ? 'granted' : 'refused', row.reward_uuid);
  } catch (error) {
    if (error instanceof RefusalError) return 'pending';
    throw error;
  }
}

function findGrant(db: Database, rewardUuid: string) {
  return db
    .selectFrom('rounds.free_round_grant')
    .selectAll()
    .where('reward_uuid', '=', rewardUuid)
    .executeTakeFirst();
}

async function rewardIdsOf(
  db: Database,
  player: { site_id: number; player_id: bigint; provider_code: string },
): Promise<ReadonlySet<string | null>> {
  const rows = await db
    .selectFrom('rounds.free_round_grant')
    .select('provider_reward_id')
    .where('site_id', '=', player.site_id)
    .where('player_id', '=', player.player_id)
    .where('provider_code', '=', player.provider_code)
    .execute();
  return new Set(rows.map((row) => row.provider_reward_id));
}

async function setStatus(
  db: Database,
  rewardUuid: string,
  status: FreeRoundsStatus,
  providerId: string | null,
): Promise<FreeRoundsStatus> {
  await db
    .updateTable('rounds.free_round_grant')
    .set({ status, provider_reward_id: providerId })
    .where('reward_uuid', '=', rewardUuid)
    .execute();
  return status;
}

function statusOf(text: string): FreeRoundsStatus {
  return text === 'granted' || text === 'refused' || text === 'cancelled' ? text : 'pending';
}
