/**
 * The number of a play follows from two seeds: the server's, whose hash was shown before, and one of the player's browser.
 * A server seed serves one play. Numbers are read as those of the house games' rounds are (docs/fairness.md), with nonce 0.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { sql, type Database } from '../kernel/database.ts';
import type { PlayerSession } from '../players/player-session.ts';

type Owner = Pick<PlayerSession, 'siteId' | 'playerId'>;

/** The commitment to a server seed: SHA-256 of its 32 bytes, in hex. */
export function hashServerSeed(serverSeed: Buffer): string {
  return createHash('sha256').update(serverSeed).digest('hex');
}

/** A client seed for a player whose program has sent none. */
export function newClientSeed(): string {
  return randomBytes(8).toString('hex');
}

/** An integer from 0 up to but not including `total`, each equally likely. `total` is at most 2³². */
export function drawBelow(total: number, serverSeed: Buffer, clientSeed: string): number {
  const usable = 2 ** 32 - (2 ** 32 % total);
  for (let index = 0; ; index += 1) {
    const block = createHmac('sha256', serverSeed).update(`${clientSeed}:0:${index}`).digest();
    for (let offset = 0; offset < block.length; offset += 4) {
      const value = block.readUInt32BE(offset);
      if (value < usable) return value % total;
    }
  }
}

/** The commitment to the seed of the player's next play; makes the seed if there is none. */
export async function nextSeedHash(
  db: Database,
  { siteId, playerId }: Owner,
  gameId: string,
): Promise<string> {
  // Between the two statements a play may take the seed, or another request make it; then they are asked again.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const kept = await db
      .selectFrom('rewards.mini_game_seed')
      .select('server_seed')
      .where('site_id', '=', siteId)
      .where('player_id', '=', playerId)
      .where('game_id', '=', gameId)
      .executeTakeFirst();
    const seed =
      kept ??
      (await db
        .insertInto('rewards.mini_game_seed')
        .values({ site_id: siteId, player_id: playerId, game_id: gameId, server_seed: randomBytes(32) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('server_seed')
        .executeTakeFirst());
    if (seed) return hashServerSeed(seed.server_seed);
  }
  throw new Error(`The seed of ${gameId} was taken while it was made, again and again.`);
}

/** Takes the seed that was committed to; a new one if the player was shown none. The transaction must hold the game's turn. */
export async function takeServerSeed(
  trx: Database,
  { siteId, playerId }: Owner,
  gameId: string,
): Promise<Buffer> {
  const { rows } = await sql<{ server_seed: Buffer }>`
    delete from rewards.mini_game_seed
    where site_id = ${siteId} and player_id = ${playerId} and game_id = ${gameId}
    returning server_seed`.execute(trx);
  return rows[0]?.server_seed ?? randomBytes(32);
}
