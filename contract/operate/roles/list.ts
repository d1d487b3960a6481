import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { permissionSchema, roleSchema } from '../../operator-entities.ts';

export const rolesList = defineOperation({
  path: '/operate/roles/list',
  summary: 'Roles and what they permit',
  access: 'roles.read',
  scope: 'all',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({}),
  answer: z.object({
    value: z.array(roleSchema),
    permissions: z.array(permissionSchema).describe('All there are'),
  }),
  refusals: [],
});
