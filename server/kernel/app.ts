import type pg from 'pg';
import type { Cashier } from '../cashier/cashier.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { Logger } from './log.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { SiteCache } from '../sites/site-cache.ts';
import type { Delivery } from '../players/delivery/delivery.ts';
import type { Players } from '../players/players.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { Rounds } from '../rounds/rounds.ts';

/** What commands, guards and handlers are given: the parts of a running Marquee. */
export interface App {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly log: Logger;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly sites: SiteCache;
  readonly delivery: Delivery;
  readonly players: Players;
  readonly realtime: Realtime;
  readonly rounds: Rounds;
  readonly cashier: Cashier;
}

/** A session that has been checked: who is calling, and on which site. */
export interface PlayerSession {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly sessionId: string;
  readonly accountId: string;
  readonly currency: string;
  readonly startedAt: Date;
  readonly expiresAt: Date;
  readonly status: 'active' | 'no_bets';
}

/** Where a call came from. */
export interface RequestFacts {
  readonly id: string;
  readonly ip: string;
  readonly userAgent: string;
  /** The host that the call was made to, without its port. */
  readonly host: string;
  /** Protocol, host and port as the browser sees them, e.g. `http://localhost:3000`. */
  readonly origin: string;
}
