import type { App } from '../app.ts';
import type { Database } from '../../kernel/database.ts';
import { createKey, createKeys, makeSecret, replaceKey } from '../../kernel/keys.ts';
import { connectJiliProvider, type JiliConnection } from '../connections.ts';

/** The name of the AgentKey, which JILI issues. */
const agentKeyName = (connection: { operatorKeyName: string }) => `${connection.operatorKeyName}-agent-key`;
/** The name of the password that JILI's calls carry. We generate it. */
const passwordName = (connection: { operatorKeyName: string }) =>
  `${connection.operatorKeyName}-password.secret`;

/** The names of both secrets of a connection. */
export function secretNames(operatorKeyName: string): readonly string[] {
  return [agentKeyName({ operatorKeyName }), passwordName({ operatorKeyName })];
}

/**
 * Connect a provider by JILI's protocol: store its row and its two secrets. Needs the database owner's rights. Returns
 * the credentials that the provider's calls must send by HTTP Basic authentication. The user name is the AgentId.
 */
export async function connectJili(
  app: { db: Database; masterKey: string },
  connection: {
    providerCode: string;
    slug: string;
    baseUrl: string;
    agentId: string;
    agentKey: string;
    keyName: string;
  },
): Promise<{ username: string; password: string }> {
  const names = { operatorKeyName: connection.keyName };
  await replaceKey(app.db, app.masterKey, agentKeyName(names), connection.agentKey);
  await createKey(app.db, app.masterKey, passwordName(names), makeSecret);
  const password = await createKeys(app.db, app.masterKey).read(passwordName(names));
  await connectJiliProvider(app.db, { ...connection, ...names, operatorId: connection.agentId });
  return { username: connection.agentId, password };
}

/** Store the AgentKey of a provider that operators connect, in the caller's transaction. */
export function storeAgentKey(
  app: Pick<App, 'rounds'>,
  trx: Database,
  connection: { readonly operatorKeyName: string },
  agentKey: string,
): Promise<void> {
  return app.rounds.addSecret(trx, agentKeyName(connection), agentKey);
}

/** Make the password that the calls of such a provider must carry, in the caller's transaction. */
export async function makePassword(
  app: Pick<App, 'rounds'>,
  trx: Database,
  connection: { readonly operatorKeyName: string },
): Promise<void> {
  await app.rounds.addSecret(trx, passwordName(connection), await makeSecret());
}

/** The secret that our own calls are signed with. */
export function agentKeyOf(app: Pick<App, 'rounds'>, connection: JiliConnection): Promise<string> {
  return app.rounds.secret(agentKeyName(connection));
}

/** The password that JILI's calls must carry. */
export function passwordOf(
  app: Pick<App, 'rounds'>,
  connection: Pick<JiliConnection, 'operatorKeyName'>,
): Promise<string> {
  return app.rounds.secret(passwordName(connection));
}
