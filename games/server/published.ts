/** What is published of the games, read from the files that `npm run games:publish` has written, and the hashes of it. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { games } from '../catalogue.ts';
import { canonicalJson } from '../kit/published/canonical.ts';
import {
  type PublishedGame,
  publishedGameSchema,
  publishGame,
  type Mathematics,
} from '../kinds/slot/published/published-game.ts';
import type { HouseGame } from './house.ts';

const gamesFolder = fileURLToPath(new URL('..', import.meta.url));

/** Folder of a game's published versions. */
export function publishedFolder(code: string): string {
  return join(gamesFolder, code, 'published');
}

/** All published versions of a game, by version. */
export async function readPublished(code: string): Promise<ReadonlyMap<number, PublishedGame>> {
  const names = await readdir(publishedFolder(code)).catch(() => []);
  const read = names
    .filter((name) => /^\d+\.json$/.test(name))
    .map(async (name) =>
      publishedGameSchema.parse(JSON.parse(await readFile(join(publishedFolder(code), name), 'utf8'))),
    );
  const found = await Promise.all(read);
  return new Map(found.map((game) => [game.mathematics.version, game]));
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** SHA-256 of a game's mathematics as canonical JSON. */
export function definitionHash(mathematics: Mathematics): string {
  return sha256(canonicalJson(mathematics));
}

export type Engine = { hash: string; files: readonly { path: string; sha256: string }[] };

/** The source files that decide a round from a definition and seeds, and the SHA-256 of their list. */
export async function readEngine(): Promise<Engine> {
  const folders = ['kit/fairness', 'kinds/slot/engine'];
  const files: { path: string; sha256: string }[] = [];
  for (const folder of folders) {
    const names = (await readdir(join(gamesFolder, folder))).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    );
    for (const name of names.toSorted()) {
      const path = `${folder}/${name}`;
      files.push({ path, sha256: sha256(await readFile(join(gamesFolder, path))) });
    }
  }
  return { hash: sha256(files.map((file) => `${file.sha256}  ${file.path}\n`).join('')), files };
}

/** Everything that is published, read once when the provider starts. */
export type Published = {
  /** By game code, in the catalogue's order, then by version. */
  games: ReadonlyMap<string, ReadonlyMap<number, PublishedGame>>;
  engine: Engine;
};

export async function readAllPublished(): Promise<Published> {
  const read = games.map(async ({ code }): Promise<[string, ReadonlyMap<number, PublishedGame>]> => [
    code,
    await readPublished(code),
  ]);
  return { games: new Map(await Promise.all(read)), engine: await readEngine() };
}

/**
 * Writes down what rounds are decided by from now on, once for each version and hash.
 * @throws if the mathematics of a game differ from those published under its version.
 */
export async function keepBuilds(
  pool: Pool,
  { games: published, engine }: Published,
): Promise<ReadonlyMap<string, HouseGame['build']>> {
  const builds = new Map<string, HouseGame['build']>();
  for (const definition of games) {
    const { code, version } = definition;
    const hash = definitionHash(publishGame(definition).mathematics);
    const file = published.get(code)?.get(version);
    if (!file || definitionHash(file.mathematics) !== hash) {
      throw new Error(`${code} is not as version ${version} is published: raise its version and publish it.`);
    }
    const key = [code, version, Buffer.from(hash, 'hex'), Buffer.from(engine.hash, 'hex')];
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
    builds.set(code, { buildId: rows[0].build_id, definition_hash: hash, engine_hash: engine.hash });
  }
  return builds;
}
