-- Set a limit, or remove it (p_amount null). It applies at once and discards a scheduled change. A wallet's first limit
-- starts by counting what the last 31 days used. Returns false if there is no such wallet.
create or replace function ledger.set_limit(
  p_site_id int, p_player_id bigint, p_currency text, p_set_by text, p_kind text, p_window text, p_amount bigint)
returns boolean language plpgsql security definer set search_path = pg_catalog, ledger, pg_temp as $$
declare
  v_limited boolean;
begin
  select w.limited into v_limited from ledger.wallet w
  where w.site_id = p_site_id and w.player_id = p_player_id and w.currency = p_currency for update;
  if not found then return false; end if;
  if p_amount is null then
    delete from ledger.player_limit
    where site_id = p_site_id and player_id = p_player_id and currency = p_currency
      and limit_kind = p_kind and limit_window = p_window and set_by = p_set_by;
    perform ledger.stop_counting(p_site_id, p_player_id, p_currency);
    return true;
  end if;
  insert into ledger.player_limit (site_id, player_id, currency, limit_kind, limit_window, set_by, amount, set_at)
  values (p_site_id, p_player_id, p_currency, p_kind, p_window, p_set_by, p_amount, ledger.clock())
  on conflict (site_id, player_id, currency, limit_kind, limit_window, set_by)
  do update set amount = excluded.amount, next_amount = null, next_at = null, set_at = excluded.set_at;
  if not v_limited then perform ledger.start_counting(p_site_id, array[p_player_id], p_currency); end if;
  return true;
end $$;

revoke execute on function ledger.set_limit from public;
grant execute on function ledger.set_limit to marquee_app;
