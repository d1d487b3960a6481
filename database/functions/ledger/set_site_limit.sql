-- Set the most that a site allows every player, or remove it (p_amount null). It locks no wallet: a posting reads the
-- site's limits after it has locked its wallets, and then starts counting for those whose usage was not counted yet.
create or replace function ledger.set_site_limit(p_site_id int, p_currency text, p_kind text, p_window text, p_amount bigint)
returns void language plpgsql security definer set search_path = pg_catalog, ledger, pg_temp as $$
begin
  if p_amount is null then
    delete from ledger.site_limit
    where site_id = p_site_id and currency = p_currency and limit_kind = p_kind and limit_window = p_window;
    return;
  end if;
  insert into ledger.site_limit (site_id, currency, limit_kind, limit_window, amount)
  values (p_site_id, p_currency, p_kind, p_window, p_amount)
  on conflict (site_id, currency, limit_kind, limit_window) do update set amount = excluded.amount;
end $$;

revoke execute on function ledger.set_site_limit from public;
grant execute on function ledger.set_site_limit to marquee_app;
