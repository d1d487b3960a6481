/** Meters that are kept from round to round. Each moves in the transaction that takes the bet of its round, once. */
import type { House, HouseGame } from './house.ts';
import { PlaceTaken } from './refusal.ts';
import type { Round } from './rounds/round.ts';
import type { Session } from './sessions.ts';
import type { Queryable } from './transaction.ts';

export type KeptMeter = { bet: bigint; isFreeBet: boolean; collected: number };

/** The meter of a round that begins, locked until its transaction ends. */
export type TakenMeter = { meterId: string; collected: number };

type MeterRow = {
  meter_id: string;
  bet: string;
  is_free_bet: boolean;
  game_version: number;
  collected: number;
  full_at: number;
  round_id: string | null;
};

type Rules = { version: number; full: number };

/** How many symbols fill the meter of a game; undefined for games without one. */
export function meterOf(game: HouseGame): Rules | undefined {
  return game.kind === 'slot' && game.form === 'collect'
    ? { version: game.version, full: game.slot.full }
    : undefined;
}

/** What a meter of another version holds in this one: the same share of the whole, rounded up, and never all of it. */
function inVersion({ version, full }: Rules, row: MeterRow): number {
  if (row.game_version === version) return row.collected;
  return Math.min(full - 1, Math.ceil((row.collected * full) / row.full_at));
}

/**
 * Locks the meter of a bet within the transaction that opens its round, and says where it stands: empty if nothing was played on it.
 * @throws PlaceTaken while the bet of another round on it is on its way.
 */
export async function takeMeter(
  house: House,
  client: Queryable,
  rules: Rules,
  { player, gameCode, currency }: Session,
  { bet, isFreeBet }: Pick<KeptMeter, 'bet' | 'isFreeBet'>,
): Promise<TakenMeter> {
  const { version, full } = rules;
  const { rows } = await client.query<MeterRow>(
    `INSERT INTO house.meter AS m (player, game_code, currency, bet, is_free_bet, game_version, collected, full_at, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, 0, $7, $8)
     ON CONFLICT (player, game_code, currency, bet, is_free_bet) DO UPDATE SET changed_at = m.changed_at
     RETURNING *`,
    [player, gameCode, currency, bet.toString(), isFreeBet, version, full, house.now()],
  );
  const [row] = rows;
  if (!row) throw new Error(`The meter of ${gameCode} is gone.`);
  if (row.round_id !== null)
    throw new PlaceTaken('spin_in_flight', 'the bet of another round on this meter is on its way');
  const collected = inVersion(rules, row);
  if (row.game_version !== version) {
    await client.query(
      `UPDATE house.meter SET game_version = $2, collected = $3, full_at = $4 WHERE meter_id = $1`,
      [row.meter_id, version, collected, full],
    );
  }
  return { meterId: row.meter_id, collected };
}

/** The meter belongs to a round until the fate of its bet is known. */
export async function holdMeter(
  client: Queryable,
  { meterId }: TakenMeter,
  roundId: string,
  next: number,
): Promise<void> {
  await client.query(`UPDATE house.meter SET round_id = $2, next_collected = $3 WHERE meter_id = $1`, [
    meterId,
    roundId,
    next,
  ]);
}

/** A demo round moves its meter where it begins: its stake is taken with it. */
export async function setMeter(
  house: House,
  client: Queryable,
  { meterId }: TakenMeter,
  collected: number,
): Promise<void> {
  await client.query(`UPDATE house.meter SET collected = $2, changed_at = $3 WHERE meter_id = $1`, [
    meterId,
    collected,
    house.now(),
  ]);
}

/** The bet of a round was taken: its meter moves. Does nothing for a round without one. */
export async function moveMeter(
  house: House,
  client: Queryable,
  { roundId }: Pick<Round, 'roundId'>,
): Promise<void> {
  await client.query(
    `UPDATE house.meter SET collected = next_collected, round_id = NULL, next_collected = NULL, changed_at = $2
     WHERE round_id = $1`,
    [roundId, house.now()],
  );
}

/** A round did not come about: its meter stands as before. Does nothing for a round without one. */
export async function releaseMeter(client: Queryable, { roundId }: Pick<Round, 'roundId'>): Promise<void> {
  await client.query(`UPDATE house.meter SET round_id = NULL, next_collected = NULL WHERE round_id = $1`, [
    roundId,
  ]);
}

/** All meters of a session's player in its game and currency; those that were never played on are empty and not listed. */
export async function metersOf(house: House, game: HouseGame, session: Session): Promise<KeptMeter[]> {
  const rules = meterOf(game);
  if (!rules) return [];
  const { rows } = await house.pool.query<MeterRow>(
    `SELECT * FROM house.meter WHERE player = $1 AND game_code = $2 AND currency = $3 ORDER BY bet, is_free_bet`,
    [session.player, session.gameCode, session.currency],
  );
  return rows.map((row) => ({
    bet: BigInt(row.bet),
    isFreeBet: row.is_free_bet,
    collected: inVersion(rules, row),
  }));
}
