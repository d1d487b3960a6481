-- Progressive jackpots of providers. What a provider collects for one from the stakes is not the house's revenue: it is owed to whoever
-- wins the pot. None of these kinds touches a wallet; each has its place in the sequence of the player whose round it belongs to.
insert into ledger.account (code, name, class, normal) values (131, 'jackpot_seeds', 'cost', 'debit');
insert into ledger.operation_kind (code, name, debit, credit) values
  -- The share of a stake, from the revenue into the pot.
  (32, 'jackpot_contribution', 100, 130),
  -- What a pot has paid, out of it: the win itself is paid to the player as any other.
  (33, 'jackpot_payout', 130, 100),
  -- What the house adds to a pot that begins.
  (34, 'jackpot_seed', 131, 130),
  -- A contribution whose stake was rolled back, and a payout whose win was.
  (35, 'jackpot_return', 130, 100),
  (36, 'jackpot_payout_return', 100, 130);
