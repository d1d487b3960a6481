-- Schedule a limit's change to another amount, or its removal (p_amount null), at a time; with p_at null, cancel a
-- scheduled change. Returns false if there is no such limit, or if its scheduled change already applies.
create or replace function ledger.set_next_limit(
  p_site_id int, p_player_id bigint, p_currency text, p_set_by text, p_kind text, p_window text, p_amount bigint,
  p_at timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, ledger, pg_temp as $$
begin
  update ledger.player_limit set next_amount = p_amount, next_at = p_at
  where site_id = p_site_id and player_id = p_player_id and currency = p_currency
    and limit_kind = p_kind and limit_window = p_window and set_by = p_set_by
    and (next_at is null or next_at > ledger.clock());
  return found;
end $$;

revoke execute on function ledger.set_next_limit from public;
grant execute on function ledger.set_next_limit to marquee_app;
