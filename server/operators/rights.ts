import { builtInRoles, permissions, type Permission } from '@marquee/contract/operator-permissions.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';

/** Where something is permitted: on all sites, also those of later, or on some. */
export type Reach = 'all' | ReadonlySet<number>;

/** What an operator holds. Each grant is a role on a site, or on all sites (null). */
export interface Rights {
  readonly grants: readonly { readonly role: string; readonly siteId: number | null }[];
  readonly reach: ReadonlyMap<Permission, Reach>;
}

const known: ReadonlySet<string> = new Set(permissions);
const isPermission = (text: string): text is Permission => known.has(text);
const nowhere: Reach = new Set();

export interface Role {
  readonly role: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly isBuiltIn: boolean;
}

/** Every role, the built-in ones first. Permissions that this version does not know are left out. */
export async function readRoles(db: Database): Promise<readonly Role[]> {
  const stored = await db
    .selectFrom('operators.role')
    .select(['role', 'name', 'permissions'])
    .orderBy('role')
    .execute();
  const edited = new Map(stored.map((row) => [row.role, row]));
  const builtIn = Object.entries(builtInRoles).map(([role, of]) => {
    const row = edited.get(role);
    return {
      role,
      name: row?.name ?? of.name,
      permissions: row ? row.permissions.filter(isPermission) : [...of.permissions],
      isBuiltIn: true,
    };
  });
  const own = stored
    .filter(({ role }) => !(role in builtInRoles))
    .map((row) => ({
      role: row.role,
      name: row.name,
      permissions: row.permissions.filter(isPermission),
      isBuiltIn: false,
    }));
  return [...builtIn, ...own];
}

/** What an operator may do now, and where. */
export async function readRights(db: Database, operatorId: string): Promise<Rights> {
  const [roles, rows] = await Promise.all([
    readRoles(db),
    db
      .selectFrom('operators.grant_of_role')
      .select(['role', 'site_id'])
      .where('operator_id', '=', operatorId)
      .orderBy('role')
      .orderBy('site_id')
      .execute(),
  ]);
  const grants = rows.map(({ role, site_id }) => ({ role, siteId: site_id }));
  const reach = new Map<Permission, Reach>();
  for (const { role, siteId } of grants) {
    for (const permission of roles.find((each) => each.role === role)?.permissions ?? []) {
      reach.set(permission, joined(reach.get(permission), siteId));
    }
  }
  return { grants, reach };
}

function joined(before: Reach | undefined, siteId: number | null): Reach {
  if (before === 'all' || siteId === null) return 'all';
  return new Set([...(before ?? []), siteId]);
}

/** Where an operator has a permission. */
export function reachOf(rights: Rights, permission: Permission): Reach {
  return rights.reach.get(permission) ?? nowhere;
}

/** True if a permission is held on a site, or on all sites for null. */
export function isPermitted(rights: Rights, permission: Permission, siteId: number | null): boolean {
  const reach = reachOf(rights, permission);
  return reach === 'all' || (siteId !== null && reach.has(siteId));
}

function isOwner(rights: Rights, siteId: number | null): boolean {
  return rights.grants.some(
    (grant) => grant.role === 'owner' && (grant.siteId === null || grant.siteId === siteId),
  );
}

/**
 * Nobody grants, takes or changes more than they hold: every permission of the role, at the same place, and for the
 * owner role being an owner there. Throws `grantExceedsOwn`.
 */
export function requireHolds(
  rights: Rights,
  role: Pick<Role, 'role' | 'permissions'>,
  siteId: number | null,
): void {
  const isHeld =
    role.role === 'owner'
      ? isOwner(rights, siteId)
      : role.permissions.every((permission) => isPermitted(rights, permission, siteId));
  if (!isHeld) throw refuse('grantExceedsOwn');
}

/** An operator acts only on others who hold no more than they do. Throws `grantExceedsOwn`. */
export async function requireCovers(db: Database, rights: Rights, operatorId: string): Promise<void> {
  const [roles, other] = await Promise.all([readRoles(db), readRights(db, operatorId)]);
  for (const { role, siteId } of other.grants) {
    const of = roles.find((each) => each.role === role);
    if (of) requireHolds(rights, of, siteId);
  }
}
