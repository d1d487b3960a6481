import type { App } from '../app.ts';
import type { Database } from '../../kernel/database.ts';
import { createKey, createKeys, makeSecret, replaceKey } from '../../kernel/keys.ts';
import { connectJiliProvider, type JiliConnection } from '../connections.ts';

/** The name of the AgentKey, which JILI gives. */
const agentKeyName = (connection: { operatorKeyName: string }) => `${connection.operatorKeyName}-agent-key`;
/** The name of the password with which JILI's calls come; we make it. */
const passwordName = (connection: { operatorKeyName: string }) =>
  `${connection.operatorKeyName}-password.secret`;

/**
 * Connect a provider by JILI's form: the row, and its two secrets. Needs the owner's rights. Answers the credentials that its
 * calls are to carry by HTTP Basic authentication; the user name is the AgentId.
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

/** The secret with which our own calls are signed. */
export function agentKeyOf(app: Pick<App, 'rounds'>, connection: JiliConnection): Promise<string> {
  return app.rounds.secret(agentKeyName(connection));
}

/** The password that JILI's calls have to carry. */
export function passwordOf(app: Pick<App, 'rounds'>, connection: JiliConnection): Promise<string> {
  return app.rounds.secret(passwordName(connection));
}
