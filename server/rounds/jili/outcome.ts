import { jiliBetCodes, jiliCancelCodes } from '@marquee/contract/providers/jili.ts';
import type { Database } from '../../kernel/database.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Buckets, PostResult, PostStatus } from '../../ledger/types.ts';
import { Undo } from '../free-round-wallet.ts';
import type { JiliPlayer, JiliWalletApp } from './player.ts';

/** An answer of the wallet, with the player and their balance if they are known. */
export interface JiliOutcome {
  readonly errorCode: number;
  readonly message: string;
  readonly username?: string;
  readonly currency?: string;
  readonly balance?: Minor;
  readonly token?: string;
}

/** Rolls the transaction back and carries the answer to return instead. */
export class Refused extends Error {
  readonly errorCode: number;
  constructor(errorCode: number, message: string) {
    super(message);
    this.name = 'Refused';
    this.errorCode = errorCode;
  }
}

export const tokenUnknown: JiliOutcome = {
  errorCode: jiliBetCodes.tokenExpired,
  message: 'The token is unknown or has expired',
};

const { otherError, notEnoughBalance, invalidParameter, alreadyAccepted } = jiliBetCodes;
/** The answer to a bet or settlement that the ledger did not post. */
const refusals: Readonly<Partial<Record<PostStatus, readonly [number, string]>>> = {
  duplicate: [alreadyAccepted, 'Already accepted'],
  insufficient_funds: [notEnoughBalance, 'Not enough balance'],
  wallet_unknown: [invalidParameter, "Not the player's currency"],
  wrong_currency: [invalidParameter, "Not the player's currency"],
  wallet_blocked: [otherError, 'The player may not bet'],
  limit_reached: [otherError, 'The player has reached their own limit'],
  conflict: [otherError, 'The round was used with other amounts'],
  rolled_back: [otherError, 'The round was cancelled'],
  reference_unknown: [otherError, 'The bet is unknown'],
  balance_limit: [otherError, 'The balance can hold no more'],
};

/** Throws Refused unless this call posted the operation. */
export function requirePosted(result: PostResult): PostResult {
  if (result.status === 'posted') return result;
  throw refusalOf(result);
}

/** The answer to a bet or settlement that this call did not post. */
export function refusalOf(result: PostResult): Refused {
  const [errorCode, message] = refusals[result.status] ?? [otherError, result.status];
  return new Refused(errorCode, message);
}

/**
 * Run `work` in one transaction and turn its result into an answer. If it is refused, everything is rolled back, and
 * the answer carries the current balance.
 */
export async function settle(
  app: JiliWalletApp,
  player: JiliPlayer,
  work: (transaction: Database) => Promise<{ result: Buckets; errorCode?: number; message?: string }>,
): Promise<JiliOutcome> {
  try {
    const { result, errorCode = 0, message = 'success' } = await app.ledger.transaction(app.db, work);
    return outcomeOf(player, result, errorCode, message);
  } catch (error) {
    const refused = refusedBy(error);
    if (!refused) throw error;
    return refusedOutcome(app, player, refused);
  }
}

/** A refusal with the current balance. */
export async function refusedOutcome(
  app: JiliWalletApp,
  player: JiliPlayer,
  { errorCode, message }: { readonly errorCode: number; readonly message: string },
): Promise<JiliOutcome> {
  const balance = await app.ledger.balance(player);
  return balance ? outcomeOf(player, balance, errorCode, message) : { errorCode, message };
}

export const freeSpinsRefused = new Refused(otherError, 'The free spins do not allow this bet');

function refusedBy(error: unknown): Refused | undefined {
  if (error instanceof Refused) return error;
  if (!(error instanceof Undo)) return undefined;
  return typeof error.answer === 'string'
    ? freeSpinsRefused
    : new Refused(jiliCancelCodes.cancelRefused, 'The win has been spent');
}

export function outcomeOf(
  player: JiliPlayer,
  buckets: Buckets,
  errorCode = 0,
  message = 'success',
): JiliOutcome {
  return {
    errorCode,
    message,
    username: player.userId,
    currency: player.currency,
    balance: buckets.real + buckets.bonus,
  };
}
