-- The leaves of the transactions after p_after up to and including p_through, in order.
create or replace function ledger.leaves(p_after xid8, p_through xid8)
returns table (place bigint, is_posting boolean, leaf text)
language sql stable set search_path = pg_catalog, ledger, pg_temp as $$
  select row_number() over (order by o.xact_id, o.site_id, o.player_id, o.source, o.external_id, p.leg),
    p.sequence is not null, ledger.leaf(o, p)
  from ledger.operation o
  left join ledger.posting p on p.site_id = o.site_id and p.player_id = o.player_id and p.currency = o.currency
    and p.sequence = o.sequence and p.posted_at = o.posted_at
  where o.xact_id > p_after and o.xact_id <= p_through
$$;

revoke execute on function ledger.leaves from public;
grant execute on function ledger.leaves to marquee_app;
