import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import {
  operatorNameSchema,
  permissionSchema,
  reasonSchema,
  roleCodeSchema,
} from '../../operator-entities.ts';

export const rolesSave = defineOperation({
  path: '/operate/roles/save',
  summary: 'Create a role, or change one',
  access: 'roles.update',
  scope: 'all',
  stepUp: true,
  audits: 'once',
  subject: 'role',
  request: z.object({
    role: roleCodeSchema,
    name: operatorNameSchema,
    permissions: z.array(permissionSchema).max(200),
    reason: reasonSchema,
  }),
  answer: z.object({}),
  refusals: ['roleFixed', 'grantExceedsOwn'],
});
