-- What the operator chooses for a game on one site, beside what the brand's file says. A null leaves it to the file, or to the
-- provider's list for what is new. Neither the file nor the list writes these columns.
alter table catalog.site_game
  add column chosen_position int check (chosen_position >= 0),
  add column chosen_hot boolean,
  add column chosen_featured boolean,
  add column chosen_new boolean,
  add column is_disabled boolean not null default false;
comment on column catalog.site_game.is_disabled is 'No new round of it begins on this site. Rounds in play are finished';
grant delete on catalog.site_game to marquee_app;

-- Which games take no new rounds where, for the path of bets.
create view catalog.disabled_game as
select site_id, provider_code, game_code
from catalog.site_game
where is_disabled;
grant select on catalog.disabled_game to marquee_app;

-- How far the win of a round spreads around its mean, in bets, as its provider has computed it.
alter table catalog.game add column deviation_bets numeric(12, 4) check (deviation_bets > 0);
create or replace view catalog.listed_game as
select provider_code, game_code, game_name, game_image, category, status, features, rtp_percent, deviation_bets
from catalog.game;
