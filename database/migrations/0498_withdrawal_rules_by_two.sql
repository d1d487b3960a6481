-- What a site asks of a withdrawal is changed by two operators: one says how it shall be, another agrees.
create table cashier.rules_change (
  change_id uuid primary key,
  site_id int not null,
  before jsonb not null,
  after jsonb not null,
  asked_by text not null,
  created_at timestamptz not null,
  state text not null default 'asked' check (state in ('asked', 'made', 'refused')),
  decided_by text,
  decided_at timestamptz,
  check ((state = 'asked') = (decided_at is null)),
  check (state <> 'made' or decided_by <> asked_by)
);
create unique index rules_change_asked on cashier.rules_change (site_id) where state = 'asked';
grant select, insert on cashier.rules_change to marquee_app;
grant update (state, decided_by, decided_at) on cashier.rules_change to marquee_app;
