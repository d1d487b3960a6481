-- Everything that is kept about a player, table by table, without secrets. Used for the archive of a player's data only.
create or replace function privacy.read_player(p_site_id int, p_player_id bigint)
returns table (schema_name text, table_name text, held jsonb)
language plpgsql stable security definer set search_path = pg_catalog, privacy, pg_temp as $$
declare
  v_rule record;
  v_account text;
  v_phone text;
  v_email text;
begin
  execute format('select account_id, contact_phone, contact_email from %I.%I where site_id = $1 and player_id = $2', 'players', 'player')
    into v_account, v_phone, v_email using p_site_id, p_player_id;
  if v_account is null then return; end if;
  for v_rule in select * from privacy.data_rules() r where r.exported loop
    execute format('select coalesce(jsonb_agg(to_jsonb(t) - $6), ''[]''::jsonb) from %I.%I t where %s',
        v_rule.schema_name, v_rule.table_name, privacy.rows_of(v_rule.row_key))
      into held using p_site_id, p_player_id, v_account, v_phone, v_email, v_rule.secret;
    if jsonb_array_length(held) > 0 then
      schema_name := v_rule.schema_name;
      table_name := v_rule.table_name;
      return next;
    end if;
  end loop;
end $$;

revoke execute on function privacy.read_player from public;
grant execute on function privacy.read_player to marquee_app;
