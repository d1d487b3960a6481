import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reasonSchema } from '../../operator-entities.ts';

export const operatorsSetAddresses = defineOperation({
  path: '/operate/operators/set_addresses',
  summary: 'Set from which addresses an operator may work; none for everywhere',
  access: 'operators.update',
  scope: 'all',
  stepUp: true,
  audits: 'once',
  subject: 'operator',
  request: z.object({
    operator_id: z.uuid(),
    addresses: z
      .array(z.string().trim().min(1).max(60))
      .max(20, 'at most 20 entries')
      .describe('Addresses or ranges such as 203.0.113.0/24'),
    reason: reasonSchema,
  }),
  answer: z.object({ addresses: z.array(z.string()) }),
  refusals: ['operatorNotFound', 'operatorUnchanged', 'grantExceedsOwn', 'addressLocksOut'],
});
