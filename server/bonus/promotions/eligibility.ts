import type { AnswerOf } from '@marquee/contract/call.ts';
import type { promotionEligibility } from '@marquee/contract/api/promotion/eligibility.ts';
import type { PlayerSession } from '../../players/player-session.ts';
import { RefusalError } from '../../kernel/errors.ts';
import { requireMayPlay } from '../../safety/may-play.ts';
import type { BonusApp } from '../bonus.ts';
import { countFor } from '../count-all.ts';
import { bonusStatusOf } from '../present-bonus.ts';
import { openPromotions } from './promotions.ts';
import { readClaimFacts, reasonAgainst } from './reason-against.ts';

/** Whether the player may claim each of the site's open promotions now, and the reason if not. */
export async function eligibility(
  app: BonusApp,
  session: PlayerSession,
): Promise<AnswerOf<typeof promotionEligibility>['value']> {
  await countFor(app, session);
  const now = app.clock.now();
  const [promotions, facts, barrier] = await Promise.all([
    openPromotions(app.db, session.siteId, now).selectAll().execute(),
    readClaimFacts(app, session),
    barrierOf(app, session),
  ]);
  return promotions.map((promotion) => {
    const reason = barrier ?? reasonAgainst(promotion, facts, now) ?? '';
    const claim = facts.bonuses.findLast((bonus) => bonus.promotion_id === promotion.promotion_id);
    return {
      promotion_id: promotion.promotion_id,
      can_claim: reason === '',
      reason,
      bonus_id: claim?.bonus_id ?? null,
      bonus_status: claim ? bonusStatusOf(claim.status) : null,
    };
  });
}

/** A reason that rules out every promotion: the player's own break from play, an operator's block, or their age. */
async function barrierOf(app: BonusApp, session: PlayerSession): Promise<string | undefined> {
  try {
    await requireMayPlay(app, session);
    return undefined;
  } catch (error) {
    if (error instanceof RefusalError) return error.refusal;
    throw error;
  }
}
