-- What is new in a GIN index waits in a list that every search reads from end to end, until a vacuum files it. Players are searched far
-- more often than they sign up, so that they are filed at once.
alter index players.player_account_part set (fastupdate = off);
alter index players.player_phone_part set (fastupdate = off);
alter index players.player_email_part set (fastupdate = off);
select gin_clean_pending_list('players.player_account_part'), gin_clean_pending_list('players.player_phone_part'),
  gin_clean_pending_list('players.player_email_part');
