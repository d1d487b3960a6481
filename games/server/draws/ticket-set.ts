/** The bets for money that are in a draw, as they are listed and hashed before its link is revealed. */
import { createHash } from 'node:crypto';
import { demoCurrency } from '@marquee/contract/providers/hub88.ts';
import { type ListedTicket, ticketSetText } from '../../kit/fairness/ticket-set.ts';
import type { SharingRules } from '../../kinds/live/sharing.ts';
import type { House } from '../house.ts';
import { lineIn } from '../stakes.ts';
import type { Queryable } from '../transaction.ts';
import { type Draw, findDraw, type TicketSet } from './draws.ts';
import { paymentIn, type SharedPool } from './shared-pools.ts';

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
  game_version: number;
  chain: number;
  draw: number;
  state: string;
  closes_at: string;
  tickets_hash: string;
  /** Null until the draw has ended. */
  link: string | null;
  tickets: ListedTicket[];
  /** Where winners share pools, of a draw that is settled: how the draw was shared out in each currency. */
  shared?: Record<string, SharedPool & { payment: string; line: string }>;
};

/** @returns undefined for a draw that there is none of, or whose sales are still open: nobody is told what others have bought. */
export async function publicTicketSet(
  house: Pick<House, 'pool' | 'games'>,
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
  const game = house.games.get(gameCode);
  if (!row || !game) return undefined;
  return {
    game_code: gameCode,
    game_version: game.version,
    chain,
    draw: number,
    state: row.state,
    closes_at: row.closes_at.toISOString(),
    tickets_hash: row.tickets_hash.toString('hex'),
    link: row.link?.toString('hex') ?? null,
    tickets: await listTickets(house.pool, row.draw_id),
    ...(game?.kind === 'live' && game.live.pool && row.state === 'settled'
      ? { shared: await publicShares(house, game.live.pool, row.draw_id) }
      : {}),
  };
}

/** How a draw was shared out. Demo play is in no list, and so in no share that anybody could check. */
async function publicShares(
  house: Pick<House, 'pool'>,
  rules: SharingRules,
  drawId: string,
): Promise<PublicTicketSet['shared']> {
  const draw = await findDraw(house.pool, drawId);
  return Object.fromEntries(
    Object.entries(draw?.shared ?? {})
      .filter(([currency]) => currency !== demoCurrency)
      .map(([currency, { won_at, ...share }]) => [
        currency,
        {
          ...share,
          ...(won_at ? { won_at } : {}),
          payment: paymentIn(rules, currency).toString(),
          line: lineIn(currency).toString(),
        },
      ]),
  );
}
