import type { App } from './app.ts';
import { appendAudit } from './audit.ts';
import { createOperator } from './operators.ts';
import { sealOwner } from './second-factor.ts';
import type { Database } from '../kernel/database.ts';
import { hashPassword } from '../players/password.ts';
import { newTotpSecret } from '../players/totp.ts';

const email = 'owner@demo.localhost';
const password = 'marquee demo owner';

/**
 * Create the owner of a demo's console once. Returns how to sign in, with the secret of the authenticator app, which is
 * for a demo only; undefined if somebody has changed this operator since.
 */
export async function ensureDemoOwner(
  app: App,
): Promise<{ email: string; password: string; totpSecret: string } | undefined> {
  const known = await findDemoOwner(app.db);
  if (!known) {
    const totpSecret = newTotpSecret();
    await app.db.transaction().execute(async (trx) => {
      const invited = { email, name: 'Demo Owner', grants: [{ role: 'owner', siteId: null }] };
      const operatorId = await createOperator(app, trx, invited, null);
      await trx
        .updateTable('operators.operator')
        .set({
          state: 'active',
          password_hash: await hashPassword(password),
          totp_sealed: app.players.vault.seal(totpSecret, sealOwner(operatorId)),
        })
        .where('operator_id', '=', operatorId)
        .execute();
      await appendAudit(trx, {
        at: app.clock.now(),
        actor: { operatorId: null, name: 'npm start', sessionId: null, ip: null },
        call: 'demo owner',
        permission: 'command',
        siteId: null,
        subjectKind: 'operator',
        subjectId: operatorId,
        before: {},
        after: { email, state: 'active', grants: invited.grants },
        reason: '',
        approvalId: null,
      });
    });
    return { email, password, totpSecret };
  }
  if (known.state !== 'active' || !known.totp_sealed) return undefined;
  return {
    email,
    password,
    totpSecret: app.players.vault.open(known.totp_sealed, sealOwner(known.operator_id)),
  };
}

/** Whether there is the owner of a demo, whose password is published. */
export async function hasDemoOwner(db: Database): Promise<boolean> {
  return (await findDemoOwner(db)) !== undefined;
}

function findDemoOwner(db: Database) {
  return db
    .selectFrom('operators.operator')
    .select(['operator_id', 'state', 'totp_sealed'])
    .where('email', '=', email)
    .executeTakeFirst();
}
