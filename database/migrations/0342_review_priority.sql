alter table cashier.withdrawal add column review_priority int not null default 0;
comment on column cashier.withdrawal.review_priority is
  'Of the player''s level when it was requested; the higher one is reviewed first';
