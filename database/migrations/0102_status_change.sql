-- Who switched a player on or off, and why. Only grows.
create table players.status_change (
  site_id int not null,
  player_id bigint not null,
  change_id uuid not null,
  from_status text not null,
  to_status text not null,
  changed_by text not null,
  reason text not null,
  created_at timestamptz not null,
  primary key (site_id, player_id, change_id),
  foreign key (site_id, player_id) references players.player
);
grant select, insert on players.status_change to marquee_app;
