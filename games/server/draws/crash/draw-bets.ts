/** Bets in draws of crash: at which multiplier each was cashed out. */
import type { Queryable } from '../../transaction.ts';
import {
  type BetInDraw,
  columns,
  type DrawBetRow,
  type DrawBetState,
  fromRow,
  insertBet,
  lockBet,
} from '../draw-bets.ts';
import type { Draw } from '../draws.ts';

export type DrawBet = Omit<BetInDraw, 'state'> & {
  state: Exclude<DrawBetState, 'won'>;
  autoCashOut: number | null;
  /** The multiplier in hundredths at which it is cashed out at the latest. */
  ceiling: number;
  cashedOutOn: number | null;
};

/** @throws for a bet of another kind. */
export function readCrashBet(row: DrawBetRow): DrawBet {
  const { auto_cash_out: autoCashOut, ceiling, cashed_out_on: cashedOutOn, state } = row;
  if (ceiling === null || state === 'won') throw new Error(`Bet ${row.public_id} is none of crash.`);
  return { ...fromRow(row), state, autoCashOut, ceiling, cashedOutOn };
}

/**
 * Puts a bet into a draw that is open, and holds the draw open until the transaction ends.
 * @returns false if the draw takes no more bets.
 */
export function insertDrawBet(client: Queryable, bet: DrawBet, arrivedAt: Date): Promise<boolean> {
  const { autoCashOut, ceiling } = bet;
  return insertBet(client, bet, { autoCashOut, ceiling, wager: null }, arrivedAt);
}

/** A bet that is about to be decided: nobody else decides it before the transaction ends. */
export async function lockDrawBet(client: Queryable, publicId: string): Promise<DrawBet | undefined> {
  const row = await lockBet(client, publicId);
  return row && readCrashBet(row);
}

/** Cashes one bet out. @returns false if it had been decided already. */
export async function cashOutBet(
  client: Queryable,
  publicId: string,
  hundredths: number,
  win: bigint,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE house.draw_bet SET state = 'cashed_out', cashed_out_on = $2, win = $3
     WHERE public_id = $1 AND state = 'standing'`,
    [publicId, hundredths, win.toString()],
  );
  return rowCount === 1;
}

/**
 * Cashes out all standing bets whose ceiling has been reached. What they pay is worked out here as `payoutAt` does it.
 * @returns them.
 */
export async function cashOutReached(
  client: Queryable,
  { drawId }: Draw,
  reached: number,
): Promise<DrawBet[]> {
  const { rows } = await client.query<DrawBetRow>(
    `UPDATE house.draw_bet SET state = 'cashed_out', cashed_out_on = ceiling, win = div(bet::numeric * ceiling, 100)
     WHERE draw_id = $1 AND state = 'standing' AND ceiling <= $2 RETURNING ${columns}`,
    [drawId, reached],
  );
  return rows.map(readCrashBet);
}

/** All bets that still stand have lost. @returns them. */
export async function loseRest(client: Queryable, { drawId }: Draw): Promise<DrawBet[]> {
  const { rows } = await client.query<DrawBetRow>(
    `UPDATE house.draw_bet SET state = 'lost', win = 0 WHERE draw_id = $1 AND state = 'standing' RETURNING ${columns}`,
    [drawId],
  );
  return rows.map(readCrashBet);
}
