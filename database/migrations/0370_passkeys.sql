-- Passkeys (WebAuthn): key pairs on the player's devices. A passkey belongs to one host of a site (its relying party), so a
-- brand with several hosts has separate passkeys for each.
create table players.passkey (
  site_id int not null,
  player_id bigint not null,
  passkey_id uuid not null,
  host text not null,
  credential_id bytea not null check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 40),
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (site_id, player_id, passkey_id),
  unique (site_id, host, credential_id),
  foreign key (site_id, player_id) references players.player
);
comment on column players.passkey.public_key is 'COSE key; the private half never leaves the device';
comment on column players.passkey.counter is 'Signatures counted by the device; 0 if it does not count. It must grow, or the key was copied';
grant select, insert, update, delete on players.passkey to marquee_app;

-- Challenges that a passkey is asked to sign. Each is deleted when it is answered, whatever the answer.
create table players.passkey_challenge (
  site_id int not null references sites.site,
  token_hash bytea not null,
  purpose text not null check (purpose in ('add', 'sign_in', 'step_up')),
  origin text not null,
  challenge text not null,
  session_id uuid,
  expires_at timestamptz not null,
  primary key (site_id, token_hash),
  constraint passkey_challenge_session check ((session_id is null) = (purpose = 'sign_in'))
);
create index passkey_challenge_old on players.passkey_challenge (expires_at);
comment on column players.passkey_challenge.token_hash is 'SHA-256 of the secret that only the asking page has';
comment on column players.passkey_challenge.session_id is 'The session that asked; null before sign-in';
grant select, insert, delete on players.passkey_challenge to marquee_app;

alter table players.access_log drop constraint access_log_outcome_check;
alter table players.access_log add constraint access_log_outcome_check check (outcome in (
  'signed_in', 'signed_out', 'wrong_password', 'wrong_code', 'wrong_second_factor', 'wrong_passkey', 'unknown_account', 'locked',
  'unlocked', 'blocked', 'closed', 'unverified', 'verified', 'session_revoked', 'password_changed', 'password_reset',
  'second_factor_added', 'second_factor_removed', 'passkey_added', 'passkey_removed', 'contact_changed', 'stepped_up'));

alter table players.security_change drop constraint security_change_kind_check;
alter table players.security_change add constraint security_change_kind_check check (kind in (
  'phone', 'email', 'password', 'second_factor_added', 'second_factor_removed', 'passkey_added', 'passkey_removed',
  'bank_account'));
comment on column cashier.site_setting.security_wait_hours is 'How long withdrawals wait after a change of phone, e-mail or password, a new passkey, or the removal of the second factor';
