-- Reports read the operations again from the first one, in the transaction that empties what they were added up to. Nobody else may:
-- what other consumers made of an operation is not undone by reading it again.
create or replace function ledger.rewind_outbox(p_consumer text) returns void
language plpgsql security definer set search_path = pg_catalog, ledger, pg_temp as $$
begin
  if p_consumer <> 'reports' then
    raise exception '% does not read from the beginning again', p_consumer;
  end if;
  insert into ledger.outbox_consumer (consumer, position) values (p_consumer, '0')
  on conflict (consumer) do update set position = '0';
end $$;

revoke execute on function ledger.rewind_outbox from public;
grant execute on function ledger.rewind_outbox to marquee_app;
