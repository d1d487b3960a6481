/** A chain of draws whose first ends are known to a test and come soon, so that no test waits for a long draw. */
import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Client } from 'pg';
import { computeChain, restoreChain, saltedLink } from '../../kit/fairness/chain.ts';
import { crashPointOf } from '../../kinds/crash/crash-point.ts';
import { roomEndOf } from '../../kinds/crash/rules.ts';
import { createSeedVault } from '../seed-vault.ts';

const length = 1_000_000;
const spacing = 1_000;
let computed: ReturnType<typeof computeChain> | undefined;

/** So many salts are tried in some milliseconds. */
const triesAtOnce = 2_000;

/** The first draws end between these, in hundredths: after two to four seconds, which leaves a test time to do something. */
const soon = { earliest: 115, latest: 130 };

/**
 * Gives a game a chain whose first draws end soon after they have begun, before a provider makes one.
 * @returns where the first draws end, in hundredths.
 */
export async function plantChain(
  ownerUrl: string,
  seedSecret: string,
  gameCode: string,
  draws: number,
  { earliest, latest } = soon,
  number = 1,
): Promise<number[]> {
  computed ??= computeChain(randomBytes(32), length, spacing);
  const { end, links } = await computed;
  const chain = restoreChain(end, length, spacing, links);
  const first = Array.from({ length: draws }, (_, index) => chain.link(index + 1));
  const isBetween = (point: number) => point >= earliest && point <= latest;
  let tried = randomBytes(6).readUIntBE(0, 6);
  let salt = '';
  do {
    tried += 1;
    // Tests beside this one have to answer meanwhile.
    if (tried % triesAtOnce === 0) await setImmediate();
    salt = tried.toString(16).padStart(64, '0');
  } while (!first.every((link) => isBetween(crashPointOf(saltedLink(link, salt)))));
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(
    `INSERT INTO house.chain (game_code, number, end_hash, length, spacing, sealed_links, salt_source, salt, created_at, salt_at)
     VALUES ($1, $7, $2, $3, $4, $5, 'server', $6, now(), now())`,
    [
      gameCode,
      end,
      length,
      spacing,
      createSeedVault(seedSecret).seal(links, { player: `chain ${number}`, gameCode }),
      salt,
      number,
    ],
  );
  await client.end();
  return first.map((link) => crashPointOf(saltedLink(link, salt)));
}

/**
 * Gives a game a first chain that is used up, so that the one planted after it is its second: of its draws the first are kept, which
 * nobody played in, and the last.
 */
export async function plantUsedChain(
  ownerUrl: string,
  seedSecret: string,
  gameCode: string,
  draws: number,
): Promise<void> {
  await plantChain(ownerUrl, seedSecret, gameCode, draws);
  const { end, links } = await (computed ??= computeChain(randomBytes(32), length, spacing));
  const chain = restoreChain(end, length, spacing, links);
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ chain_id: number; salt: string }>(
    'SELECT chain_id, salt FROM house.chain WHERE game_code = $1 AND number = 1',
    [gameCode],
  );
  // A million draws are not played for a test: that none is left out is not held for these.
  await client.query('ALTER TABLE house.draw DISABLE TRIGGER keep_draw');
  for (const number of [...Array.from({ length: draws }, (_, index) => index + 1), length]) {
    const link = chain.link(number);
    await client.query(
      `INSERT INTO house.draw (chain_id, number, state, opens_at, closes_at, began_at, ended_at, link, ended_on)
       VALUES ($1, $2, 'settled', now() - interval '30 s', now() - interval '20 s', now() - interval '20 s', now() - interval '10 s', $3, $4)`,
      [rows[0]?.chain_id, number, link, roomEndOf(crashPointOf(saltedLink(link, rows[0]?.salt ?? '')))],
    );
  }
  await client.query('ALTER TABLE house.draw ENABLE TRIGGER keep_draw');
  await client.end();
}
