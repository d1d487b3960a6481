-- Browsers that show notifications of a player's account, because the player has switched it on there (Web Push, RFC 8030).
create table players.push_subscription (
  site_id int not null,
  player_id bigint not null,
  subscription_id uuid not null,
  origin text not null,
  endpoint text not null check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_sent_at timestamptz,
  primary key (site_id, player_id, subscription_id),
  -- A browser shows the notifications of one account at a time.
  unique (site_id, endpoint),
  foreign key (site_id, player_id) references players.player
);
comment on column players.push_subscription.origin is 'The address of the site where it was switched on';
comment on column players.push_subscription.endpoint is 'Where the browser''s push service takes notifications for it';
grant select, insert, update, delete on players.push_subscription to marquee_app;
