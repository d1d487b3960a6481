-- A sign-up asks whether somebody waits for a code to the same number or address.
create index one_time_code_waiting on players.one_time_code (site_id, expires_at) where consumed_at is null;

-- One number is written in one way.
update players.player player set contact_phone = '+' || contact_phone
  where contact_phone !~ '^\+' and not exists (
    select from players.player other
      where other.site_id = player.site_id and other.contact_phone = '+' || player.contact_phone);
