import { randomUUID } from 'node:crypto';
import type { App } from './bonus/app.ts';
import { createActiveBonuses } from './bonus/active-bonuses.ts';
import { subscribeInbox } from './inbox/subscribe.ts';
import { createEvents } from './kernel/events.ts';
import { subscribeRounds } from './rounds/subscribe.ts';
import { createPlayClock } from './safety/play-clock.ts';
import { createPreviews } from './sites/preview.ts';
import { subscribeVip } from './vip/subscribe.ts';
import { createVipLevels } from './vip/vip-levels.ts';
import { createWithdrawalTerms } from './vip/withdrawal-terms.ts';

export type { App } from './bonus/app.ts';

/** The parts of the application that depend on where it runs. */
export type Parts = Omit<
  App,
  'events' | 'previews' | 'playClock' | 'activeBonuses' | 'betTerms' | 'vipLevels' | 'withdrawalTerms'
>;

/**
 * Assemble the application. Lower rooms get what they need from higher rooms here, and the subscriptions to events are
 * made here.
 */
export function composeApp(parts: Parts): App {
  const activeBonuses = createActiveBonuses(parts.db);
  const app: App = {
    ...parts,
    events: createEvents(),
    // A command without the master key shows no previews, and a key of its own signs what no server reads.
    previews: createPreviews(parts.config.MARQUEE_KEY ?? randomUUID()),
    playClock: createPlayClock(),
    activeBonuses,
    betTerms: activeBonuses.betTerms,
    vipLevels: createVipLevels(parts),
    withdrawalTerms: createWithdrawalTerms(() => app),
  };
  subscribeRounds(app);
  subscribeVip(app);
  subscribeInbox(app);
  return app;
}
