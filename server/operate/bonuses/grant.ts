import { bonusesGrant } from '@marquee/contract/operate/bonuses/grant.ts';
import { claimPromotion } from '../../bonus/promotions/claim.ts';
import { asPlayer, requirePlayer } from '../../console/show-player.ts';
import { reasonOfRefusal, RefusalError, refuseFor } from '../../kernel/errors.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveBonusesGrant = serveOperation(bonusesGrant, async ({ app, input, sites, noteIn }) => {
  const player = await requirePlayer(app, sites, input.player_id);
  const session = asPlayer(player, app.clock.now());
  try {
    const bonus_id = await claimPromotion(app, session, input.promotion_id, (trx, bonusId) =>
      noteIn(trx, {
        siteId: player.site_id,
        subjectId: input.player_id,
        after: { bonus_id: bonusId, promotion_id: input.promotion_id },
        reason: input.reason,
      }),
    );
    return { bonus_id };
  } catch (error) {
    if (!(error instanceof RefusalError) || error.refusal === 'promotionNotFound') throw error;
    // The rules of the promotion or of the player stand against it.
    throw refuseFor(reasonOfRefusal(error));
  }
});
