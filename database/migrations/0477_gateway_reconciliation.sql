-- What a gateway's own list, or a statement that was uploaded, and our payments say differently: by gateway and day (UTC).
create table cashier.gateway_reconciliation (
  run_id uuid primary key,
  gateway text not null,
  day date not null,
  source text not null check (source in ('list', 'statement')),
  -- The name of the file, for a statement.
  statement_name text not null default '',
  asked_by text not null,
  finished_at timestamptz not null,
  theirs int not null check (theirs >= 0),
  ours int not null check (ours >= 0),
  matched int not null check (matched >= 0),
  differences int not null check (differences >= 0)
);
comment on column cashier.gateway_reconciliation.asked_by is 'Who asked for it; empty for the nightly job';
create index gateway_reconciliation_latest on cashier.gateway_reconciliation (gateway, day desc, source, finished_at desc);

create table cashier.gateway_difference (
  run_id uuid not null references cashier.gateway_reconciliation deferrable initially deferred,
  subject text not null,
  kind text not null check (kind in ('missing_here', 'missing_there', 'amount', 'state')),
  movement text not null check (movement in ('payment', 'payout')),
  gateway_id text not null default '',
  reference text not null default '',
  deposit_id uuid,
  withdrawal_id uuid,
  site_id int,
  theirs bigint,
  ours bigint,
  our_state text not null default '',
  currency text not null,
  -- What is said differently. An explanation holds for as long as the same is said.
  said text not null generated always as
    (kind || ' ' || coalesce(theirs::text, '-') || ' ' || coalesce(ours::text, '-') || ' ' || our_state) stored,
  primary key (run_id, subject)
);
comment on column cashier.gateway_difference.subject is 'The same for the same payment in every run: the id there, or ours';

create table cashier.gateway_explanation (
  gateway text not null,
  subject text not null,
  said text not null,
  explanation text not null check (length(explanation) between 3 and 500),
  explained_by text not null,
  explained_at timestamptz not null,
  primary key (gateway, subject, said)
);
comment on table cashier.gateway_explanation is 'Why a difference is none that needs anything done; it then no longer raises an alert';

grant select, insert on cashier.gateway_reconciliation, cashier.gateway_difference, cashier.gateway_explanation to marquee_app;
create index deposit_settled_at_gateway on cashier.deposit (gateway, settled_at) where status = 'credited';
create index withdrawal_settled_at_gateway on cashier.withdrawal (gateway, settled_at) where status in ('paid', 'returned');
-- A line of a list is looked for by its id alone, because it can belong to a payment of another gateway.
create index deposit_payment_id on cashier.deposit (gateway_payment_id) where gateway_payment_id is not null;
create index deposit_reference on cashier.deposit (reference) where reference is not null;
create index withdrawal_payout_id on cashier.withdrawal (gateway_payout_id) where gateway_payout_id is not null;
