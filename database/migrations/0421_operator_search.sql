-- How the console finds players by a part of what they are known by.
create index player_account_part on players.player using gin (account_id gin_trgm_ops);
create index player_phone_part on players.player using gin (contact_phone gin_trgm_ops);
create index player_email_part on players.player using gin (contact_email gin_trgm_ops);

-- What the review of withdrawals reads of players: signs of a shared device, and changes of security.
create view players.shared_sign as
select site_id, player_id, other_player_id, noted_at
from players.risk_sign;

create view players.security_mark as
select site_id, player_id, changed_at
from players.security_change;

grant select on players.shared_sign, players.security_mark to marquee_app;
