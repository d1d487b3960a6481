-- The consumer has handled everything up to this transaction. Call it in the transaction that handled it.
create or replace function ledger.advance_outbox(p_consumer text, p_position xid8) returns void
language sql security definer set search_path = pg_catalog, ledger, pg_temp as $$
  update ledger.outbox_consumer set position = p_position where consumer = p_consumer and position < p_position
$$;

revoke execute on function ledger.advance_outbox from public;
grant execute on function ledger.advance_outbox to marquee_app;
