import type { App as PlayersApp } from '../players/app.ts';

/** What operators need: the database, the clock, the log, and the vault that seals secrets of second factors. */
export type App = Pick<PlayersApp, 'db' | 'clock' | 'log' | 'players'>;
