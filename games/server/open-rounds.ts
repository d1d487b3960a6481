/** Rounds for money that have not ended, as the house's operator sees them, and what can be done about one that is stuck. */
import type { Pool } from 'pg';
import { validate as isUuid } from 'uuid';
import { payoutOf } from '../kinds/instant/multiplier.ts';
import { inTransaction } from './transaction.ts';

/** What a round waits for. Amounts are minor units. */
export type WaitsFor =
  | { for: 'bet' }
  | { for: 'player'; until: Date; actions: number; after: WhenTimeIsUp }
  /** A further bet is on its way. */
  | { for: 'raise' }
  | { for: 'draw'; number: number }
  /** It is over by then, and may be sooner. */
  | { for: 'flight'; until: Date }
  | {
      /** The operator is asked to acknowledge it; after the last attempt `nextAt` is null. */
      for: 'win' | 'rollback';
      owed_minor: bigint;
      attempts: number;
      nextAt: Date | null;
    };

/** What becomes of a round whose player does not return in time. */
export type WhenTimeIsUp =
  | { is: 'cashed_out'; pays_minor: bigint }
  | { is: 'given_back' }
  /** By the rules of its game. `first` is what is done first; null for rounds from before it was kept. */
  | { is: 'played_on'; first: string | null };

type OpenRow = {
  public_id: string;
  bet: string;
  state: 'opened' | 'in_play' | 'closing' | 'rolling_back';
  actions: number;
  ends_at: Date | null;
  next_attempt_at: Date | null;
  /** The draw that decides it. */
  draw: number | null;
  is_flight: boolean;
  can_cash_out: boolean | null;
  multiplier: number | null;
  when_away: string | null;
  is_raising: boolean;
  owed: string | null;
  attempts: number | null;
};

/** What rounds wait for, by the names that the operator knows them under. One that has ended is not among them. */
export async function readOpenRounds(
  pool: Pool,
  publicIds: readonly string[],
): Promise<ReadonlyMap<string, WaitsFor>> {
  const { rows } = await pool.query<OpenRow>(
    `SELECT public_id, bet, state, actions, ends_at, next_attempt_at, draw, is_flight, can_cash_out, multiplier, when_away,
       is_raising, owed, attempts
     FROM house.open_round WHERE public_id = ANY($1::uuid[])`,
    [publicIds.filter((id) => isUuid(id))],
  );
  return new Map(rows.map((row) => [row.public_id, waitsFor(row)]));
}

function waitsFor(row: OpenRow): WaitsFor {
  if (row.state === 'opened') return { for: 'bet' };
  if (row.draw !== null && row.state === 'in_play') return { for: 'draw', number: row.draw };
  if (row.is_flight && row.state === 'in_play' && row.ends_at !== null)
    return { for: 'flight', until: row.ends_at };
  if (row.is_raising) return { for: 'raise' };
  if (row.state === 'in_play' && row.owed === null && row.ends_at !== null)
    return { for: 'player', until: row.ends_at, actions: row.actions, after: whenTimeIsUp(row) };
  return {
    for: row.state === 'closing' ? 'win' : 'rollback',
    owed_minor: BigInt(row.owed ?? 0),
    attempts: row.attempts ?? 0,
    nextAt: row.next_attempt_at,
  };
}

function whenTimeIsUp({ bet, can_cash_out, multiplier, when_away }: OpenRow): WhenTimeIsUp {
  if (can_cash_out === true) return { is: 'cashed_out', pays_minor: payoutOf(BigInt(bet), multiplier ?? 0) };
  return when_away === 'take_back' ? { is: 'given_back' } : { is: 'played_on', first: when_away };
}

/** An operator's wish, as it is written down. */
export type ByHand = { operator: string; reason: string; now: Date };

/**
 * Sends what a round owes again (its win, or bets that are owed back, those of a round in play too), at once and then as often as in the beginning: the process that carries the round does it, or the one
 * that takes it over. The same transaction counts once, however often it is sent.
 * @returns whether the round owes anything.
 */
export async function sendAgain(
  pool: Pool,
  publicId: string,
  { operator, reason, now }: ByHand,
): Promise<boolean> {
  if (!isUuid(publicId)) return false;
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ round_id: string }>(
      `UPDATE house.round r SET next_attempt_at = $2
       WHERE public_id = $1 AND (state IN ('closing', 'rolling_back') OR state = 'in_play' AND EXISTS (
         SELECT FROM house.round_transaction t
         WHERE t.round_id = r.round_id AND t.kind = 'rollback' AND t.state = 'pending'))
       RETURNING round_id`,
      [publicId, now],
    );
    const [round] = rows;
    if (!round) return false;
    await client.query(
      `UPDATE house.round_transaction SET attempts = 0 WHERE round_id = $1 AND state = 'pending' AND kind <> 'bet'`,
      [round.round_id],
    );
    await client.query(
      `INSERT INTO house.round_event (round_id, actor, action, reason, created_at)
       VALUES ($1, $2, 'send_again', $3, $4)`,
      [round.round_id, operator, reason, now],
    );
    return true;
  });
}
