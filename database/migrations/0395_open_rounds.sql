-- Rounds that have not ended, as an operator is shown them: who plays what for how much, and since when.
create view rounds.open_round as
select site.site_code, account.account_id, r.site_id, r.player_id, r.provider_code, r.round_id, r.game_code, game.game_name,
  r.currency, r.stake, r.payout, r.opened_at, r.updated_at
from rounds.round r
join sites.profile site on site.site_id = r.site_id
join players.account account on account.site_id = r.site_id and account.player_id = r.player_id
left join catalog.listed_game game on game.provider_code = r.provider_code and game.game_code = r.game_code
where r.status = 'open';

grant select on rounds.open_round to marquee_app;
