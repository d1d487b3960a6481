/** The bets for money that are in a draw, as they are listed and hashed before its link is revealed. */
import { createHash } from 'node:crypto';
import { type ListedTicket, ticketSetText } from '../../kit/fairness/ticket-set.ts';
import type { House } from '../house.ts';
import type { Queryable } from '../transaction.ts';
import type { Draw, TicketSet } from './draws.ts';

/** Demo play is in no list: it is forgotten after a while, and the list is not. */
async function listTickets(client: Queryable, drawId: string): Promise<ListedTicket[]> {
  const { rows } = await client.query<{ public_id: string; currency: string; bet: string; wager: unknown }>(
    `SELECT public_id, currency, bet, wager FROM house.draw_bet
     WHERE draw_id = $1 AND NOT is_demo AND state IN ('standing', 'won', 'lost') ORDER BY public_id`,
    [drawId],
  );
  return rows.map(({ public_id, currency, bet, wager }) => ({
    id: public_id,
    currency,
    bet_minor: bet,
    wager,
  }));
}

/** What is in a draw that begins, within the transaction that begins it. */
export async function ticketSetOf(client: Queryable, { drawId }: Draw): Promise<TicketSet> {
  const tickets = await listTickets(client, drawId);
  return { tickets: tickets.length, hash: createHash('sha256').update(ticketSetText(tickets)).digest() };
}

/** What anybody may see of the bets in a draw: their list, and the hash that was published of it. */
type PublicTicketSet = {
  game_code: string;
  chain: number;
  draw: number;
  state: string;
  closes_at: string;
  tickets_hash: string;
  /** Null until the draw has ended. */
  link: string | null;
  tickets: ListedTicket[];
};

/** @returns undefined for a draw that there is none of, or whose sales are still open: nobody is told what others have bought. */
export async function publicTicketSet(
  house: Pick<House, 'pool'>,
  gameCode: string,
  { chain, number }: { chain: number; number: number },
): Promise<PublicTicketSet | undefined> {
  const { rows } = await house.pool.query<{
    draw_id: string;
    state: string;
    closes_at: Date;
    tickets_hash: Buffer;
    link: Buffer | null;
  }>(
    `SELECT d.draw_id, d.state, d.closes_at, d.tickets_hash, d.link FROM house.draw d JOIN house.chain c USING (chain_id)
     WHERE c.game_code = $1 AND c.number = $2 AND d.number = $3 AND d.tickets_hash IS NOT NULL`,
    [gameCode, chain, number],
  );
  const [row] = rows;
  if (!row) return undefined;
  return {
    game_code: gameCode,
    chain,
    draw: number,
    state: row.state,
    closes_at: row.closes_at.toISOString(),
    tickets_hash: row.tickets_hash.toString('hex'),
    link: row.link?.toString('hex') ?? null,
    tickets: await listTickets(house.pool, row.draw_id),
  };
}
