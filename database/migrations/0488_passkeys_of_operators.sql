-- Passkeys of operators: a way to sign in to the console, and to enter the second factor again, without password or code.
create table operators.passkey (
  passkey_id uuid primary key,
  operator_id uuid not null references operators.operator,
  name text not null,
  host text not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  unique (host, credential_id)
);
create index passkey_operator on operators.passkey (operator_id);
comment on column operators.passkey.host is 'The host of the console that it signs in to';
comment on column operators.passkey.public_key is 'COSE key; the private half never leaves the device';
comment on column operators.passkey.counter is 'Signatures counted by the device; 0 if it does not count. It must grow, or the key was copied';
grant select, insert, update, delete on operators.passkey to marquee_app;

-- Challenges that a passkey is asked to sign. Each is deleted when it is answered, whatever the answer.
create table operators.passkey_challenge (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('add', 'sign_in', 'step_up')),
  origin text not null,
  challenge_hash bytea not null,
  session_id uuid references operators.session,
  expires_at timestamptz not null,
  constraint passkey_challenge_session check ((session_id is null) = (purpose = 'sign_in'))
);
create index passkey_challenge_old on operators.passkey_challenge (expires_at);
comment on column operators.passkey_challenge.token_hash is 'SHA-256 of the secret that only the asking page has';
comment on column operators.passkey_challenge.challenge_hash is 'SHA-256 of the challenge; the challenge itself is kept nowhere';
comment on column operators.passkey_challenge.session_id is 'The session that asked; null before sign-in';
grant select, insert, delete on operators.passkey_challenge to marquee_app;
