-- Stop counting for a wallet if no limit is left. The caller has locked it.
create or replace function ledger.stop_counting(p_site_id int, p_player_id bigint, p_currency text) returns void
language plpgsql set search_path = pg_catalog, ledger, pg_temp as $$
begin
  if exists (select 1 from ledger.player_limit
             where site_id = p_site_id and player_id = p_player_id and currency = p_currency)
    or exists (select 1 from ledger.site_limit where site_id = p_site_id and currency = p_currency) then return; end if;
  delete from ledger.usage where site_id = p_site_id and player_id = p_player_id and currency = p_currency;
  update ledger.wallet set limited = false
  where site_id = p_site_id and player_id = p_player_id and currency = p_currency;
end $$;

revoke execute on function ledger.stop_counting from public;
