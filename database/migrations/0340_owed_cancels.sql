-- A cancel of free rounds is owed to the provider until it has answered: `cancelling`.
alter table rounds.free_round_grant
  add column asked_at timestamptz,
  add column cancelled_at timestamptz,
  drop constraint free_round_grant_status_check,
  add constraint free_round_grant_status_check
    check (status in ('pending', 'granted', 'cancelling', 'cancelled', 'refused'));
comment on column rounds.free_round_grant.asked_at is
  'When the provider was last asked to give them. Null if it never was, so that it cannot have given them';
comment on column rounds.free_round_grant.cancelled_at is 'From when on nothing of it may be played';
update rounds.free_round_grant set asked_at = created_at;
update rounds.free_round_grant set cancelled_at = created_at where status = 'cancelled';
alter table rounds.free_round_grant
  add constraint free_round_grant_cancelled check (status not in ('cancelling', 'cancelled') or cancelled_at is not null);

drop index rounds.free_round_pending;
create index free_round_owed on rounds.free_round_grant (created_at) where status in ('pending', 'cancelling');

grant update (asked_at, cancelled_at) on rounds.free_round_grant to marquee_app;
