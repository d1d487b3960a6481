-- Who keeps players in memory is told when the operator switches one on or off. The end of a sign-up concerns nobody yet.
create function players.announce_status() returns trigger language plpgsql as $$
begin
  perform pg_notify('player_status_changed', new.player_id::text);
  return null;
end $$;
create trigger player_status after update of status on players.player
  for each row when (old.status <> new.status and old.status <> 'unverified')
  execute function players.announce_status();
