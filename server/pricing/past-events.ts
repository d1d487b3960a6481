import { sql, type Database } from '../kernel/database.ts';
import { startOfDay } from '../kernel/calendar.ts';

/** A moment of a site's past in which a player could have got a promotion: a deposit, or a day on which they played or signed up. */
export interface PastEvent {
  readonly player_id: bigint;
  readonly at: Date;
  /** 0 where it is no deposit. */
  readonly deposit: bigint;
  /** Which of the player's deposits it was; 0 where it is none. */
  readonly number: number;
  /** Real money staked before that day, as far as it counts for rewards. */
  readonly stakes_before: bigint;
  readonly created_at: Date;
  /** The level that the player has now. */
  readonly level: number;
  /** Empty where it is not known. */
  readonly device: string;
  readonly phone: string;
  readonly mailbox: string;
  readonly account_id: string;
}

export interface PastSpan {
  readonly siteId: number;
  readonly currency: string;
  readonly from: Date;
  readonly to: Date;
}

/** How many players are read at a time. Those of a page are read with all of their events. */
const pageSize = 5000;

/** The events of a span, player by player and in their order. */
export async function* pastEvents(
  db: Database,
  span: PastSpan,
  of: 'deposits' | 'days',
): AsyncGenerator<readonly PastEvent[]> {
  let after = 0n;
  for (;;) {
    const events = of === 'deposits' ? depositsOf(span) : daysOf(span);
    const { rows } = await sql<PastEvent>`
      with event as (${events}),
      page as (select distinct player_id from event where player_id > ${after} order by player_id limit ${pageSize})
      select event.player_id, event.at, event.amount as deposit, event.number,
        coalesce((select sum(d.counted_stakes) from rounds.play_by_day d where d.site_id = ${span.siteId}
          and d.player_id = event.player_id and d.day < (event.at at time zone 'UTC')::date), 0)::int8 as stakes_before,
        t.created_at, coalesce(v.level, 0) as level, t.visitor_id as device,
        case when t.phone_verified_at is null then '' else right(regexp_replace(t.contact_phone, '[^0-9]', '', 'g'), 9) end as phone,
        case when t.email_verified_at is null then '' else t.mailbox end as mailbox, a.account_id
      from event
      join page on page.player_id = event.player_id
      join players.trace t on t.site_id = ${span.siteId} and t.player_id = event.player_id
      join players.account a on a.site_id = ${span.siteId} and a.player_id = event.player_id
      left join rewards.vip_place v on v.site_id = ${span.siteId} and v.player_id = event.player_id
      order by event.player_id, event.at`.execute(db);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.player_id ?? after;
  }
}

/** Credited deposits of the span, numbered among all deposits of their players. */
function depositsOf({ siteId, currency, from, to }: PastSpan) {
  return sql`
    select d.player_id, d.credited_at as at, d.amount, (1 + (select count(*) from cashier.credited_deposit e
      where e.site_id = d.site_id and e.player_id = d.player_id
        and (e.credited_at, e.deposit_id) < (d.credited_at, d.deposit_id)))::int as number
    from cashier.credited_deposit d
    where d.site_id = ${siteId} and d.currency = ${currency} and d.credited_at >= ${from} and d.credited_at < ${to}`;
}

/** The days on which players staked something, and the moments in which they signed up. */
function daysOf({ siteId, currency, from, to }: PastSpan) {
  return sql`
    select d.player_id, d.day::timestamp at time zone 'UTC' as at, 0::int8 as amount, 0 as number
    from rounds.play_by_day d
    where d.site_id = ${siteId} and d.currency = ${currency} and d.stakes > 0
      and d.day >= (${from}::timestamptz at time zone 'UTC')::date and d.day < (${to}::timestamptz at time zone 'UTC')::date
    group by d.player_id, d.day
    union all
    select t.player_id, t.created_at, 0, 0 from players.trace t
    where t.site_id = ${siteId} and t.created_at >= ${from} and t.created_at < ${to}`;
}

/** What players lost in one period, as cashback counts it. */
export interface PastLoss {
  readonly player_id: bigint;
  readonly account_id: string;
  readonly device: string;
  readonly level: number;
  readonly period: string;
  readonly net_loss: bigint;
  readonly stakes: bigint;
}

/** The losses of the periods that begin and end within the span. */
export async function pastLosses(
  db: Database,
  { siteId, currency, from, to }: PastSpan,
  period: 'day' | 'week' | 'month',
): Promise<readonly PastLoss[]> {
  const { rows } = await sql<PastLoss>`
    select d.player_id, a.account_id, t.visitor_id as device, coalesce(v.level, 0) as level, p.start::date::text as period,
      sum(d.real_stakes - d.real_payouts - d.bonus_converted)::int8 as net_loss, sum(d.counted_stakes)::int8 as stakes
    from rounds.play_by_day d
    cross join lateral (select date_trunc(${period}, d.day::timestamp) as start) p
    join players.trace t on t.site_id = d.site_id and t.player_id = d.player_id
    join players.account a on a.site_id = d.site_id and a.player_id = d.player_id
    left join rewards.vip_place v on v.site_id = d.site_id and v.player_id = d.player_id
    where d.site_id = ${siteId} and d.currency = ${currency}
      and p.start >= ${from}::timestamptz at time zone 'UTC'
      and p.start + ${`1 ${period}`}::interval <= ${to}::timestamptz at time zone 'UTC'
    group by d.player_id, a.account_id, t.visitor_id, v.level, p.start
    having sum(d.real_stakes - d.real_payouts - d.bonus_converted) > 0
    order by d.player_id, p.start`.execute(db);
  return rows;
}

/** When a period of losses began. */
export function beganAt({ period }: PastLoss): Date {
  return startOfDay(period);
}
