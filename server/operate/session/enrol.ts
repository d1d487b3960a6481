import { sessionEnrol } from '@marquee/contract/operate/session/enrol.ts';
import { enrol, showInvitation } from '../../operators/invitations.ts';
import { describeMe } from '../../operators/me.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSessionEnrol = serveOperation(
  sessionEnrol,
  async ({ app, input, request, change }, cookie) => {
    const shown = await showInvitation(app, input.invitation);
    const unknown = { operatorId: null, name: shown.email, sessionId: null, ip: request.ip };
    const enrolled = await change(async (within, note) => {
      const given = { token: input.invitation, name: input.name, password: input.password, totp: input.totp };
      const { token, session, recoveryCodes } = await enrol(within, within.db, given, request);
      const me = await describeMe(within, within.db, session);
      await note({
        subjectId: session.operatorId,
        after: { state: 'active', session_id: session.sessionId },
      });
      return { token, me, recoveryCodes };
    }, unknown);
    cookie.write(enrolled.token);
    return { me: enrolled.me, recovery_codes: enrolled.recoveryCodes };
  },
);
