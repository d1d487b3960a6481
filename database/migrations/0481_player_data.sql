-- Everything about one player, as an archive; and its erasure, by two people.
create schema privacy;
grant usage on schema privacy to marquee_app;

create table privacy.export (
  export_id uuid primary key,
  site_id int not null,
  player_id bigint not null,
  asked_by uuid not null references operators.operator,
  asked_at timestamptz not null,
  reason text not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed', 'taken', 'expired')),
  error text not null default '',
  content_sealed bytea,
  bytes int,
  ready_at timestamptz,
  expires_at timestamptz,
  taken_at timestamptz,
  started_at timestamptz,
  check (content_sealed is null or state in ('ready', 'taken'))
);
create index export_player on privacy.export (site_id, player_id, asked_at desc);
create index export_expires on privacy.export (expires_at) where content_sealed is not null;
comment on column privacy.export.content_sealed is 'The archive, sealed; it is gone once it was downloaded, and after a day';

create table privacy.erasure (
  site_id int not null,
  player_id bigint not null,
  approval_id uuid not null unique references operators.approval,
  erased_at timestamptz not null,
  rows jsonb not null,
  primary key (site_id, player_id)
);
comment on column privacy.erasure.rows is 'How many rows of each table were cleared or deleted';

grant select, insert, update on privacy.export to marquee_app;
grant select on privacy.erasure to marquee_app;
