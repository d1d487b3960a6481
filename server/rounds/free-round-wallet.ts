/** The money side of free rounds: the bets, wins and rollbacks that providers send for them. */
import type { App } from './app.ts';
import type { Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';
import type { Operation, PostResult } from '../ledger/types.ts';
import { creditFreeRoundWin, takeBackFreeRoundWin, type FreeRoundWin } from './free-round-wins.ts';

type WalletApp = Pick<App, 'db' | 'ledger' | 'clock' | 'rounds'>;

/** The fields of a grant that posting a bet needs. */
export interface Grant {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly rewardUuid: string;
  readonly winAs: 'cash' | 'bonus';
}

/**
 * Why a free bet is rejected: its reward is none that we gave, or its grant is for another game or bet, or is used up,
 * cancelled or expired.
 */
export type FreeBetFault = 'unknown_reward' | 'other_game' | 'other_bet' | 'over';

/** What a free bet says of itself. */
export interface Played {
  /** How many rounds of the grant it uses. */
  readonly rounds: number;
  /** Left out if the protocol does not report it per round. */
  readonly stake?: Minor;
  /** Left out if the protocol does not report it. */
  readonly playedAt?: Date;
}

/** Bets are still accepted this long after a grant has expired, because their round may have started before. */
const grace_ms = 5 * 60_000;

/** The player's grant that the provider knows by this reward id; undefined if we gave none. */
export async function findGrantOfReward(
  db: Database,
  player: { siteId: number; playerId: bigint },
  provider: { providerCode: string; rewardId: string },
): Promise<Grant | undefined> {
  const row = await db
    .selectFrom('rounds.free_round_grant')
    .select(['reward_uuid', 'win_as'])
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('provider_code', '=', provider.providerCode)
    .where('provider_reward_id', '=', provider.rewardId)
    .executeTakeFirst();
  const { siteId, playerId } = player;
  return row && { siteId, playerId, rewardUuid: row.reward_uuid, winAs: winAsOf(row.win_as) };
}

/** The grant of a free bet, by the bet's ledger key; undefined if it is no free bet that was taken. */
export async function findGrantOfBet(
  db: Database,
  bet: { siteId: number; playerId: bigint; source: string; externalId: string },
): Promise<Grant | undefined> {
  const { siteId, playerId } = bet;
  const row = await db
    .selectFrom('rounds.free_round_transaction as taken')
    .innerJoin('rounds.free_round_grant as grant', (join) =>
      join
        .onRef('grant.site_id', '=', 'taken.site_id')
        .onRef('grant.player_id', '=', 'taken.player_id')
        .onRef('grant.reward_uuid', '=', 'taken.reward_uuid'),
    )
    .select(['grant.reward_uuid', 'grant.win_as'])
    .where('taken.site_id', '=', siteId)
    .where('taken.player_id', '=', playerId)
    .where('taken.provider_code', '=', bet.source)
    .where('taken.transaction_id', '=', bet.externalId)
    .where('taken.kind', '=', 'bet')
    .executeTakeFirst();
  return row && { siteId, playerId, rewardUuid: row.reward_uuid, winAs: winAsOf(row.win_as) };
}

/**
 * Marks a bet or win in the ledger as one of free rounds. The ledger pays a marked bet only by a marked win, and no other
 * bet by one, so that a win can never be paid by the terms of another kind of bet.
 */
export function asFree(operation: Operation): Operation {
  return { ...operation, meta: { ...operation.meta, free_round: true } };
}

function winAsOf(text: string): Grant['winAs'] {
  return text === 'cash' ? 'cash' : 'bonus';
}

/** Record a free bet. It takes no money and uses up rounds of its grant. */
export async function postFreeBet(
  app: WalletApp,
  grant: Grant,
  bet: Operation,
  played: Played,
): Promise<PostResult | FreeBetFault> {
  return transact(app, (trx) => postFreeBetIn(app, trx, grant, bet, played));
}

/** Record a free bet and pay its win, both or neither. */
export async function postFreeRound(
  app: WalletApp,
  grant: Grant,
  { bet, win }: { readonly bet: Operation; readonly win: Operation },
  played: Played,
): Promise<PostResult | FreeBetFault> {
  return transact(app, async (trx) => {
    const taken = await postFreeBetIn(app, trx, grant, bet, played);
    // A repeat must repeat the win too. The answer then carries the current balance.
    if (taken.status !== 'posted' && taken.status !== 'duplicate') return taken;
    const paid = await postFreeWinIn(app, trx, grant, win);
    if (paid.status !== 'posted' && taken.status === 'posted') throw new Undo(paid);
    return paid;
  });
}

/**
 * Like `postFreeBet`, inside the caller's transaction, for a bet that uses `rounds` of its grant. An owed bet is
 * accepted after its grant has expired, because it was played before; after a cancel only if its provider says that it
 * was played before that. Throws Undo, which must end the transaction.
 */
export async function postFreeBetIn(
  app: WalletApp,
  trx: Database,
  grant: Grant,
  bet: Operation,
  played: Played,
): Promise<PostResult> {
  if (bet.amount !== 0n) throw new Undo('other_bet');
  // The wallet is locked first everywhere, so locking the grant's row afterwards never waits.
  const result = await app.ledger.postIn(trx, asFree(bet));
  if (result.status !== 'posted') return result;
  const row = await lockGrant(trx, grant);
  const lastBet_ms = row.expires_at.getTime() + grace_ms;
  if (row.game_code !== bet.game) throw new Undo('other_game');
  if (played.stake !== undefined && row.bet !== played.stake) throw new Undo('other_bet');
  const isOwed = bet.isOwed === true;
  const hasExpired = lastBet_ms < app.clock.now().getTime();
  const isLate =
    row.cancelled_at !== null && !(isOwed && played.playedAt && played.playedAt <= row.cancelled_at);
  // A bet that uses no round continues one that was taken, e.g. with the feature that it won.
  const continues = played.rounds === 0 && row.used > 0;
  const isOver = (hasExpired && !isOwed) || isLate;
  if (row.used + played.rounds > row.rounds || (isOver && !continues)) throw new Undo('over');
  await note(trx, grant, bet, 'bet', BigInt(played.rounds));
  await count(trx, grant, played.rounds, 0n);
  return result;
}

/** Pay what a free round won, as cash or as bonus money. */
export async function postFreeWin(app: WalletApp, grant: Grant, win: Operation): Promise<PostResult> {
  const result = await transact(app, (trx) => postFreeWinIn(app, trx, grant, win));
  if (typeof result === 'string') throw new Error(`A free win cannot be ${result}`);
  return result;
}

/** Like `postFreeWin`, inside the caller's transaction. Throws Undo, which must end the transaction. */
export async function postFreeWinIn(
  app: WalletApp,
  trx: Database,
  grant: Grant,
  win: Operation,
): Promise<PostResult> {
  const { amount } = win;
  const isCash = grant.winAs === 'cash';
  // A win paid as bonus money moves nothing here. Its amount is stored so that a repeat with another amount is a
  // conflict.
  const recorded = await app.ledger.postIn(
    trx,
    asFree(isCash ? win : { ...win, amount: 0n, meta: { ...win.meta, free_win: amount.toString() } }),
  );
  if (recorded.status !== 'posted') return recorded;
  await note(trx, grant, win, 'win', amount);
  await count(trx, grant, 0, amount);
  if (isCash || amount === 0n) return recorded;
  const credited = await creditFreeRoundWin(app.ledger, trx, winOf(grant, win, amount));
  if (!credited.accepted) throw new Undo(credited);
  return credited;
}

/**
 * Roll back what may be a free bet or win. Any other rollback has its usual effect. Players who never had free rounds
 * skip the transaction, which is slower.
 */
export async function postRollback(app: WalletApp, rollback: Operation): Promise<PostResult> {
  const { reference } = rollback;
  if (reference === undefined || !(await hasGrants(app.db, rollback))) return app.ledger.post(rollback);
  const result = await transact(app, (trx) => postRollbackIn(app, trx, rollback));
  if (typeof result === 'string') throw new Error(`A rollback cannot be ${result}`);
  return result;
}

/**
 * Roll back a bet and its win together. Returns both results, or only the refusal if either is refused, in which case
 * nothing is rolled back.
 */
export async function postRollbackOfRound(
  app: WalletApp,
  stake: Operation,
  win: Operation,
): Promise<readonly PostResult[]> {
  if (!(await hasGrants(app.db, stake))) return app.ledger.postLinked([stake, win]);
  const results: PostResult[] = [];
  const take = async (trx: Database, rollback: Operation): Promise<PostResult> => {
    const result = await postRollbackIn(app, trx, rollback);
    if (!result.accepted) throw new Undo(result);
    results.push(result);
    return result;
  };
  const last = await transact(app, async (trx) => {
    await take(trx, stake);
    return take(trx, win);
  });
  if (typeof last === 'string') throw new Error(`A rollback cannot be ${last}`);
  return last.accepted ? results : [last];
}

/** Like `postRollback`, inside the caller's transaction. Throws Undo, which must end the transaction. */
export async function postRollbackIn(
  app: WalletApp,
  trx: Database,
  rollback: Operation,
): Promise<PostResult> {
  const { siteId, playerId, reference } = rollback;
  const undone = await app.ledger.postIn(trx, rollback);
  if (undone.status !== 'posted' || reference === undefined) return undone;
  const row = await trx
    .deleteFrom('rounds.free_round_transaction')
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('provider_code', '=', rollback.source)
    .where('transaction_id', '=', reference)
    .returning(['reward_uuid', 'kind', 'amount'])
    .executeTakeFirst();
  if (!row) return undone;
  const { win_as } = await lockGrant(trx, { siteId, playerId, rewardUuid: row.reward_uuid });
  const winAs = winAsOf(win_as);
  const grant: Grant = { siteId, playerId, rewardUuid: row.reward_uuid, winAs };
  if (row.kind === 'bet') await count(trx, grant, -Number(row.amount), 0n);
  else await count(trx, grant, 0, -row.amount);
  if (row.kind !== 'win' || winAs === 'cash' || row.amount === 0n) return undone;
  const taken = await takeBackFreeRoundWin(
    app.ledger,
    trx,
    winOf(grant, { ...rollback, externalId: reference }, row.amount),
  );
  if (!taken.accepted) throw new Undo(taken);
  return taken;
}

/** Rolls the transaction back and carries the answer to return instead. */
export class Undo extends Error {
  readonly answer: PostResult | FreeBetFault;
  constructor(answer: PostResult | FreeBetFault) {
    super('The transaction is undone');
    this.answer = answer;
  }
}

async function transact(
  app: WalletApp,
  work: (transaction: Database) => Promise<PostResult>,
): Promise<PostResult | FreeBetFault> {
  try {
    return await app.ledger.transaction(app.db, work);
  } catch (error) {
    if (error instanceof Undo) return error.answer;
    throw error;
  }
}

function winOf(grant: Grant, win: Operation, amount: Minor): FreeRoundWin {
  return {
    siteId: grant.siteId,
    playerId: grant.playerId,
    currency: win.currency,
    rewardUuid: grant.rewardUuid,
    providerCode: win.source,
    transactionId: win.externalId,
    amount,
  };
}

async function hasGrants(db: Database, player: Operation): Promise<boolean> {
  const row = await db
    .selectFrom('rounds.free_round_grant')
    .select('reward_uuid')
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function lockGrant(trx: Database, grant: Omit<Grant, 'winAs'>) {
  return trx
    .selectFrom('rounds.free_round_grant')
    .selectAll()
    .where('site_id', '=', grant.siteId)
    .where('player_id', '=', grant.playerId)
    .where('reward_uuid', '=', grant.rewardUuid)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function note(trx: Database, grant: Grant, of: Operation, kind: 'bet' | 'win', amount: Minor) {
  await trx
    .insertInto('rounds.free_round_transaction')
    .values({
      site_id: grant.siteId,
      player_id: grant.playerId,
      provider_code: of.source,
      transaction_id: of.externalId,
      reward_uuid: grant.rewardUuid,
      kind,
      amount,
    })
    .execute();
}

async function count(trx: Database, grant: Grant, used: number, won: Minor): Promise<void> {
  await trx
    .updateTable('rounds.free_round_grant')
    .set((eb) => ({ used: eb('used', '+', used), won: eb('won', '+', won) }))
    .where('site_id', '=', grant.siteId)
    .where('player_id', '=', grant.playerId)
    .where('reward_uuid', '=', grant.rewardUuid)
    .execute();
}
