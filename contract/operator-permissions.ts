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
  'sites.read',
  'sites.create',
  'sites.update',
  'content.read',
  'content.update',
  'adjustments.create',
  'bonuses.create',
  'safety.read',
  'safety.update',
  'documents.read',
  'documents.update',
  'messages.read',
  'messages.update',
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
      'sites.read',
      'sites.create',
      'sites.update',
      'content.read',
      'content.update',
      'adjustments.create',
      'bonuses.create',
      'safety.read',
      'safety.update',
      'documents.read',
      'documents.update',
      'messages.read',
      'messages.update',
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
      'adjustments.create',
      'documents.read',
      'documents.update',
    ],
  },
  support: {
    name: 'Support',
    permissions: [
      'players.read',
      'players.update',
      'personal.read',
      'withdrawals.read',
      'bonuses.create',
      'safety.read',
      'documents.read',
      'messages.read',
      'messages.update',
    ],
  },
  content: { name: 'Content', permissions: ['sites.read', 'content.read', 'content.update'] },
  marketing: { name: 'Marketing', permissions: ['players.read'] },
  risk: {
    name: 'Risk',
    permissions: [
      'audit.read',
      'approvals.read',
      'approvals.approve',
      'players.read',
      'players.update',
      'personal.read',
      'withdrawals.read',
      'safety.read',
      'safety.update',
      'documents.read',
      'documents.update',
      'messages.read',
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
      'sites.read',
      'content.read',
      'safety.read',
      'documents.read',
      'messages.read',
    ],
  },
} as const satisfies Record<string, { name: string; permissions: readonly Permission[] }>;

export type BuiltInRole = keyof typeof builtInRoles;
