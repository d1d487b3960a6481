/** Rounds of chance that enter a pot as rounds of the house do: asked, answered by an operator, then entered or given back. */
import { Pool } from 'pg';
import { z } from 'zod';
import { laneOf } from '../jackpots/entries.ts';

export const entrantSettingsSchema = z.object({
  databaseUrl: z.string(),
  jackpotId: z.string(),
  currency: z.string(),
  firstRound: z.int(),
  rounds: z.int(),
  /** So many rounds share a statement of the database; a server of the house gives each its own. */
  batch: z.int().min(1),
  seed: z.int(),
  nextSeed: z.string(),
  nextMustPayBy: z.string(),
});
export type EntrantSettings = z.infer<typeof entrantSettingsSchema>;

/** Sessions are numbered from 1 to this; each is a player of its own. */
export const entrantSessions = 20_000;

/** A bet that the operator is asked for. Amounts are minor units. */
export type EnteredBet = { roundId: string; session: number; amount: bigint; contribution: bigint };

/** What an operator does with the bets. Each call resolves when it is booked, and throws if it cannot be. */
export type EntrantOperator = {
  take: (bet: EnteredBet) => Promise<void>;
  takeBack: (bet: EnteredBet) => Promise<void>;
  /** What the pot pays the round, and the seed that the house has added to the pot which began with it. */
  pay: (bet: EnteredBet, fromPot: { paid: bigint; seed: bigint }) => Promise<void>;
};

type Bet = EnteredBet & { draw: bigint; fate: 'taken' | 'refused' | 'taken_back' };

/** As many rounds as a process enters at once where each has a statement of its own. */
const mostAtOnce = 4;
const rules = { contribution: [1, 100], saved: [1, 5] } as const;

/** A repeatable row of numbers below 2^32. */
function numbersFrom(seed: number): () => number {
  let state = BigInt(seed) + 0x9e3779b97f4a7c15n;
  return () => {
    state = (state * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n;
    return Number(state >> 32n);
  };
}

/** One bet of twenty is not taken: it is refused, or taken back after it was taken. */
function drawBet(roundId: number, next: () => number): Bet {
  const chance = next() % 40;
  return {
    roundId: String(roundId),
    session: 1 + (next() % entrantSessions),
    // Odd stakes leave a remainder in most divisions.
    amount: BigInt(1 + (next() % 200_000)),
    contribution: 0n,
    draw: BigInt(next()) * 2n ** 32n + BigInt(next()),
    fate: chance === 0 ? 'refused' : chance === 1 ? 'taken_back' : 'taken',
  };
}

/** Enters all rounds of an entrant, several transactions at a time. */
export async function enterRounds(settings: EntrantSettings, operator: EntrantOperator): Promise<void> {
  // PostgreSQL keeps what a row was for as long as a statement waits that began before: many that wait for large batches slow all down.
  const atOnce = settings.batch === 1 ? mostAtOnce : 1;
  const pool = new Pool({ connectionString: settings.databaseUrl, max: atOnce });
  const next = numbersFrom(settings.seed);
  const end = settings.firstRound + settings.rounds;
  let round = settings.firstRound;
  async function enterOn(): Promise<void> {
    while (round < end) {
      const count = Math.min(settings.batch, end - round);
      const bets = Array.from({ length: count }, (_, index) => drawBet(round + index, next));
      round += count;
      await enterBatch(pool, settings, operator, bets);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, enterOn));
  await pool.end();
}

async function enterBatch(
  pool: Pool,
  settings: EntrantSettings,
  operator: EntrantOperator,
  drawn: readonly Bet[],
): Promise<void> {
  const bets = await ask(pool, settings, drawn);
  const taken = bets.filter(({ fate }) => fate === 'taken');
  const takenBack = bets.filter(({ fate }) => fate === 'taken_back');
  await Promise.all([...taken, ...takenBack].map(operator.take));
  await Promise.all(takenBack.map(operator.takeBack));
  const none = bets.filter(({ fate }) => fate !== 'taken').map(({ roundId }) => roundId);
  await pool.query(`SELECT house.void_jackpot(round_id) FROM unnest($1::bigint[]) AS round_id`, [none]);
  const won = await enter(pool, settings, taken);
  await Promise.all(won.map(({ bet, ...fromPot }) => operator.pay(bet, fromPot)));
}

/** Asks for all bets at once, in the order of their lanes: everybody locks these in one order. Returns them in that order. */
async function ask(
  pool: Pool,
  { jackpotId, currency }: EntrantSettings,
  bets: readonly Bet[],
): Promise<Bet[]> {
  const lane = ({ session }: Bet): number => laneOf(String(session));
  const sorted = bets.toSorted((a, b) => lane(a) - lane(b));
  const [part, parts] = rules.contribution;
  const { rows } = await pool.query<{ contribution: string }>(
    `SELECT house.ask_jackpot(round_id, $1, $2, lane, share, $3) AS contribution
     FROM unnest($4::bigint[], $5::smallint[], $6::bigint[]) AS bet (round_id, lane, share)`,
    [
      jackpotId,
      currency,
      parts,
      sorted.map(({ roundId }) => roundId),
      sorted.map(lane),
      sorted.map(({ amount }) => (amount * BigInt(part)).toString()),
    ],
  );
  return sorted.map((bet, index) => ({ ...bet, contribution: BigInt(rows[index]?.contribution ?? 0) }));
}

/** Enters all bets in one statement, one after another. Returns those that have won, or begun a pot to which the house has added. */
async function enter(
  pool: Pool,
  { nextSeed, nextMustPayBy }: EntrantSettings,
  bets: readonly Bet[],
): Promise<{ bet: Bet; paid: bigint; seed: bigint }[]> {
  const whole = bets.filter(({ contribution }) => contribution > 0n);
  const less = bets.filter(({ contribution }) => contribution === 0n).map(({ roundId }) => roundId);
  await pool.query(`UPDATE house.jackpot_entry SET state = 'carried' WHERE round_id = ANY($1)`, [less]);
  const { rows } = await pool.query<{ paid: string; seed_told: string }>(
    `SELECT (e).paid, (e).seed_told FROM (
       SELECT house.enter_jackpot(round_id, draw, $1, $2, $3, $4, 1000, now()) AS e
       FROM unnest($5::bigint[], $6::numeric[]) AS bet (round_id, draw) OFFSET 0
     ) AS entered`,
    [
      rules.saved[0],
      rules.saved[1],
      nextSeed,
      nextMustPayBy,
      whole.map(({ roundId }) => roundId),
      whole.map(({ draw }) => draw.toString()),
    ],
  );
  return whole.flatMap((bet, index) => {
    const [paid, seed] = [BigInt(rows[index]?.paid ?? 0), BigInt(rows[index]?.seed_told ?? 0)];
    return paid > 0n || seed > 0n ? [{ bet, paid, seed }] : [];
  });
}
