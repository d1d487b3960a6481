-- Seal everything below the watermark that is in no block yet. Returns how many postings were sealed. A block holds at
-- least p_operations operations if there are that many, and always whole transactions.
create or replace function ledger.seal_blocks(p_operations int default 4096) returns bigint
language plpgsql security definer set search_path = pg_catalog, ledger, pg_temp as $$
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

revoke execute on function ledger.seal_blocks from public;
grant execute on function ledger.seal_blocks to marquee_app;
