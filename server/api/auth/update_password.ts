import { updatePassword } from '@marquee/contract/api/auth/update_password.ts';
import { serve } from '../../http/serve.ts';
import { changePassword } from '../../players/change-password.ts';

export const serveUpdatePassword = serve(updatePassword, async ({ app, session, input, request }) => {
  const change = { password: input.password, newPassword: input.new_password };
  return { sessions_ended: await changePassword(app, session, change, request) };
});
