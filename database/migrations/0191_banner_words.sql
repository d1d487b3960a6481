-- What stands on a banner is the operator's, in every language of the site, as it is with news and promotions.
alter table sites.banner add column title jsonb, add column body jsonb;
update sites.banner set title = jsonb_build_object('EN', title_key), body = jsonb_build_object('EN', body_key);
alter table sites.banner
  alter column title set not null,
  alter column body set not null,
  drop column title_key,
  drop column body_key;
