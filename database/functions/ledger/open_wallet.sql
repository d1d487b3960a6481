-- Open a wallet, unless it exists. If its site has limits, its usage is counted from its first posting on.
create or replace function ledger.open_wallet(p_site_id int, p_player_id bigint, p_currency text) returns void
language sql security definer set search_path = pg_catalog, ledger, pg_temp as $$
  insert into ledger.wallet (site_id, player_id, currency) values (p_site_id, p_player_id, p_currency) on conflict do nothing
$$;

revoke execute on function ledger.open_wallet from public;
grant execute on function ledger.open_wallet to marquee_app;
