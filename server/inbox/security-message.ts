import type { Clock } from '../kernel/clock.ts';
import type { TellInbox } from '../players/players.ts';
import { sendToInbox } from './send.ts';

/** What the players' domain uses to tell a player of a security change in the inbox. */
export function createSecurityInbox(app: { readonly clock: Clock }): TellInbox {
  return async (trx, { siteId, playerId, changeId, kind }) => {
    await sendToInbox(app, trx, {
      siteId,
      playerId,
      key: `security:${changeId}`,
      category: 'account',
      text: { template: `security.${kind}`, values: {} },
      href: '/security',
    });
  };
}
