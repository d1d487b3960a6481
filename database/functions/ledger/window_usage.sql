-- The usage of the windows that end now, by the same hours that a posting checks. If the player has no limits, nothing
-- is counted, and the usage is read from the postings.
create or replace function ledger.window_usage(p_site_id int, p_player_id bigint, p_currency text)
returns table (limit_window text, deposits bigint, stakes bigint, payouts bigint)
language sql stable set search_path = pg_catalog, ledger, pg_temp as $$
  with used as materialized (
    select u.hour, u.deposits, u.stakes, u.payouts from ledger.usage u
    where u.site_id = p_site_id and u.player_id = p_player_id and u.currency = p_currency
    union all
    select * from ledger.usage_of_postings(p_site_id, p_player_id, p_currency)
    where not (select coalesce(bool_or(w.limited), false) from ledger.wallet w
      where w.site_id = p_site_id and w.player_id = p_player_id and w.currency = p_currency)
  ),
  span as materialized (
    select w.name, now.at - w.length as since
    from (values ('24h', interval '24 hours'), ('7d', interval '7 days'), ('30d', interval '30 days')) w(name, length)
    cross join (select ledger.clock() as at) now
  )
  select s.name, coalesce(sum(u.deposits), 0)::bigint, coalesce(sum(u.stakes), 0)::bigint,
    coalesce(sum(u.payouts) filter (where u.hour >= s.since), 0)::bigint
  from span s left join used u on u.hour > s.since - interval '1 hour'
  group by s.name
$$;

revoke execute on function ledger.window_usage from public;
grant execute on function ledger.window_usage to marquee_app;
