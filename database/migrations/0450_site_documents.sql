-- Operators edit what a site is in the console. Each change that was published is kept with what was there before.
create table sites.revision (
  revision_id uuid primary key,
  site_id int not null references sites.site,
  document text not null check (document ~ '^[a-z_]{1,40}$'),
  operator_id uuid,
  operator_name text not null,
  at timestamptz not null,
  before jsonb not null,
  after jsonb not null,
  restores uuid references sites.revision
);
create index revision_of_site on sites.revision (site_id, revision_id desc);
create index revision_of_document on sites.revision (site_id, document, revision_id desc);
comment on table sites.revision is 'What was published, by whom and when, with the content of the document before and after';

create table sites.draft (
  site_id int not null references sites.site,
  document text not null check (document ~ '^[a-z_]{1,40}$'),
  content jsonb not null,
  operator_id uuid,
  operator_name text not null,
  saved_at timestamptz not null,
  publish_at timestamptz,
  primary key (site_id, document)
);
create index draft_due on sites.draft (publish_at) where publish_at is not null;
comment on table sites.draft is 'What operators prepare and players do not see; one draft a document';

alter table sites.banner
  add column is_on boolean not null default true,
  add column show_from timestamptz,
  add column show_until timestamptz,
  add constraint banner_time_check check (show_until > show_from);

alter table sites.menu_item add column is_hidden boolean not null default false;
alter table sites.game_menu_item add column is_hidden boolean not null default false;

alter table sites.site add column maintenance_message jsonb not null default '{}'
  check (jsonb_typeof(maintenance_message) = 'object');

alter table sites.picture add column is_uploaded boolean not null default false;
comment on column sites.picture.is_uploaded is 'Whether it was uploaded in the console. An import of the brand''s folder leaves such a picture where it is';

-- Revisions are only added to.
grant select, insert on sites.revision to marquee_app;
grant select, insert, update, delete on sites.draft to marquee_app;
grant insert, update, delete on sites.banner, sites.cms_page, sites.domain, sites.menu_item, sites.game_menu_item,
  sites.partner, sites.seo_record, sites.social_account, sites.analytics_script to marquee_app;
grant insert, update, delete on sites.picture to marquee_app;
grant insert, update on sites.site to marquee_app;
-- A brand that is opened in the console begins with levels and games.
grant insert, delete on rewards.vip_level, catalog.site_provider, catalog.site_game to marquee_app;
grant update on catalog.site_game to marquee_app;
grant insert, update, delete on rewards.news to marquee_app;
