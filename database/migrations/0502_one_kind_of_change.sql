-- Payment methods, withdrawal rules, connections of providers and scripts of pages each kept what operators asked for in a table of
-- their own, beside the request that a second operator decides. The request has it now.
--
-- A request was about the id of its change. It is about what is changed, so that one change of that waits at a time.
create temporary table moved on commit drop as
  select 'payment_method' as kind, change_id, site_id || '/' || method_code as subject_id, before, after, state from cashier.method_change
  union all
  select 'withdrawal_rules', change_id, null, before, after, state from cashier.rules_change
  union all
  select 'provider_connection', change_id, provider_code, before, after, state from rounds.connection_change
  union all
  select 'site_scripts', change_id, null, before, after, state from sites.script_change;

-- What there is one of on a site is named by the site's code, as the list of requests names it.
update operators.approval a
set subject_id = coalesce(m.subject_id, a.site_id || '/' || a.account_id), before = m.before, after = m.after
from moved m
where a.kind = m.kind and a.subject_id = m.change_id::text;

do $$
declare
  v_lost bigint;
begin
  select count(*) into v_lost
  from moved m
  where not exists (
    select 1 from operators.approval a
    where a.kind = m.kind and a.after = m.after and a.before is not distinct from m.before
      and (a.state = 'open') = (m.state = 'asked'));
  if v_lost > 0 then
    raise exception '% changes that operators asked for have no request that keeps them', v_lost;
  end if;
end $$;

drop table cashier.method_change, cashier.rules_change, rounds.connection_change, sites.script_change;
