/**
 * How draws meet the rounds that have the money of their bets. A draw decides a thousand bets in one transaction, so that one
 * statement here changes many rounds as `rounds/change.ts` changes one. A round that is not in play any more is left alone.
 */
import { v7 as newId } from 'uuid';
import type { SeenCourse } from '../../kit/play-api/rounds.ts';
import type { House } from '../house.ts';
import { balancesAfter } from '../play-session.ts';
import { findRound, lease_ms } from '../rounds/round.ts';
import { resumeRound } from '../settle.ts';
import type { Queryable } from '../transaction.ts';
import type { Draw } from './draws.ts';

export type Decided = { publicId: string; win: bigint; cashedOutOn: number | null };

export type DrawRounds = {
  /** Rounds in play are decided: what they pay is owed from now on; demo rounds have it at once. */
  close: (client: Queryable, draw: Draw, decided: readonly Decided[]) => Promise<void>;
  /** Rounds in play are as if they had not begun: their bets are owed back. */
  giveBack: (client: Queryable, publicIds: readonly string[]) => Promise<void>;
  /** Sends the operator what rounds owe, after the transaction that decided them. What fails is left to the queue. */
  carryOn: (publicIds: readonly string[]) => void;
  /** Resolves when nothing is being sent any more. */
  atRest: () => Promise<void>;
};

/** What a round keeps of where it stands: as rounds of other kinds keep it, multipliers in ten-thousandths. */
export function courseOf(
  draw: Pick<Draw, 'chainNumber' | 'number'>,
  cashedOutOn: number | null,
  isOver: boolean,
): SeenCourse {
  return {
    state: isOver ? 'ended' : 'in_play',
    multiplier: (cashedOutOn ?? 0) * 100,
    can_cash_out: false,
    seen: { chain: draw.chainNumber, number: draw.number, cashed_out_on: cashedOutOn },
  };
}

/** So many calls to the operator at a time. */
const sendersAtOnce = 16;

export function createDrawRounds(
  house: House,
  /** Told what a player has once a round of theirs is paid; only for players whom it says are there. */
  balances: {
    isWatched: (gameCode: string, player: string) => boolean;
    tell: (gameCode: string, player: string, balance: bigint) => void;
  },
): DrawRounds {
  const waiting: string[] = [];
  const senders = new Set<Promise<void>>();

  async function send(publicId: string): Promise<void> {
    const round = await findRound(house, publicId);
    if (round?.state === 'closing' || round?.state === 'rolling_back') await resumeRound(house, round);
    if (!round || !balances.isWatched(round.gameCode, round.player)) return;
    const now = await findRound(house, publicId);
    const balance = now?.state === 'settled' ? (await balancesAfter(house, now)).afterAll : null;
    if (balance !== null) balances.tell(round.gameCode, round.player, balance);
  }

  async function sendWaiting(): Promise<void> {
    for (let publicId = waiting.shift(); publicId !== undefined; publicId = waiting.shift()) {
      await send(publicId).catch((error: unknown) =>
        house.log.error({ err: error, round: publicId }, 'what a bet in a draw pays could not be sent'),
      );
    }
  }

  return {
    close: async (client, draw, decided) => {
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
           FROM closed c JOIN house.round_transaction bet ON bet.round_id = c.round_id AND bet.kind = 'bet'
           WHERE NOT c.is_demo
         )
         SELECT count(*)::integer AS closed FROM closed`,
        [
          decided.map(({ publicId }) => publicId),
          decided.map(({ win }) => win.toString()),
          decided.map(({ cashedOutOn }) => JSON.stringify(courseOf(draw, cashedOutOn, true))),
          decided.map(() => newId()),
          new Date(now.getTime() + lease_ms),
          now,
        ],
      );
      if (rows[0]?.closed !== decided.length)
        throw new Error(`Bets of draw ${draw.drawId} have no round in play.`);
    },
    giveBack: async (client, publicIds) => {
      if (publicIds.length === 0) return;
      const now = house.now();
      await client.query(
        `WITH given AS (
           UPDATE house.round r
           SET state = CASE WHEN s.operator_token IS NULL THEN 'rolled_back' ELSE 'rolling_back' END, failure = 'round_cancelled',
             next_attempt_at = CASE WHEN s.operator_token IS NULL THEN NULL ELSE $3::timestamptz END,
             settled_at = CASE WHEN s.operator_token IS NULL THEN $4::timestamptz END
           FROM unnest($1::uuid[], $2::uuid[]) AS t (public_id, transaction_uuid), house.session s
           WHERE r.public_id = t.public_id AND r.state = 'in_play' AND s.session_id = r.session_id
           RETURNING r.round_id, r.session_id, r.bet, t.transaction_uuid, s.operator_token IS NULL AS is_demo
         ), demo AS (
           UPDATE house.session s SET demo_balance = s.demo_balance + back.bet
           FROM (SELECT session_id, sum(bet)::bigint AS bet FROM given WHERE is_demo GROUP BY session_id) back
           WHERE s.session_id = back.session_id
         )
         INSERT INTO house.round_transaction (transaction_uuid, round_id, kind, amount, reference_uuid, state, created_at)
         SELECT g.transaction_uuid, g.round_id, 'rollback', g.bet, bet.transaction_uuid, 'pending', $4
         FROM given g JOIN house.round_transaction bet ON bet.round_id = g.round_id AND bet.kind = 'bet'
         WHERE NOT g.is_demo`,
        [[...publicIds], publicIds.map(() => newId()), new Date(now.getTime() + lease_ms), now],
      );
    },
    carryOn: (publicIds) => {
      waiting.push(...publicIds);
      const wanted = Math.min(sendersAtOnce, waiting.length) - senders.size;
      for (let sender = 0; sender < wanted; sender += 1) {
        const sending = sendWaiting().finally(() => senders.delete(sending));
        senders.add(sending);
      }
    },
    atRest: async () => {
      await Promise.all(senders);
    },
  };
}
