-- Compute the hash of every audit entry again. Stops at the first that is not as it was written.
create or replace function operators.verify_audit(out entries bigint, out head text, out fault text)
language plpgsql stable set search_path = pg_catalog, operators, pg_temp as $$
declare
  v_entry operators.audit_entry;
  v_previous bytea := '';
begin
  entries := 0;
  for v_entry in select * from operators.audit_entry e order by e.entry_id loop
    if v_entry.entry_id <> entries + 1 then
      fault := format('entry %s is gone', entries + 1);
      return;
    end if;
    if v_entry.previous_hash <> v_previous
      or v_entry.hash <> sha256(v_previous || convert_to(operators.audit_leaf(v_entry), 'UTF8')) then
      fault := format('entry %s is not as it was written', v_entry.entry_id);
      return;
    end if;
    entries := v_entry.entry_id;
    v_previous := v_entry.hash;
  end loop;
  head := encode(v_previous, 'hex');
end $$;

revoke execute on function operators.verify_audit from public;
grant execute on function operators.verify_audit to marquee_app;
