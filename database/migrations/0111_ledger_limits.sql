-- Limits of the site's, the operator's and the player's own, of which the strictest holds, and a looser one that takes
-- effect by the time alone: the posting itself knows when.

-- The time by which money is posted and limits are counted, and the only place that asks for it, so that it can be moved.
create function ledger.clock() returns timestamptz language sql volatile set search_path = pg_catalog, ledger, pg_temp as
$$ select clock_timestamp() $$;

alter table ledger.player_limit
  add column set_by text not null default 'player' check (set_by in ('player', 'operator')),
  add column next_amount bigint check (next_amount >= 0),
  add column next_at timestamptz,
  add check (next_amount is null or next_at is not null),
  drop constraint player_limit_pkey,
  add primary key (site_id, player_id, currency, limit_kind, limit_window, set_by);
alter table ledger.player_limit alter column set_by drop default;
create index player_limit_next on ledger.player_limit (next_at) where next_at is not null;
comment on column ledger.player_limit.next_at is 'From then on next_amount holds, or no limit where that is null';

create table ledger.site_limit (
  site_id int not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  limit_kind text not null check (limit_kind in ('deposit', 'loss', 'wager')),
  limit_window text not null check (limit_window in ('24h', '7d', '30d')),
  amount bigint not null check (amount >= 0),
  primary key (site_id, currency, limit_kind, limit_window)
);
comment on table ledger.site_limit is 'What a site allows every player at most';
grant select on ledger.site_limit to marquee_app;

-- What holds for a player at this moment.
create function ledger.limits_in_force(p_site_id int, p_player_id bigint, p_currency text)
returns table (limit_kind text, limit_window text, set_by text, amount bigint)
language sql stable set search_path = pg_catalog, ledger, pg_temp as $$
  select l.limit_kind, l.limit_window, l.set_by, case when l.next_at <= ledger.clock() then l.next_amount else l.amount end
  from ledger.player_limit l
  where l.site_id = p_site_id and l.player_id = p_player_id and l.currency = p_currency
    and (l.next_at is null or l.next_at > ledger.clock() or l.next_amount is not null)
  union all
  select s.limit_kind, s.limit_window, 'site', s.amount
  from ledger.site_limit s where s.site_id = p_site_id and s.currency = p_currency
$$;

create or replace function ledger.limit_exceeded(
  p_site_id int, p_player_id bigint, p_currency text, p_kind smallint, p_amount bigint)
returns boolean language sql stable set search_path = pg_catalog, ledger, pg_temp as $$
  select exists (
    select 1
    from ledger.limits_in_force(p_site_id, p_player_id, p_currency) l
    cross join lateral (
      select coalesce(sum(case l.limit_kind
          when 'deposit' then u.deposits when 'wager' then u.stakes else u.stakes - u.payouts end), 0) as amount
      from ledger.usage u
      where u.site_id = p_site_id and u.player_id = p_player_id and u.currency = p_currency
        and u.hour > ledger.clock() - interval '1 hour'
          - case l.limit_window when '24h' then interval '24 hours' when '7d' then interval '7 days' else interval '30 days' end
    ) used
    where case p_kind when 1 then l.limit_kind = 'deposit' else l.limit_kind in ('loss', 'wager') end
      and used.amount + p_amount > l.amount)
$$;

-- The usage by the hour that the postings of the last 31 days add up to. A rollback takes back what its leg reverses:
-- gaming → player is a stake less, player → gaming a payout less.
create function ledger.usage_of_postings(p_site_id int, p_player_id bigint, p_currency text)
returns table (hour timestamptz, deposits bigint, stakes bigint, payouts bigint)
language sql stable set search_path = pg_catalog, ledger, pg_temp as $$
  select date_trunc('hour', p.posted_at, 'UTC'),
    sum(case when p.kind = 1 then p.amount else 0 end)::bigint,
    sum(case when p.kind = 2 then p.amount when p.kind = 4 and p.debit = 100 then -p.amount else 0 end)::bigint,
    sum(case when p.kind = 3 then p.amount when p.kind = 4 and p.credit = 100 then -p.amount else 0 end)::bigint
  from ledger.posting p
  where p.site_id = p_site_id and p.player_id = p_player_id and p.currency = p_currency
    and p.posted_at > ledger.clock() - interval '31 days' and p.kind in (1, 2, 3, 4)
  group by 1
$$;

-- What the windows that end now have used, by the same hours as in the path of a posting; from the postings where the
-- player has no limits and nothing is counted.
create function ledger.window_usage(p_site_id int, p_player_id bigint, p_currency text)
returns table (limit_window text, deposits bigint, stakes bigint, payouts bigint)
language sql stable set search_path = pg_catalog, ledger, pg_temp as $$
  with used as materialized (
    select u.hour, u.deposits, u.stakes, u.payouts from ledger.usage u
    where u.site_id = p_site_id and u.player_id = p_player_id and u.currency = p_currency
    union all
    select * from ledger.usage_of_postings(p_site_id, p_player_id, p_currency)
    where not exists (select 1 from ledger.wallet w
      where w.site_id = p_site_id and w.player_id = p_player_id and w.currency = p_currency and w.limited)
  )
  select w.name, coalesce(sum(u.deposits), 0)::bigint, coalesce(sum(u.stakes), 0)::bigint, coalesce(sum(u.payouts), 0)::bigint
  from (values ('24h', interval '24 hours'), ('7d', interval '7 days'), ('30d', interval '30 days')) w(name, length)
  left join used u on u.hour > ledger.clock() - interval '1 hour' - w.length
  group by w.name
$$;

-- Count from now on for the wallets of an array that nothing was counted for. They are locked by the caller.
create function ledger.start_counting(p_site_id int, p_player_ids bigint[], p_currency text) returns void
language plpgsql set search_path = pg_catalog, ledger, pg_temp as $$
begin
  insert into ledger.usage (site_id, player_id, currency, hour, deposits, stakes, payouts)
  select p_site_id, id, p_currency, u.hour, u.deposits, u.stakes, u.payouts
  from unnest(p_player_ids) id cross join lateral ledger.usage_of_postings(p_site_id, id, p_currency) u;
  update ledger.wallet set limited = true
  where site_id = p_site_id and player_id = any (p_player_ids) and currency = p_currency;
end $$;

-- Stop counting for a wallet, which the caller has locked, where no limit is left.
create function ledger.stop_counting(p_site_id int, p_player_id bigint, p_currency text) returns void
language plpgsql set search_path = pg_catalog, ledger, pg_temp as $$
begin
  if exists (select 1 from ledger.player_limit
             where site_id = p_site_id and player_id = p_player_id and currency = p_currency)
    or exists (select 1 from ledger.site_limit where site_id = p_site_id and currency = p_currency) then return; end if;
  delete from ledger.usage where site_id = p_site_id and player_id = p_player_id and currency = p_currency;
  update ledger.wallet set limited = false
  where site_id = p_site_id and player_id = p_player_id and currency = p_currency;
end $$;

-- Set a limit, or remove it (p_amount null): at once, and in place of what was to come. The first one counts what the
-- last thirty days used.
drop function ledger.set_limit(int, bigint, text, text, text, bigint);
create function ledger.set_limit(
  p_site_id int, p_player_id bigint, p_currency text, p_set_by text, p_kind text, p_window text, p_amount bigint)
returns boolean language plpgsql security definer set search_path = pg_catalog, ledger, pg_temp as $$
declare
  v_limited boolean;
begin
  select w.limited into v_limited from ledger.wallet w
  where w.site_id = p_site_id and w.player_id = p_player_id and w.currency = p_currency for update;
  if not found then return false; end if;
  if p_amount is null then
    delete from ledger.player_limit
    where site_id = p_site_id and player_id = p_player_id and currency = p_currency
      and limit_kind = p_kind and limit_window = p_window and set_by = p_set_by;
    perform ledger.stop_counting(p_site_id, p_player_id, p_currency);
    return true;
  end if;
  insert into ledger.player_limit (site_id, player_id, currency, limit_kind, limit_window, set_by, amount, set_at)
  values (p_site_id, p_player_id, p_currency, p_kind, p_window, p_set_by, p_amount, ledger.clock())
  on conflict (site_id, player_id, currency, limit_kind, limit_window, set_by)
  do update set amount = excluded.amount, next_amount = null, next_at = null, set_at = excluded.set_at;
  if not v_limited then perform ledger.start_counting(p_site_id, array[p_player_id], p_currency); end if;
  return true;
end $$;

-- Let another amount, or none (p_amount null), follow a limit at a time; with p_at null nothing follows it. Answers false
-- where there is no such limit, or what was to follow it holds already.
create function ledger.set_next_limit(
  p_site_id int, p_player_id bigint, p_currency text, p_set_by text, p_kind text, p_window text, p_amount bigint,
  p_at timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, ledger, pg_temp as $$
begin
  update ledger.player_limit set next_amount = p_amount, next_at = p_at
  where site_id = p_site_id and player_id = p_player_id and currency = p_currency
    and limit_kind = p_kind and limit_window = p_window and set_by = p_set_by
    and (next_at is null or next_at > ledger.clock());
  return found;
end $$;

-- Write down what holds by the time alone: for one wallet; answers what became of its limits, null where one is gone.
create function ledger.settle_limits(p_site_id int, p_player_id bigint, p_currency text)
returns table (limit_kind text, limit_window text, set_by text, before bigint, after bigint, since timestamptz)
language plpgsql security definer set search_path = pg_catalog, ledger, pg_temp as $$
#variable_conflict use_column
declare
  v_now timestamptz := ledger.clock();
begin
  perform 1 from ledger.wallet w
  where w.site_id = p_site_id and w.player_id = p_player_id and w.currency = p_currency for update;
  return query
  select l.limit_kind, l.limit_window, l.set_by, l.amount, l.next_amount, l.next_at
  from ledger.player_limit l
  where l.site_id = p_site_id and l.player_id = p_player_id and l.currency = p_currency and l.next_at <= v_now;
  if not found then return; end if;
  delete from ledger.player_limit l
  where l.site_id = p_site_id and l.player_id = p_player_id and l.currency = p_currency and l.next_at <= v_now
    and l.next_amount is null;
  update ledger.player_limit l set amount = l.next_amount, set_at = l.next_at, next_amount = null, next_at = null
  where l.site_id = p_site_id and l.player_id = p_player_id and l.currency = p_currency and l.next_at <= v_now;
  perform ledger.stop_counting(p_site_id, p_player_id, p_currency);
end $$;

-- Set what a site allows every player at most, or remove it (p_amount null). Holds the site's wallets while it counts.
create function ledger.set_site_limit(p_site_id int, p_currency text, p_kind text, p_window text, p_amount bigint)
returns void language plpgsql security definer set search_path = pg_catalog, ledger, pg_temp as $$
declare
  v_players bigint[];
begin
  -- A wallet that is opened meanwhile waits, and then sees the limit.
  perform pg_advisory_xact_lock(hashtextextended('ledger.site_limit ' || p_site_id, 0));
  if p_amount is null then
    delete from ledger.site_limit
    where site_id = p_site_id and currency = p_currency and limit_kind = p_kind and limit_window = p_window;
    return;
  end if;
  insert into ledger.site_limit (site_id, currency, limit_kind, limit_window, amount)
  values (p_site_id, p_currency, p_kind, p_window, p_amount)
  on conflict (site_id, currency, limit_kind, limit_window) do update set amount = excluded.amount;
  select array_agg(w.player_id) into v_players
  from (select w.player_id from ledger.wallet w where w.site_id = p_site_id and w.currency = p_currency and not w.limited
        order by w.player_id for update) w;
  perform ledger.start_counting(p_site_id, v_players, p_currency);
end $$;

create or replace function ledger.open_wallet(p_site_id int, p_player_id bigint, p_currency text) returns void
language plpgsql security definer set search_path = pg_catalog, ledger, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('ledger.site_limit ' || p_site_id, 0));
  insert into ledger.wallet (site_id, player_id, currency, limited)
  values (p_site_id, p_player_id, p_currency,
    exists (select 1 from ledger.site_limit s where s.site_id = p_site_id and s.currency = p_currency))
  on conflict do nothing;
end $$;

create or replace function ledger.prune_usage() returns bigint
language sql security definer set search_path = pg_catalog, ledger, pg_temp as $$
  with gone as (delete from ledger.usage where hour < ledger.clock() - interval '32 days' returning 1) select count(*) from gone
$$;

-- The posting itself: by the ledger's clock, and a payment that was opened before its account was closed is still the
-- player's. Where one of the two places is not found, something else has changed it, and this stops.
do $$
declare
  v_source text := pg_get_functiondef('ledger.post_batch'::regproc);
  v_changed text := replace(replace(v_source,
    'v_now := clock_timestamp();', 'v_now := ledger.clock();'),
    $a$when m.wallet_status = 'closed' and m.kind not in (3, 6, 7, 8, 9, 11) then 'wallet_blocked'$a$,
    $b$when m.wallet_status = 'closed' and m.kind not in (3, 6, 7, 8, 9, 11)
          and not (m.kind = 1 and m.ignore_limits is true) then 'wallet_blocked'$b$);
begin
  if v_changed not like '%ledger.clock()%' or v_changed not like '%m.kind = 1 and m.ignore_limits is true%' then
    raise exception 'ledger.post_batch is not as it was';
  end if;
  execute v_changed;
end $$;

revoke execute on function
  ledger.clock, ledger.limits_in_force, ledger.window_usage, ledger.usage_of_postings, ledger.start_counting,
  ledger.stop_counting, ledger.set_limit, ledger.set_next_limit, ledger.settle_limits, ledger.set_site_limit
from public;
grant execute on function
  ledger.clock, ledger.limits_in_force, ledger.window_usage, ledger.usage_of_postings, ledger.set_limit,
  ledger.set_next_limit, ledger.settle_limits, ledger.set_site_limit
to marquee_app;
