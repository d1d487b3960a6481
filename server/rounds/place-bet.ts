import type { App } from './app.ts';
import type { Minor } from '../kernel/money.ts';
import { isPosted } from '../ledger/is-posted.ts';
import type { FundsOrder, Operation } from '../ledger/types.ts';

/** How a bet is placed under the player's active bonus; empty without one. */
export interface BetTerms {
  readonly funds?: FundsOrder | undefined;
  readonly maxBet?: Minor | undefined;
}

/** Asked in the path of every bet, so that it has to answer from memory. */
export type BetTermsOf = (
  player: { readonly siteId: number; readonly playerId: bigint },
  providerCode: string,
  gameCode: string,
) => Promise<BetTerms>;

/**
 * A bet by the terms of the player's active bonus: they say from which money it is taken first, and how large it may be.
 * They are known from memory. `above_bonus_maximum`: it is larger, and was not posted before under its key either.
 */
export async function underBonusTerms(
  app: Pick<App, 'db' | 'betTerms'>,
  player: { siteId: number; playerId: bigint },
  bet: Operation,
): Promise<Operation | 'above_bonus_maximum'> {
  const terms = await app.betTerms(player, bet.source, bet.game ?? '');
  const isAbove = terms.maxBet !== undefined && bet.amount > terms.maxBet;
  // A repeat of a bet that was posted before the bonus began is answered as before.
  if (isAbove && !(await isPosted(app.db, player, bet))) return 'above_bonus_maximum';
  return terms.funds === undefined ? bet : { ...bet, funds: terms.funds };
}
