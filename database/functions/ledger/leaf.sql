-- What a block hashes for an operation and one of its postings: all of their columns. The posting is null for an
-- operation that moved nothing.
create or replace function ledger.leaf(o ledger.operation, p ledger.posting) returns text
language sql stable set search_path = pg_catalog, ledger, pg_temp as $$
  select json_build_array(
    o.site_id, o.player_id, o.source, o.external_id, o.kind, o.request_hash, o.currency, o.amount, o.real_amount,
    o.bonus_amount, o.sequence, o.reference, o.round_id, o.game_code, o.meta, extract(epoch from o.posted_at), o.xact_id::text,
    p.sequence, p.leg, p.kind, p.debit, p.credit, p.amount, p.real_after, p.bonus_after, p.token_after, p.locked_after,
    extract(epoch from p.posted_at), p.xact_id::text, p.source, p.external_id)::text
$$;

revoke execute on function ledger.leaf from public;
grant execute on function ledger.leaf to marquee_app;
