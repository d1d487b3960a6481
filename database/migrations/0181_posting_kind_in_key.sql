-- Histories and statements choose postings by kind. With the kind in the key's index they are counted and found there; a
-- second index would make every bet dearer.
alter table ledger.posting drop constraint posting_pkey;
alter table ledger.posting add primary key (site_id, player_id, currency, sequence, leg, posted_at) include (kind);
