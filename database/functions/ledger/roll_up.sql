-- Add what was posted since the last call to the house's balances. Returns the number of postings.
create or replace function ledger.roll_up() returns bigint
language plpgsql security definer set search_path = pg_catalog, ledger, pg_temp as $$
declare
  v_from xid8;
  v_before xid8;
  v_postings bigint;
begin
  select s.position into v_from from ledger.roll_up_state s for update;
  v_before := pg_snapshot_xmin(pg_current_snapshot());
  with side as (
    select p.site_id, p.currency, (p.posted_at at time zone 'UTC')::date as period, a.account, a.debit, a.credit
    from ledger.operation o
    join ledger.posting p on p.site_id = o.site_id and p.player_id = o.player_id and p.currency = o.currency
      and p.sequence = o.sequence and p.posted_at = o.posted_at
    cross join lateral (values (p.debit, p.amount, 0::bigint), (p.credit, 0::bigint, p.amount)) a(account, debit, credit)
    where o.xact_id >= v_from and o.xact_id < v_before
  ),
  added as (
    insert into ledger.house_balance as h (site_id, account, currency, period, debit, credit)
    select s.site_id, s.account, s.currency, s.period, sum(s.debit), sum(s.credit)
    from side s where s.account >= 100
    group by 1, 2, 3, 4
    on conflict (site_id, account, currency, period)
    do update set debit = h.debit + excluded.debit, credit = h.credit + excluded.credit
  )
  select count(*) / 2 into v_postings from side;
  update ledger.roll_up_state set position = v_before;
  return v_postings;
end $$;

revoke execute on function ledger.roll_up from public;
grant execute on function ledger.roll_up to marquee_app;
