-- From where an operator may work in the console; empty for everywhere. Ranges are in the canonical form of the server.
alter table operators.operator add column allowed_addresses text[] not null default '{}'
  check (cardinality(allowed_addresses) <= 20);
comment on column operators.operator.allowed_addresses is 'CIDR ranges of addresses; empty for everywhere';
