import { sessionInvitation } from '@marquee/contract/operate/session/invitation.ts';
import { showInvitation } from '../../operators/invitations.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSessionInvitation = serveOperation(sessionInvitation, async ({ app, input }) =>
  showInvitation(app, input.invitation),
);
