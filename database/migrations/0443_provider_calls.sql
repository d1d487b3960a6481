-- How calls between the platform and each provider went, by minute: from the provider to the wallet, and from here to the provider.
create table rounds.provider_minute (
  minute timestamptz not null,
  provider_code text not null,
  direction text not null check (direction in ('wallet', 'provider')),
  calls int not null,
  failures int not null,
  -- Calls by how long they took; the bounds are in server/rounds/call-tally.ts.
  buckets int[] not null check (array_length(buckets, 1) = 11),
  primary key (minute, provider_code, direction)
);
comment on table rounds.provider_minute is 'Kept for eight days';
grant select, insert, update, delete on rounds.provider_minute to marquee_app;

-- A new pair of keys for a provider waits until the provider has its public half.
alter table rounds.provider_connection add column next_key_name text;
