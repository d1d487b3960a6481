-- Exclusions that operators add, and signs that a player may be harmed by play or that money may pass through an account.
alter table safety.exclusion add column added_by text;
comment on column safety.exclusion.added_by is 'The operator who added it; null for the player''s own';
alter table safety.event drop constraint event_action_check;
alter table safety.event add constraint event_action_check check (action in ('limit_set', 'limit_pending', 'limit_cancelled',
  'limit_applied', 'reality_check_set', 'reality_check_acknowledged', 'time_out', 'self_exclude', 'operator_exclude',
  'return_requested', 'return_approved', 'returned', 'account_closed'));

create table safety.marker (
  site_id int not null,
  player_id bigint not null,
  rule text not null,
  area text not null check (area in ('harm', 'suspicion')),
  value numeric not null,
  threshold numeric not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  reviewed_at timestamptz,
  reviewed_by text,
  review_note text not null default '',
  primary key (site_id, player_id, rule),
  check ((reviewed_at is null) = (reviewed_by is null))
);
create index marker_latest on safety.marker (area, last_at desc);
grant select, insert, update on safety.marker to marquee_app;

-- What the rules read.
create view safety.played as
select site_id, player_id, started_at, last_at from safety.play_span;
create view safety.change as
select site_id, player_id, actor_kind, action, created_at from safety.event;
create view ledger.limit_of_player as
select site_id, player_id, currency, limit_kind, limit_window, amount, set_by from ledger.player_limit;
grant select on safety.played, safety.change, ledger.limit_of_player to marquee_app;
create index event_by_action on safety.event (action, created_at);
create index exclusion_standing on safety.exclusion (site_id, exclusion_id) where lifted_at is null;
create index player_person on players.player (birth_date, lower(full_name));
create index player_mailbox_anywhere on players.player (mailbox) where email_verified_at is not null;
create index player_phone_anywhere on players.player (contact_phone) where phone_verified_at is not null;
