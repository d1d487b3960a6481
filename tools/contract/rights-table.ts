import { operations } from '../../contract/operate-calls.ts';
import type { Operation } from '../../contract/operation.ts';
import { builtInRoles, type Permission } from '../../contract/operator-permissions.ts';

type Named = (typeof builtInRoles)[keyof typeof builtInRoles];

/**
 * Which built-in role may make which call of the console, as `docs/console-rights.md`. The tests hold the server against
 * the same table.
 */
export function rightsTable(): string {
  const roles = Object.values(builtInRoles);
  const rows = operations.map((operation: Operation) => [
    `\`${operation.path.slice('/operate/'.length)}\``,
    operation.access === 'public' || operation.access === 'session'
      ? operation.access
      : `\`${operation.access}\``,
    operation.scope,
    operation.stepUp ? 'yes' : '',
    ...roles.map((role) => cellOf(operation, role)),
  ]);
  const head = ['call', 'needs', 'of', 'second factor', ...roles.map(({ name }) => name)];
  return [
    '# Who may do what in the console',
    '',
    'The built-in roles as this version has them; each can be edited but the owner. **yes**: on the sites of the grant. **all**: only',
    'with a grant for all sites, because what the call is about belongs to no site. Calls without a permission are for everybody, or for',
    'every operator who is signed in. Written by `npm run contract:registries`.',
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
    '',
  ].join('\n');
}

function cellOf(operation: Operation, role: Named): string {
  const { access, scope } = operation;
  if (access === 'public' || access === 'session') return 'yes';
  const held: readonly Permission[] = role.permissions;
  if (!held.includes(access)) return '';
  return scope === 'all' ? 'all' : 'yes';
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
