-- Bingo shares its rounds out as lotteries share their draws. Its tiers are prizes: jackpot, full house, the second prize and one line.

-- With which ball each prize was won, in that order; zero for a jackpot that was not. Null in lotteries.
ALTER TABLE house.lottery_share ADD COLUMN won_at integer[] CHECK (cardinality(won_at) = 4 AND 0 <= ALL (won_at));
