-- Whether p_amount more of p_kind (1 deposit, 2 bet) would exceed a limit in force for the player. Usage is counted by
-- the hour, and the oldest hour of a window lies only partly within it: its deposits and stakes count whole, but its
-- payouts do not count, because they would make room.
create or replace function ledger.limit_exceeded(
  p_site_id int, p_player_id bigint, p_currency text, p_kind smallint, p_amount bigint)
returns boolean language sql stable set search_path = pg_catalog, ledger, pg_temp as $$
  select exists (
    select 1
    from ledger.limits_in_force(p_site_id, p_player_id, p_currency) l
    cross join lateral (
      select ledger.clock() - case l.limit_window
        when '24h' then interval '24 hours' when '7d' then interval '7 days' else interval '30 days' end as since
    ) w
    cross join lateral (
      select coalesce(sum(case l.limit_kind
          when 'deposit' then u.deposits
          when 'wager' then u.stakes
          when 'loss' then u.stakes - case when u.hour >= w.since then u.payouts else 0 end end), 0) as amount
      from ledger.usage u
      where u.site_id = p_site_id and u.player_id = p_player_id and u.currency = p_currency
        and u.hour > w.since - interval '1 hour'
    ) used
    where case p_kind when 1 then l.limit_kind = 'deposit' else l.limit_kind in ('loss', 'wager') end
      and used.amount + p_amount > l.amount)
$$;

revoke execute on function ledger.limit_exceeded from public;
grant execute on function ledger.limit_exceeded to marquee_app;
