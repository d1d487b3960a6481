import type { App } from '../kernel/app.ts';
import { isPosted } from '../ledger/read-operations.ts';
import type { Operation } from '../ledger/types.ts';

/**
 * A bet by the terms of the player's active bonus: they say from which money it is taken first, and how large it may be.
 * They are known from memory. `above_bonus_maximum`: it is larger, and was not posted before under its key either.
 */
export async function underBonusTerms(
  app: Pick<App, 'db' | 'rounds'>,
  player: { siteId: number; playerId: bigint },
  bet: Operation,
): Promise<Operation | 'above_bonus_maximum'> {
  const terms = await app.rounds.bonuses.betTerms(player, bet.source, bet.game ?? '');
  const isAbove = terms.maxBet !== undefined && bet.amount > terms.maxBet;
  // A repeat of a bet that was posted before the bonus began is answered as before.
  if (isAbove && !(await isPosted(app.db, bet))) return 'above_bonus_maximum';
  return terms.funds === undefined ? bet : { ...bet, funds: terms.funds };
}
