import { safetyTimeOut } from '@marquee/contract/api/safety/time_out.ts';
import { serve } from '../../http/serve.ts';
import { takeTimeOut } from '../../safety/exclude.ts';
import { presentExclusion } from '../../safety/exclusion-state.ts';

export const serveSafetyTimeOut = serve(safetyTimeOut, async ({ app, input, session }) => ({
  exclusion: presentExclusion(await takeTimeOut(app, session, input.days)),
}));
