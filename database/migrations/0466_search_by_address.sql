-- The console finds a player by a whole e-mail address on any site; in the index of parts, its domain is a part of half of all addresses.
create index player_email_anywhere on players.player (contact_email);
