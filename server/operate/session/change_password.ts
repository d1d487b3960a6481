import { sessionChangePassword } from '@marquee/contract/operate/session/change_password.ts';
import { proveNewPassword, setPassword } from '../../operators/sign-in.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSessionChangePassword = serveOperation(
  sessionChangePassword,
  async ({ app, input, operator, request, change }) => {
    const given = { current: input.current_password, next: input.new_password };
    const passwordHash = await proveNewPassword(app, operator, given, request.ip);
    await change(async (within, note) => {
      const ended = await setPassword(within, within.db, operator, passwordHash);
      await note({ subjectId: operator.operatorId, after: { password: 'changed', sessions_ended: ended } });
    });
    return {};
  },
);
