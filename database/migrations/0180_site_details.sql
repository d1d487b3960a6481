-- What else a brand is: where it is found elsewhere, what it measures visits with, its terms; and what is written to it.
create table sites.social_account (
  site_id int not null references sites.site,
  position int not null,
  name text not null check (length(name) between 1 and 60),
  href text not null check (href ~ '^https://'),
  icon text not null check (icon ~ '^[a-z0-9-]{1,40}$'),
  primary key (site_id, position)
);
comment on column sites.social_account.icon is 'The name of an icon that front ends have, e.g. facebook';

create table sites.analytics_script (
  site_id int not null references sites.site,
  position int not null,
  section text not null check (section in ('HEAD', 'BODY')),
  script text not null check (length(script) between 1 and 20000),
  primary key (site_id, position)
);
comment on table sites.analytics_script is 'Code that the operator has every page run. Only whoever may write brands writes here';

create table sites.contact_message (
  site_id int not null references sites.site,
  contact_message_id uuid not null,
  player_id bigint,
  name text not null,
  email text not null,
  topic text not null,
  message text not null,
  ip inet,
  created_at timestamptz not null,
  answered_at timestamptz,
  answered_by text,
  primary key (site_id, contact_message_id)
);
create index contact_message_open on sites.contact_message (site_id, created_at) where answered_at is null;
comment on column sites.contact_message.player_id is 'Whose session wrote it; null for a visitor';

alter table sites.cms_page drop constraint cms_page_page_name_check;
alter table sites.cms_page add constraint cms_page_page_name_check check (
  page_name in ('about_us', 'privacy_policy', 'banking', 'faqs', 'responsible_gaming', 'term_condition'));
alter table sites.site add column contact_email text not null default '';
comment on column sites.site.contact_email is 'Where messages to the site are sent; empty where they are only kept';

create trigger announce_change after insert or update or delete on sites.social_account
  for each row execute function sites.announce_change();
create trigger announce_change after insert or update or delete on sites.analytics_script
  for each row execute function sites.announce_change();

grant select on sites.social_account, sites.analytics_script, sites.contact_message to marquee_app;
grant insert on sites.contact_message to marquee_app;
grant update (answered_at, answered_by) on sites.contact_message to marquee_app;
