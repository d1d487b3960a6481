import { safetyExclusion } from '@marquee/contract/api/safety/exclusion.ts';
import { serve } from '../../http/serve.ts';
import { presentExclusion, standingExclusions } from '../../safety/exclusion-state.ts';
import { mayPlayFrom } from '../../safety/may-play.ts';

export const serveSafetyExclusion = serve(safetyExclusion, async ({ app, session }) => {
  const standing = await standingExclusions(app.db, session, app.clock.now());
  return {
    may_play: standing.length === 0 && session.status === 'active',
    may_play_from: mayPlayFrom(standing)?.toISOString() ?? null,
    exclusions: standing.map(presentExclusion),
  };
});
