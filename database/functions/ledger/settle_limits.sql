-- Store the scheduled changes of a wallet's limits whose time has come. Returns what became of each limit; after is
-- null for a limit that is gone.
create or replace function ledger.settle_limits(p_site_id int, p_player_id bigint, p_currency text)
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

revoke execute on function ledger.settle_limits from public;
grant execute on function ledger.settle_limits to marquee_app;
