-- What a game does is asked for beside what is played: which wins were won on games with a jackpot.
create or replace view catalog.listed_game as
select provider_code, game_code, game_name, game_image, category, status, features
from catalog.game;
