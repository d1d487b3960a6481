-- When a player changed what protects the account, or where its money goes. Withdrawals wait for a while after such a change,
-- so that the player can react to the notice about it. Only grows.
create table players.security_change (
  site_id int not null,
  player_id bigint not null,
  change_id uuid not null,
  kind text not null check (kind in (
    'phone', 'email', 'password', 'second_factor_added', 'second_factor_removed', 'bank_account')),
  changed_at timestamptz not null,
  primary key (site_id, player_id, change_id),
  foreign key (site_id, player_id) references players.player
);
create index security_change_latest on players.security_change (site_id, player_id, changed_at desc);
grant select, insert on players.security_change to marquee_app;

alter table cashier.site_setting
  add column security_wait_hours int not null default 24 check (security_wait_hours between 0 and 720),
  alter column bank_account_wait_hours set default 24;
comment on column cashier.site_setting.security_wait_hours is 'How long withdrawals wait after a change of phone, e-mail or password, or the removal of the second factor';
