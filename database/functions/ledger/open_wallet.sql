-- Open a wallet unless it is open. Waits for a limit of the site's that is being set, and then sees it.
create or replace function ledger.open_wallet(p_site_id int, p_player_id bigint, p_currency text) returns void
language plpgsql security definer set search_path = pg_catalog, ledger, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('ledger.site_limit ' || p_site_id, 0));
  insert into ledger.wallet (site_id, player_id, currency, limited)
  values (p_site_id, p_player_id, p_currency,
    exists (select 1 from ledger.site_limit s where s.site_id = p_site_id and s.currency = p_currency))
  on conflict do nothing;
end $$;

revoke execute on function ledger.open_wallet from public;
grant execute on function ledger.open_wallet to marquee_app;
