import { betLinesIn } from '@marquee/contract/bet-lines.ts';
import { jackpotBetSchema, jackpotWinSchema } from '@marquee/contract/providers/jackpot.ts';
import type {
  BalanceRequest,
  BetRequest,
  RollbackRequest,
  UserInfoAnswer,
  UserInfoRequest,
  WalletStatus,
  WinRequest,
} from '@marquee/contract/providers/hub88.ts';
import { RefusalError } from '../../kernel/errors.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Buckets, Operation, PostResult, PostStatus } from '../../ledger/types.ts';
import {
  moveFault,
  payWin,
  stakeFault,
  takeStake,
  type FreeRound,
  type Move,
  type StakeFault,
  type TermsFault,
  type WalletApp,
} from '../bet-pipeline.ts';
import type { HubConnection } from '../connections.ts';
import { postRollback } from '../free-round-wallet.ts';
import type { GameSession } from '../game-session.ts';
import { bookJackpotWin, takeBackShare, takeStakeWithShare } from '../jackpot-wallet.ts';
import { standingExclusions } from '../../safety/exclusion-state.ts';
import { playerOfUser } from '../provider-player.ts';

/** A status, with the balance if the user is known. `balance` is the sum of real and bonus money. */
export interface WalletOutcome {
  readonly status: WalletStatus;
  readonly currency?: string;
  readonly balance?: Minor;
  /** Of a bet: what it has contributed to a jackpot. */
  readonly jackpot_contribution?: number;
}

/** The protocol's status for each ledger result. */
const statusOf: Readonly<Record<PostStatus, WalletStatus>> = {
  posted: 'RS_OK',
  duplicate: 'RS_OK',
  already_rolled_back: 'RS_OK',
  remembered: 'RS_OK',
  conflict: 'RS_ERROR_DUPLICATE_TRANSACTION',
  insufficient_funds: 'RS_ERROR_NOT_ENOUGH_MONEY',
  wallet_unknown: 'RS_ERROR_WRONG_CURRENCY',
  wrong_currency: 'RS_ERROR_WRONG_CURRENCY',
  wallet_blocked: 'RS_ERROR_USER_DISABLED',
  limit_reached: 'RS_ERROR_LIMIT_REACHED',
  rolled_back: 'RS_ERROR_DUPLICATE_TRANSACTION',
  reference_unknown: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  reference_settled: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  invalid_amount: 'RS_ERROR_WRONG_TYPES',
  balance_limit: 'RS_ERROR_LIMIT_REACHED',
};

/** What a provider may know about a player: nothing that identifies them by name. */
export async function userInfo(
  app: WalletApp,
  connection: HubConnection,
  request: UserInfoRequest,
): Promise<UserInfoAnswer> {
  if (!connection.isActive) return { status: 'RS_ERROR_INVALID_PARTNER' };
  const player = await playerOfUser(app.db, connection.providerCode, request.user);
  if (!player) return { status: 'RS_ERROR_INVALID_TOKEN' };
  const [row, site] = await Promise.all([
    app.db
      .selectFrom('players.identity')
      .select(['birth_date', 'created_at', 'status'])
      .where('site_id', '=', player.siteId)
      .where('player_id', '=', player.playerId)
      .executeTakeFirstOrThrow(),
    app.sites.byId(player.siteId),
  ]);
  if (row.status === 'blocked' || row.status === 'closed') return { status: 'RS_ERROR_USER_DISABLED' };
  // Whoever takes a break from play is let into no game, and neither into the chat of one.
  if ((await standingExclusions(app.db, player, app.clock.now())).length > 0)
    return { status: 'RS_ERROR_USER_DISABLED' };
  return {
    status: 'RS_OK',
    ...(site.country === null ? {} : { country: site.country }),
    ...(site.jurisdiction === null ? {} : { jurisdiction: site.jurisdiction }),
    sub_partner_id: site.siteCode,
    birth_date: row.birth_date,
    registration_date: row.created_at.toISOString().slice(0, 10),
  };
}

/** The player's playable balance. */
export async function userBalance(
  app: WalletApp,
  connection: HubConnection,
  request: BalanceRequest,
): Promise<WalletOutcome> {
  if (!connection.isActive) return { status: 'RS_ERROR_INVALID_PARTNER' };
  const session = await sessionOf(app, connection, request);
  if (!session) return { status: 'RS_ERROR_INVALID_TOKEN' };
  if (session.expiresAt <= app.clock.now()) return { status: 'RS_ERROR_TOKEN_EXPIRED' };
  const standing = await app.rounds.games.standing(
    session.siteId,
    connection.providerCode,
    request.game_code,
  );
  if (standing === 'unknown') return { status: 'RS_ERROR_INVALID_GAME' };
  const balance = await app.ledger.balance(session);
  if (!balance) return { status: 'RS_ERROR_WRONG_CURRENCY' };
  return { status: 'RS_OK', currency: session.currency, balance: playable(balance) };
}

/** The protocol's status for each reason to reject a stake. */
const statusOfFault: Readonly<Record<StakeFault, WalletStatus>> = {
  switched_off: 'RS_ERROR_INVALID_PARTNER',
  no_session: 'RS_ERROR_INVALID_TOKEN',
  expired: 'RS_ERROR_TOKEN_EXPIRED',
  disabled: 'RS_ERROR_USER_DISABLED',
  limit_reached: 'RS_ERROR_LIMIT_REACHED',
  closed_game: 'RS_ERROR_INVALID_GAME',
  unknown_game: 'RS_ERROR_INVALID_GAME',
  site_closed: 'RS_ERROR_INVALID_PARTNER',
  wrong_currency: 'RS_ERROR_WRONG_CURRENCY',
  used_by_another: 'RS_ERROR_DUPLICATE_TRANSACTION',
};
const statusOfTerms: Readonly<
  Record<Exclude<TermsFault, 'above_bonus_maximum' | 'unknown_reward'>, WalletStatus>
> = {
  other_game: 'RS_ERROR_INVALID_GAME',
  other_bet: 'RS_ERROR_WRONG_TYPES',
  over: 'RS_ERROR_LIMIT_REACHED',
};

/** Take a stake. A free bet is recorded but takes no money. */
export async function bet(
  app: WalletApp,
  connection: HubConnection,
  request: BetRequest,
): Promise<WalletOutcome> {
  if (!connection.isActive) return { status: 'RS_ERROR_INVALID_PARTNER' };
  const session = await sessionOf(app, connection, request);
  if (!session) return { status: 'RS_ERROR_INVALID_TOKEN' };
  const fault = await stakeFault(app, moveOf(connection, session, request, request.currency), {
    session,
    externalId: request.transaction_uuid,
    round: request.round,
  });
  if (fault === 'limit_reached') return limitReached(app, session);
  if (fault) return { status: statusOfFault[fault] };
  const operation = {
    ...operationOf(connection, session, request),
    kind: 'bet',
    amount: request.is_free ? 0n : BigInt(request.amount),
  } as const;
  const contribution = contributionOf(request);
  if (contribution > request.amount) return { status: 'RS_ERROR_WRONG_TYPES' };
  const { result, contributed } =
    contribution > 0
      ? await takeStakeWithShare(app, operation, BigInt(contribution))
      : { result: await takeStake(app, operation, freeRoundOf(request)), contributed: 0n };
  if (result === 'above_bonus_maximum' || result === 'unknown_reward') return limitReached(app, session);
  if (typeof result === 'string') return { status: statusOfTerms[result] };
  const outcome = outcomeOf(result, session);
  return contributed > 0n ? { ...outcome, jackpot_contribution: Number(contributed) } : outcome;
}

/** What a bet says it would contribute to a jackpot. A free bet has no stake to take it from. */
function contributionOf({ is_free, meta }: BetRequest): number {
  const said = jackpotBetSchema.safeParse(meta);
  return said.success && !is_free ? said.data.jackpot.contribution : 0;
}

/** Answers a bet that comes after the player's time limit, exceeds their bonus's maximum bet or is free without reason. */
async function limitReached(app: WalletApp, session: GameSession): Promise<WalletOutcome> {
  const balance = await app.ledger.balance(session);
  const status = 'RS_ERROR_LIMIT_REACHED';
  return balance ? { status, currency: session.currency, balance: playable(balance) } : { status };
}

/**
 * Pay a win, even after the session has ended or the provider was switched off, because placed stakes are always
 * settled. A lost round is a win of zero.
 */
export async function win(
  app: WalletApp,
  connection: HubConnection,
  request: WinRequest,
): Promise<WalletOutcome> {
  const session = await sessionOf(app, connection, request);
  if (!session) return { status: 'RS_ERROR_INVALID_TOKEN' };
  const fault = await moveFault(app, moveOf(connection, session, request, request.currency));
  if (fault) return { status: statusOfFault[fault] };
  const operation = {
    ...operationOf(connection, session, request),
    kind: 'win',
    amount: BigInt(request.amount),
    reference: request.reference_transaction_uuid,
  } as const;
  const said = jackpotWinSchema.safeParse(request.meta);
  const jackpot = said.success ? said.data.jackpot : { win: 0, seed: 0 };
  if (jackpot.win > request.amount) return { status: 'RS_ERROR_WRONG_TYPES' };
  const result = await payWin(app, operation, request.is_free);
  // The bet of this win was rolled back. The protocol treats it as a bet that does not exist.
  if (result.status === 'rolled_back') {
    return { ...outcomeOf(result, session), status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };
  }
  if (result.accepted) {
    await bookJackpotWin(app, operation, { paid: BigInt(jackpot.win), seed: BigInt(jackpot.seed) });
  }
  return outcomeOf(result, session);
}

/**
 * Roll back a bet or win; accepted as late as a win. An unknown transaction is remembered and refused if it arrives
 * later.
 */
export async function rollback(
  app: WalletApp,
  connection: HubConnection,
  request: RollbackRequest,
): Promise<WalletOutcome> {
  const session = await sessionOf(app, connection, request);
  if (!session) return { status: 'RS_ERROR_INVALID_TOKEN' };
  const fault = await moveFault(app, moveOf(connection, session, request, session.currency));
  if (fault) return { status: statusOfFault[fault] };
  const operation = {
    ...operationOf(connection, session, request),
    kind: 'rollback',
    amount: 0n,
    reference: request.reference_transaction_uuid,
  } as const;
  const result = await postRollback(app, operation);
  if (result.accepted) await takeBackShare(app, operation);
  return outcomeOf(result, session);
}

function moveOf(
  connection: HubConnection,
  session: GameSession,
  request: BetRequest | WinRequest | RollbackRequest,
  currency: string,
): Move {
  const { game_code: gameCode, transaction_uuid: transactionId } = request;
  return { connection, player: session, gameCode, currency, transactionId };
}

function freeRoundOf(request: BetRequest): FreeRound | undefined {
  if (!request.is_free) return undefined;
  return { rewardId: request.reward_uuid ?? undefined, stake: BigInt(request.amount) };
}

/** Whether the ledger's queue is full. Nothing was posted, so the caller can try again. */
export function isBusy(error: unknown): boolean {
  return error instanceof RefusalError && error.refusal === 'serviceUnavailable';
}

async function sessionOf(
  app: WalletApp,
  connection: HubConnection,
  request: { token: string; user: string },
): Promise<GameSession | undefined> {
  const session = await app.rounds.sessions.find(request.token);
  if (session?.userId !== request.user || session.providerCode !== connection.providerCode) return undefined;
  return session;
}

function operationOf(
  connection: HubConnection,
  session: GameSession,
  request: BetRequest | WinRequest | RollbackRequest,
): Omit<Operation, 'kind' | 'amount' | 'round'> & { round: string } {
  return {
    source: connection.providerCode,
    externalId: request.transaction_uuid,
    siteId: session.siteId,
    playerId: session.playerId,
    currency: session.currency,
    round: request.round,
    game: request.game_code,
    meta: {
      round_closed: request.round_closed,
      supplier_transaction_id: request.supplier_transaction_id,
      ...('is_free' in request && request.is_free && typeof request.reward_uuid === 'string'
        ? { reward_uuid: request.reward_uuid }
        : {}),
      ...betLinesOf(request),
    },
  };
}

/** The events that a sportsbook bet is on, stored with the bet for the player's history. */
function betLinesOf(request: BetRequest | WinRequest | RollbackRequest): { bet_lines?: string } {
  const lines = 'meta' in request ? betLinesIn(request.meta) : [];
  return lines.length > 0 ? { bet_lines: JSON.stringify(lines) } : {};
}

function outcomeOf(result: PostResult, session: GameSession): WalletOutcome {
  return { status: statusOf[result.status], currency: session.currency, balance: playable(result) };
}

function playable(buckets: Buckets): Minor {
  return buckets.real + buckets.bonus;
}
