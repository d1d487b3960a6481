import { join } from 'node:path';
import { brandCodes } from '../../database/seed.ts';
import { beginScript } from '../command/command.ts';
import { proveRewards } from './prove.ts';

/** `npm run rewards:prove`: prices all rewards of each brand, and fails if any strategy of play favours the player. */
const values = beginScript(
  `npm run rewards:prove -- [--brands <directory>] [--edge 0.0106]

Prices all rewards of each brand against the least that must be staked for them, and exits with 1 if any strategy of play favours
the player. --brands proves other brands than the demo brands; --edge sets the smallest edge, by default that of the house games.`,
  { brands: { type: 'string' }, edge: { type: 'string' } },
);
const brandsDirectory = values.brands ?? join(import.meta.dirname, '../../brands');
const { lines, holds } = await proveRewards(
  brandsDirectory,
  await brandCodes(brandsDirectory),
  values.edge === undefined ? undefined : Number(values.edge),
);
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = holds ? 0 : 1;
