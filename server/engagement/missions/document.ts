import type { MissionDocument } from '@marquee/contract/operator-rewards.ts';
import { missionMetrics, rewardKinds } from '@marquee/contract/engagement.ts';
import { z } from 'zod';
import type { Database } from '../../kernel/database.ts';
import { refuse, refuseField } from '../../kernel/errors.ts';
import { formatMoney, parseMoney } from '../../kernel/money.ts';
import type { DocumentSite } from '../../sites/documents/site-of.ts';
import { storedText, writtenText } from '../../sites/documents/texts.ts';
import { sitePeriods } from '../period.ts';
import { hasBegun, requireGames, stateOf, type PublishedReward } from '../published.ts';
import { isMoney, isReadFromAccount } from './mission.ts';

export type PublishedMission = PublishedReward<MissionDocument>;

const rowSchema = z.object({
  period: z.enum(['daily', 'weekly', 'once']),
  metric: z.enum(missionMetrics),
  reward_kind: z.enum(rewardKinds),
});

/** All missions of a site that were published, by their code, in their order. */
export async function readMissionDocuments(
  db: Database,
  { siteId }: Pick<DocumentSite, 'siteId'>,
  code?: string,
): Promise<ReadonlyMap<string, PublishedMission>> {
  let found = db
    .selectFrom('rewards.mission')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('position')
    .orderBy('mission_code');
  if (code !== undefined) found = found.where('mission_code', '=', code);
  const rows = await found.execute();
  return new Map(
    rows.map((row) => {
      const { period, metric, reward_kind } = rowSchema.parse(row);
      const content: MissionDocument = {
        position: row.position,
        words: { title: writtenText(row.title), description: writtenText(row.description) },
        period,
        metric,
        target: isMoney(metric) ? formatMoney(row.target) : row.target.toString(),
        category: row.category,
        provider_code: row.provider_code,
        game_code: row.game_code,
        minimum_stake: formatMoney(row.minimum_stake),
        turnover: formatMoney(row.turnover),
        reward: { kind: reward_kind, amount: formatMoney(row.reward_amount) },
        claim_hours: row.claim_hours,
        starts_at: row.starts_at?.toISOString() ?? null,
        ends_at: row.ends_at?.toISOString() ?? null,
      };
      return [row.mission_code, { status: row.is_active ? 'active' : 'stopped', content }];
    }),
  );
}

/** A mission that was published; null if none was of this code. */
export async function readMissionDocument(
  db: Database,
  site: Pick<DocumentSite, 'siteId'>,
  code: string,
): Promise<PublishedMission | null> {
  return (await readMissionDocuments(db, site, code)).get(code) ?? null;
}

/**
 * Make a mission what a document says. Players who have begun go on by the terms that they began under: a trigger keeps those.
 * Throws `invalidInput` for the field that cannot be so.
 */
export async function writeMission(
  trx: Database,
  site: DocumentSite,
  code: string,
  { status, content }: PublishedMission,
  now: Date,
): Promise<void> {
  const before = await readMissionDocument(trx, site, code);
  if (status === 'active') await requireMission(trx, site, content, before, now);
  const { metric } = content;
  const row = {
    position: content.position,
    title: storedText(content.words.title),
    description: storedText(content.words.description),
    period: content.period,
    metric,
    target: isMoney(metric) ? parseMoney(content.target) : BigInt(content.target),
    category: content.category,
    provider_code: content.provider_code,
    game_code: content.game_code,
    minimum_stake: parseMoney(content.minimum_stake),
    turnover: parseMoney(content.turnover),
    reward_kind: content.reward.kind,
    reward_amount: parseMoney(content.reward.amount),
    claim_hours: content.claim_hours,
    starts_at: content.starts_at,
    ends_at: content.ends_at,
    is_active: status === 'active',
  };
  await trx
    .insertInto('rewards.mission')
    .values({ ...row, site_id: site.siteId, mission_code: code })
    .onConflict((conflict) => conflict.columns(['site_id', 'mission_code']).doUpdateSet(row))
    .execute();
}

async function requireMission(
  db: Database,
  site: DocumentSite,
  content: MissionDocument,
  before: PublishedMission | null,
  now: Date,
): Promise<void> {
  const { metric, target, starts_at, ends_at } = content;
  if (!isMoney(metric) && !/^\d{1,9}$/.test(target)) {
    throw refuseField('change.content.target', 'a whole number');
  }
  if (metric === 'verified_contacts' && Number(target) > 2)
    throw refuseField('change.content.target', 'at most 2');
  if (starts_at !== null && ends_at !== null && Date.parse(ends_at) <= Date.parse(starts_at)) {
    throw refuseField('change.content.ends_at', 'a time after the beginning');
  }
  if (before && hasBegun(before.content, now)) await requirePromise(db, site, content, before, now);
  await requireGames(db, site, content);
}

/** What players have begun is not taken from them: how it is counted, when it began, and the period that runs. */
async function requirePromise(
  db: Database,
  site: DocumentSite,
  content: MissionDocument,
  { content: old }: PublishedMission,
  now: Date,
): Promise<void> {
  const fixed = 'as it was published; stop it and build another';
  for (const field of ['period', 'metric', 'starts_at'] as const) {
    if (content[field] !== old[field]) throw refuseField(`change.content.${field}`, fixed);
  }
  // Nothing says when a player began what is read from the account, so these terms stay as they are.
  if (isReadFromAccount(content.metric)) {
    for (const field of ['target', 'turnover'] as const) {
      if (parseMoney(content[field]) !== parseMoney(old[field]))
        throw refuseField(`change.content.${field}`, fixed);
    }
    if (content.claim_hours !== old.claim_hours) throw refuseField('change.content.claim_hours', fixed);
    if (
      content.reward.kind !== old.reward.kind ||
      parseMoney(content.reward.amount) !== parseMoney(old.reward.amount)
    ) {
      throw refuseField('change.content.reward.amount', fixed);
    }
  }
  if (content.ends_at === null || content.ends_at === old.ends_at) return;
  const end = await endOfRun(db, site, content.period, now);
  if (Date.parse(content.ends_at) < end.getTime()) {
    throw refuseField('change.content.ends_at', 'not before the running period ends');
  }
}

/** When the period ends that runs now; now for what is done once. */
async function endOfRun(
  db: Database,
  { siteId }: DocumentSite,
  period: MissionDocument['period'],
  now: Date,
): Promise<Date> {
  if (period === 'once') return now;
  const profile = await db
    .selectFrom('sites.profile')
    .select('time_zone')
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  return (await sitePeriods(db, profile.time_zone, now))[period].now.end;
}

/**
 * How a mission stands once it is stopped: one that has not begun is off; of one that runs the present day or week is the last, and
 * what was completed can still be claimed. Throws `documentUnchanged` if it is over.
 */
export async function stoppedMission(
  db: Database,
  site: DocumentSite,
  published: PublishedMission,
  now: Date,
): Promise<PublishedMission> {
  const state = stateOf(published, now);
  const { content } = published;
  if (state === 'upcoming') return { status: 'stopped', content };
  const end = await endOfRun(db, site, content.period, now);
  const endsBefore = content.ends_at !== null && Date.parse(content.ends_at) <= end.getTime();
  if (state !== 'running' || endsBefore) throw refuse('documentUnchanged');
  return { status: 'active', content: { ...content, ends_at: end.toISOString() } };
}
