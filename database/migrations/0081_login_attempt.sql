-- The tries at a password that failed or are still being looked at. What came of each is in the access log, which only grows.
create table players.login_attempt (
  site_id int not null,
  attempt_id uuid not null,
  account_id text not null,
  ip inet,
  created_at timestamptz not null,
  primary key (site_id, attempt_id)
);
create index login_attempt_account on players.login_attempt (site_id, account_id, created_at);
grant select, insert, delete on players.login_attempt to marquee_app;
