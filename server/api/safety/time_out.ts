import { daysWithoutProof, safetyTimeOut } from '@marquee/contract/api/safety/time_out.ts';
import { serve } from '../../http/serve.ts';
import { takeTimeOut } from '../../safety/exclude.ts';
import { presentExclusion } from '../../safety/exclusion-state.ts';

export const serveSafetyTimeOut = serve(safetyTimeOut, async ({ app, input, session, requireStepUp }) => {
  // Leaving for a few days stays easy; nobody else may lock a player out for weeks.
  if (input.days > daysWithoutProof) await requireStepUp();
  return { exclusion: presentExclusion(await takeTimeOut(app, session, input.days)) };
});
