-- Create the partitions of this month and of the next p_months_ahead months, in UTC. Returns the names of those
-- created.
create or replace function ledger.ensure_partitions(p_months_ahead int default 3) returns setof text
language plpgsql security definer set search_path = pg_catalog, ledger, pg_temp as $$
declare
  v_month timestamp;
  v_name text;
begin
  if p_months_ahead not between 0 and 24 then raise exception 'p_months_ahead is from 0 to 24'; end if;
  perform pg_advisory_xact_lock(hashtextextended('ledger.ensure_partitions', 0));
  for i in 0..p_months_ahead loop
    v_month := date_trunc('month', now() at time zone 'UTC') + make_interval(months => i);
    v_name := 'posting_' || to_char(v_month, 'YYYYMM');
    if to_regclass('ledger.' || v_name) is not null then continue; end if;
    execute format(
      'create table ledger.%I partition of ledger.posting for values from (%L) to (%L) with (autovacuum_analyze_scale_factor = 0.05)',
      v_name, v_month at time zone 'UTC', (v_month + interval '1 month') at time zone 'UTC');
    execute format(
      'create trigger no_truncate before truncate on ledger.%I for each statement execute function ledger.refuse_change()',
      v_name);
    return next v_name;
  end loop;
end $$;

revoke execute on function ledger.ensure_partitions from public;
grant execute on function ledger.ensure_partitions to marquee_app;
