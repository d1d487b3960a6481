-- Documents by which players prove who they are, and from which amount withdrawn a site asks for each kind.
create table cashier.document_rule (
  site_id int not null,
  kind text not null check (kind in ('identity', 'address', 'funds')),
  from_amount bigint not null check (from_amount >= 0),
  primary key (site_id, kind)
);
comment on column cashier.document_rule.from_amount is 'In 1/100,000 of a unit: what a player has withdrawn in all, with what they ask for, from which the document is needed';

create table cashier.document (
  site_id int not null,
  player_id bigint not null,
  document_id uuid not null,
  kind text not null check (kind in ('identity', 'address', 'funds')),
  media_type text not null check (media_type in ('image/jpeg', 'application/pdf')),
  content_sealed bytea not null,
  source_digest bytea not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
  expires_on date,
  reason text not null default '',
  created_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  primary key (site_id, player_id, document_id),
  check ((state = 'waiting') = (decided_at is null)),
  check (expires_on is null or state = 'approved'),
  check (state <> 'refused' or reason <> '')
);
comment on column cashier.document.content_sealed is 'The file, sealed; a copy of the database cannot show it';
create index document_id on cashier.document (document_id);
create index document_waiting on cashier.document (site_id, created_at) where state = 'waiting';
grant select, insert, update, delete on cashier.document_rule to marquee_app;
grant select, insert on cashier.document to marquee_app;
grant update (state, expires_on, reason, decided_by, decided_at) on cashier.document to marquee_app;
