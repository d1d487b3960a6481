-- A site's days and weeks begin in its own time zone.
alter table sites.site add column time_zone text not null default 'UTC' check (now() at time zone time_zone is not null);
comment on column sites.site.time_zone is 'An IANA name: in it the days and weeks of missions, leaderboards and commissions begin';

-- Messages to one player, some with a reward that he claims once.
create table rewards.inbox_message (
  site_id int not null,
  player_id bigint not null,
  inbox_id uuid not null,
  message_key text not null,
  category text not null check (category in ('system', 'account', 'reward', 'mission', 'leaderboard', 'referral', 'promotion')),
  title jsonb not null,
  body jsonb not null,
  href text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  reward_kind text check (reward_kind in ('cash', 'bonus', 'token')),
  reward_amount bigint check (reward_amount > 0),
  created_at timestamptz not null,
  expires_at timestamptz,
  read_at timestamptz,
  claimed_at timestamptz,
  deleted_at timestamptz,
  primary key (site_id, player_id, inbox_id),
  unique (site_id, player_id, message_key),
  foreign key (site_id, player_id) references players.player,
  check ((reward_kind is null) = (reward_amount is null)),
  check (claimed_at is null or reward_kind is not null)
);
comment on column rewards.inbox_message.message_key is 'The sender''s own key: a message is sent once under it, also after it was deleted';
comment on column rewards.inbox_message.title is 'By language: {"EN": …, "PHP": …, "CN": …}';
create index inbox_newest on rewards.inbox_message (site_id, player_id, created_at desc, inbox_id desc) where deleted_at is null;

grant select, insert on rewards.inbox_message to marquee_app;
grant update (read_at, claimed_at, deleted_at) on rewards.inbox_message to marquee_app;
