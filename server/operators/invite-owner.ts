import type { App } from './app.ts';
import { appendAudit } from './audit.ts';
import { inviteToEnrol } from './invitations.ts';
import { createOperator, grantRole, resetSecondFactor, type ResetOperator } from './operators.ts';

const ownership = { role: 'owner', siteId: null } as const;

/**
 * Invite an owner of all sites from the command line: the first one, or one who has lost everything and enrols again.
 * Returns the secret of the link, and who has to enrol again. Throws `operatorUnchanged` if the operator is suspended.
 */
export async function inviteOwner(
  app: App,
  email: string,
  by: string,
): Promise<{ token: string; expiresAt: Date; reset: ResetOperator | null }> {
  return app.db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('operators.operator')
      .select('operator_id')
      .where('email', '=', email)
      .executeTakeFirst();
    const [name = email] = email.split('@');
    const operatorId =
      known?.operator_id ?? (await createOperator(app, trx, { email, name, grants: [ownership] }, null));
    // Who has the server may let an owner in who shut themselves out.
    await trx
      .updateTable('operators.operator')
      .set({ allowed_addresses: [] })
      .where('operator_id', '=', operatorId)
      .execute();
    const reset = known ? await resetSecondFactor(app, trx, operatorId, null) : null;
    const { token, expiresAt } = reset ?? (await inviteToEnrol(app, trx, operatorId));
    if (known && !(await isOwner(trx, operatorId))) await grantRole(app, trx, operatorId, ownership, null);
    await appendAudit(trx, {
      at: app.clock.now(),
      actor: { operatorId: null, name: by, sessionId: null, ip: null },
      call: 'owner invite',
      permission: 'command',
      siteId: null,
      subjectKind: 'operator',
      subjectId: operatorId,
      before: {},
      after: { email, state: 'invited', grants: [ownership], addresses: [] },
      reason: '',
      approvalId: null,
    });
    return { token, expiresAt, reset };
  });
}

async function isOwner(trx: App['db'], operatorId: string): Promise<boolean> {
  const held = await trx
    .selectFrom('operators.grant_of_role')
    .select('role')
    .where('operator_id', '=', operatorId)
    .where('role', '=', 'owner')
    .where('site_id', 'is', null)
    .executeTakeFirst();
  return held !== undefined;
}
