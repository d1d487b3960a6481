import { claimInbox } from '@marquee/contract/api/settings/claim_inbox.ts';
import { serve } from '../../http/serve.ts';
import { claimFromInbox } from '../../inbox/claim.ts';

export const serveClaimInbox = serve(claimInbox, async ({ app, input, session }) => ({
  inbox_id: input.inbox_id,
  ...(await claimFromInbox(app, session, input.inbox_id)),
}));
