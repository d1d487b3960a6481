-- A code proves the number or address that it was sent to, and no other. Codes from before this column name none and prove
-- nothing; they are good for five minutes only.
alter table players.one_time_code add column recipient text not null default '';
alter table players.one_time_code alter column recipient drop default;
create index one_time_code_recipient on players.one_time_code (site_id, recipient, sent_at desc);
