import type { ReferralDocument } from '@marquee/contract/operator-rewards.ts';
import { sql, type Database } from '../../kernel/database.ts';
import { refuse, refuseField } from '../../kernel/errors.ts';
import { formatMoney, parseMoney } from '../../kernel/money.ts';
import type { DocumentSite } from '../../sites/documents/site-of.ts';
import type { PublishedReward } from '../published.ts';
import { readProgram } from './program.ts';
import { percentOf, ppmOf } from './rate.ts';

export type PublishedReferral = PublishedReward<ReferralDocument>;

/** The referral programme of a site; null if it never had one. */
export async function readReferralDocument(
  db: Database,
  { siteId }: Pick<DocumentSite, 'siteId'>,
): Promise<PublishedReferral | null> {
  const program = await readProgram(db, siteId);
  if (program.tiers.length === 0) return null;
  const { deposit, turnover, reward } = program.invite;
  return {
    status: program.isActive ? 'active' : 'stopped',
    content: {
      basis: program.basis,
      minimum_claim: formatMoney(program.minimumClaim),
      invite: {
        deposit: formatMoney(deposit),
        turnover: formatMoney(turnover),
        reward: formatMoney(reward),
      },
      tiers: program.tiers.map(({ friends, ratePpm }) => ({ friends, percent: percentOf(ratePpm) })),
    },
  };
}

/**
 * Make the referral programme of a site what a document says. Friends who qualified and days that were computed keep what they
 * earned. Throws `invalidInput` for the field that cannot be so.
 */
export async function writeReferral(
  trx: Database,
  { siteId }: DocumentSite,
  { status, content }: PublishedReferral,
): Promise<void> {
  for (const [index, { friends }] of content.tiers.entries()) {
    const below = content.tiers[index - 1]?.friends;
    const field = `change.content.tiers.${index}.friends`;
    if (below !== undefined && friends <= below) throw refuseField(field, `at least ${below + 1}`);
  }
  const row = {
    is_active: status === 'active',
    basis: content.basis,
    minimum_claim: parseMoney(content.minimum_claim),
    invite_deposit: parseMoney(content.invite.deposit),
    invite_turnover: parseMoney(content.invite.turnover),
    invite_reward: parseMoney(content.invite.reward),
  };
  await trx
    .insertInto('rewards.referral_program')
    .values({ ...row, site_id: siteId })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(row))
    .execute();
  await trx.deleteFrom('rewards.referral_tier').where('site_id', '=', siteId).execute();
  await trx
    .insertInto('rewards.referral_tier')
    .values(
      content.tiers.map(({ friends, percent }, index) => ({
        site_id: siteId,
        tier: index + 1,
        friends,
        rate_ppm: ppmOf(percent),
      })),
    )
    .execute();
}

/** How the programme stands once it is stopped: what was earned can be claimed. Throws `documentUnchanged` if it is off. */
export function stoppedReferral({ status, content }: PublishedReferral): PublishedReferral {
  if (status === 'stopped') throw refuse('documentUnchanged');
  return { status: 'stopped', content };
}

/** What referral earned players of a site since a time; they claim it as cash. */
export async function referralGiven(db: Database, siteId: number, since: Date) {
  const { rows } = await sql<{ times: number; players: number; amount: bigint }>`
    select count(*)::int as times, count(distinct player_id)::int as players, coalesce(sum(amount), 0)::int8 as amount
    from rewards.referral_earning where site_id = ${siteId} and created_at >= ${since}`.execute(db);
  const { times = 0, players = 0, amount = 0n } = rows[0] ?? {};
  return { times, players, cash: formatMoney(amount), bonus: '0.00', tokens: '0.00' };
}
