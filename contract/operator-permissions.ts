/**
 * What an operator may do: an area and a verb. A role is a set of these. `personal.read` shows the personal data of
 * players, one player at a time and with a reason.
 */
export const permissions = [
  'operators.read',
  'operators.create',
  'operators.update',
  'roles.read',
  'roles.update',
  'audit.read',
  'approvals.read',
  'approvals.update',
  'approvals.approve',
  'players.read',
  'players.update',
  'personal.read',
  'withdrawals.read',
  'withdrawals.approve',
  'games.read',
  'games.update',
  'rounds.read',
  'rounds.approve',
] as const;

export type Permission = (typeof permissions)[number];

/**
 * The roles that every installation has. `owner` has every permission, those of later versions too, and cannot be
 * edited; the others can.
 */
export const builtInRoles = {
  owner: { name: 'Owner', permissions },
  manager: {
    name: 'Manager',
    permissions: [
      'operators.read',
      'roles.read',
      'audit.read',
      'approvals.read',
      'approvals.approve',
      'players.read',
      'players.update',
      'personal.read',
      'withdrawals.read',
      'withdrawals.approve',
      'games.read',
      'games.update',
      'rounds.read',
      'rounds.approve',
    ],
  },
  payments: {
    name: 'Payments',
    permissions: [
      'approvals.read',
      'approvals.approve',
      'players.read',
      'personal.read',
      'withdrawals.read',
      'withdrawals.approve',
    ],
  },
  support: {
    name: 'Support',
    permissions: [
      'players.read',
      'players.update',
      'personal.read',
      'withdrawals.read',
      'games.read',
      'rounds.read',
    ],
  },
  content: { name: 'Content', permissions: ['games.read', 'games.update'] },
  marketing: { name: 'Marketing', permissions: ['players.read'] },
  risk: {
    name: 'Risk',
    permissions: [
      'audit.read',
      'approvals.read',
      'players.read',
      'players.update',
      'personal.read',
      'withdrawals.read',
      'games.read',
      'rounds.read',
    ],
  },
  auditor: {
    name: 'Auditor',
    permissions: [
      'operators.read',
      'roles.read',
      'audit.read',
      'approvals.read',
      'players.read',
      'withdrawals.read',
      'games.read',
      'rounds.read',
    ],
  },
} as const satisfies Record<string, { name: string; permissions: readonly Permission[] }>;

export type BuiltInRole = keyof typeof builtInRoles;
