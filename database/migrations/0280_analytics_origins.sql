-- A loader fetches more scripts and sends what it counted; a page's policy has to name where.
alter table sites.analytics_script
  add column origins text[] not null default '{}' check (cardinality(origins) <= 20);
comment on column sites.analytics_script.origins is
  'The https origins that the code loads from and sends to, beside the addresses of its script tags';
