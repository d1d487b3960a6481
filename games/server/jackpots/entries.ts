/** A round's part in a progressive jackpot: asked with its bet, entered when the operator has taken it, taken back when it has not. */
import { createHmac } from 'node:crypto';
import { drawOf, type JackpotRules, jackpotMessage, paymentOf, potBounds } from '../../kit/jackpot/rules.ts';
import { type House, jackpotOf } from '../house.ts';
import { type Round, seedsOf } from '../rounds/round.ts';
import type { Queryable } from '../transaction.ts';

/** Counters of what is carried from one bet to the next. */
const lanes = 64n;

export type NewEntry = {
  jackpotId: string;
  rules: JackpotRules;
  roundId: string;
  sessionId: string;
  currency: string;
  bet: bigint;
};

/** Writes down what a bet for money contributes, within the transaction that opens its round. */
export async function askEntry(client: Queryable, entry: NewEntry): Promise<void> {
  const { jackpotId, rules, currency } = entry;
  const [part, parts] = rules.contribution;
  const share = entry.bet * BigInt(part);
  const lane = BigInt(entry.sessionId) % lanes;
  await client.query(
    `WITH told AS (
       UPDATE house.jackpot_lane
       SET carried = carried + $4::bigint - greatest((carried + $4::bigint) / $5::integer, 0) * $5::integer
       WHERE jackpot_id = $1 AND currency = $2 AND lane = $3::smallint
       RETURNING greatest((old.carried + $4::bigint) / $5::integer, 0) AS contribution
     )
     INSERT INTO house.jackpot_entry (round_id, jackpot_id, currency, lane, share, parts, contribution, state)
     SELECT $6::bigint, $1, $2, $3::smallint, $4::bigint, $5::integer, contribution, 'asked' FROM told`,
    [jackpotId, currency, lane.toString(), share.toString(), parts, entry.roundId],
  );
}

/** The draw of a round for its jackpot, from its seeds. */
export function drawOfRound(round: Round): bigint {
  const { serverSeed, clientSeed, nonce } = seedsOf(round);
  return drawOf(createHmac('sha256', serverSeed).update(jackpotMessage(clientSeed, nonce)).digest());
}

/**
 * A round enters the pot in force, within the transaction that notes that its bet was taken.
 * @param booked what the operator has booked of its contribution; a round that it did not book whole has no part in the pot.
 * @returns what the pot pays the round.
 */
export async function enterJackpot(
  house: House,
  client: Queryable,
  round: Round,
  booked: bigint,
): Promise<bigint> {
  const { jackpot } = round;
  if (jackpot?.state !== 'asked') return 0n;
  if (jackpot.contribution === 0n) {
    await client.query(`UPDATE house.jackpot_entry SET state = 'carried' WHERE round_id = $1`, [
      round.roundId,
    ]);
    return 0n;
  }
  const game = house.games.get(round.gameCode);
  const rules = game && jackpotOf(game);
  if (booked !== jackpot.contribution || !rules) {
    await voidEntry(client, round);
    return 0n;
  }
  const [savedPart, savedParts] = rules.saved;
  const { seed, mustPayBy } = potBounds(rules, round.currency);
  const { rows } = await client.query<{ paid: string }>(
    `SELECT paid FROM house.enter_jackpot($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      round.roundId,
      drawOfRound(round).toString(),
      savedPart,
      savedParts,
      seed.toString(),
      mustPayBy.toString(),
      paymentOf(round.currency).toString(),
      house.now(),
    ],
  );
  return BigInt(rows[0]?.paid ?? 0);
}

/** A round has no part in the jackpot: its lane has the share back. Done again, or for a round without an entry, it does nothing. */
export async function voidEntry(client: Queryable, { roundId }: Pick<Round, 'roundId'>): Promise<void> {
  await client.query(
    `WITH void AS (
       UPDATE house.jackpot_entry SET state = 'void' WHERE round_id = $1 AND state = 'asked'
       RETURNING jackpot_id, currency, lane, contribution * parts - share AS back
     )
     UPDATE house.jackpot_lane l SET carried = carried + void.back FROM void
     WHERE l.jackpot_id = void.jackpot_id AND l.currency = void.currency AND l.lane = void.lane`,
    [roundId],
  );
}
