-- News of a site. Bodies are sanitised before they are stored.
create table rewards.news (
  site_id int not null,
  news_code text not null check (news_code ~ '^[a-z0-9-]{2,64}$'),
  category text not null check (category in ('product', 'games', 'promotion', 'maintenance', 'responsible')),
  title jsonb not null,
  summary jsonb not null,
  body jsonb not null,
  image_url text not null default '',
  published_at timestamptz not null,
  expires_at timestamptz,
  primary key (site_id, news_code)
);
create index news_newest on rewards.news (site_id, published_at desc, news_code);
grant select on rewards.news to marquee_app;
