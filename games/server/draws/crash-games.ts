/** The crash games of the house, with what their rounds are decided by. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';
import { crashGames } from '../../kinds/crash/games.ts';
import { GROWTH_PER_MS, LEAST_TARGET, ROOM_LIMIT } from '../../kinds/crash/rules.ts';
import type { CrashHouseGame } from '../house.ts';

/** Raised with every change of the rules. */
const version = 1;

/** The source files that decide where a draw ends and what a bet is paid. */
const engineFiles = ['kit/fairness/chain.ts', 'kinds/crash/crash-point.ts', 'kinds/crash/rules.ts'];

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

async function engineHash(): Promise<string> {
  const hashes = await Promise.all(
    engineFiles.map(
      async (path) => `${sha256(await readFile(new URL(`../../${path}`, import.meta.url)))}  ${path}\n`,
    ),
  );
  return sha256(hashes.join(''));
}

/** Writes down what rounds are decided by from now on, once for each version and hash. */
export async function loadCrashGames(pool: Pool): Promise<CrashHouseGame[]> {
  const engine_hash = await engineHash();
  return Promise.all(
    crashGames.map(async ({ code, title }): Promise<CrashHouseGame> => {
      const definition_hash = sha256(
        JSON.stringify({
          code,
          growth_per_ms: GROWTH_PER_MS,
          least_target: LEAST_TARGET,
          room_limit: ROOM_LIMIT,
          version,
        }),
      );
      const key = [code, version, Buffer.from(definition_hash, 'hex'), Buffer.from(engine_hash, 'hex')];
      await pool.query(
        `INSERT INTO house.build (game_code, game_version, definition_hash, engine_hash)
         VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
        key,
      );
      const { rows } = await pool.query<{ build_id: number }>(
        `SELECT build_id FROM house.build
         WHERE game_code = $1 AND game_version = $2 AND definition_hash = $3 AND engine_hash = $4`,
        key,
      );
      if (!rows[0]) throw new Error(`The build of ${code} is gone.`);
      return {
        kind: 'crash',
        code,
        title,
        version,
        build: { buildId: rows[0].build_id, definition_hash, engine_hash },
      };
    }),
  );
}
