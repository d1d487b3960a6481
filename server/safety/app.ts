import type { App as RealtimeApp } from '../realtime/app.ts';
import type { PlayClock } from './play-clock.ts';

export interface App extends RealtimeApp {
  /** Counts the time that players spend playing. */
  readonly playClock: PlayClock;
}
