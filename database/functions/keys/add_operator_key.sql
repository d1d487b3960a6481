-- Adds a key under a new name: a provider's next pair, or a secret of a new provider by JILI's protocol. The server replaces, changes and removes no key.
create or replace function keys.add_operator_key(p_name text, p_sealed bytea, p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_name !~ '^operator-[a-z0-9-]{1,50}-[0-9]{14}(\.pem|-agent-key|-password\.secret)$' then
    raise exception 'keys: % is no name of a key for a provider', p_name using errcode = 'insufficient_privilege';
  end if;
  insert into keys.key (name, version, sealed, created_at) values (p_name, 1, p_sealed, p_at);
end $$;
revoke execute on function keys.add_operator_key from public;
grant execute on function keys.add_operator_key to marquee_app;
