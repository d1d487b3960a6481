/** Bets in draws as the database keeps them, whatever their kind. Each is decided once; the money is moved by its round. */
import type { House } from '../house.ts';
import type { Queryable } from '../transaction.ts';
import type { Draw } from './draws.ts';

export type DrawBetState = 'asked' | 'standing' | 'cashed_out' | 'won' | 'lost' | 'void';

/** What bets of all kinds have. */
export type BetInDraw = {
  publicId: string;
  drawId: string;
  player: string;
  isDemo: boolean;
  /** Which of the player's bets in the draw. */
  place: number;
  currency: string;
  bet: bigint;
  /** In thousandths of the currency's usual stake: what bets in different currencies are compared by. */
  weight: number;
  state: DrawBetState;
  win: bigint | null;
};

/** What a bet stands on: in crash its ceiling, in every other kind its wager. */
export type BetTerms = {
  autoCashOut: number | null;
  ceiling: number | null;
  wager: object | null;
  /** What of a ticket for money goes to the pools of its lottery. */
  contribution?: bigint;
};

export type DrawBetRow = {
  public_id: string;
  draw_id: string;
  player: string;
  is_demo: boolean;
  place: number;
  currency: string;
  bet: string;
  weight: string;
  auto_cash_out: number | null;
  ceiling: number | null;
  wager: unknown;
  state: DrawBetState;
  cashed_out_on: number | null;
  win: string | null;
};
export const columns = `public_id, draw_id, player, is_demo, place, currency, bet, weight, auto_cash_out, ceiling, wager, state,
  cashed_out_on, win`;

export function fromRow(row: DrawBetRow): BetInDraw {
  return {
    publicId: row.public_id,
    drawId: row.draw_id,
    player: row.player,
    isDemo: row.is_demo,
    place: row.place,
    currency: row.currency,
    bet: BigInt(row.bet),
    weight: Number(row.weight),
    state: row.state,
    win: row.win === null ? null : BigInt(row.win),
  };
}

/**
 * Puts a bet into a draw that is open, and holds the draw open until the transaction ends.
 * @returns false if the draw takes no more bets, or the game is not sold now.
 */
export async function insertBet(
  client: Queryable,
  bet: BetInDraw,
  { autoCashOut, ceiling, wager, contribution }: BetTerms,
  arrivedAt: Date,
): Promise<boolean> {
  const open = await client.query(
    `SELECT FROM house.draw d JOIN house.chain c USING (chain_id)
     WHERE d.draw_id = $1 AND d.state = 'open' AND d.closes_at > $2 AND d.called_off_at IS NULL AND house.is_sold(c.game_code) FOR SHARE OF d`,
    [bet.drawId, arrivedAt],
  );
  if (open.rowCount !== 1) return false;
  await client.query(
    `INSERT INTO house.draw_bet
       (public_id, draw_id, player, is_demo, place, currency, bet, weight, auto_cash_out, ceiling, wager, state, contribution)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      bet.publicId,
      bet.drawId,
      bet.player,
      bet.isDemo,
      bet.place,
      bet.currency,
      bet.bet.toString(),
      bet.weight,
      autoCashOut,
      ceiling,
      wager && JSON.stringify(wager),
      bet.state,
      contribution?.toString() ?? null,
    ],
  );
  return true;
}

export async function findDrawBet(client: Queryable, publicId: string): Promise<DrawBetRow | undefined> {
  const { rows } = await client.query<DrawBetRow>(
    `SELECT ${columns} FROM house.draw_bet WHERE public_id = $1`,
    [publicId],
  );
  return rows[0];
}

/** A bet that is about to be decided: nobody else decides it before the transaction ends. */
export async function lockBet(client: Queryable, publicId: string): Promise<DrawBetRow | undefined> {
  const { rows } = await client.query<DrawBetRow>(
    `SELECT ${columns} FROM house.draw_bet WHERE public_id = $1 FOR UPDATE`,
    [publicId],
  );
  return rows[0];
}

/** The operator has answered for a bet. @returns what the bet is now: `void` if the draw has begun or was cancelled without it. */
export async function answerDrawBet(
  client: Queryable,
  publicId: string,
  state: 'standing' | 'void',
): Promise<DrawBetRow | undefined> {
  const { rows } = await client.query<DrawBetRow>(
    `UPDATE house.draw_bet SET state = $2 WHERE public_id = $1 AND state = 'asked' RETURNING ${columns}`,
    [publicId, state],
  );
  return rows[0] ?? findDrawBet(client, publicId);
}

/** Whether a bet of a draw is still awaiting the operator's answer. */
export async function areBetsAwaited(house: Pick<House, 'pool'>, { drawId }: Draw): Promise<boolean> {
  const { rowCount } = await house.pool.query(
    `SELECT FROM house.draw_bet WHERE draw_id = $1 AND state = 'asked' LIMIT 1`,
    [drawId],
  );
  return rowCount === 1;
}

/**
 * Whoever has not been answered by now is not in the draw. @returns their rounds: the bet of one that is known to have been taken is
 * to be given back.
 */
export async function voidAskedBets(client: Queryable, { drawId }: Draw): Promise<string[]> {
  const { rows } = await client.query<{ public_id: string }>(
    `UPDATE house.draw_bet SET state = 'void' WHERE draw_id = $1 AND state = 'asked' RETURNING public_id`,
    [drawId],
  );
  return rows.map((row) => row.public_id);
}

/** Gives back all bets that stand. @returns their rounds. */
export async function voidStandingBets(client: Queryable, { drawId }: Draw): Promise<string[]> {
  const { rows } = await client.query<{ public_id: string }>(
    `UPDATE house.draw_bet SET state = 'void' WHERE draw_id = $1 AND state = 'standing' RETURNING public_id`,
    [drawId],
  );
  return rows.map((row) => row.public_id);
}

/** All bets of a draw, or those that have changed in the last so many milliseconds. */
export async function betsOfDraw(
  house: Pick<House, 'pool'>,
  drawId: string,
  within_ms: number | null,
): Promise<DrawBetRow[]> {
  const { rows } = await house.pool.query<DrawBetRow>(
    `SELECT ${columns} FROM house.draw_bet
     WHERE draw_id = $1 AND ($2::integer IS NULL OR changed_at > clock_timestamp() - $2 * interval '1 millisecond')`,
    [drawId, within_ms],
  );
  return rows;
}
