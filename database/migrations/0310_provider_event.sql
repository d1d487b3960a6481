-- What operators did with providers of games, by command: who, what, and the facts before and after. Never a secret.
create table rounds.provider_event (
  event_id uuid primary key,
  provider_code text not null,
  actor text not null check (length(actor) between 1 and 100),
  action text not null check (action in (
    'connect', 'sync', 'assign', 'unassign', 'enable', 'disable', 'opens_in', 'allow_origin', 'refuse_origin', 'grant')),
  -- What of the provider it was about: a site, a game, an account, a reward.
  subject jsonb not null,
  before jsonb,
  after jsonb,
  created_at timestamptz not null
);
create index provider_event_newest on rounds.provider_event (created_at desc, event_id desc);
create function rounds.refuse_change() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'rounds.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on rounds.provider_event for each row execute function rounds.refuse_change();
create trigger no_truncate before truncate on rounds.provider_event for each statement execute function rounds.refuse_change();
grant select, insert on rounds.provider_event to marquee_app;
