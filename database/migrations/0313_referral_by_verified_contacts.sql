-- A device that a friend shares with the referrer is a sign for operators (players.risk_sign), and excludes nobody by itself:
-- whole families share one. Who was excluded for it alone is a friend; what else speaks against them is found by the next run.
update rewards.referral set status = 'joined', reason = '' where reason = 'same_device';
alter table rewards.referral
  drop constraint referral_reason_check,
  add constraint referral_reason_check check (reason in ('', 'self', 'same_phone', 'same_email', 'same_bank'));
-- The mark of an advertisement's cookie is a device's, too.
create index player_browser on players.player (site_id, fbp) where fbp <> '';
