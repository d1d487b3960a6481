-- Post a set of operations, at most one per player. Each is accepted or refused on its own, without affecting the
-- others.
--
-- p_operations is an array of objects: site_id, player_id, currency, kind (code), amount, source, external_id,
-- request_hash, reference, round_id, game_code, funds (0 real first, 1 bonus first, 2 real only), clearing (account
-- code), ignore_limits, owed, meta. Returns one row for each; ordinal is its place, from 1.
--
-- Wallets are locked in the order of their key, so that two calls cannot deadlock. Earlier operations are looked up
-- after that, in a statement of its own: its snapshot is newer than the lock, and sees what the previous holder of the
-- lock committed. The statuses are those of server/ledger/types.ts.
create or replace function ledger.post_batch(p_operations json)
returns table (
  ordinal int, status text, "real" bigint, bonus bigint, token bigint, locked bigint, version bigint)
language plpgsql security definer rows 64
set search_path = pg_catalog, ledger, pg_temp
-- The batch is small and every look-up is by primary key, so the same plan suits one operation and a hundred.
set plan_cache_mode = force_generic_plan
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
-- A transaction that holds one wallet and does not end must not block the other players of a batch. The batch fails,
-- its operations are sent again one by one, and only the operation on that wallet fails again.
set lock_timeout = '5s'
as $$
#variable_conflict use_column
declare
  v_now timestamptz;
  v_xact xid8 := pg_current_xact_id();
  v_uncounted record;
begin
  -- Acknowledged money has to survive a crash, whatever the session's setting is.
  if current_setting('synchronous_commit') in ('off', 'local') then
    perform set_config('synchronous_commit', 'on', true);
  end if;
  perform 1
  from ledger.wallet w
  join (select q.site_id, q.player_id, q.currency
        from json_to_recordset(p_operations) q(site_id int, player_id bigint, currency text)) r
    on w.site_id = r.site_id and w.player_id = r.player_id and w.currency = r.currency
  order by w.site_id, w.player_id, w.currency
  for update of w;
  -- A site's limits apply as soon as they can be read, so start counting for wallets whose usage was not counted yet.
  -- This is read after the locks and after this transaction has its number, which is what set_site_limit's caller waits
  -- for.
  if exists (select 1 from ledger.site_limit) then
    for v_uncounted in
      select w.site_id, w.currency, array_agg(distinct w.player_id) as player_ids
      from json_to_recordset(p_operations) q(site_id int, player_id bigint, currency text)
      join ledger.wallet w on w.site_id = q.site_id and w.player_id = q.player_id and w.currency = q.currency
      where not w.limited
        and exists (select 1 from ledger.site_limit s where s.site_id = w.site_id and s.currency = w.currency)
      group by w.site_id, w.currency
    loop
      perform ledger.start_counting(v_uncounted.site_id, v_uncounted.player_ids, v_uncounted.currency);
    end loop;
  end if;
  -- Read the time after the locks, so that a wallet's postings are also in the order of their times.
  v_now := ledger.clock();

  return query
  with request as materialized (
    select q.*
    from rows from (json_to_recordset(p_operations) as (
      site_id int, player_id bigint, currency text, kind smallint, amount bigint, source text, external_id text,
      request_hash uuid, reference text, round_id text, game_code text, funds smallint, clearing smallint,
      ignore_limits boolean, owed boolean, meta jsonb)) with ordinality q
  ),
  -- For each request: its wallet, what its key did before, the operation it refers to and what closed that one, and how
  -- its kind moves money. A rollback moves the opposite of the operation it refers to.
  found as materialized (
    select q.*,
      w.status as wallet_status, w.limited,
      w."real" as w_real, w.bonus as w_bonus, w.token as w_token, w.locked as w_locked, w.version as w_version,
      own.kind as own_kind, own.request_hash as own_hash,
      ref.kind as ref_kind, ref.posted_at as ref_posted_at, ref.currency as ref_currency, ref.amount as ref_amount,
      coalesce(ref.meta ? 'free_round', false) as ref_free, closed.closed_by as ref_closed_by,
      coalesce(k.debit, q.clearing) as debit, coalesce(k.credit, q.clearing) as credit,
      k.real_sign, k.bonus_sign, k.token_sign, k.locked_sign, k.second_bonus_sign,
      -- The second part is bonus money. For a bet it follows from the order of funds, for a win from the proportion of
      -- its bet, rounded down, and for a rollback from what was moved.
      case q.kind
        when 2 then case q.funds
          when 1 then least(w.bonus, q.amount)
          when 2 then 0
          else q.amount - least(w."real", q.amount) end
        when 3 then case when ref.bonus_amount > 0
          then div(q.amount::numeric * ref.bonus_amount, ref.real_amount::numeric + ref.bonus_amount)::bigint else 0 end
        when 4 then ref.bonus_amount
        else 0 end as second_amount,
      case q.kind when 4 then ref.real_amount + ref.bonus_amount else q.amount end as whole_amount
    from request q
    left join ledger.wallet w
      on w.site_id = q.site_id and w.player_id = q.player_id and w.currency = q.currency
    left join ledger.operation own
      on own.site_id = q.site_id and own.player_id = q.player_id and own.source = q.source and own.external_id = q.external_id
    left join ledger.operation ref
      on ref.site_id = q.site_id and ref.player_id = q.player_id and ref.source = q.source and ref.external_id = q.reference
    left join ledger.closure closed
      on closed.site_id = q.site_id and closed.player_id = q.player_id and closed.source = q.source
      and closed.external_id = q.reference
    left join ledger.operation_kind k
      on k.code = case when q.kind <> 4 then q.kind when ref.kind = 2 then 3 when ref.kind = 3 then 2 end
  ),
  -- A bucket that would hold more than its column can is null here, so that its operation is refused instead of failing
  -- the whole batch.
  moved as materialized (
    select f.*,
      f.whole_amount - f.second_amount as first_amount,
      case when c.real_change <= 9223372036854775807 - f.w_real then f.w_real + c.real_change end as n_real,
      case when c.bonus_change <= 9223372036854775807 - f.w_bonus then f.w_bonus + c.bonus_change end as n_bonus,
      case when c.token_change <= 9223372036854775807 - f.w_token then f.w_token + c.token_change end as n_token,
      case when c.locked_change <= 9223372036854775807 - f.w_locked then f.w_locked + c.locked_change end as n_locked
    from found f
    cross join lateral (
      select f.real_sign * (f.whole_amount - f.second_amount) as real_change,
        f.bonus_sign * (f.whole_amount - f.second_amount) + f.second_bonus_sign * f.second_amount as bonus_change,
        f.token_sign * (f.whole_amount - f.second_amount) as token_change,
        f.locked_sign * (f.whole_amount - f.second_amount) as locked_change
    ) c
  ),
  decided as materialized (
    select m.*,
      case
        when m.w_version is null then case
          when exists (select 1 from ledger.wallet w where w.site_id = m.site_id and w.player_id = m.player_id)
            then 'wrong_currency' else 'wallet_unknown' end
        when m.amount < 0 or (m.amount = 0 and m.kind not in (2, 3, 4)) then 'invalid_amount'
        when m.own_kind = 16 then 'rolled_back'
        when m.own_kind is not null and m.own_hash is distinct from m.request_hash then 'conflict'
        when m.own_kind in (2, 3) and exists (
          select 1 from ledger.closure c where c.site_id = m.site_id and c.player_id = m.player_id and c.source = m.source
            and c.external_id = m.external_id) then 'rolled_back'
        when m.own_kind is not null then 'duplicate'
        when m.ref_currency <> m.currency then 'reference_unknown'
        when m.kind = 4 then case
          when m.reference is null or m.reference = m.external_id then 'reference_unknown'
          when m.ref_kind is null then 'remembered'
          when m.ref_kind = 16 or (m.ref_kind in (2, 3) and m.ref_closed_by is not null) then 'already_rolled_back'
          when m.ref_kind not in (2, 3) then 'reference_unknown'
          when least(m.n_real, m.n_bonus) < 0 then 'insufficient_funds'
          when m.n_real is null or m.n_bonus is null then 'balance_limit'
          else 'posted' end
        when m.kind = 3 and m.reference is not null and (m.ref_kind = 16 or m.ref_closed_by is not null) then 'rolled_back'
        when m.kind = 3 and m.reference is not null and m.ref_kind is distinct from 2 then 'reference_unknown'
        -- A free bet is paid by the terms of its grant, and only what says so is; a bet that took money is never paid by them.
        when m.kind = 3 and m.reference is not null and m.ref_free <> coalesce(m.meta ? 'free_round', false) then 'reference_unknown'
        when m.kind in (6, 7) and m.ref_kind is distinct from 5 then 'reference_unknown'
        when m.kind in (6, 7) and m.ref_closed_by is not null then 'reference_settled'
        when m.kind in (6, 7) and m.ref_amount <> m.amount then 'invalid_amount'
        when m.kind = 2 and m.wallet_status <> 'active' and m.owed is not true then 'wallet_blocked'
        when m.wallet_status = 'closed' and m.kind not in (3, 6, 7, 8, 9, 11, 30, 32, 33, 34, 35, 36)
          and not (m.kind = 1 and m.ignore_limits is true) and not (m.kind in (2, 10) and m.owed is true) then 'wallet_blocked'
        when least(m.n_real, m.n_bonus, m.n_token, m.n_locked) < 0 then 'insufficient_funds'
        when num_nulls(m.n_real, m.n_bonus, m.n_token, m.n_locked) > 0 then 'balance_limit'
        when m.limited and m.kind in (1, 2) and m.ignore_limits is not true and m.owed is not true
          and ledger.limit_exceeded(m.site_id, m.player_id, m.currency, m.kind, m.amount) then 'limit_reached'
        else 'posted' end as status
    from moved m
  ),
  ok as materialized (
    select d.*, d.status = 'posted' and d.whole_amount > 0 as moves
    from decided d
    where d.status in ('posted', 'remembered', 'already_rolled_back')
  ),
  wallet_change as (
    update ledger.wallet w
    set "real" = k.n_real, bonus = k.n_bonus, token = k.n_token, locked = k.n_locked, version = w.version + 1
    from ok k
    where k.moves and w.site_id = k.site_id and w.player_id = k.player_id and w.currency = k.currency
  ),
  operation_change as (
    insert into ledger.operation (
      site_id, player_id, source, external_id, kind, request_hash, currency, amount, real_amount, bonus_amount, sequence,
      reference, round_id, game_code, meta, posted_at, xact_id)
    select k.site_id, k.player_id, k.source, k.external_id, k.kind, k.request_hash, k.currency,
      case when k.kind <> 4 then k.amount when k.moves then k.whole_amount else 0 end,
      case when k.moves then abs(k.n_real - k.w_real) else 0 end,
      case when k.moves then abs(k.n_bonus - k.w_bonus) else 0 end,
      case when k.moves then k.w_version + 1 end,
      k.reference, k.round_id, k.game_code, k.meta, v_now, v_xact
    from ok k
    union all
    select k.site_id, k.player_id, k.source, k.reference, 16, null, k.currency, 0, 0, 0, null,
      k.external_id, k.round_id, k.game_code, null, v_now, v_xact
    from ok k where k.status = 'remembered'
  ),
  closure_change as (
    insert into ledger.closure (site_id, player_id, source, external_id, closed_by)
    select k.site_id, k.player_id, k.source, k.reference, k.external_id
    from ok k where k.kind in (4, 6, 7) and k.status = 'posted'
  ),
  posting_change as (
    insert into ledger.posting (
      site_id, player_id, currency, sequence, leg, kind, debit, credit, amount, real_after, bonus_after, token_after,
      locked_after, posted_at, xact_id, source, external_id)
    select k.site_id, k.player_id, k.currency, k.w_version + 1, 0, k.kind, k.debit, k.credit, k.first_amount,
      k.n_real, k.n_bonus, k.n_token, k.n_locked, v_now, v_xact, k.source, k.external_id
    from ok k where k.moves and k.first_amount > 0
    union all
    select k.site_id, k.player_id, k.currency, k.w_version + 1, 1, k.kind,
      case k.debit when 1 then 2 else k.debit end, case k.credit when 1 then 2 else k.credit end, k.second_amount,
      k.n_real, k.n_bonus, k.n_token, k.n_locked, v_now, v_xact, k.source, k.external_id
    from ok k where k.moves and k.second_amount > 0
  ),
  usage_change as (
    insert into ledger.usage as u (site_id, player_id, currency, hour, deposits, stakes, payouts)
    select k.site_id, k.player_id, k.currency, date_trunc('hour', case when k.kind = 4 then k.ref_posted_at else v_now end, 'UTC'),
      case when k.kind = 1 then k.amount else 0 end,
      case when k.kind = 2 then k.amount when k.kind = 4 and k.ref_kind = 2 then -k.whole_amount else 0 end,
      case when k.kind = 3 then k.amount when k.kind = 4 and k.ref_kind = 3 then -k.whole_amount else 0 end
    from ok k where k.limited and k.moves and k.kind in (1, 2, 3, 4)
    on conflict (site_id, player_id, currency, hour) do update
    -- What an hour cannot hold is above every limit already.
    set deposits = least(u.deposits::numeric + excluded.deposits, 9223372036854775807)::bigint,
      stakes = least(u.stakes::numeric + excluded.stakes, 9223372036854775807)::bigint,
      payouts = least(u.payouts::numeric + excluded.payouts, 9223372036854775807)::bigint
  )
  select d.ordinality::int, d.status,
    case when p.moves then d.n_real else d.w_real end,
    case when p.moves then d.n_bonus else d.w_bonus end,
    case when p.moves then d.n_token else d.w_token end,
    case when p.moves then d.n_locked else d.w_locked end,
    case when p.moves then d.w_version + 1 else d.w_version end
  from decided d
  cross join lateral (select d.status = 'posted' and d.whole_amount > 0 as moves) p;
end $$;

revoke execute on function ledger.post_batch from public;
grant execute on function ledger.post_batch to marquee_app;
