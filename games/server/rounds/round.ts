/** Rounds as the database keeps them, and how they are found. */
import { z } from 'zod';
import { type Build, type PlayErrorCode, playErrorCodes } from '../../kit/play-api/common.ts';
import type { roundStates } from '../../kit/play-api/rounds.ts';
import type { Thing } from '../../kit/round/round-game.ts';
import type { House } from '../house.ts';
import type { Queryable } from '../transaction.ts';

export type RoundState = (typeof roundStates)[number];

/** A movement of money that the operator is asked for. */
export type RoundTransaction = {
  transactionUuid: string;
  kind: 'bet' | 'win' | 'rollback';
  amount: bigint;
  referenceUuid: string | null;
  state: 'pending' | 'acknowledged' | 'refused' | 'unknown';
  attempts: number;
  balanceAfter: bigint | null;
  /** Of a raise, how many actions came before the one that asked for it; null for every other. */
  step: number | null;
};

/** A further bet that is on its way, and the action that is done once it is taken. */
export type Raise = { transactionUuid: string; actionId: string; action: Thing };

/** A round's part in a progressive jackpot. */
export type JackpotEntry = {
  id: string;
  state: 'asked' | 'entered' | 'carried' | 'void';
  contribution: bigint;
  /** Null until it has entered. */
  place: {
    pot: number;
    number: bigint;
    before: bigint;
    after: bigint;
    mustPayBy: bigint;
    draw: bigint;
  } | null;
  /** What the pot pays the round. */
  paid: bigint;
  /** What the house has added to a pot that begins with this round. */
  seedTold: bigint;
};

/** The seeds of a round, and whether its player has been told the server's. */
export type KeptSeeds = {
  serverSeed: Buffer;
  clientSeed: string;
  clientSeedBy: 'house' | 'player';
  nonce: number;
  isRevealed: boolean;
};

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
  /** What actions have staked beyond the bet. */
  raised: bigint;
  /** What it pays once it is decided; for a round in play nought. */
  win: bigint;
  rewardUuid: string | null;
  /** What it follows from; null for a bet in a shared draw, which follows from its chain. */
  seeds: KeptSeeds | null;
  /** Null for a slot. */
  wager: Thing | null;
  actions: readonly Thing[];
  /** Of a slot its book, of any other kind where it stands: read by the kind's own schema. */
  book: unknown;
  /** Null for rounds from before builds were kept. */
  build: Build | null;
  isUnseen: boolean;
  /** What was bought in place of a slot's spin. */
  bought: 'free_spins' | null;
  state: RoundState;
  failure: PlayErrorCode | null;
  /** None in demo play, which has its money in its session. */
  transactions: readonly RoundTransaction[];
  raise: Raise | null;
  /** Null for a game without a jackpot, and for rounds that have no part in it. */
  jackpot: JackpotEntry | null;
  /** What of a ticket's price goes to the pools of its game, which then pay what it wins; null for every other round. */
  poolShare: bigint | null;
  /** What of the win is rake that the house gives up, and no pool has paid. */
  fromRake: bigint;
  endsAt: Date | null;
  createdAt: Date;
};

const transactionRowsSchema = z.array(
  z
    .object({
      transaction_uuid: z.string(),
      kind: z.enum(['bet', 'win', 'rollback']),
      amount: z.string(),
      reference_uuid: z.string().nullable(),
      state: z.enum(['pending', 'acknowledged', 'refused', 'unknown']),
      attempts: z.int(),
      balance_after: z.string().nullable(),
      step: z.int().nullable(),
    })
    .transform((row): RoundTransaction => {
      return {
        transactionUuid: row.transaction_uuid,
        kind: row.kind,
        amount: BigInt(row.amount),
        referenceUuid: row.reference_uuid,
        state: row.state,
        attempts: row.attempts,
        balanceAfter: row.balance_after === null ? null : BigInt(row.balance_after),
        step: row.step,
      };
    }),
);
const thingSchema = z.record(z.string(), z.json());

/** JSON as the database keeps it. @throws ZodError for what is no object. */
export function thingOf(kept: unknown): Thing {
  return thingSchema.parse(kept);
}
const raiseSchema = z
  .object({ transaction_uuid: z.string(), action_id: z.string(), action: thingSchema })
  .transform((row): Raise => ({
    transactionUuid: row.transaction_uuid,
    actionId: row.action_id,
    action: row.action,
  }));

const unitsSchema = z.string().transform(BigInt);
const placeSchema = z.object({
  pot: z.int(),
  number: unitsSchema,
  before: unitsSchema,
  after: unitsSchema,
  must_pay_by: unitsSchema,
  draw: unitsSchema,
});
const entrySchema = z
  .looseObject({
    id: z.string(),
    state: z.enum(['asked', 'entered', 'carried', 'void']),
    contribution: unitsSchema,
    paid: unitsSchema,
    seed_told: unitsSchema,
  })
  .transform(({ seed_told: seedTold, id, state, contribution, paid, ...row }): JackpotEntry => {
    if (state !== 'entered') return { id, state, contribution, place: null, paid, seedTold };
    const { must_pay_by: mustPayBy, ...place } = placeSchema.parse(row);
    return { id, state, contribution, place: { ...place, mustPayBy }, paid, seedTold };
  });

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
  raised: string;
  win: string;
  reward_uuid: string | null;
  nonce: number | null;
  client_seed: string | null;
  client_seed_by: 'house' | 'player' | null;
  server_seed: Buffer | null;
  revealed_at: Date | null;
  wager: unknown;
  done: unknown;
  book: unknown;
  definition_hash: Buffer | null;
  engine_hash: Buffer | null;
  is_unseen: boolean;
  bought: 'free_spins' | null;
  state: RoundState;
  failure: string | null;
  transactions: unknown;
  raise: unknown;
  jackpot: unknown;
  pool_share: string | null;
  from_rake: string | null;
  ends_at: Date | null;
  created_at: Date;
};

const select = `SELECT r.*, s.client_seed, s.client_seed_by, s.server_seed, s.revealed_at, b.definition_hash, b.engine_hash,
    coalesce((SELECT json_agg(json_build_object('transaction_uuid', t.transaction_uuid, 'kind', t.kind, 'amount', t.amount::text,
        'reference_uuid', t.reference_uuid, 'state', t.state, 'attempts', t.attempts, 'balance_after', t.balance_after::text,
        'step', t.step) ORDER BY t.created_at, t.transaction_uuid)
      FROM house.round_transaction t WHERE t.round_id = r.round_id), '[]') AS transactions,
    CASE WHEN r.actions = 0 THEN '[]' ELSE (SELECT json_agg(a.action ORDER BY a.step)
      FROM house.round_action a WHERE a.round_id = r.round_id) END AS done,
    (SELECT json_build_object('transaction_uuid', x.transaction_uuid, 'action_id', x.action_id, 'action', x.action)
      FROM house.round_raise x WHERE x.round_id = r.round_id) AS raise,
    (SELECT json_build_object('id', e.jackpot_id, 'state', e.state, 'contribution', e.contribution::text, 'pot', e.pot,
        'number', e.number::text, 'before', e.before::text, 'after', e.after::text, 'must_pay_by', e.must_pay_by::text,
        'draw', e.draw::text, 'paid', e.paid::text, 'seed_told', e.seed_told::text)
      FROM house.jackpot_entry e WHERE e.round_id = r.round_id) AS jackpot,
    (SELECT b.contribution::text FROM house.draw_bet b WHERE b.public_id = r.public_id) AS pool_share,
    (SELECT b.from_rake::text FROM house.draw_bet b WHERE b.public_id = r.public_id) AS from_rake
  FROM house.round r LEFT JOIN house.seed s USING (seed_id) LEFT JOIN house.build b USING (build_id)`;

function seedsFrom({ seeds }: House, row: RoundRow): KeptSeeds | null {
  const { server_seed, client_seed, client_seed_by, nonce } = row;
  if (server_seed === null || client_seed === null || client_seed_by === null || nonce === null) return null;
  return {
    serverSeed: seeds.open(server_seed, { player: row.player, gameCode: row.game_code }),
    clientSeed: client_seed,
    clientSeedBy: client_seed_by,
    nonce,
    isRevealed: row.revealed_at !== null,
  };
}

/** @throws for a bet in a shared draw, which has none. */
export function seedsOf({ publicId, seeds }: Round): KeptSeeds {
  if (!seeds) throw new Error(`Round ${publicId} has no seeds of its player.`);
  return seeds;
}

/** The server seed of a round in hex, once its player may know it. */
export function revealedSeed({ seeds }: Round): string | null {
  return seeds?.isRevealed ? seeds.serverSeed.toString('hex') : null;
}

function fromRow(house: House, row: RoundRow): Round {
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
    raised: BigInt(row.raised),
    win: BigInt(row.win),
    rewardUuid: row.reward_uuid,
    seeds: seedsFrom(house, row),
    wager: row.wager === null ? null : thingOf(row.wager),
    actions: z.array(thingSchema).parse(row.done),
    book: row.book,
    build:
      row.definition_hash && row.engine_hash
        ? {
            definition_hash: row.definition_hash.toString('hex'),
            engine_hash: row.engine_hash.toString('hex'),
          }
        : null,
    isUnseen: row.is_unseen,
    bought: row.bought,
    state: row.state,
    failure: playErrorCodes.find((code) => code === row.failure) ?? null,
    transactions: transactionRowsSchema.parse(row.transactions),
    raise: row.raise === null ? null : raiseSchema.parse(row.raise),
    jackpot: row.jackpot === null ? null : entrySchema.parse(row.jackpot),
    poolShare: row.pool_share === null ? null : BigInt(row.pool_share),
    fromRake: BigInt(row.from_rake ?? 0),
    endsAt: row.ends_at,
    createdAt: row.created_at,
  };
}

async function findOne(
  house: House,
  client: Queryable,
  where: string,
  values: readonly unknown[],
): Promise<Round | undefined> {
  const { rows } = await client.query<RoundRow>(`${select} WHERE ${where} LIMIT 1`, [...values]);
  return rows[0] && fromRow(house, rows[0]);
}

/** A round by the id that the client gave it. */
export function findSpin(house: House, sessionId: string, spinId: string): Promise<Round | undefined> {
  return findOne(house, house.pool, 'r.session_id = $1 AND r.spin_id = $2', [sessionId, spinId]);
}

export function findRound(house: House, publicId: string): Promise<Round | undefined> {
  return findOne(house, house.pool, 'r.public_id = $1', [publicId]);
}

/** A round as a transaction sees it. @throws if there is none. */
export async function readRound(house: House, client: Queryable, publicId: string): Promise<Round> {
  const round = await findOne(house, client, 'r.public_id = $1', [publicId]);
  if (!round) throw new Error(`Round ${publicId} is gone.`);
  return round;
}

/** A round that is about to be changed: nobody else changes it before the transaction ends. */
export async function lockRound(
  house: House,
  client: Queryable,
  publicId: string,
): Promise<Round | undefined> {
  await client.query('SELECT 1 FROM house.round WHERE public_id = $1 FOR UPDATE', [publicId]);
  return findOne(house, client, 'r.public_id = $1', [publicId]);
}

/** The round of a player in a game that waits for them, wherever it was begun. */
export function findRoundInPlay(house: House, player: string, gameCode: string): Promise<Round | undefined> {
  return findOne(house, house.pool, `r.player = $1 AND r.game_code = $2 AND r.state = 'in_play'`, [
    player,
    gameCode,
  ]);
}

/** The last settled round of a player in a game. */
export function lastSettledRound(house: House, player: string, gameCode: string): Promise<Round | undefined> {
  return findOne(
    house,
    house.pool,
    `r.player = $1 AND r.game_code = $2 AND r.state = 'settled' ORDER BY r.round_id DESC`,
    [player, gameCode],
  );
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

/** The last rounds of one of a player's places in a game, newest first. */
export async function lastOfPlace(
  house: House,
  player: string,
  gameCode: string,
  place: number,
  limit: number,
): Promise<Round[]> {
  const { rows } = await house.pool.query<RoundRow>(
    `${select} WHERE r.player = $1 AND r.game_code = $2 AND r.place = $3 ORDER BY r.round_id DESC LIMIT $4`,
    [player, gameCode, place, limit],
  );
  return rows.map((row) => fromRow(house, row));
}

/** How long a step may take before the queue takes the round up; twice as long as all attempts of a call together. */
export const lease_ms = 30_000;

/** Takes up to `limit` rounds of this process whose next attempt is due, so that no other worker has them. */
export async function takeDueRounds(house: House, limit: number): Promise<Round[]> {
  const now = house.now();
  const { rows } = await house.pool.query<{ round_id: string }>(
    `UPDATE house.round SET next_attempt_at = $2 WHERE round_id IN (
       SELECT round_id FROM house.round
       WHERE owner = $1 AND next_attempt_at <= $3 AND state IN ('opened', 'in_play', 'closing', 'rolling_back')
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
