-- A wallet's balances. It is locked until the end of the caller's transaction, so nothing can be posted to it
-- meanwhile.
create or replace function ledger.lock_wallet(p_site_id int, p_player_id bigint, p_currency text)
returns table ("real" bigint, bonus bigint, token bigint, locked bigint, version bigint)
language sql security definer set search_path = pg_catalog, ledger, pg_temp as $$
  select w."real", w.bonus, w.token, w.locked, w.version from ledger.wallet w
  where w.site_id = p_site_id and w.player_id = p_player_id and w.currency = p_currency for update
$$;

revoke execute on function ledger.lock_wallet from public;
grant execute on function ledger.lock_wallet to marquee_app;
