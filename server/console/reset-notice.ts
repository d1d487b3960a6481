import type { App } from '../http/app.ts';
import type { ResetOperator } from '../operators/operators.ts';
import { readRights } from '../operators/rights.ts';
import { mailSite } from './mail-site.ts';

/** Who had an operator enrol again, by their address, because a name can be anyone's words; and from where, null for the command line. */
export interface ResetBy {
  readonly name: string;
  readonly ip: string | null;
}

/**
 * Tell an operator by e-mail that they have to enrol again, after the answer: whoever does this to somebody takes their account over
 * with the link. The link is not in the mail.
 */
export function tellOfReset(
  app: Pick<App, 'db' | 'clock' | 'players' | 'delivery'>,
  reset: ResetOperator,
  by: ResetBy,
): void {
  const at = app.clock.now();
  app.players.afterwards('notifying an operator who has to enrol again', async () => {
    const { grants } = await readRights(app.db, reset.operatorId);
    await app.delivery.send({
      siteId: await mailSite(
        app.db,
        grants.flatMap(({ siteId }) => siteId ?? []),
      ),
      channel: 'email',
      recipient: reset.email,
      ...mailText(reset, by, at),
    });
  });
}

/** In both languages of the console, because nobody says in which one an operator reads their mail. */
function mailText(
  { passkeys }: ResetOperator,
  { name, ip }: ResetBy,
  at: Date,
): { subject: string; body: string } {
  const when = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const removed =
    passkeys === 1 ? 'Your passkey was removed too.' : `Your ${passkeys} passkeys were removed too.`;
  return {
    subject: 'Your console account must be set up again',
    body: [
      `${name} reset the sign-in of your account. Your password, authenticator app and recovery codes no longer work, and your sessions have ended.${passkeys === 0 ? '' : ` ${removed}`}`,
      `${when}, ${ip === null ? 'at the command line of the server' : `IP ${ip}`}`,
      'You can sign in again with the link that they give you. If you did not ask for this, tell an owner of the console at once.',
      `${name} 重置了您账户的登录方式。您的密码、身份验证器和恢复码均已失效，您的登录也已结束。${passkeys === 0 ? '' : `您的 ${passkeys} 个通行密钥也已移除。`}`,
      '请使用对方提供的链接重新设置。如果不是您要求的，请立即告知控制台的所有者。\n',
    ].join('\n\n'),
  };
}
