-- A landscape of the game without lettering, for templates whose cards are wide and say the name themselves.
alter table catalog.game add column game_image_wide text not null default '';
