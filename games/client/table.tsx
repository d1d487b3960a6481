/** The page of a game whose rounds are wagers and actions: finds out which game it is for, and hands over to the shell. */
