-- Chat in rooms that players share.
--
-- Glossary. Line: what a player has written, seen by those in the room of the game who play with the same brand. Folded: a line as lines are
-- compared, without case, accents and signs. Block: a player who sees no line of another. Report: a player's wish that an operator looks at
-- a line. Mute: a player who may not write. Lines, blocks and reports are forgotten after a while; who was muted, why, and which words a
-- brand does not allow are lists that only grow, where the newest row is in force.

CREATE TABLE house.chat_line (
  line_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Made by the player's client: a line that is sent again is the same one.
  public_id uuid NOT NULL UNIQUE,
  game_code text NOT NULL,
  sub_partner_id text NOT NULL,
  player text NOT NULL,
  body text NOT NULL CHECK (char_length(body) BETWEEN 1 AND 120),
  folded text NOT NULL,
  written_at timestamptz NOT NULL,
  -- Written or removed: what rooms look for.
  changed_at timestamptz NOT NULL,
  removed_at timestamptz,
  removed_by text,
  removed_why text,
  CONSTRAINT chat_line_removed CHECK ((removed_at IS NULL) = (removed_by IS NULL) AND (removed_at IS NULL) = (removed_why IS NULL))
);
CREATE INDEX chat_line_of_room ON house.chat_line (game_code, sub_partner_id, line_id DESC);
CREATE INDEX chat_line_changed ON house.chat_line (game_code, changed_at);
CREATE INDEX chat_line_of_player ON house.chat_line (player, written_at);
CREATE INDEX chat_line_written ON house.chat_line (written_at);

CREATE TABLE house.chat_block (
  player text NOT NULL,
  blocked text NOT NULL CHECK (blocked <> player),
  since timestamptz NOT NULL,
  PRIMARY KEY (player, blocked)
);

CREATE TABLE house.chat_report (
  line_id bigint NOT NULL REFERENCES house.chat_line ON DELETE CASCADE,
  reporter text NOT NULL,
  reported_at timestamptz NOT NULL,
  closed_at timestamptz,
  closed_by text,
  closed_why text,
  PRIMARY KEY (line_id, reporter),
  CONSTRAINT chat_report_closed CHECK ((closed_at IS NULL) = (closed_by IS NULL) AND (closed_at IS NULL) = (closed_why IS NULL))
);
CREATE INDEX chat_report_open ON house.chat_report (line_id) WHERE closed_at IS NULL;
CREATE INDEX chat_report_of_player ON house.chat_report (reporter, reported_at);

CREATE TABLE house.chat_mute (
  mute_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sub_partner_id text NOT NULL,
  player text NOT NULL,
  -- Whether the player is muted from now on, or may write again.
  is_muted boolean NOT NULL,
  -- Null for good.
  until timestamptz,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL CHECK (changed_by <> ''),
  why text NOT NULL CHECK (why <> ''),
  CONSTRAINT chat_mute_until CHECK (is_muted OR until IS NULL)
);
CREATE INDEX chat_mute_latest ON house.chat_mute (player, mute_id DESC);

CREATE TABLE house.chat_word_list (
  list_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sub_partner_id text NOT NULL,
  -- Each a word, with * in front and behind where it counts as part of others too. Null for the list of the house.
  words text[],
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL CHECK (changed_by <> ''),
  why text NOT NULL CHECK (why <> '')
);
CREATE INDEX chat_word_list_latest ON house.chat_word_list (sub_partner_id, list_id DESC);

GRANT SELECT, INSERT, DELETE ON house.chat_line, house.chat_block, house.chat_report TO marquee_games;
GRANT UPDATE (changed_at, removed_at, removed_by, removed_why) ON house.chat_line TO marquee_games;
GRANT UPDATE (closed_at, closed_by, closed_why) ON house.chat_report TO marquee_games;
GRANT SELECT, INSERT ON house.chat_mute, house.chat_word_list TO marquee_games;
-- Only where a player is erased.
GRANT DELETE ON house.chat_mute TO marquee_games;
