import type pg from 'pg';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { Events } from './events.ts';
import type { Logger } from './log.ts';

/**
 * What every layer of the server receives. Each room's `App` extends the `App` of the layer below with its own part, so
 * code cannot reach the layers above it. `main.ts` creates the parts and assembles them.
 */
export interface App {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly log: Logger;
  readonly clock: Clock;
  readonly events: Events;
}
