-- What the house may come to owe. A round under way keeps what was reserved for it: the most that it could pay. Each process
-- holds a part of the house's limit, from which it reserves without asking the database; the parts of a currency together
-- never exceed the limit. No row is written by more than one process, and none by every bet.
ALTER TABLE house.round ADD COLUMN exposure bigint NOT NULL DEFAULT 0 CHECK (exposure >= 0);
-- Rounds from before are owed what they have won.
UPDATE house.round SET exposure = win WHERE state IN ('opened', 'bet_ok');

CREATE TABLE house.exposure_lease (
  owner integer NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (owner, currency)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON house.exposure_lease TO marquee_games;
