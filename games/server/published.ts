/** What is published of the games, read from the files that `npm run games:publish` has written, and the hashes of it. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  canonicalJson,
  type PublishedGame,
  publishedGameSchema,
  type Mathematics,
} from '../kit/published/published-game.ts';

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
  const folders = ['kit/fairness', 'kit/slot'];
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
