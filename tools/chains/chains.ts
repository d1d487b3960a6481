/** What an operator asks of the chains of the house's draws: how they stand, and the salt of one that waits for its block. */
import { Pool } from 'pg';
import { chainsOf, fixSalt, type KeptChain } from '../../games/server/draws/chains.ts';
import { crashGames } from '../../games/kinds/crash/games.ts';
import { liveGames } from '../../games/kinds/live/games.ts';
import { readWords, UsageError } from '../command/command.ts';

export const usage = `The chains of hashes that the draws of the crash games and the live tables come from.

  npm run games:chains                                      every chain: its end, its salt, and how many draws are left
  npm run games:chains -- salt <game> <chain> <block hash>  fixes the salt of a chain that waits for a Bitcoin block

A chain names the height of its block before that block is found (HOUSE_CRASH_SALT). Give the block's hash as block explorers show
it, 64 digits that begin with zeros, once a few more blocks have followed. A salt is fixed once and never changes: look the
hash up in two places. Players check it at /fairness/chains.json.`;

export type ChainsCommand = { name: 'list' } | { name: 'salt'; game: string; number: number; hash: string };

/** No block since 2012 has begun with fewer zeros; a hash whose bytes are the wrong way round has them at its end. */
const blockHash = /^0{12}[0-9a-f]{52}$/;

/** @throws UsageError for a command line that is not understood. */
export function readChainsCommand(words: string[]): ChainsCommand {
  const { positionals } = readWords(words, {});
  const [name, game, number, hash, ...more] = positionals;
  if (name === undefined) return { name: 'list' };
  if (name !== 'salt') throw new UsageError('Say salt, or nothing');
  if (game === undefined || !/^[1-9]\d*$/.test(number ?? '') || hash === undefined || more.length > 0)
    throw new UsageError('Name the game, the number of its chain and the hash of the block');
  if (!blockHash.test(hash))
    throw new UsageError(
      'The hash of a block has 64 digits, 0 to 9 and a to f, and begins with at least 12 zeros',
    );
  return { name, game, number: Number(number), hash };
}

const count = (number: number) => number.toLocaleString('en');

function linesOf(chain: KeptChain): string[] {
  const { number, endHash, saltSource, salt, createdAt, saltAt, length, used } = chain;
  return [
    `  chain ${number}, published ${createdAt.toISOString()}`,
    `    end    ${endHash.toString('hex')}`,
    salt === null || saltAt === null
      ? `    salt   waits for ${saltSource}`
      : `    salt   ${salt} (${saltSource}, fixed ${saltAt.toISOString()})`,
    `    draws  ${count(used)} of ${count(length)} used, ${count(length - used)} left`,
  ];
}

/** Runs a command on the database of the house. @returns what is to be printed. */
export async function runChains(databaseUrl: string, command: ChainsCommand): Promise<string[]> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1, application_name: 'marquee-chains' });
  try {
    return command.name === 'list' ? await list(pool) : await salt(pool, command);
  } finally {
    await pool.end();
  }
}

async function list(pool: Pool): Promise<string[]> {
  const lines: string[] = [];
  for (const { code, title } of [...crashGames, ...liveGames]) {
    const chains = await chainsOf({ pool }, code);
    lines.push(`${code} (${title})`);
    lines.push(
      ...(chains.length === 0 ? ['  no chain yet: its draws have not run'] : chains.flatMap(linesOf)),
    );
  }
  return lines;
}

async function salt(
  pool: Pool,
  { game, number, hash }: Extract<ChainsCommand, { name: 'salt' }>,
): Promise<string[]> {
  const chain = (await chainsOf({ pool }, game)).find((each) => each.number === number);
  if (!chain) throw new Error(`${game} has no chain ${number}: npm run games:chains shows those there are`);
  if (chain.saltSource === 'server')
    throw new Error(`The salt of chain ${number} of ${game} is the server's own, which it draws itself`);
  const isFixed = await fixSalt({ pool, now: () => new Date() }, chain.chainId, chain.saltSource, hash);
  if (!isFixed) throw new Error(`The salt of chain ${number} of ${game} is fixed already and never changes`);
  return [
    `The salt of chain ${number} of ${game} is ${hash}, the hash of the block of height ${chain.saltSource.slice('bitcoin:'.length)}.`,
    'Its draws begin within a second wherever they are run.',
  ];
}
