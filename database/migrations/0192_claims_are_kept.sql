-- A claim that was given up before its deposit came stays in the player's list, with its end; another may be made beside it.
alter table rewards.bonus drop constraint bonus_site_id_player_id_origin_key_key;
create unique index bonus_origin on rewards.bonus (site_id, player_id, origin_key) where status <> 'cancelled';
