import type { App } from '../http/app.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import type { Rights } from '../operators/rights.ts';
import type { OperatorSession } from '../operators/session.ts';
import { mailSite } from './mail-site.ts';

/**
 * Tell an operator by e-mail that a passkey of theirs was added or removed, after the answer, so that whoever finds the
 * console open cannot hide it. The passkey's name is left out: it can be anyone's words, such as a link.
 */
export function tellOfPasskey(
  app: App,
  { operator, rights, request }: { operator: OperatorSession; rights: Rights; request: RequestFacts },
  change: 'added' | 'removed',
): void {
  const at = app.clock.now();
  app.players.afterwards('notifying an operator of a passkey', async () => {
    const sites = rights.grants.flatMap(({ siteId }) => siteId ?? []);
    await app.delivery.send({
      siteId: await mailSite(app.db, sites),
      channel: 'email',
      recipient: operator.email,
      ...mailText(change, request, at),
    });
  });
}

const english = {
  added: {
    subject: 'A passkey was added to your console account',
    text: 'A passkey was added to your account. It signs in without password and code.',
  },
  removed: {
    subject: 'A passkey was removed from your console account',
    text: 'A passkey was removed from your account. It no longer signs in, and the sessions that it opened have ended.',
  },
};
const chinese = {
  added: '您的账户添加了一个通行密钥。使用它登录时无需密码和验证码。',
  removed: '您的账户移除了一个通行密钥。它无法再用于登录，由它开启的登录也已结束。',
};

/** In both languages of the console, because nobody says in which one an operator reads their mail. */
function mailText(
  change: 'added' | 'removed',
  { host, origin, ip }: RequestFacts,
  at: Date,
): { subject: string; body: string } {
  const { subject, text } = english[change];
  const when = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const link = `${origin}/sessions`;
  return {
    subject,
    body: [
      text,
      `${host}, ${when}, IP ${ip}`,
      `If this was not you, change your password, look at your sessions and passkeys, and tell an owner of the console:\n${link}`,
      chinese[change],
      `如果不是您本人操作，请修改密码，检查您的登录和通行密钥，并告知其他所有者：\n${link}\n`,
    ].join('\n\n'),
  };
}
