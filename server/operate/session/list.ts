import { sessionList } from '@marquee/contract/operate/session/list.ts';
import { listSessions } from '../../operators/session.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSessionList = serveOperation(sessionList, async ({ app, operator }) => ({
  value: await listSessions(app, operator),
}));
