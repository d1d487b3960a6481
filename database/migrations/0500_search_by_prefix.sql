-- Accounts that begin with what is searched for come first, in the order of their bytes, so that a page of them is as many entries of
-- this index, however many accounts begin like that.
create index player_account_prefix on players.player (site_id, account_id collate "C");
