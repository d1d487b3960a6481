import { daysWithoutProof, safetyTimeOut } from '@marquee/contract/api/safety/time_out.ts';
import { serve } from '../../http/serve.ts';
import { takeTimeOut } from '../../safety/exclude.ts';
import { presentExclusion } from '../../safety/exclusion-state.ts';

export const serveSafetyTimeOut = serve(safetyTimeOut, async ({ app, input, session, requireStepUp }) => {
  // A short break needs no proof, to keep it easy. A longer one does, so that nobody else can lock a player out for
  // weeks.
  if (input.days > daysWithoutProof) await requireStepUp();
  return { exclusion: presentExclusion(await takeTimeOut(app, session, input.days)) };
});
