-- What operators write about a player for each other. Players never see it.
create table operators.player_note (
  site_id int not null,
  player_id bigint not null,
  note_id uuid not null,
  body text not null check (body <> ''),
  written_by uuid not null references operators.operator,
  written_at timestamptz not null,
  primary key (site_id, player_id, note_id)
);
create table operators.player_tag (
  site_id int not null,
  player_id bigint not null,
  tag text not null check (tag ~ '^[a-z0-9][a-z0-9-]{0,29}$'),
  primary key (site_id, player_id, tag)
);
create index player_tag_tag on operators.player_tag (site_id, tag);
grant select, insert on operators.player_note to marquee_app;
grant select, insert, delete on operators.player_tag to marquee_app;

-- How the console finds accounts that belong together, and players by what they came with.
create index player_device_anywhere on players.player (visitor_id) where visitor_id <> '';
create index player_browser_anywhere on players.player (fbp) where fbp <> '';
create index session_address_anywhere on players.session (ip, created_at);
create index bank_account_digest on cashier.bank_account (account_number_digest);
