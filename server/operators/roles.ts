import type { z } from 'zod';
import { permissions as everyPermission, type Permission } from '@marquee/contract/operator-permissions.ts';
import type { roleSchema } from '@marquee/contract/operator-entities.ts';
import type { App } from './app.ts';
import { readRoles, requireHolds, type Rights, type Role } from './rights.ts';
import { sql, type Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';

/** Every role, and how many operators have it. */
export async function listRoles(db: Database): Promise<z.infer<typeof roleSchema>[]> {
  const [roles, held] = await Promise.all([
    readRoles(db),
    db
      .selectFrom('operators.grant_of_role')
      .select(['role', sql<number>`count(distinct operator_id)::int`.as('operators')])
      .groupBy('role')
      .execute(),
  ]);
  return roles.map((role) => ({
    role: role.role,
    name: role.name,
    permissions: [...role.permissions],
    built_in: role.isBuiltIn,
    editable: role.role !== 'owner',
    operators: held.find((each) => each.role === role.role)?.operators ?? 0,
  }));
}

/**
 * Create a role, or change what it permits. Nobody changes a role that permits more than they hold, before or after.
 * Returns the role as it was. Throws `roleFixed` or `grantExceedsOwn`.
 */
export async function saveRole(
  app: App,
  trx: Database,
  saved: { role: string; name: string; permissions: readonly Permission[] },
  rights: Rights,
): Promise<Role | undefined> {
  if (saved.role === 'owner') throw refuse('roleFixed');
  const before = (await readRoles(trx)).find(({ role }) => role === saved.role);
  if (before) requireHolds(rights, before, null);
  requireHolds(rights, saved, null);
  const kept = everyPermission.filter((permission) => saved.permissions.includes(permission));
  const row = { name: saved.name, permissions: kept, updated_at: app.clock.now() };
  await trx
    .insertInto('operators.role')
    .values({ role: saved.role, ...row })
    .onConflict((conflict) => conflict.column('role').doUpdateSet(row))
    .execute();
  return before;
}
