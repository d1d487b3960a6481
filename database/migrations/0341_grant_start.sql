-- A provider that does not keep our reference tells a player's free bets apart by their start only, so no two grants of a
-- player may have the same. Hub88's rewards carry it in whole seconds.
alter table rounds.free_round_grant add column starts_at timestamptz;
update rounds.free_round_grant g
set starts_at = g.created_at + (n.place - 1) * interval '1 microsecond'
from (
  select reward_uuid, row_number() over (partition by site_id, player_id, provider_code, created_at order by reward_uuid) as place
  from rounds.free_round_grant
) n
where n.reward_uuid = g.reward_uuid;
alter table rounds.free_round_grant
  alter column starts_at set not null,
  add constraint free_round_grant_start unique (site_id, player_id, provider_code, starts_at);
comment on column rounds.free_round_grant.starts_at is
  'The start that the provider is told. With the player it identifies the grant in the provider''s list';
