import { safetyExclusionReturn } from '@marquee/contract/api/safety/exclusion_return.ts';
import { serve } from '../../http/serve.ts';
import { requestReturn } from '../../safety/exclude.ts';
import { presentExclusion } from '../../safety/exclusion-state.ts';

export const serveSafetyExclusionReturn = serve(safetyExclusionReturn, async ({ app, input, session }) => ({
  exclusion: presentExclusion(await requestReturn(app, session, input.exclusion_id)),
}));
