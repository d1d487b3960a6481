-- What each player has done by day, added up once. It takes the place of rewards.bonus_day (days in UTC), rewards.player_day
-- (days of the site) and rounds.turnover (in all), which three consumers of the outbox kept apart.

-- A server that still runs counts no further until all of this is committed.
select 1 from ledger.outbox_consumer where consumer = 'rounds' for update;

-- What each operation adds to what is counted of a player: the meaning of the kinds, said once. A rollback takes back what it
-- undid, as it went; one that undid nothing is not here, nor are tokens, holds and fees.
create view ledger.movement as
  select o.xact_id, o.site_id, o.player_id, o.currency, o.posted_at,
    case what.kind when 1 then o.amount else 0 end as deposits,
    case what.kind when 1 then 1 else 0 end as deposit_count,
    case what.kind when 6 then o.amount when 31 then -o.amount else 0 end as withdrawals,
    case what.kind when 2 then what.sign else 0 end as bets,
    case what.kind when 2 then what.sign * o.amount else 0 end as stakes,
    case what.kind when 2 then what.sign * o.real_amount else 0 end as real_stakes,
    case what.kind when 3 then what.sign * o.amount else 0 end as payouts,
    case what.kind when 3 then what.sign * o.real_amount else 0 end as real_payouts,
    case what.kind when 10 then o.amount else 0 end as bonus_granted,
    case what.kind when 11 then o.amount else 0 end as bonus_forfeited,
    case what.kind when 12 then o.amount else 0 end as bonus_converted,
    case what.kind when 13 then o.amount else 0 end as cash_rewards,
    case what.kind when 8 then o.amount when 9 then -o.amount else 0 end as adjustments
  from ledger.operation o
  -- Computed for each row that is read, so that only a rollback looks for what it undid.
  cross join lateral (
    select case when o.kind <> 4 then o.kind else (
        select undone.kind
        from ledger.closure closed
        join ledger.operation undone on undone.site_id = closed.site_id and undone.player_id = closed.player_id
          and undone.source = closed.source and undone.external_id = closed.external_id
        where closed.site_id = o.site_id and closed.player_id = o.player_id and closed.source = o.source
          and closed.external_id = o.reference and closed.closed_by = o.external_id) end as kind,
      case o.kind when 4 then -1 else 1 end as sign
    offset 0
  ) what
  where o.kind in (1, 2, 3, 4, 6, 8, 9, 10, 11, 12, 13, 31) and what.kind is not null;
grant select on ledger.movement to marquee_app;

-- The same with the two days in which it stands: in UTC, and of the site's time zone.
create view rounds.movement as
  select m.*, (m.posted_at at time zone 'UTC')::date as day,
    (m.posted_at at time zone coalesce(site.time_zone, 'UTC'))::date as site_day
  from ledger.movement m
  left join sites.profile site on site.site_id = m.site_id;
grant select on rounds.movement to marquee_app;

create table rounds.player_day (
  site_id int not null,
  player_id bigint not null,
  currency text not null,
  day date not null,
  site_day date not null,
  deposits bigint not null,
  deposit_count int not null,
  withdrawals bigint not null,
  bets int not null,
  stakes bigint not null,
  real_stakes bigint not null,
  payouts bigint not null,
  real_payouts bigint not null,
  bonus_granted bigint not null,
  bonus_forfeited bigint not null,
  bonus_converted bigint not null,
  cash_rewards bigint not null,
  adjustments bigint not null,
  primary key (site_id, player_id, currency, day, site_day)
) with (fillfactor = 70);
create index player_day_day on rounds.player_day (site_id, day);
create index player_day_site_day on rounds.player_day (site_id, site_day);
comment on table rounds.player_day is 'What a player did in a day (UTC) and a day of the site at once, from the ledger; written with the rounds, and up to the same position. A rollback stands in the day in which it was made, so that a day that is over changes no more';
comment on column rounds.player_day.withdrawals is 'Paid out, less what the bank sent back';
comment on column rounds.player_day.bets is 'Less those that were rolled back; free rounds are among them';
comment on column rounds.player_day.stakes is 'Of real and bonus money, less what was rolled back, as payouts';
comment on column rounds.player_day.bonus_converted is 'Bonus money that became real money';
comment on column rounds.player_day.adjustments is 'Credits less debits';
grant select, insert, update on rounds.player_day to marquee_app;

insert into rounds.player_day
select site_id, player_id, currency, day, site_day, sum(deposits), sum(deposit_count), sum(withdrawals), sum(bets), sum(stakes),
  sum(real_stakes), sum(payouts), sum(real_payouts), sum(bonus_granted), sum(bonus_forfeited), sum(bonus_converted),
  sum(cash_rewards), sum(adjustments)
from rounds.movement
where xact_id <= (select position from ledger.outbox_consumer where consumer = 'rounds')
group by site_id, player_id, currency, day, site_day;

-- For other domains and for reports: with the field's figures.
create view rounds.play_by_day as
  select d.*, d.stakes - d.payouts as ggr, cost.bonus_cost, d.stakes - d.payouts - cost.bonus_cost as ngr
  from rounds.player_day d
  cross join lateral (select d.bonus_granted - d.bonus_forfeited + d.cash_rewards as bonus_cost) cost;
comment on view rounds.play_by_day is 'ggr: stakes less payouts. bonus_cost: bonuses and cash given, less bonus money that was given up or ran out. ngr: ggr less bonus_cost';
grant select on rounds.play_by_day to marquee_app;

-- What was done of a requirement is the stake since its mark. The mark was set on a sum that left out bets without a round.
update cashier.turnover_requirement r set stake_mark = r.stake_mark + counted.stakes - coalesce(t.stake, 0)
from (select site_id, player_id, currency, sum(stakes)::bigint as stakes from rounds.player_day group by 1, 2, 3) counted
left join rounds.turnover t using (site_id, player_id, currency)
where r.site_id = counted.site_id and r.player_id = counted.player_id and r.currency = counted.currency;

drop table rounds.turnover;
drop table rewards.bonus_day;
drop table rewards.player_day;
