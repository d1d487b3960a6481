-- Approvals of any kind, and adjustments of a player's balance, which always need one.
alter table operators.approval drop constraint approval_kind_check;
alter table operators.approval add constraint approval_kind_check check (kind ~ '^[a-z][a-z_]{2,39}$');
alter table operators.approval alter column amount drop not null, alter column currency drop not null;
alter table operators.approval add constraint approval_money_check check ((amount is null) = (currency is null));
comment on column operators.approval.kind is 'Which kinds there are, and what approving each does, is in server/console/approval-kinds.ts';

create table cashier.adjustment (
  site_id int not null,
  player_id bigint not null,
  adjustment_id uuid not null,
  idempotency_key uuid not null,
  currency text not null,
  direction text not null check (direction in ('credit', 'debit')),
  amount bigint not null check (amount > 0),
  reason text not null check (reason <> ''),
  asked_by text not null,
  created_at timestamptz not null,
  state text not null default 'asked' check (state in ('asked', 'posted', 'refused')),
  decided_by text,
  decided_at timestamptz,
  primary key (site_id, player_id, adjustment_id),
  unique (site_id, player_id, idempotency_key),
  check ((state = 'asked') = (decided_at is null)),
  -- Two people, whatever the server does.
  check (state <> 'posted' or decided_by <> asked_by)
);
create index adjustment_id on cashier.adjustment (adjustment_id);
grant select, insert on cashier.adjustment to marquee_app;
grant update (state, decided_by, decided_at) on cashier.adjustment to marquee_app;
