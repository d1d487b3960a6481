-- A session whose player has proved once more who they are, for the few minutes in which sensitive calls are allowed.
alter table players.session
  add column step_up_hash bytea,
  add column step_up_until timestamptz,
  add constraint session_step_up check ((step_up_hash is null) = (step_up_until is null));
comment on column players.session.step_up_hash is 'SHA-256 of the proof; the proof itself is kept nowhere';

alter table players.access_log drop constraint access_log_outcome_check;
alter table players.access_log add constraint access_log_outcome_check check (outcome in (
  'signed_in', 'signed_out', 'wrong_password', 'wrong_code', 'wrong_second_factor', 'unknown_account', 'locked', 'unlocked',
  'blocked', 'closed', 'unverified', 'verified', 'session_revoked', 'password_changed', 'password_reset',
  'second_factor_added', 'second_factor_removed', 'contact_changed', 'stepped_up'));
