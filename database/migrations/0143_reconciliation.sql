-- What a provider's list of transactions and the ledger say differently, as the reconciliation job finds it.
create table rounds.reconciliation (
  provider_code text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  finished_at timestamptz not null,
  theirs int not null,
  ours int not null,
  differences int not null,
  primary key (provider_code, starts_at)
);
create table rounds.reconciliation_difference (
  provider_code text not null,
  starts_at timestamptz not null,
  transaction_id text not null,
  kind text not null check (kind in ('missing_here', 'missing_there', 'amount', 'state')),
  theirs text,
  ours text,
  primary key (provider_code, starts_at, transaction_id),
  foreign key (provider_code, starts_at) references rounds.reconciliation deferrable initially deferred
);
grant select, insert on rounds.reconciliation, rounds.reconciliation_difference to marquee_app;
-- Read by time and source, a window of minutes.
create index operation_by_time on ledger.operation using brin (posted_at);
