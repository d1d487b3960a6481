-- What the migrations add up to. Written by npm run db:snapshot; never edited.

-- Schemas

create schema catalog;

create schema players;

create schema sites;

-- Tables

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
  constraint game_pkey PRIMARY KEY (provider_code, game_code),
  constraint game_provider_code_fkey FOREIGN KEY (provider_code) REFERENCES catalog.provider(provider_code),
  constraint game_category_check CHECK ((category = ANY (ARRAY['slot_game'::text, 'casino'::text, 'hash_game'::text, 'sportsbook'::text, 'fishing'::text, 'poker'::text, 'sabong'::text, 'lottery'::text, 'horse_racing'::text, 'bingo'::text, 'arcade'::text, 'crash'::text]))),
  constraint game_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text]))),
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
  constraint site_game_pkey PRIMARY KEY (site_id, provider_code, game_code),
  constraint site_game_provider_code_game_code_fkey FOREIGN KEY (provider_code, game_code) REFERENCES catalog.game(provider_code, game_code)
);

create table catalog.site_provider (
  site_id integer not null,
  provider_code text not null,
  constraint site_provider_pkey PRIMARY KEY (site_id, provider_code),
  constraint site_provider_provider_code_fkey FOREIGN KEY (provider_code) REFERENCES catalog.provider(provider_code)
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
  constraint access_log_outcome_check CHECK ((outcome = ANY (ARRAY['signed_in'::text, 'signed_out'::text, 'wrong_password'::text, 'unknown_account'::text, 'locked'::text, 'blocked'::text, 'closed'::text, 'unverified'::text, 'verified'::text])))
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
  constraint one_time_code_pkey PRIMARY KEY (site_id, player_id, code_id),
  constraint one_time_code_site_id_player_id_fkey FOREIGN KEY (site_id, player_id) REFERENCES players.player(site_id, player_id),
  constraint one_time_code_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'email'::text]))),
  constraint one_time_code_purpose_check CHECK ((purpose = ANY (ARRAY['register'::text, 'login'::text, 'unlock'::text, 'password'::text])))
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
  constraint player_pkey PRIMARY KEY (site_id, player_id),
  constraint player_player_id_key UNIQUE (player_id),
  constraint player_site_id_account_id_key UNIQUE (site_id, account_id),
  constraint player_account_id_check CHECK ((account_id = lower(account_id))),
  constraint player_contact_email_check CHECK ((contact_email = lower(contact_email))),
  constraint player_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint player_status_check CHECK ((status = ANY (ARRAY['unverified'::text, 'active'::text, 'no_bets'::text, 'blocked'::text, 'closed'::text])))
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
  constraint session_pkey PRIMARY KEY (site_id, player_id, session_id),
  constraint session_token_hash_key UNIQUE (token_hash),
  constraint session_site_id_player_id_fkey FOREIGN KEY (site_id, player_id) REFERENCES players.player(site_id, player_id),
  constraint session_end_reason_check CHECK ((end_reason = ANY (ARRAY['logout'::text, 'expired'::text, 'replaced'::text, 'blocked'::text, 'closed'::text])))
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

create table sites.banner (
  site_id integer not null,
  "position" integer not null,
  image_url text not null,
  image_mobile_url text not null,
  title_key text not null,
  body_key text not null,
  href text not null,
  constraint banner_pkey PRIMARY KEY (site_id, "position"),
  constraint banner_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites.site(site_id)
);

create table sites.cms_page (
  site_id integer not null,
  page_name text not null,
  status boolean not null,
  en_body text not null,
  local_body text not null,
  constraint cms_page_pkey PRIMARY KEY (site_id, page_name),
  constraint cms_page_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites.site(site_id),
  constraint cms_page_page_name_check CHECK ((page_name = ANY (ARRAY['about_us'::text, 'privacy_policy'::text, 'banking'::text, 'faqs'::text, 'responsible_gaming'::text])))
);

create table sites.domain (
  domain_name text not null,
  site_id integer not null,
  is_primary boolean not null default false,
  constraint domain_pkey PRIMARY KEY (domain_name),
  constraint domain_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites.site(site_id),
  constraint domain_domain_name_check CHECK ((domain_name = lower(domain_name)))
);

create table sites.game_menu_item (
  site_id integer not null,
  category text not null,
  "position" integer not null,
  label_key text not null,
  href text not null,
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
  constraint seo_record_site_id_page_name_key UNIQUE (site_id, page_name),
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
  constraint site_pkey PRIMARY KEY (site_id),
  constraint site_site_code_key UNIQUE (site_code),
  constraint site_check CHECK (((withdrawal_minimum > 0) AND (withdrawal_maximum >= withdrawal_minimum))),
  constraint site_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint site_minimum_age_check CHECK (((minimum_age >= 18) AND (minimum_age <= 25))),
  constraint site_site_code_check CHECK ((site_code ~ '^[a-z0-9-]{2,32}$'::text)),
  constraint site_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text]))),
  constraint site_turnover_multiple_check CHECK ((turnover_multiple >= (0)::numeric)),
  constraint site_withdrawals_per_day_check CHECK ((withdrawals_per_day > 0))
);

-- Indexes

CREATE INDEX game_category ON catalog.game USING btree (category, provider_code);

CREATE INDEX game_name_search ON catalog.game USING gin (lower(game_name) public.gin_trgm_ops);

CREATE INDEX access_log_account ON players.access_log USING btree (site_id, account_id, created_at DESC);

CREATE INDEX one_time_code_latest ON players.one_time_code USING btree (site_id, player_id, purpose, sent_at DESC);

CREATE INDEX outbox_message_latest ON players.outbox_message USING btree (created_at DESC);

CREATE UNIQUE INDEX player_email ON players.player USING btree (site_id, contact_email) WHERE (status <> 'unverified'::text);

CREATE UNIQUE INDEX player_phone ON players.player USING btree (site_id, contact_phone) WHERE (status <> 'unverified'::text);

CREATE UNIQUE INDEX domain_primary ON sites.domain USING btree (site_id) WHERE is_primary;

-- Functions

CREATE OR REPLACE FUNCTION catalog.announce_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('catalog_changed', '');
  return null;
end $function$;

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

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE ON sites.banner FOR EACH ROW EXECUTE FUNCTION sites.announce_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE ON sites.cms_page FOR EACH ROW EXECUTE FUNCTION sites.announce_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE ON sites.domain FOR EACH ROW EXECUTE FUNCTION sites.announce_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE ON sites.game_menu_item FOR EACH ROW EXECUTE FUNCTION sites.announce_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE ON sites.menu_item FOR EACH ROW EXECUTE FUNCTION sites.announce_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE ON sites.partner FOR EACH ROW EXECUTE FUNCTION sites.announce_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE ON sites.seo_record FOR EACH ROW EXECUTE FUNCTION sites.announce_change();

CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE ON sites.site FOR EACH ROW EXECUTE FUNCTION sites.announce_change();

-- Rights

grant usage on schema catalog to marquee_app;

grant usage on schema players to marquee_app;

grant usage on schema sites to marquee_app;

grant delete, insert, select on table players.favourite to marquee_app;

grant insert, select on table players.access_log to marquee_app;

grant insert, select on table players.outbox_message to marquee_app;

grant insert, select on table sites.ad_visit to marquee_app;

grant insert, select, update on table catalog.game to marquee_app;

grant insert, select, update on table catalog.provider to marquee_app;

grant insert, select, update on table catalog.site_game to marquee_app;

grant insert, select, update on table catalog.site_provider to marquee_app;

grant insert, select, update on table players.one_time_code to marquee_app;

grant insert, select, update on table players.player to marquee_app;

grant insert, select, update on table players.session to marquee_app;

grant select on table sites.banner to marquee_app;

grant select on table sites.cms_page to marquee_app;

grant select on table sites.domain to marquee_app;

grant select on table sites.game_menu_item to marquee_app;

grant select on table sites.menu_item to marquee_app;

grant select on table sites.partner to marquee_app;

grant select on table sites.seo_record to marquee_app;

grant select on table sites.site to marquee_app;

grant execute on function catalog.announce_change() to public;

grant execute on function sites.announce_change() to public;
