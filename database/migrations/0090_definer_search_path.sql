-- PostgreSQL looks into pg_temp before everything else unless the search_path names it. Whoever may make temporary objects
-- could so give a type or a table of his own to a function that runs as the owner: pg_temp is named, as the last.
do $$
declare
  v_function regprocedure;
begin
  for v_function in
    select p.oid::regprocedure from pg_proc p where p.pronamespace = 'ledger'::regnamespace and p.prokind = 'f'
  loop
    execute format('alter function %s set search_path = pg_catalog, ledger, pg_temp', v_function);
  end loop;
end $$;
