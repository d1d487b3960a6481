-- A brand says which providers and games it wants before they are connected and listed; what is not listed is not shown.
alter table catalog.site_game drop constraint site_game_provider_code_game_code_fkey;
alter table catalog.site_provider drop constraint site_provider_provider_code_fkey;
