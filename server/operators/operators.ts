import type { z } from 'zod';
import { operatorStates, type operatorSchema } from '@marquee/contract/operator-entities.ts';
import type { App } from './app.ts';
import { inviteToEnrol } from './invitations.ts';
import { removeAllPasskeys } from './passkeys.ts';
import { readRoles, requireCovers, requireHolds, type Rights } from './rights.ts';
import { endSessions } from './session.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { takeTurn } from '../kernel/turn.ts';

/** A role at a place: a site, or all of them (null). */
export interface Grant {
  readonly role: string;
  readonly siteId: number | null;
}

/** Everybody who can sign in to the console, or could. */
export async function listOperators(db: Database): Promise<z.infer<typeof operatorSchema>[]> {
  const [roles, rows, grants] = await Promise.all([
    readRoles(db),
    db
      .selectFrom('operators.operator')
      .select(['operator_id', 'email', 'name', 'state', 'created_at', 'last_seen_at', 'allowed_addresses'])
      .orderBy('email')
      .execute(),
    db
      .selectFrom('operators.grant_of_role as held')
      .leftJoin('sites.profile as site', 'site.site_id', 'held.site_id')
      .select(['held.operator_id', 'held.role', 'held.site_id', 'site.site_code'])
      .orderBy('held.role')
      .orderBy('site.site_code')
      .execute(),
  ]);
  return rows.map((row) => ({
    operator_id: row.operator_id,
    email: row.email,
    name: row.name,
    state: operatorStates.find((state) => state === row.state) ?? 'suspended',
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    allowed_addresses: row.allowed_addresses,
    grants: grants
      .filter(({ operator_id }) => operator_id === row.operator_id)
      .map(({ role, site_code }) => ({
        role,
        role_name: roles.find((each) => each.role === role)?.name ?? role,
        site_code,
      })),
  }));
}

/** The names of operators by their ids. */
export async function operatorNames(
  db: Database,
  operatorIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (operatorIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('operators.operator')
    .select(['operator_id', 'name'])
    .where('operator_id', 'in', operatorIds)
    .execute();
  return new Map(rows.map(({ operator_id, name }) => [operator_id, name]));
}

/** The e-mail address of an operator who can sign in; undefined if they were suspended or have not enrolled. */
export async function activeAddress(db: Database, operatorId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('operators.operator')
    .select('email')
    .where('operator_id', '=', operatorId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return row?.email;
}

/** An operator's row, locked until the transaction ends. Throws `operatorNotFound`. */
export async function lockOperator(trx: Database, operatorId: string) {
  const row = await trx
    .selectFrom('operators.operator')
    .select(['operator_id', 'email', 'name', 'state'])
    .where('operator_id', '=', operatorId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refuse('operatorNotFound');
  return row;
}

/**
 * Create an operator with roles. `rights` are those of the one who invites; null stands for the command line, which may
 * grant anything. Throws `operatorExists`, `roleNotFound` or `grantExceedsOwn`.
 */
export async function createOperator(
  app: App,
  trx: Database,
  invited: { email: string; name: string; grants: readonly Grant[] },
  rights: Rights | null,
): Promise<string> {
  for (const grant of invited.grants) await requireGrantable(trx, grant, rights);
  const operatorId = newId();
  const written = await trx
    .insertInto('operators.operator')
    .values({
      operator_id: operatorId,
      email: invited.email,
      name: invited.name,
      state: 'invited',
      created_at: app.clock.now(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  if (written.numInsertedOrUpdatedRows !== 1n) throw refuse('operatorExists');
  for (const grant of invited.grants) await insertGrant(app, trx, operatorId, grant);
  return operatorId;
}

/** Give a role to an operator. Throws `roleNotFound`, `grantExceedsOwn` or `grantUnchanged`. */
export async function grantRole(
  app: App,
  trx: Database,
  operatorId: string,
  grant: Grant,
  rights: Rights | null,
): Promise<void> {
  await lockOperator(trx, operatorId);
  await requireGrantable(trx, grant, rights);
  if (!(await insertGrant(app, trx, operatorId, grant))) throw refuse('grantUnchanged');
}

/** Take a role from an operator. Throws `roleNotFound`, `grantExceedsOwn`, `grantUnchanged` or `lastOwner`. */
export async function revokeRole(
  trx: Database,
  operatorId: string,
  grant: Grant,
  rights: Rights,
): Promise<void> {
  await lockOperator(trx, operatorId);
  await requireGrantable(trx, grant, rights);
  const taken = await trx
    .deleteFrom('operators.grant_of_role')
    .where('operator_id', '=', operatorId)
    .where('role', '=', grant.role)
    .where('site_id', grant.siteId === null ? 'is' : '=', grant.siteId)
    .executeTakeFirst();
  if (taken.numDeletedRows === 0n) throw refuse('grantUnchanged');
  await requireOwnerLeft(trx);
}

/** Suspend an operator and end their sessions. Throws `operatorUnchanged`, `grantExceedsOwn` or `lastOwner`. */
export async function suspendOperator(
  app: App,
  trx: Database,
  operatorId: string,
  rights: Rights,
): Promise<string> {
  const { state } = await lockOperator(trx, operatorId);
  if (state === 'suspended') throw refuse('operatorUnchanged');
  await requireCovers(trx, rights, operatorId);
  await setState(trx, operatorId, 'suspended');
  await endSessions(app, trx, operatorId, 'suspended');
  await requireOwnerLeft(trx);
  return state;
}

/** Let a suspended operator sign in again, or enrol. Throws `operatorUnchanged` or `grantExceedsOwn`. */
export async function restoreOperator(
  trx: Database,
  operatorId: string,
  rights: Rights,
): Promise<'active' | 'invited'> {
  const { state } = await lockOperator(trx, operatorId);
  if (state !== 'suspended') throw refuse('operatorUnchanged');
  await requireCovers(trx, rights, operatorId);
  const enrolled = await trx
    .selectFrom('operators.operator')
    .select('operator_id')
    .where('operator_id', '=', operatorId)
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
  const next = enrolled ? 'active' : 'invited';
  await setState(trx, operatorId, next);
  return next;
}

/** An operator who has to enrol again. */
export interface ResetOperator {
  readonly operatorId: string;
  readonly email: string;
  /** How many passkeys they had. */
  readonly passkeys: number;
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * Have an operator enrol again: their sessions end, and password, authenticator app, recovery codes and passkeys no
 * longer work.
 * Throws `operatorUnchanged` if they are suspended, `grantExceedsOwn` or `lastOwner`.
 */
export async function resetSecondFactor(
  app: App,
  trx: Database,
  operatorId: string,
  rights: Rights | null,
): Promise<ResetOperator> {
  const { state, email } = await lockOperator(trx, operatorId);
  if (state === 'suspended') throw refuse('operatorUnchanged');
  if (rights) await requireCovers(trx, rights, operatorId);
  await trx
    .updateTable('operators.operator')
    .set({ state: 'invited', password_hash: null, totp_sealed: null })
    .where('operator_id', '=', operatorId)
    .execute();
  await trx.deleteFrom('operators.recovery_code').where('operator_id', '=', operatorId).execute();
  const passkeys = await removeAllPasskeys(trx, operatorId);
  await endSessions(app, trx, operatorId, 'second_factor');
  // The command line is how an owner comes back who has lost everything.
  if (rights && state === 'active') await requireOwnerLeft(trx);
  return { operatorId, email, passkeys, ...(await inviteToEnrol(app, trx, operatorId)) };
}

async function requireGrantable(trx: Database, grant: Grant, rights: Rights | null): Promise<void> {
  const role = (await readRoles(trx)).find((each) => each.role === grant.role);
  if (!role) throw refuse('roleNotFound');
  if (rights) requireHolds(rights, role, grant.siteId);
}

async function insertGrant(app: App, trx: Database, operatorId: string, grant: Grant): Promise<boolean> {
  const written = await trx
    .insertInto('operators.grant_of_role')
    .values({
      operator_id: operatorId,
      role: grant.role,
      site_id: grant.siteId,
      granted_at: app.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

async function setState(trx: Database, operatorId: string, state: string): Promise<void> {
  await trx.updateTable('operators.operator').set({ state }).where('operator_id', '=', operatorId).execute();
}

/** Throws `lastOwner` unless an active owner of all sites is left. Changes of owners take turns. */
async function requireOwnerLeft(trx: Database): Promise<void> {
  await takeTurn(trx, 'operators.owners');
  const owner = await trx
    .selectFrom('operators.grant_of_role as held')
    .innerJoin('operators.operator as operator', 'operator.operator_id', 'held.operator_id')
    .select('operator.operator_id')
    .where('held.role', '=', 'owner')
    .where('held.site_id', 'is', null)
    .where('operator.state', '=', 'active')
    .limit(1)
    .executeTakeFirst();
  if (!owner) throw refuse('lastOwner');
}
