-- What a game can pay at most, as its provider declares it; shown before the game opens.
alter table catalog.game add max_win_bets numeric(14, 2) check (max_win_bets > 0);
alter table catalog.game add max_win_once_in numeric check (max_win_once_in >= 1);
comment on column catalog.game.max_win_bets is 'The largest win of a round as a multiple of the bet; null if the provider does not tell';
comment on column catalog.game.max_win_once_in is 'Rounds for each of which it is expected once; null if the provider does not tell';
