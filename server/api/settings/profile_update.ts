import { profileUpdate } from '@marquee/contract/api/settings/profile_update.ts';
import { serve } from '../../http/serve.ts';
import { updateProfile } from '../../players/profile.ts';

export const serveProfileUpdate = serve(profileUpdate, async ({ app, session, input }) => {
  const site = await app.sites.byId(session.siteId);
  const { full_name, contact_email } = input;
  return { value: [await updateProfile(app, site, session, { full_name, contact_email })] };
});
