-- Codes that an account's name asks for, second factors, and what a player sees of who came in.

-- Codes to sign in, unlock or set a new password with are asked for by a name, which may be nobody's. A row is written and
-- tries are counted on it in either case, so that nobody learns from the answers which names there are. Whose it is, and
-- where it was sent, is filled in afterwards.
create table players.account_code (
  site_id int not null,
  account_id text not null,
  code_id uuid not null,
  purpose text not null check (purpose in ('login', 'unlock', 'password')),
  code_hash bytea not null,
  attempts int not null default 0,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  consumed_at timestamptz,
  player_id bigint,
  channel text check (channel in ('sms', 'email')),
  recipient text,
  primary key (site_id, code_id),
  check ((player_id is null) = (recipient is null) and (recipient is null) = (channel is null))
);
create index account_code_latest on players.account_code (site_id, account_id, purpose, requested_at desc);
create index account_code_recipient on players.account_code (site_id, recipient, requested_at) where recipient is not null;
create index account_code_age on players.account_code (requested_at);
create index login_attempt_age on players.login_attempt (created_at);
grant select, insert, update, delete on players.account_code to marquee_app;

-- A new number or address waits as the recipient of its code until that is verified.
alter table players.one_time_code drop constraint one_time_code_purpose_check;
alter table players.one_time_code add constraint one_time_code_purpose_check
  check (purpose in ('register', 'login', 'unlock', 'password', 'change_sms', 'change_email'));

-- A number or address belongs to who has verified it; one that was never verified keeps nobody from it.
drop index players.player_phone;
drop index players.player_email;
create unique index player_phone on players.player (site_id, contact_phone) where phone_verified_at is not null;
create unique index player_email on players.player (site_id, contact_email) where email_verified_at is not null;
create index player_unverified_phone on players.player (site_id, contact_phone) where status = 'unverified';
create index player_unverified_email on players.player (site_id, contact_email) where status = 'unverified';

-- The code by which a player's friends say that he sent them, and who sent him.
alter table players.player
  add column referral_code text not null default upper(left(replace(gen_random_uuid()::text, '-', ''), 10)),
  add column referrer_player_id bigint,
  add column terms_version text not null default '',
  add constraint player_referral_code unique (site_id, referral_code),
  add constraint player_referrer foreign key (site_id, referrer_player_id) references players.player;
create index player_referrer on players.player (site_id, referrer_player_id) where referrer_player_id is not null;
comment on column players.player.terms_version is 'The version of the terms that was accepted at terms_accepted_at; empty before versions were kept';
alter table sites.site add column terms_version text not null default '1';

alter table players.session drop constraint session_end_reason_check;
alter table players.session add constraint session_end_reason_check
  check (end_reason in ('logout', 'expired', 'replaced', 'blocked', 'closed', 'revoked', 'password'));

alter table players.access_log drop constraint access_log_outcome_check;
alter table players.access_log add constraint access_log_outcome_check check (outcome in (
  'signed_in', 'signed_out', 'wrong_password', 'wrong_code', 'wrong_second_factor', 'unknown_account', 'locked', 'unlocked',
  'blocked', 'closed', 'unverified', 'verified', 'session_revoked', 'password_changed', 'password_reset',
  'second_factor_added', 'second_factor_removed', 'contact_changed'));
create index access_log_player on players.access_log (site_id, player_id, created_at desc, access_id desc);

-- The second factor (TOTP, RFC 6238). `last_step` is the newest time step whose code was taken: each is taken once.
create table players.two_factor (
  site_id int not null,
  player_id bigint not null,
  secret_sealed bytea not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  primary key (site_id, player_id),
  foreign key (site_id, player_id) references players.player
);
comment on column players.two_factor.secret_sealed is 'AES-256-GCM under a key that is not in the database';
create table players.recovery_code (
  site_id int not null,
  player_id bigint not null,
  code_digest bytea not null,
  used_at timestamptz,
  primary key (site_id, player_id, code_digest),
  foreign key (site_id, player_id) references players.two_factor on delete cascade
);
grant select, insert, update, delete on players.two_factor, players.recovery_code to marquee_app;
