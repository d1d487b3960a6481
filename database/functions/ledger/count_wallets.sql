-- Start counting usage for a site's next wallets, so that their next postings do not have to. Takes at most p_at_most
-- wallets after the player p_after, on sites that have limits. Returns the last player, or null if there are no more. A
-- wallet in use is left to its next posting, so that nothing waits.
create or replace function ledger.count_wallets(p_site_id int, p_currency text, p_after bigint, p_at_most int)
returns bigint language plpgsql security definer set search_path = pg_catalog, ledger, pg_temp as $$
declare
  v_last bigint;
  v_players bigint[];
begin
  if not exists (select 1 from ledger.site_limit s where s.site_id = p_site_id and s.currency = p_currency) then
    return null;
  end if;
  select max(w.player_id) into v_last
  from (select player_id from ledger.wallet
        where site_id = p_site_id and currency = p_currency and not limited and player_id > p_after
        order by player_id limit p_at_most) w;
  select array_agg(w.player_id) into v_players
  from (select player_id from ledger.wallet
        where site_id = p_site_id and currency = p_currency and not limited and player_id > p_after and player_id <= v_last
        order by player_id for update skip locked) w;
  perform ledger.start_counting(p_site_id, v_players, p_currency);
  return v_last;
end $$;

revoke execute on function ledger.count_wallets from public;
grant execute on function ledger.count_wallets to marquee_app;
