-- The pictures of a site, as its brand's folder had them when it was imported: every node finds them here.
create table sites.picture (
  site_id int not null references sites.site,
  file_name text not null check (file_name ~ '^[a-z0-9@.-]{1,80}$'),
  sha256 bytea not null check (sha256 = sha256(content)),
  content bytea not null check (octet_length(content) <= 2097152),
  primary key (site_id, file_name)
);
-- Pictures do not get smaller by another compression.
alter table sites.picture alter column content set storage external;
create trigger announce_change after insert or update or delete on sites.picture for each row execute function sites.announce_change();
grant select on sites.picture to marquee_app;
