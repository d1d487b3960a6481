-- Post a set of elements, at most one per player. Each is accepted or refused on its own. An element is an array of
-- operations on one wallet, as post_batch takes them, e.g. a stake and its win. Either all are accepted in order, or
-- none is posted.
--
-- Returns one row for each operation of an element, by step from 1, or a single row with the refusal if nothing of it
-- was posted. An operation that was posted before (duplicate) stops an element if another of its operations would be
-- posted.
create or replace function ledger.post_linked(p_elements json)
returns table (
  element int, step int, status text, "real" bigint, bonus bigint, token bigint, locked bigint, version bigint)
language plpgsql security definer rows 128 set search_path = pg_catalog, ledger, pg_temp as $$
#variable_conflict use_column
declare
  v_element record;
  v_status text;
begin
  begin
    return query select * from ledger.post_steps(p_elements);
    return;
  exception when sqlstate 'ML001' then
    -- An element was refused after its first step. All elements have been rolled back, and are posted one by one below.
    null;
  end;
  for v_element in
    select e.ordinality::int as place, e.value as operations, o.site_id, o.player_id, o.currency
    from json_array_elements(p_elements) with ordinality e
    cross join lateral json_to_record(e.value -> 0) o(site_id int, player_id bigint, currency text)
    -- The order in which post_batch locks wallets, so that two calls cannot deadlock.
    order by o.site_id, o.player_id, o.currency
  loop
    begin
      return query
        select v_element.place, s.step, s.status, s."real", s.bonus, s.token, s.locked, s.version
        from ledger.post_steps(json_build_array(v_element.operations)) s;
    exception when sqlstate 'ML001' then
      get stacked diagnostics v_status = pg_exception_detail;
      return query
        select v_element.place, 1, v_status, w."real", w.bonus, w.token, w.locked, w.version
        from ledger.wallet w
        where w.site_id = v_element.site_id and w.player_id = v_element.player_id and w.currency = v_element.currency;
    end;
  end loop;
end $$;

revoke execute on function ledger.post_linked from public;
grant execute on function ledger.post_linked to marquee_app;
