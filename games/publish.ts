/**
 * Writes what is published of the games: `<code>/published/<version>.json`, `docs/fairness.md`, and the test vectors
 * beside the verifier. A published version is never changed: mathematics that differ need a version of their own.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { collectGames, games, tumbleGames } from './catalogue.ts';
import { crashGames } from './kinds/crash/games.ts';
import { publishCrash } from './kinds/crash/published/published-crash.ts';
import { crashVectors } from './kinds/crash/published/vectors.ts';
import { instantGames } from './kinds/instant/games.ts';
import { publishInstant } from './kinds/instant/published/published-instant.ts';
import { instantVectorsOf } from './kinds/instant/published/vectors.ts';
import { instantVersions } from './kinds/instant/versions.ts';
import { liveGames } from './kinds/live/games.ts';
import { publishLive } from './kinds/live/published/published-live.ts';
import { liveVectorLines, liveVectors } from './kinds/live/published/vectors.ts';
import { compileCollect } from './kinds/slot/collect/engine/compile.ts';
import { collectDefinitionOf, publishCollect } from './kinds/slot/collect/published/published-collect.ts';
import { collectVectorLines, collectVectorsOf } from './kinds/slot/collect/published/vectors.ts';
import { definitionOf, publishGame } from './kinds/slot/published/published-game.ts';
import { vectorLines, vectorsOf } from './kinds/slot/published/vectors.ts';
import { compileReels } from './kinds/slot/choice/play.ts';
import { compileTumble } from './kinds/slot/tumble/engine/compile.ts';
import { publishTumble, tumbleDefinitionOf } from './kinds/slot/tumble/published/published-tumble.ts';
import { tumbleVectorLines, tumbleVectorsOf } from './kinds/slot/tumble/published/vectors.ts';
import { tableGames } from './kinds/table/games.ts';
import { publishTable } from './kinds/table/published/published-table.ts';
import { tableVectorsOf } from './kinds/table/published/vectors.ts';
import { tableVersions } from './kinds/table/versions.ts';
import { canonicalJson } from './kit/published/canonical.ts';
import { roundVectorLines, type RoundVectors } from './kit/published/round-vectors.ts';
import { markdownOf } from './kit/published/text.ts';
import {
  publishedFolder,
  readInstantVectors,
  readPublished,
  readPublishedCollect,
  readPublishedCrash,
  readPublishedInstant,
  readPublishedLive,
  readPublishedTable,
  readPublishedTumble,
  readTableVectors,
} from './server/published.ts';
import { specification } from './specification.ts';

if (process.argv.includes('--help')) {
  console.log('npm run games:publish\n\nPublishes the mathematics of the games, with test vectors.');
  process.exit(0);
}

type File = { mathematics: { code: string; version: number } };

/** @throws if other mathematics are published under this version. */
async function publish(game: File, before: File | undefined): Promise<void> {
  const { code, version } = game.mathematics;
  if (before && canonicalJson(before.mathematics) !== canonicalJson(game.mathematics))
    throw new Error(`${code} has changed without a new version: raise it above ${version}.`);
  await mkdir(publishedFolder(code), { recursive: true });
  await writeFile(join(publishedFolder(code), `${version}.json`), `${JSON.stringify(game)}\n`);
}

const verifier = fileURLToPath(new URL('../docs/verifier', import.meta.url));
await mkdir(verifier, { recursive: true });

for (const definition of games)
  await publish(publishGame(definition), (await readPublished(definition.code)).get(definition.version));
for (const game of tumbleGames)
  await publish(publishTumble(game), (await readPublishedTumble(game.code)).get(game.version));
for (const game of collectGames)
  await publish(publishCollect(game), (await readPublishedCollect(game.code)).get(game.version));
for (const game of instantGames)
  await publish(publishInstant(game), (await readPublishedInstant(game.code)).get(game.version));
for (const game of tableGames)
  await publish(publishTable(game), (await readPublishedTable(game.code)).get(game.version));
for (const game of crashGames)
  await publish(publishCrash(game), (await readPublishedCrash(game.code)).get(game.version));

for (const game of liveGames)
  await publish(publishLive(game), (await readPublishedLive(game.code)).get(game.version));

const vectors = [];
for (const { code } of games) {
  for (const game of [...(await readPublished(code)).values()].toSorted(
    (a, b) => a.mathematics.version - b.mathematics.version,
  )) {
    vectors.push(vectorsOf(compileReels(definitionOf(game))));
  }
}
await writeFile(join(verifier, 'vectors.json'), vectorLines(vectors));

const tumbleVectors = [];
for (const { code } of tumbleGames)
  for (const game of (await readPublishedTumble(code)).values())
    tumbleVectors.push(tumbleVectorsOf(compileTumble(tumbleDefinitionOf(game))));
await writeFile(join(verifier, 'vectors-tumble.json'), tumbleVectorLines(tumbleVectors));

const collectVectors = [];
for (const { code } of collectGames)
  for (const game of (await readPublishedCollect(code)).values())
    collectVectors.push(collectVectorsOf(compileCollect(collectDefinitionOf(game))));
await writeFile(join(verifier, 'vectors-collect.json'), collectVectorLines(collectVectors));

/**
 * Writes the vectors of a kind. Those of a version stay as they are: what plays it otherwise needs a version of its own.
 * @throws if a version plays otherwise than its vectors say.
 */
async function writeRoundVectors(
  file: string,
  made: readonly RoundVectors[],
  kept: readonly RoundVectors[],
): Promise<void> {
  for (const { code, version, digest } of made) {
    const before = kept.find((each) => each.code === code && each.version === version);
    const isSamePlan = before && canonicalJson(before.digest.plans) === canonicalJson(digest.plans);
    if (isSamePlan && before.digest.sha256 !== digest.sha256)
      throw new Error(`${code} plays otherwise without a new version: raise it above ${version}.`);
  }
  await writeFile(join(verifier, file), roundVectorLines(made));
}

/** All versions of all games of a kind. */
const everyVersion = <Game>(versions: ReadonlyMap<string, ReadonlyMap<number, Game>>): Game[] =>
  [...versions.values()].flatMap((byVersion) => [...byVersion.values()]);

const instantVectors = everyVersion(instantVersions).map(instantVectorsOf);
await writeRoundVectors('vectors-instant.json', instantVectors, await readInstantVectors().catch(() => []));
const tableVectors = everyVersion(tableVersions).map(tableVectorsOf);
await writeRoundVectors('vectors-table.json', tableVectors, await readTableVectors().catch(() => []));
await writeFile(join(verifier, 'vectors-crash.json'), `${JSON.stringify(crashVectors(), null, 2)}\n`);
await writeFile(join(verifier, 'vectors-live.json'), liveVectorLines(liveVectors()));

const text = specification({
  slots: await Promise.all(games.map(({ code }) => readPublished(code))),
  tumbles: await Promise.all(tumbleGames.map(({ code }) => readPublishedTumble(code))),
  collects: await Promise.all(collectGames.map(({ code }) => readPublishedCollect(code))),
  instants: await Promise.all(instantGames.map(({ code }) => readPublishedInstant(code))),
  crashes: await Promise.all(crashGames.map(({ code }) => readPublishedCrash(code))),
  tables: await Promise.all(tableGames.map(({ code }) => readPublishedTable(code))),
  lives: await Promise.all(liveGames.map(({ code }) => readPublishedLive(code))),
  instantVectors,
  tableVectors,
});
await writeFile(join(verifier, '../fairness.md'), markdownOf(text));
