import { sessionEnd } from '@marquee/contract/operate/session/end.ts';
import { refuse } from '../../kernel/errors.ts';
import { endSessions } from '../../operators/session.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSessionEnd = serveOperation(sessionEnd, async ({ input, operator, change }) =>
  change(async (app, note) => {
    const which =
      input.session_id === undefined ? { except: operator.sessionId } : { only: input.session_id };
    const ended = await endSessions(app, app.db, operator.operatorId, 'ended', which);
    if (input.session_id !== undefined && ended === 0) throw refuse('sessionNotFound');
    await note({ subjectId: input.session_id ?? 'others', after: { ended } });
    return { ended };
  }),
);
