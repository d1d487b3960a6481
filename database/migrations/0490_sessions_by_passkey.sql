-- Which passkey opened a session of an operator, so that the session ends when the passkey is removed. It refers to no row, because the
-- session says so after the passkey is gone. Sessions from before this have none; they end within twelve hours.
alter table operators.session add column passkey_id uuid;
comment on column operators.session.passkey_id is 'The passkey that opened it; null if password and code did';
alter table operators.session drop constraint session_end_reason_check;
alter table operators.session add constraint session_end_reason_check
  check (end_reason in ('signed_out', 'ended', 'password', 'suspended', 'second_factor', 'passkey'));
