import type { campaignChannels, Segment } from '@marquee/contract/operator-campaigns.ts';
import { daysLater, dayOf } from '../kernel/calendar.ts';
import { sql, type Database } from '../kernel/database.ts';
import { parseMoney } from '../kernel/money.ts';

export type Channel = (typeof campaignChannels)[number];

/**
 * The condition of a segment on players with the alias `p`. Whoever is not active or has not agreed to marketing is in none; who
 * takes a break is found out when their message is sent.
 */
export function inSegment(siteId: number, segment: Segment, now: Date) {
  const { level_from, level_to, played, deposited, signed_up, language, tags } = segment;
  const since = (days: number) => dayOf(daysLater(now, -days));
  const level = sql`coalesce((select v.level from rewards.vip_place v
    where v.site_id = p.site_id and v.player_id = p.player_id), 0)`;
  const conditions = [
    sql`p.site_id = ${siteId} and p.status = 'active' and p.accepts_marketing`,
    ...(level_from === null ? [] : [sql`${level} >= ${level_from}`]),
    ...(level_to === null ? [] : [sql`${level} <= ${level_to}`]),
    ...(played === null
      ? []
      : [
          sql`exists (select from rounds.play_by_day d where d.site_id = p.site_id and d.player_id = p.player_id
            and d.day >= ${since(played.days)}::date and d.stakes > 0) = ${played.did}`,
        ]),
    ...(deposited === null
      ? []
      : [
          sql`(coalesce((select sum(d.deposits) from rounds.play_by_day d where d.site_id = p.site_id
            and d.player_id = p.player_id and d.day >= ${since(deposited.days)}::date), 0)
            >= ${deposited.at_least === null ? 1n : parseMoney(deposited.at_least)}) = ${deposited.did}`,
        ]),
    ...(signed_up === null ? [] : [sql`p.created_at >= ${daysLater(now, -signed_up.days)}`]),
    ...(language === null ? [] : [sql`p.language = ${language}`]),
    ...(tags.length === 0
      ? []
      : [
          sql`exists (select from operators.tagged_player t where t.site_id = p.site_id and t.player_id = p.player_id
            and t.tag = any(${tags}))`,
        ]),
  ];
  return sql.join(conditions, sql` and `);
}

/** Whom a channel reaches, of players with the alias `p`: only addresses and numbers that were verified. */
export function reachedBy(channel: Channel) {
  return { inbox: sql`true`, email: sql`p.email <> ''`, sms: sql`p.phone <> ''` }[channel];
}

/** How many players a segment has now, and how many of them each channel reaches. */
export async function countSegment(
  db: Database,
  siteId: number,
  segment: Segment,
  now: Date,
): Promise<{ players: number } & Record<Channel, number>> {
  const { rows } = await sql<{ players: number } & Record<Channel, number>>`
    select count(*)::int as players, count(*)::int as inbox, (count(*) filter (where ${reachedBy('email')}))::int as email,
      (count(*) filter (where ${reachedBy('sms')}))::int as sms
    from players.addressee p where ${inSegment(siteId, segment, now)}`.execute(db);
  return rows[0] ?? { players: 0, inbox: 0, email: 0, sms: 0 };
}
