-- Campaigns: one message to the players of a segment, by inbox, e-mail or SMS. Each player is written to once by each channel.
create table rewards.campaign (
  site_id int not null,
  campaign_id uuid not null,
  name text not null check (name <> ''),
  segment jsonb not null,
  channels text[] not null check (cardinality(channels) > 0 and channels <@ '{inbox,email,sms}'),
  words jsonb not null,
  href text not null default '',
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'sent', 'stopped')),
  send_at timestamptz,
  saved_by text not null,
  saved_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  primary key (site_id, campaign_id),
  check ((state = 'scheduled') <= (send_at is not null)),
  check ((state in ('sent', 'stopped')) = (ended_at is not null))
);
create index campaign_due on rewards.campaign (send_at) where state in ('scheduled', 'sending');

-- Who is written to, decided when the sending begins. A row leaves `waiting` before anything is sent, so that whatever is
-- interrupted nobody is written to twice.
create table rewards.campaign_recipient (
  site_id int not null,
  campaign_id uuid not null,
  player_id bigint not null,
  channel text not null check (channel in ('inbox', 'email', 'sms')),
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed', 'skipped')),
  at timestamptz not null,
  primary key (site_id, campaign_id, player_id, channel),
  foreign key (site_id, campaign_id) references rewards.campaign
);
create index campaign_recipient_open on rewards.campaign_recipient (site_id, campaign_id)
  where state in ('waiting', 'sending');

-- Whom a campaign can reach, and by what.
create view players.addressee as
  select site_id, player_id, language, status, accepts_marketing, created_at,
    case when phone_verified_at is null then '' else contact_phone end as phone,
    case when email_verified_at is null then '' else contact_email end as email
  from players.player;
create view operators.tagged_player as select site_id, player_id, tag from operators.player_tag;
create view rewards.read_message as
  select site_id, player_id, message_key, read_at from rewards.inbox_message;

grant select on players.addressee, operators.tagged_player, rewards.read_message to marquee_app;
grant select, insert, update on rewards.campaign to marquee_app;
grant select, insert, update on rewards.campaign_recipient to marquee_app;
