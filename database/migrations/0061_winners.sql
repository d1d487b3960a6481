-- The latest wins of a site, for its winners' tape.
create index round_winner on rounds.round (site_id, updated_at desc) where payout > stake;
create index withdrawal_paid on cashier.withdrawal (site_id, settled_at desc) where status = 'paid';
