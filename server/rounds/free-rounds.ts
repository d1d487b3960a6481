/**
 * Free rounds: rounds at a fixed bet that are given to a player in one game. The provider plays them without a debit and
 * tells of them with the reward they belong to; what they win is cash, or bonus money by the terms of whoever gave them.
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

/** What giving free rounds needs of a running Marquee. */
export type FreeRoundsApp = Pick<App, 'db' | 'rounds' | 'log' | 'clock' | 'sites'>;

export interface FreeRounds {
  readonly siteId: number;
  readonly playerId: bigint;
  /** The provider's code. */
  readonly provider: string;
  readonly gameCode: string;
  /** 1 to 1000. */
  readonly rounds: number;
  /** Of each round; has to be one that the game takes in the site's currency. */
  readonly bet: Minor;
  /** A UUID of the caller's: granting twice under it grants once. */
  readonly rewardUuid: string;
  readonly expiresAt: Date;
  /** `bonus` without it: what is won is bonus money. */
  readonly winAs?: 'cash' | 'bonus';
}

/**
 * `granted`: the provider has them. `pending`: it did not answer, and is asked again each minute. `refused`: it never will,
 * e.g. because the game takes no such bet. `cancelled`: they were taken back.
 */
export type FreeRoundsStatus = 'pending' | 'granted' | 'refused' | 'cancelled';

/**
 * Write down that free rounds are to be given, in a transaction of the caller's; the job tells the provider within a
 * minute, or `grantFreeRounds` under the same reward at once. Under a reward that is there nothing happens.
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

/** Give a player free rounds; see `FreeRoundsStatus`. Safe to repeat, also after a crash. */
export async function grantFreeRounds(app: FreeRoundsApp, grant: FreeRounds): Promise<FreeRoundsStatus> {
  await planFreeRounds(app, app.db, grant);
  return sendGrant(app, grant.rewardUuid);
}

/** Take back the rounds that were not played yet. False where there is no such grant, or the provider does not answer. */
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

/** How far the free rounds of a reward were played, and what they won; undefined where there is no such reward. */
export async function freeRoundsOf(
  db: Database,
  rewardUuid: string,
): Promise<{ status: FreeRoundsStatus; rounds: number; used: number; won: Minor } | undefined> {
  const row = await findGrant(db, rewardUuid);
  return row && { status: statusOf(row.status), rounds: row.rounds, used: row.used, won: row.won };
}

/** How many free rounds of rewards a player has used, by reward; those that were not granted are left out. */
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

/** Tell the providers of all grants that they were not told of yet; answers how many are granted now. */
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
 * The provider makes the id, so that a request without an answer may have been done: before it is sent again, the
 * provider's list is asked for free bets of exactly these terms that belong to no other grant. The times of two grants are
 * never the same to the millisecond.
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

/** Here we make the reference, so that a request may be sent as often as it takes. */
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
