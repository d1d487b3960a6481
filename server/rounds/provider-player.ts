import { LRUCache } from 'lru-cache';
import type { Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';

export interface PlayerKey {
  readonly siteId: number;
  readonly playerId: bigint;
}

/** A provider's id for a player, created at the first launch. It is random and reveals nothing about the player. */
export async function userIdOf(
  db: Database,
  player: PlayerKey,
  providerCode: string,
  now: Date,
): Promise<string> {
  const found = await findUserId(db, player, providerCode);
  if (found !== undefined) return found;
  await db
    .insertInto('rounds.provider_player')
    .values({
      site_id: player.siteId,
      player_id: player.playerId,
      provider_code: providerCode,
      user_id: newId(),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'player_id', 'provider_code']).doNothing())
    .execute();
  const made = await findUserId(db, player, providerCode);
  if (made === undefined) throw new Error(`No user id for player ${player.playerId} at ${providerCode}`);
  return made;
}

async function findUserId(
  db: Database,
  player: PlayerKey,
  providerCode: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('rounds.provider_player')
    .select('user_id')
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('provider_code', '=', providerCode)
    .executeTakeFirst();
  return row?.user_id;
}

/** The player with this provider user id. Undefined if we never issued the id. */
export async function playerOfUser(
  db: Database,
  providerCode: string,
  userId: string,
): Promise<PlayerKey | undefined> {
  const row = await db
    .selectFrom('rounds.provider_player')
    .select(['site_id', 'player_id'])
    .where('provider_code', '=', providerCode)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { siteId: row.site_id, playerId: row.player_id };
}

/** The players with these provider user ids, by id; without those that were never issued, or are erased. */
export async function playersOfUsers(
  db: Database,
  providerCode: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, PlayerKey>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('rounds.provider_player')
    .select(['user_id', 'site_id', 'player_id'])
    .where('provider_code', '=', providerCode)
    .where('user_id', 'in', userIds)
    .execute();
  return new Map(
    rows.map(({ user_id, site_id, player_id }) => [user_id, { siteId: site_id, playerId: player_id }]),
  );
}

/** The ids under which providers know a player, each with its provider's code. */
export async function userIdsOf(
  db: Database,
  { siteId, playerId }: PlayerKey,
): Promise<readonly (readonly [providerCode: string, userId: string])[]> {
  const rows = await db
    .selectFrom('rounds.provider_player')
    .select(['provider_code', 'user_id'])
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .orderBy('provider_code')
    .execute();
  return rows.map(({ provider_code, user_id }) => [provider_code, user_id]);
}

/** Remembers which user recently used which of a provider's transactions. */
export interface TransactionOwners {
  /** Returns false if another user has used this transaction before. */
  claim(providerCode: string, transactionId: string, userId: string): boolean;
}

/**
 * Ledger keys are per player, so that one player's postings never wait for another's. If a provider uses one
 * transaction id for two users, that is its fault and moves no other player's money. It is detected here for as many
 * transactions as fit in memory.
 */
export function createTransactionOwners(maxTransactions = 200_000): TransactionOwners {
  const owners = new LRUCache<string, string>({ max: maxTransactions });
  return {
    claim: (providerCode, transactionId, userId) => {
      const key = `${providerCode} ${transactionId}`;
      const owner = owners.get(key);
      if (owner !== undefined) return owner === userId;
      owners.set(key, userId);
      return true;
    },
  };
}
