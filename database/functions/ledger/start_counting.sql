-- Start counting for an array of wallets whose usage was not counted yet. The caller has locked them.
create or replace function ledger.start_counting(p_site_id int, p_player_ids bigint[], p_currency text) returns void
language plpgsql set search_path = pg_catalog, ledger, pg_temp as $$
begin
  insert into ledger.usage (site_id, player_id, currency, hour, deposits, stakes, payouts)
  select p_site_id, id, p_currency, u.hour, u.deposits, u.stakes, u.payouts
  from unnest(p_player_ids) id cross join lateral ledger.usage_of_postings(p_site_id, id, p_currency) u;
  update ledger.wallet set limited = true
  where site_id = p_site_id and player_id = any (p_player_ids) and currency = p_currency;
end $$;

revoke execute on function ledger.start_counting from public;
