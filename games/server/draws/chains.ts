/**
 * The chains that draws come from, as the database keeps them. A chain is written down, and with it published, before its salt
 * exists. A process that takes draws over reads the chain instead of computing it again.
 */
import { randomBytes } from 'node:crypto';
import { type Chain, computeChain, restoreChain, saltedLink } from '../../kit/fairness/chain.ts';
import type { House } from '../house.ts';
import type { SeedVault } from '../seed-vault.ts';
import type { DrawResult, KindOf } from './drawn-kind.ts';

/** What keeping chains needs of a house. */
export type ChainHouse = Pick<House, 'pool' | 'now' | 'log'> & { seeds: SeedVault };

const chainLength = 1_000_000;
const spacing = 1_000;
/** The next chain is published when no more draws than this are left: a week and more of them. */
const nextChainAt = 50_000;

/** `server`, or `bitcoin:<height>` of a block that has not been found yet. */
export type SaltSource = 'server' | `bitcoin:${number}`;

export type KeptChain = {
  chainId: number;
  gameCode: string;
  number: number;
  endHash: Buffer;
  length: number;
  saltSource: string;
  /** Null while it is not fixed: no draw can be opened. */
  salt: string | null;
  createdAt: Date;
  saltAt: Date | null;
  /** So many of its links have been given to draws. */
  used: number;
};

type ChainRow = {
  chain_id: number;
  game_code: string;
  number: number;
  end_hash: Buffer;
  length: number;
  salt_source: string;
  salt: string | null;
  created_at: Date;
  salt_at: Date | null;
  used: number;
};
const columns = `chain_id, game_code, number, end_hash, length, salt_source, salt, created_at, salt_at,
  coalesce((SELECT max(d.number) FROM house.draw d WHERE d.chain_id = chain.chain_id), 0) AS used`;

function fromRow(row: ChainRow): KeptChain {
  return {
    chainId: row.chain_id,
    gameCode: row.game_code,
    number: row.number,
    endHash: row.end_hash,
    length: row.length,
    saltSource: row.salt_source,
    salt: row.salt,
    createdAt: row.created_at,
    saltAt: row.salt_at,
    used: row.used,
  };
}

/** All chains of a game, the first one first. */
export async function chainsOf(house: Pick<House, 'pool'>, gameCode: string): Promise<KeptChain[]> {
  const { rows } = await house.pool.query<ChainRow>(
    `SELECT ${columns} FROM house.chain WHERE game_code = $1 ORDER BY number`,
    [gameCode],
  );
  return rows.map(fromRow);
}

/** A chain's links are sealed for its game and number: they open nowhere else. */
const ownerOf = (gameCode: string, number: number) => ({ player: `chain ${number}`, gameCode });

/** Chains are computed one after the other: each is a second's work, which what else the process does goes on beside. */
let computing: Promise<unknown> = Promise.resolve();

function newLinks(): ReturnType<typeof computeChain> {
  const computed = computing.then(() => computeChain(randomBytes(32), chainLength, spacing));
  computing = computed.catch(() => undefined);
  return computed;
}

/** Publishes the next chain of a game. Two processes that do so at once publish one. */
async function commitChain(
  house: ChainHouse,
  gameCode: string,
  number: number,
  salt: SaltSource,
): Promise<void> {
  const { end, links } = await newLinks();
  await house.pool.query(
    `INSERT INTO house.chain (game_code, number, end_hash, length, spacing, sealed_links, salt_source, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (game_code, number) DO NOTHING`,
    [
      gameCode,
      number,
      end,
      chainLength,
      spacing,
      house.seeds.seal(links, ownerOf(gameCode, number)),
      salt,
      house.now(),
    ],
  );
  house.log.info({ game: gameCode, chain: number, end: end.toString('hex') }, 'published a chain of draws');
}

/**
 * Fixes the salt of a chain. The database refuses a second one.
 * @returns false if the chain has one already, or names another source.
 */
export async function fixSalt(
  house: Pick<House, 'pool' | 'now'>,
  chainId: number,
  source: string,
  salt: string,
): Promise<boolean> {
  const { rowCount } = await house.pool.query(
    `UPDATE house.chain SET salt = $3, salt_at = greatest($4, created_at)
     WHERE chain_id = $1 AND salt_source = $2 AND salt IS NULL`,
    [chainId, source, salt, house.now()],
  );
  return rowCount === 1;
}

/**
 * Whether a salt is still unknown to everybody: a block whose hash has been given to a chain, or one before it, has been found, and who
 * makes a chain could choose it by its draws.
 */
async function isUnknown({ pool }: Pick<House, 'pool'>, salt: SaltSource): Promise<boolean> {
  if (salt === 'server') return true;
  const { rowCount } = await pool.query(
    `SELECT FROM house.chain
     WHERE salt IS NOT NULL AND CASE WHEN salt_source = 'server' THEN false ELSE substr(salt_source, 9)::integer >= $1 END LIMIT 1`,
    [Number(salt.slice('bitcoin:'.length))],
  );
  return rowCount === 0;
}

/**
 * Sees to it that a game has a chain to draw from, and its next one before that is used up. A salt that comes from this server is
 * drawn once the chain has been written down; one from a Bitcoin block is fixed by the operator.
 */
export async function keepChains(house: ChainHouse, gameCode: string, salt: SaltSource): Promise<void> {
  const last = (await chainsOf(house, gameCode)).at(-1);
  if (!last || last.length - last.used <= nextChainAt) {
    if (await isUnknown(house, salt)) await commitChain(house, gameCode, (last?.number ?? 0) + 1, salt);
    else
      house.log.warn(
        { game: gameCode, salt },
        'no chain is published: the block that its salt was to come from is found; name a later one',
      );
  }
  for (const chain of await chainsOf(house, gameCode)) {
    if (chain.salt === null && chain.saltSource === 'server')
      await fixSalt(house, chain.chainId, 'server', randomBytes(32).toString('hex'));
  }
}

/** What a draw of a chain comes to, once it is asked for. */
export type Outcome = DrawResult & { link: Buffer };

/** Reads outcomes of draws. Each chain is opened once. */
export function createOutcomes(house: ChainHouse, kindOf: KindOf) {
  const opened = new Map<number, { chain: Chain; salt: string; gameCode: string; saltedEnd: Buffer }>();

  async function open(chainId: number) {
    const known = opened.get(chainId);
    if (known) return known;
    const { rows } = await house.pool.query<ChainRow & { spacing: number; sealed_links: Buffer }>(
      `SELECT ${columns}, spacing, sealed_links FROM house.chain WHERE chain_id = $1`,
      [chainId],
    );
    const [row] = rows;
    if (!row || row.salt === null) throw new Error(`Chain ${chainId} has no draws.`);
    const links = house.seeds.open(row.sealed_links, ownerOf(row.game_code, row.number));
    const chain = restoreChain(row.end_hash, row.length, row.spacing, links);
    const saltedEnd = saltedLink(row.end_hash, row.salt);
    const kept = { chain, salt: row.salt, gameCode: row.game_code, saltedEnd };
    opened.set(chainId, kept);
    return kept;
  }

  return {
    /** The link of a draw and what it comes to. */
    of: async (chainId: number, number: number): Promise<Outcome> => {
      const { chain, salt, gameCode, saltedEnd } = await open(chainId);
      const link = chain.link(number);
      return { link, ...kindOf(gameCode).resultOf(number, saltedLink(link, salt), saltedEnd) };
    },
  };
}
export type Outcomes = ReturnType<typeof createOutcomes>;
