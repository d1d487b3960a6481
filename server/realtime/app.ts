import type { App as PlayersApp } from '../players/app.ts';
import type { Realtime } from './realtime.ts';

export interface App extends PlayersApp {
  readonly realtime: Realtime;
}
