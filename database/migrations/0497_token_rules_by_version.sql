-- Tokens' rules are changed in the console. A change holds from the next day of the site on, so that what is staked until then earns
-- what players were told, and nothing is counted by two rules.
alter table rewards.token_rule
  add column rule_version int not null default 1 check (rule_version > 0),
  add column counts_from date;
comment on column rewards.token_rule.counts_from is 'The first day of the site whose stakes it counts; null for all of them';

create table rewards.token_rule_past (
  site_id int not null,
  rule text not null check (rule in ('turnover', 'deposit')),
  rule_version int not null check (rule_version > 0),
  step bigint not null check (step > 0),
  tokens bigint not null check (tokens > 0),
  counts_from date,
  counts_until date not null,
  primary key (site_id, rule, rule_version)
);
comment on table rewards.token_rule_past is 'Rules that were changed or ended: what was staked in their days still earns by them';
comment on column rewards.token_rule_past.counts_until is 'The first day of the site that it counts no more';

alter table rewards.token_earned
  add column rule_version int not null default 1 check (rule_version > 0),
  drop constraint token_earned_pkey,
  add primary key (site_id, player_id, rule, rule_version);

create table rewards.token_grant (
  site_id int not null,
  player_id bigint not null,
  rule text not null,
  rule_version int not null,
  steps bigint not null,
  tokens bigint not null check (tokens > 0),
  granted_at timestamptz not null,
  primary key (site_id, player_id, rule, rule_version, steps)
);
comment on table rewards.token_grant is 'When a rule granted tokens, and how many, with the full steps that were then counted';
create index token_grant_of_site on rewards.token_grant (site_id, granted_at);
grant select, insert on rewards.token_grant to marquee_app;

grant insert, update, delete on rewards.token_rule to marquee_app;
grant select, insert on rewards.token_rule_past to marquee_app;
grant insert, delete on rewards.mini_game_cycle to marquee_app;
