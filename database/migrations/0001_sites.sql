-- Sites: everything that a brand is. The server's role `marquee_app` is made by the set-up before the first migration.
create schema sites;
grant usage on schema sites to marquee_app;

create table sites.site (
  site_id int generated always as identity primary key,
  site_code text not null unique check (site_code ~ '^[a-z0-9-]{2,32}$'),
  external_id text not null default '',
  site_name text not null,
  logo_text text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  theme_code text not null,
  theme_color text not null,
  logo1 text not null,
  logo2 text not null,
  logo3 text not null,
  favicon text not null,
  share_image text not null,
  status text not null default 'active' check (status in ('active', 'inactive')),
  expired_date timestamptz,
  android_sub text not null default '',
  ios_sub text not null default '',
  play_money boolean not null default false,
  minimum_age int not null default 18 check (minimum_age between 18 and 25),
  default_language text not null default 'EN',
  languages text[] not null default '{EN,PHP,CN}',
  aff_domain text not null default '',
  live_chat_id text not null default '',
  live_chat_image_id text not null default '',
  root_path text not null default '',
  is_maintenance boolean not null default false,
  maintenance_start timestamptz,
  maintenance_end timestamptz,
  withdrawal_minimum bigint not null,
  withdrawal_maximum bigint not null,
  withdrawals_per_day int not null default 3 check (withdrawals_per_day > 0),
  turnover_multiple numeric(6, 3) not null default 1 check (turnover_multiple >= 0),
  created_at timestamptz not null default now(),
  check (withdrawal_minimum > 0 and withdrawal_maximum >= withdrawal_minimum)
);
comment on column sites.site.turnover_multiple is 'How many times a deposit is to be staked before it can be withdrawn';

create table sites.domain (
  domain_name text primary key check (domain_name = lower(domain_name)),
  site_id int not null references sites.site,
  is_primary boolean not null default false
);
create unique index domain_primary on sites.domain (site_id) where is_primary;

create table sites.menu_item (
  site_id int not null references sites.site,
  content_id text not null,
  parent_id text,
  position int not null,
  label_key text not null,
  category text,
  href text not null,
  primary key (site_id, content_id),
  foreign key (site_id, parent_id) references sites.menu_item
);

create table sites.game_menu_item (
  site_id int not null references sites.site,
  category text not null,
  position int not null,
  label_key text not null,
  href text not null,
  primary key (site_id, category)
);

create table sites.banner (
  site_id int not null references sites.site,
  position int not null,
  image_url text not null,
  image_mobile_url text not null,
  title_key text not null,
  body_key text not null,
  href text not null,
  primary key (site_id, position)
);

create table sites.cms_page (
  site_id int not null references sites.site,
  page_name text not null check (page_name in ('about_us', 'privacy_policy', 'banking', 'faqs', 'responsible_gaming')),
  status boolean not null,
  en_body text not null,
  local_body text not null,
  primary key (site_id, page_name)
);

create table sites.seo_record (
  id int generated always as identity primary key,
  site_id int not null references sites.site,
  page_name text not null,
  en_item_name text not null default '',
  en_body text not null default '',
  local_item_name text not null default '',
  local_body text not null default '',
  meta_title text not null,
  meta_desc text not null,
  meta_keywords text not null default '',
  meta_url text not null default '',
  meta_canonical text not null default '',
  meta_author text not null default '',
  meta_publisher text not null default '',
  meta_lang text not null default 'en',
  meta_image_url text not null default '',
  unique (site_id, page_name)
);

create table sites.partner (
  site_id int not null references sites.site,
  position int not null,
  partner_name text not null,
  href text not null,
  img_url text not null,
  primary key (site_id, position)
);

create table sites.ad_visit (
  site_id int not null references sites.site,
  ad_visit_id uuid not null,
  fbp text not null,
  appsflyer_id text not null,
  ip inet,
  user_agent text not null,
  created_at timestamptz not null default now(),
  primary key (site_id, ad_visit_id)
);

-- Every process keeps sites in memory and forgets a site as soon as one of its rows changes.
create function sites.announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('sites_changed', coalesce(new.site_id, old.site_id)::text);
  return null;
end $$;
do $$
declare name text;
begin
  foreach name in array array['site', 'domain', 'menu_item', 'game_menu_item', 'banner', 'cms_page', 'seo_record', 'partner'] loop
    execute format('create trigger announce_change after insert or update or delete on sites.%I for each row execute function sites.announce_change()', name);
  end loop;
end $$;

grant select on all tables in schema sites to marquee_app;
grant insert on sites.ad_visit to marquee_app;
