-- What the migrations add up to. Written by npm run db:snapshot; never edited.

-- Schemas

create schema cashier;

create schema catalog;

create schema house;

create schema keys;

create schema ledger;

create schema operators;

create schema players;

create schema privacy;

create schema reports;

create schema rewards;

create schema rounds;

create schema safety;

create schema sites;

create schema system;

-- Tables

create table cashier.adjustment (
  site_id integer not null,
  player_id bigint not null,
  adjustment_id uuid not null,
  idempotency_key uuid not null,
  currency text not null,
  direction text not null,
  amount bigint not null,
  reason text not null,
  asked_by text not null,
  created_at timestamp with time zone not null,
  state text not null default 'asked'::text,
  decided_by text,
  decided_at timestamp with time zone,
  constraint adjustment_pkey PRIMARY KEY (site_id, player_id, adjustment_id),
  constraint adjustment_site_id_player_id_idempotency_key_key UNIQUE (site_id, player_id, idempotency_key),
  constraint adjustment_amount_check CHECK ((amount > 0)),
  constraint adjustment_check CHECK (((state = 'asked'::text) = (decided_at IS NULL))),
  constraint adjustment_check1 CHECK (((state <> 'posted'::text) OR (decided_by <> asked_by))),
  constraint adjustment_direction_check CHECK ((direction = ANY (ARRAY['credit'::text, 'debit'::text]))),
  constraint adjustment_reason_check CHECK ((reason <> ''::text)),
  constraint adjustment_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'posted'::text, 'refused'::text])))
);

create table cashier.bank_account (
  site_id integer not null,
  player_id bigint not null,
  bank_account_id uuid not null,
  bank_name text not null,
  account_name text not null,
  account_number_sealed bytea not null,
  account_number_digest bytea not null,
  account_number_masked text not null,
  is_default boolean not null,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint bank_account_pkey PRIMARY KEY (site_id, player_id, bank_account_id),
  constraint bank_account_check CHECK (((removed_at IS NULL) OR (NOT is_default)))
);

create table cashier.deposit (
  site_id integer not null,
  player_id bigint not null,
  deposit_id uuid not null,
  idempotency_key text not null,
  method_code text not null,
  gateway text not null,
  amount bigint not null,
  currency text not null,
  return_url text not null,
  status text not null default 'pending'::text,
  gateway_payment_id text,
  payment_url text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  looked_at timestamp with time zone,
  kind text not null default 'gateway'::text,
  fee bigint not null default 0,
  pay_to jsonb,
  reference text,
  reason text not null default ''::text,
  refund_reference text,
  received_amount bigint,
  received_reference text,
  constraint deposit_pkey PRIMARY KEY (site_id, player_id, deposit_id),
  constraint deposit_deposit_id_key UNIQUE (deposit_id),
  constraint deposit_gateway_gateway_payment_id_key UNIQUE (gateway, gateway_payment_id),
  constraint deposit_site_id_player_id_idempotency_key_key UNIQUE (site_id, player_id, idempotency_key),
  constraint deposit_site_id_reference_key UNIQUE (site_id, reference),
  constraint deposit_amount_check CHECK ((amount > 0)),
  constraint deposit_currency_check CHECK ((currency ~ '^[A-Z0-9]{3,5}$'::text)),
  constraint deposit_fee_check CHECK ((fee >= 0)),
  constraint deposit_kind_check CHECK ((kind = ANY (ARRAY['gateway'::text, 'manual'::text]))),
  constraint deposit_manual_check CHECK (((kind = 'manual'::text) = ((pay_to IS NOT NULL) AND (reference IS NOT NULL)))),
  constraint deposit_received_amount_check CHECK ((received_amount > 0)),
  constraint deposit_refunded_check CHECK (((refund_reference IS NULL) OR (status = 'failed'::text))),
  constraint deposit_settled_check CHECK (((status = ANY (ARRAY['pending'::text, 'review'::text])) = (settled_at IS NULL))),
  constraint deposit_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'review'::text, 'credited'::text, 'failed'::text, 'expired'::text, 'cancelled'::text])))
);

create table cashier.deposit_event (
  site_id integer not null,
  player_id bigint not null,
  deposit_id uuid not null,
  event_id uuid not null,
  action text not null,
  actor text not null,
  detail text not null default ''::text,
  created_at timestamp with time zone not null,
  constraint deposit_event_pkey PRIMARY KEY (site_id, player_id, deposit_id, event_id),
  constraint deposit_event_action_check CHECK ((action = ANY (ARRAY['approved'::text, 'refused'::text, 'cancelled'::text, 'proof'::text, 'corrected'::text, 'refunded'::text])))
);

create table cashier.deposit_method (
  site_id integer not null,
  method_code text not null,
  gateway text not null,
  "position" integer not null,
  name text not null,
  logo text not null default 'manual.png'::text,
  currency text not null,
  minimum bigint not null,
  maximum bigint not null,
  fee_percent numeric(6,3) not null default 0,
  quick_amounts bigint[] not null default '{}'::bigint[],
  status text not null default 'active'::text,
  kind text not null default 'gateway'::text,
  fee_fixed bigint not null default 0,
  instructions jsonb not null default '{}'::jsonb,
  pay_to jsonb,
  names jsonb not null default '{}'::jsonb,
  estimated_minutes integer,
  least_level integer not null default 0,
  constraint deposit_method_pkey PRIMARY KEY (site_id, method_code),
  constraint deposit_method_check CHECK ((maximum >= minimum)),
  constraint deposit_method_check1 CHECK (((kind = 'manual'::text) = (pay_to IS NOT NULL))),
  constraint deposit_method_currency_check CHECK ((currency ~ '^[A-Z0-9]{3,5}$'::text)),
  constraint deposit_method_estimated_minutes_check CHECK (((estimated_minutes >= 1) AND (estimated_minutes <= 10080))),
  constraint deposit_method_fee_fixed_check CHECK ((fee_fixed >= 0)),
  constraint deposit_method_fee_percent_check CHECK (((fee_percent >= (0)::numeric) AND (fee_percent <= (100)::numeric))),
  constraint deposit_method_instructions_check CHECK ((jsonb_typeof(instructions) = 'object'::text)),
  constraint deposit_method_kind_check CHECK ((kind = ANY (ARRAY['gateway'::text, 'manual'::text]))),
  constraint deposit_method_least_level_check CHECK (((least_level >= 0) AND (least_level <= 99))),
  constraint deposit_method_method_code_check CHECK ((method_code ~ '^[a-z0-9_]{2,32}$'::text)),
  constraint deposit_method_minimum_check CHECK ((minimum > 0)),
  constraint deposit_method_names_check CHECK ((jsonb_typeof(names) = 'object'::text)),
  constraint deposit_method_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text])))
);

create table cashier.deposit_proof (
  site_id integer not null,
  player_id bigint not null,
  deposit_id uuid not null,
  proof_id uuid not null,
  media_type text not null,
  content bytea,
  source_digest bytea not null,
  created_at timestamp with time zone not null,
  content_sealed bytea,
  content_digest bytea not null,
  constraint deposit_proof_pkey PRIMARY KEY (site_id, player_id, deposit_id, proof_id),
  constraint deposit_proof_deposit_id_source_digest_key UNIQUE (deposit_id, source_digest),
  constraint deposit_proof_site_id_player_id_deposit_id_fkey FOREIGN KEY (site_id, player_id, deposit_id) REFERENCES cashier.deposit(site_id, player_id, deposit_id),
  constraint deposit_proof_media_type_check CHECK ((media_type = ANY (ARRAY['image/jpeg'::text, 'application/pdf'::text]))),
  constraint deposit_proof_stored_check CHECK (((content IS NULL) <> (content_sealed IS NULL)))
);

create table cashier.document (
  site_id integer not null,
  player_id bigint not null,
  document_id uuid not null,
  kind text not null,
  media_type text not null,
  content_sealed bytea not null,
  source_digest bytea not null,
  state text not null default 'waiting'::text,
  expires_on date,
  reason text not null default ''::text,
  created_at timestamp with time zone not null,
  decided_by text,
  decided_at timestamp with time zone,
  constraint document_pkey PRIMARY KEY (site_id, player_id, document_id),
  constraint document_check CHECK (((state = 'waiting'::text) = (decided_at IS NULL))),
  constraint document_check1 CHECK (((expires_on IS NULL) OR (state = 'approved'::text))),
  constraint document_check2 CHECK (((state <> 'refused'::text) OR (reason <> ''::text))),
  constraint document_kind_check CHECK ((kind = ANY (ARRAY['identity'::text, 'address'::text, 'funds'::text]))),
  constraint document_media_type_check CHECK ((media_type = ANY (ARRAY['image/jpeg'::text, 'application/pdf'::text]))),
  constraint document_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text])))
);

create table cashier.document_rule (
  site_id integer not null,
  kind text not null,
  from_amount bigint not null,
  constraint document_rule_pkey PRIMARY KEY (site_id, kind),
  constraint document_rule_from_amount_check CHECK ((from_amount >= 0)),
  constraint document_rule_kind_check CHECK ((kind = ANY (ARRAY['identity'::text, 'address'::text, 'funds'::text])))
);

create table cashier.failed_notice (
  gateway text not null,
  event_id text not null,
  event_type text not null,
  about text not null,
  object_id text not null,
  error text not null,
  attempts integer not null default 1,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  outcome text not null default ''::text,
  constraint failed_notice_pkey PRIMARY KEY (gateway, event_id),
  constraint failed_notice_about_check CHECK ((about = ANY (ARRAY['payment'::text, 'payout'::text])))
);

create table cashier.gateway_difference (
  run_id uuid not null,
  subject text not null,
  kind text not null,
  movement text not null,
  gateway_id text not null default ''::text,
  reference text not null default ''::text,
  deposit_id uuid,
  withdrawal_id uuid,
  site_id integer,
  theirs bigint,
  ours bigint,
  our_state text not null default ''::text,
  currency text not null,
  said text not null generated always as (((((((kind || ' '::text) || COALESCE((theirs)::text, '-'::text)) || ' '::text) || COALESCE((ours)::text, '-'::text)) || ' '::text) || our_state)) stored,
  constraint gateway_difference_pkey PRIMARY KEY (run_id, subject),
  constraint gateway_difference_run_id_fkey FOREIGN KEY (run_id) REFERENCES cashier.gateway_reconciliation(run_id) DEFERRABLE INITIALLY DEFERRED,
  constraint gateway_difference_kind_check CHECK ((kind = ANY (ARRAY['missing_here'::text, 'missing_there'::text, 'amount'::text, 'state'::text]))),
  constraint gateway_difference_movement_check CHECK ((movement = ANY (ARRAY['payment'::text, 'payout'::text])))
);

create table cashier.gateway_event (
  gateway text not null,
  event_id text not null,
  event_type text not null,
  reference text not null,
  outcome text not null,
  received_at timestamp with time zone not null,
  constraint gateway_event_pkey PRIMARY KEY (gateway, event_id)
);

create table cashier.gateway_explanation (
  gateway text not null,
  subject text not null,
  said text not null,
  explanation text not null,
  explained_by text not null,
  explained_at timestamp with time zone not null,
  constraint gateway_explanation_pkey PRIMARY KEY (gateway, subject, said),
  constraint gateway_explanation_explanation_check CHECK (((length(explanation) >= 3) AND (length(explanation) <= 500)))
);

create table cashier.gateway_reconciliation (
  run_id uuid not null,
  gateway text not null,
  day date not null,
  source text not null,
  statement_name text not null default ''::text,
  asked_by text not null,
  finished_at timestamp with time zone not null,
  theirs integer not null,
  ours integer not null,
  matched integer not null,
  differences integer not null,
  constraint gateway_reconciliation_pkey PRIMARY KEY (run_id),
  constraint gateway_reconciliation_differences_check CHECK ((differences >= 0)),
  constraint gateway_reconciliation_matched_check CHECK ((matched >= 0)),
  constraint gateway_reconciliation_ours_check CHECK ((ours >= 0)),
  constraint gateway_reconciliation_source_check CHECK ((source = ANY (ARRAY['list'::text, 'statement'::text]))),
  constraint gateway_reconciliation_theirs_check CHECK ((theirs >= 0))
);

create table cashier.payout_record (
  record_id uuid not null,
  withdrawal_id uuid not null,
  what text not null,
  gateway text not null,
  reference text not null,
  reference_key text not null generated always as (upper(regexp_replace(reference, '\s'::text, ''::text, 'g'::text))) stored,
  reason text not null default ''::text,
  state text not null default 'asked'::text,
  asked_by text,
  created_at timestamp with time zone not null,
  decided_by text,
  decided_at timestamp with time zone,
  amount bigint,
  writes_off boolean not null default false,
  constraint payout_record_pkey PRIMARY KEY (record_id),
  constraint payout_record_amount_check CHECK ((amount > 0)),
  constraint payout_record_check CHECK (((state = 'asked'::text) = (decided_at IS NULL))),
  constraint payout_record_check1 CHECK (((state <> 'done'::text) OR (asked_by IS NULL) OR (decided_by <> asked_by))),
  constraint payout_record_reference_check CHECK ((reference <> ''::text)),
  constraint payout_record_settlement_check CHECK (((what = 'settled'::text) = (amount IS NOT NULL))),
  constraint payout_record_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'done'::text, 'refused'::text]))),
  constraint payout_record_what_check CHECK ((what = ANY (ARRAY['paid'::text, 'returned'::text, 'settled'::text])))
);

create table cashier.site_setting (
  site_id integer not null,
  payout_gateway text not null default 'manual'::text,
  withdrawal_daily_amount bigint,
  bank_account_wait_hours integer not null default 24,
  security_wait_hours integer not null default 24,
  constraint site_setting_pkey PRIMARY KEY (site_id),
  constraint site_setting_bank_account_wait_hours_check CHECK (((bank_account_wait_hours >= 0) AND (bank_account_wait_hours <= 720))),
  constraint site_setting_security_wait_hours_check CHECK (((security_wait_hours >= 0) AND (security_wait_hours <= 720))),
  constraint site_setting_withdrawal_daily_amount_check CHECK ((withdrawal_daily_amount > 0))
);

create table cashier.turnover_requirement (
  site_id integer not null,
  player_id bigint not null,
  currency text not null,
  required bigint not null,
  stake_mark bigint not null,
  constraint turnover_requirement_pkey PRIMARY KEY (site_id, player_id, currency),
  constraint turnover_requirement_required_check CHECK ((required >= 0))
);

create table cashier.withdrawal (
  site_id integer not null,
  player_id bigint not null,
  withdrawal_id uuid not null,
  idempotency_key text not null,
  bank_account_id uuid not null,
  gateway text not null,
  amount bigint not null,
  currency text not null,
  status text not null default 'pending'::text,
  reason text not null default ''::text,
  gateway_payout_id text,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  payout_attempt integer not null default 0,
  looked_at timestamp with time zone,
  returned_at timestamp with time zone,
  return_reference text,
  review_priority integer not null default 0,
  requested_at timestamp with time zone,
  constraint withdrawal_pkey PRIMARY KEY (site_id, player_id, withdrawal_id),
  constraint withdrawal_gateway_gateway_payout_id_key UNIQUE (gateway, gateway_payout_id),
  constraint withdrawal_site_id_player_id_idempotency_key_key UNIQUE (site_id, player_id, idempotency_key),
  constraint withdrawal_withdrawal_id_key UNIQUE (withdrawal_id),
  constraint withdrawal_site_id_player_id_bank_account_id_fkey FOREIGN KEY (site_id, player_id, bank_account_id) REFERENCES cashier.bank_account(site_id, player_id, bank_account_id),
  constraint withdrawal_amount_check CHECK ((amount > 0)),
  constraint withdrawal_check CHECK (((status = ANY (ARRAY['pending'::text, 'paying'::text])) = (settled_at IS NULL))),
  constraint withdrawal_currency_check CHECK ((currency ~ '^[A-Z0-9]{3,5}$'::text)),
  constraint withdrawal_returned_check CHECK ((((status = 'returned'::text) = (returned_at IS NOT NULL)) AND ((status = 'returned'::text) = (return_reference IS NOT NULL)))),
  constraint withdrawal_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'paying'::text, 'paid'::text, 'refused'::text, 'returned'::text])))
);

create table cashier.withdrawal_event (
  site_id integer not null,
  player_id bigint not null,
  withdrawal_id uuid not null,
  event_id uuid not null,
  action text not null,
  actor text not null,
  detail text not null default ''::text,
  created_at timestamp with time zone not null,
  constraint withdrawal_event_pkey PRIMARY KEY (site_id, player_id, withdrawal_id, event_id),
  constraint withdrawal_event_action_check CHECK ((action = ANY (ARRAY['requested'::text, 'approved'::text, 'sent'::text, 'unsent'::text, 'payout_failed'::text, 'paid'::text, 'corrected'::text, 'returned'::text, 'refused'::text])))
);

create table catalog.game (
  provider_code text not null,
  game_code text not null,
  game_name text not null,
  game_type text not null,
  category text not null,
  game_image text not null,
  game_image_2x text not null,
  rtp_percent numeric(7,4),
  volatility text,
  status text not null default 'active'::text,
  released_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  opens_in text,
  is_listed boolean not null default true,
  features text[],
  theme text,
  max_win_bets numeric(14,2),
  max_win_once_in numeric,
  game_image_wide text not null default ''::text,
  deviation_bets numeric(12,4),
  constraint game_pkey PRIMARY KEY (provider_code, game_code),
  constraint game_provider_code_fkey FOREIGN KEY (provider_code) REFERENCES catalog.provider(provider_code),
  constraint game_category_check CHECK ((category = ANY (ARRAY['slot_game'::text, 'casino'::text, 'hash_game'::text, 'sportsbook'::text, 'fishing'::text, 'poker'::text, 'sabong'::text, 'lottery'::text, 'horse_racing'::text, 'bingo'::text, 'arcade'::text, 'crash'::text]))),
  constraint game_deviation_bets_check CHECK ((deviation_bets > (0)::numeric)),
  constraint game_max_win_bets_check CHECK ((max_win_bets > (0)::numeric)),
  constraint game_max_win_once_in_check CHECK ((max_win_once_in >= (1)::numeric)),
  constraint game_opens_in_check CHECK ((opens_in = ANY (ARRAY['frame'::text, 'popup'::text]))),
  constraint game_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text, 'unlisted'::text]))),
  constraint game_volatility_check CHECK ((volatility = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text])))
);

create table catalog.provider (
  provider_code text not null,
  provider_name text not null,
  slug text not null,
  status text not null default 'active'::text,
  opens_in text not null default 'frame'::text,
  constraint provider_pkey PRIMARY KEY (provider_code),
  constraint provider_slug_key UNIQUE (slug),
  constraint provider_opens_in_check CHECK ((opens_in = ANY (ARRAY['frame'::text, 'popup'::text]))),
  constraint provider_provider_code_check CHECK ((provider_code ~ '^[A-Z0-9]{2,16}$'::text)),
  constraint provider_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text])))
);

create table catalog.site_game (
  site_id integer not null,
  provider_code text not null,
  game_code text not null,
  "position" integer not null default 1000,
  is_hot boolean not null default false,
  is_featured boolean not null default false,
  is_hidden boolean not null default false,
  chosen_position integer,
  chosen_hot boolean,
  chosen_featured boolean,
  chosen_new boolean,
  is_disabled boolean not null default false,
  constraint site_game_pkey PRIMARY KEY (site_id, provider_code, game_code),
  constraint site_game_chosen_position_check CHECK ((chosen_position >= 0))
);

create table catalog.site_provider (
  site_id integer not null,
  provider_code text not null,
  source text not null default 'operator'::text,
  constraint site_provider_pkey PRIMARY KEY (site_id, provider_code),
  constraint site_provider_source_check CHECK ((source = ANY (ARRAY['brand'::text, 'operator'::text])))
);

create table house.build (
  build_id integer not null generated always as identity,
  game_code text not null,
  game_version integer not null,
  definition_hash bytea not null,
  engine_hash bytea not null,
  constraint build_pkey PRIMARY KEY (build_id),
  constraint build_game_code_game_version_definition_hash_engine_hash_key UNIQUE (game_code, game_version, definition_hash, engine_hash),
  constraint build_definition_hash_check CHECK ((octet_length(definition_hash) = 32)),
  constraint build_engine_hash_check CHECK ((octet_length(engine_hash) = 32))
);

create table house.chain (
  chain_id integer not null generated always as identity,
  game_code text not null,
  number integer not null,
  end_hash bytea not null,
  length integer not null,
  spacing integer not null,
  sealed_links bytea not null,
  salt_source text not null,
  salt text,
  created_at timestamp with time zone not null,
  salt_at timestamp with time zone,
  constraint chain_pkey PRIMARY KEY (chain_id),
  constraint chain_game_code_number_key UNIQUE (game_code, number),
  constraint chain_check CHECK (((salt IS NULL) = (salt_at IS NULL))),
  constraint chain_check1 CHECK ((salt_at >= created_at)),
  constraint chain_end_hash_check CHECK ((octet_length(end_hash) = 32)),
  constraint chain_length_check CHECK ((length >= 1000000)),
  constraint chain_number_check CHECK ((number > 0)),
  constraint chain_salt_check CHECK ((salt ~ '^[0-9a-f]{64}$'::text)),
  constraint chain_salt_source_check CHECK (((salt_source = 'server'::text) OR (salt_source ~ '^bitcoin:[0-9]{1,9}$'::text))),
  constraint chain_spacing_check CHECK ((spacing > 0))
);

create table house.chat_block (
  player text not null,
  blocked text not null,
  since timestamp with time zone not null,
  constraint chat_block_pkey PRIMARY KEY (player, blocked),
  constraint chat_block_check CHECK ((blocked <> player))
);

create table house.chat_line (
  line_id bigint not null generated always as identity,
  public_id uuid not null,
  game_code text not null,
  sub_partner_id text not null,
  player text not null,
  body text not null,
  folded text not null,
  written_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  removed_by text,
  removed_why text,
  constraint chat_line_pkey PRIMARY KEY (line_id),
  constraint chat_line_public_id_key UNIQUE (public_id),
  constraint chat_line_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 120))),
  constraint chat_line_removed CHECK ((((removed_at IS NULL) = (removed_by IS NULL)) AND ((removed_at IS NULL) = (removed_why IS NULL))))
);

create table house.chat_mute (
  mute_id bigint not null generated always as identity,
  sub_partner_id text not null,
  player text not null,
  is_muted boolean not null,
  until timestamp with time zone,
  changed_at timestamp with time zone not null,
  changed_by text not null,
  why text not null,
  constraint chat_mute_pkey PRIMARY KEY (mute_id),
  constraint chat_mute_changed_by_check CHECK ((changed_by <> ''::text)),
  constraint chat_mute_until CHECK ((is_muted OR (until IS NULL))),
  constraint chat_mute_why_check CHECK ((why <> ''::text))
);

create table house.chat_report (
  line_id bigint not null,
  reporter text not null,
  reported_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  closed_by text,
  closed_why text,
  constraint chat_report_pkey PRIMARY KEY (line_id, reporter),
  constraint chat_report_line_id_fkey FOREIGN KEY (line_id) REFERENCES house.chat_line(line_id) ON DELETE CASCADE,
  constraint chat_report_closed CHECK ((((closed_at IS NULL) = (closed_by IS NULL)) AND ((closed_at IS NULL) = (closed_why IS NULL))))
);

create table house.chat_word_list (
  list_id bigint not null generated always as identity,
  sub_partner_id text not null,
  words text[],
  changed_at timestamp with time zone not null,
  changed_by text not null,
  why text not null,
  constraint chat_word_list_pkey PRIMARY KEY (list_id),
  constraint chat_word_list_changed_by_check CHECK ((changed_by <> ''::text)),
  constraint chat_word_list_why_check CHECK ((why <> ''::text))
);

create table house.draw (
  draw_id bigint not null generated always as identity,
  chain_id integer not null,
  number integer not null,
  state text not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  began_at timestamp with time zone,
  ended_at timestamp with time zone,
  link bytea,
  ended_on integer,
  outcome jsonb,
  is_sold_ahead boolean not null default false,
  tickets integer,
  tickets_hash bytea,
  called_off_at timestamp with time zone,
  called_off_by text,
  called_off_why text,
  constraint draw_pkey PRIMARY KEY (draw_id),
  constraint draw_chain_id_number_key UNIQUE (chain_id, number),
  constraint draw_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES house.chain(chain_id),
  constraint draw_called_off CHECK ((num_nonnulls(called_off_at, called_off_by, called_off_why) = ANY (ARRAY[0, 3]))),
  constraint draw_called_off_by_check CHECK ((called_off_by <> ''::text)),
  constraint draw_called_off_never_runs CHECK (((called_off_at IS NULL) OR (state = ANY (ARRAY['open'::text, 'closed'::text, 'cancelled'::text])))),
  constraint draw_called_off_why_check CHECK ((called_off_why <> ''::text)),
  constraint draw_check CHECK ((closes_at > opens_at)),
  constraint draw_check1 CHECK ((began_at >= closes_at)),
  constraint draw_check3 CHECK (((state = ANY (ARRAY['running'::text, 'ended'::text, 'settled'::text])) = (began_at IS NOT NULL))),
  constraint draw_check4 CHECK (((state = ANY (ARRAY['ended'::text, 'settled'::text, 'cancelled'::text])) = (ended_at IS NOT NULL))),
  constraint draw_ended_in_time CHECK ((ended_at >= COALESCE(began_at, called_off_at, closes_at))),
  constraint draw_ended_on_check CHECK ((ended_on >= 100)),
  constraint draw_known CHECK ((((link IS NULL) = (ended_at IS NULL)) AND (num_nonnulls(ended_on, outcome) = num_nonnulls(ended_at)))),
  constraint draw_link_check CHECK ((octet_length(link) = 32)),
  constraint draw_number_check CHECK ((number > 0)),
  constraint draw_state_check CHECK ((state = ANY (ARRAY['open'::text, 'closed'::text, 'running'::text, 'ended'::text, 'settled'::text, 'cancelled'::text]))),
  constraint draw_ticket_set CHECK (((tickets IS NULL) = (tickets_hash IS NULL))),
  constraint draw_ticket_set_first CHECK (((NOT is_sold_ahead) OR (state <> ALL (ARRAY['running'::text, 'ended'::text, 'settled'::text])) OR (tickets_hash IS NOT NULL))),
  constraint draw_tickets_check CHECK ((tickets >= 0)),
  constraint draw_tickets_hash_check CHECK ((octet_length(tickets_hash) = 32))
);

create table house.draw_bet (
  public_id uuid not null,
  draw_id bigint not null,
  player text not null,
  is_demo boolean not null,
  place smallint not null,
  currency text not null,
  bet bigint not null,
  weight bigint not null,
  auto_cash_out integer,
  ceiling integer,
  state text not null,
  cashed_out_on integer,
  win bigint,
  changed_at timestamp with time zone not null default clock_timestamp(),
  wager jsonb,
  contribution bigint,
  from_rake bigint,
  constraint draw_bet_pkey PRIMARY KEY (public_id),
  constraint draw_bet_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES house.draw(draw_id),
  constraint draw_bet_public_id_fkey FOREIGN KEY (public_id) REFERENCES house.round(public_id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint draw_bet_auto_cash_out_check CHECK ((auto_cash_out > 100)),
  constraint draw_bet_bet_check CHECK ((bet > 0)),
  constraint draw_bet_cashed_out_on_check CHECK ((cashed_out_on >= 100)),
  constraint draw_bet_ceiling_check CHECK ((ceiling > 100)),
  constraint draw_bet_check CHECK (((state = 'cashed_out'::text) = (cashed_out_on IS NOT NULL))),
  constraint draw_bet_check1 CHECK (((contribution >= 0) AND (contribution <= bet))),
  constraint draw_bet_check2 CHECK ((cashed_out_on <= ceiling)),
  constraint draw_bet_decided CHECK (((state = ANY (ARRAY['cashed_out'::text, 'won'::text, 'lost'::text])) = (win IS NOT NULL))),
  constraint draw_bet_form CHECK (((ceiling IS NULL) <> (wager IS NULL))),
  constraint draw_bet_from_rake CHECK (((from_rake IS NULL) OR ((win IS NOT NULL) AND ((from_rake >= 0) AND (from_rake <= win))))),
  constraint draw_bet_lost CHECK (((state <> 'lost'::text) OR (win = 0))),
  constraint draw_bet_place_check CHECK (((place >= 0) AND (place <= 199))),
  constraint draw_bet_rake CHECK (((from_rake IS NULL) OR (contribution IS NULL) OR (from_rake <= (bet - contribution)))),
  constraint draw_bet_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'standing'::text, 'cashed_out'::text, 'won'::text, 'lost'::text, 'void'::text]))),
  constraint draw_bet_weight_check CHECK ((weight >= 0)),
  constraint draw_bet_win_check CHECK ((win >= 0)),
  constraint draw_bet_won CHECK (((state <> 'won'::text) OR ((wager IS NOT NULL) AND (win > 0))))
);

create table house.exposure_lease (
  owner integer not null,
  currency text not null,
  amount bigint not null,
  constraint exposure_lease_pkey PRIMARY KEY (owner, currency),
  constraint exposure_lease_amount_check CHECK ((amount >= 0))
);

create table house.free_bet (
  reward_uuid uuid not null,
  player text not null,
  sub_partner_id text not null,
  game_code text not null,
  currency text not null,
  bet bigint not null,
  bets_granted integer not null,
  bets_used integer not null default 0,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  cancelled_at timestamp with time zone,
  constraint free_bet_pkey PRIMARY KEY (reward_uuid),
  constraint free_bet_bet_check CHECK ((bet > 0)),
  constraint free_bet_bets_granted_check CHECK ((bets_granted > 0)),
  constraint free_bet_check CHECK (((bets_used >= 0) AND (bets_used <= bets_granted)))
);

create table house.jackpot (
  jackpot_id text not null,
  currency text not null,
  pot integer not null,
  seed bigint not null,
  seed_added bigint not null,
  must_pay_by bigint not null,
  contributed bigint not null default 0,
  entries bigint not null default 0,
  amount bigint not null,
  saved bigint not null default 0,
  opened_at timestamp with time zone not null,
  constraint jackpot_pkey PRIMARY KEY (jackpot_id, currency),
  constraint jackpot_check CHECK (((seed_added >= 0) AND (seed_added <= seed))),
  constraint jackpot_check1 CHECK ((must_pay_by > seed)),
  constraint jackpot_check2 CHECK (((amount >= seed) AND (amount < must_pay_by))),
  constraint jackpot_contributed_check CHECK ((contributed >= 0)),
  constraint jackpot_entries_check CHECK ((entries >= 0)),
  constraint jackpot_pot_check CHECK ((pot > 0)),
  constraint jackpot_saved_check CHECK ((saved >= 0)),
  constraint jackpot_seed_check CHECK ((seed >= 0))
);

create table house.jackpot_entry (
  round_id bigint not null,
  jackpot_id text not null,
  currency text not null,
  lane smallint not null,
  share bigint not null,
  parts integer not null,
  contribution bigint not null,
  state text not null,
  pot integer,
  number bigint,
  before bigint,
  after bigint,
  must_pay_by bigint,
  draw numeric(20,0),
  paid bigint not null default 0,
  seed_told bigint not null default 0,
  constraint jackpot_entry_pkey PRIMARY KEY (round_id),
  constraint jackpot_entry_jackpot_id_currency_pot_number_key UNIQUE (jackpot_id, currency, pot, number),
  constraint jackpot_entry_round_id_fkey FOREIGN KEY (round_id) REFERENCES house.round(round_id) ON DELETE CASCADE,
  constraint jackpot_entry_check CHECK ((((state = 'entered'::text) = (pot IS NOT NULL)) AND (num_nulls(pot, number, before, after, must_pay_by, draw) = ANY (ARRAY[0, 6])))),
  constraint jackpot_entry_check1 CHECK (((after - before) <= contribution)),
  constraint jackpot_entry_contribution_check CHECK ((contribution >= 0)),
  constraint jackpot_entry_draw_check CHECK (((draw >= (0)::numeric) AND (draw < '18446744073709551616'::numeric))),
  constraint jackpot_entry_paid_check CHECK ((paid >= 0)),
  constraint jackpot_entry_parts_check CHECK ((parts > 0)),
  constraint jackpot_entry_seed_told_check CHECK ((seed_told >= 0)),
  constraint jackpot_entry_share_check CHECK ((share > 0)),
  constraint jackpot_entry_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'entered'::text, 'carried'::text, 'void'::text])))
);

create table house.jackpot_lane (
  jackpot_id text not null,
  currency text not null,
  lane smallint not null,
  carried bigint not null default 0,
  constraint jackpot_lane_pkey PRIMARY KEY (jackpot_id, currency, lane),
  constraint jackpot_lane_lane_check CHECK (((lane >= 0) AND (lane <= 63)))
);

create table house.jackpot_won (
  jackpot_id text not null,
  currency text not null,
  pot integer not null,
  seed bigint not null,
  seed_added bigint not null,
  must_pay_by bigint not null,
  contributed bigint not null,
  entries bigint not null,
  paid bigint not null,
  round_id bigint not null,
  opened_at timestamp with time zone not null,
  won_at timestamp with time zone not null,
  constraint jackpot_won_pkey PRIMARY KEY (jackpot_id, currency, pot),
  constraint jackpot_won_round_id_fkey FOREIGN KEY (round_id) REFERENCES house.round(round_id),
  constraint jackpot_won_check CHECK (((paid > 0) AND (paid <= must_pay_by)))
);

create table house.lottery_pool (
  game_code text not null,
  currency text not null,
  carried bigint[] not null,
  without_jackpot integer not null,
  draw_id bigint not null,
  constraint lottery_pool_pkey PRIMARY KEY (game_code, currency),
  constraint lottery_pool_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES house.draw(draw_id),
  constraint lottery_pool_carried_check CHECK (((cardinality(carried) = ANY (ARRAY[3, 4])) AND (0 <= ALL (carried)))),
  constraint lottery_pool_without_jackpot_check CHECK ((without_jackpot >= 0))
);

create table house.lottery_share (
  draw_id bigint not null,
  currency text not null,
  staked bigint not null,
  rake bigint not null,
  before bigint[] not null,
  lines bigint[] not null,
  prizes bigint[] not null,
  carried bigint[] not null,
  without_before integer not null,
  without_jackpot integer not null,
  won_at integer[],
  constraint lottery_share_pkey PRIMARY KEY (draw_id, currency),
  constraint lottery_share_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES house.draw(draw_id),
  constraint lottery_share_before_check CHECK (((cardinality(before) = ANY (ARRAY[3, 4])) AND (0 <= ALL (before)))),
  constraint lottery_share_carried_check CHECK (((cardinality(carried) = cardinality(before)) AND (0 <= ALL (carried)))),
  constraint lottery_share_check CHECK (((without_jackpot = 0) OR (without_jackpot = (without_before + 1)))),
  constraint lottery_share_check1 CHECK ((((staked)::numeric + house.sum_of(before)) = (((rake)::numeric + house.paid_to(lines, prizes)) + house.sum_of(carried)))),
  constraint lottery_share_lines_check CHECK (((cardinality(lines) = cardinality(before)) AND (0 <= ALL (lines)))),
  constraint lottery_share_prizes_check CHECK (((cardinality(prizes) = cardinality(before)) AND (0 <= ALL (prizes)))),
  constraint lottery_share_rake_check CHECK ((rake >= 0)),
  constraint lottery_share_staked_check CHECK ((staked > 0)),
  constraint lottery_share_without_before_check CHECK ((without_before >= 0)),
  constraint lottery_share_won_at_check CHECK (((cardinality(won_at) = 4) AND (0 <= ALL (won_at))))
);

create table house.meter (
  meter_id bigint not null generated always as identity,
  player text not null,
  game_code text not null,
  currency text not null,
  bet bigint not null,
  is_free_bet boolean not null,
  game_version integer not null,
  collected integer not null,
  full_at integer not null,
  round_id bigint,
  next_collected integer,
  changed_at timestamp with time zone not null,
  constraint meter_pkey PRIMARY KEY (meter_id),
  constraint meter_player_game_code_currency_bet_is_free_bet_key UNIQUE (player, game_code, currency, bet, is_free_bet),
  constraint meter_round_id_fkey FOREIGN KEY (round_id) REFERENCES house.round(round_id),
  constraint meter_bet_check CHECK ((bet > 0)),
  constraint meter_check CHECK (((next_collected >= 0) AND (next_collected < full_at))),
  constraint meter_check1 CHECK ((collected < full_at)),
  constraint meter_check2 CHECK (((round_id IS NULL) = (next_collected IS NULL))),
  constraint meter_collected_check CHECK ((collected >= 0))
);

create table house.player_turn (
  player text not null,
  session_id bigint not null,
  round_at timestamp with time zone,
  constraint player_turn_pkey PRIMARY KEY (player),
  constraint player_turn_session_id_fkey FOREIGN KEY (session_id) REFERENCES house.session(session_id) ON DELETE CASCADE
);

create table house.round (
  round_id bigint not null generated always as identity,
  public_id uuid not null,
  session_id bigint not null,
  spin_id uuid not null,
  player text not null,
  game_code text not null,
  game_version integer not null,
  currency text not null,
  bet bigint not null,
  win bigint not null,
  reward_uuid uuid,
  seed_id bigint,
  nonce integer,
  book jsonb not null,
  state text not null,
  failure text,
  owner integer not null,
  next_attempt_at timestamp with time zone,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  exposure bigint not null default 0,
  build_id integer,
  is_unseen boolean not null default false,
  wager jsonb,
  actions integer not null default 0,
  ends_at timestamp with time zone,
  place smallint not null default 0,
  raised bigint not null default 0,
  when_away text,
  bought text,
  constraint round_pkey PRIMARY KEY (round_id),
  constraint round_public_id_key UNIQUE (public_id),
  constraint round_session_id_spin_id_key UNIQUE (session_id, spin_id),
  constraint round_build_id_fkey FOREIGN KEY (build_id) REFERENCES house.build(build_id),
  constraint round_reward_uuid_fkey FOREIGN KEY (reward_uuid) REFERENCES house.free_bet(reward_uuid),
  constraint round_seed_id_fkey FOREIGN KEY (seed_id) REFERENCES house.seed(seed_id),
  constraint round_session_id_fkey FOREIGN KEY (session_id) REFERENCES house.session(session_id),
  constraint round_actions_check CHECK ((actions >= 0)),
  constraint round_bet_check CHECK ((bet > 0)),
  constraint round_bought_check CHECK ((bought = 'free_spins'::text)),
  constraint round_check CHECK (((state = ANY (ARRAY['refused'::text, 'rolling_back'::text, 'rolled_back'::text])) = (failure IS NOT NULL))),
  constraint round_check1 CHECK (((state <> 'in_play'::text) OR (ends_at IS NOT NULL))),
  constraint round_exposure_check CHECK ((exposure >= 0)),
  constraint round_place_check CHECK (((place >= 0) AND (place <= 199))),
  constraint round_raised_check CHECK ((raised >= 0)),
  constraint round_seeds_check CHECK ((((seed_id IS NULL) = (nonce IS NULL)) AND ((seed_id IS NOT NULL) OR (wager IS NOT NULL)))),
  constraint round_state_check CHECK ((state = ANY (ARRAY['opened'::text, 'in_play'::text, 'closing'::text, 'settled'::text, 'refused'::text, 'rolling_back'::text, 'rolled_back'::text]))),
  constraint round_when_away_check CHECK ((when_away <> ''::text)),
  constraint round_win_check CHECK ((win >= 0))
);

create table house.round_action (
  round_id bigint not null,
  step integer not null,
  action_id uuid not null,
  action jsonb not null,
  created_at timestamp with time zone not null,
  constraint round_action_pkey PRIMARY KEY (round_id, step),
  constraint round_action_round_id_action_id_key UNIQUE (round_id, action_id),
  constraint round_action_round_id_fkey FOREIGN KEY (round_id) REFERENCES house.round(round_id) ON DELETE CASCADE,
  constraint round_action_step_check CHECK ((step >= 0))
);

create table house.round_event (
  event_id bigint not null generated always as identity,
  round_id bigint not null,
  actor text not null,
  action text not null,
  reason text not null,
  created_at timestamp with time zone not null,
  constraint round_event_pkey PRIMARY KEY (event_id),
  constraint round_event_round_id_fkey FOREIGN KEY (round_id) REFERENCES house.round(round_id),
  constraint round_event_action_check CHECK ((action = 'send_again'::text)),
  constraint round_event_actor_check CHECK ((actor <> ''::text)),
  constraint round_event_reason_check CHECK ((reason <> ''::text))
);

create table house.round_raise (
  round_id bigint not null,
  transaction_uuid uuid not null,
  action_id uuid not null,
  action jsonb not null,
  constraint round_raise_pkey PRIMARY KEY (round_id),
  constraint round_raise_round_id_fkey FOREIGN KEY (round_id) REFERENCES house.round(round_id) ON DELETE CASCADE,
  constraint round_raise_transaction_uuid_fkey FOREIGN KEY (transaction_uuid) REFERENCES house.round_transaction(transaction_uuid) ON DELETE CASCADE
);

create table house.round_transaction (
  transaction_uuid uuid not null,
  round_id bigint not null,
  kind text not null,
  amount bigint not null,
  reference_uuid uuid,
  state text not null,
  attempts integer not null default 0,
  balance_after bigint,
  created_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  step integer,
  constraint round_transaction_pkey PRIMARY KEY (transaction_uuid),
  constraint round_transaction_round_id_fkey FOREIGN KEY (round_id) REFERENCES house.round(round_id) ON DELETE CASCADE,
  constraint round_transaction_amount_check CHECK ((amount >= 0)),
  constraint round_transaction_check CHECK (((kind = 'bet'::text) = (reference_uuid IS NULL))),
  constraint round_transaction_check1 CHECK (((step IS NULL) OR (kind = 'bet'::text))),
  constraint round_transaction_kind_check CHECK ((kind = ANY (ARRAY['bet'::text, 'win'::text, 'rollback'::text]))),
  constraint round_transaction_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'acknowledged'::text, 'refused'::text, 'unknown'::text]))),
  constraint round_transaction_step_check CHECK ((step >= 0))
);

create table house.sales_stop (
  stop_id bigint not null generated always as identity,
  game_code text not null,
  is_stopped boolean not null,
  changed_at timestamp with time zone not null,
  changed_by text not null,
  why text not null,
  constraint sales_stop_pkey PRIMARY KEY (stop_id),
  constraint sales_stop_changed_by_check CHECK ((changed_by <> ''::text)),
  constraint sales_stop_why_check CHECK ((why <> ''::text))
);

create table house.seed (
  seed_id bigint not null generated always as identity,
  player text not null,
  game_code text not null,
  server_seed bytea not null,
  client_seed text not null,
  next_nonce integer not null default 0,
  created_at timestamp with time zone not null,
  revealed_at timestamp with time zone,
  next_server_seed bytea,
  client_seed_by text not null default 'house'::text,
  constraint seed_pkey PRIMARY KEY (seed_id),
  constraint seed_client_seed_by_check CHECK ((client_seed_by = ANY (ARRAY['house'::text, 'player'::text]))),
  constraint seed_in_force_has_next CHECK (((revealed_at IS NOT NULL) OR (next_server_seed IS NOT NULL))),
  constraint seed_next_server_seed_check CHECK ((octet_length(next_server_seed) = ANY (ARRAY[32, 60]))),
  constraint seed_server_seed_check CHECK ((octet_length(server_seed) = ANY (ARRAY[32, 60])))
);

create table house.session (
  session_id bigint not null generated always as identity,
  key_hash bytea not null,
  player text not null,
  operator_token text,
  sub_partner_id text not null,
  game_code text not null,
  currency text not null,
  language text not null,
  country text not null,
  platform text not null,
  lobby_url text,
  deposit_url text,
  demo_balance bigint,
  created_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  jurisdiction text,
  play_rules jsonb,
  constraint session_pkey PRIMARY KEY (session_id),
  constraint session_key_hash_key UNIQUE (key_hash),
  constraint session_check CHECK (((operator_token IS NULL) = (demo_balance IS NOT NULL))),
  constraint session_demo_balance_check CHECK ((demo_balance >= 0))
);

create table house.subscription (
  subscription_id uuid not null,
  player text not null,
  session_id bigint not null,
  game_code text not null,
  currency text not null,
  bet bigint not null,
  wager jsonb,
  quick jsonb,
  chain integer not null,
  first_draw integer not null,
  last_draw integer not null,
  most bigint not null,
  created_at timestamp with time zone not null,
  state text not null default 'active'::text,
  ended_at timestamp with time zone,
  end_reason text,
  changed_at timestamp with time zone not null default clock_timestamp(),
  constraint subscription_pkey PRIMARY KEY (subscription_id),
  constraint subscription_session_id_fkey FOREIGN KEY (session_id) REFERENCES house.session(session_id),
  constraint subscription_bet_check CHECK ((bet > 0)),
  constraint subscription_chain_check CHECK ((chain > 0)),
  constraint subscription_check CHECK ((most >= bet)),
  constraint subscription_check1 CHECK ((num_nonnulls(wager, quick) = 1)),
  constraint subscription_check2 CHECK (((last_draw >= first_draw) AND (last_draw < (first_draw + 100)))),
  constraint subscription_check3 CHECK ((num_nonnulls(ended_at, end_reason) =
CASE state
    WHEN 'ended'::text THEN 2
    ELSE 0
END)),
  constraint subscription_end_reason_check CHECK ((end_reason <> ''::text)),
  constraint subscription_first_draw_check CHECK ((first_draw > 0)),
  constraint subscription_state_check CHECK ((state = ANY (ARRAY['active'::text, 'ended'::text])))
);

create table house.subscription_ticket (
  subscription_id uuid not null,
  draw_id bigint not null,
  public_id uuid not null,
  state text not null default 'asked'::text,
  constraint subscription_ticket_pkey PRIMARY KEY (subscription_id, draw_id),
  constraint subscription_ticket_public_id_key UNIQUE (public_id),
  constraint subscription_ticket_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES house.draw(draw_id),
  constraint subscription_ticket_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES house.subscription(subscription_id),
  constraint subscription_ticket_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'bought'::text, 'missed'::text, 'refused'::text])))
);

create table keys.key (
  name text not null,
  version integer not null,
  sealed bytea not null,
  created_at timestamp with time zone not null,
  constraint key_pkey PRIMARY KEY (name, version),
  constraint key_name_check CHECK ((name ~ '^[a-z0-9][a-z0-9._-]{1,80}$'::text)),
  constraint key_version_check CHECK ((version > 0))
);

create table ledger.account (
  code smallint not null,
  name text not null,
  class text not null,
  normal text not null,
  constraint account_pkey PRIMARY KEY (code),
  constraint account_name_key UNIQUE (name),
  constraint account_class_check CHECK ((class = ANY (ARRAY['player'::text, 'revenue'::text, 'cost'::text, 'liability'::text, 'clearing'::text]))),
  constraint account_normal_check CHECK ((normal = ANY (ARRAY['debit'::text, 'credit'::text])))
);

create table ledger.closure (
  site_id integer not null,
  player_id bigint not null,
  source text not null,
  external_id text not null,
  closed_by text not null,
  constraint closure_pkey PRIMARY KEY (site_id, player_id, source, external_id)
) with (autovacuum_analyze_scale_factor=0.05);

create table ledger.house_balance (
  site_id integer not null,
  account smallint not null,
  currency text not null,
  period date not null,
  debit numeric(38,0) not null,
  credit numeric(38,0) not null,
  constraint house_balance_pkey PRIMARY KEY (site_id, account, currency, period)
);

create table ledger.journal_block (
  block_id bigint not null,
  after_xact xid8 not null,
  through_xact xid8 not null,
  postings integer not null,
  leaf_hashes bytea not null,
  previous_hash bytea not null,
  block_hash bytea not null,
  sealed_at timestamp with time zone not null default clock_timestamp(),
  constraint journal_block_pkey PRIMARY KEY (block_id),
  constraint journal_block_check CHECK ((after_xact < through_xact))
);

create table ledger.operation (
  site_id integer not null,
  player_id bigint not null,
  source text not null,
  external_id text not null,
  kind smallint not null,
  request_hash uuid,
  currency text not null,
  amount bigint not null,
  real_amount bigint not null default 0,
  bonus_amount bigint not null default 0,
  sequence bigint,
  reference text,
  round_id text,
  game_code text,
  meta jsonb,
  posted_at timestamp with time zone not null,
  xact_id xid8 not null,
  constraint operation_pkey PRIMARY KEY (site_id, player_id, source, external_id),
  constraint operation_amount_check CHECK ((amount >= 0)),
  constraint operation_bonus_amount_check CHECK ((bonus_amount >= 0)),
  constraint operation_real_amount_check CHECK ((real_amount >= 0))
) with (autovacuum_analyze_scale_factor=0.05);

create table ledger.operation_kind (
  code smallint not null,
  name text not null,
  debit smallint,
  credit smallint,
  real_sign smallint not null default 0,
  bonus_sign smallint not null default 0,
  token_sign smallint not null default 0,
  locked_sign smallint not null default 0,
  second_bonus_sign smallint not null default 0,
  constraint operation_kind_pkey PRIMARY KEY (code),
  constraint operation_kind_name_key UNIQUE (name),
  constraint operation_kind_credit_fkey FOREIGN KEY (credit) REFERENCES ledger.account(code),
  constraint operation_kind_debit_fkey FOREIGN KEY (debit) REFERENCES ledger.account(code)
);

create table ledger.outbox_consumer (
  consumer text not null,
  "position" xid8 not null,
  constraint outbox_consumer_pkey PRIMARY KEY (consumer)
);

create table ledger.player_limit (
  site_id integer not null,
  player_id bigint not null,
  currency text not null,
  limit_kind text not null,
  limit_window text not null,
  amount bigint not null,
  set_at timestamp with time zone not null default now(),
  set_by text not null,
  next_amount bigint,
  next_at timestamp with time zone,
  constraint player_limit_pkey PRIMARY KEY (site_id, player_id, currency, limit_kind, limit_window, set_by),
  constraint player_limit_amount_check CHECK ((amount >= 0)),
  constraint player_limit_check CHECK (((next_amount IS NULL) OR (next_at IS NOT NULL))),
  constraint player_limit_limit_kind_check CHECK ((limit_kind = ANY (ARRAY['deposit'::text, 'loss'::text, 'wager'::text]))),
  constraint player_limit_limit_window_check CHECK ((limit_window = ANY (ARRAY['24h'::text, '7d'::text, '30d'::text]))),
  constraint player_limit_next_amount_check CHECK ((next_amount >= 0)),
  constraint player_limit_set_by_check CHECK ((set_by = ANY (ARRAY['player'::text, 'operator'::text])))
);

create table ledger.posting (
  site_id integer not null,
  player_id bigint not null,
  currency text not null,
  sequence bigint not null,
  leg smallint not null,
  kind smallint not null,
  debit smallint not null,
  credit smallint not null,
  amount bigint not null,
  real_after bigint not null,
  bonus_after bigint not null,
  token_after bigint not null,
  locked_after bigint not null,
  posted_at timestamp with time zone not null,
  xact_id xid8 not null,
  source text not null,
  external_id text not null,
  constraint posting_pkey PRIMARY KEY (site_id, player_id, currency, sequence, leg, posted_at) INCLUDE (kind),
  constraint posting_amount_check CHECK ((amount > 0)),
  constraint posting_check CHECK ((credit <> debit))
) partition by RANGE (posted_at);

create table ledger.roll_up_state (
  only_row boolean not null default true,
  "position" xid8 not null,
  constraint roll_up_state_pkey PRIMARY KEY (only_row),
  constraint roll_up_state_only_row_check CHECK (only_row)
);

create table ledger.site_limit (
  site_id integer not null,
  currency text not null,
  limit_kind text not null,
  limit_window text not null,
  amount bigint not null,
  constraint site_limit_pkey PRIMARY KEY (site_id, currency, limit_kind, limit_window),
  constraint site_limit_amount_check CHECK ((amount >= 0)),
  constraint site_limit_currency_check CHECK ((currency ~ '^[A-Z0-9]{3,5}$'::text)),
  constraint site_limit_limit_kind_check CHECK ((limit_kind = ANY (ARRAY['deposit'::text, 'loss'::text, 'wager'::text]))),
  constraint site_limit_limit_window_check CHECK ((limit_window = ANY (ARRAY['24h'::text, '7d'::text, '30d'::text])))
);

create table ledger.usage (
  site_id integer not null,
  player_id bigint not null,
  currency text not null,
  hour timestamp with time zone not null,
  deposits bigint not null default 0,
  stakes bigint not null default 0,
  payouts bigint not null default 0,
  constraint usage_pkey PRIMARY KEY (site_id, player_id, currency, hour)
);

create table ledger.wallet (
  site_id integer not null,
  player_id bigint not null,
  currency text not null,
  "real" bigint not null default 0,
  bonus bigint not null default 0,
  token bigint not null default 0,
  locked bigint not null default 0,
  version bigint not null default 0,
  status text not null default 'active'::text,
  limited boolean not null default false,
  opened_at timestamp with time zone not null default now(),
  constraint wallet_pkey PRIMARY KEY (site_id, player_id, currency),
  constraint wallet_bonus_check CHECK ((bonus >= 0)),
  constraint wallet_currency_check CHECK ((currency ~ '^[A-Z0-9]{3,5}$'::text)),
  constraint wallet_locked_check CHECK ((locked >= 0)),
  constraint wallet_real_check CHECK (("real" >= 0)),
  constraint wallet_status_check CHECK ((status = ANY (ARRAY['active'::text, 'no_bets'::text, 'closed'::text]))),
  constraint wallet_token_check CHECK ((token >= 0))
) with (fillfactor=60, autovacuum_vacuum_scale_factor=0.05, autovacuum_analyze_scale_factor=0.05);

create table operators.approval (
  approval_id uuid not null,
  kind text not null,
  subject_id text not null,
  site_id integer,
  account_id text not null,
  amount bigint,
  currency text,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  reason text not null,
  state text not null default 'open'::text,
  decided_by uuid,
  decided_at timestamp with time zone,
  decision_reason text not null default ''::text,
  before jsonb,
  after jsonb,
  constraint approval_pkey PRIMARY KEY (approval_id),
  constraint approval_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES operators.operator(operator_id),
  constraint approval_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operators.operator(operator_id),
  constraint approval_change_check CHECK (((before IS NULL) OR (after IS NOT NULL))),
  constraint approval_check CHECK (((state = 'open'::text) = (decided_at IS NULL))),
  constraint approval_check1 CHECK (((state <> 'approved'::text) OR (decided_by <> asked_by))),
  constraint approval_kind_check CHECK ((kind ~ '^[a-z][a-z_]{2,39}$'::text)),
  constraint approval_money_check CHECK (((amount IS NULL) = (currency IS NULL))),
  constraint approval_state_check CHECK ((state = ANY (ARRAY['open'::text, 'approved'::text, 'refused'::text])))
);

create table operators.approval_rule (
  kind text not null,
  currency text not null,
  threshold bigint not null,
  constraint approval_rule_pkey PRIMARY KEY (kind, currency),
  constraint approval_rule_kind_check CHECK ((kind ~ '^[a-z][a-z_]{2,39}$'::text)),
  constraint approval_rule_threshold_check CHECK ((threshold > 0))
);

create table operators.audit_entry (
  entry_id bigint not null,
  at timestamp with time zone not null,
  operator_id uuid,
  operator_name text not null,
  session_id uuid,
  ip inet,
  call text not null,
  permission text not null,
  site_id integer,
  subject_kind text not null,
  subject_id text not null,
  before jsonb not null,
  after jsonb not null,
  reason text not null,
  approval_id uuid,
  previous_hash bytea not null,
  hash bytea not null,
  constraint audit_entry_pkey PRIMARY KEY (entry_id)
);

create table operators.grant_of_role (
  operator_id uuid not null,
  role text not null,
  site_id integer,
  granted_at timestamp with time zone not null,
  constraint grant_of_role_operator_id_role_site_id_key UNIQUE NULLS NOT DISTINCT (operator_id, role, site_id),
  constraint grant_of_role_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators.operator(operator_id)
);

create table operators.invitation (
  invitation_id uuid not null,
  operator_id uuid not null,
  token_hash bytea not null,
  totp_sealed bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint invitation_pkey PRIMARY KEY (invitation_id),
  constraint invitation_token_hash_key UNIQUE (token_hash),
  constraint invitation_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators.operator(operator_id)
);

create table operators.operator (
  operator_id uuid not null,
  email text not null,
  name text not null,
  password_hash text,
  totp_sealed bytea,
  last_step bigint not null default 0,
  state text not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone,
  allowed_addresses text[] not null default '{}'::text[],
  constraint operator_pkey PRIMARY KEY (operator_id),
  constraint operator_email_key UNIQUE (email),
  constraint operator_allowed_addresses_check CHECK ((cardinality(allowed_addresses) <= 20)),
  constraint operator_check CHECK (((state <> 'active'::text) OR ((password_hash IS NOT NULL) AND (totp_sealed IS NOT NULL)))),
  constraint operator_email_check CHECK ((email = lower(email))),
  constraint operator_state_check CHECK ((state = ANY (ARRAY['invited'::text, 'active'::text, 'suspended'::text])))
);

create table operators.passkey (
  passkey_id uuid not null,
  operator_id uuid not null,
  name text not null,
  host text not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkey_pkey PRIMARY KEY (passkey_id),
  constraint passkey_host_credential_id_key UNIQUE (host, credential_id),
  constraint passkey_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators.operator(operator_id)
);

create table operators.passkey_challenge (
  token_hash bytea not null,
  purpose text not null,
  origin text not null,
  challenge_hash bytea not null,
  session_id uuid,
  expires_at timestamp with time zone not null,
  constraint passkey_challenge_pkey PRIMARY KEY (token_hash),
  constraint passkey_challenge_session_id_fkey FOREIGN KEY (session_id) REFERENCES operators.session(session_id),
  constraint passkey_challenge_purpose_check CHECK ((purpose = ANY (ARRAY['add'::text, 'sign_in'::text, 'step_up'::text]))),
  constraint passkey_challenge_session CHECK (((session_id IS NULL) = (purpose = 'sign_in'::text)))
);

create table operators.player_note (
  site_id integer not null,
  player_id bigint not null,
  note_id uuid not null,
  body text not null,
  written_by uuid not null,
  written_at timestamp with time zone not null,
  constraint player_note_pkey PRIMARY KEY (site_id, player_id, note_id),
  constraint player_note_written_by_fkey FOREIGN KEY (written_by) REFERENCES operators.operator(operator_id),
  constraint player_note_body_check CHECK ((body <> ''::text))
);

create table operators.player_tag (
  site_id integer not null,
  player_id bigint not null,
  tag text not null,
  constraint player_tag_pkey PRIMARY KEY (site_id, player_id, tag),
  constraint player_tag_tag_check CHECK ((tag ~ '^[a-z0-9][a-z0-9-]{0,29}$'::text))
);

create table operators.recovery_code (
  operator_id uuid not null,
  code_digest bytea not null,
  used_at timestamp with time zone,
  constraint recovery_code_pkey PRIMARY KEY (operator_id, code_digest),
  constraint recovery_code_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators.operator(operator_id)
);

create table operators.role (
  role text not null,
  name text not null,
  permissions text[] not null,
  updated_at timestamp with time zone not null,
  constraint role_pkey PRIMARY KEY (role),
  constraint role_role_check CHECK ((role ~ '^[a-z][a-z0-9_]{1,31}$'::text)),
  constraint role_role_check1 CHECK ((role <> 'owner'::text))
);

create table operators.saved_view (
  operator_id uuid not null,
  table_name text not null,
  name text not null,
  address jsonb not null,
  columns jsonb not null,
  saved_at timestamp with time zone not null,
  constraint saved_view_pkey PRIMARY KEY (operator_id, table_name, name),
  constraint saved_view_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators.operator(operator_id) ON DELETE CASCADE,
  constraint saved_view_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint saved_view_table_name_check CHECK (((length(table_name) >= 1) AND (length(table_name) <= 60)))
);

create table operators.session (
  session_id uuid not null,
  operator_id uuid not null,
  token_hash bytea not null,
  ip inet,
  user_agent text not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  stepped_up_until timestamp with time zone,
  ended_at timestamp with time zone,
  end_reason text,
  passkey_id uuid,
  constraint session_pkey PRIMARY KEY (session_id),
  constraint session_token_hash_key UNIQUE (token_hash),
  constraint session_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators.operator(operator_id),
  constraint session_check CHECK (((ended_at IS NULL) = (end_reason IS NULL))),
  constraint session_end_reason_check CHECK ((end_reason = ANY (ARRAY['signed_out'::text, 'ended'::text, 'password'::text, 'suspended'::text, 'second_factor'::text, 'passkey'::text])))
);

create table operators.sign_in_attempt (
  attempt_id uuid not null,
  email text not null,
  ip inet not null,
  created_at timestamp with time zone not null,
  constraint sign_in_attempt_pkey PRIMARY KEY (attempt_id)
);

create table players.access_log (
  site_id integer not null,
  access_id uuid not null,
  account_id text not null,
  player_id bigint,
  outcome text not null,
  ip inet,
  user_agent text not null,
  created_at timestamp with time zone not null,
  constraint access_log_pkey PRIMARY KEY (site_id, access_id),
  constraint access_log_outcome_check CHECK ((outcome = ANY (ARRAY['signed_in'::text, 'signed_out'::text, 'wrong_password'::text, 'wrong_code'::text, 'wrong_second_factor'::text, 'wrong_passkey'::text, 'unknown_account'::text, 'locked'::text, 'unlocked'::text, 'blocked'::text, 'closed'::text, 'unverified'::text, 'verified'::text, 'session_revoked'::text, 'password_changed'::text, 'password_reset'::text, 'second_factor_added'::text, 'second_factor_removed'::text, 'passkey_added'::text, 'passkey_removed'::text, 'contact_changed'::text, 'stepped_up'::text])))
);

create table players.account_code (
  site_id integer not null,
  account_id text not null,
  code_id uuid not null,
  purpose text not null,
  code_hash bytea not null,
  attempts integer not null default 0,
  requested_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  consumed_at timestamp with time zone,
  player_id bigint,
  channel text,
  recipient text,
  requested_from inet,
  is_from_known boolean not null default false,
  foreign_attempts integer not null default 0,
  constraint account_code_pkey PRIMARY KEY (site_id, code_id),
  constraint account_code_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'email'::text]))),
  constraint account_code_check CHECK ((((player_id IS NULL) = (recipient IS NULL)) AND ((recipient IS NULL) = (channel IS NULL)))),
  constraint account_code_purpose_check CHECK ((purpose = ANY (ARRAY['register'::text, 'login'::text, 'unlock'::text, 'password'::text])))
);

create table players.favourite (
  site_id integer not null,
  player_id bigint not null,
  provider_code text not null,
  game_code text not null,
  created_at timestamp with time zone not null,
  constraint favourite_pkey PRIMARY KEY (site_id, player_id, provider_code, game_code),
  constraint favourite_site_id_player_id_fkey FOREIGN KEY (site_id, player_id) REFERENCES players.player(site_id, player_id)
);

create table players.login_attempt (
  site_id integer not null,
  attempt_id uuid not null,
  account_id text not null,
  ip inet,
  created_at timestamp with time zone not null,
  constraint login_attempt_pkey PRIMARY KEY (site_id, attempt_id)
);

create table players.one_time_code (
  site_id integer not null,
  player_id bigint not null,
  code_id uuid not null,
  purpose text not null,
  channel text not null,
  code_hash bytea not null,
  attempts integer not null default 0,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  consumed_at timestamp with time zone,
  recipient text not null,
  constraint one_time_code_pkey PRIMARY KEY (site_id, player_id, code_id),
  constraint one_time_code_site_id_player_id_fkey FOREIGN KEY (site_id, player_id) REFERENCES players.player(site_id, player_id),
  constraint one_time_code_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'email'::text]))),
  constraint one_time_code_purpose_check CHECK ((purpose = ANY (ARRAY['register'::text, 'login'::text, 'unlock'::text, 'password'::text, 'change_sms'::text, 'change_email'::text])))
);

create table players.outbox_message (
  site_id integer not null,
  message_id uuid not null,
  channel text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamp with time zone not null,
  constraint outbox_message_pkey PRIMARY KEY (site_id, message_id),
  constraint outbox_message_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'email'::text])))
);

create table players.passkey (
  site_id integer not null,
  player_id bigint not null,
  passkey_id uuid not null,
  host text not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkey_pkey PRIMARY KEY (site_id, player_id, passkey_id),
  constraint passkey_site_id_host_credential_id_key UNIQUE (site_id, host, credential_id),
  constraint passkey_site_id_player_id_fkey FOREIGN KEY (site_id, player_id) REFERENCES players.player(site_id, player_id),
  constraint passkey_counter_check CHECK ((counter >= 0)),
  constraint passkey_credential_id_check CHECK (((octet_length(credential_id) >= 1) AND (octet_length(credential_id) <= 1023))),
  constraint passkey_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40)))
);

create table players.passkey_challenge (
  site_id integer not null,
  token_hash bytea not null,
  purpose text not null,
  origin text not null,
  challenge text not null,
  session_id uuid,
  expires_at timestamp with time zone not null,
  constraint passkey_challenge_pkey PRIMARY KEY (site_id, token_hash),
  constraint passkey_challenge_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites.site(site_id),
  constraint passkey_challenge_purpose_check CHECK ((purpose = ANY (ARRAY['add'::text, 'sign_in'::text, 'step_up'::text]))),
  constraint passkey_challenge_session CHECK (((session_id IS NULL) = (purpose = 'sign_in'::text)))
);

create table players.player (
  site_id integer not null,
  player_id bigint not null generated always as identity,
  account_id text not null,
  password_hash text not null,
  full_name text not null,
  birth_date date not null,
  contact_phone text not null,
  contact_email text not null,
  phone_verified_at timestamp with time zone,
  email_verified_at timestamp with time zone,
  language text not null,
  currency text not null,
  status text not null default 'unverified'::text,
  terms_accepted_at timestamp with time zone not null,
  accepts_marketing boolean not null,
  referrer_code text not null,
  ch text not null,
  cm text not null,
  pp text not null,
  affiliate_code text not null,
  fbp text not null,
  appsflyer_id text not null,
  visitor_id text not null,
  created_at timestamp with time zone not null,
  referral_code text not null default upper("left"(replace((gen_random_uuid())::text, '-'::text, ''::text), 10)),
  referrer_player_id bigint,
  terms_version text not null default ''::text,
  mailbox text not null generated always as (players.mailbox(contact_email)) stored,
  shares_mailbox boolean not null default false,
  applied_from inet,
  is_demo boolean not null default false,
  constraint player_pkey PRIMARY KEY (site_id, player_id),
  constraint player_player_id_key UNIQUE (player_id),
  constraint player_referral_code UNIQUE (site_id, referral_code),
  constraint player_site_id_account_id_key UNIQUE (site_id, account_id),
  constraint player_referrer FOREIGN KEY (site_id, referrer_player_id) REFERENCES players.player(site_id, player_id),
  constraint player_account_id_check CHECK ((account_id = lower(account_id))),
  constraint player_contact_email_check CHECK ((contact_email = lower(contact_email))),
  constraint player_currency_check CHECK ((currency ~ '^[A-Z0-9]{3,5}$'::text)),
  constraint player_status_check CHECK ((status = ANY (ARRAY['unverified'::text, 'active'::text, 'no_bets'::text, 'blocked'::text, 'closed'::text])))
);

create table players.push_subscription (
  site_id integer not null,
  player_id bigint not null,
  subscription_id uuid not null,
  origin text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  user_agent text not null,
  created_at timestamp with time zone not null,
  last_sent_at timestamp with time zone,
  constraint push_subscription_pkey PRIMARY KEY (site_id, player_id, subscription_id),
  constraint push_subscription_site_id_endpoint_key UNIQUE (site_id, endpoint),
  constraint push_subscription_site_id_player_id_fkey FOREIGN KEY (site_id, player_id) REFERENCES players.player(site_id, player_id),
  constraint push_subscription_endpoint_check CHECK ((char_length(endpoint) <= 1000))
);

create table players.recovery_code (
  site_id integer not null,
  player_id bigint not null,
  code_digest bytea not null,
  used_at timestamp with time zone,
  constraint recovery_code_pkey PRIMARY KEY (site_id, player_id, code_digest),
  constraint recovery_code_site_id_player_id_fkey FOREIGN KEY (site_id, player_id) REFERENCES players.two_factor(site_id, player_id) ON DELETE CASCADE
);

create table players.risk_sign (
  site_id integer not null,
  player_id bigint not null,
  kind text not null,
  other_player_id bigint not null,
  detail text not null,
  noted_at timestamp with time zone not null,
  constraint risk_sign_pkey PRIMARY KEY (site_id, player_id, kind, other_player_id),
  constraint risk_sign_site_id_player_id_fkey FOREIGN KEY (site_id, player_id) REFERENCES players.player(site_id, player_id),
  constraint risk_sign_kind_check CHECK ((kind = ANY (ARRAY['same_device'::text, 'same_browser_and_address'::text])))
);

create table players.security_change (
  site_id integer not null,
  player_id bigint not null,
  change_id uuid not null,
  kind text not null,
  changed_at timestamp with time zone not null,
  constraint security_change_pkey PRIMARY KEY (site_id, player_id, change_id),
  constraint security_change_site_id_player_id_fkey FOREIGN KEY (site_id, player_id) REFERENCES players.player(site_id, player_id),
  constraint security_change_kind_check CHECK ((kind = ANY (ARRAY['phone'::text, 'email'::text, 'password'::text, 'second_factor_added'::text, 'second_factor_removed'::text, 'passkey_added'::text, 'passkey_removed'::text, 'bank_account'::text])))
);

create table players.session (
  site_id integer not null,
  player_id bigint not null,
  session_id uuid not null,
  token_hash bytea not null,
  ip inet,
  user_agent text not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  step_up_hash bytea,
  step_up_until timestamp with time zone,
  constraint session_pkey PRIMARY KEY (site_id, player_id, session_id),
  constraint session_token_hash_key UNIQUE (token_hash),
  constraint session_site_id_player_id_fkey FOREIGN KEY (site_id, player_id) REFERENCES players.player(site_id, player_id),
  constraint session_end_reason_check CHECK ((end_reason = ANY (ARRAY['logout'::text, 'expired'::text, 'replaced'::text, 'blocked'::text, 'closed'::text, 'revoked'::text, 'password'::text]))),
  constraint session_step_up CHECK (((step_up_hash IS NULL) = (step_up_until IS NULL)))
);

create table players.status_change (
  site_id integer not null,
  player_id bigint not null,
  change_id uuid not null,
  from_status text not null,
  to_status text not null,
  changed_by text not null,
  reason text not null,
  created_at timestamp with time zone not null,
  constraint status_change_pkey PRIMARY KEY (site_id, player_id, change_id),
  constraint status_change_site_id_player_id_fkey FOREIGN KEY (site_id, player_id) REFERENCES players.player(site_id, player_id)
);

create table players.two_factor (
  site_id integer not null,
  player_id bigint not null,
  secret_sealed bytea not null,
  begun_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  constraint two_factor_pkey PRIMARY KEY (site_id, player_id),
  constraint two_factor_site_id_player_id_fkey FOREIGN KEY (site_id, player_id) REFERENCES players.player(site_id, player_id)
);

create table privacy.erasure (
  site_id integer not null,
  player_id bigint not null,
  approval_id uuid not null,
  erased_at timestamp with time zone not null,
  rows jsonb not null,
  constraint erasure_pkey PRIMARY KEY (site_id, player_id),
  constraint erasure_approval_id_key UNIQUE (approval_id),
  constraint erasure_approval_id_fkey FOREIGN KEY (approval_id) REFERENCES operators.approval(approval_id)
);

create table privacy.export (
  export_id uuid not null,
  site_id integer not null,
  player_id bigint not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  reason text not null,
  state text not null default 'waiting'::text,
  error text not null default ''::text,
  content_sealed bytea,
  bytes integer,
  ready_at timestamp with time zone,
  expires_at timestamp with time zone,
  taken_at timestamp with time zone,
  started_at timestamp with time zone,
  constraint export_pkey PRIMARY KEY (export_id),
  constraint export_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES operators.operator(operator_id),
  constraint export_check CHECK (((content_sealed IS NULL) OR (state = ANY (ARRAY['ready'::text, 'taken'::text])))),
  constraint export_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'ready'::text, 'failed'::text, 'taken'::text, 'expired'::text])))
);

create table reports.difference (
  site_id integer not null,
  day date not null,
  currency text not null,
  rollup text not null,
  figure text not null,
  counted numeric(38,0) not null,
  ledger numeric(38,0) not null,
  found_at timestamp with time zone not null,
  resolved_at timestamp with time zone,
  constraint difference_pkey PRIMARY KEY (site_id, day, currency, rollup, figure),
  constraint difference_rollup_check CHECK ((rollup = ANY (ARRAY['site_hour'::text, 'game_day'::text, 'player_day'::text])))
);

create table reports.export (
  export_id uuid not null,
  operator_id uuid not null,
  report text not null,
  format text not null,
  input jsonb not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  started_at timestamp with time zone,
  constraint export_pkey PRIMARY KEY (export_id),
  constraint export_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'xlsx'::text])))
);

create table reports.first_deposit (
  site_id integer not null,
  player_id bigint not null,
  day date not null,
  hour smallint not null,
  currency text not null,
  amount bigint not null,
  constraint first_deposit_pkey PRIMARY KEY (site_id, player_id)
);

create table reports.game_day (
  site_id integer not null,
  day date not null,
  currency text not null,
  provider_code text not null,
  game_code text not null,
  bets bigint not null,
  turnover bigint not null,
  wins bigint not null,
  jackpot_contributions bigint not null,
  jackpot_payouts bigint not null,
  jackpot_seeds bigint not null,
  constraint game_day_pkey PRIMARY KEY (site_id, day, currency, provider_code, game_code)
) with (fillfactor=50);

create table reports.player_day (
  site_id integer not null,
  day date not null,
  currency text not null,
  player_id bigint not null,
  is_new boolean not null,
  first_bet_hour smallint,
  bets bigint not null,
  turnover bigint not null,
  wins bigint not null,
  jackpot_contributions bigint not null,
  jackpot_payouts bigint not null,
  jackpot_seeds bigint not null,
  bonus_cost bigint not null,
  deposits bigint not null,
  deposit_count bigint not null,
  withdrawals bigint not null,
  withdrawal_count bigint not null,
  constraint player_day_pkey PRIMARY KEY (site_id, day, currency, player_id)
) with (fillfactor=70);

create table reports.player_month (
  site_id integer not null,
  month date not null,
  currency text not null,
  player_id bigint not null,
  constraint player_month_pkey PRIMARY KEY (site_id, month, currency, player_id)
);

create table reports.prepared_file (
  file_id uuid not null,
  subscription_id uuid not null,
  operator_id uuid not null,
  due_at timestamp with time zone not null,
  file_name text not null,
  input jsonb not null,
  content bytea not null,
  prepared_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint prepared_file_pkey PRIMARY KEY (file_id),
  constraint prepared_file_subscription_id_due_at_key UNIQUE (subscription_id, due_at),
  constraint prepared_file_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES reports.subscription(subscription_id) ON DELETE CASCADE
);

create table reports.progress (
  only_row boolean not null default true,
  caught_up_at timestamp with time zone,
  rebuilding_since timestamp with time zone,
  constraint progress_pkey PRIMARY KEY (only_row),
  constraint progress_only_row_check CHECK (only_row)
);

create table reports.reconciliation (
  reconciliation_id bigint not null generated always as identity,
  ran_at timestamp with time zone not null,
  from_day date not null,
  to_day date not null,
  differences integer not null,
  constraint reconciliation_pkey PRIMARY KEY (reconciliation_id)
);

create table reports.site_hour (
  site_id integer not null,
  day date not null,
  hour smallint not null,
  currency text not null,
  bets bigint not null,
  turnover bigint not null,
  wins bigint not null,
  jackpot_contributions bigint not null,
  jackpot_payouts bigint not null,
  jackpot_seeds bigint not null,
  bonus_granted bigint not null,
  bonus_forfeited bigint not null,
  bonus_converted bigint not null,
  cash_rewards bigint not null,
  adjustments bigint not null,
  deposits bigint not null,
  deposit_count bigint not null,
  deposit_fees bigint not null,
  withdrawals bigint not null,
  withdrawal_count bigint not null,
  real_change bigint not null,
  bonus_change bigint not null,
  locked_change bigint not null,
  first_xact xid8 not null,
  last_xact xid8 not null,
  constraint site_hour_pkey PRIMARY KEY (site_id, day, hour, currency),
  constraint site_hour_hour_check CHECK (((hour >= 0) AND (hour <= 23)))
) with (fillfactor=50);

create table reports.subscription (
  subscription_id uuid not null,
  operator_id uuid not null,
  name text not null,
  input jsonb not null,
  cadence text not null,
  hour integer not null,
  time_zone text not null,
  state text not null default 'active'::text,
  next_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  last_at timestamp with time zone,
  last_outcome text not null default ''::text,
  constraint subscription_pkey PRIMARY KEY (subscription_id),
  constraint subscription_cadence_check CHECK ((cadence = ANY (ARRAY['day'::text, 'week'::text, 'month'::text]))),
  constraint subscription_hour_check CHECK (((hour >= 0) AND (hour <= 23))),
  constraint subscription_last_outcome_check CHECK ((last_outcome = ANY (ARRAY[''::text, 'sent'::text, 'no_right'::text, 'failed'::text]))),
  constraint subscription_state_check CHECK ((state = ANY (ARRAY['active'::text, 'paused'::text])))
);

create table rewards.award_terms (
  site_id integer not null,
  terms jsonb not null,
  constraint award_terms_pkey PRIMARY KEY (site_id)
);

create table rewards.bonus (
  site_id integer not null,
  player_id bigint not null,
  bonus_id uuid not null,
  origin_key text not null,
  promotion_id uuid,
  kind text not null,
  currency text not null,
  status text not null,
  offer jsonb not null,
  terms jsonb not null,
  device_key text not null default ''::text,
  phone_key text not null default ''::text,
  deposit_key text,
  deposit bigint not null default 0,
  amount bigint not null default 0,
  required bigint not null default 0,
  wagered bigint not null default 0,
  max_win bigint,
  spins_total integer not null default 0,
  converted bigint not null default 0,
  forfeited bigint not null default 0,
  claimed_at timestamp with time zone not null,
  waits_until timestamp with time zone,
  queued_at timestamp with time zone,
  activated_at timestamp with time zone,
  expires_at timestamp with time zone,
  ended_at timestamp with time zone,
  activated_sequence bigint,
  ended_sequence bigint,
  stakes_before bigint not null default 0,
  mailbox_key text not null default ''::text,
  constraint bonus_pkey PRIMARY KEY (site_id, player_id, bonus_id),
  constraint bonus_bonus_id_key UNIQUE (bonus_id),
  constraint bonus_site_id_player_id_deposit_key_key UNIQUE (site_id, player_id, deposit_key),
  constraint bonus_amount_check CHECK ((amount >= 0)),
  constraint bonus_check CHECK (((converted >= 0) AND ((max_win IS NULL) OR (converted <= max_win)))),
  constraint bonus_check1 CHECK (((status = ANY (ARRAY['awaiting_deposit'::text, 'queued'::text, 'active'::text])) = (ended_at IS NULL))),
  constraint bonus_check2 CHECK (((status <> 'active'::text) OR ((activated_sequence IS NOT NULL) AND (expires_at IS NOT NULL)))),
  constraint bonus_currency_check CHECK ((currency ~ '^[A-Z0-9]{3,5}$'::text)),
  constraint bonus_deposit_check CHECK ((deposit >= 0)),
  constraint bonus_forfeited_check CHECK ((forfeited >= 0)),
  constraint bonus_kind_check CHECK ((kind = ANY (ARRAY['deposit_match'::text, 'reload'::text, 'no_deposit'::text, 'free_spins'::text, 'cashback'::text, 'award'::text]))),
  constraint bonus_max_win_check CHECK ((max_win >= 0)),
  constraint bonus_required_check CHECK ((required >= 0)),
  constraint bonus_status_check CHECK ((status = ANY (ARRAY['awaiting_deposit'::text, 'queued'::text, 'active'::text, 'completed'::text, 'spent'::text, 'forfeited'::text, 'expired'::text, 'cancelled'::text]))),
  constraint bonus_wagered_check CHECK ((wagered >= 0))
);

create table rewards.bonus_residue (
  site_id integer not null,
  player_id bigint not null,
  source text not null,
  external_id text not null,
  bonus_id uuid not null,
  amount bigint not null,
  settled_at timestamp with time zone,
  constraint bonus_residue_pkey PRIMARY KEY (site_id, player_id, source, external_id),
  constraint bonus_residue_amount_check CHECK ((amount > 0))
);

create table rewards.campaign (
  site_id integer not null,
  campaign_id uuid not null,
  name text not null,
  segment jsonb not null,
  channels text[] not null,
  words jsonb not null,
  href text not null default ''::text,
  state text not null default 'draft'::text,
  send_at timestamp with time zone,
  saved_by text not null,
  saved_at timestamp with time zone not null,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint campaign_pkey PRIMARY KEY (site_id, campaign_id),
  constraint campaign_channels_check CHECK (((cardinality(channels) > 0) AND (channels <@ '{inbox,email,sms}'::text[]))),
  constraint campaign_check CHECK (((state = 'scheduled'::text) <= (send_at IS NOT NULL))),
  constraint campaign_check1 CHECK (((state = ANY (ARRAY['sent'::text, 'stopped'::text])) = (ended_at IS NOT NULL))),
  constraint campaign_name_check CHECK ((name <> ''::text)),
  constraint campaign_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'sending'::text, 'sent'::text, 'stopped'::text])))
);

create table rewards.campaign_recipient (
  site_id integer not null,
  campaign_id uuid not null,
  player_id bigint not null,
  channel text not null,
  state text not null default 'waiting'::text,
  at timestamp with time zone not null,
  constraint campaign_recipient_pkey PRIMARY KEY (site_id, campaign_id, player_id, channel),
  constraint campaign_recipient_site_id_campaign_id_fkey FOREIGN KEY (site_id, campaign_id) REFERENCES rewards.campaign(site_id, campaign_id),
  constraint campaign_recipient_channel_check CHECK ((channel = ANY (ARRAY['inbox'::text, 'email'::text, 'sms'::text]))),
  constraint campaign_recipient_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'skipped'::text])))
);

create table rewards.cashback (
  site_id integer not null,
  player_id bigint not null,
  promotion_id uuid not null,
  period_start date not null,
  period_end date not null,
  net_loss bigint not null,
  percent_hundredths integer not null,
  amount bigint not null,
  paid_as text not null,
  created_at timestamp with time zone not null,
  constraint cashback_pkey PRIMARY KEY (site_id, player_id, promotion_id, period_start),
  constraint cashback_amount_check CHECK ((amount > 0)),
  constraint cashback_net_loss_check CHECK ((net_loss > 0)),
  constraint cashback_paid_as_check CHECK ((paid_as = ANY (ARRAY['cash'::text, 'bonus'::text])))
);

create table rewards.counted_ahead (
  site_id integer not null,
  player_id bigint not null,
  "position" xid8 not null,
  constraint counted_ahead_pkey PRIMARY KEY (site_id, player_id)
) with (fillfactor=70);

create table rewards.inbox_message (
  site_id integer not null,
  player_id bigint not null,
  inbox_id uuid not null,
  message_key text not null,
  category text not null,
  title jsonb not null,
  body jsonb not null,
  href text not null,
  currency text not null,
  reward_kind text,
  reward_amount bigint,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  read_at timestamp with time zone,
  claimed_at timestamp with time zone,
  deleted_at timestamp with time zone,
  constraint inbox_message_pkey PRIMARY KEY (site_id, player_id, inbox_id),
  constraint inbox_message_site_id_player_id_message_key_key UNIQUE (site_id, player_id, message_key),
  constraint inbox_message_site_id_player_id_fkey FOREIGN KEY (site_id, player_id) REFERENCES players.player(site_id, player_id),
  constraint inbox_message_category_check CHECK ((category = ANY (ARRAY['system'::text, 'account'::text, 'reward'::text, 'mission'::text, 'leaderboard'::text, 'referral'::text, 'promotion'::text]))),
  constraint inbox_message_check CHECK (((reward_kind IS NULL) = (reward_amount IS NULL))),
  constraint inbox_message_check1 CHECK (((claimed_at IS NULL) OR (reward_kind IS NOT NULL))),
  constraint inbox_message_currency_check CHECK ((currency ~ '^[A-Z0-9]{3,5}$'::text)),
  constraint inbox_message_reward_amount_check CHECK ((reward_amount > 0)),
  constraint inbox_message_reward_kind_check CHECK ((reward_kind = ANY (ARRAY['cash'::text, 'bonus'::text, 'token'::text])))
);

create table rewards.leaderboard (
  site_id integer not null,
  leaderboard_code text not null,
  "position" integer not null,
  title jsonb not null,
  description jsonb not null,
  period text not null,
  metric text not null,
  category text,
  provider_code text,
  minimum_stake bigint not null default 0,
  minimum_score bigint not null,
  prizes jsonb not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  is_active boolean not null default true,
  constraint leaderboard_pkey PRIMARY KEY (site_id, leaderboard_code),
  constraint leaderboard_check CHECK (((period <> 'range'::text) OR COALESCE((starts_at < ends_at), false))),
  constraint leaderboard_leaderboard_code_check CHECK ((leaderboard_code ~ '^[a-z0-9-]{2,48}$'::text)),
  constraint leaderboard_metric_check CHECK ((metric = ANY (ARRAY['turnover'::text, 'win_multiplier'::text, 'wins'::text]))),
  constraint leaderboard_minimum_score_check CHECK ((minimum_score > 0)),
  constraint leaderboard_minimum_stake_check CHECK ((minimum_stake >= 0)),
  constraint leaderboard_period_check CHECK ((period = ANY (ARRAY['daily'::text, 'weekly'::text, 'range'::text])))
);

create table rewards.leaderboard_period (
  site_id integer not null,
  leaderboard_code text not null,
  period_start timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  prizes jsonb not null,
  minimum_score bigint not null,
  closed_at timestamp with time zone,
  constraint leaderboard_period_pkey PRIMARY KEY (site_id, leaderboard_code, period_start),
  constraint leaderboard_period_site_id_leaderboard_code_fkey FOREIGN KEY (site_id, leaderboard_code) REFERENCES rewards.leaderboard(site_id, leaderboard_code)
);

create table rewards.leaderboard_prize (
  site_id integer not null,
  leaderboard_code text not null,
  period_start timestamp with time zone not null,
  rank integer not null,
  player_id bigint not null,
  score bigint not null,
  reward_kind text not null,
  reward_amount bigint not null,
  currency text not null,
  paid_at timestamp with time zone,
  constraint leaderboard_prize_pkey PRIMARY KEY (site_id, leaderboard_code, period_start, rank),
  constraint leaderboard_prize_site_id_leaderboard_code_period_start_pla_key UNIQUE (site_id, leaderboard_code, period_start, player_id),
  constraint leaderboard_prize_site_id_leaderboard_code_period_start_fkey FOREIGN KEY (site_id, leaderboard_code, period_start) REFERENCES rewards.leaderboard_period(site_id, leaderboard_code, period_start),
  constraint leaderboard_prize_currency_check CHECK ((currency ~ '^[A-Z0-9]{3,5}$'::text)),
  constraint leaderboard_prize_rank_check CHECK ((rank > 0)),
  constraint leaderboard_prize_reward_amount_check CHECK ((reward_amount > 0)),
  constraint leaderboard_prize_reward_kind_check CHECK ((reward_kind = ANY (ARRAY['cash'::text, 'bonus'::text, 'token'::text])))
);

create table rewards.leaderboard_score (
  site_id integer not null,
  leaderboard_code text not null,
  period_start timestamp with time zone not null,
  player_id bigint not null,
  score bigint not null,
  reached_at timestamp with time zone not null,
  constraint leaderboard_score_pkey PRIMARY KEY (site_id, leaderboard_code, period_start, player_id),
  constraint leaderboard_score_site_id_leaderboard_code_period_start_fkey FOREIGN KEY (site_id, leaderboard_code, period_start) REFERENCES rewards.leaderboard_period(site_id, leaderboard_code, period_start)
) with (fillfactor=80);

create table rewards.leaderboard_win (
  site_id integer not null,
  leaderboard_code text not null,
  period_start timestamp with time zone not null,
  player_id bigint not null,
  source text not null,
  win_id text not null,
  bet_id text not null,
  multiplier bigint not null,
  won_at timestamp with time zone not null,
  constraint leaderboard_win_pkey PRIMARY KEY (site_id, leaderboard_code, period_start, player_id, source, win_id)
);

create table rewards.mini_game (
  site_id integer not null,
  game_id text not null,
  kind text not null,
  name jsonb not null,
  lead jsonb not null,
  token_cost bigint not null,
  free_every_hours integer,
  is_spin boolean not null default false,
  "position" integer not null,
  is_active boolean not null default true,
  free_turnover bigint not null default 0,
  odds_version integer not null default 1,
  plays_per_day integer,
  constraint mini_game_pkey PRIMARY KEY (site_id, game_id),
  constraint mini_game_free_every_hours_check CHECK (((free_every_hours >= 1) AND (free_every_hours <= 720))),
  constraint mini_game_free_turnover_check CHECK ((free_turnover >= 0)),
  constraint mini_game_game_id_check CHECK ((game_id ~ '^[a-z0-9-]{2,40}$'::text)),
  constraint mini_game_kind_check CHECK ((kind = ANY (ARRAY['wheel'::text, 'scratch'::text, 'dice'::text, 'chests'::text]))),
  constraint mini_game_odds_version_check CHECK ((odds_version > 0)),
  constraint mini_game_plays_per_day_check CHECK (((plays_per_day >= 1) AND (plays_per_day <= 1000))),
  constraint mini_game_token_cost_check CHECK ((token_cost > 0))
);

create table rewards.mini_game_cycle (
  site_id integer not null,
  cycle_id integer not null,
  name jsonb not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  constraint mini_game_cycle_pkey PRIMARY KEY (site_id, cycle_id),
  constraint mini_game_cycle_check CHECK (((ends_at IS NULL) OR (ends_at > starts_at)))
);

create table rewards.mini_game_odds (
  site_id integer not null,
  game_id text not null,
  odds_version integer not null,
  prizes jsonb not null,
  constraint mini_game_odds_pkey PRIMARY KEY (site_id, game_id, odds_version),
  constraint mini_game_odds_odds_version_check CHECK ((odds_version > 0))
);

create table rewards.mini_game_play (
  site_id integer not null,
  player_id bigint not null,
  play_id uuid not null,
  game_id text not null,
  token_cost bigint not null,
  draw integer not null,
  salt text,
  prize_id integer not null,
  prize_kind text not null,
  prize_amount bigint not null,
  currency text not null,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  stakes_before bigint,
  server_seed bytea,
  client_seed text,
  client_seed_by text,
  odds_version integer,
  constraint mini_game_play_pkey PRIMARY KEY (site_id, player_id, play_id),
  constraint mini_game_play_client_seed_by_check CHECK ((client_seed_by = ANY (ARRAY['house'::text, 'player'::text]))),
  constraint mini_game_play_draw_check CHECK ((draw >= 0)),
  constraint mini_game_play_odds_version_check CHECK ((odds_version > 0)),
  constraint mini_game_play_prize_amount_check CHECK ((prize_amount >= 0)),
  constraint mini_game_play_prize_kind_check CHECK ((prize_kind = ANY (ARRAY['none'::text, 'cash'::text, 'token'::text]))),
  constraint mini_game_play_proof CHECK (((salt IS NULL) = ((server_seed IS NOT NULL) AND (client_seed IS NOT NULL) AND (client_seed_by IS NOT NULL)))),
  constraint mini_game_play_server_seed_check CHECK ((octet_length(server_seed) = 32)),
  constraint mini_game_play_token_cost_check CHECK ((token_cost >= 0))
);

create table rewards.mini_game_prize (
  site_id integer not null,
  game_id text not null,
  prize_id integer not null,
  kind text not null,
  amount bigint not null,
  weight integer not null,
  constraint mini_game_prize_pkey PRIMARY KEY (site_id, game_id, prize_id),
  constraint mini_game_prize_site_id_game_id_fkey FOREIGN KEY (site_id, game_id) REFERENCES rewards.mini_game(site_id, game_id) ON DELETE CASCADE,
  constraint mini_game_prize_amount_check CHECK ((amount >= 0)),
  constraint mini_game_prize_check CHECK (((kind = 'none'::text) = (amount = 0))),
  constraint mini_game_prize_kind_check CHECK ((kind = ANY (ARRAY['none'::text, 'cash'::text, 'token'::text]))),
  constraint mini_game_prize_prize_id_check CHECK (((prize_id >= 1) AND (prize_id <= 100))),
  constraint mini_game_prize_weight_check CHECK ((weight > 0))
);

create table rewards.mini_game_seed (
  site_id integer not null,
  player_id bigint not null,
  game_id text not null,
  server_seed bytea not null,
  constraint mini_game_seed_pkey PRIMARY KEY (site_id, player_id, game_id),
  constraint mini_game_seed_server_seed_check CHECK ((octet_length(server_seed) = 32))
);

create table rewards.mission (
  site_id integer not null,
  mission_code text not null,
  "position" integer not null,
  title jsonb not null,
  description jsonb not null,
  period text not null,
  metric text not null,
  target bigint not null,
  category text,
  provider_code text,
  game_code text,
  minimum_stake bigint not null default 0,
  reward_kind text not null,
  reward_amount bigint not null,
  claim_hours integer not null default 24,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  is_active boolean not null default true,
  turnover bigint not null default 0,
  terms_version integer not null default 1,
  constraint mission_pkey PRIMARY KEY (site_id, mission_code),
  constraint mission_claim_hours_check CHECK (((claim_hours >= 1) AND (claim_hours <= 720))),
  constraint mission_metric_check CHECK ((metric = ANY (ARRAY['bets'::text, 'turnover'::text, 'wins'::text, 'deposits'::text, 'deposit_amount'::text, 'sign_in_days'::text, 'verified_contacts'::text, 'bank_accounts'::text]))),
  constraint mission_minimum_stake_check CHECK ((minimum_stake >= 0)),
  constraint mission_mission_code_check CHECK ((mission_code ~ '^[a-z0-9-]{2,48}$'::text)),
  constraint mission_period_check CHECK ((period = ANY (ARRAY['daily'::text, 'weekly'::text, 'once'::text]))),
  constraint mission_reward_amount_check CHECK ((reward_amount > 0)),
  constraint mission_reward_kind_check CHECK ((reward_kind = ANY (ARRAY['cash'::text, 'bonus'::text, 'token'::text]))),
  constraint mission_target_check CHECK ((target > 0)),
  constraint mission_terms_version_check CHECK ((terms_version > 0)),
  constraint mission_turnover_check CHECK ((turnover >= 0))
);

create table rewards.mission_progress (
  site_id integer not null,
  player_id bigint not null,
  mission_code text not null,
  period_start timestamp with time zone not null,
  value bigint not null default 0,
  target bigint not null,
  completed_at timestamp with time zone,
  claimed_at timestamp with time zone,
  updated_at timestamp with time zone not null,
  terms_version integer not null default 1,
  constraint mission_progress_pkey PRIMARY KEY (site_id, player_id, mission_code, period_start),
  constraint mission_progress_site_id_mission_code_fkey FOREIGN KEY (site_id, mission_code) REFERENCES rewards.mission(site_id, mission_code),
  constraint mission_progress_terms_version_check CHECK ((terms_version > 0))
) with (fillfactor=80);

create table rewards.mission_terms (
  site_id integer not null,
  mission_code text not null,
  terms_version integer not null,
  title jsonb not null,
  description jsonb not null,
  target bigint not null,
  category text,
  provider_code text,
  game_code text,
  minimum_stake bigint not null,
  turnover bigint not null,
  reward_kind text not null,
  reward_amount bigint not null,
  claim_hours integer not null,
  constraint mission_terms_pkey PRIMARY KEY (site_id, mission_code, terms_version),
  constraint mission_terms_site_id_mission_code_fkey FOREIGN KEY (site_id, mission_code) REFERENCES rewards.mission(site_id, mission_code),
  constraint mission_terms_terms_version_check CHECK ((terms_version > 0))
);

create table rewards.news (
  site_id integer not null,
  news_code text not null,
  category text not null,
  title jsonb not null,
  summary jsonb not null,
  body jsonb not null,
  image_url text not null default ''::text,
  published_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  constraint news_pkey PRIMARY KEY (site_id, news_code),
  constraint news_category_check CHECK ((category = ANY (ARRAY['product'::text, 'games'::text, 'promotion'::text, 'maintenance'::text, 'responsible'::text]))),
  constraint news_news_code_check CHECK ((news_code ~ '^[a-z0-9-]{2,64}$'::text))
);

create table rewards.promotion (
  site_id integer not null,
  promotion_id uuid not null,
  promotion_code text not null,
  kind text not null,
  status text not null default 'active'::text,
  "position" integer not null,
  image_url text not null default ''::text,
  words jsonb not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  audience text not null default 'all'::text,
  audience_days integer,
  audience_level integer,
  offer jsonb not null,
  bonus_terms jsonb,
  constraint promotion_pkey PRIMARY KEY (site_id, promotion_id),
  constraint promotion_site_id_promotion_code_key UNIQUE (site_id, promotion_code),
  constraint promotion_audience_check CHECK ((audience = ANY (ARRAY['all'::text, 'new'::text, 'vip'::text]))),
  constraint promotion_audience_days_check CHECK ((audience_days > 0)),
  constraint promotion_audience_level_check CHECK ((audience_level >= 0)),
  constraint promotion_check CHECK ((ends_at > starts_at)),
  constraint promotion_kind_check CHECK ((kind = ANY (ARRAY['deposit_match'::text, 'reload'::text, 'no_deposit'::text, 'free_spins'::text, 'cashback'::text]))),
  constraint promotion_promotion_code_check CHECK ((promotion_code ~ '^[a-z0-9-]{2,48}$'::text)),
  constraint promotion_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text])))
);

create table rewards.referral (
  site_id integer not null,
  player_id bigint not null,
  referrer_id bigint not null,
  status text not null,
  reason text not null default ''::text,
  joined_at timestamp with time zone not null,
  qualified_at timestamp with time zone,
  constraint referral_pkey PRIMARY KEY (site_id, player_id),
  constraint referral_site_id_player_id_fkey FOREIGN KEY (site_id, player_id) REFERENCES players.player(site_id, player_id),
  constraint referral_check CHECK (((status = 'excluded'::text) = (reason <> ''::text))),
  constraint referral_reason_check CHECK ((reason = ANY (ARRAY[''::text, 'self'::text, 'same_phone'::text, 'same_email'::text, 'same_bank'::text]))),
  constraint referral_status_check CHECK ((status = ANY (ARRAY['joined'::text, 'qualified'::text, 'excluded'::text])))
);

create table rewards.referral_claim (
  site_id integer not null,
  player_id bigint not null,
  claim_id uuid not null,
  amount bigint not null,
  currency text not null,
  created_at timestamp with time zone not null,
  constraint referral_claim_pkey PRIMARY KEY (site_id, player_id, claim_id),
  constraint referral_claim_amount_check CHECK ((amount > 0)),
  constraint referral_claim_currency_check CHECK ((currency ~ '^[A-Z0-9]{3,5}$'::text))
);

create table rewards.referral_earning (
  site_id integer not null,
  player_id bigint not null,
  friend_id bigint not null,
  kind text not null,
  day date not null,
  basis text not null,
  base bigint not null,
  rate_ppm integer not null,
  amount bigint not null,
  currency text not null,
  created_at timestamp with time zone not null,
  claim_id uuid,
  constraint referral_earning_pkey PRIMARY KEY (site_id, player_id, friend_id, kind, day),
  constraint referral_earning_amount_check CHECK ((amount > 0)),
  constraint referral_earning_basis_check CHECK ((basis = ANY (ARRAY['turnover'::text, 'ngr'::text, 'invite'::text]))),
  constraint referral_earning_currency_check CHECK ((currency ~ '^[A-Z0-9]{3,5}$'::text)),
  constraint referral_earning_kind_check CHECK ((kind = ANY (ARRAY['commission'::text, 'invite'::text])))
);

create table rewards.referral_program (
  site_id integer not null,
  is_active boolean not null,
  basis text not null,
  minimum_claim bigint not null,
  invite_deposit bigint not null,
  invite_turnover bigint not null,
  invite_reward bigint not null,
  computed_through date,
  constraint referral_program_pkey PRIMARY KEY (site_id),
  constraint referral_program_basis_check CHECK ((basis = ANY (ARRAY['turnover'::text, 'ngr'::text]))),
  constraint referral_program_invite_deposit_check CHECK ((invite_deposit >= 0)),
  constraint referral_program_invite_reward_check CHECK ((invite_reward >= 0)),
  constraint referral_program_invite_turnover_check CHECK ((invite_turnover >= 0)),
  constraint referral_program_minimum_claim_check CHECK ((minimum_claim >= 0))
);

create table rewards.referral_tier (
  site_id integer not null,
  tier integer not null,
  friends integer not null,
  rate_ppm integer not null,
  constraint referral_tier_pkey PRIMARY KEY (site_id, tier),
  constraint referral_tier_site_id_friends_key UNIQUE (site_id, friends),
  constraint referral_tier_site_id_fkey FOREIGN KEY (site_id) REFERENCES rewards.referral_program(site_id),
  constraint referral_tier_friends_check CHECK ((friends >= 0)),
  constraint referral_tier_rate_ppm_check CHECK (((rate_ppm >= 0) AND (rate_ppm <= 1000000))),
  constraint referral_tier_tier_check CHECK ((tier > 0))
);

create table rewards.stake_weight (
  site_id integer not null,
  category text not null,
  basis_points integer not null,
  constraint stake_weight_pkey PRIMARY KEY (site_id, category),
  constraint stake_weight_basis_points_check CHECK (((basis_points >= 0) AND (basis_points <= 10000)))
);

create table rewards.token_earned (
  site_id integer not null,
  player_id bigint not null,
  rule text not null,
  steps bigint not null,
  rule_version integer not null default 1,
  constraint token_earned_pkey PRIMARY KEY (site_id, player_id, rule, rule_version),
  constraint token_earned_rule_version_check CHECK ((rule_version > 0)),
  constraint token_earned_steps_check CHECK ((steps >= 0))
);

create table rewards.token_grant (
  site_id integer not null,
  player_id bigint not null,
  rule text not null,
  rule_version integer not null,
  steps bigint not null,
  tokens bigint not null,
  granted_at timestamp with time zone not null,
  constraint token_grant_pkey PRIMARY KEY (site_id, player_id, rule, rule_version, steps),
  constraint token_grant_tokens_check CHECK ((tokens > 0))
);

create table rewards.token_rule (
  site_id integer not null,
  rule text not null,
  step bigint not null,
  tokens bigint not null,
  rule_version integer not null default 1,
  counts_from date,
  constraint token_rule_pkey PRIMARY KEY (site_id, rule),
  constraint token_rule_rule_check CHECK ((rule = ANY (ARRAY['turnover'::text, 'deposit'::text]))),
  constraint token_rule_rule_version_check CHECK ((rule_version > 0)),
  constraint token_rule_step_check CHECK ((step > 0)),
  constraint token_rule_tokens_check CHECK ((tokens > 0))
);

create table rewards.token_rule_past (
  site_id integer not null,
  rule text not null,
  rule_version integer not null,
  step bigint not null,
  tokens bigint not null,
  counts_from date,
  counts_until date not null,
  constraint token_rule_past_pkey PRIMARY KEY (site_id, rule, rule_version),
  constraint token_rule_past_rule_check CHECK ((rule = ANY (ARRAY['turnover'::text, 'deposit'::text]))),
  constraint token_rule_past_rule_version_check CHECK ((rule_version > 0)),
  constraint token_rule_past_step_check CHECK ((step > 0)),
  constraint token_rule_past_tokens_check CHECK ((tokens > 0))
);

create table rewards.vip_benefit (
  site_id integer not null,
  level integer not null,
  keep_deposit bigint not null default 0,
  keep_turnover bigint not null default 0,
  cashback_hundredths integer not null default 0,
  withdrawal_maximum bigint,
  withdrawals_per_day integer,
  withdrawal_priority integer not null default 0,
  birthday_gift bigint not null default 0,
  constraint vip_benefit_pkey PRIMARY KEY (site_id, level),
  constraint vip_benefit_birthday_gift_check CHECK ((birthday_gift >= 0)),
  constraint vip_benefit_cashback_hundredths_check CHECK (((cashback_hundredths >= 0) AND (cashback_hundredths <= 10000))),
  constraint vip_benefit_keep_deposit_check CHECK ((keep_deposit >= 0)),
  constraint vip_benefit_keep_turnover_check CHECK ((keep_turnover >= 0)),
  constraint vip_benefit_level_check CHECK ((level >= 0)),
  constraint vip_benefit_withdrawal_maximum_check CHECK ((withdrawal_maximum > 0)),
  constraint vip_benefit_withdrawals_per_day_check CHECK ((withdrawals_per_day > 0))
);

create table rewards.vip_change (
  site_id integer not null,
  player_id bigint not null,
  change_id uuid not null,
  level_before integer not null,
  level_after integer not null,
  reason text not null,
  changed_at timestamp with time zone not null,
  constraint vip_change_pkey PRIMARY KEY (site_id, player_id, change_id),
  constraint vip_change_reason_check CHECK ((reason = ANY (ARRAY['reached'::text, 'cycle'::text])))
);

create table rewards.vip_gift (
  site_id integer not null,
  player_id bigint not null,
  year integer not null,
  amount bigint not null,
  given_at timestamp with time zone not null,
  constraint vip_gift_pkey PRIMARY KEY (site_id, player_id, year),
  constraint vip_gift_amount_check CHECK ((amount > 0))
);

create table rewards.vip_level (
  site_id integer not null,
  level integer not null,
  vip_name text not null,
  deposit bigint not null,
  turnover bigint not null,
  vip_names jsonb not null default '{}'::jsonb,
  constraint vip_level_pkey PRIMARY KEY (site_id, level),
  constraint vip_level_deposit_check CHECK ((deposit >= 0)),
  constraint vip_level_level_check CHECK ((level >= 0)),
  constraint vip_level_turnover_check CHECK ((turnover >= 0))
);

create table rewards.vip_standing (
  site_id integer not null,
  player_id bigint not null,
  currency text not null,
  level integer not null default 0,
  deposit bigint not null default 0,
  turnover bigint not null default 0,
  deposits integer not null default 0,
  level_since date not null,
  cycle_start date not null,
  constraint vip_standing_pkey PRIMARY KEY (site_id, player_id),
  constraint vip_standing_level_check CHECK ((level >= 0))
) with (fillfactor=70);

create table rounds.bet_session (
  site_id integer not null,
  player_id bigint not null,
  provider_code text not null,
  session_id text not null,
  takes_bets boolean not null default true,
  settled_by text,
  settlement text,
  constraint bet_session_pkey PRIMARY KEY (site_id, player_id, provider_code, session_id)
);

create table rounds.free_round_grant (
  site_id integer not null,
  player_id bigint not null,
  reward_uuid uuid not null,
  provider_code text not null,
  game_code text not null,
  currency text not null,
  bet bigint not null,
  rounds integer not null,
  used integer not null default 0,
  win_as text not null,
  won bigint not null default 0,
  status text not null default 'pending'::text,
  provider_reward_id text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  asked_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  starts_at timestamp with time zone not null,
  constraint free_round_grant_pkey PRIMARY KEY (site_id, player_id, reward_uuid),
  constraint free_round_grant_provider_code_provider_reward_id_key UNIQUE (provider_code, provider_reward_id),
  constraint free_round_grant_reward_uuid_key UNIQUE (reward_uuid),
  constraint free_round_grant_start UNIQUE (site_id, player_id, provider_code, starts_at),
  constraint free_round_grant_bet_check CHECK ((bet > 0)),
  constraint free_round_grant_cancelled CHECK (((status <> ALL (ARRAY['cancelling'::text, 'cancelled'::text])) OR (cancelled_at IS NOT NULL))),
  constraint free_round_grant_check CHECK (((used >= 0) AND (used <= rounds))),
  constraint free_round_grant_check1 CHECK ((expires_at > created_at)),
  constraint free_round_grant_currency_check CHECK ((currency ~ '^[A-Z0-9]{3,5}$'::text)),
  constraint free_round_grant_rounds_check CHECK (((rounds >= 1) AND (rounds <= 1000))),
  constraint free_round_grant_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'granted'::text, 'cancelling'::text, 'cancelled'::text, 'refused'::text]))),
  constraint free_round_grant_win_as_check CHECK ((win_as = ANY (ARRAY['cash'::text, 'bonus'::text])))
);

create table rounds.free_round_transaction (
  site_id integer not null,
  player_id bigint not null,
  provider_code text not null,
  transaction_id text not null,
  reward_uuid uuid not null,
  kind text not null,
  amount bigint not null,
  constraint free_round_transaction_pkey PRIMARY KEY (site_id, player_id, provider_code, transaction_id),
  constraint free_round_transaction_amount_check CHECK ((amount >= 0)),
  constraint free_round_transaction_kind_check CHECK ((kind = ANY (ARRAY['bet'::text, 'win'::text])))
);

create table rounds.game_session (
  site_id integer not null,
  player_id bigint not null,
  game_session_id uuid not null,
  session_id uuid not null,
  provider_code text not null,
  user_id text not null,
  game_code text not null,
  currency text not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  constraint game_session_pkey PRIMARY KEY (site_id, player_id, game_session_id),
  constraint game_session_token_hash_key UNIQUE (token_hash),
  constraint game_session_check CHECK (((ended_at IS NULL) = (end_reason IS NULL))),
  constraint game_session_currency_check CHECK ((currency ~ '^[A-Z0-9]{3,5}$'::text)),
  constraint game_session_end_reason_check CHECK ((end_reason = ANY (ARRAY['excluded'::text, 'time_limit'::text, 'stopped'::text, 'closed'::text])))
);

create table rounds.player_day (
  site_id integer not null,
  player_id bigint not null,
  currency text not null,
  day date not null,
  site_day date not null,
  deposits bigint not null,
  deposit_count integer not null,
  withdrawals bigint not null,
  bets integer not null,
  stakes bigint not null,
  real_stakes bigint not null,
  payouts bigint not null,
  real_payouts bigint not null,
  bonus_granted bigint not null,
  bonus_forfeited bigint not null,
  bonus_converted bigint not null,
  cash_rewards bigint not null,
  adjustments bigint not null,
  counted_stakes bigint not null,
  constraint player_day_pkey PRIMARY KEY (site_id, player_id, currency, day, site_day)
) with (fillfactor=70);

create table rounds.provider_connection (
  provider_code text not null,
  protocol text not null,
  slug text not null,
  base_url text not null,
  operator_id text not null,
  provider_public_key text,
  operator_key_name text not null,
  status text not null default 'active'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  free_bet_form text not null default 'freebets'::text,
  next_key_name text,
  allowed_addresses text[] not null default '{}'::text[],
  constraint provider_connection_pkey PRIMARY KEY (provider_code),
  constraint provider_connection_slug_key UNIQUE (slug),
  constraint provider_connection_allowed_addresses_check CHECK ((cardinality(allowed_addresses) <= 20)),
  constraint provider_connection_free_bet_form_check CHECK ((free_bet_form = ANY (ARRAY['freebets'::text, 'rewards'::text]))),
  constraint provider_connection_key_check CHECK (((protocol <> 'hub88'::text) OR (provider_public_key IS NOT NULL))),
  constraint provider_connection_operator_key_name_check CHECK ((operator_key_name ~ '^[a-z0-9-]{2,80}$'::text)),
  constraint provider_connection_protocol_check CHECK ((protocol = ANY (ARRAY['hub88'::text, 'jili'::text]))),
  constraint provider_connection_provider_code_check CHECK ((provider_code ~ '^[A-Z0-9]{2,16}$'::text)),
  constraint provider_connection_slug_check CHECK ((slug ~ '^[a-z0-9-]{2,32}$'::text)),
  constraint provider_connection_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text])))
);

create table rounds.provider_event (
  event_id uuid not null,
  provider_code text not null,
  actor text not null,
  action text not null,
  subject jsonb not null,
  before jsonb,
  after jsonb,
  created_at timestamp with time zone not null,
  constraint provider_event_pkey PRIMARY KEY (event_id),
  constraint provider_event_action_check CHECK ((action = ANY (ARRAY['connect'::text, 'sync'::text, 'assign'::text, 'unassign'::text, 'enable'::text, 'disable'::text, 'opens_in'::text, 'allow_origin'::text, 'refuse_origin'::text, 'grant'::text]))),
  constraint provider_event_actor_check CHECK (((length(actor) >= 1) AND (length(actor) <= 100)))
);

create table rounds.provider_minute (
  minute timestamp with time zone not null,
  provider_code text not null,
  direction text not null,
  calls integer not null,
  failures integer not null,
  buckets integer[] not null,
  constraint provider_minute_pkey PRIMARY KEY (minute, provider_code, direction),
  constraint provider_minute_buckets_check CHECK ((array_length(buckets, 1) = 11)),
  constraint provider_minute_direction_check CHECK ((direction = ANY (ARRAY['wallet'::text, 'provider'::text])))
);

create table rounds.provider_origin (
  provider_code text not null,
  kind text not null,
  origin text not null,
  source text not null,
  is_allowed boolean not null default true,
  created_at timestamp with time zone not null default now(),
  constraint provider_origin_pkey PRIMARY KEY (provider_code, kind, origin),
  constraint provider_origin_provider_code_fkey FOREIGN KEY (provider_code) REFERENCES rounds.provider_connection(provider_code),
  constraint provider_origin_kind_check CHECK ((kind = ANY (ARRAY['game'::text, 'picture'::text]))),
  constraint provider_origin_origin_check CHECK (((length(origin) <= 255) AND (origin ~ '^https?://(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?$'::text))),
  constraint provider_origin_source_check CHECK ((source = ANY (ARRAY['derived'::text, 'operator'::text])))
);

create table rounds.provider_player (
  site_id integer not null,
  player_id bigint not null,
  provider_code text not null,
  user_id text not null,
  created_at timestamp with time zone not null,
  constraint provider_player_pkey PRIMARY KEY (site_id, player_id, provider_code),
  constraint provider_player_provider_code_user_id_key UNIQUE (provider_code, user_id)
);

create table rounds.reconciliation (
  provider_code text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  finished_at timestamp with time zone not null,
  theirs integer not null,
  ours integer not null,
  differences integer not null,
  constraint reconciliation_pkey PRIMARY KEY (provider_code, starts_at),
  constraint reconciliation_check CHECK ((ends_at > starts_at))
);

create table rounds.reconciliation_difference (
  provider_code text not null,
  starts_at timestamp with time zone not null,
  transaction_id text not null,
  kind text not null,
  theirs text,
  ours text,
  constraint reconciliation_difference_pkey PRIMARY KEY (provider_code, starts_at, transaction_id),
  constraint reconciliation_difference_provider_code_starts_at_fkey FOREIGN KEY (provider_code, starts_at) REFERENCES rounds.reconciliation(provider_code, starts_at) DEFERRABLE INITIALLY DEFERRED,
  constraint reconciliation_difference_kind_check CHECK ((kind = ANY (ARRAY['missing_here'::text, 'missing_there'::text, 'amount'::text, 'state'::text])))
);

create table rounds.round (
  site_id integer not null,
  player_id bigint not null,
  provider_code text not null,
  round_id text not null,
  game_code text not null,
  currency text not null,
  stake bigint not null default 0,
  payout bigint not null default 0,
  bets integer not null default 0,
  bets_rolled_back integer not null default 0,
  status text not null default 'open'::text,
  opened_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  effective_turnover bigint generated always as (
CASE
    WHEN (status = 'settled'::text) THEN GREATEST(LEAST(stake, abs((payout - stake))), (0)::bigint)
    ELSE (0)::bigint
END),
  bet_lines jsonb,
  constraint round_pkey PRIMARY KEY (site_id, player_id, provider_code, round_id),
  constraint round_bet_lines_check CHECK (((bet_lines IS NULL) OR (jsonb_typeof(bet_lines) = 'array'::text))),
  constraint round_status_check CHECK ((status = ANY (ARRAY['open'::text, 'settled'::text, 'rolled_back'::text])))
);

create table rounds.session_stake (
  site_id integer not null,
  player_id bigint not null,
  provider_code text not null,
  session_id text not null,
  transaction_id text not null,
  "position" integer not null,
  amount bigint not null,
  is_preserve boolean not null,
  status text not null default 'live'::text,
  constraint session_stake_pkey PRIMARY KEY (site_id, player_id, provider_code, session_id, transaction_id),
  constraint session_stake_amount_check CHECK ((amount >= 0)),
  constraint session_stake_status_check CHECK ((status = ANY (ARRAY['live'::text, 'released'::text, 'cancelled'::text])))
);

create table safety.event (
  site_id integer not null,
  player_id bigint not null,
  event_id uuid not null,
  actor_kind text not null,
  actor text not null,
  action text not null,
  before jsonb,
  after jsonb,
  created_at timestamp with time zone not null,
  constraint event_pkey PRIMARY KEY (site_id, player_id, event_id),
  constraint event_action_check CHECK ((action = ANY (ARRAY['limit_set'::text, 'limit_pending'::text, 'limit_cancelled'::text, 'limit_applied'::text, 'reality_check_set'::text, 'reality_check_acknowledged'::text, 'time_out'::text, 'self_exclude'::text, 'operator_exclude'::text, 'return_requested'::text, 'return_approved'::text, 'returned'::text, 'account_closed'::text]))),
  constraint event_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['player'::text, 'operator'::text, 'system'::text])))
);

create table safety.exclusion (
  site_id integer not null,
  player_id bigint not null,
  exclusion_id uuid not null,
  kind text not null,
  started_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  return_requested_at timestamp with time zone,
  approved_by text,
  approved_at timestamp with time zone,
  returns_at timestamp with time zone,
  lifted_at timestamp with time zone,
  added_by text,
  constraint exclusion_pkey PRIMARY KEY (site_id, player_id, exclusion_id),
  constraint exclusion_exclusion_id_key UNIQUE (exclusion_id),
  constraint exclusion_check CHECK (((kind = 'indefinite'::text) = (ends_at IS NULL))),
  constraint exclusion_check1 CHECK ((ends_at > started_at)),
  constraint exclusion_check2 CHECK (((returns_at IS NULL) OR
CASE kind
    WHEN 'time_out'::text THEN (returns_at = ends_at)
    WHEN 'definite'::text THEN ((return_requested_at >= ends_at) AND (returns_at >= (return_requested_at + '24:00:00'::interval)))
    ELSE ((return_requested_at >= (started_at + '180 days'::interval)) AND (approved_by IS NOT NULL) AND (returns_at >= (return_requested_at + '24:00:00'::interval)) AND (returns_at >= approved_at))
END)),
  constraint exclusion_check3 CHECK (((returns_at IS NOT NULL) OR (kind <> 'time_out'::text))),
  constraint exclusion_check4 CHECK (((lifted_at IS NULL) OR (lifted_at >= returns_at))),
  constraint exclusion_kind_check CHECK ((kind = ANY (ARRAY['time_out'::text, 'definite'::text, 'indefinite'::text])))
);

create table safety.marker (
  site_id integer not null,
  player_id bigint not null,
  rule text not null,
  area text not null,
  value numeric not null,
  threshold numeric not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  reviewed_at timestamp with time zone,
  reviewed_by text,
  review_note text not null default ''::text,
  constraint marker_pkey PRIMARY KEY (site_id, player_id, rule),
  constraint marker_area_check CHECK ((area = ANY (ARRAY['harm'::text, 'suspicion'::text]))),
  constraint marker_check CHECK (((reviewed_at IS NULL) = (reviewed_by IS NULL)))
);

create table safety.play_span (
  site_id integer not null,
  player_id bigint not null,
  started_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  constraint play_span_pkey PRIMARY KEY (site_id, player_id, started_at),
  constraint play_span_check CHECK ((last_at >= started_at))
) with (fillfactor=80);

create table safety.reality_check (
  site_id integer not null,
  player_id bigint not null,
  interval_minutes integer,
  constraint reality_check_pkey PRIMARY KEY (site_id, player_id),
  constraint reality_check_interval_minutes_check CHECK ((interval_minutes = ANY (ARRAY[15, 30, 60])))
);

create table safety.reality_check_seen (
  site_id integer not null,
  player_id bigint not null,
  session_id uuid not null,
  seen_at timestamp with time zone not null,
  constraint reality_check_seen_pkey PRIMARY KEY (site_id, player_id, session_id)
);

create table safety.site_time_limit (
  site_id integer not null,
  limit_window text not null,
  minutes integer not null,
  constraint site_time_limit_pkey PRIMARY KEY (site_id, limit_window),
  constraint site_time_limit_limit_window_check CHECK ((limit_window = ANY (ARRAY['24h'::text, '7d'::text, '30d'::text]))),
  constraint site_time_limit_minutes_check CHECK ((minutes > 0))
);

create table safety.time_limit (
  site_id integer not null,
  player_id bigint not null,
  set_by text not null,
  limit_window text not null,
  minutes integer not null,
  next_minutes integer,
  next_at timestamp with time zone,
  set_at timestamp with time zone not null,
  constraint time_limit_pkey PRIMARY KEY (site_id, player_id, set_by, limit_window),
  constraint time_limit_check CHECK (((next_minutes IS NULL) OR (next_at IS NOT NULL))),
  constraint time_limit_limit_window_check CHECK ((limit_window = ANY (ARRAY['24h'::text, '7d'::text, '30d'::text]))),
  constraint time_limit_minutes_check CHECK ((minutes > 0)),
  constraint time_limit_next_minutes_check CHECK ((next_minutes > 0)),
  constraint time_limit_set_by_check CHECK ((set_by = ANY (ARRAY['player'::text, 'operator'::text])))
);

create table sites.ad_visit (
  site_id integer not null,
  ad_visit_id uuid not null,
  fbp text not null,
  appsflyer_id text not null,
  ip inet,
  user_agent text not null,
  created_at timestamp with time zone not null default now(),
  constraint ad_visit_pkey PRIMARY KEY (site_id, ad_visit_id),
  constraint ad_visit_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites.site(site_id)
);

create table sites.analytics_script (
  site_id integer not null,
  "position" integer not null,
  section text not null,
  script text not null,
  origins text[] not null default '{}'::text[],
  constraint analytics_script_pkey PRIMARY KEY (site_id, "position"),
  constraint analytics_script_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites.site(site_id),
  constraint analytics_script_origins_check CHECK ((cardinality(origins) <= 20)),
  constraint analytics_script_script_check CHECK (((length(script) >= 1) AND (length(script) <= 20000))),
  constraint analytics_script_section_check CHECK ((section = ANY (ARRAY['HEAD'::text, 'BODY'::text])))
);

create table sites.banner (
  site_id integer not null,
  "position" integer not null,
  image_url text not null,
  image_mobile_url text not null,
  href text not null,
  title jsonb not null,
  body jsonb not null,
  is_on boolean not null default true,
  show_from timestamp with time zone,
  show_until timestamp with time zone,
  constraint banner_pkey PRIMARY KEY (site_id, "position"),
  constraint banner_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites.site(site_id),
  constraint banner_time_check CHECK ((show_until > show_from))
);

create table sites.brand_import (
  site_id integer not null,
  topic text not null,
  file_checksum text not null,
  rows_checksum text not null,
  imported_at timestamp with time zone not null,
  constraint brand_import_pkey PRIMARY KEY (site_id, topic),
  constraint brand_import_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites.site(site_id)
);

create table sites.cms_page (
  site_id integer not null,
  page_name text not null,
  status boolean not null,
  en_body text not null,
  local_body text not null,
  cn_body text not null default ''::text,
  constraint cms_page_pkey PRIMARY KEY (site_id, page_name),
  constraint cms_page_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites.site(site_id),
  constraint cms_page_page_name_check CHECK ((page_name = ANY (ARRAY['about_us'::text, 'privacy_policy'::text, 'banking'::text, 'faqs'::text, 'responsible_gaming'::text, 'term_condition'::text])))
);

create table sites.contact_message (
  site_id integer not null,
  contact_message_id uuid not null,
  player_id bigint,
  name text not null,
  email text not null,
  topic text not null,
  message text not null,
  ip inet,
  created_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  answered_by text,
  assigned_to text,
  closed_at timestamp with time zone,
  closed_by text,
  constraint contact_message_pkey PRIMARY KEY (site_id, contact_message_id),
  constraint contact_message_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites.site(site_id),
  constraint contact_message_closed CHECK (((closed_at IS NULL) = (closed_by IS NULL)))
);

create table sites.contact_reply (
  site_id integer not null,
  contact_message_id uuid not null,
  reply_id uuid not null,
  idempotency_key uuid not null,
  subject text not null,
  body text not null,
  sent_by text not null,
  sent_at timestamp with time zone not null,
  mailed_at timestamp with time zone,
  constraint contact_reply_pkey PRIMARY KEY (site_id, contact_message_id, reply_id),
  constraint contact_reply_site_id_contact_message_id_idempotency_key_key UNIQUE (site_id, contact_message_id, idempotency_key),
  constraint contact_reply_site_id_contact_message_id_fkey FOREIGN KEY (site_id, contact_message_id) REFERENCES sites.contact_message(site_id, contact_message_id) ON DELETE CASCADE
);

create table sites.domain (
  domain_name text not null,
  site_id integer not null,
  is_primary boolean not null default false,
  constraint domain_pkey PRIMARY KEY (domain_name),
  constraint domain_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites.site(site_id),
  constraint domain_domain_name_check CHECK ((domain_name = lower(domain_name)))
);

create table sites.draft (
  site_id integer not null,
  document text not null,
  content jsonb not null,
  operator_id uuid,
  operator_name text not null,
  saved_at timestamp with time zone not null,
  publish_at timestamp with time zone,
  constraint draft_pkey PRIMARY KEY (site_id, document),
  constraint draft_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites.site(site_id),
  constraint draft_document_check CHECK ((document ~ '^[a-z_]{1,40}(:[a-z0-9-]{2,48})?$'::text))
);

create table sites.game_menu_item (
  site_id integer not null,
  category text not null,
  "position" integer not null,
  label_key text not null,
  href text not null,
  is_hidden boolean not null default false,
  constraint game_menu_item_pkey PRIMARY KEY (site_id, category),
  constraint game_menu_item_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites.site(site_id)
);

create table sites.menu_item (
  site_id integer not null,
  content_id text not null,
  parent_id text,
  "position" integer not null,
  label_key text not null,
  category text,
  href text not null,
  is_hidden boolean not null default false,
  constraint menu_item_pkey PRIMARY KEY (site_id, content_id),
  constraint menu_item_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites.site(site_id),
  constraint menu_item_site_id_parent_id_fkey FOREIGN KEY (site_id, parent_id) REFERENCES sites.menu_item(site_id, content_id)
);

create table sites.partner (
  site_id integer not null,
  "position" integer not null,
  partner_name text not null,
  href text not null,
  img_url text not null,
  constraint partner_pkey PRIMARY KEY (site_id, "position"),
  constraint partner_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites.site(site_id)
);

create table sites.picture (
  site_id integer not null,
  file_name text not null,
  sha256 bytea not null,
  content bytea not null,
  is_uploaded boolean not null default false,
  constraint picture_pkey PRIMARY KEY (site_id, file_name),
  constraint picture_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites.site(site_id),
  constraint picture_check CHECK ((sha256 = sha256(content))),
  constraint picture_content_check CHECK ((octet_length(content) <= 2097152)),
  constraint picture_file_name_check CHECK ((file_name ~ '^[a-z0-9@.-]{1,80}$'::text))
);

create table sites.popup (
  site_id integer not null,
  "position" integer not null,
  popup_code text not null,
  is_on boolean not null,
  title jsonb not null,
  body jsonb not null,
  image_url text not null,
  button jsonb not null,
  href text not null,
  audience text not null,
  pages text[] not null,
  how_often text not null,
  show_from timestamp with time zone,
  show_until timestamp with time zone,
  constraint popup_pkey PRIMARY KEY (site_id, popup_code),
  constraint popup_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites.site(site_id),
  constraint popup_audience_check CHECK ((audience = ANY (ARRAY['everyone'::text, 'visitors'::text, 'players'::text]))),
  constraint popup_how_often_check CHECK ((how_often = ANY (ARRAY['visit'::text, 'day'::text, 'once'::text]))),
  constraint popup_href_check CHECK (((href = ''::text) OR (href ~ '^/'::text))),
  constraint popup_pages_check CHECK (((pages <> '{}'::text[]) AND (pages <@ ARRAY['home'::text, 'lobby'::text, 'promotions'::text]))),
  constraint popup_popup_code_check CHECK ((popup_code ~ '^[a-z0-9-]{2,64}$'::text)),
  constraint popup_time_check CHECK ((show_until > show_from))
);

create table sites.reply_template (
  site_id integer not null,
  template_id uuid not null,
  title text not null,
  body text not null,
  updated_at timestamp with time zone not null,
  constraint reply_template_pkey PRIMARY KEY (site_id, template_id)
);

create table sites.revision (
  revision_id uuid not null,
  site_id integer not null,
  document text not null,
  operator_id uuid,
  operator_name text not null,
  at timestamp with time zone not null,
  before jsonb not null,
  after jsonb not null,
  restores uuid,
  constraint revision_pkey PRIMARY KEY (revision_id),
  constraint revision_restores_fkey FOREIGN KEY (restores) REFERENCES sites.revision(revision_id),
  constraint revision_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites.site(site_id),
  constraint revision_document_check CHECK ((document ~ '^[a-z_]{1,40}(:[a-z0-9-]{2,48})?$'::text))
);

create table sites.seo_record (
  id integer not null generated always as identity,
  site_id integer not null,
  page_name text not null,
  en_item_name text not null default ''::text,
  en_body text not null default ''::text,
  local_item_name text not null default ''::text,
  local_body text not null default ''::text,
  meta_title text not null,
  meta_desc text not null,
  meta_keywords text not null default ''::text,
  meta_url text not null default ''::text,
  meta_canonical text not null default ''::text,
  meta_author text not null default ''::text,
  meta_publisher text not null default ''::text,
  meta_lang text not null default 'en'::text,
  meta_image_url text not null default ''::text,
  constraint seo_record_pkey PRIMARY KEY (id),
  constraint seo_record_site_id_page_name_meta_lang_key UNIQUE (site_id, page_name, meta_lang),
  constraint seo_record_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites.site(site_id)
);

create table sites.site (
  site_id integer not null generated always as identity,
  site_code text not null,
  external_id text not null default ''::text,
  site_name text not null,
  logo_text text not null,
  currency text not null,
  theme_code text not null,
  theme_color text not null,
  logo1 text not null,
  logo2 text not null,
  logo3 text not null,
  favicon text not null,
  share_image text not null,
  status text not null default 'active'::text,
  expired_date timestamp with time zone,
  android_sub text not null default ''::text,
  ios_sub text not null default ''::text,
  play_money boolean not null default false,
  minimum_age integer not null default 18,
  default_language text not null default 'EN'::text,
  languages text[] not null default '{EN,PHP,CN}'::text[],
  aff_domain text not null default ''::text,
  live_chat_id text not null default ''::text,
  live_chat_image_id text not null default ''::text,
  root_path text not null default ''::text,
  is_maintenance boolean not null default false,
  maintenance_start timestamp with time zone,
  maintenance_end timestamp with time zone,
  withdrawal_minimum bigint not null,
  withdrawal_maximum bigint not null,
  withdrawals_per_day integer not null default 3,
  turnover_multiple numeric(6,3) not null default 1,
  created_at timestamp with time zone not null default now(),
  brand_checksum text not null default ''::text,
  terms_version text not null default '1'::text,
  country text,
  jurisdiction text,
  time_zone text not null default 'UTC'::text,
  contact_email text not null default ''::text,
  game_rules jsonb,
  maintenance_message jsonb not null default '{}'::jsonb,
  constraint site_pkey PRIMARY KEY (site_id),
  constraint site_site_code_key UNIQUE (site_code),
  constraint site_check CHECK (((withdrawal_minimum > 0) AND (withdrawal_maximum >= withdrawal_minimum))),
  constraint site_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint site_currency_check CHECK ((currency ~ '^[A-Z0-9]{3,5}$'::text)),
  constraint site_game_rules_check CHECK ((jsonb_typeof(game_rules) = 'object'::text)),
  constraint site_jurisdiction_check CHECK ((jurisdiction ~ '^[A-Z0-9-]{2,16}$'::text)),
  constraint site_maintenance_message_check CHECK ((jsonb_typeof(maintenance_message) = 'object'::text)),
  constraint site_minimum_age_check CHECK (((minimum_age >= 18) AND (minimum_age <= 25))),
  constraint site_site_code_check CHECK ((site_code ~ '^[a-z0-9-]{2,32}$'::text)),
  constraint site_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text]))),
  constraint site_time_zone_check CHECK (((now() AT TIME ZONE time_zone) IS NOT NULL)),
  constraint site_turnover_multiple_check CHECK ((turnover_multiple >= (0)::numeric)),
  constraint site_withdrawals_per_day_check CHECK ((withdrawals_per_day > 0))
);

create table sites.social_account (
  site_id integer not null,
  "position" integer not null,
  name text not null,
  href text not null,
  icon text not null,
  constraint social_account_pkey PRIMARY KEY (site_id, "position"),
  constraint social_account_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites.site(site_id),
  constraint social_account_href_check CHECK ((href ~ '^https://'::text)),
  constraint social_account_icon_check CHECK ((icon ~ '^[a-z0-9-]{1,40}$'::text)),
  constraint social_account_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
);

create table system.backup (
  backup_id uuid not null,
  taken_at timestamp with time zone not null,
  bytes bigint,
  place text not null,
  noted_by text not null,
  noted_at timestamp with time zone not null,
  constraint backup_pkey PRIMARY KEY (backup_id),
  constraint backup_bytes_check CHECK ((bytes >= 0))
);

create table system.book_check (
  check_id uuid not null,
  book text not null,
  checked_at timestamp with time zone not null,
  good boolean not null,
  detail text not null,
  counted bigint not null,
  constraint book_check_pkey PRIMARY KEY (check_id),
  constraint book_check_book_check CHECK ((book = ANY (ARRAY['ledger'::text, 'audit'::text, 'reports'::text])))
);

create table system.delivery_hour (
  hour timestamp with time zone not null,
  channel text not null,
  sent integer not null default 0,
  failed integer not null default 0,
  last_error text not null default ''::text,
  last_failed_at timestamp with time zone,
  constraint delivery_hour_pkey PRIMARY KEY (hour, channel),
  constraint delivery_hour_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text, 'push'::text])))
);

create table system.task_run (
  task text not null,
  last_started_at timestamp with time zone not null,
  last_succeeded_at timestamp with time zone,
  last_failed_at timestamp with time zone,
  last_error text not null default ''::text,
  last_ms integer not null default 0,
  runs bigint not null default 0,
  failures bigint not null default 0,
  constraint task_run_pkey PRIMARY KEY (task)
);

-- Indexes

CREATE INDEX adjustment_id ON cashier.adjustment USING btree (adjustment_id);

CREATE INDEX bank_account_digest ON cashier.bank_account USING btree (account_number_digest);

CREATE UNIQUE INDEX bank_account_default ON cashier.bank_account USING btree (site_id, player_id) WHERE is_default;

CREATE UNIQUE INDEX bank_account_number ON cashier.bank_account USING btree (site_id, bank_name, account_number_digest) WHERE (removed_at IS NULL);

CREATE INDEX deposit_credited ON cashier.deposit USING btree (site_id, settled_at) WHERE (status = 'credited'::text);

CREATE INDEX deposit_newest ON cashier.deposit USING btree (site_id, player_id, created_at DESC);

CREATE INDEX deposit_of_site ON cashier.deposit USING btree (site_id, deposit_id);

CREATE INDEX deposit_payment_id ON cashier.deposit USING btree (gateway_payment_id) WHERE (gateway_payment_id IS NOT NULL);

CREATE INDEX deposit_pending ON cashier.deposit USING btree (looked_at NULLS FIRST, created_at) WHERE (status = 'pending'::text);

CREATE INDEX deposit_received ON cashier.deposit USING btree (received_reference) WHERE (received_reference IS NOT NULL);

CREATE INDEX deposit_reference ON cashier.deposit USING btree (reference) WHERE (reference IS NOT NULL);

CREATE INDEX deposit_review ON cashier.deposit USING btree (created_at) WHERE ((status = ANY (ARRAY['pending'::text, 'review'::text])) AND (kind = 'manual'::text));

CREATE INDEX deposit_settled ON cashier.deposit USING btree (settled_at) WHERE (settled_at IS NOT NULL);

CREATE INDEX deposit_settled_at_gateway ON cashier.deposit USING btree (gateway, settled_at) WHERE (status = 'credited'::text);

CREATE INDEX deposit_proof_content ON cashier.deposit_proof USING btree (content_digest);

CREATE INDEX deposit_proof_digest ON cashier.deposit_proof USING btree (source_digest);

CREATE INDEX document_id ON cashier.document USING btree (document_id);

CREATE INDEX document_waiting ON cashier.document USING btree (site_id, created_at) WHERE (state = 'waiting'::text);

CREATE INDEX failed_notice_open ON cashier.failed_notice USING btree (last_at DESC) WHERE (settled_at IS NULL);

CREATE INDEX gateway_event_reference ON cashier.gateway_event USING btree (reference);

CREATE INDEX gateway_reconciliation_latest ON cashier.gateway_reconciliation USING btree (gateway, day DESC, source, finished_at DESC);

CREATE UNIQUE INDEX payout_record_reference ON cashier.payout_record USING btree (gateway, what, reference_key) WHERE (state <> 'refused'::text);

CREATE UNIQUE INDEX payout_record_withdrawal ON cashier.payout_record USING btree (withdrawal_id, what) WHERE (state <> 'refused'::text);

CREATE INDEX withdrawal_newest ON cashier.withdrawal USING btree (site_id, player_id, created_at DESC);

CREATE INDEX withdrawal_open ON cashier.withdrawal USING btree (created_at) WHERE (status = ANY (ARRAY['pending'::text, 'paying'::text]));

CREATE INDEX withdrawal_paid ON cashier.withdrawal USING btree (site_id, settled_at DESC) WHERE (status = 'paid'::text);

CREATE INDEX withdrawal_payout_id ON cashier.withdrawal USING btree (gateway_payout_id) WHERE (gateway_payout_id IS NOT NULL);

CREATE INDEX withdrawal_settled_at_gateway ON cashier.withdrawal USING btree (gateway, settled_at) WHERE (status = ANY (ARRAY['paid'::text, 'returned'::text]));

CREATE INDEX game_category ON catalog.game USING btree (category, provider_code);

CREATE INDEX game_features ON catalog.game USING gin (features);

CREATE INDEX game_name_search ON catalog.game USING gin (lower(game_name) public.gin_trgm_ops);

CREATE INDEX game_theme ON catalog.game USING btree (theme, volatility);

CREATE INDEX chat_line_changed ON house.chat_line USING btree (game_code, changed_at);

CREATE INDEX chat_line_of_player ON house.chat_line USING btree (player, written_at);

CREATE INDEX chat_line_of_room ON house.chat_line USING btree (game_code, sub_partner_id, line_id DESC);

CREATE INDEX chat_line_written ON house.chat_line USING btree (written_at);

CREATE INDEX chat_mute_latest ON house.chat_mute USING btree (player, mute_id DESC);

CREATE INDEX chat_report_of_player ON house.chat_report USING btree (reporter, reported_at);

CREATE INDEX chat_report_open ON house.chat_report USING btree (line_id) WHERE (closed_at IS NULL);

CREATE INDEX chat_word_list_latest ON house.chat_word_list USING btree (sub_partner_id, list_id DESC);

CREATE INDEX draw_under_way ON house.draw USING btree (chain_id) WHERE (state = ANY (ARRAY['open'::text, 'closed'::text, 'running'::text, 'ended'::text]));

CREATE INDEX draw_bet_changed ON house.draw_bet USING btree (draw_id, changed_at);

CREATE INDEX draw_bet_standing ON house.draw_bet USING btree (draw_id, ceiling) WHERE (state = ANY (ARRAY['asked'::text, 'standing'::text]));

CREATE UNIQUE INDEX draw_bet_place ON house.draw_bet USING btree (draw_id, player, place) WHERE (state <> 'void'::text);

CREATE INDEX free_bet_player ON house.free_bet USING btree (player, game_code);

CREATE UNIQUE INDEX meter_round ON house.meter USING btree (round_id) WHERE (round_id IS NOT NULL);

CREATE INDEX player_turn_session ON house.player_turn USING btree (session_id);

CREATE INDEX round_by_game ON house.round USING btree (game_code, round_id DESC) WHERE (wager IS NOT NULL);

CREATE INDEX round_by_time ON house.round USING btree (created_at);

CREATE INDEX round_flights ON house.round USING btree (player, game_code, round_id DESC) WHERE (place = 2);

CREATE INDEX round_of_player ON house.round USING btree (player, game_code, round_id DESC);

CREATE INDEX round_unsettled ON house.round USING btree (owner, next_attempt_at) WHERE (state = ANY (ARRAY['opened'::text, 'in_play'::text, 'closing'::text, 'rolling_back'::text]));

CREATE UNIQUE INDEX round_in_flight ON house.round USING btree (session_id, place) WHERE (state = ANY (ARRAY['opened'::text, 'closing'::text]));

CREATE UNIQUE INDEX round_in_play ON house.round USING btree (player, game_code, place) WHERE ((state = ANY (ARRAY['opened'::text, 'in_play'::text])) AND (wager IS NOT NULL));

CREATE INDEX round_event_of_round ON house.round_event USING btree (round_id);

CREATE INDEX round_transaction_by_time ON house.round_transaction USING btree (created_at);

CREATE INDEX round_transaction_of_round ON house.round_transaction USING btree (round_id);

CREATE UNIQUE INDEX round_transaction_one_rollback ON house.round_transaction USING btree (reference_uuid) WHERE (kind = 'rollback'::text);

CREATE UNIQUE INDEX round_transaction_one_win ON house.round_transaction USING btree (round_id) WHERE (kind = 'win'::text);

CREATE INDEX sales_stop_latest ON house.sales_stop USING btree (game_code, stop_id DESC);

CREATE UNIQUE INDEX seed_in_force ON house.seed USING btree (player, game_code) WHERE (revealed_at IS NULL);

CREATE INDEX session_demo_age ON house.session USING btree (created_at) WHERE (operator_token IS NULL);

CREATE INDEX subscription_active ON house.subscription USING btree (game_code, created_at, subscription_id) WHERE (state = 'active'::text);

CREATE INDEX subscription_changed ON house.subscription USING btree (changed_at);

CREATE INDEX subscription_of_player ON house.subscription USING btree (player, game_code, created_at DESC);

CREATE INDEX subscription_session ON house.subscription USING btree (session_id);

CREATE INDEX subscription_ticket_asked ON house.subscription_ticket USING btree (subscription_id) WHERE (state = 'asked'::text);

CREATE INDEX operation_by_time ON ledger.operation USING brin (posted_at);

CREATE INDEX operation_order ON ledger.operation USING btree (xact_id);

CREATE INDEX player_limit_next ON ledger.player_limit USING btree (next_at) WHERE (next_at IS NOT NULL);

CREATE INDEX usage_age ON ledger.usage USING btree (hour);

CREATE INDEX approval_subject ON operators.approval USING btree (kind, subject_id, asked_at DESC);

CREATE UNIQUE INDEX approval_open ON operators.approval USING btree (kind, subject_id) WHERE (state = 'open'::text);

CREATE INDEX audit_entry_operator ON operators.audit_entry USING btree (operator_id, entry_id DESC);

CREATE INDEX audit_entry_site ON operators.audit_entry USING btree (site_id, entry_id DESC);

CREATE INDEX audit_entry_subject ON operators.audit_entry USING btree (subject_kind, subject_id, entry_id DESC);

CREATE INDEX invitation_operator ON operators.invitation USING btree (operator_id) WHERE (used_at IS NULL);

CREATE INDEX passkey_operator ON operators.passkey USING btree (operator_id);

CREATE INDEX passkey_challenge_old ON operators.passkey_challenge USING btree (expires_at);

CREATE INDEX player_tag_tag ON operators.player_tag USING btree (site_id, tag);

CREATE INDEX session_operator ON operators.session USING btree (operator_id) WHERE (ended_at IS NULL);

CREATE INDEX sign_in_attempt_email ON operators.sign_in_attempt USING btree (email, created_at DESC);

CREATE INDEX sign_in_attempt_ip ON operators.sign_in_attempt USING btree (ip, created_at DESC);

CREATE INDEX access_log_account ON players.access_log USING btree (site_id, account_id, created_at DESC);

CREATE INDEX access_log_age ON players.access_log USING btree (created_at);

CREATE INDEX access_log_known ON players.access_log USING btree (site_id, account_id, created_at DESC) WHERE (outcome = ANY (ARRAY['signed_in'::text, 'verified'::text, 'unlocked'::text, 'password_reset'::text]));

CREATE INDEX access_log_player ON players.access_log USING btree (site_id, player_id, created_at DESC, access_id DESC);

CREATE INDEX account_code_age ON players.account_code USING btree (requested_at);

CREATE INDEX account_code_latest ON players.account_code USING btree (site_id, account_id, purpose, requested_at DESC);

CREATE INDEX account_code_recipient ON players.account_code USING btree (site_id, recipient, requested_at) WHERE (recipient IS NOT NULL);

CREATE INDEX account_code_waiting ON players.account_code USING btree (site_id, expires_at) WHERE ((purpose = 'register'::text) AND (consumed_at IS NULL));

CREATE INDEX login_attempt_account ON players.login_attempt USING btree (site_id, account_id, created_at DESC);

CREATE INDEX login_attempt_address ON players.login_attempt USING btree (site_id, ip, created_at DESC);

CREATE INDEX login_attempt_age ON players.login_attempt USING btree (created_at);

CREATE INDEX one_time_code_age ON players.one_time_code USING btree (sent_at);

CREATE INDEX one_time_code_latest ON players.one_time_code USING btree (site_id, player_id, purpose, sent_at DESC);

CREATE INDEX one_time_code_recipient ON players.one_time_code USING btree (site_id, recipient, sent_at DESC);

CREATE INDEX one_time_code_waiting ON players.one_time_code USING btree (site_id, expires_at) WHERE (consumed_at IS NULL);

CREATE INDEX outbox_message_latest ON players.outbox_message USING btree (created_at DESC);

CREATE INDEX passkey_challenge_old ON players.passkey_challenge USING btree (expires_at);

CREATE INDEX player_account_part ON players.player USING gin (account_id public.gin_trgm_ops) WITH (fastupdate=off);

CREATE INDEX player_account_prefix ON players.player USING btree (site_id, account_id COLLATE "C");

CREATE INDEX player_browser ON players.player USING btree (site_id, fbp) WHERE (fbp <> ''::text);

CREATE INDEX player_browser_anywhere ON players.player USING btree (fbp) WHERE (fbp <> ''::text);

CREATE INDEX player_created ON players.player USING btree (site_id, created_at);

CREATE INDEX player_device ON players.player USING btree (site_id, visitor_id) WHERE (visitor_id <> ''::text);

CREATE INDEX player_device_anywhere ON players.player USING btree (visitor_id) WHERE (visitor_id <> ''::text);

CREATE INDEX player_email_anywhere ON players.player USING btree (contact_email);

CREATE INDEX player_email_part ON players.player USING gin (contact_email public.gin_trgm_ops) WITH (fastupdate=off);

CREATE INDEX player_mailbox_anywhere ON players.player USING btree (mailbox) WHERE (email_verified_at IS NOT NULL);

CREATE INDEX player_person ON players.player USING btree (birth_date, lower(full_name));

CREATE INDEX player_phone_anywhere ON players.player USING btree (contact_phone) WHERE (phone_verified_at IS NOT NULL);

CREATE INDEX player_phone_part ON players.player USING gin (contact_phone public.gin_trgm_ops) WITH (fastupdate=off);

CREATE INDEX player_referrer ON players.player USING btree (site_id, referrer_player_id) WHERE (referrer_player_id IS NOT NULL);

CREATE INDEX player_unverified_email ON players.player USING btree (site_id, contact_email) WHERE (status = 'unverified'::text);

CREATE INDEX player_unverified_phone ON players.player USING btree (site_id, contact_phone) WHERE (status = 'unverified'::text);

CREATE UNIQUE INDEX player_email ON players.player USING btree (site_id, contact_email) WHERE (email_verified_at IS NOT NULL);

CREATE UNIQUE INDEX player_mailbox ON players.player USING btree (site_id, mailbox) WHERE ((email_verified_at IS NOT NULL) AND (NOT shares_mailbox));

CREATE UNIQUE INDEX player_phone ON players.player USING btree (site_id, contact_phone) WHERE (phone_verified_at IS NOT NULL);

CREATE INDEX risk_sign_other ON players.risk_sign USING btree (site_id, other_player_id);

CREATE INDEX security_change_latest ON players.security_change USING btree (site_id, player_id, changed_at DESC);

CREATE INDEX session_address ON players.session USING btree (site_id, ip, created_at);

CREATE INDEX session_address_anywhere ON players.session USING btree (ip, created_at);

CREATE INDEX session_age ON players.session USING btree (expires_at);

CREATE INDEX session_seen ON players.session USING btree (site_id, last_seen_at) WHERE (ended_at IS NULL);

CREATE INDEX export_expires ON privacy.export USING btree (expires_at) WHERE (content_sealed IS NOT NULL);

CREATE INDEX export_player ON privacy.export USING btree (site_id, player_id, asked_at DESC);

CREATE INDEX difference_open ON reports.difference USING btree (site_id) WHERE (resolved_at IS NULL);

CREATE INDEX first_deposit_day ON reports.first_deposit USING btree (site_id, day);

CREATE INDEX player_day_active ON reports.player_day USING btree (site_id, day, player_id) WHERE (first_bet_hour IS NOT NULL);

CREATE INDEX prepared_file_expires ON reports.prepared_file USING btree (expires_at);

CREATE INDEX subscription_due ON reports.subscription USING btree (next_at) WHERE (state = 'active'::text);

CREATE INDEX subscription_operator ON reports.subscription USING btree (operator_id, subscription_id);

CREATE INDEX bonus_by_sequence ON rewards.bonus USING btree (site_id, player_id, activated_sequence) WHERE (activated_sequence IS NOT NULL);

CREATE INDEX bonus_device ON rewards.bonus USING btree (site_id, device_key) WHERE (device_key <> ''::text);

CREATE INDEX bonus_mailbox ON rewards.bonus USING btree (site_id, mailbox_key) WHERE (mailbox_key <> ''::text);

CREATE INDEX bonus_of_promotion ON rewards.bonus USING btree (site_id, promotion_id, status);

CREATE INDEX bonus_open ON rewards.bonus USING btree (status, site_id, player_id) WHERE (status = ANY (ARRAY['awaiting_deposit'::text, 'queued'::text, 'active'::text]));

CREATE INDEX bonus_phone ON rewards.bonus USING btree (site_id, phone_key) WHERE (phone_key <> ''::text);

CREATE UNIQUE INDEX bonus_active ON rewards.bonus USING btree (site_id, player_id) WHERE (status = 'active'::text);

CREATE UNIQUE INDEX bonus_origin ON rewards.bonus USING btree (site_id, player_id, origin_key) WHERE (status <> 'cancelled'::text);

CREATE INDEX bonus_residue_open ON rewards.bonus_residue USING btree (site_id, player_id) WHERE (settled_at IS NULL);

CREATE INDEX campaign_due ON rewards.campaign USING btree (send_at) WHERE (state = ANY (ARRAY['scheduled'::text, 'sending'::text]));

CREATE INDEX campaign_recipient_open ON rewards.campaign_recipient USING btree (site_id, campaign_id) WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text]));

CREATE INDEX cashback_of_promotion ON rewards.cashback USING btree (site_id, promotion_id);

CREATE INDEX inbox_newest ON rewards.inbox_message USING btree (site_id, player_id, created_at DESC, inbox_id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX leaderboard_period_open ON rewards.leaderboard_period USING btree (ends_at) WHERE (closed_at IS NULL);

CREATE INDEX leaderboard_prize_paid ON rewards.leaderboard_prize USING btree (site_id, paid_at) WHERE (paid_at IS NOT NULL);

CREATE INDEX leaderboard_prize_unpaid ON rewards.leaderboard_prize USING btree (site_id) WHERE (paid_at IS NULL);

CREATE INDEX leaderboard_ranking ON rewards.leaderboard_score USING btree (site_id, leaderboard_code, period_start, score DESC, reached_at, player_id);

CREATE INDEX leaderboard_win_bet ON rewards.leaderboard_win USING btree (site_id, player_id, source, bet_id);

CREATE UNIQUE INDEX mini_game_spin ON rewards.mini_game USING btree (site_id) WHERE is_spin;

CREATE INDEX mini_game_play_newest ON rewards.mini_game_play USING btree (site_id, player_id, created_at DESC);

CREATE INDEX mini_game_play_of_site ON rewards.mini_game_play USING btree (site_id, created_at);

CREATE INDEX mini_game_play_waiting ON rewards.mini_game_play USING btree (created_at) WHERE (settled_at IS NULL);

CREATE UNIQUE INDEX mini_game_play_open ON rewards.mini_game_play USING btree (site_id, player_id, game_id) WHERE (settled_at IS NULL);

CREATE INDEX mission_claimed ON rewards.mission_progress USING btree (site_id, claimed_at) WHERE (claimed_at IS NOT NULL);

CREATE INDEX news_newest ON rewards.news USING btree (site_id, published_at DESC, news_code);

CREATE INDEX referral_referrer ON rewards.referral USING btree (site_id, referrer_id, joined_at DESC);

CREATE INDEX referral_earning_of_site ON rewards.referral_earning USING btree (site_id, created_at);

CREATE INDEX referral_unclaimed ON rewards.referral_earning USING btree (site_id, player_id) WHERE (claim_id IS NULL);

CREATE UNIQUE INDEX referral_invite_once ON rewards.referral_earning USING btree (site_id, player_id, friend_id) WHERE (kind = 'invite'::text);

CREATE INDEX token_grant_of_site ON rewards.token_grant USING btree (site_id, granted_at);

CREATE INDEX vip_cycle ON rewards.vip_standing USING btree (cycle_start);

CREATE INDEX free_round_owed ON rounds.free_round_grant USING btree (created_at) WHERE (status = ANY (ARRAY['pending'::text, 'cancelling'::text]));

CREATE INDEX player_day_day ON rounds.player_day USING btree (site_id, day);

CREATE INDEX player_day_site_day ON rounds.player_day USING btree (site_id, site_day);

CREATE INDEX provider_event_newest ON rounds.provider_event USING btree (created_at DESC, event_id DESC);

CREATE INDEX round_by_id ON rounds.round USING btree (round_id);

CREATE INDEX round_latest ON rounds.round USING btree (opened_at DESC, player_id DESC, round_id DESC);

CREATE INDEX round_newest ON rounds.round USING btree (site_id, player_id, opened_at DESC, round_id DESC);

CREATE INDEX round_open ON rounds.round USING btree (site_id, player_id) WHERE (status = 'open'::text);

CREATE INDEX round_winner ON rounds.round USING btree (site_id, updated_at DESC) WHERE (payout > stake);

CREATE INDEX event_by_action ON safety.event USING btree (action, created_at);

CREATE INDEX event_newest ON safety.event USING btree (site_id, player_id, created_at DESC, event_id DESC);

CREATE INDEX exclusion_standing ON safety.exclusion USING btree (site_id, exclusion_id) WHERE (lifted_at IS NULL);

CREATE INDEX exclusion_unlifted ON safety.exclusion USING btree (returns_at) WHERE (lifted_at IS NULL);

CREATE INDEX marker_latest ON safety.marker USING btree (area, last_at DESC);

CREATE INDEX play_span_age ON safety.play_span USING btree (last_at);

CREATE INDEX reality_check_seen_age ON safety.reality_check_seen USING btree (seen_at);

CREATE INDEX ad_visit_age ON sites.ad_visit USING btree (created_at);

CREATE INDEX contact_message_age ON sites.contact_message USING btree (created_at);

CREATE INDEX contact_message_id ON sites.contact_message USING btree (contact_message_id);

CREATE INDEX contact_message_open ON sites.contact_message USING btree (site_id, created_at) WHERE ((answered_at IS NULL) AND (closed_at IS NULL));

CREATE UNIQUE INDEX domain_primary ON sites.domain USING btree (site_id) WHERE is_primary;

CREATE INDEX draft_due ON sites.draft USING btree (publish_at) WHERE (publish_at IS NOT NULL);

CREATE UNIQUE INDEX reply_template_title ON sites.reply_template USING btree (site_id, lower(title));

CREATE INDEX revision_of_document ON sites.revision USING btree (site_id, document, revision_id DESC);

CREATE INDEX revision_of_site ON sites.revision USING btree (site_id, revision_id DESC);

CREATE INDEX backup_latest ON system.backup USING btree (taken_at DESC);

CREATE INDEX book_check_latest ON system.book_check USING btree (book, checked_at DESC);

-- Views

create view cashier.credited_deposit as
 SELECT site_id,
    player_id,
    deposit_id,
    amount,
    currency,
    settled_at AS credited_at
   FROM cashier.deposit
  WHERE status = 'credited'::text;

create view cashier.gateway_in_use as
 SELECT deposit_method.site_id,
    deposit_method.gateway,
    deposit_method.method_code
   FROM cashier.deposit_method
UNION ALL
 SELECT site_setting.site_id,
    site_setting.payout_gateway AS gateway,
    NULL::text AS method_code
   FROM cashier.site_setting;

create view cashier.paid_in as
 SELECT site_id,
    player_id
   FROM cashier.deposit
  WHERE status = 'credited'::text;

create view cashier.paid_out as
 SELECT site_id,
    player_id,
    amount,
    currency,
    settled_at
   FROM cashier.withdrawal
  WHERE status = 'paid'::text;

create view cashier.payout_account as
 SELECT site_id,
    player_id,
    account_number_digest
   FROM cashier.bank_account;

create view catalog.disabled_game as
 SELECT site_id,
    provider_code,
    game_code
   FROM catalog.site_game
  WHERE is_disabled;

create view catalog.listed_game as
 SELECT provider_code,
    game_code,
    game_name,
    game_image,
    category,
    status,
    features,
    rtp_percent,
    deviation_bets
   FROM catalog.game;

create view catalog.listed_provider as
 SELECT provider_code,
    provider_name,
    slug,
    status
   FROM catalog.provider;

create view catalog.offer as
 SELECT site_id,
    provider_code
   FROM catalog.site_provider;

create view house.open_round as
 SELECT r.public_id,
    r.currency,
    r.bet,
    r.state,
    r.actions,
    r.ends_at,
        CASE
            WHEN (r.state = ANY (ARRAY['closing'::text, 'rolling_back'::text])) OR owed.amount IS NOT NULL THEN r.next_attempt_at
            ELSE NULL::timestamp with time zone
        END AS next_attempt_at,
    d.number AS draw,
    COALESCE((r.wager ->> 'form'::text) = 'solo'::text, false) AS is_flight,
        CASE
            WHEN r.state = 'in_play'::text AND b.public_id IS NULL THEN (r.book ->> 'can_cash_out'::text)::boolean
            ELSE NULL::boolean
        END AS can_cash_out,
        CASE
            WHEN r.state = 'in_play'::text AND b.public_id IS NULL THEN (r.book ->> 'multiplier'::text)::integer
            ELSE NULL::integer
        END AS multiplier,
        CASE
            WHEN r.state = 'in_play'::text THEN r.when_away
            ELSE NULL::text
        END AS when_away,
    (EXISTS ( SELECT
           FROM house.round_raise x
          WHERE x.round_id = r.round_id)) AS is_raising,
    owed.amount AS owed,
    owed.attempts
   FROM house.round r
     JOIN house.session s USING (session_id)
     LEFT JOIN house.draw_bet b USING (public_id)
     LEFT JOIN house.draw d USING (draw_id)
     CROSS JOIN LATERAL ( SELECT sum(t.amount)::bigint AS amount,
            max(t.attempts) AS attempts
           FROM house.round_transaction t
          WHERE t.round_id = r.round_id AND t.state = 'pending'::text AND t.kind <> 'bet'::text) owed
  WHERE (r.state = ANY (ARRAY['opened'::text, 'in_play'::text, 'closing'::text, 'rolling_back'::text])) AND s.operator_token IS NOT NULL;

create view ledger.accepted as
 SELECT site_id,
    player_id,
    source,
    external_id,
    kind,
    amount,
    reference,
    round_id,
    game_code,
    posted_at,
    COALESCE(meta ? 'free_round'::text, false) AS is_free_round
   FROM ledger.operation;

create view ledger.change as
 SELECT o.xact_id,
    o.site_id,
    o.player_id,
    o.currency,
    o.source,
    o.external_id,
    o.sequence,
    o.posted_at,
    what.kind,
    what.sign,
    what.round_id,
    what.game_code,
    o.amount,
    o.real_amount,
    o.bonus_amount,
    what.sign * k.real_sign * o.real_amount AS real_change,
    what.sign * (k.bonus_sign + k.second_bonus_sign) * o.bonus_amount AS bonus_change,
    k.locked_sign * o.amount AS locked_change
   FROM ledger.operation o
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN o.kind <> 4 THEN o.kind
                    ELSE undone.kind
                END AS kind,
                CASE o.kind
                    WHEN 4 THEN '-1'::integer
                    ELSE 1
                END AS sign,
                CASE
                    WHEN o.kind <> 4 THEN o.round_id
                    ELSE undone.round_id
                END AS round_id,
                CASE
                    WHEN o.kind <> 4 THEN o.game_code
                    ELSE undone.game_code
                END AS game_code
           FROM ( SELECT) one
             LEFT JOIN LATERAL ( SELECT play.kind,
                    play.round_id,
                    play.game_code
                   FROM ledger.closure closed
                     JOIN ledger.operation play ON play.site_id = closed.site_id AND play.player_id = closed.player_id AND play.source = closed.source AND play.external_id = closed.external_id
                  WHERE o.kind = 4 AND closed.site_id = o.site_id AND closed.player_id = o.player_id AND closed.source = o.source AND closed.external_id = o.reference AND closed.closed_by = o.external_id
                 LIMIT 1) undone ON true
         OFFSET 0) what
     JOIN ledger.operation_kind k ON k.code = what.kind
  WHERE o.kind <> ALL (ARRAY[14, 15, 16]);

create view ledger.chart as
 SELECT code,
    name
   FROM ledger.account;

create view ledger.closed as
 SELECT site_id,
    player_id,
    source,
    external_id
   FROM ledger.closure;

create view ledger.holdings as
 SELECT site_id,
    player_id,
    currency,
    "real",
    bonus,
    status
   FROM ledger.wallet;

create view ledger.journal as
 SELECT site_id,
    player_id,
    currency,
    sequence,
    kind,
    debit,
    credit,
    amount,
    real_after,
    bonus_after,
    source,
    external_id,
    posted_at
   FROM ledger.posting;

create view ledger.kind as
 SELECT code,
    name
   FROM ledger.operation_kind;

create view ledger.limit_of_player as
 SELECT site_id,
    player_id,
    currency,
    limit_kind,
    limit_window,
    amount,
    set_by
   FROM ledger.player_limit;

create view ledger.movement as
 SELECT o.xact_id,
    o.site_id,
    o.player_id,
    o.currency,
    o.posted_at,
        CASE what.kind
            WHEN 1 THEN o.amount
            ELSE 0::bigint
        END AS deposits,
        CASE what.kind
            WHEN 1 THEN 1
            ELSE 0
        END AS deposit_count,
        CASE what.kind
            WHEN 6 THEN o.amount
            WHEN 31 THEN - o.amount
            ELSE 0::bigint
        END AS withdrawals,
        CASE what.kind
            WHEN 2 THEN what.sign
            ELSE 0
        END AS bets,
        CASE what.kind
            WHEN 2 THEN what.sign * o.amount
            ELSE 0::bigint
        END AS stakes,
        CASE what.kind
            WHEN 2 THEN what.sign * o.real_amount
            ELSE 0::bigint
        END AS real_stakes,
        CASE what.kind
            WHEN 2 THEN what.sign * div(o.real_amount::numeric * what.weight, 10000::numeric)::bigint
            ELSE 0::bigint
        END AS counted_stakes,
        CASE what.kind
            WHEN 3 THEN what.sign * o.amount
            ELSE 0::bigint
        END AS payouts,
        CASE what.kind
            WHEN 3 THEN what.sign * o.real_amount
            ELSE 0::bigint
        END AS real_payouts,
        CASE what.kind
            WHEN 10 THEN o.amount
            ELSE 0::bigint
        END AS bonus_granted,
        CASE what.kind
            WHEN 11 THEN o.amount
            ELSE 0::bigint
        END AS bonus_forfeited,
        CASE what.kind
            WHEN 12 THEN o.amount
            ELSE 0::bigint
        END AS bonus_converted,
        CASE what.kind
            WHEN 13 THEN o.amount
            ELSE 0::bigint
        END AS cash_rewards,
        CASE what.kind
            WHEN 8 THEN o.amount
            WHEN 9 THEN - o.amount
            ELSE 0::bigint
        END AS adjustments
   FROM ledger.operation o
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN o.kind <> 4 THEN o.kind
                    ELSE undone.kind
                END AS kind,
                CASE o.kind
                    WHEN 4 THEN '-1'::integer
                    ELSE 1
                END AS sign,
            COALESCE(
                CASE
                    WHEN o.kind <> 4 THEN o.meta
                    ELSE undone.meta
                END ->> 'reward_weight'::text, '10000'::text)::numeric AS weight
           FROM ( SELECT) one
             LEFT JOIN LATERAL ( SELECT bet.kind,
                    bet.meta
                   FROM ledger.closure closed
                     JOIN ledger.operation bet ON bet.site_id = closed.site_id AND bet.player_id = closed.player_id AND bet.source = closed.source AND bet.external_id = closed.external_id
                  WHERE o.kind = 4 AND closed.site_id = o.site_id AND closed.player_id = o.player_id AND closed.source = o.source AND closed.external_id = o.reference AND closed.closed_by = o.external_id
                 LIMIT 1) undone ON true
         OFFSET 0) what
  WHERE (o.kind = ANY (ARRAY[1, 2, 3, 4, 6, 8, 9, 10, 11, 12, 13, 31])) AND what.kind IS NOT NULL;

create view ledger.outbox as
 SELECT o.xact_id,
    o.site_id,
    o.player_id,
    o.currency,
    k.name AS kind,
    o.source,
    o.external_id,
    o.reference,
    o.round_id,
    o.game_code,
    o.amount,
    o.real_amount,
    o.bonus_amount,
    o.sequence,
    o.meta,
    o.posted_at
   FROM ledger.operation o
     JOIN ledger.operation_kind k ON k.code = o.kind;

create view operators.tagged_player as
 SELECT site_id,
    player_id,
    tag
   FROM operators.player_tag;

create view players.access as
 SELECT site_id,
    player_id,
    outcome,
    created_at
   FROM players.access_log;

create view players.account as
 SELECT site_id,
    player_id,
    account_id,
    currency,
    status,
    accepts_marketing,
    referral_code,
    created_at,
    is_demo
   FROM players.player;

create view players.addressee as
 SELECT site_id,
    player_id,
    language,
    status,
    accepts_marketing,
    created_at,
        CASE
            WHEN phone_verified_at IS NULL THEN ''::text
            ELSE contact_phone
        END AS phone,
        CASE
            WHEN email_verified_at IS NULL THEN ''::text
            ELSE contact_email
        END AS email
   FROM players.player;

create view players.identity as
 SELECT site_id,
    player_id,
    account_id,
    full_name,
    birth_date,
    currency,
    status,
    created_at
   FROM players.player;

create view players.presence as
 SELECT site_id,
    player_id,
    session_id,
    created_at,
    last_seen_at,
    ended_at
   FROM players.session;

create view players.security_mark as
 SELECT site_id,
    player_id,
    changed_at
   FROM players.security_change;

create view players.shared_sign as
 SELECT site_id,
    player_id,
    other_player_id,
    noted_at
   FROM players.risk_sign;

create view players.trace as
 SELECT site_id,
    player_id,
    currency,
    status,
    created_at,
    referrer_player_id,
    visitor_id,
    fbp,
    contact_phone,
    phone_verified_at,
    mailbox,
    email_verified_at
   FROM players.player;

create view rewards.read_message as
 SELECT site_id,
    player_id,
    message_key,
    read_at
   FROM rewards.inbox_message;

create view rewards.vip_place as
 SELECT site_id,
    player_id,
    level
   FROM rewards.vip_standing;

create view rounds.movement as
 SELECT m.xact_id,
    m.site_id,
    m.player_id,
    m.currency,
    m.posted_at,
    m.deposits,
    m.deposit_count,
    m.withdrawals,
    m.bets,
    m.stakes,
    m.real_stakes,
    m.counted_stakes,
    m.payouts,
    m.real_payouts,
    m.bonus_granted,
    m.bonus_forfeited,
    m.bonus_converted,
    m.cash_rewards,
    m.adjustments,
    (m.posted_at AT TIME ZONE 'UTC'::text)::date AS day,
    (m.posted_at AT TIME ZONE COALESCE(site.time_zone, 'UTC'::text))::date AS site_day
   FROM ledger.movement m
     LEFT JOIN sites.profile site ON site.site_id = m.site_id;

create view rounds.open_round as
 SELECT site.site_code,
    account.account_id,
    r.site_id,
    r.player_id,
    r.provider_code,
    r.round_id,
    r.game_code,
    game.game_name,
    r.currency,
    r.stake,
    r.payout,
    r.opened_at,
    r.updated_at
   FROM rounds.round r
     JOIN sites.profile site ON site.site_id = r.site_id
     JOIN players.account account ON account.site_id = r.site_id AND account.player_id = r.player_id
     LEFT JOIN catalog.listed_game game ON game.provider_code = r.provider_code AND game.game_code = r.game_code
  WHERE r.status = 'open'::text;

create view rounds.play_by_day as
 SELECT d.site_id,
    d.player_id,
    d.currency,
    d.day,
    d.site_day,
    d.deposits,
    d.deposit_count,
    d.withdrawals,
    d.bets,
    d.stakes,
    d.real_stakes,
    d.payouts,
    d.real_payouts,
    d.bonus_granted,
    d.bonus_forfeited,
    d.bonus_converted,
    d.cash_rewards,
    d.adjustments,
    d.counted_stakes,
    d.stakes - d.payouts AS ggr,
    cost.bonus_cost,
    d.stakes - d.payouts - cost.bonus_cost AS ngr
   FROM rounds.player_day d
     CROSS JOIN LATERAL ( SELECT d.bonus_granted - d.bonus_forfeited + d.cash_rewards AS bonus_cost) cost;

create view rounds.played as
 SELECT site_id,
    player_id,
    provider_code,
    game_code,
    stake,
    payout,
    currency,
    updated_at
   FROM rounds.round;

create view safety.change as
 SELECT site_id,
    player_id,
    actor_kind,
    action,
    created_at
   FROM safety.event;

create view safety.played as
 SELECT site_id,
    player_id,
    started_at,
    last_at
   FROM safety.play_span;

create view sites.profile as
 SELECT site_id,
    site_code,
    site_name,
    currency,
    time_zone,
    minimum_age,
    play_money,
    logo1 ~~ '%?v=%'::text AND NOT (EXISTS ( SELECT 1
           FROM sites.picture
          WHERE picture.site_id = site.site_id)) AS lacks_pictures
   FROM sites.site;

-- Functions

CREATE OR REPLACE FUNCTION catalog.announce_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('catalog_changed', '');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION house.ask_jackpot(p_round_id bigint, p_jackpot_id text, p_currency text, p_lane smallint, p_share bigint, p_parts integer)
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
AS $function$
DECLARE
  v_contribution bigint;
BEGIN
  UPDATE house.jackpot_lane
  SET carried = carried + p_share - greatest((carried + p_share) / p_parts, 0) * p_parts
  WHERE jackpot_id = p_jackpot_id AND currency = p_currency AND lane = p_lane
  RETURNING greatest((old.carried + p_share) / p_parts, 0) INTO v_contribution;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  INSERT INTO house.jackpot_entry (round_id, jackpot_id, currency, lane, share, parts, contribution, state)
  VALUES (p_round_id, p_jackpot_id, p_currency, p_lane, p_share, p_parts, v_contribution, 'asked');
  RETURN v_contribution;
END $function$;

CREATE OR REPLACE FUNCTION house.enter_jackpot(p_round_id bigint, p_draw numeric, p_saved_part integer, p_saved_parts integer, p_next_seed bigint, p_next_must_pay_by bigint, p_payment bigint, p_now timestamp with time zone)
 RETURNS house.jackpot_entry
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
AS $function$
DECLARE
  e house.jackpot_entry;
  j house.jackpot;
  v_saves bigint;
  v_after bigint;
  v_paid bigint := 0;
  v_saved bigint;
  v_seed bigint;
BEGIN
  SELECT * INTO STRICT e FROM house.jackpot_entry WHERE round_id = p_round_id AND state = 'asked' FOR UPDATE;
  SELECT * INTO STRICT j FROM house.jackpot WHERE jackpot_id = e.jackpot_id AND currency = e.currency FOR UPDATE;
  -- Added up over the whole pot, so that rounding down loses nothing.
  v_saves := (j.contributed + e.contribution) * p_saved_part / p_saved_parts - j.contributed * p_saved_part / p_saved_parts;
  v_after := j.amount + e.contribution - v_saves;
  IF v_after >= j.must_pay_by OR p_draw * (j.must_pay_by - j.amount) < (v_after - j.amount)::numeric * 18446744073709551616 THEN
    v_paid := least(v_after, j.must_pay_by) / p_payment * p_payment;
  END IF;
  UPDATE house.jackpot_entry SET state = 'entered', pot = j.pot, number = j.entries + 1, before = j.amount, after = v_after,
    must_pay_by = j.must_pay_by, draw = p_draw, paid = v_paid, seed_told = CASE WHEN j.entries = 0 THEN j.seed_added ELSE 0 END
  WHERE round_id = p_round_id RETURNING * INTO e;
  IF v_paid = 0 THEN
    UPDATE house.jackpot SET contributed = contributed + e.contribution, entries = entries + 1, amount = v_after,
      saved = saved + v_saves
    WHERE jackpot_id = e.jackpot_id AND currency = e.currency;
    RETURN e;
  END IF;
  INSERT INTO house.jackpot_won (jackpot_id, currency, pot, seed, seed_added, must_pay_by, contributed, entries, paid, round_id,
    opened_at, won_at)
  VALUES (j.jackpot_id, j.currency, j.pot, j.seed, j.seed_added, j.must_pay_by, j.contributed + e.contribution, j.entries + 1, v_paid,
    p_round_id, j.opened_at, p_now);
  -- What cannot be paid out goes to the next pot. All that is saved is its seed, up to half of what it must pay by; what is missing
  -- to the smallest seed the house adds.
  v_saved := j.saved + v_saves + v_after - v_paid;
  v_seed := greatest(p_next_seed, least(v_saved, p_next_must_pay_by / 2));
  UPDATE house.jackpot SET pot = pot + 1, seed = v_seed, seed_added = greatest(v_seed - v_saved, 0), must_pay_by = p_next_must_pay_by,
    contributed = 0, entries = 0, amount = v_seed, saved = greatest(v_saved - v_seed, 0), opened_at = p_now
  WHERE jackpot_id = e.jackpot_id AND currency = e.currency;
  RETURN e;
END $function$;

CREATE OR REPLACE FUNCTION house.forget_demo(p_before timestamp with time zone, p_at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'house', 'pg_temp'
AS $function$
DECLARE
  v_sessions bigint[];
BEGIN
  SELECT array_agg(old.session_id) INTO v_sessions
  FROM (
    SELECT s.session_id FROM house.session s
    WHERE s.operator_token IS NULL AND s.created_at < p_before
      AND NOT EXISTS (SELECT 1 FROM house.round r WHERE r.session_id = s.session_id AND r.created_at >= p_before)
    ORDER BY s.created_at LIMIT p_at_most FOR UPDATE SKIP LOCKED) old;
  IF v_sessions IS NULL THEN RETURN 0; END IF;
  DELETE FROM house.meter m USING house.session s
  WHERE s.session_id = ANY (v_sessions) AND m.player = s.player AND m.game_code = s.game_code;
  DELETE FROM house.round r WHERE r.session_id = ANY (v_sessions);
  DELETE FROM house.session s WHERE s.session_id = ANY (v_sessions);
  RETURN cardinality(v_sessions);
END $function$;

CREATE OR REPLACE FUNCTION house.is_sold(p_game text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog'
AS $function$
  SELECT NOT coalesce((SELECT is_stopped FROM house.sales_stop WHERE game_code = p_game ORDER BY stop_id DESC LIMIT 1), false);
$function$;

CREATE OR REPLACE FUNCTION house.keep_chain()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
AS $function$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'chains are kept for ever';
  END IF;
  IF OLD.salt IS NOT NULL OR NEW.salt IS NULL OR
    (OLD.chain_id, OLD.game_code, OLD.number, OLD.end_hash, OLD.length, OLD.spacing, OLD.sealed_links, OLD.salt_source, OLD.created_at)
    IS DISTINCT FROM
    (NEW.chain_id, NEW.game_code, NEW.number, NEW.end_hash, NEW.length, NEW.spacing, NEW.sealed_links, NEW.salt_source, NEW.created_at)
  THEN
    RAISE EXCEPTION 'the salt of a chain is set once, and nothing else of it changes';
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION house.keep_draw()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
AS $function$
DECLARE
  v_chain house.chain;
  v_last house.draw;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT * INTO v_chain FROM house.chain WHERE chain_id = NEW.chain_id FOR NO KEY UPDATE;
    IF v_chain.salt IS NULL THEN
      RAISE EXCEPTION 'a chain without a salt has no draws yet';
    END IF;
    SELECT d.* INTO v_last FROM house.draw d WHERE d.chain_id = NEW.chain_id ORDER BY d.number DESC LIMIT 1;
    IF NEW.state <> 'open' OR NEW.number <> coalesce(v_last.number, 0) + 1 OR NEW.number > v_chain.length THEN
      RAISE EXCEPTION 'draws of a chain are opened one after the other, to its end';
    END IF;
    IF v_last.state NOT IN ('settled', 'cancelled') AND NOT (NEW.is_sold_ahead AND NEW.closes_at > v_last.closes_at) THEN
      RAISE EXCEPTION 'the draw before is not over';
    END IF;
    IF NEW.number = 1 AND EXISTS (SELECT FROM house.chain c WHERE c.game_code = v_chain.game_code AND c.number < v_chain.number
        AND NOT EXISTS (SELECT FROM house.draw d WHERE d.chain_id = c.chain_id AND d.number = c.length AND d.state IN ('settled', 'cancelled')))
    THEN
      RAISE EXCEPTION 'the chain before is not used up';
    END IF;
    RETURN NEW;
  END IF;
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'draws are kept for ever';
  END IF;
  -- Calling a draw off changes nothing else of it, and is never taken back.
  IF OLD.called_off_at IS NULL AND NEW.called_off_at IS NOT NULL THEN
    IF OLD.state NOT IN ('open', 'closed') OR NOT OLD.is_sold_ahead
      OR (OLD.state, OLD.draw_id, OLD.chain_id, OLD.number, OLD.opens_at, OLD.closes_at, OLD.began_at, OLD.ended_at, OLD.link, OLD.ended_on,
          OLD.outcome, OLD.is_sold_ahead, OLD.tickets, OLD.tickets_hash)
        IS DISTINCT FROM (NEW.state, NEW.draw_id, NEW.chain_id, NEW.number, NEW.opens_at, NEW.closes_at, NEW.began_at, NEW.ended_at, NEW.link,
          NEW.ended_on, NEW.outcome, NEW.is_sold_ahead, NEW.tickets, NEW.tickets_hash)
    THEN
      RAISE EXCEPTION 'a draw is called off before it begins, and nothing else of it changes';
    END IF;
    RETURN NEW;
  END IF;
  IF (OLD.called_off_at, OLD.called_off_by, OLD.called_off_why) IS DISTINCT FROM (NEW.called_off_at, NEW.called_off_by, NEW.called_off_why) THEN
    RAISE EXCEPTION 'a draw is called off once';
  END IF;
  IF (OLD.state, NEW.state) NOT IN (('open', 'closed'), ('closed', 'running'), ('running', 'ended'), ('ended', 'settled'),
      ('open', 'cancelled'), ('closed', 'cancelled'))
    OR (OLD.draw_id, OLD.chain_id, OLD.number, OLD.opens_at, OLD.closes_at, OLD.is_sold_ahead)
      IS DISTINCT FROM (NEW.draw_id, NEW.chain_id, NEW.number, NEW.opens_at, NEW.closes_at, NEW.is_sold_ahead)
    OR (OLD.began_at IS NOT NULL AND NEW.began_at IS DISTINCT FROM OLD.began_at)
    OR (OLD.ended_at IS NOT NULL AND (NEW.ended_at, NEW.link, NEW.ended_on, NEW.outcome)
      IS DISTINCT FROM (OLD.ended_at, OLD.link, OLD.ended_on, OLD.outcome))
    OR ((NEW.tickets, NEW.tickets_hash) IS DISTINCT FROM (OLD.tickets, OLD.tickets_hash)
      AND (OLD.tickets_hash IS NOT NULL OR NEW.state <> 'running'))
  THEN
    RAISE EXCEPTION 'a draw goes from open to closed, running, ended and settled, and what is known of it stays';
  END IF;
  -- A link gives away every one before it: no draw reveals its own while an earlier one still takes bets.
  IF OLD.is_sold_ahead AND OLD.state = 'open' AND EXISTS (SELECT FROM house.draw d
      WHERE d.chain_id = NEW.chain_id AND d.number < NEW.number AND d.state NOT IN ('settled', 'cancelled'))
  THEN
    RAISE EXCEPTION 'the draw before is not over';
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION house.keep_draw_bet()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
AS $function$
BEGIN
  IF (OLD.state, NEW.state) NOT IN (('asked', 'standing'), ('asked', 'void'), ('standing', 'cashed_out'), ('standing', 'won'),
      ('standing', 'lost'), ('standing', 'void'))
    OR (OLD.public_id, OLD.draw_id, OLD.player, OLD.is_demo, OLD.place, OLD.currency, OLD.bet, OLD.weight, OLD.ceiling)
      IS DISTINCT FROM (NEW.public_id, NEW.draw_id, NEW.player, NEW.is_demo, NEW.place, NEW.currency, NEW.bet, NEW.weight, NEW.ceiling)
    OR (OLD.auto_cash_out, OLD.wager, OLD.contribution) IS DISTINCT FROM (NEW.auto_cash_out, NEW.wager, NEW.contribution)
  THEN
    RAISE EXCEPTION 'a bet in a draw is decided once';
  END IF;
  NEW.changed_at := clock_timestamp();
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION house.keep_jackpot_entry()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
AS $function$
BEGIN
  IF OLD.state <> 'asked' OR (OLD.round_id, OLD.jackpot_id, OLD.currency, OLD.lane, OLD.share, OLD.parts, OLD.contribution)
    IS DISTINCT FROM (NEW.round_id, NEW.jackpot_id, NEW.currency, NEW.lane, NEW.share, NEW.parts, NEW.contribution)
  THEN
    RAISE EXCEPTION 'an entry of a jackpot is decided once';
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION house.keep_jackpot_won()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
AS $function$
BEGIN
  RAISE EXCEPTION 'pots that were won are kept for ever';
END $function$;

CREATE OR REPLACE FUNCTION house.keep_lottery_share()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
AS $function$
DECLARE
  v_game text;
  v_carried bigint[];
BEGIN
  IF TG_OP <> 'INSERT' THEN
    RAISE EXCEPTION 'how a draw was shared out is kept for ever';
  END IF;
  SELECT c.game_code INTO STRICT v_game FROM house.draw d JOIN house.chain c USING (chain_id) WHERE d.draw_id = NEW.draw_id;
  SELECT p.carried INTO v_carried FROM house.lottery_pool p WHERE p.game_code = v_game AND p.currency = NEW.currency FOR UPDATE;
  IF NEW.before <> coalesce(v_carried, array_fill(0::bigint, ARRAY[cardinality(NEW.before)])) THEN
    RAISE EXCEPTION 'a draw shares what the one before has left';
  END IF;
  INSERT INTO house.lottery_pool (game_code, currency, carried, without_jackpot, draw_id)
  VALUES (v_game, NEW.currency, NEW.carried, NEW.without_jackpot, NEW.draw_id)
  ON CONFLICT (game_code, currency) DO UPDATE
  SET carried = EXCLUDED.carried, without_jackpot = EXCLUDED.without_jackpot, draw_id = EXCLUDED.draw_id;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION house.keep_seed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
AS $function$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'server seeds are kept for ever';
  END IF;
  IF (OLD.seed_id, OLD.player, OLD.game_code, OLD.client_seed, OLD.created_at)
      IS DISTINCT FROM (NEW.seed_id, NEW.player, NEW.game_code, NEW.client_seed, NEW.created_at)
    OR NEW.next_nonce NOT IN (OLD.next_nonce, OLD.next_nonce + 1)
    OR (OLD.revealed_at IS NOT NULL AND NEW.revealed_at IS DISTINCT FROM OLD.revealed_at)
    OR (OLD.revealed_at IS NOT NULL AND NEW.next_nonce <> OLD.next_nonce)
    OR (NEW.server_seed <> OLD.server_seed
        AND NOT (octet_length(OLD.server_seed) = 32 AND octet_length(NEW.server_seed) = 60))
    OR (NEW.next_server_seed IS DISTINCT FROM OLD.next_server_seed
        AND (octet_length(OLD.next_server_seed) = 32 AND octet_length(NEW.next_server_seed) = 60) IS NOT TRUE)
  THEN
    RAISE EXCEPTION 'a server seed is counted on or revealed, and nothing else of it changes';
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION house.keep_subscription()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'active' OR EXISTS (SELECT FROM house.session s
        WHERE s.session_id = NEW.session_id AND (s.operator_token IS NULL OR s.player <> NEW.player OR s.game_code <> NEW.game_code))
    THEN
      RAISE EXCEPTION 'a subscription begins in the session of its player, for money';
    END IF;
    RETURN NEW;
  END IF;
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'subscriptions are kept for ever';
  END IF;
  IF OLD.state = 'ended' AND (NEW.state, NEW.ended_at, NEW.end_reason) IS DISTINCT FROM (OLD.state, OLD.ended_at, OLD.end_reason)
    OR (OLD.subscription_id, OLD.player, OLD.session_id, OLD.game_code, OLD.currency, OLD.bet, OLD.wager, OLD.quick, OLD.chain, OLD.first_draw,
        OLD.last_draw, OLD.most, OLD.created_at)
      IS DISTINCT FROM (NEW.subscription_id, NEW.player, NEW.session_id, NEW.game_code, NEW.currency, NEW.bet, NEW.wager, NEW.quick, NEW.chain,
        NEW.first_draw, NEW.last_draw, NEW.most, NEW.created_at)
  THEN
    RAISE EXCEPTION 'a subscription ends once, and its terms never change';
  END IF;
  NEW.changed_at := clock_timestamp();
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION house.keep_subscription_ticket()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
AS $function$
DECLARE
  v_sub house.subscription;
  v_paid bigint;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT * INTO STRICT v_sub FROM house.subscription WHERE subscription_id = NEW.subscription_id FOR UPDATE;
    SELECT count(*) * v_sub.bet INTO v_paid FROM house.subscription_ticket t
    WHERE t.subscription_id = NEW.subscription_id AND t.state IN ('asked', 'bought');
    IF v_sub.state <> 'active' OR NEW.state <> 'asked' OR v_paid + v_sub.bet > v_sub.most OR NOT EXISTS (
      SELECT FROM house.draw d JOIN house.chain c USING (chain_id)
      WHERE d.draw_id = NEW.draw_id AND c.game_code = v_sub.game_code AND c.number = v_sub.chain
        AND d.number BETWEEN v_sub.first_draw AND v_sub.last_draw)
    THEN
      RAISE EXCEPTION 'a subscription buys within its limits, while it is active';
    END IF;
    RETURN NEW;
  END IF;
  IF TG_OP <> 'UPDATE' OR OLD.state <> 'asked'
    OR (OLD.subscription_id, OLD.draw_id, OLD.public_id) IS DISTINCT FROM (NEW.subscription_id, NEW.draw_id, NEW.public_id)
  THEN
    RAISE EXCEPTION 'what became of a ticket is written down once';
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION house.paid_to(p_lines bigint[], p_prizes bigint[])
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO 'pg_catalog'
AS $function$
  SELECT coalesce(sum(l::numeric * p), 0) FROM unnest(p_lines, p_prizes) AS t (l, p);
$function$;

CREATE OR REPLACE FUNCTION house.sum_of(p bigint[])
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO 'pg_catalog'
AS $function$
  SELECT coalesce(sum(a), 0) FROM unnest(p) AS a;
$function$;

CREATE OR REPLACE FUNCTION house.void_jackpot(p_round_id bigint)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
AS $function$
DECLARE
  e house.jackpot_entry;
BEGIN
  UPDATE house.jackpot_entry SET state = 'void' WHERE round_id = p_round_id AND state = 'asked' RETURNING * INTO e;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  UPDATE house.jackpot_lane SET carried = carried + e.contribution * e.parts - e.share
  WHERE jackpot_id = e.jackpot_id AND currency = e.currency AND lane = e.lane;
END $function$;

CREATE OR REPLACE FUNCTION keys.add_operator_key(p_name text, p_sealed bytea, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if p_name !~ '^operator-[a-z0-9-]{1,50}-[0-9]{14}(\.pem|-agent-key|-password\.secret)$' then
    raise exception 'keys: % is no name of a key for a provider', p_name using errcode = 'insufficient_privilege';
  end if;
  insert into keys.key (name, version, sealed, created_at) values (p_name, 1, p_sealed, p_at);
end $function$;

CREATE OR REPLACE FUNCTION ledger.advance_outbox(p_consumer text, p_position xid8)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
  update ledger.outbox_consumer set position = p_position where consumer = p_consumer and position < p_position
$function$;

CREATE OR REPLACE FUNCTION ledger.clock()
 RETURNS timestamp with time zone
 LANGUAGE sql
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$ select clock_timestamp() $function$;

CREATE OR REPLACE FUNCTION ledger.count_wallets(p_site_id integer, p_currency text, p_after bigint, p_at_most integer)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
declare
  v_last bigint;
  v_players bigint[];
begin
  if not exists (select 1 from ledger.site_limit s where s.site_id = p_site_id and s.currency = p_currency) then
    return null;
  end if;
  select max(w.player_id) into v_last
  from (select player_id from ledger.wallet
        where site_id = p_site_id and currency = p_currency and not limited and player_id > p_after
        order by player_id limit p_at_most) w;
  select array_agg(w.player_id) into v_players
  from (select player_id from ledger.wallet
        where site_id = p_site_id and currency = p_currency and not limited and player_id > p_after and player_id <= v_last
        order by player_id for update skip locked) w;
  perform ledger.start_counting(p_site_id, v_players, p_currency);
  return v_last;
end $function$;

CREATE OR REPLACE FUNCTION ledger.ensure_partitions(p_months_ahead integer DEFAULT 3)
 RETURNS SETOF text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
declare
  v_month timestamp;
  v_name text;
begin
  if p_months_ahead not between 0 and 24 then raise exception 'p_months_ahead is from 0 to 24'; end if;
  perform pg_advisory_xact_lock(hashtextextended('ledger.ensure_partitions', 0));
  for i in 0..p_months_ahead loop
    v_month := date_trunc('month', now() at time zone 'UTC') + make_interval(months => i);
    v_name := 'posting_' || to_char(v_month, 'YYYYMM');
    if to_regclass('ledger.' || v_name) is not null then continue; end if;
    execute format(
      'create table ledger.%I partition of ledger.posting for values from (%L) to (%L) with (autovacuum_analyze_scale_factor = 0.05)',
      v_name, v_month at time zone 'UTC', (v_month + interval '1 month') at time zone 'UTC');
    execute format(
      'create trigger no_truncate before truncate on ledger.%I for each statement execute function ledger.refuse_change()',
      v_name);
    return next v_name;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION ledger.leaf(o ledger.operation, p ledger.posting)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
  select json_build_array(
    o.site_id, o.player_id, o.source, o.external_id, o.kind, o.request_hash, o.currency, o.amount, o.real_amount,
    o.bonus_amount, o.sequence, o.reference, o.round_id, o.game_code, o.meta, extract(epoch from o.posted_at), o.xact_id::text,
    p.sequence, p.leg, p.kind, p.debit, p.credit, p.amount, p.real_after, p.bonus_after, p.token_after, p.locked_after,
    extract(epoch from p.posted_at), p.xact_id::text, p.source, p.external_id)::text
$function$;

CREATE OR REPLACE FUNCTION ledger.leaves(p_after xid8, p_through xid8)
 RETURNS TABLE(place bigint, is_posting boolean, leaf text)
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
  select row_number() over (order by o.xact_id, o.site_id, o.player_id, o.source, o.external_id, p.leg),
    p.sequence is not null, ledger.leaf(o, p)
  from ledger.operation o
  left join ledger.posting p on p.site_id = o.site_id and p.player_id = o.player_id and p.currency = o.currency
    and p.sequence = o.sequence and p.posted_at = o.posted_at
  where o.xact_id > p_after and o.xact_id <= p_through
$function$;

CREATE OR REPLACE FUNCTION ledger.limit_exceeded(p_site_id integer, p_player_id bigint, p_currency text, p_kind smallint, p_amount bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
  select exists (
    select 1
    from ledger.limits_in_force(p_site_id, p_player_id, p_currency) l
    cross join lateral (
      select ledger.clock() - case l.limit_window
        when '24h' then interval '24 hours' when '7d' then interval '7 days' else interval '30 days' end as since
    ) w
    cross join lateral (
      select coalesce(sum(case l.limit_kind
          when 'deposit' then u.deposits
          when 'wager' then u.stakes
          when 'loss' then u.stakes - case when u.hour >= w.since then u.payouts else 0 end end), 0) as amount
      from ledger.usage u
      where u.site_id = p_site_id and u.player_id = p_player_id and u.currency = p_currency
        and u.hour > w.since - interval '1 hour'
    ) used
    where case p_kind when 1 then l.limit_kind = 'deposit' else l.limit_kind in ('loss', 'wager') end
      and used.amount + p_amount > l.amount)
$function$;

CREATE OR REPLACE FUNCTION ledger.limits_in_force(p_site_id integer, p_player_id bigint, p_currency text)
 RETURNS TABLE(limit_kind text, limit_window text, set_by text, amount bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
  select l.limit_kind, l.limit_window, l.set_by, case when l.next_at <= ledger.clock() then l.next_amount else l.amount end
  from ledger.player_limit l
  where l.site_id = p_site_id and l.player_id = p_player_id and l.currency = p_currency
    and (l.next_at is null or l.next_at > ledger.clock() or l.next_amount is not null)
  union all
  select s.limit_kind, s.limit_window, 'site', s.amount
  from ledger.site_limit s where s.site_id = p_site_id and s.currency = p_currency
$function$;

CREATE OR REPLACE FUNCTION ledger.lock_wallet(p_site_id integer, p_player_id bigint, p_currency text)
 RETURNS TABLE("real" bigint, bonus bigint, token bigint, locked bigint, version bigint)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
  select w."real", w.bonus, w.token, w.locked, w.version from ledger.wallet w
  where w.site_id = p_site_id and w.player_id = p_player_id and w.currency = p_currency for update
$function$;

CREATE OR REPLACE FUNCTION ledger.open_wallet(p_site_id integer, p_player_id bigint, p_currency text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
  insert into ledger.wallet (site_id, player_id, currency) values (p_site_id, p_player_id, p_currency) on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION ledger.position_of(p_consumer text)
 RETURNS xid8
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
  select coalesce((select position from ledger.outbox_consumer where consumer = p_consumer), '0')
$function$;

CREATE OR REPLACE FUNCTION ledger.post_batch(p_operations json)
 RETURNS TABLE(ordinal integer, status text, "real" bigint, bonus bigint, token bigint, locked bigint, version bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER ROWS 64
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
 SET lock_timeout TO '5s'
AS $function$
#variable_conflict use_column
declare
  v_now timestamptz;
  v_xact xid8 := pg_current_xact_id();
  v_uncounted record;
begin
  -- Acknowledged money has to survive a crash, whatever the session's setting is.
  if current_setting('synchronous_commit') in ('off', 'local') then
    perform set_config('synchronous_commit', 'on', true);
  end if;
  perform 1
  from ledger.wallet w
  join (select q.site_id, q.player_id, q.currency
        from json_to_recordset(p_operations) q(site_id int, player_id bigint, currency text)) r
    on w.site_id = r.site_id and w.player_id = r.player_id and w.currency = r.currency
  order by w.site_id, w.player_id, w.currency
  for update of w;
  -- A site's limits apply as soon as they can be read, so start counting for wallets whose usage was not counted yet.
  -- This is read after the locks and after this transaction has its number, which is what set_site_limit's caller waits
  -- for.
  if exists (select 1 from ledger.site_limit) then
    for v_uncounted in
      select w.site_id, w.currency, array_agg(distinct w.player_id) as player_ids
      from json_to_recordset(p_operations) q(site_id int, player_id bigint, currency text)
      join ledger.wallet w on w.site_id = q.site_id and w.player_id = q.player_id and w.currency = q.currency
      where not w.limited
        and exists (select 1 from ledger.site_limit s where s.site_id = w.site_id and s.currency = w.currency)
      group by w.site_id, w.currency
    loop
      perform ledger.start_counting(v_uncounted.site_id, v_uncounted.player_ids, v_uncounted.currency);
    end loop;
  end if;
  -- Read the time after the locks, so that a wallet's postings are also in the order of their times.
  v_now := ledger.clock();

  return query
  with request as materialized (
    select q.*
    from rows from (json_to_recordset(p_operations) as (
      site_id int, player_id bigint, currency text, kind smallint, amount bigint, source text, external_id text,
      request_hash uuid, reference text, round_id text, game_code text, funds smallint, clearing smallint,
      ignore_limits boolean, owed boolean, meta jsonb)) with ordinality q
  ),
  -- For each request: its wallet, what its key did before, the operation it refers to and what closed that one, and how
  -- its kind moves money. A rollback moves the opposite of the operation it refers to.
  found as materialized (
    select q.*,
      w.status as wallet_status, w.limited,
      w."real" as w_real, w.bonus as w_bonus, w.token as w_token, w.locked as w_locked, w.version as w_version,
      own.kind as own_kind, own.request_hash as own_hash,
      ref.kind as ref_kind, ref.posted_at as ref_posted_at, ref.currency as ref_currency, ref.amount as ref_amount,
      coalesce(ref.meta ? 'free_round', false) as ref_free, closed.closed_by as ref_closed_by,
      coalesce(k.debit, q.clearing) as debit, coalesce(k.credit, q.clearing) as credit,
      k.real_sign, k.bonus_sign, k.token_sign, k.locked_sign, k.second_bonus_sign,
      -- The second part is bonus money. For a bet it follows from the order of funds, for a win from the proportion of
      -- its bet, rounded down, and for a rollback from what was moved.
      case q.kind
        when 2 then case q.funds
          when 1 then least(w.bonus, q.amount)
          when 2 then 0
          else q.amount - least(w."real", q.amount) end
        when 3 then case when ref.bonus_amount > 0
          then div(q.amount::numeric * ref.bonus_amount, ref.real_amount::numeric + ref.bonus_amount)::bigint else 0 end
        when 4 then ref.bonus_amount
        else 0 end as second_amount,
      case q.kind when 4 then ref.real_amount + ref.bonus_amount else q.amount end as whole_amount
    from request q
    left join ledger.wallet w
      on w.site_id = q.site_id and w.player_id = q.player_id and w.currency = q.currency
    left join ledger.operation own
      on own.site_id = q.site_id and own.player_id = q.player_id and own.source = q.source and own.external_id = q.external_id
    left join ledger.operation ref
      on ref.site_id = q.site_id and ref.player_id = q.player_id and ref.source = q.source and ref.external_id = q.reference
    left join ledger.closure closed
      on closed.site_id = q.site_id and closed.player_id = q.player_id and closed.source = q.source
      and closed.external_id = q.reference
    left join ledger.operation_kind k
      on k.code = case when q.kind <> 4 then q.kind when ref.kind = 2 then 3 when ref.kind = 3 then 2 end
  ),
  -- A bucket that would hold more than its column can is null here, so that its operation is refused instead of failing
  -- the whole batch.
  moved as materialized (
    select f.*,
      f.whole_amount - f.second_amount as first_amount,
      case when c.real_change <= 9223372036854775807 - f.w_real then f.w_real + c.real_change end as n_real,
      case when c.bonus_change <= 9223372036854775807 - f.w_bonus then f.w_bonus + c.bonus_change end as n_bonus,
      case when c.token_change <= 9223372036854775807 - f.w_token then f.w_token + c.token_change end as n_token,
      case when c.locked_change <= 9223372036854775807 - f.w_locked then f.w_locked + c.locked_change end as n_locked
    from found f
    cross join lateral (
      select f.real_sign * (f.whole_amount - f.second_amount) as real_change,
        f.bonus_sign * (f.whole_amount - f.second_amount) + f.second_bonus_sign * f.second_amount as bonus_change,
        f.token_sign * (f.whole_amount - f.second_amount) as token_change,
        f.locked_sign * (f.whole_amount - f.second_amount) as locked_change
    ) c
  ),
  decided as materialized (
    select m.*,
      case
        when m.w_version is null then case
          when exists (select 1 from ledger.wallet w where w.site_id = m.site_id and w.player_id = m.player_id)
            then 'wrong_currency' else 'wallet_unknown' end
        when m.amount < 0 or (m.amount = 0 and m.kind not in (2, 3, 4)) then 'invalid_amount'
        when m.own_kind = 16 then 'rolled_back'
        when m.own_kind is not null and m.own_hash is distinct from m.request_hash then 'conflict'
        when m.own_kind in (2, 3) and exists (
          select 1 from ledger.closure c where c.site_id = m.site_id and c.player_id = m.player_id and c.source = m.source
            and c.external_id = m.external_id) then 'rolled_back'
        when m.own_kind is not null then 'duplicate'
        when m.ref_currency <> m.currency then 'reference_unknown'
        when m.kind = 4 then case
          when m.reference is null or m.reference = m.external_id then 'reference_unknown'
          when m.ref_kind is null then 'remembered'
          when m.ref_kind = 16 or (m.ref_kind in (2, 3) and m.ref_closed_by is not null) then 'already_rolled_back'
          when m.ref_kind not in (2, 3) then 'reference_unknown'
          when least(m.n_real, m.n_bonus) < 0 then 'insufficient_funds'
          when m.n_real is null or m.n_bonus is null then 'balance_limit'
          else 'posted' end
        when m.kind = 3 and m.reference is not null and (m.ref_kind = 16 or m.ref_closed_by is not null) then 'rolled_back'
        when m.kind = 3 and m.reference is not null and m.ref_kind is distinct from 2 then 'reference_unknown'
        -- A free bet is paid by the terms of its grant, and only what says so is; a bet that took money is never paid by them.
        when m.kind = 3 and m.reference is not null and m.ref_free <> coalesce(m.meta ? 'free_round', false) then 'reference_unknown'
        when m.kind in (6, 7) and m.ref_kind is distinct from 5 then 'reference_unknown'
        when m.kind in (6, 7) and m.ref_closed_by is not null then 'reference_settled'
        when m.kind in (6, 7) and m.ref_amount <> m.amount then 'invalid_amount'
        when m.kind = 2 and m.wallet_status <> 'active' and m.owed is not true then 'wallet_blocked'
        when m.wallet_status = 'closed' and m.kind not in (3, 6, 7, 8, 9, 11, 30, 32, 33, 34, 35, 36)
          and not (m.kind = 1 and m.ignore_limits is true) and not (m.kind in (2, 10) and m.owed is true) then 'wallet_blocked'
        when least(m.n_real, m.n_bonus, m.n_token, m.n_locked) < 0 then 'insufficient_funds'
        when num_nulls(m.n_real, m.n_bonus, m.n_token, m.n_locked) > 0 then 'balance_limit'
        when m.limited and m.kind in (1, 2) and m.ignore_limits is not true and m.owed is not true
          and ledger.limit_exceeded(m.site_id, m.player_id, m.currency, m.kind, m.amount) then 'limit_reached'
        else 'posted' end as status
    from moved m
  ),
  ok as materialized (
    select d.*, d.status = 'posted' and d.whole_amount > 0 as moves
    from decided d
    where d.status in ('posted', 'remembered', 'already_rolled_back')
  ),
  wallet_change as (
    update ledger.wallet w
    set "real" = k.n_real, bonus = k.n_bonus, token = k.n_token, locked = k.n_locked, version = w.version + 1
    from ok k
    where k.moves and w.site_id = k.site_id and w.player_id = k.player_id and w.currency = k.currency
  ),
  operation_change as (
    insert into ledger.operation (
      site_id, player_id, source, external_id, kind, request_hash, currency, amount, real_amount, bonus_amount, sequence,
      reference, round_id, game_code, meta, posted_at, xact_id)
    select k.site_id, k.player_id, k.source, k.external_id, k.kind, k.request_hash, k.currency,
      case when k.kind <> 4 then k.amount when k.moves then k.whole_amount else 0 end,
      case when k.moves then abs(k.n_real - k.w_real) else 0 end,
      case when k.moves then abs(k.n_bonus - k.w_bonus) else 0 end,
      case when k.moves then k.w_version + 1 end,
      k.reference, k.round_id, k.game_code, k.meta, v_now, v_xact
    from ok k
    union all
    select k.site_id, k.player_id, k.source, k.reference, 16, null, k.currency, 0, 0, 0, null,
      k.external_id, k.round_id, k.game_code, null, v_now, v_xact
    from ok k where k.status = 'remembered'
  ),
  closure_change as (
    insert into ledger.closure (site_id, player_id, source, external_id, closed_by)
    select k.site_id, k.player_id, k.source, k.reference, k.external_id
    from ok k where k.kind in (4, 6, 7) and k.status = 'posted'
  ),
  posting_change as (
    insert into ledger.posting (
      site_id, player_id, currency, sequence, leg, kind, debit, credit, amount, real_after, bonus_after, token_after,
      locked_after, posted_at, xact_id, source, external_id)
    select k.site_id, k.player_id, k.currency, k.w_version + 1, 0, k.kind, k.debit, k.credit, k.first_amount,
      k.n_real, k.n_bonus, k.n_token, k.n_locked, v_now, v_xact, k.source, k.external_id
    from ok k where k.moves and k.first_amount > 0
    union all
    select k.site_id, k.player_id, k.currency, k.w_version + 1, 1, k.kind,
      case k.debit when 1 then 2 else k.debit end, case k.credit when 1 then 2 else k.credit end, k.second_amount,
      k.n_real, k.n_bonus, k.n_token, k.n_locked, v_now, v_xact, k.source, k.external_id
    from ok k where k.moves and k.second_amount > 0
  ),
  usage_change as (
    insert into ledger.usage as u (site_id, player_id, currency, hour, deposits, stakes, payouts)
    select k.site_id, k.player_id, k.currency, date_trunc('hour', case when k.kind = 4 then k.ref_posted_at else v_now end, 'UTC'),
      case when k.kind = 1 then k.amount else 0 end,
      case when k.kind = 2 then k.amount when k.kind = 4 and k.ref_kind = 2 then -k.whole_amount else 0 end,
      case when k.kind = 3 then k.amount when k.kind = 4 and k.ref_kind = 3 then -k.whole_amount else 0 end
    from ok k where k.limited and k.moves and k.kind in (1, 2, 3, 4)
    on conflict (site_id, player_id, currency, hour) do update
    -- What an hour cannot hold is above every limit already.
    set deposits = least(u.deposits::numeric + excluded.deposits, 9223372036854775807)::bigint,
      stakes = least(u.stakes::numeric + excluded.stakes, 9223372036854775807)::bigint,
      payouts = least(u.payouts::numeric + excluded.payouts, 9223372036854775807)::bigint
  )
  select d.ordinality::int, d.status,
    case when p.moves then d.n_real else d.w_real end,
    case when p.moves then d.n_bonus else d.w_bonus end,
    case when p.moves then d.n_token else d.w_token end,
    case when p.moves then d.n_locked else d.w_locked end,
    case when p.moves then d.w_version + 1 else d.w_version end
  from decided d
  cross join lateral (select d.status = 'posted' and d.whole_amount > 0 as moves) p;
end $function$;

CREATE OR REPLACE FUNCTION ledger.post_linked(p_elements json)
 RETURNS TABLE(element integer, step integer, status text, "real" bigint, bonus bigint, token bigint, locked bigint, version bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER ROWS 128
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  v_element record;
  v_status text;
begin
  begin
    return query select * from ledger.post_steps(p_elements);
    return;
  exception when sqlstate 'ML001' then
    -- An element was refused after its first step. All elements have been rolled back, and are posted one by one below.
    null;
  end;
  for v_element in
    select e.ordinality::int as place, e.value as operations, o.site_id, o.player_id, o.currency
    from json_array_elements(p_elements) with ordinality e
    cross join lateral json_to_record(e.value -> 0) o(site_id int, player_id bigint, currency text)
    -- The order in which post_batch locks wallets, so that two calls cannot deadlock.
    order by o.site_id, o.player_id, o.currency
  loop
    begin
      return query
        select v_element.place, s.step, s.status, s."real", s.bonus, s.token, s.locked, s.version
        from ledger.post_steps(json_build_array(v_element.operations)) s;
    exception when sqlstate 'ML001' then
      get stacked diagnostics v_status = pg_exception_detail;
      return query
        select v_element.place, 1, v_status, w."real", w.bonus, w.token, w.locked, w.version
        from ledger.wallet w
        where w.site_id = v_element.site_id and w.player_id = v_element.player_id and w.currency = v_element.currency;
    end;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION ledger.post_steps(p_elements json)
 RETURNS TABLE(element integer, step integer, status text, "real" bigint, bonus bigint, token bigint, locked bigint, version bigint)
 LANGUAGE plpgsql
 ROWS 128
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  v_operations json;
  v_places int[];
  v_ended int[] := '{}';
  v_posted int[] := '{}';
  v_answer record;
begin
  step := 0;
  loop
    step := step + 1;
    select json_agg(e.value -> (step - 1) order by e.ordinality), array_agg(e.ordinality::int order by e.ordinality)
    into v_operations, v_places
    from json_array_elements(p_elements) with ordinality e
    where json_array_length(e.value) >= step and e.ordinality <> all (v_ended);
    if v_operations is null then return; end if;
    for v_answer in select * from ledger.post_batch(v_operations) loop
      element := v_places[v_answer.ordinal];
      status := v_answer.status;
      "real" := v_answer."real";
      bonus := v_answer.bonus;
      token := v_answer.token;
      locked := v_answer.locked;
      version := v_answer.version;
      if status not in ('posted', 'duplicate', 'already_rolled_back', 'remembered')
        or (status = 'duplicate' and element = any (v_posted)) then
        if step > 1 then
          raise exception 'an element is not posted in part' using errcode = 'ML001', detail = status;
        end if;
        v_ended := v_ended || element;
      elsif status = 'posted' then
        v_posted := v_posted || element;
      end if;
      return next;
    end loop;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION ledger.prune_usage(p_at_most integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
  with gone as (
    delete from ledger.usage where ctid = any (array(
      select ctid from ledger.usage where hour < ledger.clock() - interval '32 days' limit p_at_most))
    returning 1)
  select count(*) from gone
$function$;

CREATE OR REPLACE FUNCTION ledger.read_outbox(p_consumer text, p_limit integer)
 RETURNS SETOF ledger.outbox
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
declare
  v_position xid8;
begin
  insert into ledger.outbox_consumer (consumer, position) values (p_consumer, '0') on conflict do nothing;
  select c.position into v_position from ledger.outbox_consumer c where c.consumer = p_consumer for update skip locked;
  if not found then return; end if;
  return query
  select b.* from ledger.outbox b
  where b.xact_id > v_position and b.xact_id < pg_snapshot_xmin(pg_current_snapshot())
  order by b.xact_id fetch first p_limit rows with ties;
end $function$;

CREATE OR REPLACE FUNCTION ledger.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
begin
  raise exception 'ledger.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION ledger.rewind_outbox(p_consumer text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
begin
  if p_consumer <> 'reports' then
    raise exception '% does not read from the beginning again', p_consumer;
  end if;
  insert into ledger.outbox_consumer (consumer, position) values (p_consumer, '0')
  on conflict (consumer) do update set position = '0';
end $function$;

CREATE OR REPLACE FUNCTION ledger.roll_up()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
declare
  v_from xid8;
  v_before xid8;
  v_postings bigint;
begin
  select s.position into v_from from ledger.roll_up_state s for update;
  v_before := pg_snapshot_xmin(pg_current_snapshot());
  with side as (
    select p.site_id, p.currency, (p.posted_at at time zone 'UTC')::date as period, a.account, a.debit, a.credit
    from ledger.operation o
    join ledger.posting p on p.site_id = o.site_id and p.player_id = o.player_id and p.currency = o.currency
      and p.sequence = o.sequence and p.posted_at = o.posted_at
    cross join lateral (values (p.debit, p.amount, 0::bigint), (p.credit, 0::bigint, p.amount)) a(account, debit, credit)
    where o.xact_id >= v_from and o.xact_id < v_before
  ),
  added as (
    insert into ledger.house_balance as h (site_id, account, currency, period, debit, credit)
    select s.site_id, s.account, s.currency, s.period, sum(s.debit), sum(s.credit)
    from side s where s.account >= 100
    group by 1, 2, 3, 4
    on conflict (site_id, account, currency, period)
    do update set debit = h.debit + excluded.debit, credit = h.credit + excluded.credit
  )
  select count(*) / 2 into v_postings from side;
  update ledger.roll_up_state set position = v_before;
  return v_postings;
end $function$;

CREATE OR REPLACE FUNCTION ledger.round_play(p_site_id integer, p_player_id bigint, p_currency text, p_after xid8)
 RETURNS TABLE(source text, round_id text, bets bigint, bets_rolled_back bigint, is_closed boolean)
 LANGUAGE plpgsql
 STABLE ROWS 4
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
#variable_conflict use_column
begin
  return query
  select play.source, play.round_id, count(*) filter (where play.kind = 'bet'), count(*) filter (where play.kind = 'rollback'),
    bool_or(play.kind <> 'rollback' and coalesce((play.meta->>'round_closed')::boolean, false))
  from (
    select o.source, o.kind, o.meta, case o.kind when 'rollback' then undone.round_id else o.round_id end as round_id
    from ledger.outbox o
    left join lateral (
      select bet.round_id
      from ledger.closure closed
      join ledger.outbox bet on bet.site_id = closed.site_id and bet.player_id = closed.player_id and bet.source = closed.source
        and bet.external_id = closed.external_id
      where o.kind = 'rollback' and closed.site_id = o.site_id and closed.player_id = o.player_id and closed.source = o.source
        and closed.external_id = o.reference and closed.closed_by = o.external_id and bet.kind = 'bet'
      limit 1
    ) undone on true
    where o.xact_id > p_after and o.site_id = p_site_id and o.player_id = p_player_id and o.currency = p_currency
      and o.kind in ('bet', 'win', 'rollback')
  ) play
  where play.round_id is not null
  group by play.source, play.round_id;
end $function$;

CREATE OR REPLACE FUNCTION ledger.seal_blocks(p_operations integer DEFAULT 4096)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
declare
  v_watermark xid8;
  v_block bigint;
  v_after xid8;
  v_through xid8;
  v_previous bytea;
  v_hashes bytea;
  v_postings int;
  v_sealed bigint := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger.seal_blocks', 0));
  v_watermark := pg_snapshot_xmin(pg_current_snapshot());
  select b.block_id, b.through_xact, b.block_hash into v_block, v_after, v_previous
  from ledger.journal_block b order by b.block_id desc limit 1;
  v_block := coalesce(v_block, 0);
  v_after := coalesce(v_after, '0');
  v_previous := coalesce(v_previous, '');
  loop
    select o.xact_id into v_through
    from (select xact_id from ledger.operation
          where xact_id > v_after and xact_id < v_watermark
          order by xact_id fetch first p_operations rows with ties) o
    order by o.xact_id desc limit 1;
    if not found then return v_sealed; end if;
    select string_agg(sha256(convert_to(l.leaf, 'UTF8')), ''::bytea order by l.place), count(*) filter (where l.is_posting)
    into v_hashes, v_postings
    from ledger.leaves(v_after, v_through) l;
    insert into ledger.journal_block (
      block_id, after_xact, through_xact, postings, leaf_hashes, previous_hash, block_hash)
    values (v_block + 1, v_after, v_through, v_postings, v_hashes, v_previous, sha256(v_previous || v_hashes))
    returning block_id, through_xact, block_hash into v_block, v_after, v_previous;
    v_sealed := v_sealed + v_postings;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION ledger.set_limit(p_site_id integer, p_player_id bigint, p_currency text, p_set_by text, p_kind text, p_window text, p_amount bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
declare
  v_limited boolean;
begin
  select w.limited into v_limited from ledger.wallet w
  where w.site_id = p_site_id and w.player_id = p_player_id and w.currency = p_currency for update;
  if not found then return false; end if;
  if p_amount is null then
    delete from ledger.player_limit
    where site_id = p_site_id and player_id = p_player_id and currency = p_currency
      and limit_kind = p_kind and limit_window = p_window and set_by = p_set_by;
    perform ledger.stop_counting(p_site_id, p_player_id, p_currency);
    return true;
  end if;
  insert into ledger.player_limit (site_id, player_id, currency, limit_kind, limit_window, set_by, amount, set_at)
  values (p_site_id, p_player_id, p_currency, p_kind, p_window, p_set_by, p_amount, ledger.clock())
  on conflict (site_id, player_id, currency, limit_kind, limit_window, set_by)
  do update set amount = excluded.amount, next_amount = null, next_at = null, set_at = excluded.set_at;
  if not v_limited then perform ledger.start_counting(p_site_id, array[p_player_id], p_currency); end if;
  return true;
end $function$;

CREATE OR REPLACE FUNCTION ledger.set_next_limit(p_site_id integer, p_player_id bigint, p_currency text, p_set_by text, p_kind text, p_window text, p_amount bigint, p_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
begin
  update ledger.player_limit set next_amount = p_amount, next_at = p_at
  where site_id = p_site_id and player_id = p_player_id and currency = p_currency
    and limit_kind = p_kind and limit_window = p_window and set_by = p_set_by
    and (next_at is null or next_at > ledger.clock());
  return found;
end $function$;

CREATE OR REPLACE FUNCTION ledger.set_site_limit(p_site_id integer, p_currency text, p_kind text, p_window text, p_amount bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
begin
  if p_amount is null then
    delete from ledger.site_limit
    where site_id = p_site_id and currency = p_currency and limit_kind = p_kind and limit_window = p_window;
    return;
  end if;
  insert into ledger.site_limit (site_id, currency, limit_kind, limit_window, amount)
  values (p_site_id, p_currency, p_kind, p_window, p_amount)
  on conflict (site_id, currency, limit_kind, limit_window) do update set amount = excluded.amount;
end $function$;

CREATE OR REPLACE FUNCTION ledger.set_wallet_status(p_site_id integer, p_player_id bigint, p_currency text, p_status text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
begin
  update ledger.wallet set status = p_status
  where site_id = p_site_id and player_id = p_player_id and currency = p_currency;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION ledger.settle_limits(p_site_id integer, p_player_id bigint, p_currency text)
 RETURNS TABLE(limit_kind text, limit_window text, set_by text, before bigint, after bigint, since timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  v_now timestamptz := ledger.clock();
begin
  perform 1 from ledger.wallet w
  where w.site_id = p_site_id and w.player_id = p_player_id and w.currency = p_currency for update;
  return query
  select l.limit_kind, l.limit_window, l.set_by, l.amount, l.next_amount, l.next_at
  from ledger.player_limit l
  where l.site_id = p_site_id and l.player_id = p_player_id and l.currency = p_currency and l.next_at <= v_now;
  if not found then return; end if;
  delete from ledger.player_limit l
  where l.site_id = p_site_id and l.player_id = p_player_id and l.currency = p_currency and l.next_at <= v_now
    and l.next_amount is null;
  update ledger.player_limit l set amount = l.next_amount, set_at = l.next_at, next_amount = null, next_at = null
  where l.site_id = p_site_id and l.player_id = p_player_id and l.currency = p_currency and l.next_at <= v_now;
  perform ledger.stop_counting(p_site_id, p_player_id, p_currency);
end $function$;

CREATE OR REPLACE FUNCTION ledger.start_counting(p_site_id integer, p_player_ids bigint[], p_currency text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
begin
  insert into ledger.usage (site_id, player_id, currency, hour, deposits, stakes, payouts)
  select p_site_id, id, p_currency, u.hour, u.deposits, u.stakes, u.payouts
  from unnest(p_player_ids) id cross join lateral ledger.usage_of_postings(p_site_id, id, p_currency) u;
  update ledger.wallet set limited = true
  where site_id = p_site_id and player_id = any (p_player_ids) and currency = p_currency;
end $function$;

CREATE OR REPLACE FUNCTION ledger.stop_counting(p_site_id integer, p_player_id bigint, p_currency text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
begin
  if exists (select 1 from ledger.player_limit
             where site_id = p_site_id and player_id = p_player_id and currency = p_currency)
    or exists (select 1 from ledger.site_limit where site_id = p_site_id and currency = p_currency) then return; end if;
  delete from ledger.usage where site_id = p_site_id and player_id = p_player_id and currency = p_currency;
  update ledger.wallet set limited = false
  where site_id = p_site_id and player_id = p_player_id and currency = p_currency;
end $function$;

CREATE OR REPLACE FUNCTION ledger.usage_of_postings(p_site_id integer, p_player_id bigint, p_currency text)
 RETURNS TABLE(hour timestamp with time zone, deposits bigint, stakes bigint, payouts bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
  select moved.hour, sum(moved.deposit)::bigint, sum(moved.stake)::bigint, sum(moved.payout)::bigint
  from (
    select date_trunc('hour', p.posted_at, 'UTC') as hour,
      case when p.kind = 1 then p.amount else 0 end as deposit,
      case when p.kind = 2 then p.amount else 0 end as stake,
      case when p.kind = 3 then p.amount else 0 end as payout
    from ledger.posting p
    where p.site_id = p_site_id and p.player_id = p_player_id and p.currency = p_currency
      and p.posted_at > (select ledger.clock() - interval '31 days') and p.kind in (1, 2, 3)
    union all
    select date_trunc('hour', coalesce(undone.posted_at, p.posted_at), 'UTC'), 0,
      case when p.debit = 100 then -p.amount else 0 end, case when p.credit = 100 then -p.amount else 0 end
    from ledger.posting p
    left join lateral (
      select u.posted_at
      from ledger.operation r
      join ledger.operation u on u.site_id = r.site_id and u.player_id = r.player_id and u.source = r.source
        and u.external_id = r.reference
      where r.site_id = p.site_id and r.player_id = p.player_id and r.source = p.source and r.external_id = p.external_id
      limit 1
    ) undone on true
    where p.site_id = p_site_id and p.player_id = p_player_id and p.currency = p_currency
      and p.posted_at > (select ledger.clock() - interval '31 days') and p.kind = 4
  ) moved
  group by 1
$function$;

CREATE OR REPLACE FUNCTION ledger.verify_chain(OUT blocks bigint, OUT postings bigint, OUT head text, OUT fault text)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
declare
  v_block ledger.journal_block;
  v_previous bytea := '';
  v_after xid8 := '0';
  v_hashes bytea;
  v_missing int;
  v_found bigint;
begin
  blocks := 0;
  postings := 0;
  for v_block in select * from ledger.journal_block b order by b.block_id loop
    if v_block.block_id <> blocks + 1 or v_block.after_xact <> v_after or v_block.previous_hash <> v_previous
      or v_block.block_hash <> sha256(v_previous || v_block.leaf_hashes) then
      fault := format('block %s does not follow the one before it', v_block.block_id);
      return;
    end if;
    select coalesce(string_agg(sha256(convert_to(l.leaf, 'UTF8')), ''::bytea order by l.place), '') into v_hashes
    from ledger.leaves(v_after, v_block.through_xact) l;
    if v_hashes <> v_block.leaf_hashes then
      -- Look for a present row that was not sealed: it was altered or added. If there is none, a sealed row is gone.
      select format('block %s: not as it was sealed: %s', v_block.block_id, l.leaf) into fault
      from ledger.leaves(v_after, v_block.through_xact) l
      where not exists (
        select 1 from generate_series(0, length(v_block.leaf_hashes) / 32 - 1) i
        where substr(v_block.leaf_hashes, i * 32 + 1, 32) = sha256(convert_to(l.leaf, 'UTF8')))
      order by l.place limit 1;
      if fault is null then
        select min(i) into v_missing from generate_series(0, length(v_block.leaf_hashes) / 32 - 1) i
        where substr(v_block.leaf_hashes, i * 32 + 1, 32) is distinct from nullif(substr(v_hashes, i * 32 + 1, 32), '');
        fault := format('block %s: row %s of it is gone; before it: %s', v_block.block_id, v_missing + 1,
          coalesce((select l.leaf from ledger.leaves(v_after, v_block.through_xact) l where l.place = v_missing), 'nothing'));
      end if;
      return;
    end if;
    blocks := v_block.block_id;
    postings := postings + v_block.postings;
    v_previous := v_block.block_hash;
    v_after := v_block.through_xact;
  end loop;
  head := encode(v_previous, 'hex');
  -- A posting without an operation is in no block.
  select count(*) into v_found from ledger.posting p where p.xact_id <= v_after;
  if v_found <> postings then
    select format('in no block: %s', to_json(p)) into fault
    from ledger.posting p
    where p.xact_id <= v_after and not exists (
      select 1 from ledger.operation o
      where o.site_id = p.site_id and o.player_id = p.player_id and o.source = p.source and o.external_id = p.external_id
        and o.currency = p.currency and o.sequence = p.sequence and o.posted_at = p.posted_at)
    order by p.xact_id limit 1;
    fault := coalesce(fault, format('%s postings are sealed, and %s are there', postings, v_found));
  end if;
end $function$;

CREATE OR REPLACE FUNCTION ledger.window_usage(p_site_id integer, p_player_id bigint, p_currency text)
 RETURNS TABLE(limit_window text, deposits bigint, stakes bigint, payouts bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
  with used as materialized (
    select u.hour, u.deposits, u.stakes, u.payouts from ledger.usage u
    where u.site_id = p_site_id and u.player_id = p_player_id and u.currency = p_currency
    union all
    select * from ledger.usage_of_postings(p_site_id, p_player_id, p_currency)
    where not (select coalesce(bool_or(w.limited), false) from ledger.wallet w
      where w.site_id = p_site_id and w.player_id = p_player_id and w.currency = p_currency)
  ),
  span as materialized (
    select w.name, now.at - w.length as since
    from (values ('24h', interval '24 hours'), ('7d', interval '7 days'), ('30d', interval '30 days')) w(name, length)
    cross join (select ledger.clock() as at) now
  )
  select s.name, coalesce(sum(u.deposits), 0)::bigint, coalesce(sum(u.stakes), 0)::bigint,
    coalesce(sum(u.payouts) filter (where u.hour >= s.since), 0)::bigint
  from span s left join used u on u.hour > s.since - interval '1 hour'
  group by s.name
$function$;

CREATE OR REPLACE FUNCTION operators.append_audit(p_at timestamp with time zone, p_operator_id uuid, p_operator_name text, p_session_id uuid, p_ip inet, p_call text, p_permission text, p_site_id integer, p_subject_kind text, p_subject_id text, p_before jsonb, p_after jsonb, p_reason text, p_approval_id uuid)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'operators', 'pg_temp'
AS $function$
declare
  v_entry operators.audit_entry;
begin
  perform pg_advisory_xact_lock(hashtextextended('operators.audit', 0));
  select e.entry_id + 1, e.hash into v_entry.entry_id, v_entry.previous_hash
  from operators.audit_entry e order by e.entry_id desc limit 1;
  v_entry.entry_id := coalesce(v_entry.entry_id, 1);
  v_entry.previous_hash := coalesce(v_entry.previous_hash, '');
  v_entry.at := p_at;
  v_entry.operator_id := p_operator_id;
  v_entry.operator_name := p_operator_name;
  v_entry.session_id := p_session_id;
  v_entry.ip := p_ip;
  v_entry.call := p_call;
  v_entry.permission := p_permission;
  v_entry.site_id := p_site_id;
  v_entry.subject_kind := p_subject_kind;
  v_entry.subject_id := p_subject_id;
  v_entry.before := p_before;
  v_entry.after := p_after;
  v_entry.reason := p_reason;
  v_entry.approval_id := p_approval_id;
  v_entry.hash := sha256(v_entry.previous_hash || convert_to(operators.audit_leaf(v_entry), 'UTF8'));
  insert into operators.audit_entry select v_entry.*;
  return v_entry.entry_id;
end $function$;

CREATE OR REPLACE FUNCTION operators.audit_leaf(e operators.audit_entry)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'operators', 'pg_temp'
AS $function$
  select json_build_array(
    e.entry_id, extract(epoch from e.at), e.operator_id, e.operator_name, e.session_id, host(e.ip), e.call, e.permission,
    e.site_id, e.subject_kind, e.subject_id, e.before, e.after, e.reason, e.approval_id)::text
$function$;

CREATE OR REPLACE FUNCTION operators.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'operators', 'pg_temp'
AS $function$
begin
  raise exception 'operators.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION operators.verify_audit(OUT entries bigint, OUT head text, OUT fault text)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'operators', 'pg_temp'
AS $function$
declare
  v_entry operators.audit_entry;
  v_previous bytea := '';
begin
  entries := 0;
  for v_entry in select * from operators.audit_entry e order by e.entry_id loop
    if v_entry.entry_id <> entries + 1 then
      fault := format('entry %s is gone', entries + 1);
      return;
    end if;
    if v_entry.previous_hash <> v_previous
      or v_entry.hash <> sha256(v_previous || convert_to(operators.audit_leaf(v_entry), 'UTF8')) then
      fault := format('entry %s is not as it was written', v_entry.entry_id);
      return;
    end if;
    entries := v_entry.entry_id;
    v_previous := v_entry.hash;
  end loop;
  head := encode(v_previous, 'hex');
end $function$;

CREATE OR REPLACE FUNCTION players.announce_status()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('player_status_changed', new.player_id::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION players.mailbox(p_email text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select case when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || host end
  from (select split_part(regexp_replace(lower(p_email), '@[^@]*$', ''), '+', 1) as name,
    regexp_replace(lower(p_email), '^.*@', '') as host) parts
$function$;

CREATE OR REPLACE FUNCTION privacy.data_rules()
 RETURNS TABLE(schema_name text, table_name text, rule text, row_key text, exported boolean, secret text[], kept text[], cleared jsonb, why text)
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
select r.schema_name, r.table_name, r.rule, r.row_key, r.exported, r.secret::text[], r.kept::text[], r.cleared::jsonb, r.why
from (values
  ('cashier', 'adjustment', 'keep', 'player', true,
    '{}', '{site_id,player_id,adjustment_id,idempotency_key,currency,direction,amount,reason,asked_by,created_at,state,decided_by,decided_at}',
    '{}', 'the ledger needs the payment'),
  ('cashier', 'bank_account', 'clear', 'player', true,
    '{account_number_sealed,account_number_digest}', '{site_id,player_id,bank_account_id,bank_name,created_at}',
    '{"account_name": "''''", "account_number_sealed": "''\\x''::bytea", "account_number_digest": "''\\x''::bytea", "account_number_masked": "''''", "is_default": "false", "removed_at": "coalesce(removed_at, now())"}', 'withdrawals name it; whose and which it was is gone'),
  ('cashier', 'deposit', 'clear', 'player', true,
    '{}', '{site_id,player_id,deposit_id,idempotency_key,method_code,gateway,amount,currency,status,gateway_payment_id,created_at,expires_at,settled_at,looked_at,kind,fee,pay_to,reference,reason,refund_reference,received_amount,received_reference}',
    '{"return_url": "''''", "payment_url": "null"}', 'the ledger needs the payment'),
  ('cashier', 'deposit_event', 'keep', 'player', true,
    '{}', '{site_id,player_id,deposit_id,event_id,action,actor,detail,created_at}',
    '{}', 'the ledger needs the payment'),
  ('cashier', 'deposit_method', 'none', 'none', false, '{}', '{}', '{}', 'names payments only'),
  ('cashier', 'deposit_proof', 'delete', 'player', true,
    '{content,content_sealed,content_digest,source_digest}', '{}',
    '{}', 'pictures of transfers; the deposit says who decided'),
  ('cashier', 'document', 'clear', 'player', true,
    '{content_sealed,source_digest}', '{site_id,player_id,document_id,kind,media_type,expires_on,created_at}',
    '{"content_sealed": "''\\x''::bytea", "source_digest": "''\\x''::bytea", "state": "case state when ''waiting'' then ''refused'' else state end", "reason": "case state when ''waiting'' then ''erased'' else reason end", "decided_by": "coalesce(decided_by, ''erasure'')", "decided_at": "coalesce(decided_at, now())"}', 'that a document was approved stays; the picture is gone'),
  ('cashier', 'document_rule', 'none', 'none', false, '{}', '{}', '{}', 'names payments only'),
  ('cashier', 'failed_notice', 'none', 'none', false, '{}', '{}', '{}', 'names payments only'),
  ('cashier', 'gateway_event', 'none', 'none', false, '{}', '{}', '{}', 'names payments only'),
  ('cashier', 'gateway_difference', 'none', 'none', false, '{}', '{}', '{}', 'names payments only'),
  ('cashier', 'gateway_explanation', 'none', 'none', false, '{}', '{}', '{}', 'names payments only'),
  ('cashier', 'gateway_reconciliation', 'none', 'none', false, '{}', '{}', '{}', 'names payments only'),
  ('cashier', 'payout_record', 'none', 'none', false, '{}', '{}', '{}', 'names payments only'),
  ('cashier', 'site_setting', 'none', 'none', false, '{}', '{}', '{}', 'names payments only'),
  ('cashier', 'turnover_requirement', 'keep', 'player', true,
    '{}', '{site_id,player_id,currency,required,stake_mark}',
    '{}', 'the ledger needs the payment'),
  ('cashier', 'withdrawal', 'keep', 'player', true,
    '{}', '{site_id,player_id,withdrawal_id,idempotency_key,bank_account_id,gateway,amount,currency,status,reason,gateway_payout_id,created_at,settled_at,payout_attempt,looked_at,returned_at,return_reference,review_priority,requested_at}',
    '{}', 'the ledger needs the payment'),
  ('cashier', 'withdrawal_event', 'keep', 'player', true,
    '{}', '{site_id,player_id,withdrawal_id,event_id,action,actor,detail,created_at}',
    '{}', 'the ledger needs the payment'),
  ('catalog', 'game', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('catalog', 'provider', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('catalog', 'site_game', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('catalog', 'site_provider', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('house', 'build', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own'),
  ('house', 'chain', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own'),
  ('house', 'chat_block', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own; exported and forgotten by the provider (/chat/of_player, /chat/forget)'),
  ('house', 'chat_line', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own; exported and forgotten by the provider (/chat/of_player, /chat/forget)'),
  ('house', 'chat_mute', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own; exported and forgotten by the provider (/chat/of_player, /chat/forget)'),
  ('house', 'chat_report', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own; exported and forgotten by the provider (/chat/of_player, /chat/forget)'),
  ('house', 'chat_word_list', 'none', 'none', false, '{}', '{}', '{}', 'knows no player; names the operator who changed it'),
  ('house', 'draw', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own'),
  ('house', 'draw_bet', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own'),
  ('house', 'exposure_lease', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own'),
  ('house', 'free_bet', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own'),
  ('house', 'jackpot', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own'),
  ('house', 'jackpot_entry', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own'),
  ('house', 'jackpot_lane', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own'),
  ('house', 'jackpot_won', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own'),
  ('house', 'lottery_pool', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own'),
  ('house', 'lottery_share', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own'),
  ('house', 'meter', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own'),
  ('house', 'player_turn', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own'),
  ('house', 'round', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own'),
  ('house', 'round_action', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own'),
  ('house', 'round_event', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own'),
  ('house', 'round_raise', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own'),
  ('house', 'round_transaction', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own'),
  ('house', 'sales_stop', 'none', 'none', false, '{}', '{}', '{}', 'knows no player; names the operator who changed it'),
  ('house', 'seed', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own'),
  ('house', 'session', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own'),
  ('house', 'subscription', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own'),
  ('house', 'subscription_ticket', 'none', 'none', false, '{}', '{}', '{}', 'knows players by a number of its own'),
  ('keys', 'key', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('ledger', 'account', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('ledger', 'closure', 'keep', 'player', true,
    '{}', '{site_id,player_id,source,external_id,closed_by}',
    '{}', 'the books'),
  ('ledger', 'house_balance', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('ledger', 'journal_block', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('ledger', 'operation', 'keep', 'player', true,
    '{request_hash}', '{site_id,player_id,source,external_id,kind,request_hash,currency,amount,real_amount,bonus_amount,sequence,reference,round_id,game_code,meta,posted_at,xact_id}',
    '{}', 'the books'),
  ('ledger', 'operation_kind', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('ledger', 'outbox_consumer', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('ledger', 'player_limit', 'keep', 'player', true,
    '{}', '{site_id,player_id,currency,limit_kind,limit_window,amount,set_at,set_by,next_amount,next_at}',
    '{}', 'the books'),
  ('ledger', 'posting', 'keep', 'player', true,
    '{}', '{site_id,player_id,currency,sequence,leg,kind,debit,credit,amount,real_after,bonus_after,token_after,locked_after,posted_at,xact_id,source,external_id}',
    '{}', 'the books'),
  ('ledger', 'roll_up_state', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('ledger', 'site_limit', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('ledger', 'usage', 'keep', 'player', true,
    '{}', '{site_id,player_id,currency,hour,deposits,stakes,payouts}',
    '{}', 'the books'),
  ('ledger', 'wallet', 'keep', 'player', true,
    '{}', '{site_id,player_id,currency,real,bonus,token,locked,version,status,limited,opened_at}',
    '{}', 'the books'),
  ('operators', 'approval', 'clear', 'approval', false,
    '{}', '{approval_id,kind,subject_id,site_id,amount,currency,asked_by,asked_at,reason,state,decided_by,decided_at,decision_reason,before,after}',
    '{"account_id": "''erased-'' || $2"}', 'who decided stays'),
  ('operators', 'approval_rule', 'none', 'none', false, '{}', '{}', '{}', 'about operators'),
  ('operators', 'audit_entry', 'keep', 'audit', false,
    '{}', '{entry_id,at,operator_id,operator_name,session_id,ip,call,permission,site_id,subject_kind,subject_id,before,after,reason,approval_id,previous_hash,hash}',
    '{}', 'append-only, and without personal data'),
  ('operators', 'grant_of_role', 'none', 'none', false, '{}', '{}', '{}', 'about operators'),
  ('operators', 'invitation', 'none', 'none', false, '{}', '{}', '{}', 'about operators'),
  ('operators', 'operator', 'none', 'none', false, '{}', '{}', '{}', 'about operators'),
  ('operators', 'passkey', 'none', 'none', false, '{}', '{}', '{}', 'about operators'),
  ('operators', 'passkey_challenge', 'none', 'none', false, '{}', '{}', '{}', 'forgotten within minutes'),
  ('operators', 'player_note', 'delete', 'player', false,
    '{}', '{}',
    '{}', 'what operators wrote for each other'),
  ('operators', 'player_tag', 'delete', 'player', false,
    '{}', '{}',
    '{}', 'what operators wrote for each other'),
  ('operators', 'recovery_code', 'none', 'none', false, '{}', '{}', '{}', 'about operators'),
  ('operators', 'role', 'none', 'none', false, '{}', '{}', '{}', 'about operators'),
  ('operators', 'saved_view', 'none', 'none', false, '{}', '{}', '{}', 'about operators'),
  ('operators', 'session', 'none', 'none', false, '{}', '{}', '{}', 'about operators'),
  ('operators', 'sign_in_attempt', 'none', 'none', false, '{}', '{}', '{}', 'about operators'),
  ('players', 'access_log', 'delete', 'account', true,
    '{}', '{}',
    '{}', 'who came in from where'),
  ('players', 'account_code', 'delete', 'account', true,
    '{code_hash}', '{}',
    '{}', 'codes that were sent'),
  ('players', 'favourite', 'delete', 'player', true,
    '{}', '{}',
    '{}', 'a convenience of the player'),
  ('players', 'login_attempt', 'delete', 'account', true,
    '{}', '{}',
    '{}', 'failed sign-ins'),
  ('players', 'one_time_code', 'delete', 'player', true,
    '{code_hash}', '{}',
    '{}', 'codes that were sent'),
  ('players', 'outbox_message', 'delete', 'recipient', true,
    '{}', '{}',
    '{}', 'messages that a demo keeps'),
  ('players', 'passkey', 'delete', 'player', true,
    '{credential_id,public_key}', '{}',
    '{}', 'a means to sign in'),
  ('players', 'passkey_challenge', 'none', 'none', false, '{}', '{}', '{}', 'forgotten within minutes'),
  ('players', 'push_subscription', 'delete', 'player', true,
    '{p256dh,auth,endpoint}', '{}',
    '{}', 'a browser of the player'),
  ('players', 'recovery_code', 'delete', 'player', true,
    '{code_digest}', '{}',
    '{}', 'a means to sign in'),
  ('players', 'risk_sign', 'clear', 'player', false,
    '{}', '{site_id,player_id,kind,other_player_id,noted_at}',
    '{"detail": "''''"}', 'evidence against fraud, without what names the person'),
  ('players', 'security_change', 'keep', 'player', true,
    '{}', '{site_id,player_id,change_id,kind,changed_at}',
    '{}', 'evidence of changes, without their content'),
  ('players', 'session', 'delete', 'player', true,
    '{token_hash,step_up_hash}', '{}',
    '{}', 'who came in from where'),
  ('players', 'status_change', 'clear', 'player', true,
    '{}', '{site_id,player_id,change_id,from_status,to_status,changed_by,created_at}',
    '{"reason": "''''"}', 'who blocked or closed it stays; what was written about the person is gone'),
  ('players', 'two_factor', 'delete', 'player', true,
    '{secret_sealed,last_step}', '{}',
    '{}', 'a means to sign in'),
  ('privacy', 'erasure', 'keep', 'player', false,
    '{}', '{site_id,player_id,approval_id,erased_at,rows}',
    '{}', 'that it was erased'),
  ('privacy', 'export', 'delete', 'player', false,
    '{content_sealed}', '{}',
    '{}', 'archives that were prepared'),
  ('reports', 'difference', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('reports', 'export', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('reports', 'first_deposit', 'keep', 'player', true,
    '{}', '{site_id,player_id,day,hour,currency,amount}',
    '{}', 'figures, by number'),
  ('reports', 'game_day', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('reports', 'player_day', 'keep', 'player', true,
    '{}', '{site_id,day,currency,player_id,is_new,first_bet_hour,bets,turnover,wins,jackpot_contributions,jackpot_payouts,jackpot_seeds,bonus_cost,deposits,deposit_count,withdrawals,withdrawal_count}',
    '{}', 'figures, by number'),
  ('reports', 'player_month', 'keep', 'player', true,
    '{}', '{site_id,month,currency,player_id}',
    '{}', 'figures, by number'),
  ('reports', 'prepared_file', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('reports', 'progress', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('reports', 'reconciliation', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('reports', 'site_hour', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('reports', 'subscription', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rewards', 'award_terms', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rewards', 'bonus', 'clear', 'player', true,
    '{}', '{site_id,player_id,bonus_id,origin_key,promotion_id,kind,currency,status,offer,terms,deposit_key,deposit,amount,required,wagered,max_win,spins_total,converted,forfeited,claimed_at,waits_until,queued_at,activated_at,expires_at,ended_at,activated_sequence,ended_sequence,stakes_before}',
    '{"device_key": "''''", "phone_key": "''''", "mailbox_key": "''''"}', 'the ledger needs the bonus'),
  ('rewards', 'bonus_residue', 'keep', 'player', true,
    '{}', '{site_id,player_id,source,external_id,bonus_id,amount,settled_at}',
    '{}', 'the ledger needs the reward'),
  ('rewards', 'campaign', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rewards', 'campaign_recipient', 'keep', 'player', true,
    '{}', '{site_id,campaign_id,player_id,channel,state,at}',
    '{}', 'that a message was sent, and not what it said'),
  ('rewards', 'cashback', 'keep', 'player', true,
    '{}', '{site_id,player_id,promotion_id,period_start,period_end,net_loss,percent_hundredths,amount,paid_as,created_at}',
    '{}', 'the ledger needs the reward'),
  ('rewards', 'counted_ahead', 'keep', 'player', true,
    '{}', '{site_id,player_id,position}',
    '{}', 'the ledger needs the reward'),
  ('rewards', 'inbox_message', 'clear', 'player', true,
    '{}', '{site_id,player_id,inbox_id,message_key,category,currency,reward_kind,reward_amount,created_at,expires_at,read_at,claimed_at,deleted_at}',
    '{"title": "''{}''::jsonb", "body": "''{}''::jsonb", "href": "''''"}', 'a reward that was claimed stays'),
  ('rewards', 'leaderboard', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rewards', 'leaderboard_period', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rewards', 'leaderboard_prize', 'keep', 'player', true,
    '{}', '{site_id,leaderboard_code,period_start,rank,player_id,score,reward_kind,reward_amount,currency,paid_at}',
    '{}', 'the ledger needs the reward'),
  ('rewards', 'leaderboard_score', 'keep', 'player', true,
    '{}', '{site_id,leaderboard_code,period_start,player_id,score,reached_at}',
    '{}', 'the ledger needs the reward'),
  ('rewards', 'leaderboard_win', 'keep', 'player', true,
    '{}', '{site_id,leaderboard_code,period_start,player_id,source,win_id,bet_id,multiplier,won_at}',
    '{}', 'the ledger needs the reward'),
  ('rewards', 'mini_game', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rewards', 'mini_game_cycle', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rewards', 'mini_game_odds', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rewards', 'mini_game_play', 'keep', 'player', true,
    '{salt,server_seed}', '{site_id,player_id,play_id,game_id,token_cost,draw,salt,prize_id,prize_kind,prize_amount,currency,created_at,settled_at,stakes_before,server_seed,client_seed,client_seed_by,odds_version}',
    '{}', 'the ledger needs the reward'),
  ('rewards', 'mini_game_prize', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rewards', 'mini_game_seed', 'keep', 'player', true,
    '{server_seed}', '{site_id,player_id,game_id,server_seed}',
    '{}', 'the ledger needs the reward'),
  ('rewards', 'mission', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rewards', 'mission_progress', 'keep', 'player', true,
    '{}', '{site_id,player_id,mission_code,period_start,value,target,completed_at,claimed_at,updated_at,terms_version}',
    '{}', 'the ledger needs the reward'),
  ('rewards', 'mission_terms', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rewards', 'news', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rewards', 'promotion', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rewards', 'referral', 'keep', 'player', true,
    '{}', '{site_id,player_id,referrer_id,status,reason,joined_at,qualified_at}',
    '{}', 'the ledger needs the reward'),
  ('rewards', 'referral_claim', 'keep', 'player', true,
    '{}', '{site_id,player_id,claim_id,amount,currency,created_at}',
    '{}', 'the ledger needs the reward'),
  ('rewards', 'referral_earning', 'keep', 'player', true,
    '{}', '{site_id,player_id,friend_id,kind,day,basis,base,rate_ppm,amount,currency,created_at,claim_id}',
    '{}', 'the ledger needs the reward'),
  ('rewards', 'referral_program', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rewards', 'referral_tier', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rewards', 'stake_weight', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rewards', 'token_earned', 'keep', 'player', true,
    '{}', '{site_id,player_id,rule,steps,rule_version}',
    '{}', 'the ledger needs the reward'),
  ('rewards', 'token_grant', 'keep', 'player', true,
    '{}', '{site_id,player_id,rule,rule_version,steps,tokens,granted_at}',
    '{}', 'the ledger needs the reward'),
  ('rewards', 'token_rule', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rewards', 'token_rule_past', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rewards', 'vip_benefit', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rewards', 'vip_change', 'keep', 'player', true,
    '{}', '{site_id,player_id,change_id,level_before,level_after,reason,changed_at}',
    '{}', 'the ledger needs the reward'),
  ('rewards', 'vip_gift', 'keep', 'player', true,
    '{}', '{site_id,player_id,year,amount,given_at}',
    '{}', 'the ledger needs the reward'),
  ('rewards', 'vip_level', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rewards', 'vip_standing', 'keep', 'player', true,
    '{}', '{site_id,player_id,currency,level,deposit,turnover,deposits,level_since,cycle_start}',
    '{}', 'the ledger needs the reward'),
  ('rounds', 'bet_session', 'keep', 'player', true,
    '{}', '{site_id,player_id,provider_code,session_id,takes_bets,settled_by,settlement}',
    '{}', 'records of play, which a regulator may ask for'),
  ('rounds', 'free_round_grant', 'keep', 'player', true,
    '{}', '{site_id,player_id,reward_uuid,provider_code,game_code,currency,bet,rounds,used,win_as,won,status,provider_reward_id,created_at,expires_at,asked_at,cancelled_at,starts_at}',
    '{}', 'records of play, which a regulator may ask for'),
  ('rounds', 'free_round_transaction', 'keep', 'player', true,
    '{}', '{site_id,player_id,provider_code,transaction_id,reward_uuid,kind,amount}',
    '{}', 'records of play, which a regulator may ask for'),
  ('rounds', 'game_session', 'keep', 'player', true,
    '{token_hash}', '{site_id,player_id,game_session_id,session_id,provider_code,user_id,game_code,currency,token_hash,created_at,expires_at,ended_at,end_reason}',
    '{}', 'records of play, which a regulator may ask for'),
  ('rounds', 'player_day', 'keep', 'player', true,
    '{}', '{site_id,player_id,currency,day,site_day,deposits,deposit_count,withdrawals,bets,stakes,real_stakes,payouts,real_payouts,bonus_granted,bonus_forfeited,bonus_converted,cash_rewards,adjustments,counted_stakes}',
    '{}', 'records of play, which a regulator may ask for'),
  ('rounds', 'provider_connection', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rounds', 'provider_event', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rounds', 'provider_minute', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rounds', 'provider_origin', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rounds', 'provider_player', 'keep', 'player', true,
    '{}', '{site_id,player_id,provider_code,user_id,created_at}',
    '{}', 'records of play, which a regulator may ask for'),
  ('rounds', 'reconciliation', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rounds', 'reconciliation_difference', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('rounds', 'round', 'keep', 'player', true,
    '{}', '{site_id,player_id,provider_code,round_id,game_code,currency,stake,payout,bets,bets_rolled_back,status,opened_at,updated_at,effective_turnover,bet_lines}',
    '{}', 'records of play, which a regulator may ask for'),
  ('rounds', 'session_stake', 'keep', 'player', true,
    '{}', '{site_id,player_id,provider_code,session_id,transaction_id,position,amount,is_preserve,status}',
    '{}', 'records of play, which a regulator may ask for'),
  ('safety', 'event', 'keep', 'player', true,
    '{}', '{site_id,player_id,event_id,actor_kind,actor,action,before,after,created_at}',
    '{}', 'protection and its evidence'),
  ('safety', 'exclusion', 'keep', 'player', true,
    '{}', '{site_id,player_id,exclusion_id,kind,started_at,ends_at,return_requested_at,approved_by,approved_at,returns_at,lifted_at,added_by}',
    '{}', 'protection and its evidence'),
  ('safety', 'marker', 'keep', 'player', false,
    '{}', '{site_id,player_id,rule,area,value,threshold,first_at,last_at,reviewed_at,reviewed_by,review_note}',
    '{}', 'protection and its evidence'),
  ('safety', 'play_span', 'delete', 'player', true,
    '{}', '{}',
    '{}', 'when the player was here'),
  ('safety', 'reality_check', 'delete', 'player', true,
    '{}', '{}',
    '{}', 'a setting of the player'),
  ('safety', 'reality_check_seen', 'delete', 'player', true,
    '{}', '{}',
    '{}', 'when the player was here'),
  ('safety', 'site_time_limit', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('safety', 'time_limit', 'keep', 'player', true,
    '{}', '{site_id,player_id,set_by,limit_window,minutes,next_minutes,next_at,set_at}',
    '{}', 'protection and its evidence'),
  ('sites', 'ad_visit', 'none', 'none', false, '{}', '{}', '{}', 'names nobody, and is forgotten after a year'),
  ('sites', 'analytics_script', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('sites', 'banner', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('sites', 'brand_import', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('sites', 'cms_page', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('sites', 'contact_reply', 'delete', 'reply', true,
    '{}', '{}',
    '{}', 'answers to letters of the player'),
  ('sites', 'domain', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('sites', 'draft', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('sites', 'game_menu_item', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('sites', 'menu_item', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('sites', 'partner', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('sites', 'picture', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('sites', 'popup', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('sites', 'reply_template', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('sites', 'revision', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('sites', 'seo_record', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('sites', 'site', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('sites', 'social_account', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('system', 'backup', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('system', 'book_check', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('system', 'delivery_hour', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('system', 'task_run', 'none', 'none', false, '{}', '{}', '{}', 'about no player'),
  ('sites', 'contact_message', 'delete', 'letter', true,
    '{}', '{}',
    '{}', 'letters of the player'),
  ('players', 'player', 'clear', 'player', true,
    '{password_hash}', '{site_id,player_id,language,currency,status,terms_accepted_at,created_at,referral_code,referrer_player_id,terms_version,mailbox,is_demo}',
    '{"account_id": "''erased-'' || player_id", "password_hash": "''$argon2id$v=19$m=19456,t=2,p=1$'' || rtrim(encode(uuid_send(gen_random_uuid()), ''base64''), ''='') || ''$'' || rtrim(encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), ''base64''), ''='')", "full_name": "''''", "birth_date": "date_trunc(''year'', birth_date)::date", "contact_phone": "''''", "contact_email": "''''", "phone_verified_at": "null", "email_verified_at": "null", "accepts_marketing": "false", "referrer_code": "''''", "ch": "''''", "cm": "''''", "pp": "''''", "affiliate_code": "''''", "fbp": "''''", "appsflyer_id": "''''", "visitor_id": "''''", "applied_from": "null", "shares_mailbox": "false"}', 'what is kept hangs on its number; the year of birth proves that the player was of age')
) r (schema_name, table_name, rule, row_key, exported, secret, kept, cleared, why)
$function$;

CREATE OR REPLACE FUNCTION privacy.erase_player(p_approval_id uuid, p_at timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'privacy', 'pg_temp'
AS $function$
declare
  v_site_id int;
  v_player_id bigint;
  v_rule record;
  v_account text;
  v_phone text;
  v_email text;
  v_status text;
  v_blocked boolean;
  v_sets text;
  v_count bigint;
  v_rows jsonb := '{}';
begin
  execute format('select site_id, subject_id::bigint from %I.%I where approval_id = $1 and kind = ''erasure'' and state = ''approved''
    and decided_by <> asked_by', 'operators', 'approval')
    into v_site_id, v_player_id using p_approval_id;
  if v_player_id is null then
    raise exception 'two operators must have agreed to the erasure' using errcode = 'insufficient_privilege';
  end if;
  execute format('select account_id, contact_phone, contact_email, status from %I.%I where site_id = $1 and player_id = $2 for update',
    'players', 'player') into v_account, v_phone, v_email, v_status using v_site_id, v_player_id;
  if v_status is distinct from 'closed' then
    raise exception 'only a closed account is erased' using errcode = 'insufficient_privilege';
  end if;
  execute format('select exists (select from %I.%I where site_id = $1 and player_id = $2 and ("real", bonus, locked) <> (0, 0, 0))',
    'ledger', 'wallet') into v_blocked using v_site_id, v_player_id;
  if v_blocked then
    raise exception 'an account with money is not erased' using errcode = 'insufficient_privilege';
  end if;
  execute format('select exists (select from %I.%I where site_id = $1 and player_id = $2 and (returns_at is null or returns_at > $3))',
    'safety', 'exclusion') into v_blocked using v_site_id, v_player_id, p_at;
  if v_blocked then
    raise exception 'a player whose exclusion stands is not erased' using errcode = 'insufficient_privilege';
  end if;
  insert into privacy.erasure (site_id, player_id, approval_id, erased_at, rows)
    values (v_site_id, v_player_id, p_approval_id, p_at, '{}');
  for v_rule in select * from privacy.data_rules() r where r.rule in ('clear', 'delete') loop
    if v_rule.rule = 'delete' then
      execute format('delete from %I.%I where %s', v_rule.schema_name, v_rule.table_name, privacy.rows_of(v_rule.row_key))
        using v_site_id, v_player_id, v_account, v_phone, v_email;
    else
      select string_agg(format('%I = %s', c.key, c.value), ', ') into v_sets from jsonb_each_text(v_rule.cleared) c;
      execute format('update %I.%I set %s where %s', v_rule.schema_name, v_rule.table_name, v_sets, privacy.rows_of(v_rule.row_key))
        using v_site_id, v_player_id, v_account, v_phone, v_email;
    end if;
    get diagnostics v_count = row_count;
    if v_count > 0 then
      v_rows := v_rows || jsonb_build_object(format('%s.%s', v_rule.schema_name, v_rule.table_name), v_count);
    end if;
  end loop;
  update privacy.erasure e set rows = v_rows where e.approval_id = p_approval_id;
  return v_rows;
end $function$;

CREATE OR REPLACE FUNCTION privacy.read_player(p_site_id integer, p_player_id bigint)
 RETURNS TABLE(schema_name text, table_name text, held jsonb)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'privacy', 'pg_temp'
AS $function$
declare
  v_rule record;
  v_account text;
  v_phone text;
  v_email text;
begin
  execute format('select account_id, contact_phone, contact_email from %I.%I where site_id = $1 and player_id = $2', 'players', 'player')
    into v_account, v_phone, v_email using p_site_id, p_player_id;
  if v_account is null then return; end if;
  for v_rule in select * from privacy.data_rules() r where r.exported loop
    execute format('select coalesce(jsonb_agg(to_jsonb(t) - $6), ''[]''::jsonb) from %I.%I t where %s',
        v_rule.schema_name, v_rule.table_name, privacy.rows_of(v_rule.row_key))
      into held using p_site_id, p_player_id, v_account, v_phone, v_email, v_rule.secret;
    if jsonb_array_length(held) > 0 then
      schema_name := v_rule.schema_name;
      table_name := v_rule.table_name;
      return next;
    end if;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION privacy.rows_of(row_key text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
select case row_key
  when 'player' then 'site_id = $1 and player_id = $2'
  when 'account' then 'site_id = $1 and account_id = $3'
  when 'approval' then 'site_id = $1 and account_id = $3'
  when 'recipient' then 'site_id = $1 and recipient <> '''' and recipient in ($4, $5)'
  when 'letter' then 'site_id = $1 and (player_id = $2 or (email <> '''' and email = $5))'
  when 'reply' then format('site_id = $1 and contact_message_id in (select l.contact_message_id from %I.%I l
    where l.site_id = $1 and (l.player_id = $2 or (l.email <> '''' and l.email = $5)))', 'sites', 'contact_message')
  when 'audit' then 'site_id = $1 and subject_kind = ''player'' and subject_id = $2::text'
end
$function$;

CREATE OR REPLACE FUNCTION rewards.announce_bonus()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform pg_notify('bonus_changed', new.site_id || ' ' || new.player_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION rewards.keep_mission_terms()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  insert into rewards.mission_terms (site_id, mission_code, terms_version, title, description, target, category, provider_code,
    game_code, minimum_stake, turnover, reward_kind, reward_amount, claim_hours)
  values (old.site_id, old.mission_code, old.terms_version, old.title, old.description, old.target, old.category, old.provider_code,
    old.game_code, old.minimum_stake, old.turnover, old.reward_kind, old.reward_amount, old.claim_hours);
  new.terms_version := old.terms_version + 1;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION rounds.has_open_round(p_site_id integer, p_player_id bigint, p_currency text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'rounds', 'pg_temp'
AS $function$
declare
  v_position xid8 := ledger.position_of('rounds');
begin
  return exists (
    with play as materialized (
      select * from ledger.round_play(p_site_id, p_player_id, p_currency, v_position)
    )
    select from rounds.round r
    where r.site_id = p_site_id and r.player_id = p_player_id and r.currency = p_currency and r.status = 'open'
      and not exists (select from play p where p.source = r.provider_code and p.round_id = r.round_id)
    union all
    select from play p
    left join rounds.round r on r.site_id = p_site_id and r.player_id = p_player_id and r.provider_code = p.source
      and r.round_id = p.round_id
    where not p.is_closed and r.status is distinct from 'settled'
      and coalesce(r.bets_rolled_back, 0) + p.bets_rolled_back < greatest(coalesce(r.bets, 0) + p.bets, 1)
  );
end $function$;

CREATE OR REPLACE FUNCTION rounds.play_of_player(p_site_id integer, p_player_id bigint, p_currency text, p_days daterange, p_site_days daterange)
 RETURNS TABLE(deposits bigint, deposit_count bigint, withdrawals bigint, bets bigint, stakes bigint, real_stakes bigint, counted_stakes bigint, payouts bigint, real_payouts bigint, bonus_granted bigint, bonus_forfeited bigint, bonus_converted bigint, cash_rewards bigint, adjustments bigint)
 LANGUAGE plpgsql
 STABLE ROWS 1
 SET search_path TO 'pg_catalog', 'rounds', 'pg_temp'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
#variable_conflict use_column
declare
  v_position xid8 := ledger.position_of('rounds');
begin
  return query
  select coalesce(sum(d.deposits), 0)::bigint, coalesce(sum(d.deposit_count), 0)::bigint, coalesce(sum(d.withdrawals), 0)::bigint,
    coalesce(sum(d.bets), 0)::bigint, coalesce(sum(d.stakes), 0)::bigint, coalesce(sum(d.real_stakes), 0)::bigint,
    coalesce(sum(d.counted_stakes), 0)::bigint,
    coalesce(sum(d.payouts), 0)::bigint, coalesce(sum(d.real_payouts), 0)::bigint, coalesce(sum(d.bonus_granted), 0)::bigint,
    coalesce(sum(d.bonus_forfeited), 0)::bigint, coalesce(sum(d.bonus_converted), 0)::bigint,
    coalesce(sum(d.cash_rewards), 0)::bigint, coalesce(sum(d.adjustments), 0)::bigint
  from (
    select c.day, c.site_day, c.deposits, c.deposit_count, c.withdrawals, c.bets, c.stakes, c.real_stakes, c.counted_stakes, c.payouts,
      c.real_payouts, c.bonus_granted, c.bonus_forfeited, c.bonus_converted, c.cash_rewards, c.adjustments
    from rounds.player_day c
    where c.site_id = p_site_id and c.player_id = p_player_id and c.currency = p_currency
    union all
    select m.day, m.site_day, m.deposits, m.deposit_count, m.withdrawals, m.bets, m.stakes, m.real_stakes, m.counted_stakes, m.payouts,
      m.real_payouts, m.bonus_granted, m.bonus_forfeited, m.bonus_converted, m.cash_rewards, m.adjustments
    from rounds.movement m
    where m.xact_id > v_position and m.site_id = p_site_id and m.player_id = p_player_id and m.currency = p_currency
  ) d
  where d.day <@ p_days and d.site_day <@ p_site_days;
end $function$;

CREATE OR REPLACE FUNCTION rounds.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  raise exception 'rounds.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION safety.is_play_watched(p_site_id integer, p_player_id bigint, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'safety', 'pg_temp'
AS $function$
  select exists (select 1 from safety.reality_check r
      where r.site_id = p_site_id and r.player_id = p_player_id and r.interval_minutes is not null)
    or exists (select 1 from safety.time_limits_in_force(p_site_id, p_player_id, p_now) l where l.minutes is not null)
$function$;

CREATE OR REPLACE FUNCTION safety.play(p_site_id integer, p_player_id bigint, p_now timestamp with time zone, p_pause interval)
 RETURNS interval
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'safety', 'pg_temp'
AS $function$
declare
  v_started_at timestamptz;
  v_last_at timestamptz;
  v_left interval;
  v_gap interval;
begin
  perform pg_advisory_xact_lock(hashtextextended('safety.play ' || p_player_id, 0));
  v_left := safety.time_left(p_site_id, p_player_id, p_now);
  if v_left = interval '0' then return v_left; end if;
  select s.started_at, s.last_at into v_started_at, v_last_at from safety.play_span s
  where s.site_id = p_site_id and s.player_id = p_player_id order by s.started_at desc limit 1;
  v_gap := p_now - v_last_at;
  if v_gap is null or v_gap > p_pause then
    insert into safety.play_span (site_id, player_id, started_at, last_at) values (p_site_id, p_player_id, p_now, p_now);
    return v_left;
  end if;
  if v_gap > interval '0' then
    update safety.play_span s set last_at = v_last_at + least(v_gap, v_left)
    where s.site_id = p_site_id and s.player_id = p_player_id and s.started_at = v_started_at;
  end if;
  return case when v_left is not null then greatest(interval '0', v_left - v_gap) end;
end $function$;

CREATE OR REPLACE FUNCTION safety.play_together(p_site_ids integer[], p_player_ids bigint[], p_at timestamp with time zone[], p_pause interval)
 RETURNS TABLE(site_id integer, player_id bigint)
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'safety', 'pg_temp'
AS $function$
#variable_conflict use_column
begin
  perform set_config('synchronous_commit', 'off', true);
  perform pg_advisory_xact_lock(key) from (
    select distinct hashtextextended('safety.play ' || id, 0) as key from unnest(p_player_ids) id order by key) keys;
  with sign as (
    select s.site_id, s.player_id, s.at, last.started_at, s.at - last.last_at as gap
    from unnest(p_site_ids, p_player_ids, p_at) s (site_id, player_id, at)
    left join lateral (
      select p.started_at, p.last_at from safety.play_span p
      where p.site_id = s.site_id and p.player_id = s.player_id order by p.started_at desc limit 1) last on true
  ), begun as (
    insert into safety.play_span (site_id, player_id, started_at, last_at)
    select site_id, player_id, at, at from sign where gap is null or gap > p_pause
  )
  update safety.play_span p set last_at = sign.at
  from sign
  where sign.gap > interval '0' and sign.gap <= p_pause
    and p.site_id = sign.site_id and p.player_id = sign.player_id and p.started_at = sign.started_at;
  return query
    select s.site_id, s.player_id from unnest(p_site_ids, p_player_ids, p_at) s (site_id, player_id, at)
    where safety.is_play_watched(s.site_id, s.player_id, s.at);
end $function$;

CREATE OR REPLACE FUNCTION safety.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  raise exception 'safety.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION safety.time_left(p_site_id integer, p_player_id bigint, p_now timestamp with time zone)
 RETURNS interval
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'safety', 'pg_temp'
AS $function$
  select min(greatest(interval '0', make_interval(mins => l.minutes)
    - safety.time_played(p_site_id, p_player_id, p_now - safety.window_length(l.limit_window), p_now)))
  from safety.time_limits_in_force(p_site_id, p_player_id, p_now) l
$function$;

CREATE OR REPLACE FUNCTION safety.time_limits_in_force(p_site_id integer, p_player_id bigint, p_now timestamp with time zone)
 RETURNS TABLE(limit_window text, set_by text, minutes integer)
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'safety', 'pg_temp'
AS $function$
  select l.limit_window, l.set_by, case when l.next_at <= p_now then l.next_minutes else l.minutes end
  from safety.time_limit l
  where l.site_id = p_site_id and l.player_id = p_player_id
    and (l.next_at is null or l.next_at > p_now or l.next_minutes is not null)
  union all
  select s.limit_window, 'site', s.minutes from safety.site_time_limit s where s.site_id = p_site_id
$function$;

CREATE OR REPLACE FUNCTION safety.time_played(p_site_id integer, p_player_id bigint, p_from timestamp with time zone, p_to timestamp with time zone)
 RETURNS interval
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'safety', 'pg_temp'
AS $function$
  select coalesce(sum(least(s.last_at, p_to) - greatest(s.started_at, p_from)), interval '0')
  from safety.play_span s
  where s.site_id = p_site_id and s.player_id = p_player_id and s.last_at > p_from and s.started_at < p_to
$function$;

CREATE OR REPLACE FUNCTION safety.window_length(p_window text)
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'pg_catalog', 'safety', 'pg_temp'
AS $function$
  select case p_window when '24h' then interval '24 hours' when '7d' then interval '7 days' when '30d' then interval '30 days' end
$function$;

CREATE OR REPLACE FUNCTION sites.announce_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('sites_changed', coalesce(new.site_id, old.site_id)::text);
  return null;
end $function$;

-- Triggers

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON catalog.game FOR EACH STATEMENT EXECUTE FUNCTION catalog.announce_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON catalog.provider FOR EACH STATEMENT EXECUTE FUNCTION catalog.announce_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON catalog.site_game FOR EACH STATEMENT EXECUTE FUNCTION catalog.announce_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON catalog.site_provider FOR EACH STATEMENT EXECUTE FUNCTION catalog.announce_change();

CREATE TRIGGER keep_chain BEFORE DELETE OR UPDATE ON house.chain FOR EACH ROW EXECUTE FUNCTION house.keep_chain();

CREATE TRIGGER keep_chains BEFORE TRUNCATE ON house.chain FOR EACH STATEMENT EXECUTE FUNCTION house.keep_chain();

CREATE TRIGGER keep_draw BEFORE INSERT OR DELETE OR UPDATE ON house.draw FOR EACH ROW EXECUTE FUNCTION house.keep_draw();

CREATE TRIGGER keep_draws BEFORE TRUNCATE ON house.draw FOR EACH STATEMENT EXECUTE FUNCTION house.keep_draw();

CREATE TRIGGER keep_draw_bet BEFORE UPDATE ON house.draw_bet FOR EACH ROW EXECUTE FUNCTION house.keep_draw_bet();

CREATE TRIGGER keep_jackpot_entry BEFORE UPDATE ON house.jackpot_entry FOR EACH ROW EXECUTE FUNCTION house.keep_jackpot_entry();

CREATE TRIGGER keep_jackpot_won BEFORE DELETE OR UPDATE ON house.jackpot_won FOR EACH ROW EXECUTE FUNCTION house.keep_jackpot_won();

CREATE TRIGGER keep_jackpots_won BEFORE TRUNCATE ON house.jackpot_won FOR EACH STATEMENT EXECUTE FUNCTION house.keep_jackpot_won();

CREATE TRIGGER keep_lottery_share BEFORE INSERT OR DELETE OR UPDATE ON house.lottery_share FOR EACH ROW EXECUTE FUNCTION house.keep_lottery_share();

CREATE TRIGGER keep_lottery_shares BEFORE TRUNCATE ON house.lottery_share FOR EACH STATEMENT EXECUTE FUNCTION house.keep_lottery_share();

CREATE TRIGGER keep_seed BEFORE DELETE OR UPDATE ON house.seed FOR EACH ROW EXECUTE FUNCTION house.keep_seed();

CREATE TRIGGER keep_seeds BEFORE TRUNCATE ON house.seed FOR EACH STATEMENT EXECUTE FUNCTION house.keep_seed();

CREATE TRIGGER keep_subscription BEFORE INSERT OR DELETE OR UPDATE ON house.subscription FOR EACH ROW EXECUTE FUNCTION house.keep_subscription();

CREATE TRIGGER keep_subscriptions BEFORE TRUNCATE ON house.subscription FOR EACH STATEMENT EXECUTE FUNCTION house.keep_subscription();

CREATE TRIGGER keep_subscription_ticket BEFORE INSERT OR DELETE OR UPDATE ON house.subscription_ticket FOR EACH ROW EXECUTE FUNCTION house.keep_subscription_ticket();

CREATE TRIGGER keep_subscription_tickets BEFORE TRUNCATE ON house.subscription_ticket FOR EACH STATEMENT EXECUTE FUNCTION house.keep_subscription_ticket();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON ledger.closure FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();

CREATE TRIGGER no_truncate BEFORE TRUNCATE ON ledger.closure FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON ledger.journal_block FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();

CREATE TRIGGER no_truncate BEFORE TRUNCATE ON ledger.journal_block FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON ledger.operation FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();

CREATE TRIGGER no_truncate BEFORE TRUNCATE ON ledger.operation FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON ledger.posting FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();

CREATE TRIGGER no_truncate BEFORE TRUNCATE ON ledger.posting FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

CREATE TRIGGER no_delete BEFORE DELETE ON ledger.wallet FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();

CREATE TRIGGER no_truncate BEFORE TRUNCATE ON ledger.wallet FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON operators.audit_entry FOR EACH ROW EXECUTE FUNCTION operators.refuse_change();

CREATE TRIGGER no_truncate BEFORE TRUNCATE ON operators.audit_entry FOR EACH STATEMENT EXECUTE FUNCTION operators.refuse_change();

CREATE TRIGGER player_status AFTER UPDATE OF status ON players.player FOR EACH ROW WHEN (old.status <> new.status AND old.status <> 'unverified'::text) EXECUTE FUNCTION players.announce_status();

CREATE TRIGGER bonus_began AFTER INSERT ON rewards.bonus FOR EACH ROW WHEN (new.status = 'active'::text) EXECUTE FUNCTION rewards.announce_bonus();

CREATE TRIGGER bonus_changed AFTER UPDATE OF status ON rewards.bonus FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status AND ('active'::text = old.status OR 'active'::text = new.status)) EXECUTE FUNCTION rewards.announce_bonus();

CREATE TRIGGER keep_mission_terms BEFORE UPDATE ON rewards.mission FOR EACH ROW WHEN (old.target IS DISTINCT FROM new.target OR old.category IS DISTINCT FROM new.category OR old.provider_code IS DISTINCT FROM new.provider_code OR old.game_code IS DISTINCT FROM new.game_code OR old.minimum_stake IS DISTINCT FROM new.minimum_stake OR old.turnover IS DISTINCT FROM new.turnover OR old.reward_kind IS DISTINCT FROM new.reward_kind OR old.reward_amount IS DISTINCT FROM new.reward_amount OR old.claim_hours IS DISTINCT FROM new.claim_hours) EXECUTE FUNCTION rewards.keep_mission_terms();

CREATE TRIGGER stake_weight_changed AFTER INSERT OR DELETE OR UPDATE ON rewards.stake_weight FOR EACH STATEMENT EXECUTE FUNCTION catalog.announce_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON rounds.provider_connection FOR EACH STATEMENT EXECUTE FUNCTION catalog.announce_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON rounds.provider_event FOR EACH ROW EXECUTE FUNCTION rounds.refuse_change();

CREATE TRIGGER no_truncate BEFORE TRUNCATE ON rounds.provider_event FOR EACH STATEMENT EXECUTE FUNCTION rounds.refuse_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON rounds.provider_origin FOR EACH STATEMENT EXECUTE FUNCTION catalog.announce_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON safety.event FOR EACH ROW EXECUTE FUNCTION safety.refuse_change();

CREATE TRIGGER no_truncate BEFORE TRUNCATE ON safety.event FOR EACH STATEMENT EXECUTE FUNCTION safety.refuse_change();

CREATE TRIGGER no_delete BEFORE DELETE ON safety.exclusion FOR EACH ROW EXECUTE FUNCTION safety.refuse_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE ON sites.analytics_script FOR EACH ROW EXECUTE FUNCTION sites.announce_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE ON sites.banner FOR EACH ROW EXECUTE FUNCTION sites.announce_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE ON sites.cms_page FOR EACH ROW EXECUTE FUNCTION sites.announce_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE ON sites.domain FOR EACH ROW EXECUTE FUNCTION sites.announce_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE ON sites.game_menu_item FOR EACH ROW EXECUTE FUNCTION sites.announce_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE ON sites.menu_item FOR EACH ROW EXECUTE FUNCTION sites.announce_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE ON sites.partner FOR EACH ROW EXECUTE FUNCTION sites.announce_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE ON sites.picture FOR EACH ROW EXECUTE FUNCTION sites.announce_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE ON sites.popup FOR EACH ROW EXECUTE FUNCTION sites.announce_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE ON sites.seo_record FOR EACH ROW EXECUTE FUNCTION sites.announce_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE ON sites.site FOR EACH ROW EXECUTE FUNCTION sites.announce_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE ON sites.social_account FOR EACH ROW EXECUTE FUNCTION sites.announce_change();

-- Rights

grant usage on schema cashier to marquee_app;

grant usage on schema catalog to marquee_app;

grant usage on schema house to marquee_games;

grant usage on schema keys to marquee_app;

grant usage on schema ledger to marquee_app;

grant usage on schema operators to marquee_app;

grant usage on schema players to marquee_app;

grant usage on schema privacy to marquee_app;

grant usage on schema reports to marquee_app;

grant usage on schema rewards to marquee_app;

grant usage on schema rounds to marquee_app;

grant usage on schema safety to marquee_app;

grant usage on schema sites to marquee_app;

grant usage on schema system to marquee_app;

grant delete, insert, select on table house.chat_block to marquee_games;

grant delete, insert, select on table house.chat_line to marquee_games;

grant delete, insert, select on table house.chat_mute to marquee_games;

grant delete, insert, select on table house.chat_report to marquee_games;

grant delete, insert, select on table house.round_raise to marquee_games;

grant delete, insert, select on table operators.grant_of_role to marquee_app;

grant delete, insert, select on table operators.passkey_challenge to marquee_app;

grant delete, insert, select on table operators.player_tag to marquee_app;

grant delete, insert, select on table operators.sign_in_attempt to marquee_app;

grant delete, insert, select on table players.access_log to marquee_app;

grant delete, insert, select on table players.favourite to marquee_app;

grant delete, insert, select on table players.login_attempt to marquee_app;

grant delete, insert, select on table players.outbox_message to marquee_app;

grant delete, insert, select on table players.passkey_challenge to marquee_app;

grant delete, insert, select on table rewards.leaderboard_score to marquee_app;

grant delete, insert, select on table rewards.leaderboard_win to marquee_app;

grant delete, insert, select on table rewards.mini_game_cycle to marquee_app;

grant delete, insert, select on table rewards.mini_game_prize to marquee_app;

grant delete, insert, select on table rewards.mini_game_seed to marquee_app;

grant delete, insert, select on table rewards.stake_weight to marquee_app;

grant delete, insert, select on table rounds.free_round_transaction to marquee_app;

grant delete, insert, select on table sites.ad_visit to marquee_app;

grant delete, insert, select on table sites.contact_message to marquee_app;

grant delete, insert, select, update on table cashier.document_rule to marquee_app;

grant delete, insert, select, update on table catalog.site_game to marquee_app;

grant delete, insert, select, update on table catalog.site_provider to marquee_app;

grant delete, insert, select, update on table house.exposure_lease to marquee_games;

grant delete, insert, select, update on table operators.approval_rule to marquee_app;

grant delete, insert, select, update on table operators.passkey to marquee_app;

grant delete, insert, select, update on table operators.recovery_code to marquee_app;

grant delete, insert, select, update on table operators.saved_view to marquee_app;

grant delete, insert, select, update on table players.account_code to marquee_app;

grant delete, insert, select, update on table players.one_time_code to marquee_app;

grant delete, insert, select, update on table players.passkey to marquee_app;

grant delete, insert, select, update on table players.push_subscription to marquee_app;

grant delete, insert, select, update on table players.recovery_code to marquee_app;

grant delete, insert, select, update on table players.session to marquee_app;

grant delete, insert, select, update on table players.two_factor to marquee_app;

grant delete, insert, select, update on table reports.export to marquee_app;

grant delete, insert, select, update on table reports.first_deposit to marquee_app;

grant delete, insert, select, update on table reports.game_day to marquee_app;

grant delete, insert, select, update on table reports.player_day to marquee_app;

grant delete, insert, select, update on table reports.player_month to marquee_app;

grant delete, insert, select, update on table reports.prepared_file to marquee_app;

grant delete, insert, select, update on table reports.site_hour to marquee_app;

grant delete, insert, select, update on table reports.subscription to marquee_app;

grant delete, insert, select, update on table rewards.counted_ahead to marquee_app;

grant delete, insert, select, update on table rewards.news to marquee_app;

grant delete, insert, select, update on table rewards.referral_tier to marquee_app;

grant delete, insert, select, update on table rewards.token_rule to marquee_app;

grant delete, insert, select, update on table rewards.vip_benefit to marquee_app;

grant delete, insert, select, update on table rewards.vip_level to marquee_app;

grant delete, insert, select, update on table rounds.provider_minute to marquee_app;

grant delete, insert, select, update on table safety.play_span to marquee_app;

grant delete, insert, select, update on table safety.reality_check_seen to marquee_app;

grant delete, insert, select, update on table safety.site_time_limit to marquee_app;

grant delete, insert, select, update on table safety.time_limit to marquee_app;

grant delete, insert, select, update on table sites.analytics_script to marquee_app;

grant delete, insert, select, update on table sites.banner to marquee_app;

grant delete, insert, select, update on table sites.cms_page to marquee_app;

grant delete, insert, select, update on table sites.domain to marquee_app;

grant delete, insert, select, update on table sites.draft to marquee_app;

grant delete, insert, select, update on table sites.game_menu_item to marquee_app;

grant delete, insert, select, update on table sites.menu_item to marquee_app;

grant delete, insert, select, update on table sites.partner to marquee_app;

grant delete, insert, select, update on table sites.picture to marquee_app;

grant delete, insert, select, update on table sites.popup to marquee_app;

grant delete, insert, select, update on table sites.reply_template to marquee_app;

grant delete, insert, select, update on table sites.seo_record to marquee_app;

grant delete, insert, select, update on table sites.social_account to marquee_app;

grant delete, insert, select, update on table system.delivery_hour to marquee_app;

grant insert, select on table cashier.adjustment to marquee_app;

grant insert, select on table cashier.deposit_event to marquee_app;

grant insert, select on table cashier.deposit_proof to marquee_app;

grant insert, select on table cashier.document to marquee_app;

grant insert, select on table cashier.gateway_difference to marquee_app;

grant insert, select on table cashier.gateway_event to marquee_app;

grant insert, select on table cashier.gateway_explanation to marquee_app;

grant insert, select on table cashier.gateway_reconciliation to marquee_app;

grant insert, select on table cashier.payout_record to marquee_app;

grant insert, select on table cashier.withdrawal_event to marquee_app;

grant insert, select on table house.build to marquee_games;

grant insert, select on table house.chain to marquee_games;

grant insert, select on table house.chat_word_list to marquee_games;

grant insert, select on table house.draw to marquee_games;

grant insert, select on table house.draw_bet to marquee_games;

grant insert, select on table house.jackpot_won to marquee_games;

grant insert, select on table house.lottery_share to marquee_games;

grant insert, select on table house.round_action to marquee_games;

grant insert, select on table house.round_event to marquee_games;

grant insert, select on table house.sales_stop to marquee_games;

grant insert, select on table house.seed to marquee_games;

grant insert, select on table house.subscription to marquee_games;

grant insert, select on table house.subscription_ticket to marquee_games;

grant insert, select on table operators.approval to marquee_app;

grant insert, select on table operators.player_note to marquee_app;

grant insert, select on table players.risk_sign to marquee_app;

grant insert, select on table players.security_change to marquee_app;

grant insert, select on table players.status_change to marquee_app;

grant insert, select on table reports.reconciliation to marquee_app;

grant insert, select on table rewards.bonus_residue to marquee_app;

grant insert, select on table rewards.cashback to marquee_app;

grant insert, select on table rewards.inbox_message to marquee_app;

grant insert, select on table rewards.leaderboard_period to marquee_app;

grant insert, select on table rewards.leaderboard_prize to marquee_app;

grant insert, select on table rewards.mini_game_odds to marquee_app;

grant insert, select on table rewards.mini_game_play to marquee_app;

grant insert, select on table rewards.mission_progress to marquee_app;

grant insert, select on table rewards.mission_terms to marquee_app;

grant insert, select on table rewards.referral to marquee_app;

grant insert, select on table rewards.referral_claim to marquee_app;

grant insert, select on table rewards.referral_earning to marquee_app;

grant insert, select on table rewards.token_earned to marquee_app;

grant insert, select on table rewards.token_grant to marquee_app;

grant insert, select on table rewards.token_rule_past to marquee_app;

grant insert, select on table rewards.vip_change to marquee_app;

grant insert, select on table rewards.vip_gift to marquee_app;

grant insert, select on table rounds.bet_session to marquee_app;

grant insert, select on table rounds.free_round_grant to marquee_app;

grant insert, select on table rounds.game_session to marquee_app;

grant insert, select on table rounds.provider_event to marquee_app;

grant insert, select on table rounds.provider_player to marquee_app;

grant insert, select on table rounds.reconciliation to marquee_app;

grant insert, select on table rounds.reconciliation_difference to marquee_app;

grant insert, select on table rounds.session_stake to marquee_app;

grant insert, select on table safety.event to marquee_app;

grant insert, select on table safety.exclusion to marquee_app;

grant insert, select on table sites.contact_reply to marquee_app;

grant insert, select on table sites.revision to marquee_app;

grant insert, select on table system.backup to marquee_app;

grant insert, select on table system.book_check to marquee_app;

grant insert, select, update on table cashier.bank_account to marquee_app;

grant insert, select, update on table cashier.deposit to marquee_app;

grant insert, select, update on table cashier.deposit_method to marquee_app;

grant insert, select, update on table cashier.failed_notice to marquee_app;

grant insert, select, update on table cashier.site_setting to marquee_app;

grant insert, select, update on table cashier.turnover_requirement to marquee_app;

grant insert, select, update on table cashier.withdrawal to marquee_app;

grant insert, select, update on table catalog.game to marquee_app;

grant insert, select, update on table catalog.provider to marquee_app;

grant insert, select, update on table house.free_bet to marquee_games;

grant insert, select, update on table house.jackpot to marquee_games;

grant insert, select, update on table house.jackpot_entry to marquee_games;

grant insert, select, update on table house.jackpot_lane to marquee_games;

grant insert, select, update on table house.lottery_pool to marquee_games;

grant insert, select, update on table house.meter to marquee_games;

grant insert, select, update on table house.player_turn to marquee_games;

grant insert, select, update on table house.round to marquee_games;

grant insert, select, update on table house.round_transaction to marquee_games;

grant insert, select, update on table house.session to marquee_games;

grant insert, select, update on table operators.invitation to marquee_app;

grant insert, select, update on table operators.operator to marquee_app;

grant insert, select, update on table operators.role to marquee_app;

grant insert, select, update on table operators.session to marquee_app;

grant insert, select, update on table players.player to marquee_app;

grant insert, select, update on table privacy.export to marquee_app;

grant insert, select, update on table reports.difference to marquee_app;

grant insert, select, update on table rewards.bonus to marquee_app;

grant insert, select, update on table rewards.campaign to marquee_app;

grant insert, select, update on table rewards.campaign_recipient to marquee_app;

grant insert, select, update on table rewards.leaderboard to marquee_app;

grant insert, select, update on table rewards.mini_game to marquee_app;

grant insert, select, update on table rewards.mission to marquee_app;

grant insert, select, update on table rewards.promotion to marquee_app;

grant insert, select, update on table rewards.referral_program to marquee_app;

grant insert, select, update on table rewards.vip_standing to marquee_app;

grant insert, select, update on table rounds.player_day to marquee_app;

grant insert, select, update on table rounds.provider_connection to marquee_app;

grant insert, select, update on table rounds.provider_origin to marquee_app;

grant insert, select, update on table rounds.round to marquee_app;

grant insert, select, update on table safety.marker to marquee_app;

grant insert, select, update on table safety.reality_check to marquee_app;

grant insert, select, update on table sites.site to marquee_app;

grant insert, select, update on table system.task_run to marquee_app;

grant select on table cashier.credited_deposit to marquee_app;

grant select on table cashier.gateway_in_use to marquee_app;

grant select on table cashier.paid_in to marquee_app;

grant select on table cashier.paid_out to marquee_app;

grant select on table cashier.payout_account to marquee_app;

grant select on table catalog.disabled_game to marquee_app;

grant select on table catalog.listed_game to marquee_app;

grant select on table catalog.listed_provider to marquee_app;

grant select on table catalog.offer to marquee_app;

grant select on table house.open_round to marquee_games;

grant select on table keys.key to marquee_app;

grant select on table ledger.accepted to marquee_app;

grant select on table ledger.account to marquee_app;

grant select on table ledger.change to marquee_app;

grant select on table ledger.chart to marquee_app;

grant select on table ledger.closed to marquee_app;

grant select on table ledger.closure to marquee_app;

grant select on table ledger.holdings to marquee_app;

grant select on table ledger.house_balance to marquee_app;

grant select on table ledger.journal to marquee_app;

grant select on table ledger.journal_block to marquee_app;

grant select on table ledger.kind to marquee_app;

grant select on table ledger.limit_of_player to marquee_app;

grant select on table ledger.movement to marquee_app;

grant select on table ledger.operation to marquee_app;

grant select on table ledger.operation_kind to marquee_app;

grant select on table ledger.outbox to marquee_app;

grant select on table ledger.outbox_consumer to marquee_app;

grant select on table ledger.player_limit to marquee_app;

grant select on table ledger.posting to marquee_app;

grant select on table ledger.roll_up_state to marquee_app;

grant select on table ledger.site_limit to marquee_app;

grant select on table ledger.usage to marquee_app;

grant select on table ledger.wallet to marquee_app;

grant select on table operators.audit_entry to marquee_app;

grant select on table operators.tagged_player to marquee_app;

grant select on table players.access to marquee_app;

grant select on table players.account to marquee_app;

grant select on table players.addressee to marquee_app;

grant select on table players.identity to marquee_app;

grant select on table players.presence to marquee_app;

grant select on table players.security_mark to marquee_app;

grant select on table players.shared_sign to marquee_app;

grant select on table players.trace to marquee_app;

grant select on table privacy.erasure to marquee_app;

grant select on table rewards.award_terms to marquee_app;

grant select on table rewards.read_message to marquee_app;

grant select on table rewards.vip_place to marquee_app;

grant select on table rounds.movement to marquee_app;

grant select on table rounds.open_round to marquee_app;

grant select on table rounds.play_by_day to marquee_app;

grant select on table rounds.played to marquee_app;

grant select on table safety.change to marquee_app;

grant select on table safety.played to marquee_app;

grant select on table sites.profile to marquee_app;

grant select, update on table reports.progress to marquee_app;

grant update on table cashier.adjustment (decided_at) to marquee_app;

grant update on table cashier.adjustment (decided_by) to marquee_app;

grant update on table cashier.adjustment (state) to marquee_app;

grant update on table cashier.deposit_proof (content) to marquee_app;

grant update on table cashier.deposit_proof (content_sealed) to marquee_app;

grant update on table cashier.document (decided_at) to marquee_app;

grant update on table cashier.document (decided_by) to marquee_app;

grant update on table cashier.document (expires_on) to marquee_app;

grant update on table cashier.document (reason) to marquee_app;

grant update on table cashier.document (state) to marquee_app;

grant update on table cashier.payout_record (decided_at) to marquee_app;

grant update on table cashier.payout_record (decided_by) to marquee_app;

grant update on table cashier.payout_record (state) to marquee_app;

grant update on table house.chain (salt) to marquee_games;

grant update on table house.chain (salt_at) to marquee_games;

grant update on table house.chat_line (changed_at) to marquee_games;

grant update on table house.chat_line (removed_at) to marquee_games;

grant update on table house.chat_line (removed_by) to marquee_games;

grant update on table house.chat_line (removed_why) to marquee_games;

grant update on table house.chat_report (closed_at) to marquee_games;

grant update on table house.chat_report (closed_by) to marquee_games;

grant update on table house.chat_report (closed_why) to marquee_games;

grant update on table house.draw (began_at) to marquee_games;

grant update on table house.draw (called_off_at) to marquee_games;

grant update on table house.draw (called_off_by) to marquee_games;

grant update on table house.draw (called_off_why) to marquee_games;

grant update on table house.draw (ended_at) to marquee_games;

grant update on table house.draw (ended_on) to marquee_games;

grant update on table house.draw (link) to marquee_games;

grant update on table house.draw (outcome) to marquee_games;

grant update on table house.draw (state) to marquee_games;

grant update on table house.draw (tickets) to marquee_games;

grant update on table house.draw (tickets_hash) to marquee_games;

grant update on table house.draw_bet (cashed_out_on) to marquee_games;

grant update on table house.draw_bet (from_rake) to marquee_games;

grant update on table house.draw_bet (state) to marquee_games;

grant update on table house.draw_bet (win) to marquee_games;

grant update on table house.seed (next_nonce) to marquee_games;

grant update on table house.seed (next_server_seed) to marquee_games;

grant update on table house.seed (revealed_at) to marquee_games;

grant update on table house.seed (server_seed) to marquee_games;

grant update on table house.subscription (changed_at) to marquee_games;

grant update on table house.subscription (end_reason) to marquee_games;

grant update on table house.subscription (ended_at) to marquee_games;

grant update on table house.subscription (state) to marquee_games;

grant update on table house.subscription_ticket (state) to marquee_games;

grant update on table operators.approval (decided_at) to marquee_app;

grant update on table operators.approval (decided_by) to marquee_app;

grant update on table operators.approval (decision_reason) to marquee_app;

grant update on table operators.approval (state) to marquee_app;

grant update on table rewards.bonus_residue (settled_at) to marquee_app;

grant update on table rewards.inbox_message (claimed_at) to marquee_app;

grant update on table rewards.inbox_message (deleted_at) to marquee_app;

grant update on table rewards.inbox_message (read_at) to marquee_app;

grant update on table rewards.leaderboard_period (closed_at) to marquee_app;

grant update on table rewards.leaderboard_prize (paid_at) to marquee_app;

grant update on table rewards.leaderboard_score (reached_at) to marquee_app;

grant update on table rewards.leaderboard_score (score) to marquee_app;

grant update on table rewards.mini_game_play (settled_at) to marquee_app;

grant update on table rewards.mission_progress (claimed_at) to marquee_app;

grant update on table rewards.mission_progress (completed_at) to marquee_app;

grant update on table rewards.mission_progress (target) to marquee_app;

grant update on table rewards.mission_progress (updated_at) to marquee_app;

grant update on table rewards.mission_progress (value) to marquee_app;

grant update on table rewards.referral (qualified_at) to marquee_app;

grant update on table rewards.referral (reason) to marquee_app;

grant update on table rewards.referral (status) to marquee_app;

grant update on table rewards.referral_earning (claim_id) to marquee_app;

grant update on table rewards.referral_program (computed_through) to marquee_app;

grant update on table rewards.token_earned (steps) to marquee_app;

grant update on table rounds.bet_session (settled_by) to marquee_app;

grant update on table rounds.bet_session (settlement) to marquee_app;

grant update on table rounds.bet_session (takes_bets) to marquee_app;

grant update on table rounds.free_round_grant (asked_at) to marquee_app;

grant update on table rounds.free_round_grant (cancelled_at) to marquee_app;

grant update on table rounds.free_round_grant (provider_reward_id) to marquee_app;

grant update on table rounds.free_round_grant (status) to marquee_app;

grant update on table rounds.free_round_grant (used) to marquee_app;

grant update on table rounds.free_round_grant (won) to marquee_app;

grant update on table rounds.game_session (end_reason) to marquee_app;

grant update on table rounds.game_session (ended_at) to marquee_app;

grant update on table rounds.session_stake (status) to marquee_app;

grant update on table safety.exclusion (approved_at) to marquee_app;

grant update on table safety.exclusion (approved_by) to marquee_app;

grant update on table safety.exclusion (lifted_at) to marquee_app;

grant update on table safety.exclusion (return_requested_at) to marquee_app;

grant update on table safety.exclusion (returns_at) to marquee_app;

grant update on table sites.contact_message (answered_at) to marquee_app;

grant update on table sites.contact_message (answered_by) to marquee_app;

grant update on table sites.contact_message (assigned_to) to marquee_app;

grant update on table sites.contact_message (closed_at) to marquee_app;

grant update on table sites.contact_message (closed_by) to marquee_app;

grant update on table sites.contact_reply (mailed_at) to marquee_app;

grant execute on function catalog.announce_change() to public;

grant execute on function house.ask_jackpot(p_round_id bigint, p_jackpot_id text, p_currency text, p_lane smallint, p_share bigint, p_parts integer) to public;

grant execute on function house.enter_jackpot(p_round_id bigint, p_draw numeric, p_saved_part integer, p_saved_parts integer, p_next_seed bigint, p_next_must_pay_by bigint, p_payment bigint, p_now timestamp with time zone) to public;

grant execute on function house.forget_demo(p_before timestamp with time zone, p_at_most integer) to marquee_games;

grant execute on function house.is_sold(p_game text) to public;

grant execute on function house.keep_chain() to public;

grant execute on function house.keep_draw() to public;

grant execute on function house.keep_draw_bet() to public;

grant execute on function house.keep_jackpot_entry() to public;

grant execute on function house.keep_jackpot_won() to public;

grant execute on function house.keep_lottery_share() to public;

grant execute on function house.keep_seed() to public;

grant execute on function house.keep_subscription() to public;

grant execute on function house.keep_subscription_ticket() to public;

grant execute on function house.paid_to(p_lines bigint[], p_prizes bigint[]) to public;

grant execute on function house.sum_of(p bigint[]) to public;

grant execute on function house.void_jackpot(p_round_id bigint) to public;

grant execute on function keys.add_operator_key(p_name text, p_sealed bytea, p_at timestamp with time zone) to marquee_app;

grant execute on function ledger.advance_outbox(p_consumer text, p_position xid8) to marquee_app;

grant execute on function ledger.clock() to marquee_app;

grant execute on function ledger.count_wallets(p_site_id integer, p_currency text, p_after bigint, p_at_most integer) to marquee_app;

grant execute on function ledger.ensure_partitions(p_months_ahead integer) to marquee_app;

grant execute on function ledger.leaf(o ledger.operation, p ledger.posting) to marquee_app;

grant execute on function ledger.leaves(p_after xid8, p_through xid8) to marquee_app;

grant execute on function ledger.limit_exceeded(p_site_id integer, p_player_id bigint, p_currency text, p_kind smallint, p_amount bigint) to marquee_app;

grant execute on function ledger.limits_in_force(p_site_id integer, p_player_id bigint, p_currency text) to marquee_app;

grant execute on function ledger.lock_wallet(p_site_id integer, p_player_id bigint, p_currency text) to marquee_app;

grant execute on function ledger.open_wallet(p_site_id integer, p_player_id bigint, p_currency text) to marquee_app;

grant execute on function ledger.position_of(p_consumer text) to marquee_app;

grant execute on function ledger.post_batch(p_operations json) to marquee_app;

grant execute on function ledger.post_linked(p_elements json) to marquee_app;

grant execute on function ledger.prune_usage(p_at_most integer) to marquee_app;

grant execute on function ledger.read_outbox(p_consumer text, p_limit integer) to marquee_app;

grant execute on function ledger.rewind_outbox(p_consumer text) to marquee_app;

grant execute on function ledger.roll_up() to marquee_app;

grant execute on function ledger.round_play(p_site_id integer, p_player_id bigint, p_currency text, p_after xid8) to marquee_app;

grant execute on function ledger.seal_blocks(p_operations integer) to marquee_app;

grant execute on function ledger.set_limit(p_site_id integer, p_player_id bigint, p_currency text, p_set_by text, p_kind text, p_window text, p_amount bigint) to marquee_app;

grant execute on function ledger.set_next_limit(p_site_id integer, p_player_id bigint, p_currency text, p_set_by text, p_kind text, p_window text, p_amount bigint, p_at timestamp with time zone) to marquee_app;

grant execute on function ledger.set_site_limit(p_site_id integer, p_currency text, p_kind text, p_window text, p_amount bigint) to marquee_app;

grant execute on function ledger.set_wallet_status(p_site_id integer, p_player_id bigint, p_currency text, p_status text) to marquee_app;

grant execute on function ledger.settle_limits(p_site_id integer, p_player_id bigint, p_currency text) to marquee_app;

grant execute on function ledger.usage_of_postings(p_site_id integer, p_player_id bigint, p_currency text) to marquee_app;

grant execute on function ledger.verify_chain(OUT blocks bigint, OUT postings bigint, OUT head text, OUT fault text) to marquee_app;

grant execute on function ledger.window_usage(p_site_id integer, p_player_id bigint, p_currency text) to marquee_app;

grant execute on function operators.append_audit(p_at timestamp with time zone, p_operator_id uuid, p_operator_name text, p_session_id uuid, p_ip inet, p_call text, p_permission text, p_site_id integer, p_subject_kind text, p_subject_id text, p_before jsonb, p_after jsonb, p_reason text, p_approval_id uuid) to marquee_app;

grant execute on function operators.audit_leaf(e operators.audit_entry) to marquee_app;

grant execute on function operators.verify_audit(OUT entries bigint, OUT head text, OUT fault text) to marquee_app;

grant execute on function players.announce_status() to public;

grant execute on function players.mailbox(p_email text) to marquee_app;

grant execute on function players.mailbox(p_email text) to public;

grant execute on function privacy.data_rules() to marquee_app;

grant execute on function privacy.erase_player(p_approval_id uuid, p_at timestamp with time zone) to marquee_app;

grant execute on function privacy.read_player(p_site_id integer, p_player_id bigint) to marquee_app;

grant execute on function rewards.announce_bonus() to marquee_app;

grant execute on function rewards.keep_mission_terms() to marquee_app;

grant execute on function rewards.keep_mission_terms() to public;

grant execute on function rounds.has_open_round(p_site_id integer, p_player_id bigint, p_currency text) to marquee_app;

grant execute on function rounds.play_of_player(p_site_id integer, p_player_id bigint, p_currency text, p_days daterange, p_site_days daterange) to marquee_app;

grant execute on function rounds.refuse_change() to public;

grant execute on function safety.is_play_watched(p_site_id integer, p_player_id bigint, p_now timestamp with time zone) to public;

grant execute on function safety.play(p_site_id integer, p_player_id bigint, p_now timestamp with time zone, p_pause interval) to public;

grant execute on function safety.play_together(p_site_ids integer[], p_player_ids bigint[], p_at timestamp with time zone[], p_pause interval) to public;

grant execute on function safety.refuse_change() to public;

grant execute on function safety.time_left(p_site_id integer, p_player_id bigint, p_now timestamp with time zone) to public;

grant execute on function safety.time_limits_in_force(p_site_id integer, p_player_id bigint, p_now timestamp with time zone) to public;

grant execute on function safety.time_played(p_site_id integer, p_player_id bigint, p_from timestamp with time zone, p_to timestamp with time zone) to public;

grant execute on function safety.window_length(p_window text) to public;

grant execute on function sites.announce_change() to public;
