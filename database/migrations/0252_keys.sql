-- Keys and secrets between the parts, sealed with a master key that no database knows (MARQUEE_KEY): every process on this
-- database has the same ones. The server reads them; only the owner, through npm run keys and the like, writes any.
create schema keys;
grant usage on schema keys to marquee_app;
create table keys.key (
  name text not null check (name ~ '^[a-z0-9][a-z0-9._-]{1,80}$'),
  version int not null check (version > 0),
  sealed bytea not null,
  created_at timestamptz not null,
  primary key (name, version)
);
comment on column keys.key.sealed is
  'AES-256-GCM under MARQUEE_KEY, bound to name and version: 12 bytes of nonce, 16 of tag, the text';
grant select on keys.key to marquee_app;
