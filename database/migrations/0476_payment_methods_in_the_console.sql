-- Operators change payment methods in the console. A change is asked for by one operator and made once another one has approved it.
alter table cashier.deposit_method
  add column estimated_minutes int check (estimated_minutes between 1 and 10080),
  add column least_level int not null default 0 check (least_level between 0 and 99);
comment on column cashier.deposit_method.estimated_minutes is 'How long a payment usually takes to be credited; null if that is not told';
comment on column cashier.deposit_method.least_level is 'The VIP level from which players see it';

create table cashier.method_change (
  change_id uuid primary key,
  site_id int not null,
  method_code text not null,
  -- Null for a method that was not there.
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
create index method_change_of_method on cashier.method_change (site_id, method_code, created_at desc);
-- One change of a method waits at a time, so that none is approved over another.
create unique index method_change_asked on cashier.method_change (site_id, method_code) where state = 'asked';
grant select, insert on cashier.method_change to marquee_app;
grant update (state, decided_by, decided_at) on cashier.method_change to marquee_app;
