/**
 * What an operator stops: one draw that is sold ahead, and the sales of a game. A draw that is called off gives its bets back at once; its
 * row is cancelled when its turn has come, because its link gives away those before it.
 */
import type { GivenBack } from '@marquee/contract/providers/draws.ts';
import type { House } from '../house.ts';
import { inTransaction, type Queryable } from '../transaction.ts';
import { voidAskedBets, voidStandingBets } from './draw-bets.ts';
import type { DrawRounds } from './draw-rounds.ts';
import { type Draw, findDraw } from './draws.ts';

/** Who asks for it, and why, as the operator names them. */
export type AskedBy = { actor: string; reason: string };
export type NamedDraw = { gameCode: string; chain: number; number: number };

export type CallOffFault = 'unknown' | 'begun';

/** Thrown where a draw cannot be called off. */
export class CallOffError extends Error {
  readonly fault: CallOffFault;
  constructor(fault: CallOffFault, message: string) {
    super(message);
    this.name = 'CallOffError';
    this.fault = fault;
  }
}

async function lockDraw(
  client: Queryable,
  { gameCode, chain, number }: NamedDraw,
): Promise<Draw | undefined> {
  const { rows } = await client.query<{ draw_id: string }>(
    `SELECT d.draw_id FROM house.draw d JOIN house.chain c USING (chain_id)
     WHERE c.game_code = $1 AND c.number = $2 AND d.number = $3 AND d.is_sold_ahead FOR UPDATE OF d`,
    [gameCode, chain, number],
  );
  return rows[0] && findDraw(client, rows[0].draw_id);
}

/**
 * Calls off a draw and gives its bets back; done twice, the second changes nothing and answers the same.
 * @returns the bets for money that were given back, and the rounds of all that this call has given back.
 * @throws CallOffError if there is no such draw, or it has begun.
 */
export async function callOffDraw(
  house: House,
  rounds: DrawRounds,
  named: NamedDraw,
  { actor, reason }: AskedBy,
): Promise<{ givenBack: GivenBack; drawId: string; publicIds: string[] }> {
  const called = await inTransaction(house.pool, async (client) => {
    const draw = await lockDraw(client, named);
    if (!draw)
      throw new CallOffError('unknown', `${named.gameCode} sells no draw ${named.chain}/${named.number}`);
    if (draw.calledOffAt !== null) return { draw, publicIds: [] };
    if (draw.state !== 'open' && draw.state !== 'closed')
      throw new CallOffError('begun', `draw ${draw.number} is ${draw.state}: it has begun, or is over`);
    await client.query(
      `UPDATE house.draw SET called_off_at = $2, called_off_by = $3, called_off_why = $4 WHERE draw_id = $1`,
      [draw.drawId, house.now(), actor, reason],
    );
    const publicIds = [...(await voidAskedBets(client, draw)), ...(await voidStandingBets(client, draw))];
    await rounds.giveBack(client, publicIds);
    return { draw, publicIds };
  });
  const { draw, publicIds } = called;
  rounds.carryOn(publicIds);
  house.log.warn(
    { game: named.gameCode, draw: draw.number, actor, reason, bets: publicIds.length },
    'a draw was called off',
  );
  return { givenBack: await readGivenBack(house.pool, draw), drawId: draw.drawId, publicIds };
}

/** The bets for money of a draw that were taken and are given back. */
async function readGivenBack(client: Queryable, { drawId }: Draw): Promise<GivenBack> {
  const { rows } = await client.query<{ currency: string; tickets: number; staked: string }>(
    `SELECT b.currency, count(*)::integer AS tickets, sum(b.bet)::text AS staked
     FROM house.draw_bet b JOIN house.round r USING (public_id)
     WHERE b.draw_id = $1 AND NOT b.is_demo AND b.state = 'void' AND r.state IN ('rolling_back', 'rolled_back')
     GROUP BY 1 ORDER BY 1`,
    [drawId],
  );
  return rows;
}

/** Stops the sales of a game, or lets them go on. @returns false if it was so already. */
export async function changeSales(
  house: Pick<House, 'pool' | 'now' | 'log'>,
  gameCode: string,
  isStopped: boolean,
  { actor, reason }: AskedBy,
): Promise<boolean> {
  const { rowCount } = await house.pool.query(
    `INSERT INTO house.sales_stop (game_code, is_stopped, changed_at, changed_by, why)
     SELECT $1, $2, $3, $4, $5 WHERE house.is_sold($1) = $2`,
    [gameCode, isStopped, house.now(), actor, reason],
  );
  const changed = rowCount === 1;
  if (changed) house.log.warn({ game: gameCode, isStopped, actor, reason }, 'sales were changed');
  return changed;
}
