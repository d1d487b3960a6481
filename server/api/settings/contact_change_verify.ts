import { contactChangeVerify } from '@marquee/contract/api/settings/contact_change_verify.ts';
import { serve } from '../../http/serve.ts';
import { verifyContactChange } from '../../players/contact-change.ts';
import { readProfile } from '../../players/profile.ts';

export const serveContactChangeVerify = serve(
  contactChangeVerify,
  async ({ app, session, input, request }) => {
    const proof = { channel: input.tac_channel, code: input.tac };
    await verifyContactChange(app, session, proof, request);
    return { value: [await readProfile(app, session)] };
  },
);
