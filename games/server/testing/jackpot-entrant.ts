/** A process that enters rounds into a pot, several at a time, as the servers of the house do: asked, then entered or given back. */
import { Pool } from 'pg';
import { z } from 'zod';
import { askEntry, voidEntry } from '../jackpots/entries.ts';
import { inTransaction } from '../transaction.ts';

const settingsSchema = z.object({
  databaseUrl: z.string(),
  jackpotId: z.string(),
  currency: z.string(),
  firstRound: z.int(),
  rounds: z.int(),
  seed: z.int(),
  nextSeed: z.string(),
  nextMustPayBy: z.string(),
});
export type EntrantSettings = z.infer<typeof settingsSchema>;

const atOnce = 4;
const rules = { contribution: [1, 100], saved: [1, 5], seedStakes: 1, mustPayBySeeds: 9 } as const;

/** A repeatable row of numbers below 2^32. */
function numbersFrom(seed: number): () => number {
  let state = BigInt(seed) + 0x9e3779b97f4a7c15n;
  return () => {
    state = (state * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n;
    return Number(state >> 32n);
  };
}

async function enterAll(settings: EntrantSettings): Promise<void> {
  const { jackpotId, currency, firstRound, rounds, nextSeed, nextMustPayBy } = settings;
  const pool = new Pool({ connectionString: settings.databaseUrl, max: atOnce });
  const next = numbersFrom(settings.seed);
  let round = firstRound;
  async function enterOn(): Promise<void> {
    while (round < firstRound + rounds) {
      const roundId = String(round);
      round += 1;
      // Odd stakes leave a remainder in most divisions.
      const bet = BigInt(1 + (next() % 200_000));
      const draw = BigInt(next()) * 2n ** 32n + BigInt(next());
      const isTaken = next() % 20 !== 0;
      const sessionId = String(next() % 1000);
      await inTransaction(pool, (client) =>
        askEntry(client, { jackpotId, rules, roundId, sessionId, currency, bet }),
      );
      await inTransaction(pool, async (client) => {
        const { rows } = await client.query<{ contribution: string }>(
          `SELECT contribution FROM house.jackpot_entry WHERE round_id = $1`,
          [roundId],
        );
        if (!isTaken) return voidEntry(client, { roundId });
        if (rows[0]?.contribution === '0') {
          await client.query(`UPDATE house.jackpot_entry SET state = 'carried' WHERE round_id = $1`, [
            roundId,
          ]);
          return;
        }
        await client.query(`SELECT house.enter_jackpot($1, $2, 1, 5, $3, $4, 1000, now())`, [
          roundId,
          draw.toString(),
          nextSeed,
          nextMustPayBy,
        ]);
      });
    }
  }
  await Promise.all(Array.from({ length: atOnce }, enterOn));
  await pool.end();
}

if (process.send) {
  const [text = ''] = process.argv.slice(2);
  await enterAll(settingsSchema.parse(JSON.parse(text)));
}
