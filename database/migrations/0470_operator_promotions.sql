-- Operators build promotions in the console. Each is a document of its own among those of its site, with a draft and a history.
alter table sites.revision drop constraint revision_document_check;
alter table sites.revision add constraint revision_document_check
  check (document ~ '^[a-z_]{1,40}(:[a-z0-9-]{2,48})?$');
alter table sites.draft drop constraint draft_document_check;
alter table sites.draft add constraint draft_document_check
  check (document ~ '^[a-z_]{1,40}(:[a-z0-9-]{2,48})?$');
comment on column sites.revision.document is 'Its kind, and after a colon which one where there are several, e.g. promotion:welcome';

grant insert, update on rewards.promotion to marquee_app;

-- A simulation reads the deposits of a site's past.
create view cashier.credited_deposit as
  select site_id, player_id, deposit_id, amount, currency, settled_at as credited_at
  from cashier.deposit where status = 'credited';
create index deposit_credited on cashier.deposit (site_id, settled_at) where status = 'credited';
grant select on cashier.credited_deposit to marquee_app;

-- What the bonuses of a promotion came to is added up for the list of promotions.
create index cashback_of_promotion on rewards.cashback (site_id, promotion_id);
