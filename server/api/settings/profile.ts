import { profile } from '@marquee/contract/api/settings/profile.ts';
import { serve } from '../../http/serve.ts';
import { readProfile } from '../../players/profile.ts';

export const serveProfile = serve(profile, async ({ app, session }) => ({
  value: [await readProfile(app, session)],
}));
