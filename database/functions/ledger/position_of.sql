-- How far a consumer of the operations has read; '0' before its first reading.
create or replace function ledger.position_of(p_consumer text)
returns xid8 language sql stable security definer set search_path = pg_catalog, ledger, pg_temp as $$
  select coalesce((select position from ledger.outbox_consumer where consumer = p_consumer), '0')
$$;

revoke execute on function ledger.position_of from public;
grant execute on function ledger.position_of to marquee_app;
