-- How stakes count towards rewards is changed by two operators; before, only a brand's folder wrote it.
grant insert, delete on rewards.stake_weight to marquee_app;
