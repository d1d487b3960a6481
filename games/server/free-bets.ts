/** Free bets: spins that the operator grants a player in one game, each at the same bet. */
import { v7 as newId } from 'uuid';
import type { House } from './house.ts';
import type { Session } from './sessions.ts';
import type { Queryable } from './transaction.ts';

export type FreeBet = {
  rewardUuid: string;
  player: string;
  subPartnerId: string;
  gameCode: string;
  currency: string;
  bet: bigint;
  betsGranted: number;
  betsUsed: number;
  startsAt: Date;
  endsAt: Date;
  cancelledAt: Date | null;
};
export type NewFreeBet = Omit<FreeBet, 'rewardUuid' | 'betsUsed' | 'cancelledAt'>;

type FreeBetRow = {
  reward_uuid: string;
  player: string;
  sub_partner_id: string;
  game_code: string;
  currency: string;
  bet: string;
  bets_granted: number;
  bets_used: number;
  starts_at: Date;
  ends_at: Date;
  cancelled_at: Date | null;
};

function fromRow(row: FreeBetRow): FreeBet {
  return {
    rewardUuid: row.reward_uuid,
    player: row.player,
    subPartnerId: row.sub_partner_id,
    gameCode: row.game_code,
    currency: row.currency,
    bet: BigInt(row.bet),
    betsGranted: row.bets_granted,
    betsUsed: row.bets_used,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    cancelledAt: row.cancelled_at,
  };
}

export async function grantFreeBet(house: House, client: Queryable, reward: NewFreeBet): Promise<string> {
  const rewardUuid = newId();
  await client.query(
    `INSERT INTO house.free_bet (reward_uuid, player, sub_partner_id, game_code, currency, bet, bets_granted, starts_at,
       ends_at, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      rewardUuid,
      reward.player,
      reward.subPartnerId,
      reward.gameCode,
      reward.currency,
      reward.bet.toString(),
      reward.betsGranted,
      reward.startsAt,
      reward.endsAt,
      house.now(),
    ],
  );
  return rewardUuid;
}

export async function listFreeBets(house: House, player: string): Promise<FreeBet[]> {
  const { rows } = await house.pool.query<FreeBetRow>(
    `SELECT * FROM house.free_bet WHERE player = $1 ORDER BY reward_uuid DESC LIMIT 1000`,
    [player],
  );
  return rows.map(fromRow);
}

/** @returns false if there is no such reward; cancelling twice is the same as once. */
export async function cancelFreeBet(house: House, rewardUuid: string): Promise<boolean> {
  const { rowCount } = await house.pool.query(
    `UPDATE house.free_bet SET cancelled_at = coalesce(cancelled_at, $2) WHERE reward_uuid = $1`,
    [rewardUuid, house.now()],
  );
  return rowCount === 1;
}

const usable = `player = $1 AND game_code = $2 AND currency = $3 AND sub_partner_id = $4 AND cancelled_at IS NULL
  AND bets_used < bets_granted AND starts_at <= $5 AND ends_at > $5`;

const keyOf = (house: House, session: Session) => [
  session.player,
  session.gameCode,
  session.currency,
  session.subPartnerId,
  house.now(),
];

/** The reward that the session's next spin would use: the one that ends first. */
export async function freeBetInForce(house: House, session: Session): Promise<FreeBet | undefined> {
  if (session.operatorToken === null) return undefined;
  const { rows } = await house.pool.query<FreeBetRow>(
    `SELECT * FROM house.free_bet WHERE ${usable} ORDER BY ends_at, reward_uuid LIMIT 1`,
    keyOf(house, session),
  );
  return rows[0] && fromRow(rows[0]);
}

/** Uses one free bet of this amount, if the session has one. Returns the reward it belongs to. */
export async function takeFreeBet(
  house: House,
  client: Queryable,
  session: Session,
  bet: bigint,
): Promise<string | null> {
  if (session.operatorToken === null) return null;
  const { rows } = await client.query<{ reward_uuid: string }>(
    `UPDATE house.free_bet SET bets_used = bets_used + 1 WHERE reward_uuid = (
       SELECT reward_uuid FROM house.free_bet WHERE ${usable} AND bet = $6
       ORDER BY ends_at, reward_uuid LIMIT 1 FOR UPDATE)
     RETURNING reward_uuid`,
    [...keyOf(house, session), bet.toString()],
  );
  return rows[0]?.reward_uuid ?? null;
}

/** Gives back the free bet of a round that did not come about. */
export async function returnFreeBet(client: Queryable, rewardUuid: string): Promise<void> {
  await client.query(`UPDATE house.free_bet SET bets_used = bets_used - 1 WHERE reward_uuid = $1`, [
    rewardUuid,
  ]);
}
