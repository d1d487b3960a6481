-- Rounds whose player may stake more while they are played: a double, a split, a call after the ante.
--
-- Glossary. Raise: a further bet that an action asks for. The action is done once the operator has taken the bet, and not before; a bet
-- that is refused, or whose fate is unknown, leaves the round as it was.

ALTER TABLE house.round
  -- What actions have staked beyond the bet.
  ADD COLUMN raised bigint NOT NULL DEFAULT 0 CHECK (raised >= 0);

ALTER TABLE house.round_transaction
  -- Of a raise, how many actions came before the one that asked for it; null for the bet that began the round, and for what is no bet.
  ADD COLUMN step integer CHECK (step >= 0),
  ADD CHECK (step IS NULL OR kind = 'bet');

-- The raise that is on its way, with the action that it is for. One at a time.
CREATE TABLE house.round_raise (
  round_id bigint PRIMARY KEY REFERENCES house.round ON DELETE CASCADE,
  transaction_uuid uuid NOT NULL REFERENCES house.round_transaction ON DELETE CASCADE,
  action_id uuid NOT NULL,
  action jsonb NOT NULL
);
GRANT SELECT, INSERT, DELETE ON house.round_raise TO marquee_games;
