-- The usage of a player without limits is added up from their postings on request. The clock is read once, so that old
-- months' partitions are skipped. Only rollbacks look up the operation they undid.
create or replace function ledger.usage_of_postings(p_site_id int, p_player_id bigint, p_currency text)
returns table (hour timestamptz, deposits bigint, stakes bigint, payouts bigint)
language sql stable set search_path = pg_catalog, ledger, pg_temp as $$
  select moved.hour, sum(moved.deposit)::bigint, sum(moved.stake)::bigint, sum(moved.payout)::bigint
  from (
    select date_trunc('hour', p.posted_at, 'UTC') as hour,
      case when p.kind = 1 then p.amount else 0 end as deposit,
      case when p.kind = 2 then p.amount else 0 end as stake,
      case when p.kind = 3 then p.amount else 0 end as payout
    from ledger.posting p
    where p.site_id = p_site_id and p.player_id = p_player_id and p.currency = p_currency
      and p.posted_at > (select ledger.clock() - interval '31 days') and p.kind in (1, 2, 3)
    union all
    select date_trunc('hour', coalesce(undone.posted_at, p.posted_at), 'UTC'), 0,
      case when p.debit = 100 then -p.amount else 0 end, case when p.credit = 100 then -p.amount else 0 end
    from ledger.posting p
    left join lateral (
      select u.posted_at
      from ledger.operation r
      join ledger.operation u on u.site_id = r.site_id and u.player_id = r.player_id and u.source = r.source
        and u.external_id = r.reference
      where r.site_id = p.site_id and r.player_id = p.player_id and r.source = p.source and r.external_id = p.external_id
      limit 1
    ) undone on true
    where p.site_id = p_site_id and p.player_id = p_player_id and p.currency = p_currency
      and p.posted_at > (select ledger.clock() - interval '31 days') and p.kind = 4
  ) moved
  group by 1
$$;

revoke execute on function ledger.usage_of_postings from public;
grant execute on function ledger.usage_of_postings to marquee_app;
