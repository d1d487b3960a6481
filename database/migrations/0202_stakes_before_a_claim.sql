-- A promotion may ask that real money was staked since its last claim for the next.
alter table rewards.bonus add column stakes_before bigint not null default 0;
comment on column rewards.bonus.stakes_before is 'What the player had staked of real money in all when it was claimed';
