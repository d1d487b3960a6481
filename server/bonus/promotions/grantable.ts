import type { PlayerSession } from '../../players/player-session.ts';
import { inLanguage } from '../../sites/words.ts';
import type { BonusApp } from '../bonus.ts';
import { eligibility } from './eligibility.ts';
import { isClaimable, parseOffer } from './offer.ts';
import { openPromotions, parsePromotionWords } from './promotions.ts';

/** The site's open promotions that can be claimed, and for each whether this player can have it now. */
export async function grantablePromotions(app: BonusApp, player: PlayerSession, language: string) {
  const [rows, standing] = await Promise.all([
    openPromotions(app.db, player.siteId, app.clock.now()).selectAll().execute(),
    eligibility(app, player),
  ]);
  return rows.flatMap((row) => {
    const offer = parseOffer(row.offer);
    if (!isClaimable(offer)) return [];
    const own = standing.find(({ promotion_id }) => promotion_id === row.promotion_id);
    return [
      {
        promotion_id: row.promotion_id,
        title: inLanguage(parsePromotionWords(row.words).title, language),
        kind: offer.kind,
        can_grant: own?.can_claim ?? false,
        reason: own?.reason ?? '',
      },
    ];
  });
}
