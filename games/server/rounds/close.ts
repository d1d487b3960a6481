/**
 * How rounds in play end. A draw decides a thousand bets in one transaction, so that one statement changes many; a round that ends by
 * itself is one of them.
 */
import { v7 as newId } from 'uuid';
import type { PlayErrorCode } from '../../kit/play-api/common.ts';
import type { House } from '../house.ts';
import type { Queryable } from '../transaction.ts';
import { lease_ms, readRound, type Round } from './round.ts';

export type Decided = { publicId: string; win: bigint; book: unknown };

/**
 * Rounds in play are decided, within a transaction: what they pay is owed from now on; demo rounds have it at once.
 * @throws if one of them is not in play.
 */
export async function closeRounds(
  house: House,
  client: Queryable,
  decided: readonly Decided[],
): Promise<void> {
  if (decided.length === 0) return;
  const now = house.now();
  const { rows } = await client.query<{ closed: number }>(
    `WITH decided AS (
       SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::jsonb[], $4::uuid[]) AS t (public_id, win, book, transaction_uuid)
     ), closed AS (
       UPDATE house.round r
       SET state = CASE WHEN s.operator_token IS NULL THEN 'settled' ELSE 'closing' END, win = d.win, book = d.book,
         next_attempt_at = CASE WHEN s.operator_token IS NULL THEN NULL ELSE $5::timestamptz END,
         settled_at = CASE WHEN s.operator_token IS NULL THEN $6::timestamptz END
       FROM decided d, house.session s
       WHERE r.public_id = d.public_id AND r.state = 'in_play' AND s.session_id = r.session_id
       RETURNING r.round_id, r.session_id, d.win, d.transaction_uuid, s.operator_token IS NULL AS is_demo
     ), demo AS (
       UPDATE house.session s SET demo_balance = s.demo_balance + paid.win
       FROM (SELECT session_id, sum(win)::bigint AS win FROM closed WHERE is_demo GROUP BY session_id) paid
       WHERE s.session_id = paid.session_id
     ), owed AS (
       INSERT INTO house.round_transaction (transaction_uuid, round_id, kind, amount, reference_uuid, state, created_at)
       SELECT c.transaction_uuid, c.round_id, 'win', c.win, bet.transaction_uuid, 'pending', $6
       FROM closed c JOIN house.round_transaction bet ON bet.round_id = c.round_id AND bet.kind = 'bet' AND bet.step IS NULL
       WHERE NOT c.is_demo
     )
     SELECT count(*)::integer AS closed FROM closed`,
    [
      decided.map(({ publicId }) => publicId),
      decided.map(({ win }) => win.toString()),
      decided.map(({ book }) => JSON.stringify(book)),
      decided.map(() => newId()),
      new Date(now.getTime() + lease_ms),
      now,
    ],
  );
  if (rows[0]?.closed !== decided.length) throw new Error('A round that is decided is not in play.');
}

/**
 * Rounds in play are as if they had not begun, within a transaction: all of their bets are owed back. One that is not in play is left
 * alone.
 * @param failure what their players are told.
 */
export async function takeBackRounds(
  house: House,
  client: Queryable,
  publicIds: readonly string[],
  failure: PlayErrorCode = 'round_cancelled',
): Promise<void> {
  if (publicIds.length === 0) return;
  const now = house.now();
  await client.query(
    `WITH given AS (
       UPDATE house.round r
       SET state = CASE WHEN s.operator_token IS NULL THEN 'rolled_back' ELSE 'rolling_back' END, failure = $4,
         next_attempt_at = CASE WHEN s.operator_token IS NULL THEN NULL ELSE $2::timestamptz END,
         settled_at = CASE WHEN s.operator_token IS NULL THEN $3::timestamptz END
       FROM house.session s
       WHERE r.public_id = ANY($1::uuid[]) AND r.state = 'in_play' AND s.session_id = r.session_id
       RETURNING r.round_id, r.session_id, r.bet + r.raised AS staked, s.operator_token IS NULL AS is_demo
     ), demo AS (
       UPDATE house.session s SET demo_balance = s.demo_balance + back.staked
       FROM (SELECT session_id, sum(staked)::bigint AS staked FROM given WHERE is_demo GROUP BY session_id) back
       WHERE s.session_id = back.session_id
     )
     INSERT INTO house.round_transaction (transaction_uuid, round_id, kind, amount, reference_uuid, state, created_at)
     SELECT uuidv7(), g.round_id, 'rollback', bet.amount, bet.transaction_uuid, 'pending', $3
     FROM given g JOIN house.round_transaction bet ON bet.round_id = g.round_id AND bet.kind = 'bet'
     WHERE NOT g.is_demo AND bet.state = 'acknowledged'`,
    [[...publicIds], new Date(now.getTime() + lease_ms), now, failure],
  );
}

/** Decides one round, and returns it as it is then. */
export async function closeRound(
  house: House,
  client: Queryable,
  { publicId }: Round,
  win: bigint,
  book: unknown,
): Promise<Round> {
  await closeRounds(house, client, [{ publicId, win, book }]);
  return readRound(house, client, publicId);
}

/** Takes one round back, and returns it as it is then. */
export async function takeBack(house: House, client: Queryable, { publicId }: Round): Promise<Round> {
  await takeBackRounds(house, client, [publicId]);
  return readRound(house, client, publicId);
}
