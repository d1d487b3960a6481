-- Popups: what a site says over its page by itself. Operators write them in the console as a document, in their order.
create table sites.popup (
  site_id int not null references sites.site,
  position int not null,
  popup_code text not null check (popup_code ~ '^[a-z0-9-]{2,64}$'),
  is_on boolean not null,
  title jsonb not null,
  body jsonb not null,
  image_url text not null,
  button jsonb not null,
  href text not null check (href = '' or href ~ '^/'),
  audience text not null check (audience in ('everyone', 'visitors', 'players')),
  pages text[] not null check (pages <> '{}' and pages <@ array['home', 'lobby', 'promotions']),
  how_often text not null check (how_often in ('visit', 'day', 'once')),
  show_from timestamptz,
  show_until timestamptz,
  primary key (site_id, popup_code),
  constraint popup_time_check check (show_until > show_from)
);
comment on column sites.popup.popup_code is 'By which browsers remember that it was shown';
comment on column sites.popup.image_url is 'Empty without a picture';
comment on column sites.popup.href is 'A path of the site to which the button leads; empty without a button';
comment on column sites.popup.how_often is 'How often a browser shows it: once a visit, once a day, or once';
create trigger announce_change after insert or update or delete on sites.popup
  for each row execute function sites.announce_change();
grant select, insert, update, delete on sites.popup to marquee_app;
