-- Signs of play of players whom nothing holds back are written down together, beside the path of their bets.

-- Whether anything depends on how long a player plays at this moment: a limit on time or a reality check.
create function safety.is_play_watched(p_site_id int, p_player_id bigint, p_now timestamptz) returns boolean
language sql stable set search_path = pg_catalog, safety, pg_temp as $$
  select exists (select 1 from safety.reality_check r
      where r.site_id = p_site_id and r.player_id = p_player_id and r.interval_minutes is not null)
    or exists (select 1 from safety.time_limits_in_force(p_site_id, p_player_id, p_now) l where l.minutes is not null)
$$;

-- What safety.play does with one sign, for one sign each of many players without a limit on time. Answers those of them
-- whose play is watched since. The locks are taken in one order, so that two callers never wait for each other; that
-- the last second of it may be lost with the machine is worth not waiting for the disk.
create function safety.play_together(p_site_ids int[], p_player_ids bigint[], p_at timestamptz[], p_pause interval)
returns table (site_id int, player_id bigint)
language plpgsql set search_path = pg_catalog, safety, pg_temp as $$
#variable_conflict use_column
begin
  perform set_config('synchronous_commit', 'off', true);
  perform pg_advisory_xact_lock(key) from (
    select distinct hashtextextended('safety.play ' || id, 0) as key from unnest(p_player_ids) id order by key) keys;
  with sign as (
    select s.site_id, s.player_id, s.at, last.started_at, s.at - last.last_at as gap
    from unnest(p_site_ids, p_player_ids, p_at) s (site_id, player_id, at)
    left join lateral (
      select p.started_at, p.last_at from safety.play_span p
      where p.site_id = s.site_id and p.player_id = s.player_id order by p.started_at desc limit 1) last on true
  ), begun as (
    insert into safety.play_span (site_id, player_id, started_at, last_at)
    select site_id, player_id, at, at from sign where gap is null or gap > p_pause
  )
  update safety.play_span p set last_at = sign.at
  from sign
  where sign.gap > interval '0' and sign.gap <= p_pause
    and p.site_id = sign.site_id and p.player_id = sign.player_id and p.started_at = sign.started_at;
  return query
    select s.site_id, s.player_id from unnest(p_site_ids, p_player_ids, p_at) s (site_id, player_id, at)
    where safety.is_play_watched(s.site_id, s.player_id, s.at);
end $$;
