/** The games of the house, made ready to be played when the provider starts. */
import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';
import { games } from '../catalogue.ts';
import { crashGames } from '../kinds/crash/games.ts';
import { crashFigures } from '../kinds/crash/targets.ts';
import { instantFigures } from '../kinds/instant/figures.ts';
import { instantGames } from '../kinds/instant/games.ts';
import { instantVersions } from '../kinds/instant/versions.ts';
import { compileSlot } from '../kinds/slot/engine/compile.ts';
import { paytableOf, proofSchema } from '../kinds/slot/paytable.ts';
import type { CrashHouseGame, HouseGame, InstantHouseGame, SlotHouseGame } from './house.ts';
import { keepBuilds, type Published } from './published.ts';

/**
 * All games by code, in the order of the lobby.
 * @throws if a game's proof or what is published of it is not its own.
 */
export async function loadGames(pool: Pool, published: Published): Promise<ReadonlyMap<string, HouseGame>> {
  const builds = await keepBuilds(pool, published);
  const buildOf = (code: string): HouseGame['build'] => {
    const build = builds.get(code);
    if (!build) throw new Error(`${code} is not published: run npm run games:publish.`);
    return build;
  };
  const slots = await Promise.all(
    games.map(async (definition): Promise<SlotHouseGame> => {
      const { code, title, version } = definition;
      const file = new URL(`../${code}/proof.json`, import.meta.url);
      const proof = proofSchema.parse(JSON.parse(await readFile(file, 'utf8')));
      const paytable = paytableOf(definition, proof);
      return {
        kind: 'slot',
        code,
        title,
        version,
        build: buildOf(code),
        slot: compileSlot(definition),
        proof,
        paytable,
      };
    }),
  );
  const instants = instantGames.map((game): InstantHouseGame => {
    const { code, title } = game;
    const versions = instantVersions.get(code) ?? new Map();
    const version = Math.max(...versions.keys());
    return {
      kind: 'instant',
      code,
      title,
      version,
      build: buildOf(code),
      current: game,
      versions,
      figures: instantFigures(game),
    };
  });
  const figures = crashFigures();
  const crash = crashGames.map((game): CrashHouseGame => ({
    kind: 'crash',
    ...game,
    build: buildOf(game.code),
    figures,
  }));
  return new Map([...slots, ...instants, ...crash].map((game) => [game.code, game]));
}
