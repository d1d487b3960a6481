-- Erase what law lets go of a player, by privacy.data_rules. The server's role cannot do it alone: the account must be closed and its
-- wallets empty, no exclusion may stand, and two operators must have agreed. Each approval erases once. Returns how many rows of each
-- table were cleared or deleted.
create or replace function privacy.erase_player(p_approval_id uuid, p_at timestamptz) returns jsonb
language plpgsql security definer set search_path = pg_catalog, privacy, pg_temp as $$
declare
  v_site_id int;
  v_player_id bigint;
  v_rule record;
  v_account text;
  v_phone text;
  v_email text;
  v_status text;
  v_blocked boolean;
  v_sets text;
  v_count bigint;
  v_rows jsonb := '{}';
begin
  execute format('select site_id, subject_id::bigint from %I.%I where approval_id = $1 and kind = ''erasure'' and state = ''approved''
    and decided_by <> asked_by', 'operators', 'approval')
    into v_site_id, v_player_id using p_approval_id;
  if v_player_id is null then
    raise exception 'two operators must have agreed to the erasure' using errcode = 'insufficient_privilege';
  end if;
  execute format('select account_id, contact_phone, contact_email, status from %I.%I where site_id = $1 and player_id = $2 for update',
    'players', 'player') into v_account, v_phone, v_email, v_status using v_site_id, v_player_id;
  if v_status is distinct from 'closed' then
    raise exception 'only a closed account is erased' using errcode = 'insufficient_privilege';
  end if;
  execute format('select exists (select from %I.%I where site_id = $1 and player_id = $2 and ("real", bonus, locked) <> (0, 0, 0))',
    'ledger', 'wallet') into v_blocked using v_site_id, v_player_id;
  if v_blocked then
    raise exception 'an account with money is not erased' using errcode = 'insufficient_privilege';
  end if;
  execute format('select exists (select from %I.%I where site_id = $1 and player_id = $2 and (returns_at is null or returns_at > $3))',
    'safety', 'exclusion') into v_blocked using v_site_id, v_player_id, p_at;
  if v_blocked then
    raise exception 'a player whose exclusion stands is not erased' using errcode = 'insufficient_privilege';
  end if;
  insert into privacy.erasure (site_id, player_id, approval_id, erased_at, rows)
    values (v_site_id, v_player_id, p_approval_id, p_at, '{}');
  for v_rule in select * from privacy.data_rules() r where r.rule in ('clear', 'delete') loop
    if v_rule.rule = 'delete' then
      execute format('delete from %I.%I where %s', v_rule.schema_name, v_rule.table_name, privacy.rows_of(v_rule.row_key))
        using v_site_id, v_player_id, v_account, v_phone, v_email;
    else
      select string_agg(format('%I = %s', c.key, c.value), ', ') into v_sets from jsonb_each_text(v_rule.cleared) c;
      execute format('update %I.%I set %s where %s', v_rule.schema_name, v_rule.table_name, v_sets, privacy.rows_of(v_rule.row_key))
        using v_site_id, v_player_id, v_account, v_phone, v_email;
    end if;
    get diagnostics v_count = row_count;
    if v_count > 0 then
      v_rows := v_rows || jsonb_build_object(format('%s.%s', v_rule.schema_name, v_rule.table_name), v_count);
    end if;
  end loop;
  update privacy.erasure e set rows = v_rows where e.approval_id = p_approval_id;
  return v_rows;
end $$;

revoke execute on function privacy.erase_player from public;
grant execute on function privacy.erase_player to marquee_app;
