-- What the rooms of the server may read of each other's tables: each view shows the columns that its readers need, and no
-- more. They are plain selections, so that a query over one is planned as over its table.

-- Of sites.
create view sites.profile as
select site_id, site_code, site_name, currency, time_zone, minimum_age, play_money,
  logo1 like '%?v=%' and not exists (select 1 from sites.picture where picture.site_id = site.site_id) as lacks_pictures
from sites.site;

-- Of players.
create view players.account as
select site_id, player_id, account_id, currency, status, accepts_marketing, referral_code, created_at, is_demo
from players.player;

-- Who a player is outside.
create view players.identity as
select site_id, player_id, account_id, full_name, birth_date, currency, status, created_at
from players.player;

-- What tells that two accounts are of one person, or of one device.
create view players.trace as
select site_id, player_id, currency, status, created_at, referrer_player_id, visitor_id, fbp, contact_phone,
  phone_verified_at, mailbox, email_verified_at
from players.player;

create view players.presence as
select site_id, player_id, session_id, created_at, last_seen_at, ended_at
from players.session;

create view players.access as
select site_id, player_id, outcome, created_at
from players.access_log;

-- Of the ledger.
create view ledger.holdings as
select site_id, player_id, currency, "real", bonus, status
from ledger.wallet;

create view ledger.accepted as
select site_id, player_id, source, external_id, kind, amount, reference, round_id, game_code, posted_at,
  coalesce(meta ? 'free_round', false) as is_free_round
from ledger.operation;

create view ledger.kind as
select code, name
from ledger.operation_kind;

-- What was rolled back or settled, and is not to be again.
create view ledger.closed as
select site_id, player_id, source, external_id
from ledger.closure;

create view ledger.journal as
select site_id, player_id, currency, sequence, kind, debit, credit, amount, real_after, bonus_after, source, external_id,
  posted_at
from ledger.posting;

create view ledger.chart as
select code, name
from ledger.account;

-- Of the catalogue.
create view catalog.listed_game as
select provider_code, game_code, game_name, game_image, category, status
from catalog.game;

create view catalog.listed_provider as
select provider_code, provider_name, slug, status
from catalog.provider;

create view catalog.offer as
select site_id, provider_code
from catalog.site_provider;

-- Of rounds.
create view rounds.played as
select site_id, player_id, provider_code, game_code, stake, payout, currency, updated_at
from rounds.round;

-- Of the cashier.
create view cashier.paid_out as
select site_id, player_id, amount, currency, settled_at
from cashier.withdrawal
where status = 'paid';

create view cashier.paid_in as
select site_id, player_id
from cashier.deposit
where status = 'credited';

create view cashier.payout_account as
select site_id, player_id, account_number_digest
from cashier.bank_account;

create view cashier.gateway_in_use as
select site_id, gateway, method_code
from cashier.deposit_method
union all
select site_id, payout_gateway, null
from cashier.site_setting;

grant select on sites.profile, players.account, players.identity, players.trace, players.presence,
  players.access, ledger.holdings, ledger.accepted, ledger.kind, ledger.closed, ledger.journal, ledger.chart,
  catalog.listed_game, catalog.listed_provider, catalog.offer, rounds.played, cashier.paid_out, cashier.paid_in,
  cashier.payout_account, cashier.gateway_in_use to marquee_app;
