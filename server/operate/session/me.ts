import { sessionMe } from '@marquee/contract/operate/session/me.ts';
import { describeMe } from '../../operators/me.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSessionMe = serveOperation(sessionMe, async ({ app, operator }) => ({
  me: await describeMe(app, app.db, operator),
}));
