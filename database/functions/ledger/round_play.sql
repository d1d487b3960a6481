-- What has been posted of a player's rounds after a position, as far as the caller's snapshot shows it: how many bets, how many of them
-- were rolled back, and whether the provider has closed the round with one of them. What a rollback has undone is of that round; one that
-- has undone no bet is left out.
create or replace function ledger.round_play(p_site_id int, p_player_id bigint, p_currency text, p_after xid8)
returns table (source text, round_id text, bets bigint, bets_rolled_back bigint, is_closed boolean)
language plpgsql stable rows 4 set search_path = pg_catalog, ledger, pg_temp
-- The position is planned with as a value: little comes after it.
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
begin
  return query
  select play.source, play.round_id, count(*) filter (where play.kind = 'bet'), count(*) filter (where play.kind = 'rollback'),
    bool_or(play.kind <> 'rollback' and coalesce((play.meta->>'round_closed')::boolean, false))
  from (
    select o.source, o.kind, o.meta, case o.kind when 'rollback' then undone.round_id else o.round_id end as round_id
    from ledger.outbox o
    left join lateral (
      select bet.round_id
      from ledger.closure closed
      join ledger.outbox bet on bet.site_id = closed.site_id and bet.player_id = closed.player_id and bet.source = closed.source
        and bet.external_id = closed.external_id
      where o.kind = 'rollback' and closed.site_id = o.site_id and closed.player_id = o.player_id and closed.source = o.source
        and closed.external_id = o.reference and closed.closed_by = o.external_id and bet.kind = 'bet'
      limit 1
    ) undone on true
    where o.xact_id > p_after and o.site_id = p_site_id and o.player_id = p_player_id and o.currency = p_currency
      and o.kind in ('bet', 'win', 'rollback')
  ) play
  where play.round_id is not null
  group by play.source, play.round_id;
end $$;

revoke execute on function ledger.round_play from public;
grant execute on function ledger.round_play to marquee_app;
