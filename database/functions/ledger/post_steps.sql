-- Post the first operations of all elements, then the second ones, and so on. An element whose first operation is
-- refused ends there. Raises ML001, with the status as its detail, if an element would be posted in part.
create or replace function ledger.post_steps(p_elements json)
returns table (
  element int, step int, status text, "real" bigint, bonus bigint, token bigint, locked bigint, version bigint)
language plpgsql rows 128 set search_path = pg_catalog, ledger, pg_temp as $$
#variable_conflict use_column
declare
  v_operations json;
  v_places int[];
  v_ended int[] := '{}';
  v_posted int[] := '{}';
  v_answer record;
begin
  step := 0;
  loop
    step := step + 1;
    select json_agg(e.value -> (step - 1) order by e.ordinality), array_agg(e.ordinality::int order by e.ordinality)
    into v_operations, v_places
    from json_array_elements(p_elements) with ordinality e
    where json_array_length(e.value) >= step and e.ordinality <> all (v_ended);
    if v_operations is null then return; end if;
    for v_answer in select * from ledger.post_batch(v_operations) loop
      element := v_places[v_answer.ordinal];
      status := v_answer.status;
      "real" := v_answer."real";
      bonus := v_answer.bonus;
      token := v_answer.token;
      locked := v_answer.locked;
      version := v_answer.version;
      if status not in ('posted', 'duplicate', 'already_rolled_back', 'remembered')
        or (status = 'duplicate' and element = any (v_posted)) then
        if step > 1 then
          raise exception 'an element is not posted in part' using errcode = 'ML001', detail = status;
        end if;
        v_ended := v_ended || element;
      elsif status = 'posted' then
        v_posted := v_posted || element;
      end if;
      return next;
    end loop;
  end loop;
end $$;

revoke execute on function ledger.post_steps from public;
