import type { App as SitesApp } from '../sites/app.ts';
import type { Delivery } from './delivery/delivery.ts';
import type { Players } from './players.ts';

export interface App extends SitesApp {
  readonly delivery: Delivery;
  readonly players: Players;
}
