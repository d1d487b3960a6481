import type { App } from './app.ts';
import type { Minor } from '../kernel/money.ts';
import { isPosted } from '../ledger/read-operations.ts';
import type { FundsOrder, Operation } from '../ledger/types.ts';

/** How a bet is placed: under the player's active bonus if there is one, and by what it counts towards rewards. */
export interface BetTerms {
  readonly funds?: FundsOrder | undefined;
  readonly maxBet?: Minor | undefined;
  /** How much of its real money counts towards rewards, in ten-thousandths. Whole if left out. */
  readonly rewardWeight?: number | undefined;
}

/** Every bet with money calls this, so it must answer from memory. */
export type BetTermsOf = (
  player: { readonly siteId: number; readonly playerId: bigint },
  providerCode: string,
  gameCode: string,
) => Promise<BetTerms>;

/**
 * Apply the terms of the player's active bonus to a bet: which money is used first, and the maximum bet; and say how much of
 * it counts towards rewards. Returns `above_bonus_maximum` if the bet is larger and was not posted before under its key.
 */
export async function underBonusTerms(
  app: Pick<App, 'db' | 'betTerms'>,
  player: { siteId: number; playerId: bigint },
  bet: Operation,
): Promise<Operation | 'above_bonus_maximum'> {
  const terms = await app.betTerms(player, bet.source, bet.game ?? '');
  const isAbove = terms.maxBet !== undefined && bet.amount > terms.maxBet;
  // A bet that was posted before the bonus began gets the same answer when it is repeated.
  if (isAbove && !(await isPosted(app.db, bet))) return 'above_bonus_maximum';
  const { rewardWeight } = terms;
  return terms.funds === undefined ? { ...bet, rewardWeight } : { ...bet, rewardWeight, funds: terms.funds };
}
