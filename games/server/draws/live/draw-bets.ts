/** Bets in draws of live tables: chips on spots, paid by what the draw came to. */
import { type LiveWager, wagerSchema } from '../../../kinds/live/rules.ts';
import type { House } from '../../house.ts';
import type { Queryable } from '../../transaction.ts';
import {
  type BetInDraw,
  columns,
  type DrawBetRow,
  type DrawBetState,
  fromRow,
  insertBet,
} from '../draw-bets.ts';
import type { Draw } from '../draws.ts';

export type LiveBet = Omit<BetInDraw, 'state'> & {
  state: Exclude<DrawBetState, 'cashed_out'>;
  wager: LiveWager;
};
/** A bet that is decided, and what of its win no pool has paid, where pools pay. */
export type DecidedBet = LiveBet & { win: bigint; fromRake: bigint | null };

/** @throws for a bet of another kind. */
export function readLiveBet(row: DrawBetRow): LiveBet {
  const { state } = row;
  if (state === 'cashed_out') throw new Error(`Bet ${row.public_id} is none of a live table.`);
  return { ...fromRow(row), state, wager: wagerSchema.parse(row.wager) };
}

/** As `insertBet`. @param contribution what of a ticket for money goes to the pools of its lottery; null in other games. */
export function insertLiveBet(
  client: Queryable,
  bet: LiveBet,
  contribution: bigint | null,
  arrivedAt: Date,
): Promise<boolean> {
  const terms = { autoCashOut: null, ceiling: null, wager: bet.wager };
  return insertBet(client, bet, contribution === null ? terms : { ...terms, contribution }, arrivedAt);
}

/** First half of the advisory locks under which a player's bets in a draw are added up. */
const lockSpace = 0x4c495645;

/**
 * The bets that a player has in a draw, void ones left out. Until the transaction ends nobody adds one: what they come to together
 * stays so.
 */
export async function lockBetsOf(client: Queryable, { drawId }: Draw, player: string): Promise<LiveBet[]> {
  await client.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [lockSpace, `${drawId} ${player}`]);
  const { rows } = await client.query<DrawBetRow>(
    `SELECT ${columns} FROM house.draw_bet WHERE draw_id = $1 AND player = $2 AND state <> 'void'`,
    [drawId, player],
  );
  return rows.map(readLiveBet);
}

/** The bets that a player has in draws of a game which take bets and whose turn has not come, with their draws. */
export async function betsAhead(
  house: Pick<House, 'pool'>,
  gameCode: string,
  player: string,
  current: Draw | undefined,
): Promise<{ bet: LiveBet; chain: number; number: number }[]> {
  const { rows } = await house.pool.query<DrawBetRow & { chain_number: number; draw_number: number }>(
    `SELECT ${columns}, c.number AS chain_number, d.number AS draw_number
     FROM house.draw_bet b
     JOIN (SELECT draw_id, chain_id, number, state AS draw_state FROM house.draw) d USING (draw_id)
     JOIN house.chain c USING (chain_id)
     WHERE c.game_code = $1 AND d.draw_state = 'open' AND b.player = $2 AND b.state IN ('asked', 'standing') AND b.draw_id <> $3
     ORDER BY c.number, d.number, b.public_id`,
    [gameCode, player, current?.drawId ?? 0],
  );
  return rows.map((row) => ({ bet: readLiveBet(row), chain: row.chain_number, number: row.draw_number }));
}

/** The bets of a draw that stand: nobody else decides them before the transaction ends. */
export async function standingBets(client: Queryable, { drawId }: Draw): Promise<LiveBet[]> {
  const { rows } = await client.query<DrawBetRow>(
    `SELECT ${columns} FROM house.draw_bet WHERE draw_id = $1 AND state = 'standing' ORDER BY public_id FOR UPDATE`,
    [drawId],
  );
  return rows.map(readLiveBet);
}

/** Gives back bets for money of whoever is alone in a draw with their currency. @returns their rounds. */
export async function voidLonelyBets(client: Queryable, { drawId }: Draw): Promise<string[]> {
  const { rows } = await client.query<{ public_id: string }>(
    `UPDATE house.draw_bet SET state = 'void'
     WHERE draw_id = $1 AND state = 'standing' AND NOT is_demo AND currency IN (
       SELECT currency FROM house.draw_bet WHERE draw_id = $1 AND state = 'standing' AND NOT is_demo
       GROUP BY currency HAVING count(DISTINCT player) = 1)
     RETURNING public_id`,
    [drawId],
  );
  return rows.map((row) => row.public_id);
}

/** Writes down what bets are paid. @throws if one of them did not stand. */
export async function decideBets(client: Queryable, decided: readonly DecidedBet[]): Promise<void> {
  if (decided.length === 0) return;
  const { rowCount } = await client.query(
    `UPDATE house.draw_bet b SET state = CASE WHEN d.win > 0 THEN 'won' ELSE 'lost' END, win = d.win, from_rake = d.from_rake
     FROM unnest($1::uuid[], $2::bigint[], $3::bigint[]) AS d (public_id, win, from_rake)
     WHERE b.public_id = d.public_id AND b.state = 'standing'`,
    [
      decided.map(({ publicId }) => publicId),
      decided.map(({ win }) => win.toString()),
      decided.map(({ fromRake }) => fromRake?.toString() ?? null),
    ],
  );
  if (rowCount !== decided.length) throw new Error('A bet that is decided does not stand.');
}
