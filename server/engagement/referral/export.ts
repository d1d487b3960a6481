import type { Database } from '../../kernel/database.ts';
import { formatMoney } from '../../kernel/money.ts';
import { percentOf } from './rate.ts';

/** A site's referral terms in the form of a brand's `referral.json`; undefined if there are none. */
export async function exportReferral(db: Database, siteId: number) {
  const terms = await db
    .selectFrom('rewards.referral_program')
    .selectAll()
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (!terms) return undefined;
  const tiers = await db
    .selectFrom('rewards.referral_tier')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('tier')
    .execute();
  return {
    is_active: terms.is_active,
    basis: terms.basis,
    minimum_claim: formatMoney(terms.minimum_claim),
    invite: {
      deposit: formatMoney(terms.invite_deposit),
      turnover: formatMoney(terms.invite_turnover),
      reward: formatMoney(terms.invite_reward),
    },
    tiers: tiers.map(({ friends, rate_ppm }) => ({ friends, percent: percentOf(rate_ppm) })),
  };
}
