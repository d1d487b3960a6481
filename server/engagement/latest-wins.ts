import type { ServerEvent } from '@marquee/contract/realtime.ts';
import type { App } from './app.ts';
import { readWins } from './wins.ts';

/** How long what was read is told again: whoever begins to watch makes no query of their own. */
const life_ms = 2_000;
/** A page may be shown for ten minutes after it was made; whoever opens it may have missed the wins since. */
const window_ms = 10 * 60_000;
/** How many are told: a page shows few. */
const atOnce = 5;

const remembered = new WeakMap<
  App,
  Map<number, { until_ms: number; value: Promise<readonly ServerEvent[]> }>
>();

/** The latest wins of a site, the newest last, for those who have just opened a page of it. */
export function latestWins(app: App, siteId: number): Promise<readonly ServerEvent[]> {
  const bySite = remembered.get(app) ?? new Map();
  remembered.set(app, bySite);
  const now_ms = app.clock.now().getTime();
  const known = bySite.get(siteId);
  if (known && known.until_ms > now_ms) return known.value;
  const value = readLatest(app, siteId, new Date(now_ms - window_ms));
  bySite.set(siteId, { until_ms: now_ms + life_ms, value });
  value.catch(() => bySite.delete(siteId));
  return value;
}

async function readLatest(app: App, siteId: number, since: Date): Promise<readonly ServerEvent[]> {
  const wins = await readWins(app, siteId, { since, order: 'latest', limit: atOnce });
  return wins.toReversed().map(({ win }) => ({ type: 'winner', ...win }));
}
