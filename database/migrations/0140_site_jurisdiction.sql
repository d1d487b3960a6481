-- Where a site is licensed to offer games, as providers are told with /user/info and /game/url. Unknown without it.
alter table sites.site
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column jurisdiction text check (jurisdiction ~ '^[A-Z0-9-]{2,16}$');
comment on column sites.site.country is 'ISO 3166-1: the country whose players the site serves';
comment on column sites.site.jurisdiction is 'Under whose licence the site runs, e.g. MT or PH';
