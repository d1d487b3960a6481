-- Forget what no limit looks back to any more, at most so many rows; answers how many.
create or replace function ledger.prune_usage(p_at_most int) returns bigint
language sql security definer set search_path = pg_catalog, ledger, pg_temp as $$
  with gone as (
    delete from ledger.usage where ctid = any (array(
      select ctid from ledger.usage where hour < ledger.clock() - interval '32 days' limit p_at_most))
    returning 1)
  select count(*) from gone
$$;

revoke execute on function ledger.prune_usage from public;
grant execute on function ledger.prune_usage to marquee_app;
