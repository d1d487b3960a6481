-- What operators say of payouts outside of a gateway: paid by hand, or sent back by the bank. Asked by one, recorded once another agrees.
create table cashier.payout_record (
  record_id uuid primary key,
  withdrawal_id uuid not null,
  what text not null check (what in ('paid', 'returned')),
  gateway text not null,
  reference text not null check (reference <> ''),
  -- However a reference is written, it is one reference.
  reference_key text not null generated always as (upper(regexp_replace(reference, '\s', '', 'g'))) stored,
  reason text not null default '',
  state text not null default 'asked' check (state in ('asked', 'done', 'refused')),
  -- Null for the command line, which asks nobody.
  asked_by text,
  created_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  check ((state = 'asked') = (decided_at is null)),
  -- Two people, whatever the server does.
  check (state <> 'done' or asked_by is null or decided_by <> asked_by)
);
-- A reference counts once, and a withdrawal is paid once and returned once; also for those that ask at the same moment.
create unique index payout_record_reference on cashier.payout_record (gateway, what, reference_key) where state <> 'refused';
create unique index payout_record_withdrawal on cashier.payout_record (withdrawal_id, what) where state <> 'refused';
insert into cashier.payout_record (record_id, withdrawal_id, what, gateway, reference, state, created_at, decided_by, decided_at)
select gen_random_uuid(), withdrawal_id, 'paid', gateway, gateway_payout_id, 'done', settled_at, 'earlier', settled_at
from cashier.withdrawal
where gateway = 'manual' and status in ('paid', 'returned') and gateway_payout_id is not null
on conflict do nothing;
insert into cashier.payout_record (record_id, withdrawal_id, what, gateway, reference, state, created_at, decided_by, decided_at)
select gen_random_uuid(), withdrawal_id, 'returned', gateway, return_reference, 'done', returned_at, 'earlier', returned_at
from cashier.withdrawal where status = 'returned'
on conflict do nothing;
grant select, insert on cashier.payout_record to marquee_app;
grant update (state, decided_by, decided_at) on cashier.payout_record to marquee_app;
