/** The games of the house, made ready to be played when the provider starts. */
import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';
import { collectGames, finishedCollects, games, tumbleGames } from '../catalogue.ts';
import { crashGames } from '../kinds/crash/games.ts';
import { crashFigures } from '../kinds/crash/targets.ts';
import { categoryOf, instantGames } from '../kinds/instant/games.ts';
import { roundGameOf } from '../kinds/instant/round-game.ts';
import { instantVersions } from '../kinds/instant/versions.ts';
import { type CompiledChoices, compileReels } from '../kinds/slot/choice/play.ts';
import { compileCollect } from '../kinds/slot/collect/engine/compile.ts';
import { collectPaytableOf } from '../kinds/slot/collect/paytable.ts';
import { readCollectProof } from '../kinds/slot/collect/prove/proof.ts';
import { paytableOf, proofSchema } from '../kinds/slot/paytable.ts';
import { definitionOf, type PublishedGame } from '../kinds/slot/published/published-game.ts';
import { compileTumble } from '../kinds/slot/tumble/engine/compile.ts';
import { tumblePaytableOf } from '../kinds/slot/tumble/paytable.ts';
import { isMeasuredEnough, measuredFigures } from '../kinds/slot/tumble/prove/figures.ts';
import { readBlocks } from '../kinds/slot/tumble/prove/store.ts';
import { liveGames } from '../kinds/live/games.ts';
import { tableGames } from '../kinds/table/games.ts';
import { tableVersions } from '../kinds/table/versions.ts';
import type { Law } from '../kit/prove/law.ts';
import { lobbyFigures, type LobbyFigures } from '../kit/prove/lobby-figures.ts';
import type {
  CollectHouseGame,
  CrashHouseGame,
  HouseGame,
  LiveHouseGame,
  ReelHouseGame,
  RoundHouseGame,
  TumbleHouseGame,
} from './house.ts';
import { keepBuilds, type Published } from './published.ts';

const known = new WeakMap<object, LobbyFigures>();

/** What a lobby says of a game, computed once in a process: dice alone has thousands of bets. */
function figuresOf(
  game: { betTypes: () => readonly { law: Law }[] },
  stated: 'least' | 'most',
): LobbyFigures {
  const figures =
    known.get(game) ??
    lobbyFigures(
      game.betTypes().map(({ law }) => law),
      stated,
    );
  known.set(game, figures);
  return figures;
}

/** What players choose between, in every version that a round may still wait in. */
function choicesOf(
  versions: ReadonlyMap<number, PublishedGame> | undefined,
): ReadonlyMap<number, CompiledChoices> {
  const found = new Map<number, CompiledChoices>();
  for (const [version, game] of versions ?? []) {
    if (!game.mathematics.choices) continue;
    const { choices } = compileReels(definitionOf(game));
    if (choices) found.set(version, choices);
  }
  return found;
}

/**
 * All games by code, in the order of the lobby.
 * @throws if a game's proof, its measurement or what is published of it is not its own.
 */
export async function loadGames(pool: Pool, published: Published): Promise<ReadonlyMap<string, HouseGame>> {
  const builds = await keepBuilds(pool, published);
  const buildOf = (code: string): HouseGame['build'] => {
    const build = builds.get(code);
    if (!build) throw new Error(`${code} is not published: run npm run games:publish.`);
    return build;
  };
  const slots = await Promise.all(
    games.map(async (definition): Promise<ReelHouseGame> => {
      const { code, title, version } = definition;
      const file = new URL(`../${code}/proof.json`, import.meta.url);
      const proof = proofSchema.parse(JSON.parse(await readFile(file, 'utf8')));
      const paytable = paytableOf(definition, proof);
      return {
        kind: 'slot',
        form: 'reels',
        code,
        title,
        version,
        build: buildOf(code),
        slot: compileReels(definition).slot,
        choices: choicesOf(published.slots.get(code)),
        proof,
        paytable,
      };
    }),
  );
  const tumbles = await Promise.all(
    tumbleGames.map(async (definition): Promise<TumbleHouseGame> => {
      const { code, title, version } = definition;
      const figures = measuredFigures(definition, await readBlocks(definition));
      return {
        kind: 'slot',
        form: 'tumble',
        code,
        title,
        version,
        build: buildOf(code),
        slot: compileTumble(definition),
        paytable: tumblePaytableOf(definition, figures),
        isMeasured: isMeasuredEnough(figures),
      };
    }),
  );
  const collects = await Promise.all(
    collectGames.map(async (definition): Promise<CollectHouseGame> => {
      const { code, title, version } = definition;
      return {
        kind: 'slot',
        form: 'collect',
        code,
        title,
        version,
        build: buildOf(code),
        slot: compileCollect(definition),
        paytable: collectPaytableOf(definition, await readCollectProof(code)),
        isFinished: finishedCollects.includes(definition),
      };
    }),
  );
  const instants = instantGames.map((game): RoundHouseGame => {
    const { code, title, version } = game;
    const versions = [...(instantVersions.get(code)?.values() ?? [])].map(roundGameOf);
    return {
      kind: 'instant',
      category: categoryOf(game),
      code,
      title,
      version,
      build: buildOf(code),
      current: roundGameOf(game),
      versions: new Map(versions.map((each) => [each.version, each])),
      figures: figuresOf(game, 'least'),
    };
  });
  const tables = tableGames.map((game): RoundHouseGame => {
    const { code, title, version, category } = game;
    return {
      kind: 'table',
      category: category === 'poker' ? 'Poker' : 'Casino',
      code,
      title,
      version,
      build: buildOf(code),
      current: game,
      versions: tableVersions.get(code) ?? new Map(),
      figures: figuresOf(game, 'most'),
    };
  });
  const figures = crashFigures();
  const crash = crashGames.map((game): CrashHouseGame => ({
    kind: 'crash',
    ...game,
    build: buildOf(game.code),
    figures,
  }));
  const live = liveGames.map((game): LiveHouseGame => ({
    kind: 'live',
    category: game.category,
    code: game.code,
    title: game.title,
    version: game.version,
    build: buildOf(game.code),
    live: game,
    figures: figuresOf(game, 'most'),
  }));
  return new Map(
    [...slots, ...tumbles, ...collects, ...instants, ...tables, ...crash, ...live].map((game) => [
      game.code,
      game,
    ]),
  );
}
