-- What a player has done in all, or in some days (UTC) or days of the site, as the ledger has it at this moment: what is counted, and
-- what the consumer has not come to yet. All of it is read in the caller's one snapshot, so that nothing counts twice.
create or replace function rounds.play_of_player(
  p_site_id int, p_player_id bigint, p_currency text, p_days daterange, p_site_days daterange)
returns table (
  deposits bigint, deposit_count bigint, withdrawals bigint, bets bigint, stakes bigint, real_stakes bigint,
  counted_stakes bigint, payouts bigint, real_payouts bigint, bonus_granted bigint, bonus_forfeited bigint, bonus_converted bigint, cash_rewards bigint, adjustments bigint)
language plpgsql stable rows 1 set search_path = pg_catalog, rounds, pg_temp
-- The position is planned with as a value: little comes after it.
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  v_position xid8 := ledger.position_of('rounds');
begin
  return query
  select coalesce(sum(d.deposits), 0)::bigint, coalesce(sum(d.deposit_count), 0)::bigint, coalesce(sum(d.withdrawals), 0)::bigint,
    coalesce(sum(d.bets), 0)::bigint, coalesce(sum(d.stakes), 0)::bigint, coalesce(sum(d.real_stakes), 0)::bigint,
    coalesce(sum(d.counted_stakes), 0)::bigint,
    coalesce(sum(d.payouts), 0)::bigint, coalesce(sum(d.real_payouts), 0)::bigint, coalesce(sum(d.bonus_granted), 0)::bigint,
    coalesce(sum(d.bonus_forfeited), 0)::bigint, coalesce(sum(d.bonus_converted), 0)::bigint,
    coalesce(sum(d.cash_rewards), 0)::bigint, coalesce(sum(d.adjustments), 0)::bigint
  from (
    select c.day, c.site_day, c.deposits, c.deposit_count, c.withdrawals, c.bets, c.stakes, c.real_stakes, c.counted_stakes, c.payouts,
      c.real_payouts, c.bonus_granted, c.bonus_forfeited, c.bonus_converted, c.cash_rewards, c.adjustments
    from rounds.player_day c
    where c.site_id = p_site_id and c.player_id = p_player_id and c.currency = p_currency
    union all
    select m.day, m.site_day, m.deposits, m.deposit_count, m.withdrawals, m.bets, m.stakes, m.real_stakes, m.counted_stakes, m.payouts,
      m.real_payouts, m.bonus_granted, m.bonus_forfeited, m.bonus_converted, m.cash_rewards, m.adjustments
    from rounds.movement m
    where m.xact_id > v_position and m.site_id = p_site_id and m.player_id = p_player_id and m.currency = p_currency
  ) d
  where d.day <@ p_days and d.site_day <@ p_site_days;
end $$;

revoke execute on function rounds.play_of_player from public;
grant execute on function rounds.play_of_player to marquee_app;
