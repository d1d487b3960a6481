-- What a site asks of the games beyond its jurisdiction, as providers are told with /game/url.
alter table sites.site
  add column game_rules jsonb check (jsonb_typeof(game_rules) = 'object');
comment on column sites.site.game_rules is 'Stricter rules of play than the jurisdiction''s, e.g. {"autoplay": false}';
