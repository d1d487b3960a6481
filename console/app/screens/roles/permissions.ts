import type { Permission } from '@marquee/contract/operator-permissions.ts';
import type { Words } from '../../words/use-words.ts';

/** The permissions by their area, in the order in which they come. */
export function areasOfPermissions(
  permissions: readonly Permission[],
): readonly (readonly [area: string, permissions: readonly Permission[]])[] {
  return [...Map.groupBy(permissions, (permission) => permission.split('.')[0] ?? '')];
}

/** What a permission permits, in words. */
export function permissionName(words: Words, permission: Permission): string {
  return words.find(`permission.${permission}`, permission);
}
