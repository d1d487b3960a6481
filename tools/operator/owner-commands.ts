import { emailSchema } from '@marquee/contract/fields.ts';
import type { App } from '@marquee/server/compose.ts';
import { consoleOrigin } from '@marquee/server/http/console-host.ts';
import { tellOfReset } from '@marquee/server/console/reset-notice.ts';
import { verifyAudit } from '@marquee/server/operators/audit.ts';
import { inviteOwner } from '@marquee/server/operators/invite-owner.ts';
import { invitationUrl } from '@marquee/server/operators/invitation-url.ts';

export const ownerUsage = `  npm run operator -- owner invite <e-mail> [--as <operator>]
  npm run operator -- audit verify
`;

export type OwnerApp = Pick<App, 'db' | 'clock' | 'log' | 'players' | 'delivery' | 'config'>;
export type OwnerCommand =
  | { readonly area: 'owner'; readonly email: string; readonly operator: string }
  | { readonly area: 'audit' };

/** Read the words of a command. Returns what is wrong with them if they cannot be understood. */
export function readOwnerCommand(words: readonly string[], operator: string): OwnerCommand | string {
  const [area, name, address] = words;
  if (area === 'audit') return name === 'verify' ? { area } : 'Then: verify';
  if (name !== 'invite') return 'Then: invite';
  const email = emailSchema.safeParse(address);
  return email.success ? { area: 'owner', email: email.data, operator } : 'Give an e-mail address.';
}

/** Invite an owner, or verify the audit. Returns the lines to show. Throws if the audit does not fit. */
export async function runOnOwners(app: OwnerApp, command: OwnerCommand): Promise<string[]> {
  if (command.area === 'audit') {
    const { entries, head, fault } = await verifyAudit(app.db);
    if (fault !== null) throw new Error(`The audit was changed: ${fault}. ${entries} entries before it fit.`);
    return [`${entries} entries, each as it was written. The last has the hash ${head}`];
  }
  const origin = consoleOrigin(app.config);
  if (origin === undefined) throw new Error('Set OPERATE_HOST first: there is no console without it.');
  const { token, expiresAt, reset } = await inviteOwner(app, command.email, command.operator);
  if (reset) tellOfReset(app, reset, { name: command.operator, ip: null });
  return [
    `${command.email} becomes an owner of all sites with this link. It works once, until ${expiresAt.toISOString()}:`,
    invitationUrl(origin, token),
  ];
}
