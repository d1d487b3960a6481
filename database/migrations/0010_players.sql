-- Players: identity, sessions, one-time codes. `player_id` is unique by itself; `site_id` leads every key.
create schema players;
grant usage on schema players to marquee_app;

create table players.player (
  site_id int not null,
  player_id bigint generated always as identity unique,
  account_id text not null check (account_id = lower(account_id)),
  password_hash text not null,
  full_name text not null,
  birth_date date not null,
  contact_phone text not null,
  contact_email text not null check (contact_email = lower(contact_email)),
  phone_verified_at timestamptz,
  email_verified_at timestamptz,
  language text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null default 'unverified' check (status in ('unverified', 'active', 'no_bets', 'blocked', 'closed')),
  terms_accepted_at timestamptz not null,
  accepts_marketing boolean not null,
  referrer_code text not null,
  ch text not null,
  cm text not null,
  pp text not null,
  affiliate_code text not null,
  fbp text not null,
  appsflyer_id text not null,
  visitor_id text not null,
  created_at timestamptz not null,
  primary key (site_id, player_id),
  unique (site_id, account_id)
);
-- A phone number or address belongs to one verified account; one that was never verified does not keep it from its owner.
create unique index player_phone on players.player (site_id, contact_phone) where status <> 'unverified';
create unique index player_email on players.player (site_id, contact_email) where status <> 'unverified';

create table players.session (
  site_id int not null,
  player_id bigint not null,
  session_id uuid not null,
  token_hash bytea not null unique,
  ip inet,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'expired', 'replaced', 'blocked', 'closed')),
  primary key (site_id, player_id, session_id),
  foreign key (site_id, player_id) references players.player
);
comment on column players.session.token_hash is 'SHA-256 of the token; the token itself is kept nowhere';

create table players.one_time_code (
  site_id int not null,
  player_id bigint not null,
  code_id uuid not null,
  purpose text not null check (purpose in ('register', 'login', 'unlock', 'password')),
  channel text not null check (channel in ('sms', 'email')),
  code_hash bytea not null,
  attempts int not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  consumed_at timestamptz,
  primary key (site_id, player_id, code_id),
  foreign key (site_id, player_id) references players.player
);
create index one_time_code_latest on players.one_time_code (site_id, player_id, purpose, sent_at desc);

create table players.access_log (
  site_id int not null,
  access_id uuid not null,
  account_id text not null,
  player_id bigint,
  outcome text not null check (outcome in ('signed_in', 'signed_out', 'wrong_password', 'unknown_account', 'locked', 'blocked', 'closed', 'unverified', 'verified')),
  ip inet,
  user_agent text not null,
  created_at timestamptz not null,
  primary key (site_id, access_id)
);
create index access_log_account on players.access_log (site_id, account_id, created_at desc);

-- Demo mode only: what would have been sent by SMS or e-mail.
create table players.outbox_message (
  site_id int not null,
  message_id uuid not null,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  primary key (site_id, message_id)
);
create index outbox_message_latest on players.outbox_message (created_at desc);

create table players.favourite (
  site_id int not null,
  player_id bigint not null,
  provider_code text not null,
  game_code text not null,
  created_at timestamptz not null,
  primary key (site_id, player_id, provider_code, game_code),
  foreign key (site_id, player_id) references players.player
);

grant select, insert, update on players.player, players.session, players.one_time_code to marquee_app;
grant select, insert on players.access_log, players.outbox_message to marquee_app;
grant select, insert, delete on players.favourite to marquee_app;
