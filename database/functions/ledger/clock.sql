-- The time by which money is posted and limits are counted. Nothing else reads the time, so that tests can move it
-- here.
create or replace function ledger.clock() returns timestamptz language sql volatile set search_path = pg_catalog, ledger, pg_temp as
$$ select clock_timestamp() $$;

revoke execute on function ledger.clock from public;
grant execute on function ledger.clock to marquee_app;
