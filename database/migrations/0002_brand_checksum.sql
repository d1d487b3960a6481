-- From which state of its files a demo brand was imported, so that it is imported again only when they change.
alter table sites.site add column brand_checksum text not null default '';
