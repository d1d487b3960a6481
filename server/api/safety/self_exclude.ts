import { safetySelfExclude } from '@marquee/contract/api/safety/self_exclude.ts';
import { serve } from '../../http/serve.ts';
import { selfExclude } from '../../safety/exclude.ts';
import { presentExclusion } from '../../safety/exclusion-state.ts';

export const serveSafetySelfExclude = serve(safetySelfExclude, async ({ app, input, session }) => ({
  exclusion: presentExclusion(await selfExclude(app, session, input.months)),
}));
