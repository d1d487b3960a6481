-- Start to count for the next wallets of a site that has limits, after a player and at most p_at_most of them, so that their
-- next postings need not. Answers the last player, null where there are no more. A wallet that is in use is left to its
-- next posting: nobody waits for this.
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
