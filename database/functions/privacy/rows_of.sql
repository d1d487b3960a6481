-- The condition by which the rows of a player are found. $1 is the site, $2 the player's number, $3 the account, $4 and $5 the phone
-- number and e-mail address. Null for what is about no player.
create or replace function privacy.rows_of(row_key text) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
select case row_key
  when 'player' then 'site_id = $1 and player_id = $2'
  when 'account' then 'site_id = $1 and account_id = $3'
  when 'approval' then 'site_id = $1 and account_id = $3'
  when 'recipient' then 'site_id = $1 and recipient <> '''' and recipient in ($4, $5)'
  when 'letter' then 'site_id = $1 and (player_id = $2 or (email <> '''' and email = $5))'
  when 'reply' then format('site_id = $1 and contact_message_id in (select l.contact_message_id from %I.%I l
    where l.site_id = $1 and (l.player_id = $2 or (l.email <> '''' and l.email = $5)))', 'sites', 'contact_message')
  when 'audit' then 'site_id = $1 and subject_kind = ''player'' and subject_id = $2::text'
end
$$;

revoke execute on function privacy.rows_of from public;
