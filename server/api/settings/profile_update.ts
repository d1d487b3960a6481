import { profileUpdate } from '@marquee/contract/api/settings/profile_update.ts';
import { serve } from '../../http/serve.ts';
import { isOtherEmail, updateProfile } from '../../players/profile.ts';

export const serveProfileUpdate = serve(profileUpdate, async ({ app, session, input, requireStepUp }) => {
  if (await isOtherEmail(app, session, input.contact_email)) await requireStepUp();
  const site = await app.sites.byId(session.siteId);
  return { value: [await updateProfile(app, site, session, input)] };
});
