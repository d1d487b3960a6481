-- The next operations for a consumer: at least p_limit of them if there are that many, and always whole transactions.
-- The consumer's position stays locked until the caller commits; a concurrent caller gets nothing.
create or replace function ledger.read_outbox(p_consumer text, p_limit int) returns setof ledger.outbox
language plpgsql security definer set search_path = pg_catalog, ledger, pg_temp as $$
declare
  v_position xid8;
begin
  insert into ledger.outbox_consumer (consumer, position) values (p_consumer, '0') on conflict do nothing;
  select c.position into v_position from ledger.outbox_consumer c where c.consumer = p_consumer for update skip locked;
  if not found then return; end if;
  return query
  select b.* from ledger.outbox b
  where b.xact_id > v_position and b.xact_id < pg_snapshot_xmin(pg_current_snapshot())
  order by b.xact_id fetch first p_limit rows with ties;
end $$;

revoke execute on function ledger.read_outbox from public;
grant execute on function ledger.read_outbox to marquee_app;
