/**
 * Writes what is published of the games: `<code>/published/<version>.json`, `docs/fairness.md`, and the test vectors
 * beside the verifier. A published version is never changed: mathematics that differ need a version of their own.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from './catalogue.ts';
import { definitionOf, publishGame } from './kinds/slot/published/published-game.ts';
import { canonicalJson } from './kit/published/canonical.ts';
import { specification } from './kinds/slot/published/specification.ts';
import { markdownOf } from './kit/published/text.ts';
import { vectorLines, vectorsOf } from './kinds/slot/published/vectors.ts';
import { compileSlot } from './kinds/slot/engine/compile.ts';
import { publishedFolder, readPublished } from './server/published.ts';

if (process.argv.includes('--help')) {
  console.log('npm run games:publish\n\nPublishes the mathematics of the games, with test vectors.');
  process.exit(0);
}

const docs = fileURLToPath(new URL('../docs', import.meta.url));

for (const definition of games) {
  const game = publishGame(definition);
  const { code, version } = definition;
  const before = (await readPublished(code)).get(version);
  if (before && canonicalJson(before.mathematics) !== canonicalJson(game.mathematics)) {
    throw new Error(`${code} has changed without a new version: raise it above ${version}.`);
  }
  await mkdir(publishedFolder(code), { recursive: true });
  await writeFile(join(publishedFolder(code), `${version}.json`), `${JSON.stringify(game)}\n`);
}

const vectors = [];
for (const { code } of games) {
  for (const game of [...(await readPublished(code)).values()].toSorted(
    (a, b) => a.mathematics.version - b.mathematics.version,
  )) {
    vectors.push(vectorsOf(compileSlot(definitionOf(game))));
  }
}
await mkdir(join(docs, 'verifier'), { recursive: true });
await writeFile(join(docs, 'verifier', 'vectors.json'), vectorLines(vectors));
const published = await Promise.all(games.map(({ code }) => readPublished(code)));
await writeFile(join(docs, 'fairness.md'), markdownOf(specification(published)));
