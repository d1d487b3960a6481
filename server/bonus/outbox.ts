import { sql, type Database } from '../kernel/database.ts';
import {
  advance,
  hasOperationsAfter,
  positionOf,
  readOperations,
  readPlayerOperations,
  type PostedOperation,
} from '../ledger/read-operations.ts';
import { playerKey, type PlayerKey } from './bonus.ts';

/**
 * The next operations, for the transaction in which they are counted: those that were counted ahead for their player are
 * left out. `position` is how far they reach, undefined where there are none or another process reads.
 */
export async function readEntries(
  trx: Database,
  atMost: number,
): Promise<{ read: number; position: string | undefined; entries: PostedOperation[] }> {
  // Nobody counts a player ahead while a batch is counted.
  await sql`select pg_advisory_xact_lock(${countingLock}::bigint)`.execute(trx);
  const operations = await readOperations(trx, 'bonuses', atMost);
  const ahead = await readAhead(trx);
  return {
    read: operations.length,
    position: operations.at(-1)?.position,
    entries: operations.filter((one) => BigInt(one.position) > (ahead.get(playerKey(one)) ?? 0n)),
  };
}

/** How far the players have been counted ahead whom the consumer has not passed yet, by `playerKey`. */
async function readAhead(trx: Database): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<PlayerKey & { position: string }>`
    select site_id as "siteId", player_id as "playerId", position::text from rewards.counted_ahead`.execute(
    trx,
  );
  return new Map(rows.map((row) => [playerKey(row), BigInt(row.position)]));
}

/**
 * The same of one player alone, up to what every transaction has committed. It reads no other player's operations, and
 * waits for no more than a batch that is being counted.
 */
export async function readPlayerEntries(trx: Database, player: PlayerKey): Promise<PostedOperation[]> {
  await sql`select pg_advisory_xact_lock_shared(${countingLock}::bigint)`.execute(trx);
  await sql`
    insert into rewards.counted_ahead (site_id, player_id, position) values (${player.siteId}, ${player.playerId}, '0')
    on conflict (site_id, player_id) do update set position = counted_ahead.position`.execute(trx);
  return readPlayerOperations(trx, player, { after: await countedUntil(trx, player), until: 'watermark' });
}

/** Up to which operation a player was counted, by the consumer or ahead of it. */
async function countedUntil(db: Database, player: PlayerKey): Promise<string> {
  const ahead = await db
    .selectFrom('rewards.counted_ahead')
    .select(sql<string>`position::text`.as('position'))
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .executeTakeFirst();
  const counted = await positionOf(db, 'bonuses');
  return ahead && BigInt(ahead.position) > BigInt(counted) ? ahead.position : counted;
}

/** Whether everything that was posted to a player has been counted. While their wallet is locked, nothing can come then. */
export async function isCaughtUp(db: Database, player: PlayerKey): Promise<boolean> {
  return !(await hasOperationsAfter(db, player, await countedUntil(db, player)));
}

/** Whether the rounds hold everything that was posted to a player. */
export async function areRoundsCaughtUp(db: Database, player: PlayerKey): Promise<boolean> {
  return !(await hasOperationsAfter(db, player, await positionOf(db, 'rounds')));
}

/** Move the consumer on; what was counted ahead and has been passed by now needs no note any more. */
export async function advanceAll(trx: Database, position: string): Promise<void> {
  await advance(trx, 'bonuses', position);
  await sql`delete from rewards.counted_ahead where position <= ${position}::xid8`.execute(trx);
}

/** Note how far a player was counted ahead. */
export async function advancePlayer(trx: Database, player: PlayerKey, position: string): Promise<void> {
  await sql`
    update rewards.counted_ahead set position = ${position}::xid8
    where site_id = ${player.siteId} and player_id = ${player.playerId}`.execute(trx);
}

/** The key of the advisory lock of counting: exclusive for a batch, shared by players who are counted ahead. */
const countingLock = 0x626f_6e75_7363;
