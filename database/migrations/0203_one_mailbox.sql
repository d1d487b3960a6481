-- A mailbox belongs to one account of a site, however its address is written: in lower case, without what follows a plus, and
-- for Gmail, which ignores them, without dots. Messages go to the address as the player wrote it.
create function players.mailbox(p_email text) returns text
language sql immutable strict set search_path = pg_catalog, pg_temp as $$
  select case when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || host end
  from (select split_part(regexp_replace(lower(p_email), '@[^@]*$', ''), '+', 1) as name,
    regexp_replace(lower(p_email), '^.*@', '') as host) parts
$$;
grant execute on function players.mailbox(text) to marquee_app;

alter table players.player add column mailbox text not null generated always as (players.mailbox(contact_email)) stored;
-- Accounts that shared a mailbox before this keep what they have; only the first of them holds it against new ones.
alter table players.player add column shares_mailbox boolean not null default false;
update players.player p set shares_mailbox = true
where email_verified_at is not null and exists (
  select from players.player first
  where first.site_id = p.site_id and first.mailbox = p.mailbox and first.email_verified_at is not null
    and first.player_id < p.player_id);
create unique index player_mailbox on players.player (site_id, mailbox) where email_verified_at is not null and not shares_mailbox;
comment on column players.player.shares_mailbox is 'Verified beside another account of the same mailbox before a mailbox belonged to one';

-- What speaks for two accounts being of one person: a sign for operators, and a reason to refuse nothing by itself.
create table players.risk_sign (
  site_id int not null,
  player_id bigint not null,
  kind text not null check (kind in ('same_device', 'same_browser_and_address')),
  other_player_id bigint not null,
  detail text not null,
  noted_at timestamptz not null,
  primary key (site_id, player_id, kind, other_player_id),
  foreign key (site_id, player_id) references players.player
);
create index risk_sign_other on players.risk_sign (site_id, other_player_id);
create index player_device on players.player (site_id, visitor_id) where visitor_id <> '';
create index session_address on players.session (site_id, ip, created_at);
grant select, insert on players.risk_sign to marquee_app;

-- A gift is given once to a verified mailbox.
alter table rewards.bonus add column mailbox_key text not null default '';
create index bonus_mailbox on rewards.bonus (site_id, mailbox_key) where mailbox_key <> '';
comment on column rewards.bonus.mailbox_key is 'The verified mailbox of the player who claimed it; empty without one';
comment on column rewards.bonus.phone_key is 'The last nine digits of the verified phone of the player who claimed it; empty without one';
comment on column rewards.bonus.device_key is 'The device that the player signed up with, a sign for operators; empty where it is not known';
