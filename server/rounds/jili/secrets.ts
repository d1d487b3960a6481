import type { App } from '../../kernel/app.ts';
import type { Database } from '../../kernel/database.ts';
import { ensureSecret, replaceSecretFile } from '../../kernel/secret-file.ts';
import { connectJiliProvider, type JiliConnection } from '../connections.ts';

/** The file of the AgentKey, which JILI gives. */
const agentKeyFile = (connection: { operatorKeyName: string }) => `${connection.operatorKeyName}-agent-key`;
/** The file of the password with which JILI's calls come; we make it. */
const passwordName = (connection: { operatorKeyName: string }) => `${connection.operatorKeyName}-password`;

/**
 * Connect a provider by JILI's form: the row, and its two secrets in `DATA_DIR/keys`. Answers the credentials that its
 * calls are to carry by HTTP Basic authentication; the user name is the AgentId.
 */
export async function connectJili(
  app: { db: Database; dataDir: string },
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
  await replaceSecretFile(app.dataDir, agentKeyFile(names), connection.agentKey);
  const password = await ensureSecret(app.dataDir, passwordName(names));
  await connectJiliProvider(app.db, { ...connection, ...names, operatorId: connection.agentId });
  return { username: connection.agentId, password };
}

/** The secret with which our own calls are signed. */
export function agentKeyOf(app: Pick<App, 'rounds'>, connection: JiliConnection): Promise<string> {
  return app.rounds.secret(agentKeyFile(connection));
}

/** The password that JILI's calls have to carry. */
export function passwordOf(app: Pick<App, 'rounds'>, connection: JiliConnection): Promise<string> {
  return app.rounds.secret(`${passwordName(connection)}.secret`);
}
