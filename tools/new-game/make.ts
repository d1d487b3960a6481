/** Makes a new game of a kind: reads its name, refuses one that is taken, writes its files, and formats them. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { allSlots } from '../../games/catalogue.ts';
import { crashGames } from '../../games/kinds/crash/games.ts';
import { instantGames } from '../../games/kinds/instant/games.ts';
import { tableGames } from '../../games/kinds/table/games.ts';
import { UsageError } from '../command/command.ts';
import { crashPlan } from './crash.ts';
import { instantPlan } from './instant.ts';
import { type NewGame, type Plan, readName, refuseTaken, writeGame } from './new-game.ts';
import { slotPlan } from './slot.ts';
import { tablePlan } from './table.ts';

const kinds: ReadonlyMap<string, (game: NewGame) => Plan> = new Map([
  ['slot', slotPlan],
  ['instant', instantPlan],
  ['table', tablePlan],
  ['crash', crashPlan],
]);

/**
 * Makes a game in the tree at `root`.
 * @param words the kind, then the words of the name.
 * @returns what is said of it.
 * @throws UsageError for words that are not understood; Error for a name that is taken or is none. Nothing is written then.
 */
export async function makeGame(root: string, [kind = '', ...names]: readonly string[]): Promise<string[]> {
  const planOf = kinds.get(kind);
  if (!planOf) throw new UsageError(`There is no kind “${kind}”: choose ${[...kinds.keys()].join(', ')}.`);
  if (names.length === 0) throw new UsageError('A game needs a name.');
  const game = readName(names.join(' '));
  refuseTaken(game, [...allSlots, ...instantGames, ...tableGames, ...crashGames], root);
  const plan = planOf(game);
  const { made, changed } = await writeGame(root, plan);
  const sources = [...made, ...changed].filter((path) => /\.(tsx?|css)$/.test(path));
  const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt');
  await promisify(execFile)(process.execPath, [formatter, ...sources], { cwd: root });
  return [
    `${game.title} (${game.code}) is a new ${kind} game.\n`,
    ...made.map((path) => `  made     ${path}`),
    ...changed.map((path) => `  changed  ${path}`),
    '\nNext:\n',
    ...plan.next.map((step, index) => `  ${index + 1}. ${step}`),
    '\ndocs/games.md explains each step.',
  ];
}
