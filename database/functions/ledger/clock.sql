-- The time by which money is posted and limits are counted, and the only place that asks for it, so that it can be moved.
create or replace function ledger.clock() returns timestamptz language sql volatile set search_path = pg_catalog, ledger, pg_temp as
$$ select clock_timestamp() $$;

revoke execute on function ledger.clock from public;
grant execute on function ledger.clock to marquee_app;
