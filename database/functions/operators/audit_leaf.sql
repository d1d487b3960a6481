-- What the chain hashes of an audit entry: all of its columns but the hashes.
create or replace function operators.audit_leaf(e operators.audit_entry) returns text
language sql stable set search_path = pg_catalog, operators, pg_temp as $$
  select json_build_array(
    e.entry_id, extract(epoch from e.at), e.operator_id, e.operator_name, e.session_id, host(e.ip), e.call, e.permission,
    e.site_id, e.subject_kind, e.subject_id, e.before, e.after, e.reason, e.approval_id)::text
$$;

revoke execute on function operators.audit_leaf from public;
grant execute on function operators.audit_leaf to marquee_app;
