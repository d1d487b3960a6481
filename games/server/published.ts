/** What is published of the games, read from the files that `npm run games:publish` has written, and the hashes of it. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { z } from 'zod';
import { collectGames, games, tumbleGames } from '../catalogue.ts';
import { crashGames } from '../kinds/crash/games.ts';
import {
  publishCrash,
  publishedCrashSchema,
  type PublishedCrash,
} from '../kinds/crash/published/published-crash.ts';
import { instantGames } from '../kinds/instant/games.ts';
import { liveGames } from '../kinds/live/games.ts';
import {
  publishedLiveSchema,
  publishLive,
  type PublishedLive,
} from '../kinds/live/published/published-live.ts';
import {
  publishedInstantSchema,
  publishInstant,
  type PublishedInstant,
} from '../kinds/instant/published/published-instant.ts';
import {
  publishCollect,
  publishedCollectSchema,
  type PublishedCollect,
} from '../kinds/slot/collect/published/published-collect.ts';
import {
  type PublishedGame,
  publishedGameSchema,
  publishGame,
  type Mathematics,
} from '../kinds/slot/published/published-game.ts';
import {
  publishedTumbleSchema,
  publishTumble,
  type PublishedTumble,
} from '../kinds/slot/tumble/published/published-tumble.ts';
import { tableGames } from '../kinds/table/games.ts';
import {
  publishedTableSchema,
  publishTable,
  type PublishedTable,
} from '../kinds/table/published/published-table.ts';
import { canonicalJson } from '../kit/published/canonical.ts';
import { roundVectorsSchema, type RoundVectors } from '../kit/published/round-vectors.ts';
import { hasChoices } from '../kinds/slot/choice/definition.ts';
import type { HouseGame } from './house.ts';

const vectorsFolder = fileURLToPath(new URL('../../docs/verifier', import.meta.url));
const gamesFolder = fileURLToPath(new URL('..', import.meta.url));

/** Folder of a game's published versions. */
export function publishedFolder(code: string): string {
  return join(gamesFolder, code, 'published');
}

type File = { mathematics: { version: number } };

/** All published versions of a game, by version. */
async function readVersions<Published extends File>(
  code: string,
  schema: z.ZodType<Published>,
): Promise<ReadonlyMap<number, Published>> {
  const names = await readdir(publishedFolder(code)).catch(() => []);
  const read = names
    .filter((name) => /^\d+\.json$/.test(name))
    .map(async (name) => schema.parse(JSON.parse(await readFile(join(publishedFolder(code), name), 'utf8'))));
  const found = await Promise.all(read);
  return new Map(found.map((game) => [game.mathematics.version, game]));
}

/** All published versions of a slot. */
export function readPublished(code: string): Promise<ReadonlyMap<number, PublishedGame>> {
  return readVersions(code, publishedGameSchema);
}

/** All published versions of a tumbling slot. */
export function readPublishedTumble(code: string): Promise<ReadonlyMap<number, PublishedTumble>> {
  return readVersions(code, publishedTumbleSchema);
}

/** All published versions of a slot whose meter is kept. */
export function readPublishedCollect(code: string): Promise<ReadonlyMap<number, PublishedCollect>> {
  return readVersions(code, publishedCollectSchema);
}

/** All published versions of an instant game. */
export function readPublishedInstant(code: string): Promise<ReadonlyMap<number, PublishedInstant>> {
  return readVersions(code, publishedInstantSchema);
}

/** All published versions of a crash game. */
export function readPublishedCrash(code: string): Promise<ReadonlyMap<number, PublishedCrash>> {
  return readVersions(code, publishedCrashSchema);
}

/** All published versions of a live table. */
export function readPublishedLive(code: string): Promise<ReadonlyMap<number, PublishedLive>> {
  return readVersions(code, publishedLiveSchema);
}

/** All published versions of a table game. */
export function readPublishedTable(code: string): Promise<ReadonlyMap<number, PublishedTable>> {
  return readVersions(code, publishedTableSchema);
}

/** The test vectors of all games of a kind with rounds of wager and actions, of every version. */
async function readRoundVectors(file: string): Promise<RoundVectors[]> {
  return z.array(roundVectorsSchema).parse(JSON.parse(await readFile(join(vectorsFolder, file), 'utf8')));
}

export function readInstantVectors(): Promise<RoundVectors[]> {
  return readRoundVectors('vectors-instant.json');
}

export function readTableVectors(): Promise<RoundVectors[]> {
  return readRoundVectors('vectors-table.json');
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** SHA-256 of a game's mathematics as canonical JSON. */
export function definitionHash(
  mathematics:
    | Mathematics
    | PublishedTumble['mathematics']
    | PublishedCollect['mathematics']
    | PublishedInstant['mathematics']
    | PublishedTable['mathematics']
    | PublishedCrash['mathematics']
    | PublishedLive['mathematics'],
): string {
  return sha256(canonicalJson(mathematics));
}

export type Engine = { hash: string; files: readonly { path: string; sha256: string }[] };

/** The source files, and whole folders of them without what lies deeper, that decide the rounds of a kind of game. */
const decides = {
  slot: ['kit/fairness', 'kit/jackpot', 'kinds/slot/engine'],
  choice: ['kit/fairness', 'kit/jackpot', 'kinds/slot/engine', 'kinds/slot/choice'],
  tumble: ['kit/fairness', 'kinds/slot/tumble/engine'],
  collect: ['kit/fairness', 'kinds/slot/engine', 'kinds/slot/collect/engine'],
  instant: ['kit/fairness', 'kit/prove/fraction.ts', 'kit/prove/law.ts', 'kinds/instant'],
  table: [
    'kit/fairness',
    'kit/round',
    'kinds/table',
    'kinds/table/blackjack',
    'kinds/table/poker',
    'kinds/table/poker/video',
  ],
  crash: ['kit/fairness', 'kinds/crash'],
  live: ['kit/fairness', 'kit/round', 'kinds/table', 'kinds/live', 'kinds/live/bingo'],
} as const;
export type Kind = keyof typeof decides;
export const kinds = [
  'slot',
  'choice',
  'tumble',
  'collect',
  'instant',
  'table',
  'crash',
  'live',
] as const satisfies readonly Kind[];

/** The source files that decide a round of a kind from a definition and seeds, and the SHA-256 of their list. */
export async function readEngine(kind: Kind): Promise<Engine> {
  const files: { path: string; sha256: string }[] = [];
  for (const place of decides[kind]) {
    const names = place.endsWith('.ts')
      ? ['']
      : (await readdir(join(gamesFolder, place))).filter(
          (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
        );
    for (const name of names.toSorted()) {
      const path = name === '' ? place : `${place}/${name}`;
      files.push({ path, sha256: sha256(await readFile(join(gamesFolder, path))) });
    }
  }
  return { hash: sha256(files.map((file) => `${file.sha256}  ${file.path}\n`).join('')), files };
}

/** Everything that is published, read once when the provider starts. */
export type Published = {
  /** By game code, in the catalogue's order, then by version. */
  slots: ReadonlyMap<string, ReadonlyMap<number, PublishedGame>>;
  tumbles: ReadonlyMap<string, ReadonlyMap<number, PublishedTumble>>;
  collects: ReadonlyMap<string, ReadonlyMap<number, PublishedCollect>>;
  instants: ReadonlyMap<string, ReadonlyMap<number, PublishedInstant>>;
  crashes: ReadonlyMap<string, ReadonlyMap<number, PublishedCrash>>;
  tables: ReadonlyMap<string, ReadonlyMap<number, PublishedTable>>;
  lives: ReadonlyMap<string, ReadonlyMap<number, PublishedLive>>;
  instantVectors: readonly RoundVectors[];
  tableVectors: readonly RoundVectors[];
  engines: Readonly<Record<Kind, Engine>>;
};

/** Values by code, read side by side and kept in the order of the codes. */
async function byCode<Value>(
  codes: readonly { code: string }[],
  read: (code: string) => Promise<Value>,
): Promise<ReadonlyMap<string, Value>> {
  return new Map(
    await Promise.all(codes.map(async ({ code }): Promise<[string, Value]> => [code, await read(code)])),
  );
}

export async function readAllPublished(): Promise<Published> {
  const [
    slots,
    tumbles,
    collects,
    instants,
    crashes,
    tables,
    lives,
    instantVectors,
    tableVectors,
    slot,
    choice,
    tumble,
    collect,
    instant,
    table,
    crash,
    live,
  ] = await Promise.all([
    byCode(games, readPublished),
    byCode(tumbleGames, readPublishedTumble),
    byCode(collectGames, readPublishedCollect),
    byCode(instantGames, readPublishedInstant),
    byCode(crashGames, readPublishedCrash),
    byCode(tableGames, readPublishedTable),
    byCode(liveGames, readPublishedLive),
    readInstantVectors(),
    readTableVectors(),
    readEngine('slot'),
    readEngine('choice'),
    readEngine('tumble'),
    readEngine('collect'),
    readEngine('instant'),
    readEngine('table'),
    readEngine('crash'),
    readEngine('live'),
  ]);
  const engines = { slot, choice, tumble, collect, instant, table, crash, live };
  return {
    slots,
    tumbles,
    collects,
    instants,
    crashes,
    tables,
    lives,
    instantVectors,
    tableVectors,
    engines,
  };
}

/** A game as it is played now, and as it is published. */
type Built = { code: string; version: number; hash: string; published: string | undefined; engine: string };

function built({ slots, tumbles, collects, instants, crashes, tables, lives, engines }: Published): Built[] {
  const hashOf = (
    file:
      | PublishedGame
      | PublishedTumble
      | PublishedCollect
      | PublishedInstant
      | PublishedTable
      | PublishedCrash
      | PublishedLive
      | undefined,
  ): string | undefined => file && definitionHash(file.mathematics);
  return [
    ...games.map((definition) => ({
      code: definition.code,
      version: definition.version,
      hash: definitionHash(publishGame(definition).mathematics),
      published: hashOf(slots.get(definition.code)?.get(definition.version)),
      engine: (hasChoices(definition) ? engines.choice : engines.slot).hash,
    })),
    ...tumbleGames.map((game) => ({
      code: game.code,
      version: game.version,
      hash: definitionHash(publishTumble(game).mathematics),
      published: hashOf(tumbles.get(game.code)?.get(game.version)),
      engine: engines.tumble.hash,
    })),
    ...collectGames.map((game) => ({
      code: game.code,
      version: game.version,
      hash: definitionHash(publishCollect(game).mathematics),
      published: hashOf(collects.get(game.code)?.get(game.version)),
      engine: engines.collect.hash,
    })),
    ...instantGames.map((game) => ({
      code: game.code,
      version: game.version,
      hash: definitionHash(publishInstant(game).mathematics),
      published: hashOf(instants.get(game.code)?.get(game.version)),
      engine: engines.instant.hash,
    })),
    ...tableGames.map((game) => ({
      code: game.code,
      version: game.version,
      hash: definitionHash(publishTable(game).mathematics),
      published: hashOf(tables.get(game.code)?.get(game.version)),
      engine: engines.table.hash,
    })),
    ...crashGames.map((game) => ({
      code: game.code,
      version: game.version,
      hash: definitionHash(publishCrash(game).mathematics),
      published: hashOf(crashes.get(game.code)?.get(game.version)),
      engine: engines.crash.hash,
    })),
    ...liveGames.map((game) => ({
      code: game.code,
      version: game.version,
      hash: definitionHash(publishLive(game).mathematics),
      published: hashOf(lives.get(game.code)?.get(game.version)),
      engine: engines.live.hash,
    })),
  ];
}

/**
 * Writes down what rounds are decided by from now on, once for each version and hash. All games' builds, by code.
 * @throws if the mathematics of a game differ from those published under its version.
 */
export async function keepBuilds(
  pool: Pool,
  published: Published,
): Promise<ReadonlyMap<string, HouseGame['build']>> {
  const builds = new Map<string, HouseGame['build']>();
  for (const { code, version, hash, published: file, engine } of built(published)) {
    if (file !== hash) {
      throw new Error(`${code} is not as version ${version} is published: raise its version and publish it.`);
    }
    const key = [code, version, Buffer.from(hash, 'hex'), Buffer.from(engine, 'hex')];
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
    builds.set(code, { buildId: rows[0].build_id, definition_hash: hash, engine_hash: engine });
  }
  return builds;
}
