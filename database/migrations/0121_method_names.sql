-- What a method is called in the languages of the site; its name stands for those that are missing.
alter table cashier.deposit_method
  add column names jsonb not null default '{}' check (jsonb_typeof(names) = 'object');
comment on column cashier.deposit_method.names is 'By language code; name stands for those that are missing';
