-- Set what a wallet accepts: 'active', 'no_bets' or 'closed'. Returns false if there is no such wallet.
create or replace function ledger.set_wallet_status(p_site_id int, p_player_id bigint, p_currency text, p_status text)
returns boolean
language plpgsql security definer set search_path = pg_catalog, ledger, pg_temp as $$
begin
  update ledger.wallet set status = p_status
  where site_id = p_site_id and player_id = p_player_id and currency = p_currency;
  return found;
end $$;

revoke execute on function ledger.set_wallet_status from public;
grant execute on function ledger.set_wallet_status to marquee_app;
