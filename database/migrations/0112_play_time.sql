-- The time that a player plays, and how much of it is left.

-- The limits on time that hold at a time: minutes by window, and whose they are.
create function safety.time_limits_in_force(p_site_id int, p_player_id bigint, p_now timestamptz)
returns table (limit_window text, set_by text, minutes int)
language sql stable set search_path = pg_catalog, safety, pg_temp as $$
  select l.limit_window, l.set_by, case when l.next_at <= p_now then l.next_minutes else l.minutes end
  from safety.time_limit l
  where l.site_id = p_site_id and l.player_id = p_player_id
    and (l.next_at is null or l.next_at > p_now or l.next_minutes is not null)
  union all
  select s.limit_window, 'site', s.minutes from safety.site_time_limit s where s.site_id = p_site_id
$$;

create function safety.window_length(p_window text) returns interval
language sql immutable set search_path = pg_catalog, safety, pg_temp as $$
  select case p_window when '24h' then interval '24 hours' when '7d' then interval '7 days' when '30d' then interval '30 days' end
$$;

-- How long a player played between two times.
create function safety.time_played(p_site_id int, p_player_id bigint, p_from timestamptz, p_to timestamptz) returns interval
language sql stable set search_path = pg_catalog, safety, pg_temp as $$
  select coalesce(sum(least(s.last_at, p_to) - greatest(s.started_at, p_from)), interval '0')
  from safety.play_span s
  where s.site_id = p_site_id and s.player_id = p_player_id and s.last_at > p_from and s.started_at < p_to
$$;

-- How long a player may still play, not below zero; null without a limit.
create function safety.time_left(p_site_id int, p_player_id bigint, p_now timestamptz) returns interval
language sql stable set search_path = pg_catalog, safety, pg_temp as $$
  select min(greatest(interval '0', make_interval(mins => l.minutes)
    - safety.time_played(p_site_id, p_player_id, p_now - safety.window_length(l.limit_window), p_now)))
  from safety.time_limits_in_force(p_site_id, p_player_id, p_now) l
$$;

-- A sign of play: the time since the last one counts as played where it was no longer than p_pause, as far as the limits
-- reach. Answers how long the player may still play: zero where this sign came too late, null without a limit.
create function safety.play(p_site_id int, p_player_id bigint, p_now timestamptz, p_pause interval) returns interval
language plpgsql set search_path = pg_catalog, safety, pg_temp as $$
declare
  v_started_at timestamptz;
  v_last_at timestamptz;
  v_left interval;
  v_gap interval;
begin
  perform pg_advisory_xact_lock(hashtextextended('safety.play ' || p_player_id, 0));
  v_left := safety.time_left(p_site_id, p_player_id, p_now);
  if v_left = interval '0' then return v_left; end if;
  select s.started_at, s.last_at into v_started_at, v_last_at from safety.play_span s
  where s.site_id = p_site_id and s.player_id = p_player_id order by s.started_at desc limit 1;
  v_gap := p_now - v_last_at;
  if v_gap is null or v_gap > p_pause then
    insert into safety.play_span (site_id, player_id, started_at, last_at) values (p_site_id, p_player_id, p_now, p_now);
    return v_left;
  end if;
  if v_gap > interval '0' then
    update safety.play_span s set last_at = v_last_at + least(v_gap, v_left)
    where s.site_id = p_site_id and s.player_id = p_player_id and s.started_at = v_started_at;
  end if;
  return case when v_left is not null then greatest(interval '0', v_left - v_gap) end;
end $$;
