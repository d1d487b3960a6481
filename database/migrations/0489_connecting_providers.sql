-- Operators connect providers in the console. What a provider signs with, and where it is, is asked for by one operator and
-- holds once another one has approved it.
alter table rounds.provider_connection
  add column allowed_addresses text[] not null default '{}' check (cardinality(allowed_addresses) <= 20),
  -- A name that carries the time of its making is longer than those of the command line.
  drop constraint provider_connection_operator_key_name_check,
  add constraint provider_connection_operator_key_name_check check (operator_key_name ~ '^[a-z0-9-]{2,80}$');
comment on column rounds.provider_connection.allowed_addresses is 'CIDR ranges from which the provider may call the wallet; empty for everywhere';

create table rounds.connection_change (
  change_id uuid primary key,
  provider_code text not null check (provider_code ~ '^[A-Z0-9]{2,16}$'),
  -- Null for a provider that was not connected.
  before jsonb,
  after jsonb not null,
  asked_by text not null,
  created_at timestamptz not null,
  state text not null default 'asked' check (state in ('asked', 'made', 'refused')),
  decided_by text,
  decided_at timestamptz,
  check ((state = 'asked') = (decided_at is null)),
  -- Two people, whatever the server does.
  check (state <> 'made' or decided_by <> asked_by)
);
-- One change of a provider waits at a time, so that none is approved over another.
create unique index connection_change_asked on rounds.connection_change (provider_code) where state = 'asked';
grant select, insert on rounds.connection_change to marquee_app;
grant update (state, decided_by, decided_at) on rounds.connection_change to marquee_app;

-- A request can be about all sites.
alter table operators.approval alter column site_id drop not null;
comment on column operators.approval.site_id is 'Null for what is about no site; then only operators of all sites see and decide it';
