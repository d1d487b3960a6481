-- What two operators change is kept on the request that asks for it, as it was and as it shall be.
alter table operators.approval
  add column before jsonb,
  add column after jsonb,
  add constraint approval_change_check check (before is null or after is not null);
comment on column operators.approval.before is 'Of a change: what it was when it was asked for; null for what was not there, or if nothing is changed';
comment on column operators.approval.after is 'Of a change: what it shall be; null if nothing is changed';

-- What was asked for stays as it was asked. The server writes the decision alone.
revoke update on operators.approval from marquee_app;
grant update (state, decided_by, decided_at, decision_reason) on operators.approval to marquee_app;
