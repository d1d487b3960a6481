-- Windows of limits never hold less than their name. They are counted by the hour, and the oldest hour lies in them in part:
-- its deposits and stakes count whole, its payouts, which would make room, not at all. And what was rolled back is taken
-- from the hour in which it was posted, so that it cannot stand in a window without what it undid.

create or replace function ledger.usage_of_postings(p_site_id int, p_player_id bigint, p_currency text)
returns table (hour timestamptz, deposits bigint, stakes bigint, payouts bigint)
language sql stable set search_path = pg_catalog, ledger, pg_temp as $$
  select date_trunc('hour', coalesce(undone.posted_at, p.posted_at), 'UTC'),
    sum(case when p.kind = 1 then p.amount else 0 end)::bigint,
    sum(case when p.kind = 2 then p.amount when p.kind = 4 and p.debit = 100 then -p.amount else 0 end)::bigint,
    sum(case when p.kind = 3 then p.amount when p.kind = 4 and p.credit = 100 then -p.amount else 0 end)::bigint
  from ledger.posting p
  left join ledger.operation rollback
    on p.kind = 4 and rollback.site_id = p.site_id and rollback.player_id = p.player_id and rollback.source = p.source
      and rollback.external_id = p.external_id
  left join ledger.operation undone
    on undone.site_id = rollback.site_id and undone.player_id = rollback.player_id and undone.source = rollback.source
      and undone.external_id = rollback.reference
  where p.site_id = p_site_id and p.player_id = p_player_id and p.currency = p_currency
    and p.posted_at > ledger.clock() - interval '31 days' and p.kind in (1, 2, 3, 4)
  group by 1
$$;

create or replace function ledger.window_usage(p_site_id int, p_player_id bigint, p_currency text)
returns table (limit_window text, deposits bigint, stakes bigint, payouts bigint)
language sql stable set search_path = pg_catalog, ledger, pg_temp as $$
  with used as materialized (
    select u.hour, u.deposits, u.stakes, u.payouts from ledger.usage u
    where u.site_id = p_site_id and u.player_id = p_player_id and u.currency = p_currency
    union all
    select * from ledger.usage_of_postings(p_site_id, p_player_id, p_currency)
    where not exists (select 1 from ledger.wallet w
      where w.site_id = p_site_id and w.player_id = p_player_id and w.currency = p_currency and w.limited)
  )
  select w.name, coalesce(sum(u.deposits), 0)::bigint, coalesce(sum(u.stakes), 0)::bigint,
    coalesce(sum(u.payouts) filter (where u.hour >= ledger.clock() - w.length), 0)::bigint
  from (values ('24h', interval '24 hours'), ('7d', interval '7 days'), ('30d', interval '30 days')) w(name, length)
  left join used u on u.hour > ledger.clock() - interval '1 hour' - w.length
  group by w.name
$$;

create or replace function ledger.limit_exceeded(
  p_site_id int, p_player_id bigint, p_currency text, p_kind smallint, p_amount bigint)
returns boolean language sql stable set search_path = pg_catalog, ledger, pg_temp as $$
  select exists (
    select 1
    from ledger.limits_in_force(p_site_id, p_player_id, p_currency) l
    cross join lateral (
      select ledger.clock() - case l.limit_window
        when '24h' then interval '24 hours' when '7d' then interval '7 days' else interval '30 days' end as since
    ) w
    cross join lateral (
      select coalesce(sum(case l.limit_kind
          when 'deposit' then u.deposits
          when 'wager' then u.stakes
          when 'loss' then u.stakes - case when u.hour >= w.since then u.payouts else 0 end end), 0) as amount
      from ledger.usage u
      where u.site_id = p_site_id and u.player_id = p_player_id and u.currency = p_currency
        and u.hour > w.since - interval '1 hour'
    ) used
    where case p_kind when 1 then l.limit_kind = 'deposit' else l.limit_kind in ('loss', 'wager') end
      and used.amount + p_amount > l.amount)
$$;

-- The posting: a rollback is counted where what it undid was. Where a place is not found, something else has changed it,
-- and this stops.
do $$
declare
  v_changed text := replace(replace(pg_get_functiondef('ledger.post_batch'::regproc),
    'ref.kind as ref_kind,', 'ref.kind as ref_kind, ref.posted_at as ref_posted_at,'),
    $a$date_trunc('hour', v_now, 'UTC')$a$,
    $b$date_trunc('hour', case when k.kind = 4 then k.ref_posted_at else v_now end, 'UTC')$b$);
begin
  if v_changed not like '%ref.posted_at as ref_posted_at%' or v_changed not like '%case when k.kind = 4 then k.ref_posted_at%' then
    raise exception 'ledger.post_batch is not as it was';
  end if;
  execute v_changed;
end $$;
