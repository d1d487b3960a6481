-- Reports that operators have sent to them by e-mail. The mail has a link; the file waits here for whoever signs in.
create table reports.subscription (
  subscription_id uuid primary key,
  operator_id uuid not null,
  name text not null,
  input jsonb not null,
  cadence text not null check (cadence in ('day', 'week', 'month')),
  hour int not null check (hour between 0 and 23),
  time_zone text not null,
  state text not null default 'active' check (state in ('active', 'paused')),
  next_at timestamptz not null,
  created_at timestamptz not null,
  last_at timestamptz,
  last_outcome text not null default '' check (last_outcome in ('', 'sent', 'no_right', 'failed'))
);
create index subscription_operator on reports.subscription (operator_id, subscription_id);
create index subscription_due on reports.subscription (next_at) where state = 'active';
comment on column reports.subscription.cadence is 'It is about the day, week or month that has ended';

create table reports.prepared_file (
  file_id uuid primary key,
  subscription_id uuid not null references reports.subscription on delete cascade,
  operator_id uuid not null,
  due_at timestamptz not null,
  file_name text not null,
  input jsonb not null,
  content bytea not null,
  prepared_at timestamptz not null,
  expires_at timestamptz not null,
  unique (subscription_id, due_at)
);
create index prepared_file_expires on reports.prepared_file (expires_at);

grant select, insert, update, delete on reports.subscription, reports.prepared_file to marquee_app;
