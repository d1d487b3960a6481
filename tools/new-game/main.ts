/** `npm run games:new`: writes the files of a new game. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { games } from '../../games/catalogue.ts';
import { crashGames } from '../../games/kinds/crash/games.ts';
import { instantGames } from '../../games/kinds/instant/games.ts';
import { readWords, runCommand, UsageError } from '../command/command.ts';
import { crashPlan } from './crash.ts';
import { instantPlan } from './instant.ts';
import { type NewGame, type Plan, readName, refuseTaken, writeGame } from './new-game.ts';
import { slotPlan } from './slot.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const kinds: ReadonlyMap<string, (game: NewGame) => Plan> = new Map([
  ['slot', slotPlan],
  ['instant', instantPlan],
  ['crash', crashPlan],
]);

await runCommand({
  usage: `npm run games:new <kind> <name>

Writes the files of a new game of a kind (slot, instant or crash) and lists what is left to do.
The name is a title ("Lucky Door") or a code (lucky-door). A name that is taken is refused, and nothing is written.`,
  run: async (words) => {
    const [kind = '', ...names] = readWords(words, {}).positionals;
    const planOf = kinds.get(kind);
    if (!planOf) throw new UsageError(`There is no kind “${kind}”: choose ${[...kinds.keys()].join(', ')}.`);
    if (names.length === 0) throw new UsageError('A game needs a name.');
    const game = readName(names.join(' '));
    refuseTaken(game, [...games, ...instantGames, ...crashGames], root);
    const plan = planOf(game);
    const { made, changed } = await writeGame(root, plan);
    const sources = [...made, ...changed].filter((path) => /\.tsx?$/.test(path));
    const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt');
    await promisify(execFile)(process.execPath, [formatter, ...sources], { cwd: root });
    console.log(`${game.title} (${game.code}) is a new ${kind} game.\n`);
    for (const path of made) console.log(`  made     ${path}`);
    for (const path of changed) console.log(`  changed  ${path}`);
    console.log('\nNext:\n');
    for (const [index, step] of plan.next.entries()) console.log(`  ${index + 1}. ${step}`);
    console.log('\ndocs/games.md explains each step.');
  },
});
