-- What of a settled round counts where play is rewarded by the stake: betting on both sides of one outcome wins nothing and
-- loses nothing, and counts nothing. Computed when it is read.
alter table rounds.round add column effective_turnover bigint generated always as (
  case when status = 'settled' then greatest(least(stake, abs(payout - stake)), 0) else 0 end) virtual;
comment on column rounds.round.effective_turnover is 'min(stake, |payout - stake|) of a settled round, else 0';
