-- A second protocol: JILI's single wallet. Its calls carry HTTP Basic credentials in place of a signature, and ours a key
-- made of the agent's secret; both secrets lie in DATA_DIR/keys, named by operator_key_name.
alter table rounds.provider_connection
  drop constraint provider_connection_protocol_check,
  add constraint provider_connection_protocol_check check (protocol in ('hub88', 'jili')),
  alter column provider_public_key drop not null,
  add constraint provider_connection_key_check check (protocol <> 'hub88' or provider_public_key is not null);

-- The rounds that are staked and settled in calls of their own ("sessional bets"): which stakes a settlement is for.
create table rounds.bet_session (
  site_id int not null,
  player_id bigint not null,
  provider_code text not null,
  session_id text not null,
  -- After a cancel no further bet of the session is taken; it may still be settled.
  takes_bets boolean not null default true,
  settled_by text,
  primary key (site_id, player_id, provider_code, session_id)
);
create table rounds.session_stake (
  site_id int not null,
  player_id bigint not null,
  provider_code text not null,
  session_id text not null,
  transaction_id text not null,
  position int not null,
  amount bigint not null check (amount >= 0),
  -- Held for what is staked only at the settlement, and given back then.
  is_preserve boolean not null,
  status text not null default 'live' check (status in ('live', 'released', 'cancelled')),
  primary key (site_id, player_id, provider_code, session_id, transaction_id)
);
grant select, insert on rounds.bet_session, rounds.session_stake to marquee_app;
grant update (takes_bets, settled_by) on rounds.bet_session to marquee_app;
grant update (status) on rounds.session_stake to marquee_app;
