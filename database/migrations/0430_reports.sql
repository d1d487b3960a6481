-- What reports are read from: figures added up from the ledger by site, day of the site's time zone, hour, game and player.
create schema reports;
grant usage on schema reports to marquee_app;

-- Every operation that moved money or staked nothing in a free round, with what it changed. A rollback is shown as what it undid,
-- with the sign turned; one that undid nothing, tombstones and tokens are not here.
create view ledger.change as
  select o.xact_id, o.site_id, o.player_id, o.currency, o.source, o.external_id, o.sequence, o.posted_at,
    what.kind, what.sign, what.round_id, what.game_code, o.amount, o.real_amount, o.bonus_amount,
    what.sign * k.real_sign * o.real_amount as real_change,
    what.sign * (k.bonus_sign + k.second_bonus_sign) * o.bonus_amount as bonus_change,
    k.locked_sign * o.amount as locked_change
  from ledger.operation o
  -- Computed for each row that is read, so that only a rollback looks for what it undid.
  cross join lateral (
    select case when o.kind <> 4 then o.kind else undone.kind end as kind,
      case o.kind when 4 then -1 else 1 end as sign,
      case when o.kind <> 4 then o.round_id else undone.round_id end as round_id,
      case when o.kind <> 4 then o.game_code else undone.game_code end as game_code
    from (select) as one
    left join lateral (
      select play.kind, play.round_id, play.game_code
      from ledger.closure closed
      join ledger.operation play on play.site_id = closed.site_id and play.player_id = closed.player_id
        and play.source = closed.source and play.external_id = closed.external_id
      where o.kind = 4 and closed.site_id = o.site_id and closed.player_id = o.player_id and closed.source = o.source
        and closed.external_id = o.reference and closed.closed_by = o.external_id
      limit 1
    ) undone on true
    offset 0
  ) what
  join ledger.operation_kind k on k.code = what.kind
  where o.kind not in (14, 15, 16);
comment on view ledger.change is 'Each operation of money with what it changed; a rollback as what it undid, with the sign turned';
grant select on ledger.change to marquee_app;

-- The level that a player has now, for reports by level.
create view rewards.vip_place as select site_id, player_id, level from rewards.vip_standing;
grant select on rewards.vip_place to marquee_app;

create table reports.site_hour (
  site_id int not null,
  day date not null,
  hour smallint not null check (hour between 0 and 23),
  currency text not null,
  bets bigint not null,
  turnover bigint not null,
  wins bigint not null,
  jackpot_contributions bigint not null,
  jackpot_payouts bigint not null,
  jackpot_seeds bigint not null,
  bonus_granted bigint not null,
  bonus_forfeited bigint not null,
  bonus_converted bigint not null,
  cash_rewards bigint not null,
  adjustments bigint not null,
  deposits bigint not null,
  deposit_count bigint not null,
  deposit_fees bigint not null,
  withdrawals bigint not null,
  withdrawal_count bigint not null,
  real_change bigint not null,
  bonus_change bigint not null,
  locked_change bigint not null,
  first_xact xid8 not null,
  last_xact xid8 not null,
  primary key (site_id, day, hour, currency)
) with (fillfactor = 50);
comment on table reports.site_hour is 'What the ledger posted in an hour of a day of the site''s time zone, at the time it was counted. A rollback stands in the hour in which it was made, so that a day that is over changes no more';
comment on column reports.site_hour.bets is 'Less those that were rolled back; free rounds are among them';
comment on column reports.site_hour.turnover is 'Stakes of real and bonus money, less what was rolled back, as wins';
comment on column reports.site_hour.real_change is 'By how much the players'' real money grew, as bonus_change and locked_change';
comment on column reports.site_hour.first_xact is 'Where its operations begin in the order of the ledger, so that they are found without reading the others';

create table reports.game_day (
  site_id int not null,
  day date not null,
  currency text not null,
  provider_code text not null,
  game_code text not null,
  bets bigint not null,
  turnover bigint not null,
  wins bigint not null,
  jackpot_contributions bigint not null,
  jackpot_payouts bigint not null,
  jackpot_seeds bigint not null,
  primary key (site_id, day, currency, provider_code, game_code)
) with (fillfactor = 50);

create table reports.player_day (
  site_id int not null,
  day date not null,
  currency text not null,
  player_id bigint not null,
  is_new boolean not null,
  first_bet_hour smallint,
  bets bigint not null,
  turnover bigint not null,
  wins bigint not null,
  jackpot_contributions bigint not null,
  jackpot_payouts bigint not null,
  jackpot_seeds bigint not null,
  bonus_cost bigint not null,
  deposits bigint not null,
  deposit_count bigint not null,
  withdrawals bigint not null,
  withdrawal_count bigint not null,
  primary key (site_id, day, currency, player_id)
) with (fillfactor = 70);
create index player_day_active on reports.player_day (site_id, day, player_id) where first_bet_hour is not null;
comment on column reports.player_day.is_new is 'Whether the player had registered in the thirty days up to this one';
comment on column reports.player_day.first_bet_hour is 'When the player first bet in the day; null in a day without a bet. Players with one are active in the day, also if all was rolled back';

-- Whoever played in a month, so that active players of whole months and cohorts are not counted from every day.
create table reports.player_month (
  site_id int not null,
  month date not null,
  currency text not null,
  player_id bigint not null,
  primary key (site_id, month, currency, player_id)
);

create table reports.first_deposit (
  site_id int not null,
  player_id bigint not null,
  day date not null,
  hour smallint not null,
  currency text not null,
  amount bigint not null,
  primary key (site_id, player_id)
);
create index first_deposit_day on reports.first_deposit (site_id, day);

create table reports.progress (
  only_row boolean primary key default true check (only_row),
  caught_up_at timestamptz,
  rebuilding_since timestamptz
);
insert into reports.progress default values;
comment on column reports.progress.caught_up_at is 'When everything that was posted before had last been counted';
comment on column reports.progress.rebuilding_since is 'Null unless everything is being counted again';

create table reports.reconciliation (
  reconciliation_id bigint generated always as identity primary key,
  ran_at timestamptz not null,
  from_day date not null,
  to_day date not null,
  differences int not null
);
comment on table reports.reconciliation is 'Runs that held the days from from_day to to_day against the journal';

create table reports.difference (
  site_id int not null,
  day date not null,
  currency text not null,
  rollup text not null check (rollup in ('site_hour', 'game_day', 'player_day')),
  figure text not null,
  counted numeric(38, 0) not null,
  ledger numeric(38, 0) not null,
  found_at timestamptz not null,
  resolved_at timestamptz,
  primary key (site_id, day, currency, rollup, figure)
);
create index difference_open on reports.difference (site_id) where resolved_at is null;
comment on table reports.difference is 'Figures that were not what the journal says; resolved once a later run finds them equal';

-- What an operator asked to download. The file is written while it is read, by the one who asked, once.
create table reports.export (
  export_id uuid primary key,
  operator_id uuid not null,
  report text not null,
  format text not null check (format in ('csv', 'xlsx')),
  input jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  started_at timestamptz
);

grant select, insert, update, delete on reports.site_hour, reports.game_day, reports.player_day, reports.player_month,
  reports.first_deposit, reports.export to marquee_app;
grant select, update on reports.progress to marquee_app;
grant select, insert on reports.reconciliation to marquee_app;
grant select, insert, update on reports.difference to marquee_app;

-- Registrations by day, and who is here now.
create index player_created on players.player (site_id, created_at);
create index session_seen on players.session (site_id, last_seen_at) where ended_at is null;
