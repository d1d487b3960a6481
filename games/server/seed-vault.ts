/** Server seeds sealed for the database, so that a copy of it tells no coming round. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { inTransaction, type Queryable } from './transaction.ts';
import type { Pool } from 'pg';

export type SeedVault = {
  seal: (seed: Buffer, owner: SeedOwner) => Buffer;
  /** @throws if the bytes were sealed for another player or game, or with another secret. */
  open: (sealed: Buffer, owner: SeedOwner) => Buffer;
};
/** Whose seed it is: sealed bytes that are copied to another player or game do not open there. */
export type SeedOwner = { player: string; gameCode: string };

const nonce_bytes = 12;
const tag_bytes = 16;
const plain_bytes = 32;

/** AES-256-GCM under a key derived from the secret (HKDF, RFC 5869): nonce, tag, then the seed. */
export function createSeedVault(secret: string): SeedVault {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'marquee house seeds', 32));
  const bind = ({ player, gameCode }: SeedOwner) => Buffer.from(`${gameCode}\n${player}`);
  return {
    seal: (seed, owner) => {
      const nonce = randomBytes(nonce_bytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(bind(owner));
      const sealed = Buffer.concat([cipher.update(seed), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open: (sealed, owner) => {
      // From before seeds were sealed, and revealed since.
      if (sealed.length === plain_bytes) return sealed;
      const options = { authTagLength: tag_bytes };
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonce_bytes), options)
        .setAAD(bind(owner))
        .setAuthTag(sealed.subarray(nonce_bytes, nonce_bytes + tag_bytes));
      return Buffer.concat([decipher.update(sealed.subarray(nonce_bytes + tag_bytes)), decipher.final()]);
    },
  };
}

type PlainRow = {
  seed_id: string;
  player: string;
  game_code: string;
  server_seed: Buffer;
  next_server_seed: Buffer;
};
const batch = 500;

/** Seals the seeds in force that an older provider has left unsealed. */
export async function sealOldSeeds(pool: Pool, vault: SeedVault): Promise<void> {
  while ((await inTransaction(pool, (client) => sealSome(client, vault))) === batch);
}

async function sealSome(client: Queryable, vault: SeedVault): Promise<number> {
  const { rows } = await client.query<PlainRow>(
    `SELECT seed_id, player, game_code, server_seed, next_server_seed FROM house.seed
     WHERE revealed_at IS NULL AND octet_length(server_seed) = ${plain_bytes} LIMIT ${batch} FOR UPDATE`,
  );
  for (const row of rows) {
    const owner = { player: row.player, gameCode: row.game_code };
    const next = row.next_server_seed;
    await client.query('UPDATE house.seed SET server_seed = $2, next_server_seed = $3 WHERE seed_id = $1', [
      row.seed_id,
      vault.seal(row.server_seed, owner),
      next.length === plain_bytes ? vault.seal(next, owner) : next,
    ]);
  }
  return rows.length;
}
