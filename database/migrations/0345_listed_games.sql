-- Whether the provider lists a game, beside the operator's choice: a game that left the list while it was switched off must
-- not become active when it is switched on again.
alter table catalog.game add column is_listed boolean not null default true;

update catalog.game set is_listed = false where status = 'unlisted';
