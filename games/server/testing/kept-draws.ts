/** What has to hold of a draw that a test has disturbed: it came to what was committed, and each bet in it was paid once, or given back once. */
import { createHash } from 'node:crypto';
import type { ExpectStatic } from 'vitest';
import { ticketSetText } from '../../kit/fairness/ticket-set.ts';
import type { Wagered } from './draws-with-bets.ts';
import type { LiveHouse } from './live-house.ts';

export type Placed = Wagered & { id: string; player: string };

/** A bet that was on its way to the operator when a part was lost, and whether that had taken its stake by then. */
export type Unanswered = Placed & { isBooked: boolean };

export type PlayedDraw = {
  /** Where it was disturbed. */
  phase: string;
  number: number;
  /** Bets that were answered before the part was lost. */
  taken: readonly Placed[];
  unanswered: readonly Unanswered[];
  /** Bets after the close. */
  late: readonly string[];
  /** The hash of its bets, if it was published before the part was lost. */
  hash: string | undefined;
};

/** What the operator has booked of a bet. */
export type Booked = { kind: 'bet' | 'win'; amount: bigint; isBack: boolean };

/** What the operator has booked with a bet, in order. */
export type Books = (id: string) => readonly Booked[];

/** The draws of one game, as a test knows them. */
export type KnownDraws = Pick<LiveHouse, 'query' | 'linkOf' | 'outcomeOf' | 'game'>;

/** A draw has come to what its link says, with the bets that were published. */
export async function expectDraw(
  { query, linkOf, outcomeOf, game }: KnownDraws,
  isAnnounced: boolean,
  { phase, number, taken, hash }: PlayedDraw,
  expect: ExpectStatic,
): Promise<void> {
  const rows = await query<{ state: string; link: string; outcome: unknown; hash: string | null }>(
    `SELECT d.state, encode(d.link, 'hex') AS link, d.outcome, encode(d.tickets_hash, 'hex') AS hash
     FROM house.draw d JOIN house.chain c USING (chain_id) WHERE c.game_code = $1 AND d.number = $2`,
    [game.code, number],
  );
  const tickets = taken.map(({ id, bet, spots }) => ({
    id,
    currency: 'EUR',
    bet_minor: bet.toString(),
    wager: { spots },
  }));
  const listed = createHash('sha256').update(ticketSetText(tickets)).digest('hex');
  expect(rows, `${game.code} ${number}, ${phase}`).toEqual([
    {
      state: 'settled',
      link: linkOf(number),
      outcome: outcomeOf(number),
      hash: isAnnounced ? listed : null,
    },
  ]);
  if (phase === 'announced' && isAnnounced) expect(hash).toBe(listed);
}

/** What the bets of a draw have moved, by player: each is paid once, or given back once. */
export async function changeIn(
  { query, outcomeOf, game }: KnownDraws,
  bookedOf: Books,
  { phase, number, taken, unanswered, late }: PlayedDraw,
  expect: ExpectStatic,
): Promise<[player: string, amount: bigint][]> {
  const rows = await query<{ public_id: string; state: string; win: string | null; round_state: string }>(
    `SELECT b.public_id, b.state, b.win, r.state AS round_state
     FROM house.draw_bet b JOIN house.draw d USING (draw_id) JOIN house.chain c USING (chain_id) JOIN house.round r USING (public_id)
     WHERE c.game_code = $1 AND d.number = $2`,
    [game.code, number],
  );
  const what = `${game.code} ${number}, ${phase}`;
  const change: [string, bigint][] = [];
  for (const { id, bet, spots, player } of taken) {
    const row = rows.find(({ public_id }) => public_id === id);
    const win = BigInt(row?.win ?? -1);
    expect(row, what).toMatchObject({ state: win > 0n ? 'won' : 'lost', round_state: 'settled' });
    if (!game.pool) expect(win, what).toBe(game.winOf(bet, { spots }, outcomeOf(number)));
    expect(bookedOf(id), what).toEqual([
      { kind: 'bet', amount: bet, isBack: false },
      { kind: 'win', amount: win, isBack: false },
    ]);
    change.push([player, win - bet]);
  }
  for (const { id, bet, isBooked } of unanswered) {
    const row = rows.find(({ public_id }) => public_id === id);
    expect(row, what).toMatchObject({ state: 'void', round_state: 'rolled_back' });
    expect(bookedOf(id), what).toEqual(isBooked ? [{ kind: 'bet', amount: bet, isBack: true }] : []);
  }
  expect(rows.length, what).toBe(taken.length + unanswered.length);
  expect(
    late.filter((id) => bookedOf(id).length > 0),
    what,
  ).toEqual([]);
  return change;
}
