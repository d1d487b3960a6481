-- Codes of a sign-up are kept, counted and bounded like all that a mere name asks for, so that nobody keeps an applicant from
-- verifying. Those that were sent before this prove nothing any more; they are good for five minutes only.

alter table players.account_code drop constraint account_code_purpose_check;
alter table players.account_code add constraint account_code_purpose_check
  check (purpose in ('register', 'login', 'unlock', 'password'));
create index account_code_waiting on players.account_code (site_id, expires_at)
  where purpose = 'register' and consumed_at is null;

alter table players.player add column applied_from inet;
comment on column players.player.applied_from is 'The address that signed up (IPv6: its /64 network); null where that was not kept';
