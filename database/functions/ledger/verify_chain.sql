-- Hash everything again and compare. Stops at the first difference from what was sealed.
create or replace function ledger.verify_chain(out blocks bigint, out postings bigint, out head text, out fault text)
language plpgsql stable set search_path = pg_catalog, ledger, pg_temp as $$
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
      -- Look for a present row that was not sealed: it was altered or added. If there is none, a sealed row is gone.
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
  -- A posting without an operation is in no block.
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

revoke execute on function ledger.verify_chain from public;
grant execute on function ledger.verify_chain to marquee_app;
