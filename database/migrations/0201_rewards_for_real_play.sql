-- Rewards are for real money that was staked. What is earned by something else asks for a stake beside it.
alter table rewards.mission add column turnover bigint not null default 0 check (turnover >= 0);
comment on column rewards.mission.turnover is 'What is also to be staked of real money in the mission''s period before its reward can be claimed';

alter table rewards.mini_game add column free_turnover bigint not null default 0 check (free_turnover >= 0);
comment on column rewards.mini_game.free_turnover is 'What is to be staked of real money since one free play for the next';

alter table rewards.mini_game_play add column stakes_before bigint;
comment on column rewards.mini_game_play.stakes_before is 'What the player had staked of real money in all when a free play began';

comment on column rewards.player_day.stake is 'Real money only, like payout: what bonus money plays for earns no rewards';
comment on column rewards.mission_progress.value is 'As counted, of deposits without a look at whether they were staked; below zero where a rollback was counted before its bet';
