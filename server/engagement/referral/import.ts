import { moneySchema } from '@marquee/contract/fields.ts';
import { z } from 'zod';
import { sql, type Database } from '../../kernel/database.ts';
import { parseMoney } from '../../kernel/money.ts';
import { ppmOf } from './rate.ts';

/** `brands/<brand>/referral.json`. */
export const referralFileSchema = z.strictObject({
  is_active: z.boolean(),
  basis: z.enum(['turnover', 'ngr']),
  minimum_claim: moneySchema,
  invite: z.strictObject({ deposit: moneySchema, turnover: moneySchema, reward: moneySchema }),
  tiers: z
    .array(z.strictObject({ friends: z.int().min(0), percent: z.string().regex(/^\d{1,2}(\.\d{1,4})?$/) }))
    .min(1),
});

/** Make a site's referral terms match its brand's `referral.json`. Without that file the programme becomes inactive. */
export async function importReferral(trx: Database, siteId: number, file: unknown): Promise<void> {
  if (file === undefined) {
    await sql`update rewards.referral_program set is_active = false where site_id = ${siteId}`.execute(trx);
    return;
  }
  const terms = referralFileSchema.parse(file);
  await sql`
    insert into rewards.referral_program (site_id, is_active, basis, minimum_claim, invite_deposit, invite_turnover, invite_reward)
    values (${siteId}, ${terms.is_active}, ${terms.basis}, ${parseMoney(terms.minimum_claim)},
      ${parseMoney(terms.invite.deposit)}, ${parseMoney(terms.invite.turnover)}, ${parseMoney(terms.invite.reward)})
    on conflict (site_id) do update set is_active = excluded.is_active, basis = excluded.basis,
      minimum_claim = excluded.minimum_claim, invite_deposit = excluded.invite_deposit,
      invite_turnover = excluded.invite_turnover, invite_reward = excluded.invite_reward`.execute(trx);
  await sql`delete from rewards.referral_tier where site_id = ${siteId}`.execute(trx);
  for (const [index, tier] of terms.tiers.entries()) {
    await sql`
      insert into rewards.referral_tier (site_id, tier, friends, rate_ppm)
      values (${siteId}, ${index + 1}, ${tier.friends}, ${ppmOf(tier.percent)})`.execute(trx);
  }
}
