import { promotionClaim } from '@marquee/contract/api/promotion/claim.ts';
import { serve } from '../../http/serve.ts';
import { showBonus } from '../../bonus/present-bonus.ts';
import { playerLanguage } from '../../players/player-language.ts';
import { claimPromotion } from '../../bonus/promotions/claim.ts';

export const servePromotionClaim = serve(promotionClaim, async ({ app, input, session }) => {
  const bonusId = await claimPromotion(app, session, input.promotion_id);
  const language = await playerLanguage(app, session, input.language);
  return { bonus: await showBonus(app, session, bonusId, language) };
});
