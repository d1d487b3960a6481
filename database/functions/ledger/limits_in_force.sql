-- The limits that apply to a player at this moment.
create or replace function ledger.limits_in_force(p_site_id int, p_player_id bigint, p_currency text)
returns table (limit_kind text, limit_window text, set_by text, amount bigint)
language sql stable set search_path = pg_catalog, ledger, pg_temp as $$
  select l.limit_kind, l.limit_window, l.set_by, case when l.next_at <= ledger.clock() then l.next_amount else l.amount end
  from ledger.player_limit l
  where l.site_id = p_site_id and l.player_id = p_player_id and l.currency = p_currency
    and (l.next_at is null or l.next_at > ledger.clock() or l.next_amount is not null)
  union all
  select s.limit_kind, s.limit_window, 'site', s.amount
  from ledger.site_limit s where s.site_id = p_site_id and s.currency = p_currency
$$;

revoke execute on function ledger.limits_in_force from public;
grant execute on function ledger.limits_in_force to marquee_app;
