-- Safer play: exclusions, limits on time, the time played, reality checks, and the record of every change of them. Limits
-- on money are in the ledger, in the path of the money.
create schema safety;
grant usage on schema safety to marquee_app;

create table safety.exclusion (
  site_id int not null,
  player_id bigint not null,
  exclusion_id uuid not null unique,
  kind text not null check (kind in ('time_out', 'definite', 'indefinite')),
  started_at timestamptz not null,
  ends_at timestamptz,
  return_requested_at timestamptz,
  approved_by text,
  approved_at timestamptz,
  returns_at timestamptz,
  lifted_at timestamptz,
  primary key (site_id, player_id, exclusion_id),
  check ((kind = 'indefinite') = (ends_at is null)),
  check (ends_at > started_at),
  -- It can be ended only as its kind says, whatever the server does.
  check (returns_at is null or case kind
    when 'time_out' then returns_at = ends_at
    when 'definite' then return_requested_at >= ends_at and returns_at >= return_requested_at + interval '24 hours'
    else return_requested_at >= started_at + interval '180 days' and approved_by is not null
      and returns_at >= return_requested_at + interval '24 hours' and returns_at >= approved_at end),
  check (returns_at is not null or kind <> 'time_out'),
  check (lifted_at is null or lifted_at >= returns_at)
);
create index exclusion_unlifted on safety.exclusion (returns_at) where lifted_at is null;
comment on column safety.exclusion.returns_at is 'From then on it stands no more; null while nobody knows when that is';
comment on column safety.exclusion.lifted_at is 'When the wallet was opened for bets again after it';

-- Limits on the time of play. What loosens one waits in next_minutes until next_at; null there means that it is removed.
create table safety.time_limit (
  site_id int not null,
  player_id bigint not null,
  set_by text not null check (set_by in ('player', 'operator')),
  limit_window text not null check (limit_window in ('24h', '7d', '30d')),
  minutes int not null check (minutes > 0),
  next_minutes int check (next_minutes > 0),
  next_at timestamptz,
  set_at timestamptz not null,
  primary key (site_id, player_id, set_by, limit_window),
  check (next_minutes is null or next_at is not null)
);
create table safety.site_time_limit (
  site_id int not null,
  limit_window text not null check (limit_window in ('24h', '7d', '30d')),
  minutes int not null check (minutes > 0),
  primary key (site_id, limit_window)
);

-- When a player played: from a first sign of play to the last one that followed without a pause.
create table safety.play_span (
  site_id int not null,
  player_id bigint not null,
  started_at timestamptz not null,
  last_at timestamptz not null,
  primary key (site_id, player_id, started_at),
  check (last_at >= started_at)
) with (fillfactor = 80);

create table safety.reality_check (
  site_id int not null,
  player_id bigint not null,
  interval_minutes int check (interval_minutes in (15, 30, 60)),
  primary key (site_id, player_id)
);
create table safety.reality_check_seen (
  site_id int not null,
  player_id bigint not null,
  session_id uuid not null,
  seen_at timestamptz not null,
  primary key (site_id, player_id, session_id)
);
comment on column safety.reality_check_seen.seen_at is 'The time played after it counts towards the next check of the session';

-- Who changed what, from what, to what. Never updated, never deleted.
create table safety.event (
  site_id int not null,
  player_id bigint not null,
  event_id uuid not null,
  actor_kind text not null check (actor_kind in ('player', 'operator', 'system')),
  actor text not null,
  action text not null check (action in ('limit_set', 'limit_pending', 'limit_cancelled', 'limit_applied', 'reality_check_set',
    'reality_check_acknowledged', 'time_out', 'self_exclude', 'return_requested', 'return_approved', 'returned', 'account_closed')),
  before jsonb,
  after jsonb,
  created_at timestamptz not null,
  primary key (site_id, player_id, event_id)
);
create index event_newest on safety.event (site_id, player_id, created_at desc, event_id desc);
create function safety.refuse_change() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'safety.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on safety.event for each row execute function safety.refuse_change();
create trigger no_truncate before truncate on safety.event for each statement execute function safety.refuse_change();
create trigger no_delete before delete on safety.exclusion for each row execute function safety.refuse_change();

grant select on all tables in schema safety to marquee_app;
grant insert on safety.exclusion, safety.event to marquee_app;
grant update (return_requested_at, approved_by, approved_at, returns_at, lifted_at) on safety.exclusion to marquee_app;
grant insert, update, delete on safety.time_limit, safety.site_time_limit to marquee_app;
grant insert, update on safety.play_span, safety.reality_check, safety.reality_check_seen to marquee_app;

-- A game session can be ended before its time. What was staked in it is still played to its end.
alter table rounds.game_session
  add column ended_at timestamptz,
  add column end_reason text check (end_reason in ('excluded', 'time_limit', 'stopped', 'closed')),
  add check ((ended_at is null) = (end_reason is null));
grant update (ended_at, end_reason) on rounds.game_session to marquee_app;
