-- A player who asks for their bonuses is counted up to now by themselves, ahead of the consumer that counts for everybody.
create table rewards.counted_ahead (
  site_id int not null,
  player_id bigint not null,
  position xid8 not null,
  primary key (site_id, player_id)
) with (fillfactor = 70);
comment on table rewards.counted_ahead is 'Up to which operation a player was counted ahead of the consumer "bonuses", which leaves these out; removed once it has passed them';

grant select, insert, update, delete on rewards.counted_ahead to marquee_app;
