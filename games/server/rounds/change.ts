/** Every change of a round's state, with the transactions that it owes the operator: both are kept, or neither. */
import { v7 as newId } from 'uuid';
import type { PlayErrorCode } from '../../kit/play-api/common.ts';
import type { JackpotRules } from '../../kit/jackpot/rules.ts';
import type { Thing } from '../../kit/round/round-game.ts';
import { returnFreeBet } from '../free-bets.ts';
import type { House } from '../house.ts';
import { askEntry, enterJackpot, voidEntry } from '../jackpots/entries.ts';
import { moveMeter, releaseMeter } from '../meters.ts';
import { inTransaction, type Queryable } from '../transaction.ts';
import { takeBackRounds } from './close.ts';
import { lease_ms, readRound, type Round, type RoundTransaction } from './round.ts';

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
  /** Null for a bet in a shared draw. */
  seeds: { seedId: string; nonce: number } | null;
  wager: Thing | null;
  book: unknown;
  buildId: number;
  /** What is reserved for it: the most that it could have paid. */
  exposure: bigint;
  isDemo: boolean;
  isUnseen: boolean;
  /** When it is ended for a player who does not return; null if it is decided with its beginning. */
  endsAt: Date | null;
  /** What is done first for that player; see `awayNameOf`. */
  whenAway?: string | null;
  /** Which of several bets that the player may have at a time; 0 where it is one. */
  place: number;
  /** What was bought in place of a slot's spin. */
  bought: 'free_spins' | null;
  /** The jackpot that a share of the bet enters; null for a game without one. */
  jackpot: JackpotRules | null;
};

const leaseFrom = (house: House) => new Date(house.now().getTime() + lease_ms);

/**
 * Writes a round down before anything of it is said to the operator. Demo rounds owe nobody: they stand where they begin.
 * @returns its number.
 */
export async function insertRound(house: House, client: Queryable, round: NewRound): Promise<string> {
  const now = house.now();
  const demoState = round.endsAt === null ? 'settled' : 'in_play';
  const state = round.isDemo ? demoState : 'opened';
  const { rows } = await client.query<{ round_id: string }>(
    `INSERT INTO house.round (public_id, session_id, spin_id, player, game_code, game_version, currency, bet, win, reward_uuid,
       seed_id, nonce, wager, book, state, owner, next_attempt_at, created_at, settled_at, exposure, build_id, is_unseen, ends_at,
       place, when_away, bought)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26)
     RETURNING round_id`,
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
      round.seeds?.seedId ?? null,
      round.seeds?.nonce ?? null,
      round.wager === null ? null : JSON.stringify(round.wager),
      JSON.stringify(round.book),
      state,
      house.instance,
      round.isDemo ? round.endsAt : leaseFrom(house),
      now,
      state === 'settled' ? now : null,
      round.exposure.toString(),
      round.buildId,
      round.isUnseen,
      round.endsAt,
      round.place,
      round.whenAway ?? null,
      round.bought,
    ],
  );
  const roundId = rows[0]?.round_id;
  if (roundId === undefined) throw new Error(`Round ${round.publicId} was not written.`);
  if (round.isDemo) return roundId;
  await client.query(
    `INSERT INTO house.round_transaction (transaction_uuid, round_id, kind, amount, state, created_at)
     VALUES ($1, $2, 'bet', $3, 'pending', $4)`,
    [newId(), roundId, round.bet.toString(), now],
  );
  // A free bet has no stake that could enter a jackpot.
  if (!round.jackpot || round.rewardUuid !== null) return roundId;
  const { gameCode: jackpotId, jackpot: rules, sessionId, currency, bet } = round;
  await askEntry(client, { jackpotId, rules, roundId, sessionId, currency, bet });
  return roundId;
}

/** The player has seen a round to its end. */
export async function markSeen(house: House, player: string, publicId: string): Promise<void> {
  await house.pool.query(
    `UPDATE house.round SET is_unseen = false WHERE public_id = $1 AND player = $2 AND is_unseen`,
    [publicId, player],
  );
}

/** Appends what the operator is asked for next: a win of the round, or one of its bets back. */
export async function owe(
  house: House,
  client: Queryable,
  round: Round,
  kind: 'win' | 'rollback',
  amount: bigint,
  of: RoundTransaction = betOf(round),
): Promise<RoundTransaction> {
  const transaction = {
    transactionUuid: newId(),
    kind,
    amount,
    referenceUuid: of.transactionUuid,
    state: 'pending',
    attempts: 0,
    balanceAfter: null,
    step: null,
  } as const;
  await client.query(
    `INSERT INTO house.round_transaction (transaction_uuid, round_id, kind, amount, reference_uuid, state, created_at)
     VALUES ($1, $2, $3, $4, $5, 'pending', $6)`,
    [
      transaction.transactionUuid,
      round.roundId,
      kind,
      amount.toString(),
      transaction.referenceUuid,
      house.now(),
    ],
  );
  return transaction;
}

export async function answerTransaction(
  house: House,
  client: Queryable,
  { transactionUuid }: RoundTransaction,
  state: RoundTransaction['state'],
  balance: bigint | null,
): Promise<void> {
  await client.query(
    `UPDATE house.round_transaction SET state = $2, balance_after = $3, answered_at = $4 WHERE transaction_uuid = $1`,
    [transactionUuid, state, balance?.toString() ?? null, house.now()],
  );
}

/** The bet that began a round for money. @throws for a demo round, which has none. */
export function betOf(round: Round): RoundTransaction {
  const found = round.transactions.find(({ kind, step }) => kind === 'bet' && step === null);
  if (!found) throw new Error(`Round ${round.publicId} has no bet.`);
  return found;
}

/** What a round that is decided pays. @throws for one that owes nothing yet. */
export function winOf(round: Round): RoundTransaction {
  const found = round.transactions.find(({ kind }) => kind === 'win');
  if (!found) throw new Error(`Round ${round.publicId} has no win.`);
  return found;
}

/** The bets of a round that are owed back. */
export function rollbacksOwed({ transactions }: Round): readonly RoundTransaction[] {
  return transactions.filter(({ kind, state }) => kind === 'rollback' && state === 'pending');
}

/**
 * The bet was taken: the round waits for its player, or owes what it pays. It enters its jackpot in the same transaction, so that a
 * pot is won by a bet that was taken, and what it pays is owed from then on.
 * @param answer the balance after it, and what the operator has booked of the contribution to a jackpot.
 * @returns the round as it is now, or null if it had moved on already.
 */
export async function markBetTaken(
  house: House,
  round: Round,
  { balance, booked }: { balance: bigint; booked: bigint },
): Promise<Round | null> {
  const isDecided = round.endsAt === null;
  const state = isDecided ? 'closing' : 'in_play';
  return inTransaction(house.pool, async (client) => {
    const { rowCount } = await client.query(
      `UPDATE house.round SET state = $2, next_attempt_at = $3 WHERE round_id = $1 AND state = 'opened'`,
      [round.roundId, state, round.endsAt ?? leaseFrom(house)],
    );
    if (rowCount !== 1) return null;
    await answerTransaction(house, client, betOf(round), 'acknowledged', balance);
    if (round.poolShare !== null && booked !== round.poolShare) {
      // With bonus money, or where pools are not known, a ticket would be in a pool that has not got its money: it is given back.
      await takeBackRounds(house, client, [round.publicId], 'real_money_needed');
      return readRound(house, client, round.publicId);
    }
    await moveMeter(house, client, round);
    const fromPot = await enterJackpot(house, client, round, booked);
    const win = round.win + fromPot;
    if (fromPot > 0n) {
      await client.query(`UPDATE house.round SET win = $2, is_unseen = true WHERE round_id = $1`, [
        round.roundId,
        win.toString(),
      ]);
    }
    const owed = isDecided ? [await owe(house, client, round, 'win', win)] : [];
    if (round.jackpot) return readRound(house, client, round.publicId);
    return { ...round, state, transactions: [...round.transactions, ...owed] };
  });
}

export async function markSettled(house: House, round: Round, balance: bigint): Promise<void> {
  await inTransaction(house.pool, async (client) => {
    await client.query(
      `UPDATE house.round SET state = 'settled', next_attempt_at = NULL, settled_at = $2
       WHERE round_id = $1 AND state = 'closing'`,
      [round.roundId, house.now()],
    );
    await answerTransaction(house, client, winOf(round), 'acknowledged', balance);
  });
  house.exposure.release(round.publicId);
}

/**
 * The bet was refused (nothing moved), or its fate is unknown (a rollback is owed). A free bet is given back.
 * @returns the round as it is now, or null if it had moved on already.
 */
export async function markFailed(
  house: House,
  round: Round,
  state: 'refused' | 'rolling_back',
  failure: PlayErrorCode,
): Promise<Round | null> {
  const owed = await inTransaction(house.pool, async (client) => {
    const { rowCount } = await client.query(
      `UPDATE house.round SET state = $2, failure = $3, next_attempt_at = $4 WHERE round_id = $1 AND state = 'opened'`,
      [round.roundId, state, failure, state === 'refused' ? null : leaseFrom(house)],
    );
    if (rowCount !== 1) return null;
    await answerTransaction(house, client, betOf(round), state === 'refused' ? 'refused' : 'unknown', null);
    if (round.rewardUuid !== null) await returnFreeBet(client, round.rewardUuid);
    if (round.jackpot) await voidEntry(client, round);
    await releaseMeter(client, round);
    return state === 'refused' ? [] : [await owe(house, client, round, 'rollback', round.bet)];
  });
  if (!owed) return null;
  // A round that did not come about is never paid.
  house.exposure.release(round.publicId);
  return { ...round, state, failure, transactions: [...round.transactions, ...owed] };
}

/** A bet has come back. With the last of them a round that is rolled back has ended; one in play waits for its player again. */
export async function markGivenBack(house: House, round: Round, rollback: RoundTransaction): Promise<void> {
  const isOver = await inTransaction(house.pool, async (client) => {
    await answerTransaction(house, client, rollback, 'acknowledged', null);
    const { rows } = await client.query<{ state: string }>(
      `UPDATE house.round r
       SET state = CASE state WHEN 'rolling_back' THEN 'rolled_back' ELSE state END,
         settled_at = CASE state WHEN 'rolling_back' THEN $2 ELSE settled_at END,
         next_attempt_at = CASE state WHEN 'in_play' THEN ends_at END
       WHERE round_id = $1 AND state IN ('rolling_back', 'in_play') AND NOT EXISTS (
         SELECT FROM house.round_transaction t WHERE t.round_id = r.round_id AND kind = 'rollback' AND t.state = 'pending')
       RETURNING state`,
      [round.roundId, house.now()],
    );
    return rows[0]?.state === 'rolled_back';
  });
  if (isOver) house.exposure.release(round.publicId);
}

/** Attempts after which a debt is left to a person. */
const maxAttempts = 500;

/** Puts the next attempt off, longer each time: from one second to ten minutes. */
export async function postpone(house: House, round: Round, owed: RoundTransaction): Promise<void> {
  const attempts = owed.attempts + 1;
  const pause_ms = Math.min(1000 * 2 ** Math.min(attempts - 1, 10), 600_000);
  const next = attempts >= maxAttempts ? null : new Date(house.now().getTime() + pause_ms);
  if (next === null) {
    house.log.error({ round: round.publicId, state: round.state }, 'round given up: settle it by hand');
  }
  await inTransaction(house.pool, async (client) => {
    await client.query(`UPDATE house.round SET next_attempt_at = $2 WHERE round_id = $1`, [
      round.roundId,
      next,
    ]);
    await client.query(`UPDATE house.round_transaction SET attempts = $2 WHERE transaction_uuid = $1`, [
      owed.transactionUuid,
      attempts,
    ]);
  });
}
