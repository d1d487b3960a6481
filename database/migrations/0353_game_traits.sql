-- What a game does and what it is about, as its provider tells. Null for games whose provider does not tell.
alter table catalog.game
  add column features text[],
  add column theme text;
create index game_features on catalog.game using gin (features);
create index game_theme on catalog.game (theme, volatility);
