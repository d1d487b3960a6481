import type { z } from 'zod';
import type { rewardKinds, rewardSchema } from '@marquee/contract/engagement.ts';
import type { App } from './app.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { formatMoney, type Minor } from '../kernel/money.ts';
import type { OperationKind, PostResult } from '../ledger/types.ts';

export type RewardKind = (typeof rewardKinds)[number];

/** What a player is given. The amount is in 1/100,000 of their currency's unit, or of a token. */
export interface Reward {
  readonly kind: RewardKind;
  readonly amount: Minor;
}

const operationOf: Readonly<Record<RewardKind, OperationKind>> = {
  cash: 'cash_reward',
  bonus: 'bonus_grant',
  token: 'token_grant',
};

/**
 * Credit a reward inside the caller's transaction. The same key credits once. Throws `CLOSE` if the wallet is closed.
 */
export async function creditReward(
  app: Pick<App, 'ledger'>,
  transaction: Database,
  credit: {
    siteId: number;
    playerId: bigint;
    currency: string;
    /** Which part of the platform gives it, e.g. `inbox`. */
    source: string;
    /** What it is given for, e.g. the id of an inbox message. */
    key: string;
    reward: Reward;
  },
): Promise<PostResult> {
  const result = await app.ledger.postIn(transaction, {
    siteId: credit.siteId,
    playerId: credit.playerId,
    currency: credit.currency,
    source: credit.source,
    externalId: credit.key,
    kind: operationOf[credit.reward.kind],
    amount: credit.reward.amount,
  });
  if (result.status === 'wallet_blocked') throw refuse('CLOSE');
  if (!result.accepted) {
    throw new Error(`The reward ${credit.source} ${credit.key} was not posted: ${result.status}`);
  }
  return result;
}

/** A reward as the contract shows it. */
export function presentReward(reward: Reward, currency: string): z.infer<typeof rewardSchema> {
  return { kind: reward.kind, amount: formatMoney(reward.amount), currency };
}

/** The answer to a claim: the reward, and the wallet after it. */
export function presentClaim(
  reward: Reward,
  currency: string,
  claimedAt: Date,
  wallet: Pick<PostResult, 'real' | 'bonus' | 'token'>,
) {
  return {
    reward: presentReward(reward, currency),
    claimed_at: claimedAt.toISOString(),
    game_balance: formatMoney(wallet.real + wallet.bonus),
    game_token: formatMoney(wallet.token),
  };
}

/** Narrow a row's kind to its type. Throws if it is unknown, which the table's check rules out. */
export function rewardKindOf(text: string): RewardKind {
  if (text === 'cash' || text === 'bonus' || text === 'token') return text;
  throw new Error(`Unknown reward kind: ${text}`);
}
