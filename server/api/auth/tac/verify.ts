import { tacVerify } from '@marquee/contract/api/auth/tac/verify.ts';
import { serve } from '../../../http/serve.ts';
import { presentSignedIn } from '../../../players/present-signed-in.ts';
import { verifySignup } from '../../../players/signup.ts';

export const serveTacVerify = serve(tacVerify, async ({ app, input, request }) => {
  const site = await app.sites.byDomain(input.domain_name);
  const proof = { accountId: input.account_id, code: input.tac };
  return presentSignedIn(await verifySignup(app, site, proof, request));
});
