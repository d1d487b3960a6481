/**
 * Proves the rewards. `npm run rewards:prove` prices everything that each brand gives away against the least that has to be
 * staked for it, and exits with 1 where any plan of play favours the player. `--brands=<directory>` proves others than the
 * demo brands; `--edge=0.0106` takes another least edge than that of the house's games.
 */
import { join } from 'node:path';
import { brandCodes } from '../../database/seed.ts';
import { proveRewards } from './prove.ts';

const options = new Map(process.argv.slice(2).map((one) => [one.split('=')[0], one.split('=')[1] ?? '']));
const brandsDirectory = options.get('--brands') ?? join(import.meta.dirname, '../../brands');
const edge = options.get('--edge');
const { lines, holds } = await proveRewards(
  brandsDirectory,
  await brandCodes(brandsDirectory),
  edge === undefined ? undefined : Number(edge),
);
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = holds ? 0 : 1;
