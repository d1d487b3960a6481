-- A rollback can stand before its bet in the outbox: its transaction began first and waited for the bet's. Where a batch
-- ends between the two, the round's stake is below zero until the next one.
alter table rounds.round drop constraint round_stake_check;
-- Whether a player has a round that is not settled is asked with each deposit.
create index round_open on rounds.round (site_id, player_id) where status = 'open';
