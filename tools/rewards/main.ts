import { join } from 'node:path';
import { brandCodes } from '../../database/seed.ts';
import { beginScript } from '../command/command.ts';
import { houseGames, proveRewards } from './prove.ts';

/** `npm run rewards:prove`: prices all rewards of each brand, and fails if any strategy of play favours the player. */
const values = beginScript(
  `npm run rewards:prove -- [--brands <directory>] [--rtp 98.94]

Prices all rewards of each brand against what it costs to earn them in every game of the house, by how much stakes count there, and
exits with 1 if any strategy of play favours the player. --brands proves other brands than the demo brands; --rtp adds a slot that
returns so many percent.`,
  { brands: { type: 'string' }, rtp: { type: 'string' } },
);
const brandsDirectory = values.brands ?? join(import.meta.dirname, '../../brands');
const { lines, holds } = await proveRewards(brandsDirectory, await brandCodes(brandsDirectory), [
  ...(await houseGames()),
  ...(values.rtp === undefined ? [] : [{ name: 'added', category: 'slot_game', rtpPercent: values.rtp }]),
]);
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = holds ? 0 : 1;
