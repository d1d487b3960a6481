-- How an operator looks at a table of the console, under a name: what narrows it, how it is ordered, and which columns it has.
create table operators.saved_view (
  operator_id uuid not null references operators.operator on delete cascade,
  table_name text not null check (length(table_name) between 1 and 60),
  name text not null check (length(name) between 1 and 60),
  address jsonb not null,
  columns jsonb not null,
  saved_at timestamptz not null,
  primary key (operator_id, table_name, name)
);
comment on column operators.saved_view.address is 'Parameters of the screen''s address, as texts by name';
comment on column operators.saved_view.columns is 'Whether each column that was chosen is shown, by its id';
grant select, insert, update, delete on operators.saved_view to marquee_app;
