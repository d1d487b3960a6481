-- What the operator has chosen for a provider, a game or a site is kept apart from what lists and brand files say.

-- A game that its provider no longer lists is 'unlisted', and comes back with the list. 'inactive' is the operator's word.
alter table catalog.game
  drop constraint game_status_check,
  add constraint game_status_check check (status in ('active', 'inactive', 'unlisted')),
  -- How this game opens where it is not as the others of its provider do.
  add column opens_in text check (opens_in in ('frame', 'popup'));
update catalog.game set status = 'unlisted' where status = 'inactive';

-- EVOPLAY's games open in a window of their own, from the first connection on.
insert into catalog.provider (provider_code, provider_name, slug, opens_in)
values ('EVOPLAY', 'Evoplay', 'evoplay', 'popup')
on conflict (provider_code) do update set opens_in = excluded.opens_in;

-- The providers of a site: those of its brand's file, and those that the operator has assigned.
alter table catalog.site_provider add column source text not null default 'brand' check (source in ('brand', 'operator'));
alter table catalog.site_provider alter column source set default 'operator';
grant delete on catalog.site_provider to marquee_app;

-- Free bets by the calls of Hub88's first freebets API, or by its rewards and prepaids.
alter table rounds.provider_connection
  add column free_bet_form text not null default 'freebets' check (free_bet_form in ('freebets', 'rewards'));
