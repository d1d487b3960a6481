-- Post a set of elements, at most one a player, each on its own merits. An element is an array of operations on one wallet, as
-- post_batch takes them, of which all are accepted in their order or none is posted: e.g. a stake and what it won.
--
-- An element has one answer for each of its operations, by step from 1; or a single one, the refusal, where nothing of it was
-- posted. An operation that was posted before (duplicate) stops an element of which something would be posted now.
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
    -- One of them is refused after its first step. All are undone, and follow one by one.
    null;
  end;
  for v_element in
    select e.ordinality::int as place, e.value as operations, o.site_id, o.player_id, o.currency
    from json_array_elements(p_elements) with ordinality e
    cross join lateral json_to_record(e.value -> 0) o(site_id int, player_id bigint, currency text)
    -- In the order in which post_batch locks wallets, so that two calls cannot wait for each other.
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
