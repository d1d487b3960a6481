-- Rewards: the VIP ladder of each site.
create schema rewards;
grant usage on schema rewards to marquee_app;

create table rewards.vip_level (
  site_id int not null,
  level int not null check (level >= 0),
  vip_name text not null,
  deposit bigint not null check (deposit >= 0),
  turnover bigint not null check (turnover >= 0),
  primary key (site_id, level)
);
comment on column rewards.vip_level.deposit is 'What a player has to have deposited in all to reach the level';
comment on column rewards.vip_level.turnover is 'What a player has to have staked in all to reach the level';

grant select on rewards.vip_level to marquee_app;
