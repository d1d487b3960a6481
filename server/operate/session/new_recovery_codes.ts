import { sessionNewRecoveryCodes } from '@marquee/contract/operate/session/new_recovery_codes.ts';
import { replaceRecoveryCodes } from '../../operators/second-factor.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSessionNewRecoveryCodes = serveOperation(
  sessionNewRecoveryCodes,
  async ({ operator, change }) =>
    change(async (app, note) => {
      const codes = await replaceRecoveryCodes(app, app.db, operator.operatorId);
      await note({ subjectId: operator.operatorId, after: { recovery_codes: 'replaced' } });
      return { recovery_codes: codes };
    }),
);
