-- What the console's system screen shows: how scheduled work went, when books were checked, which backups there are, how mail, SMS
-- and notifications went, and which notices of gateways could not be applied.
create schema system;
grant usage on schema system to marquee_app;

create table system.task_run (
  task text primary key,
  last_started_at timestamptz not null,
  last_succeeded_at timestamptz,
  last_failed_at timestamptz,
  last_error text not null default '',
  last_ms int not null default 0,
  runs bigint not null default 0,
  failures bigint not null default 0
);
comment on table system.task_run is 'How each task of the queue went; the queue itself forgets a job that succeeded';

create table system.book_check (
  check_id uuid primary key,
  book text not null check (book in ('ledger', 'audit', 'reports')),
  checked_at timestamptz not null,
  good boolean not null,
  detail text not null,
  counted bigint not null
);
create index book_check_latest on system.book_check (book, checked_at desc);
comment on column system.book_check.counted is 'Postings, entries of the audit, or days: what was looked at';

create table system.backup (
  backup_id uuid primary key,
  taken_at timestamptz not null,
  bytes bigint check (bytes >= 0),
  place text not null,
  noted_by text not null,
  noted_at timestamptz not null
);
create index backup_latest on system.backup (taken_at desc);

create table system.delivery_hour (
  hour timestamptz not null,
  channel text not null check (channel in ('email', 'sms', 'push')),
  sent int not null default 0,
  failed int not null default 0,
  last_error text not null default '',
  last_failed_at timestamptz,
  primary key (hour, channel)
);
comment on table system.delivery_hour is 'Kept for thirty days; holds no recipient';

-- A notice that could not be applied when it came. The gateway sends it again; an operator can ask the gateway too.
create table cashier.failed_notice (
  gateway text not null,
  event_id text not null,
  event_type text not null,
  about text not null check (about in ('payment', 'payout')),
  object_id text not null,
  error text not null,
  attempts int not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  settled_at timestamptz,
  outcome text not null default '',
  primary key (gateway, event_id)
);
create index failed_notice_open on cashier.failed_notice (last_at desc) where settled_at is null;
comment on column cashier.failed_notice.object_id is 'The gateway''s id of the payment or payout';

grant select, insert, update on system.task_run, cashier.failed_notice to marquee_app;
grant select, insert on system.book_check, system.backup to marquee_app;
grant select, insert, update, delete on system.delivery_hour to marquee_app;
-- Which migration the database has come to.
grant select on public.migration to marquee_app;
