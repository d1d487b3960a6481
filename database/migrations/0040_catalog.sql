-- Catalogue: providers and their games, and which a site shows in which order.
create schema catalog;
grant usage on schema catalog to marquee_app;
create extension if not exists pg_trgm;

create table catalog.provider (
  provider_code text primary key check (provider_code ~ '^[A-Z0-9]{2,16}$'),
  provider_name text not null,
  slug text not null unique,
  status text not null default 'active' check (status in ('active', 'inactive')),
  opens_in text not null default 'frame' check (opens_in in ('frame', 'popup'))
);

create table catalog.game (
  provider_code text not null references catalog.provider,
  game_code text not null,
  game_name text not null,
  game_type text not null,
  category text not null check (category in ('slot_game', 'casino', 'hash_game', 'sportsbook', 'fishing', 'poker', 'sabong',
    'lottery', 'horse_racing', 'bingo', 'arcade', 'crash')),
  game_image text not null,
  game_image_2x text not null,
  rtp_percent numeric(7, 4),
  volatility text check (volatility in ('low', 'medium', 'high')),
  status text not null default 'active' check (status in ('active', 'inactive')),
  released_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (provider_code, game_code)
);
create index game_name_search on catalog.game using gin (lower(game_name) gin_trgm_ops);
create index game_category on catalog.game (category, provider_code);

create table catalog.site_game (
  site_id int not null,
  provider_code text not null,
  game_code text not null,
  position int not null default 1000,
  is_hot boolean not null default false,
  is_featured boolean not null default false,
  is_hidden boolean not null default false,
  primary key (site_id, provider_code, game_code),
  foreign key (provider_code, game_code) references catalog.game
);

create table catalog.site_provider (
  site_id int not null,
  provider_code text not null references catalog.provider,
  primary key (site_id, provider_code)
);

create function catalog.announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalog_changed', '');
  return null;
end $$;
do $$
declare name text;
begin
  foreach name in array array['provider', 'game', 'site_game', 'site_provider'] loop
    execute format('create trigger announce_change after insert or update or delete or truncate on catalog.%I for each statement execute function catalog.announce_change()', name);
  end loop;
end $$;

grant select on all tables in schema catalog to marquee_app;
grant insert, update on catalog.provider, catalog.game, catalog.site_game, catalog.site_provider to marquee_app;
