/** Draws as the database keeps them, and every step of one to the next. A step that has been made already changes nothing. */
import type { House } from '../house.ts';
import type { Queryable } from '../transaction.ts';
import type { Outcome } from './chains.ts';
import { thingOf } from '../rounds/round.ts';
import type { Thing } from '../../kit/round/round-game.ts';
import {
  type CarriedPool,
  carriedPoolsSchema,
  poolColumns,
  type SharedPool,
  sharedPoolsSchema,
} from './shared-pools.ts';

export const drawStates = ['open', 'closed', 'running', 'ended', 'settled', 'cancelled'] as const;
export type DrawState = (typeof drawStates)[number];

export type Draw = {
  drawId: string;
  gameCode: string;
  chainId: number;
  chainNumber: number;
  /** What is published of its chain before the first draw; the salt is fixed before a draw is opened. */
  chainEnd: Buffer;
  salt: string;
  number: number;
  state: DrawState;
  opensAt: Date;
  closesAt: Date;
  beganAt: Date | null;
  endedAt: Date | null;
  /** Since when an operator has it called off: its bets are given back, and it is cancelled once its turn has come. */
  calledOffAt: Date | null;
  /** Whether an operator has the sales of its game stopped. */
  isStopped: boolean;
  /** The bets that were in it when it began, where that is written down before its link is revealed. */
  ticketSet: TicketSet | null;
  /** Secret until the draw has ended. */
  link: Buffer | null;
  /** Where it ended, in hundredths, in a kind that rises until its end. */
  endedOn: number | null;
  /** What it came to, in every other kind. */
  outcome: Thing | null;
  /** In a lottery with pools, by currency: what is carried to the next draw, and once a draw is settled how it was shared out. */
  pools: Readonly<Record<string, CarriedPool>>;
  shared: Readonly<Record<string, SharedPool>>;
};

/** How many bets for money stand in a draw, and the hash of their list (`kit/fairness/ticket-set.ts`). */
export type TicketSet = { tickets: number; hash: Buffer };

type DrawRow = {
  draw_id: string;
  game_code: string;
  chain_id: number;
  chain_number: number;
  end_hash: Buffer;
  salt: string | null;
  number: number;
  state: DrawState;
  opens_at: Date;
  closes_at: Date;
  began_at: Date | null;
  ended_at: Date | null;
  called_off_at: Date | null;
  is_stopped: boolean;
  link: Buffer | null;
  ended_on: number | null;
  outcome: unknown;
  tickets: number | null;
  tickets_hash: Buffer | null;
  pools: unknown;
  shared: unknown;
};

const select = `SELECT d.*, c.game_code, c.number AS chain_number, c.end_hash, c.salt, ${poolColumns},
  NOT house.is_sold(c.game_code) AS is_stopped FROM house.draw d JOIN house.chain c USING (chain_id)`;

function fromRow(row: DrawRow): Draw {
  return {
    drawId: row.draw_id,
    gameCode: row.game_code,
    chainId: row.chain_id,
    chainNumber: row.chain_number,
    chainEnd: row.end_hash,
    salt: row.salt ?? '',
    number: row.number,
    state: row.state,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    beganAt: row.began_at,
    endedAt: row.ended_at,
    calledOffAt: row.called_off_at,
    isStopped: row.is_stopped,
    ticketSet:
      row.tickets === null || row.tickets_hash === null
        ? null
        : { tickets: row.tickets, hash: row.tickets_hash },
    link: row.link,
    endedOn: row.ended_on,
    outcome: row.outcome === null ? null : thingOf(row.outcome),
    pools: carriedPoolsSchema.parse(row.pools ?? {}),
    shared: sharedPoolsSchema.parse(row.shared ?? {}),
  };
}

export const isOver = ({ state }: Draw): boolean => state === 'settled' || state === 'cancelled';

/**
 * The draw of a game whose turn it is, and those before it, the newest first. Its turn is that of the first draw that is not over; where
 * all are over, of the last one. Draws that are sold ahead come after it.
 */
export async function newestDraws(
  house: Pick<House, 'pool'>,
  gameCode: string,
  limit: number,
): Promise<Draw[]> {
  const { rows } = await house.pool.query<DrawRow>(
    `WITH under_way AS (
       SELECT c.number AS chain, d.number FROM house.draw d JOIN house.chain c USING (chain_id)
       WHERE c.game_code = $1 AND d.state IN ('open', 'closed', 'running', 'ended') ORDER BY c.number, d.number LIMIT 1
     )
     ${select}
     WHERE d.chain_id IN (SELECT chain_id FROM house.chain WHERE game_code = $1 ORDER BY number DESC LIMIT 2)
       AND NOT EXISTS (SELECT FROM under_way u WHERE (c.number, d.number) > (u.chain, u.number))
     ORDER BY c.number DESC, d.number DESC LIMIT $2`,
    [gameCode, limit],
  );
  return rows.map(fromRow);
}

/** The draw of a game whose turn it is; undefined before the first. */
export async function newestDraw(house: Pick<House, 'pool'>, gameCode: string): Promise<Draw | undefined> {
  return (await newestDraws(house, gameCode, 1))[0];
}

/** A draw of a game that takes bets, by its numbers: also one that is sold ahead. */
export async function findOpenDraw(
  house: Pick<House, 'pool'>,
  gameCode: string,
  { chain, number }: { chain: number; number: number },
): Promise<Draw | undefined> {
  const { rows } = await house.pool.query<DrawRow>(
    `${select} WHERE c.game_code = $1 AND c.number = $2 AND d.number = $3 AND d.state = 'open'`,
    [gameCode, chain, number],
  );
  return rows[0] && fromRow(rows[0]);
}

/** What is sold ahead of a game: how many draws take bets, and when the last of them closes. */
export async function salesOf(
  house: Pick<House, 'pool'>,
  gameCode: string,
): Promise<{ open: number; last_ms: number }> {
  const { rows } = await house.pool.query<{ open: number; last: Date | null }>(
    `SELECT count(*)::integer AS open, max(d.closes_at) AS last FROM house.draw d JOIN house.chain c USING (chain_id)
     WHERE c.game_code = $1 AND d.state = 'open'`,
    [gameCode],
  );
  return { open: rows[0]?.open ?? 0, last_ms: rows[0]?.last?.getTime() ?? 0 };
}

export async function findDraw(client: Queryable, drawId: string): Promise<Draw | undefined> {
  const { rows } = await client.query<DrawRow>(`${select} WHERE d.draw_id = $1`, [drawId]);
  return rows[0] && fromRow(rows[0]);
}

/**
 * Opens the next draw of a game: of the chain in use, or of the one after if that is used up.
 * @returns false if no chain has one, because its salt is not fixed yet.
 */
export async function openDraw(
  house: House,
  gameCode: string,
  { closesAt, isSoldAhead }: { closesAt: Date; isSoldAhead: boolean },
): Promise<boolean> {
  const now = house.now();
  const { rowCount } = await house.pool.query(
    `INSERT INTO house.draw (chain_id, number, state, opens_at, closes_at, is_sold_ahead)
     SELECT c.chain_id, coalesce(last.number, 0) + 1, 'open', $2, $3, $4
     FROM house.chain c
     LEFT JOIN LATERAL (SELECT d.number FROM house.draw d WHERE d.chain_id = c.chain_id ORDER BY d.number DESC LIMIT 1) last ON true
     WHERE c.game_code = $1 AND coalesce(last.number, 0) < c.length AND c.salt IS NOT NULL
       -- The first draw of a chain waits for the last of the one before.
       AND (last.number IS NOT NULL OR NOT EXISTS (
         SELECT FROM house.draw d JOIN house.chain o USING (chain_id)
         WHERE o.game_code = $1 AND o.number < c.number AND d.state IN ('open', 'closed', 'running', 'ended')))
     ORDER BY c.number LIMIT 1`,
    [gameCode, now, closesAt, isSoldAhead],
  );
  return rowCount === 1;
}

/** Bets that are being written down hold the draw's row, so that none follows once this is done. */
export async function closeDraw(house: House, { drawId }: Draw): Promise<void> {
  await house.pool.query(`UPDATE house.draw SET state = 'closed' WHERE draw_id = $1 AND state = 'open'`, [
    drawId,
  ]);
}

/** Holds a draw that is closed until the transaction ends. @returns false if it has started already, or is not to start. */
export async function lockClosedDraw(client: Queryable, { drawId }: Draw): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM house.draw WHERE draw_id = $1 AND state = 'closed' AND called_off_at IS NULL FOR UPDATE`,
    [drawId],
  );
  return rowCount === 1;
}

/** From now on it runs, with just these bets where they are written down. */
export async function beginDraw(
  house: House,
  client: Queryable,
  { drawId }: Draw,
  ticketSet: TicketSet | null,
): Promise<void> {
  await client.query(
    `UPDATE house.draw SET state = 'running', began_at = greatest($2, closes_at), tickets = $3, tickets_hash = $4
     WHERE draw_id = $1 AND state = 'closed'`,
    [drawId, house.now(), ticketSet?.tickets ?? null, ticketSet?.hash ?? null],
  );
}

/** Its end is known to everybody from now on. */
export async function endDraw(
  house: House,
  { drawId }: Draw,
  endedAt: Date,
  { link, endedOn, outcome }: Outcome,
): Promise<void> {
  await house.pool.query(
    `UPDATE house.draw SET state = 'ended', ended_at = $2, link = $3, ended_on = $4, outcome = $5
     WHERE draw_id = $1 AND state = 'running'`,
    [drawId, endedAt, link, endedOn, outcome && JSON.stringify(outcome)],
  );
}

/** @returns false if it had been settled already. */
export async function markDrawSettled(client: Queryable, { drawId }: Draw): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE house.draw SET state = 'settled' WHERE draw_id = $1 AND state = 'ended'`,
    [drawId],
  );
  return rowCount === 1;
}

/**
 * It never ran: because nobody was there to run it, or because it was called off. Its link is revealed, because the next one would give it away.
 * @returns false if it was over already.
 */
export async function markDrawCancelled(
  house: House,
  client: Queryable,
  { drawId }: Draw,
  { link, endedOn, outcome }: Outcome,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE house.draw SET state = 'cancelled', ended_at = CASE WHEN called_off_at IS NULL THEN greatest($2, closes_at) ELSE greatest($2, called_off_at) END,
       link = $3, ended_on = $4, outcome = $5
     WHERE draw_id = $1 AND state IN ('open', 'closed')`,
    [drawId, house.now(), link, endedOn, outcome && JSON.stringify(outcome)],
  );
  return rowCount === 1;
}
