/** Rounds as the database keeps them, and every change of their state. */
import { bookSchema, type Book } from '../kinds/slot/book.ts';
import { hashServerSeed } from '../kit/fairness/stream.ts';
import { type BookedRound, type ListedRound, type PlayedRound } from '../kinds/slot/play-api.ts';
import { type Build, type PlayErrorCode, playErrorCodes } from '../kit/play-api/common.ts';
import { isWorthSeeing } from '../kinds/slot/round-to-see.ts';
import { returnFreeBet } from './free-bets.ts';
import type { House } from './house.ts';
import { inTransaction, type Queryable } from './transaction.ts';

export type RoundState = ListedRound['state'];

export type Round = {
  roundId: string;
  publicId: string;
  sessionId: string;
  spinId: string;
  player: string;
  gameCode: string;
  gameVersion: number;
  currency: string;
  bet: bigint;
  win: bigint;
  rewardUuid: string | null;
  nonce: number;
  clientSeed: string;
  clientSeedBy: 'house' | 'player';
  serverSeed: Buffer;
  isSeedRevealed: boolean;
  book: Book;
  /** Null for rounds from before builds were kept. */
  build: Build | null;
  isUnseen: boolean;
  state: RoundState;
  failure: PlayErrorCode | null;
  betUuid: string;
  winUuid: string;
  rollbackUuid: string;
  balanceAfterBet: bigint | null;
  balanceAfter: bigint | null;
  attempts: number;
  createdAt: Date;
};

type RoundRow = {
  round_id: string;
  public_id: string;
  session_id: string;
  spin_id: string;
  player: string;
  game_code: string;
  game_version: number;
  currency: string;
  bet: string;
  win: string;
  reward_uuid: string | null;
  nonce: number;
  client_seed: string;
  client_seed_by: 'house' | 'player';
  server_seed: Buffer;
  revealed_at: Date | null;
  book: unknown;
  definition_hash: Buffer | null;
  engine_hash: Buffer | null;
  is_unseen: boolean;
  state: RoundState;
  failure: string | null;
  bet_uuid: string;
  win_uuid: string;
  rollback_uuid: string;
  balance_after_bet: string | null;
  balance_after: string | null;
  attempts: number;
  created_at: Date;
};

const select = `SELECT r.*, s.client_seed, s.client_seed_by, s.server_seed, s.revealed_at, b.definition_hash, b.engine_hash
  FROM house.round r JOIN house.seed s USING (seed_id) LEFT JOIN house.build b USING (build_id)`;
const amount = (value: string | null) => (value === null ? null : BigInt(value));

function fromRow({ seeds }: House, row: RoundRow): Round {
  return {
    roundId: row.round_id,
    publicId: row.public_id,
    sessionId: row.session_id,
    spinId: row.spin_id,
    player: row.player,
    gameCode: row.game_code,
    gameVersion: row.game_version,
    currency: row.currency,
    bet: BigInt(row.bet),
    win: BigInt(row.win),
    rewardUuid: row.reward_uuid,
    nonce: row.nonce,
    clientSeed: row.client_seed,
    clientSeedBy: row.client_seed_by,
    serverSeed: seeds.open(row.server_seed, { player: row.player, gameCode: row.game_code }),
    isSeedRevealed: row.revealed_at !== null,
    book: bookSchema.parse(row.book),
    build:
      row.definition_hash && row.engine_hash
        ? {
            definition_hash: row.definition_hash.toString('hex'),
            engine_hash: row.engine_hash.toString('hex'),
          }
        : null,
    isUnseen: row.is_unseen,
    state: row.state,
    failure: playErrorCodes.find((code) => code === row.failure) ?? null,
    betUuid: row.bet_uuid,
    winUuid: row.win_uuid,
    rollbackUuid: row.rollback_uuid,
    balanceAfterBet: amount(row.balance_after_bet),
    balanceAfter: amount(row.balance_after),
    attempts: row.attempts,
    createdAt: row.created_at,
  };
}

export type NewRound = {
  publicId: string;
  sessionId: string;
  spinId: string;
  player: string;
  gameCode: string;
  gameVersion: number;
  currency: string;
  bet: bigint;
  win: bigint;
  rewardUuid: string | null;
  seedId: string;
  nonce: number;
  book: Book;
  buildId: number;
  betUuid: string;
  winUuid: string;
  rollbackUuid: string;
  /** What is reserved for it: the most that it could have paid. */
  exposure: bigint;
  /** Demo rounds are settled from the start, with the balance they leave. */
  demoBalanceAfter: bigint | null;
};

/** How long a step may take before the queue takes the round up; twice as long as all attempts of a call together. */
const lease_ms = 30_000;

export async function insertRound(house: House, client: Queryable, round: NewRound): Promise<void> {
  const now = house.now();
  const demoAfter = round.demoBalanceAfter;
  await client.query(
    `INSERT INTO house.round (public_id, session_id, spin_id, player, game_code, game_version, currency, bet, win,
       reward_uuid, seed_id, nonce, book, state, bet_uuid, win_uuid, rollback_uuid, balance_after_bet, balance_after,
       owner, next_attempt_at, created_at, settled_at, exposure, build_id, is_unseen)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25,
       $26)`,
    [
      round.publicId,
      round.sessionId,
      round.spinId,
      round.player,
      round.gameCode,
      round.gameVersion,
      round.currency,
      round.bet.toString(),
      round.win.toString(),
      round.rewardUuid,
      round.seedId,
      round.nonce,
      JSON.stringify(round.book),
      demoAfter === null ? 'opened' : 'settled',
      round.betUuid,
      round.winUuid,
      round.rollbackUuid,
      demoAfter === null ? null : (demoAfter - round.win).toString(),
      demoAfter?.toString() ?? null,
      house.instance,
      demoAfter === null ? new Date(now.getTime() + lease_ms) : null,
      now,
      demoAfter === null ? null : now,
      round.exposure.toString(),
      round.buildId,
      isWorthSeeing(round.book),
    ],
  );
}

/** The player has seen a round to its end. */
export async function markSeen(house: House, player: string, publicId: string): Promise<void> {
  await house.pool.query(
    `UPDATE house.round SET is_unseen = false WHERE public_id = $1 AND player = $2 AND is_unseen`,
    [publicId, player],
  );
}

export async function findSpin(house: House, sessionId: string, spinId: string): Promise<Round | undefined> {
  const { rows } = await house.pool.query<RoundRow>(`${select} WHERE r.session_id = $1 AND r.spin_id = $2`, [
    sessionId,
    spinId,
  ]);
  return rows[0] && fromRow(house, rows[0]);
}

export async function findRound(house: House, publicId: string): Promise<Round | undefined> {
  const { rows } = await house.pool.query<RoundRow>(`${select} WHERE r.public_id = $1`, [publicId]);
  return rows[0] && fromRow(house, rows[0]);
}

/** The last settled round of a player in a game. */
export async function lastSettledRound(
  house: House,
  player: string,
  gameCode: string,
): Promise<Round | undefined> {
  const { rows } = await house.pool.query<RoundRow>(
    `${select} WHERE r.player = $1 AND r.game_code = $2 AND r.state = 'settled' ORDER BY r.round_id DESC LIMIT 1`,
    [player, gameCode],
  );
  return rows[0] && fromRow(house, rows[0]);
}

/** Rounds of a player in a game in every state, newest first, before a round id if one is given. */
export async function roundsOfPlayer(
  house: House,
  player: string,
  gameCode: string,
  before: string | null,
  limit: number,
): Promise<Round[]> {
  const { rows } = await house.pool.query<RoundRow>(
    `${select} WHERE r.player = $1 AND r.game_code = $2 AND ($3::bigint IS NULL OR r.round_id < $3::bigint)
     ORDER BY r.round_id DESC LIMIT $4`,
    [player, gameCode, before, limit],
  );
  return rows.map((row) => fromRow(house, row));
}

/** Takes up to `limit` rounds of this process whose next attempt is due, so that no other worker has them. */
export async function takeDueRounds(house: House, limit: number): Promise<Round[]> {
  const now = house.now();
  const { rows } = await house.pool.query<{ round_id: string }>(
    `UPDATE house.round SET next_attempt_at = $2 WHERE round_id IN (
       SELECT round_id FROM house.round
       WHERE owner = $1 AND next_attempt_at <= $3 AND state IN ('opened', 'bet_ok', 'rolling_back')
       ORDER BY next_attempt_at LIMIT $4 FOR UPDATE SKIP LOCKED)
     RETURNING round_id`,
    [house.instance, new Date(now.getTime() + lease_ms), now, limit],
  );
  if (rows.length === 0) return [];
  const taken = await house.pool.query<RoundRow>(`${select} WHERE r.round_id = ANY($1) ORDER BY r.round_id`, [
    rows.map((row) => row.round_id),
  ]);
  return taken.rows.map((row) => fromRow(house, row));
}

/** @returns false if the round had moved on already. */
export async function markBetTaken(house: House, round: Round, balance: bigint): Promise<boolean> {
  const { rowCount } = await house.pool.query(
    `UPDATE house.round SET state = 'bet_ok', balance_after_bet = $2, attempts = 0, next_attempt_at = $3
     WHERE round_id = $1 AND state = 'opened'`,
    [round.roundId, balance.toString(), new Date(house.now().getTime() + lease_ms)],
  );
  return rowCount === 1;
}

export async function markSettled(house: House, round: Round, balance: bigint): Promise<void> {
  await house.pool.query(
    `UPDATE house.round SET state = 'settled', balance_after = $2, next_attempt_at = NULL, settled_at = $3
     WHERE round_id = $1 AND state = 'bet_ok'`,
    [round.roundId, balance.toString(), house.now()],
  );
  house.exposure.release(round.publicId);
}

/**
 * The bet was refused (nothing moved), or its fate is unknown (a rollback is owed). A free bet is given back.
 * @returns false if the round had moved on already.
 */
export async function markFailed(
  house: House,
  round: Round,
  state: 'refused' | 'rolling_back',
  failure: PlayErrorCode,
): Promise<boolean> {
  const isFailed = await inTransaction(house.pool, async (client) => {
    const nextAttempt = state === 'refused' ? null : new Date(house.now().getTime() + lease_ms);
    const { rowCount } = await client.query(
      `UPDATE house.round SET state = $2, failure = $3, attempts = 0, next_attempt_at = $4
       WHERE round_id = $1 AND state = 'opened'`,
      [round.roundId, state, failure, nextAttempt],
    );
    if (rowCount !== 1) return false;
    if (round.rewardUuid !== null) await returnFreeBet(client, round.rewardUuid);
    return true;
  });
  // A round that did not come about is never paid.
  if (isFailed) house.exposure.release(round.publicId);
  return isFailed;
}

export async function markRolledBack(house: House, round: Round): Promise<void> {
  await house.pool.query(
    `UPDATE house.round SET state = 'rolled_back', next_attempt_at = NULL, settled_at = $2
     WHERE round_id = $1 AND state = 'rolling_back'`,
    [round.roundId, house.now()],
  );
}

/** Attempts after which a debt is left to a person. */
const maxAttempts = 500;

/** Puts the next attempt off, longer each time: from one second to ten minutes. */
export async function postpone(house: House, round: Round): Promise<void> {
  const attempts = round.attempts + 1;
  const pause_ms = Math.min(1000 * 2 ** Math.min(attempts - 1, 10), 600_000);
  const next = attempts >= maxAttempts ? null : new Date(house.now().getTime() + pause_ms);
  if (next === null) {
    house.log.error({ round: round.publicId, state: round.state }, 'round given up: settle it by hand');
  }
  await house.pool.query(`UPDATE house.round SET attempts = $2, next_attempt_at = $3 WHERE round_id = $1`, [
    round.roundId,
    attempts,
    next,
  ]);
}

/** A round as the player is told of it, without its course. */
function presentRound(round: Round): PlayedRound {
  return {
    round_id: round.publicId,
    created_at: round.createdAt.toISOString(),
    game_version: round.gameVersion,
    build: round.build,
    bet_minor: round.bet.toString(),
    win_minor: round.win.toString(),
    is_free_bet: round.rewardUuid !== null,
    fairness: {
      server_seed_hash: hashServerSeed(round.serverSeed),
      client_seed: round.clientSeed,
      client_seed_by: round.clientSeedBy,
      nonce: round.nonce,
    },
  };
}

/** A round as the history lists it: what a round would have won that did not come about was never a win. */
export function presentListedRound(round: Round): ListedRound {
  const played = presentRound(round);
  return {
    ...played,
    win_minor: round.state === 'settled' ? played.win_minor : '0',
    state: round.state,
  };
}

export function presentBookedRound(round: Round): BookedRound {
  return { ...presentRound(round), book: round.book };
}
