-- From where the games of a provider are framed and their pictures loaded: the content security policy of a site's pages
-- allows the origins of the providers that the site has. What a list or a launch tells is 'derived'; what the operator
-- has said stays as it is.
create table rounds.provider_origin (
  provider_code text not null references rounds.provider_connection,
  kind text not null check (kind in ('game', 'picture')),
  origin text not null check (length(origin) <= 255 and origin ~ '^https?://(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?$'),
  source text not null check (source in ('derived', 'operator')),
  is_allowed boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (provider_code, kind, origin)
);
grant select, insert, update on rounds.provider_origin to marquee_app;

create trigger announce_change after insert or update or delete or truncate on rounds.provider_origin
  for each statement execute function catalog.announce_change();
create trigger announce_change after insert or update or delete or truncate on rounds.provider_connection
  for each statement execute function catalog.announce_change();
