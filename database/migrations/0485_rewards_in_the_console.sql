-- Operators edit VIP levels, missions, minigames, leaderboards and referral in the console. What players have begun keeps the terms
-- under which they began.
grant insert, update, delete on rewards.vip_level, rewards.vip_benefit to marquee_app;

-- Missions: each change of the terms is a version. Progress names its version, and goes on by it.
alter table rewards.mission add column terms_version int not null default 1 check (terms_version > 0);
comment on column rewards.mission.terms_version is 'Which version of its terms the row has; earlier ones are in mission_terms';

create table rewards.mission_terms (
  site_id int not null,
  mission_code text not null,
  terms_version int not null check (terms_version > 0),
  title jsonb not null,
  description jsonb not null,
  target bigint not null,
  category text,
  provider_code text,
  game_code text,
  minimum_stake bigint not null,
  turnover bigint not null,
  reward_kind text not null,
  reward_amount bigint not null,
  claim_hours int not null,
  primary key (site_id, mission_code, terms_version),
  foreign key (site_id, mission_code) references rewards.mission
);
comment on table rewards.mission_terms is 'Terms that a mission had before; players who began under them go on by them';

-- Whoever writes a mission, the command of the server too, keeps what it was.
create function rewards.keep_mission_terms() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into rewards.mission_terms (site_id, mission_code, terms_version, title, description, target, category, provider_code,
    game_code, minimum_stake, turnover, reward_kind, reward_amount, claim_hours)
  values (old.site_id, old.mission_code, old.terms_version, old.title, old.description, old.target, old.category, old.provider_code,
    old.game_code, old.minimum_stake, old.turnover, old.reward_kind, old.reward_amount, old.claim_hours);
  new.terms_version := old.terms_version + 1;
  return new;
end $$;
create trigger keep_mission_terms before update on rewards.mission for each row
  when ((old.target, old.category, old.provider_code, old.game_code, old.minimum_stake, old.turnover, old.reward_kind,
      old.reward_amount, old.claim_hours)
    is distinct from (new.target, new.category, new.provider_code, new.game_code, new.minimum_stake, new.turnover, new.reward_kind,
      new.reward_amount, new.claim_hours))
  execute function rewards.keep_mission_terms();

alter table rewards.mission_progress add column terms_version int not null default 1 check (terms_version > 0);
comment on column rewards.mission_progress.terms_version is 'The terms of the mission under which the player began';
create index mission_claimed on rewards.mission_progress (site_id, claimed_at) where claimed_at is not null;

grant insert, update on rewards.mission to marquee_app;
grant select, insert on rewards.mission_terms to marquee_app;
grant execute on function rewards.keep_mission_terms to marquee_app;

-- Minigames: published odds are a version, and a play names the version that it was drawn by.
alter table rewards.mini_game
  add column odds_version int not null default 1 check (odds_version > 0),
  add column plays_per_day int check (plays_per_day between 1 and 1000);
comment on column rewards.mini_game.odds_version is 'Of its prizes and their weights, as mini_game_odds keeps them';
comment on column rewards.mini_game.plays_per_day is 'How often a player may play in a day of the site; null without a limit';

create table rewards.mini_game_odds (
  site_id int not null,
  game_id text not null,
  odds_version int not null check (odds_version > 0),
  prizes jsonb not null,
  primary key (site_id, game_id, odds_version)
);
comment on table rewards.mini_game_odds is 'Every version of the odds of a minigame, so that what was drawn can be checked later';
comment on column rewards.mini_game_odds.prizes is '[{"prize_id": 1, "kind": "none|cash|token", "amount": minor as text, "weight": 1}]';
insert into rewards.mini_game_odds (site_id, game_id, odds_version, prizes)
  select site_id, game_id, 1,
    jsonb_agg(jsonb_build_object('prize_id', prize_id, 'kind', kind, 'amount', amount::text, 'weight', weight) order by prize_id)
  from rewards.mini_game_prize group by site_id, game_id;

alter table rewards.mini_game_play add column odds_version int check (odds_version > 0);
comment on column rewards.mini_game_play.odds_version is 'The odds it was drawn by; null for plays from before they were kept';
update rewards.mini_game_play set odds_version = 1 where settled_at is null;
create index mini_game_play_of_site on rewards.mini_game_play (site_id, created_at);

grant insert, update on rewards.mini_game to marquee_app;
grant insert, delete on rewards.mini_game_prize to marquee_app;
grant select, insert on rewards.mini_game_odds to marquee_app;

-- Leaderboards and referral.
grant insert, update on rewards.leaderboard to marquee_app;
create index leaderboard_prize_paid on rewards.leaderboard_prize (site_id, paid_at) where paid_at is not null;
grant insert, update on rewards.referral_program to marquee_app;
grant insert, update, delete on rewards.referral_tier to marquee_app;
create index referral_earning_of_site on rewards.referral_earning (site_id, created_at);
