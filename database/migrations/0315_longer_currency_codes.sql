-- Codes of currencies have three to five capital letters and digits: casinos keep USDT, too. Which of them a site can have says
-- contract/currencies.ts.
alter table cashier.deposit
  drop constraint deposit_currency_check,
  add constraint deposit_currency_check check (currency ~ '^[A-Z0-9]{3,5}$');
alter table cashier.deposit_method
  drop constraint deposit_method_currency_check,
  add constraint deposit_method_currency_check check (currency ~ '^[A-Z0-9]{3,5}$');
alter table cashier.withdrawal
  drop constraint withdrawal_currency_check,
  add constraint withdrawal_currency_check check (currency ~ '^[A-Z0-9]{3,5}$');
alter table ledger.site_limit
  drop constraint site_limit_currency_check,
  add constraint site_limit_currency_check check (currency ~ '^[A-Z0-9]{3,5}$');
alter table ledger.wallet
  drop constraint wallet_currency_check,
  add constraint wallet_currency_check check (currency ~ '^[A-Z0-9]{3,5}$');
alter table players.player
  drop constraint player_currency_check,
  add constraint player_currency_check check (currency ~ '^[A-Z0-9]{3,5}$');
alter table rewards.bonus
  drop constraint bonus_currency_check,
  add constraint bonus_currency_check check (currency ~ '^[A-Z0-9]{3,5}$');
alter table rewards.inbox_message
  drop constraint inbox_message_currency_check,
  add constraint inbox_message_currency_check check (currency ~ '^[A-Z0-9]{3,5}$');
alter table rewards.leaderboard_prize
  drop constraint leaderboard_prize_currency_check,
  add constraint leaderboard_prize_currency_check check (currency ~ '^[A-Z0-9]{3,5}$');
alter table rewards.referral_claim
  drop constraint referral_claim_currency_check,
  add constraint referral_claim_currency_check check (currency ~ '^[A-Z0-9]{3,5}$');
alter table rewards.referral_earning
  drop constraint referral_earning_currency_check,
  add constraint referral_earning_currency_check check (currency ~ '^[A-Z0-9]{3,5}$');
alter table rounds.free_round_grant
  drop constraint free_round_grant_currency_check,
  add constraint free_round_grant_currency_check check (currency ~ '^[A-Z0-9]{3,5}$');
alter table rounds.game_session
  drop constraint game_session_currency_check,
  add constraint game_session_currency_check check (currency ~ '^[A-Z0-9]{3,5}$');
alter table sites.site
  drop constraint site_currency_check,
  add constraint site_currency_check check (currency ~ '^[A-Z0-9]{3,5}$');
