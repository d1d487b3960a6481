import { profileUpdate } from '@marquee/contract/api/settings/profile_update.ts';
import { serve } from '../../http/serve.ts';
import { updateProfile } from '../../players/profile.ts';

export const serveProfileUpdate = serve(profileUpdate, async ({ app, session, input }) => {
  const { full_name, contact_email } = input;
  await updateProfile(app, session, { full_name, contact_email });
  return { value: [{ contact_email, full_name }] };
});
