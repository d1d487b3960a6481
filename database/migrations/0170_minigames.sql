-- Minigames: small games on tokens, with their prizes and odds, and what players have played of them.
create table rewards.mini_game (
  site_id int not null,
  game_id text not null check (game_id ~ '^[a-z0-9-]{2,40}$'),
  kind text not null check (kind in ('wheel', 'scratch', 'dice', 'chests')),
  name jsonb not null,
  lead jsonb not null,
  token_cost bigint not null check (token_cost > 0),
  free_every_hours int check (free_every_hours between 1 and 720),
  is_spin boolean not null default false,
  position int not null,
  is_active boolean not null default true,
  primary key (site_id, game_id)
);
comment on column rewards.mini_game.token_cost is 'In 1/100,000 of a token';
comment on column rewards.mini_game.free_every_hours is 'One play in so many hours costs nothing; null where each costs';
comment on column rewards.mini_game.is_spin is 'The wheel of the spin page, which is not among the minigames';
create unique index mini_game_spin on rewards.mini_game (site_id) where is_spin;

create table rewards.mini_game_prize (
  site_id int not null,
  game_id text not null,
  prize_id int not null check (prize_id between 1 and 100),
  kind text not null check (kind in ('none', 'cash', 'token')),
  amount bigint not null check (amount >= 0),
  weight int not null check (weight > 0),
  primary key (site_id, game_id, prize_id),
  foreign key (site_id, game_id) references rewards.mini_game on delete cascade,
  check ((kind = 'none') = (amount = 0))
);
comment on column rewards.mini_game_prize.weight is 'Its chance is this over the sum of the weights of its game';

create table rewards.mini_game_cycle (
  site_id int not null,
  cycle_id int not null,
  name jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  primary key (site_id, cycle_id),
  check (ends_at is null or ends_at > starts_at)
);
comment on table rewards.mini_game_cycle is 'When minigames can be played; outside of every cycle they rest';

create table rewards.token_rule (
  site_id int not null,
  rule text not null check (rule in ('turnover', 'deposit')),
  step bigint not null check (step > 0),
  tokens bigint not null check (tokens > 0),
  primary key (site_id, rule)
);
comment on table rewards.token_rule is 'How tokens are earned: so many for each full step that was staked, or deposited';

create table rewards.token_earned (
  site_id int not null,
  player_id bigint not null,
  rule text not null,
  steps bigint not null check (steps >= 0),
  primary key (site_id, player_id, rule)
);
comment on column rewards.token_earned.steps is 'Full steps for which tokens were granted; it never falls';

create table rewards.mini_game_play (
  site_id int not null,
  player_id bigint not null,
  play_id uuid not null,
  game_id text not null,
  token_cost bigint not null check (token_cost >= 0),
  draw int not null check (draw >= 0),
  salt text not null,
  prize_id int not null,
  prize_kind text not null check (prize_kind in ('none', 'cash', 'token')),
  prize_amount bigint not null check (prize_amount >= 0),
  currency text not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (site_id, player_id, play_id)
);
create unique index mini_game_play_open on rewards.mini_game_play (site_id, player_id, game_id) where settled_at is null;
create index mini_game_play_newest on rewards.mini_game_play (site_id, player_id, created_at desc);
create index mini_game_play_waiting on rewards.mini_game_play (created_at) where settled_at is null;
comment on column rewards.mini_game_play.draw is 'Drawn when the play began, and shown, with the salt, when its prize is taken';

grant select on rewards.mini_game, rewards.mini_game_prize, rewards.mini_game_cycle, rewards.token_rule to marquee_app;
grant select, insert on rewards.token_earned, rewards.mini_game_play to marquee_app;
grant update (steps) on rewards.token_earned to marquee_app;
grant update (settled_at) on rewards.mini_game_play to marquee_app;
