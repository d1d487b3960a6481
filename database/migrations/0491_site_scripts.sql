-- A script that pages run can do in a player's browser whatever the player can. It is asked for by one operator and runs once
-- another one has approved it.
create table sites.script_change (
  change_id uuid primary key,
  site_id integer not null references sites.site,
  before jsonb not null,
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
comment on table sites.script_change is 'Scripts of pages that an operator asks for: the whole list before and after';
-- One change of a site waits at a time, so that none is approved over another.
create unique index script_change_asked on sites.script_change (site_id) where state = 'asked';
grant select, insert on sites.script_change to marquee_app;
grant update (state, decided_by, decided_at) on sites.script_change to marquee_app;
