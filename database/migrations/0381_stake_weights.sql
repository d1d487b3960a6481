-- How much of a stake counts towards rewards: by the category of its game, and stored with the bet, so that it counts the same
-- whatever an operator changes afterwards.
create table rewards.stake_weight (
  site_id int not null,
  category text not null,
  basis_points int not null check (basis_points between 0 and 10000),
  primary key (site_id, category)
);
comment on table rewards.stake_weight is 'The share of a stake that counts towards rewards, in ten-thousandths, where it is not the category''s usual one';
grant select on rewards.stake_weight to marquee_app;
create trigger stake_weight_changed after insert or update or delete on rewards.stake_weight
  for each statement execute function catalog.announce_change();

-- A game's weight depends on what it returns as well.
create or replace view catalog.listed_game as
  select provider_code, game_code, game_name, game_image, category, status, features, rtp_percent from catalog.game;

-- A server that still runs counts no further until all of this is committed.
select 1 from ledger.outbox_consumer where consumer = 'rounds' for update;

-- What was staked before counts whole, as it did.
alter table rounds.player_day add column counted_stakes bigint;
update rounds.player_day set counted_stakes = real_stakes;
alter table rounds.player_day alter column counted_stakes set not null;
comment on column rounds.player_day.counted_stakes is 'Of real_stakes, what counts towards rewards, by the weight that each bet was stored with';

drop function if exists rounds.play_of_player(int, bigint, text, daterange, daterange);
drop view rounds.play_by_day;
drop view rounds.movement;
drop view ledger.movement;

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
    case what.kind when 2 then what.sign * div(o.real_amount * what.weight, 10000)::bigint else 0 end as counted_stakes,
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
    select case when o.kind <> 4 then o.kind else undone.kind end as kind,
      case o.kind when 4 then -1 else 1 end as sign,
      coalesce(case when o.kind <> 4 then o.meta else undone.meta end ->> 'reward_weight', '10000')::numeric as weight
    from (select) as one
    left join lateral (
      select bet.kind, bet.meta
      from ledger.closure closed
      join ledger.operation bet on bet.site_id = closed.site_id and bet.player_id = closed.player_id
        and bet.source = closed.source and bet.external_id = closed.external_id
      where o.kind = 4 and closed.site_id = o.site_id and closed.player_id = o.player_id and closed.source = o.source
        and closed.external_id = o.reference and closed.closed_by = o.external_id
      limit 1) undone on true
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

-- For other domains and for reports: with the field's figures.
create view rounds.play_by_day as
  select d.*, d.stakes - d.payouts as ggr, cost.bonus_cost, d.stakes - d.payouts - cost.bonus_cost as ngr
  from rounds.player_day d
  cross join lateral (select d.bonus_granted - d.bonus_forfeited + d.cash_rewards as bonus_cost) cost;
comment on view rounds.play_by_day is 'ggr: stakes less payouts. bonus_cost: bonuses and cash given, less bonus money that was given up or ran out. ngr: ggr less bonus_cost';
grant select on rounds.play_by_day to marquee_app;
