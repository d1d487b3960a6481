import { sql, type Database } from '../../kernel/database.ts';

/** The terms on which a site rewards referrals. Amounts are in 1/100,000 of its currency's unit. */
export interface ReferralProgram {
  readonly isActive: boolean;
  /** What the commission is a share of: the friends' stakes, or what is left of them after payouts and rewards. */
  readonly basis: 'turnover' | 'ngr';
  readonly minimumClaim: bigint;
  readonly invite: { readonly deposit: bigint; readonly turnover: bigint; readonly reward: bigint };
  /** From the lowest to the highest. `friends` is how many qualified friends a tier requires. */
  readonly tiers: readonly { readonly tier: number; readonly friends: number; readonly ratePpm: number }[];
}

const none: ReferralProgram = {
  isActive: false,
  basis: 'turnover',
  minimumClaim: 0n,
  invite: { deposit: 0n, turnover: 0n, reward: 0n },
  tiers: [],
};

/** A site's terms; inactive ones if it has none. */
export async function readProgram(db: Database, siteId: number): Promise<ReferralProgram> {
  const { rows } = await sql<{
    is_active: boolean;
    basis: string;
    minimum_claim: bigint;
    invite_deposit: bigint;
    invite_turnover: bigint;
    invite_reward: bigint;
  }>`select * from rewards.referral_program where site_id = ${siteId}`.execute(db);
  const [row] = rows;
  if (!row) return none;
  const tiers = await sql<{ tier: number; friends: number; rate_ppm: number }>`
    select tier, friends, rate_ppm from rewards.referral_tier where site_id = ${siteId} order by friends`.execute(
    db,
  );
  return {
    isActive: row.is_active,
    basis: row.basis === 'ngr' ? 'ngr' : 'turnover',
    minimumClaim: row.minimum_claim,
    invite: { deposit: row.invite_deposit, turnover: row.invite_turnover, reward: row.invite_reward },
    tiers: tiers.rows.map(({ tier, friends, rate_ppm }) => ({ tier, friends, ratePpm: rate_ppm })),
  };
}
