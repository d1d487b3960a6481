import type pg from 'pg';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { Events } from './events.ts';
import type { Logger } from './log.ts';

/**
 * What every floor of the server is given. The `App` of a room adds the room's own part to that of the floor below, so
 * that no code can ask for what stands above it; `main.ts` makes the parts and puts them together.
 */
export interface App {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly log: Logger;
  readonly clock: Clock;
  readonly events: Events;
}
