-- A transaction that holds one wallet and does not end must not hold the players who are in a batch with it: the batch
-- fails, is sent again one by one, and only the operation on that wallet fails again.
alter function ledger.post_batch set lock_timeout = '5s';
