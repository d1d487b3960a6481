/** What providers are asked about free rounds: to give them, to cancel them, and which ones a player has. */
import type { ListedFreeBet } from '@marquee/contract/providers/hub88-free-bets.ts';
import type { App } from './app.ts';
import { sql, type Database } from '../kernel/database.ts';
import { RefusalError } from '../kernel/errors.ts';
import type { HubConnection, JiliConnection } from './connections.ts';
import { ProviderRefusal } from './hub88/client.ts';
import { cancelFreeBet, createFreeBet, listFreeBets } from './hub88/free-bets.ts';
import { createJiliFreeSpins } from './jili/client.ts';
import { userIdOf } from './provider-player.ts';

/** The parts of the application that granting free rounds uses. */
export type FreeRoundsApp = Pick<App, 'db' | 'rounds' | 'log' | 'clock' | 'sites'>;

/**
 * `granted`: the provider has them. `pending`: it has not answered and is asked again every minute. `refused`: it never
 * will, e.g. because the game does not support the bet, the grant expired before it was sent, or the provider is not
 * connected. `cancelled`: they were cancelled here, whether or not the provider has answered that yet.
 */
export type FreeRoundsStatus = 'pending' | 'granted' | 'refused' | 'cancelled';

/** Longer than all calls of one attempt together, so that no two attempts run at once. */
const attempt_ms = 30_000;
/** After this long a request that got no answer can no longer be carried out. */
const arrival_ms = 10 * 60_000;

type GrantRow = NonNullable<Awaited<ReturnType<typeof findGrant>>>;

export function findGrant(db: Database, rewardUuid: string) {
  return db
    .selectFrom('rounds.free_round_grant')
    .selectAll()
    .where('reward_uuid', '=', rewardUuid)
    .executeTakeFirst();
}

/** Send a pending grant to its provider. While another process sends it, it stays pending here. */
export async function sendGrant(app: FreeRoundsApp, rewardUuid: string): Promise<FreeRoundsStatus> {
  const row = await findGrant(app.db, rewardUuid);
  if (!row) throw new Error(`There is no grant ${rewardUuid}`);
  if (row.status !== 'pending') return statusOf(row.status);
  const connection = await app.rounds.connections.byProvider(row.provider_code);
  if (row.expires_at <= app.clock.now() || !connection) return answer(app.db, rewardUuid, 'refused');
  const user = await userOf(app, row);
  if (!(await beginAttempt(app, row, connection))) return 'pending';
  return connection.protocol === 'jili'
    ? sendToJili(app, connection, row, user)
    : sendToHub(app, connection, row, user);
}

/**
 * Tell the provider that a grant is cancelled. Returns false if that is still owed: it does not answer, or a request to
 * give them may still be on its way. Refused, the cancel is over too: it would be refused again, and the wallet takes
 * no bet of a cancelled grant.
 */
export async function sendCancel(app: FreeRoundsApp, rewardUuid: string): Promise<boolean> {
  const row = await findGrant(app.db, rewardUuid);
  if (row?.status !== 'cancelling') return row?.status === 'cancelled';
  const connection = await app.rounds.connections.byProvider(row.provider_code);
  const now_ms = app.clock.now().getTime();
  // JILI's protocol has no such call, and nothing is left to cancel of a grant that has expired.
  if (connection?.protocol !== 'hub88' || row.expires_at.getTime() <= now_ms)
    return endCancel(app, row, null);
  try {
    const rewardId = row.provider_reward_id ?? (await findAtProvider(app, connection, row));
    if (rewardId !== null) {
      await cancelFreeBet(app, connection, rewardId);
      return await endCancel(app, row, rewardId);
    }
    const canArrive = row.asked_at !== null && now_ms - row.asked_at.getTime() < arrival_ms;
    return !canArrive && (await endCancel(app, row, null));
  } catch (error) {
    if (error instanceof RefusalError) return false;
    if (!(error instanceof ProviderRefusal)) throw error;
    app.log.warn({ err: error, reward_uuid: rewardUuid }, 'the cancel of free rounds was refused');
    return endCancel(app, row, null);
  }
}

/**
 * Ask the provider which of a player's unanswered grants it has given, so that a bet that comes before the answer finds
 * its grant. Returns whether any was found. Nothing is given by this.
 */
export async function findUnansweredGrants(
  app: FreeRoundsApp,
  player: { siteId: number; playerId: bigint },
  providerCode: string,
): Promise<boolean> {
  const rows = await app.db
    .selectFrom('rounds.free_round_grant')
    .selectAll()
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('provider_code', '=', providerCode)
    .where('status', 'in', ['pending', 'cancelling'])
    .where('provider_reward_id', 'is', null)
    .where('asked_at', 'is not', null)
    .execute();
  const connection = rows.length > 0 ? await app.rounds.connections.byProvider(providerCode) : undefined;
  if (connection?.protocol !== 'hub88') return false;
  let isFound = false;
  for (const row of rows) {
    const rewardId = await findAtProvider(app, connection, row).catch((error: unknown) => {
      if (error instanceof RefusalError) return null;
      throw error;
    });
    if (rewardId === null) continue;
    await answer(app.db, row.reward_uuid, 'granted', rewardId);
    isFound = true;
  }
  return isFound;
}

/** Call it before anything is sent. Returns false if another attempt may still be running, or the grant has changed. */
async function beginAttempt(
  app: FreeRoundsApp,
  row: GrantRow,
  connection: HubConnection | JiliConnection,
): Promise<boolean> {
  const now = app.clock.now();
  const changed = await app.db
    .updateTable('rounds.free_round_grant')
    .set({
      asked_at: now,
      // By JILI's protocol the reference is ours, so its rounds are known as ours before the provider has answered.
      ...(connection.protocol === 'jili' ? { provider_reward_id: row.reward_uuid } : {}),
    })
    .where('reward_uuid', '=', row.reward_uuid)
    .where('status', '=', 'pending')
    .where((eb) =>
      eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', new Date(now.getTime() - attempt_ms))]),
    )
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/**
 * The provider assigns the id, so a request that got no answer may still have succeeded. Before sending it again,
 * search the provider's list for it.
 */
async function sendToHub(
  app: FreeRoundsApp,
  connection: HubConnection,
  row: GrantRow,
  user: string,
): Promise<FreeRoundsStatus> {
  const request = {
    user,
    sub_partner_id: (await app.sites.byId(row.site_id)).siteCode,
    game_code: row.game_code,
    currency: row.currency,
    bet_value: Number(row.bet),
    bet_count: row.rounds,
    start_time: row.starts_at.toISOString(),
    end_time: row.expires_at.toISOString(),
    operator_reference: row.reward_uuid,
  };
  try {
    const found = await findAtProvider(app, connection, row);
    const rewardId = found ?? (await createFreeBet(app, connection, request));
    return await answer(app.db, row.reward_uuid, 'granted', rewardId);
  } catch (error) {
    if (error instanceof RefusalError) return 'pending';
    if (!(error instanceof ProviderRefusal)) throw error;
    app.log.warn({ err: error, reward_uuid: row.reward_uuid }, 'free rounds were refused');
    return answer(app.db, row.reward_uuid, 'refused');
  }
}

/** We assign the reference here, so the request can safely be repeated. */
async function sendToJili(
  app: FreeRoundsApp,
  connection: JiliConnection,
  row: GrantRow,
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
    return await answer(app.db, row.reward_uuid, isDone ? 'granted' : 'refused');
  } catch (error) {
    if (error instanceof RefusalError) return 'pending';
    throw error;
  }
}

/** The provider's id of a grant, from its list; null if the list does not have it. Throws `providerUnavailable`. */
async function findAtProvider(
  app: FreeRoundsApp,
  connection: HubConnection,
  row: GrantRow,
): Promise<string | null> {
  const listed = await listFreeBets(app, connection, await userOf(app, row));
  return listed.find((bet) => isOf(bet, row))?.reward_uuid ?? null;
}

/** The reference tells whose it is. A provider that does not keep it keeps the start, which no other grant has. */
function isOf(bet: ListedFreeBet, row: GrantRow): boolean {
  const reference = bet.operator_reference ?? '';
  if (reference !== '') return reference === row.reward_uuid;
  return (
    bet.game_code === row.game_code &&
    (bet.bet_value ?? Number(row.bet)) === Number(row.bet) &&
    (bet.bet_count ?? row.rounds) === row.rounds &&
    timeOf(bet.start_time ?? '') === row.starts_at.getTime()
  );
}

/** Without an offset it is UTC. */
function timeOf(text: string): number {
  return Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`);
}

function userOf(app: FreeRoundsApp, row: GrantRow): Promise<string> {
  const player = { siteId: row.site_id, playerId: row.player_id };
  return userIdOf(app.db, player, row.provider_code, app.clock.now());
}

/**
 * Store the provider's answer to a grant. One that was cancelled meanwhile stays cancelled; what the provider has given
 * is then still to be cancelled there.
 */
async function answer(
  db: Database,
  rewardUuid: string,
  status: 'granted' | 'refused',
  providerId: string | null = null,
): Promise<FreeRoundsStatus> {
  const row = await db
    .updateTable('rounds.free_round_grant')
    .set((eb) => ({
      provider_reward_id: sql<string | null>`coalesce(${providerId}, ${eb.ref('provider_reward_id')})`,
      status: sql<string>`case when ${eb.ref('status')} = 'pending' then ${status} else ${eb.ref('status')} end`,
    }))
    .where('reward_uuid', '=', rewardUuid)
    .returning('status')
    .executeTakeFirstOrThrow();
  return statusOf(row.status);
}

async function endCancel(app: FreeRoundsApp, row: GrantRow, rewardId: string | null): Promise<true> {
  await app.db
    .updateTable('rounds.free_round_grant')
    .set({ status: 'cancelled', ...(rewardId === null ? {} : { provider_reward_id: rewardId }) })
    .where('reward_uuid', '=', row.reward_uuid)
    .execute();
  return true;
}

export function statusOf(text: string): FreeRoundsStatus {
  if (text === 'cancelling') return 'cancelled';
  return text === 'granted' || text === 'refused' || text === 'cancelled' ? text : 'pending';
}
