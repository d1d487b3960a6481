alter table rounds.bet_session add column settlement text;
comment on column rounds.bet_session.settlement is 'The amounts of the settlement: one that is repeated with others is refused';
comment on column rounds.free_round_transaction.amount is 'Of a bet: how many rounds it used. Of a win: what it paid';
grant update (settlement) on rounds.bet_session to marquee_app;
