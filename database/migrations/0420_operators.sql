-- Operators of the console: who they are, their sessions and rights, and the audit of what they do.
create schema operators;
grant usage on schema operators to marquee_app;

create table operators.operator (
  operator_id uuid primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  password_hash text,
  totp_sealed bytea,
  last_step bigint not null default 0,
  state text not null check (state in ('invited', 'active', 'suspended')),
  created_at timestamptz not null,
  last_seen_at timestamptz,
  check (state <> 'active' or (password_hash is not null and totp_sealed is not null))
);
comment on column operators.operator.totp_sealed is 'The secret of the authenticator app, sealed; a copy of the database cannot use it';
comment on column operators.operator.last_step is 'The time step of the last code that was used, so that each code works once';

create table operators.recovery_code (
  operator_id uuid not null references operators.operator,
  code_digest bytea not null,
  used_at timestamptz,
  primary key (operator_id, code_digest)
);

create table operators.invitation (
  invitation_id uuid primary key,
  operator_id uuid not null references operators.operator,
  token_hash bytea not null unique,
  totp_sealed bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index invitation_operator on operators.invitation (operator_id) where used_at is null;

create table operators.session (
  session_id uuid primary key,
  operator_id uuid not null references operators.operator,
  token_hash bytea not null unique,
  ip inet,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  stepped_up_until timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('signed_out', 'ended', 'password', 'suspended', 'second_factor')),
  check ((ended_at is null) = (end_reason is null))
);
create index session_operator on operators.session (operator_id) where ended_at is null;
comment on column operators.session.token_hash is 'SHA-256 of the token; the token itself is kept nowhere';

create table operators.sign_in_attempt (
  attempt_id uuid primary key,
  email text not null,
  ip inet not null,
  created_at timestamptz not null
);
create index sign_in_attempt_email on operators.sign_in_attempt (email, created_at desc);
create index sign_in_attempt_ip on operators.sign_in_attempt (ip, created_at desc);

create table operators.role (
  role text primary key check (role ~ '^[a-z][a-z0-9_]{1,31}$'),
  name text not null,
  permissions text[] not null,
  updated_at timestamptz not null,
  -- Owners have every permission, whatever is stored.
  check (role <> 'owner')
);
comment on table operators.role is 'Roles that were created or edited; a built-in role without a row is as the version has it';

create table operators.grant_of_role (
  operator_id uuid not null references operators.operator,
  role text not null,
  site_id int,
  granted_at timestamptz not null,
  unique nulls not distinct (operator_id, role, site_id)
);
comment on column operators.grant_of_role.site_id is 'Null for all sites';

create table operators.approval_rule (
  kind text not null check (kind in ('withdrawal')),
  currency text not null,
  threshold bigint not null check (threshold > 0),
  primary key (kind, currency)
);
comment on table operators.approval_rule is 'From which amount, in 1/100,000 of a unit, a second operator must approve';

create table operators.approval (
  approval_id uuid primary key,
  kind text not null check (kind in ('withdrawal')),
  subject_id text not null,
  site_id int not null,
  account_id text not null,
  amount bigint not null,
  currency text not null,
  asked_by uuid not null references operators.operator,
  asked_at timestamptz not null,
  reason text not null,
  state text not null default 'open' check (state in ('open', 'approved', 'refused')),
  decided_by uuid references operators.operator,
  decided_at timestamptz,
  decision_reason text not null default '',
  check ((state = 'open') = (decided_at is null)),
  -- Four eyes, whatever the server does.
  check (state <> 'approved' or decided_by <> asked_by)
);
create unique index approval_open on operators.approval (kind, subject_id) where state = 'open';
create index approval_subject on operators.approval (kind, subject_id, asked_at desc);

-- Who did what. It is written by operators.append_audit only, and changed by nobody. Each entry carries the hash of the one
-- before it.
create table operators.audit_entry (
  entry_id bigint primary key,
  at timestamptz not null,
  operator_id uuid,
  operator_name text not null,
  session_id uuid,
  ip inet,
  call text not null,
  permission text not null,
  site_id int,
  subject_kind text not null,
  subject_id text not null,
  before jsonb not null,
  after jsonb not null,
  reason text not null,
  approval_id uuid,
  previous_hash bytea not null,
  hash bytea not null
);
create index audit_entry_site on operators.audit_entry (site_id, entry_id desc);
create index audit_entry_operator on operators.audit_entry (operator_id, entry_id desc);
create index audit_entry_subject on operators.audit_entry (subject_kind, subject_id, entry_id desc);

create function operators.refuse_change() returns trigger
language plpgsql set search_path = pg_catalog, operators, pg_temp as $$
begin
  raise exception 'operators.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on operators.audit_entry
  for each row execute function operators.refuse_change();
create trigger no_truncate before truncate on operators.audit_entry
  for each statement execute function operators.refuse_change();
revoke execute on function operators.refuse_change from public;

grant select, insert, update on operators.operator, operators.invitation, operators.session, operators.role,
  operators.approval to marquee_app;
grant select, insert, update, delete on operators.recovery_code, operators.approval_rule to marquee_app;
grant select, insert, delete on operators.sign_in_attempt, operators.grant_of_role to marquee_app;
grant select on operators.audit_entry to marquee_app;
