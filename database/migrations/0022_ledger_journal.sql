-- What is done with operations once they are posted: listening, adding up, sealing.
--
-- All three read in the order of transactions and stop at the watermark, the oldest transaction that still runs: below
-- it nothing can appear any more, so nothing is missed and nothing is read twice.

create view ledger.outbox as
  select o.xact_id, o.site_id, o.player_id, o.currency, k.name as kind, o.source, o.external_id, o.reference, o.round_id,
    o.game_code, o.amount, o.real_amount, o.bonus_amount, o.sequence, o.meta, o.posted_at
  from ledger.operation o
  join ledger.operation_kind k on k.code = o.kind;

-- The next operations for a consumer: at least p_limit of them if there are, and never a transaction in part. The
-- consumer's position stays locked until the caller commits; of two callers at once, the second gets nothing.
create function ledger.read_outbox(p_consumer text, p_limit int) returns setof ledger.outbox
language plpgsql security definer set search_path = pg_catalog, ledger as $$
declare
  v_position xid8;
begin
  insert into ledger.outbox_consumer (consumer, position) values (p_consumer, '0') on conflict do nothing;
  select c.position into v_position from ledger.outbox_consumer c where c.consumer = p_consumer for update skip locked;
  if not found then return; end if;
  return query
  select b.* from ledger.outbox b
  where b.xact_id > v_position and b.xact_id < pg_snapshot_xmin(pg_current_snapshot())
  order by b.xact_id fetch first p_limit rows with ties;
end $$;

-- The consumer has handled everything up to this transaction; in the transaction in which it did so.
create function ledger.advance_outbox(p_consumer text, p_position xid8) returns void
language sql security definer set search_path = pg_catalog, ledger as $$
  update ledger.outbox_consumer set position = p_position where consumer = p_consumer and position < p_position
$$;

-- Add what was posted since the last time to the house's balances; answers how many postings.
create function ledger.roll_up() returns bigint
language plpgsql security definer set search_path = pg_catalog, ledger as $$
declare
  v_from xid8;
  v_before xid8;
  v_postings bigint;
begin
  select s.position into v_from from ledger.roll_up_state s for update;
  v_before := pg_snapshot_xmin(pg_current_snapshot());
  with side as (
    select p.site_id, p.currency, (p.posted_at at time zone 'UTC')::date as period, a.account, a.debit, a.credit
    from ledger.operation o
    join ledger.posting p on p.site_id = o.site_id and p.player_id = o.player_id and p.currency = o.currency
      and p.sequence = o.sequence and p.posted_at = o.posted_at
    cross join lateral (values (p.debit, p.amount, 0::bigint), (p.credit, 0::bigint, p.amount)) a(account, debit, credit)
    where o.xact_id >= v_from and o.xact_id < v_before
  ),
  added as (
    insert into ledger.house_balance as h (site_id, account, currency, period, debit, credit)
    select s.site_id, s.account, s.currency, s.period, sum(s.debit), sum(s.credit)
    from side s where s.account >= 100
    group by 1, 2, 3, 4
    on conflict (site_id, account, currency, period)
    do update set debit = h.debit + excluded.debit, credit = h.credit + excluded.credit
  )
  select count(*) / 2 into v_postings from side;
  update ledger.roll_up_state set position = v_before;
  return v_postings;
end $$;

-- What a block hashes for one operation and one of its postings (null for an operation that moved nothing): all of it.
create function ledger.leaf(o ledger.operation, p ledger.posting) returns text
language sql stable set search_path = pg_catalog, ledger as $$
  select json_build_array(
    o.site_id, o.player_id, o.source, o.external_id, o.kind, o.request_hash, o.currency, o.amount, o.real_amount,
    o.bonus_amount, o.sequence, o.reference, o.round_id, o.game_code, o.meta, extract(epoch from o.posted_at), o.xact_id::text,
    p.sequence, p.leg, p.kind, p.debit, p.credit, p.amount, p.real_after, p.bonus_after, p.token_after, p.locked_after,
    extract(epoch from p.posted_at), p.xact_id::text, p.source, p.external_id)::text
$$;

-- The leaves of the transactions after one and through another, in their order.
create function ledger.leaves(p_after xid8, p_through xid8)
returns table (place bigint, is_posting boolean, leaf text)
language sql stable set search_path = pg_catalog, ledger as $$
  select row_number() over (order by o.xact_id, o.site_id, o.player_id, o.source, o.external_id, p.leg),
    p.sequence is not null, ledger.leaf(o, p)
  from ledger.operation o
  left join ledger.posting p on p.site_id = o.site_id and p.player_id = o.player_id and p.currency = o.currency
    and p.sequence = o.sequence and p.posted_at = o.posted_at
  where o.xact_id > p_after and o.xact_id <= p_through
$$;

-- Seal what lies below the watermark and is in no block yet; answers how many postings were sealed. A block holds at
-- least p_operations operations if there are, and never a transaction in part.
create function ledger.seal_blocks(p_operations int default 4096) returns bigint
language plpgsql security definer set search_path = pg_catalog, ledger as $$
declare
  v_watermark xid8;
  v_block bigint;
  v_after xid8;
  v_through xid8;
  v_previous bytea;
  v_hashes bytea;
  v_postings int;
  v_sealed bigint := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger.seal_blocks', 0));
  v_watermark := pg_snapshot_xmin(pg_current_snapshot());
  select b.block_id, b.through_xact, b.block_hash into v_block, v_after, v_previous
  from ledger.journal_block b order by b.block_id desc limit 1;
  v_block := coalesce(v_block, 0);
  v_after := coalesce(v_after, '0');
  v_previous := coalesce(v_previous, '');
  loop
    select o.xact_id into v_through
    from (select xact_id from ledger.operation
          where xact_id > v_after and xact_id < v_watermark
          order by xact_id fetch first p_operations rows with ties) o
    order by o.xact_id desc limit 1;
    if not found then return v_sealed; end if;
    select string_agg(sha256(convert_to(l.leaf, 'UTF8')), ''::bytea order by l.place), count(*) filter (where l.is_posting)
    into v_hashes, v_postings
    from ledger.leaves(v_after, v_through) l;
    insert into ledger.journal_block (
      block_id, after_xact, through_xact, postings, leaf_hashes, previous_hash, block_hash)
    values (v_block + 1, v_after, v_through, v_postings, v_hashes, v_previous, sha256(v_previous || v_hashes))
    returning block_id, through_xact, block_hash into v_block, v_after, v_previous;
    v_sealed := v_sealed + v_postings;
  end loop;
end $$;

-- Hash everything again and compare; stops at the first thing that is not as it was sealed.
create function ledger.verify_chain(out blocks bigint, out postings bigint, out head text, out fault text)
language plpgsql stable set search_path = pg_catalog, ledger as $$
declare
  v_block ledger.journal_block;
  v_previous bytea := '';
  v_after xid8 := '0';
  v_hashes bytea;
  v_missing int;
  v_found bigint;
begin
  blocks := 0;
  postings := 0;
  for v_block in select * from ledger.journal_block b order by b.block_id loop
    if v_block.block_id <> blocks + 1 or v_block.after_xact <> v_after or v_block.previous_hash <> v_previous
      or v_block.block_hash <> sha256(v_previous || v_block.leaf_hashes) then
      fault := format('block %s does not follow the one before it', v_block.block_id);
      return;
    end if;
    select coalesce(string_agg(sha256(convert_to(l.leaf, 'UTF8')), ''::bytea order by l.place), '') into v_hashes
    from ledger.leaves(v_after, v_block.through_xact) l;
    if v_hashes <> v_block.leaf_hashes then
      -- A row of now that was never sealed was altered or added. If there is none, a sealed row is gone.
      select format('block %s: not as it was sealed: %s', v_block.block_id, l.leaf) into fault
      from ledger.leaves(v_after, v_block.through_xact) l
      where not exists (
        select 1 from generate_series(0, length(v_block.leaf_hashes) / 32 - 1) i
        where substr(v_block.leaf_hashes, i * 32 + 1, 32) = sha256(convert_to(l.leaf, 'UTF8')))
      order by l.place limit 1;
      if fault is null then
        select min(i) into v_missing from generate_series(0, length(v_block.leaf_hashes) / 32 - 1) i
        where substr(v_block.leaf_hashes, i * 32 + 1, 32) is distinct from nullif(substr(v_hashes, i * 32 + 1, 32), '');
        fault := format('block %s: row %s of it is gone; before it: %s', v_block.block_id, v_missing + 1,
          coalesce((select l.leaf from ledger.leaves(v_after, v_block.through_xact) l where l.place = v_missing), 'nothing'));
      end if;
      return;
    end if;
    blocks := v_block.block_id;
    postings := postings + v_block.postings;
    v_previous := v_block.block_hash;
    v_after := v_block.through_xact;
  end loop;
  head := encode(v_previous, 'hex');
  -- A posting that belongs to no operation is in no block.
  select count(*) into v_found from ledger.posting p where p.xact_id <= v_after;
  if v_found <> postings then
    select format('in no block: %s', to_json(p)) into fault
    from ledger.posting p
    where p.xact_id <= v_after and not exists (
      select 1 from ledger.operation o
      where o.site_id = p.site_id and o.player_id = p.player_id and o.source = p.source and o.external_id = p.external_id
        and o.currency = p.currency and o.sequence = p.sequence and o.posted_at = p.posted_at)
    order by p.xact_id limit 1;
    fault := coalesce(fault, format('%s postings are sealed, and %s are there', postings, v_found));
  end if;
end $$;

-- Forget what no limit looks back to any more; answers how many rows.
create function ledger.prune_usage() returns bigint
language sql security definer set search_path = pg_catalog, ledger as $$
  with gone as (delete from ledger.usage where hour < now() - interval '32 days' returning 1) select count(*) from gone
$$;

grant select on ledger.outbox to marquee_app;
revoke execute on all functions in schema ledger from public;
grant execute on function
  ledger.post_batch, ledger.open_wallet, ledger.set_wallet_status, ledger.set_limit, ledger.limit_exceeded,
  ledger.read_outbox, ledger.advance_outbox, ledger.roll_up, ledger.leaf, ledger.leaves, ledger.seal_blocks,
  ledger.verify_chain, ledger.prune_usage, ledger.ensure_partitions
to marquee_app;
