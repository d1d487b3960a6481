-- The zero before a Philippine mobile number was kept, so one phone could have several texts. It is left out, unless
-- another player has verified the number.
with written as (
  select player.site_id, player.player_id, player.phone_verified_at is not null as is_verified,
    player.contact_phone, '+63' || right(player.contact_phone, 10) as number
  from players.player
  join sites.site using (site_id)
  where player.contact_phone ~ '^\+6309\d{9}$'
    or (player.contact_phone ~ '^\+09\d{9}$' and site.country = 'PH')
)
update players.player player set contact_phone = written.number
from written
where player.site_id = written.site_id and player.player_id = written.player_id
  and not (written.is_verified and (
    exists (
      select from players.player other
      where other.site_id = written.site_id and other.contact_phone = written.number
        and other.phone_verified_at is not null)
    or exists (
      select from written earlier
      where earlier.site_id = written.site_id and earlier.number = written.number
        and earlier.is_verified and earlier.player_id < written.player_id)));
