-- Append an entry to the audit, chained to the one before it. Writers take turns until their transaction ends, so the chain
-- has no gap and no fork. Returns the entry's number.
create or replace function operators.append_audit(
  p_at timestamptz, p_operator_id uuid, p_operator_name text, p_session_id uuid, p_ip inet, p_call text, p_permission text,
  p_site_id int, p_subject_kind text, p_subject_id text, p_before jsonb, p_after jsonb, p_reason text, p_approval_id uuid)
returns bigint
language plpgsql security definer set search_path = pg_catalog, operators, pg_temp as $$
declare
  v_entry operators.audit_entry;
begin
  perform pg_advisory_xact_lock(hashtextextended('operators.audit', 0));
  select e.entry_id + 1, e.hash into v_entry.entry_id, v_entry.previous_hash
  from operators.audit_entry e order by e.entry_id desc limit 1;
  v_entry.entry_id := coalesce(v_entry.entry_id, 1);
  v_entry.previous_hash := coalesce(v_entry.previous_hash, '');
  v_entry.at := p_at;
  v_entry.operator_id := p_operator_id;
  v_entry.operator_name := p_operator_name;
  v_entry.session_id := p_session_id;
  v_entry.ip := p_ip;
  v_entry.call := p_call;
  v_entry.permission := p_permission;
  v_entry.site_id := p_site_id;
  v_entry.subject_kind := p_subject_kind;
  v_entry.subject_id := p_subject_id;
  v_entry.before := p_before;
  v_entry.after := p_after;
  v_entry.reason := p_reason;
  v_entry.approval_id := p_approval_id;
  v_entry.hash := sha256(v_entry.previous_hash || convert_to(operators.audit_leaf(v_entry), 'UTF8'));
  insert into operators.audit_entry select v_entry.*;
  return v_entry.entry_id;
end $$;

revoke execute on function operators.append_audit from public;
grant execute on function operators.append_audit to marquee_app;
