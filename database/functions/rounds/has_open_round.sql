-- Whether a player has a bet that is not settled, as the ledger has it at this moment: the rounds as far as they are added up, and what
-- the consumer has not come to yet, by the projector's rules. All of it is read in the caller's one snapshot, so that nothing is missed
-- and nothing counts twice.
create or replace function rounds.has_open_round(p_site_id int, p_player_id bigint, p_currency text)
returns boolean
language plpgsql stable set search_path = pg_catalog, rounds, pg_temp
as $$
declare
  v_position xid8 := ledger.position_of('rounds');
begin
  return exists (
    with play as materialized (
      select * from ledger.round_play(p_site_id, p_player_id, p_currency, v_position)
    )
    select from rounds.round r
    where r.site_id = p_site_id and r.player_id = p_player_id and r.currency = p_currency and r.status = 'open'
      and not exists (select from play p where p.source = r.provider_code and p.round_id = r.round_id)
    union all
    select from play p
    left join rounds.round r on r.site_id = p_site_id and r.player_id = p_player_id and r.provider_code = p.source
      and r.round_id = p.round_id
    where not p.is_closed and r.status is distinct from 'settled'
      and coalesce(r.bets_rolled_back, 0) + p.bets_rolled_back < greatest(coalesce(r.bets, 0) + p.bets, 1)
  );
end $$;

revoke execute on function rounds.has_open_round from public;
grant execute on function rounds.has_open_round to marquee_app;
