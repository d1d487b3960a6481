-- Players whose password stands in a public file. A production start refuses a database that holds one.
alter table players.player add column is_demo boolean not null default false;
update players.player set is_demo = true where full_name = 'Demo Player' and contact_phone = '+10000000000';
