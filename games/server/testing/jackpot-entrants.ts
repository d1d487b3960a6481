/** Rounds of chance, entered into one pot by several processes at once. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { EntrantSettings } from './enter-rounds.ts';

const jackpotId = 'golden-carabao';
export const currency = 'EUR';
/** Small, so that many pots are won. */
const seed = 10_000n;
const mustPayBy = 90_000n;

/** Entrants whose operator books nothing. */
const ownEntrant = { file: fileURLToPath(new URL('jackpot-entrant.ts', import.meta.url)), args: [] };

/**
 * Makes rounds and enters them, so many in each process.
 * @param entrant what each process runs. Its first argument is the settings of `enter-rounds.ts`.
 * @returns how long entering took.
 */
export async function enterMany(
  { ownerUrl, gamesUrl }: { ownerUrl: string; gamesUrl: string },
  { rounds, processes, batch = 1 }: { rounds: number; processes: number; batch?: number },
  entrant: { file: string; args: readonly string[] } = ownEntrant,
): Promise<{ took_ms: number }> {
  const first = await makeRounds(ownerUrl, rounds * processes);
  const began_ms = performance.now();
  await Promise.all(
    Array.from({ length: processes }, async (_, index) => {
      const settings: EntrantSettings = {
        databaseUrl: gamesUrl,
        jackpotId,
        currency,
        firstRound: first + index * rounds,
        rounds,
        batch,
        seed: index + 1,
        nextSeed: seed.toString(),
        nextMustPayBy: mustPayBy.toString(),
      };
      const child = fork(entrant.file, [JSON.stringify(settings), ...entrant.args]);
      const [code] = await once(child, 'exit');
      if (code !== 0) throw new Error(`An entrant ended with ${String(code)}.`);
    }),
  );
  return { took_ms: performance.now() - began_ms };
}

/** Writes settled rounds without a course, and makes the pot a small one. Returns the first one's number. */
async function makeRounds(ownerUrl: string, count: number): Promise<number> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO house.jackpot (jackpot_id, currency, pot, seed, seed_added, must_pay_by, amount, opened_at)
       VALUES ($1, $2, 1, $3, $3, $4, $3, now()) ON CONFLICT DO NOTHING`,
      [jackpotId, currency, seed.toString(), mustPayBy.toString()],
    );
    await client.query(
      `INSERT INTO house.jackpot_lane (jackpot_id, currency, lane) SELECT $1, $2, generate_series(0, 63) ON CONFLICT DO NOTHING`,
      [jackpotId, currency],
    );
    const { rows } = await client.query<{ first: string }>(
      `WITH session AS (
         INSERT INTO house.session (key_hash, player, operator_token, sub_partner_id, game_code, currency, language, country, platform, created_at)
         VALUES (sha256(gen_random_uuid()::text::bytea), 'entrant', 'token-of-tests', 'aurum', $1, $2, 'en', 'MT', 'GPL_DESKTOP', now())
         RETURNING session_id
       ), seed AS (
         INSERT INTO house.seed (player, game_code, server_seed, next_server_seed, client_seed, created_at)
         VALUES ('entrant-' || gen_random_uuid(), $1, sha256('a'), sha256('b'), 'seed', now()) RETURNING seed_id
       ), made AS (
         INSERT INTO house.round (public_id, session_id, spin_id, player, game_code, game_version, currency, bet, win, seed_id, nonce,
           book, state, owner, created_at, settled_at, exposure, is_unseen, place)
         SELECT gen_random_uuid(), session_id, gen_random_uuid(), 'entrant', $1, 1, $2, 1, 0, seed_id, n, '{}', 'settled', 1, now(), now(),
           0, false, 0
         FROM session, seed, generate_series(1, $3::integer) AS n RETURNING round_id
       )
       SELECT min(round_id)::text AS first FROM made`,
      [jackpotId, currency, count],
    );
    return Number(rows[0]?.first);
  } finally {
    await client.end();
  }
}
