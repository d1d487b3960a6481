-- Delete usage that is older than any limit's window. Returns how many rows were deleted.
create or replace function ledger.prune_usage() returns bigint
language sql security definer set search_path = pg_catalog, ledger, pg_temp as $$
  with gone as (delete from ledger.usage where hour < ledger.clock() - interval '32 days' returning 1) select count(*) from gone
$$;

revoke execute on function ledger.prune_usage from public;
grant execute on function ledger.prune_usage to marquee_app;
