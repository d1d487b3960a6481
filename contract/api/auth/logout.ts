import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionFields } from '../../fields.ts';

export const logout = defineCall({
  path: '/api/auth/logout',
  summary: 'End this session',
  access: 'player',
  request: z.object(sessionFields),
  answer: z.object({}),
  servesClosedSites: true,
  refusals: [],
});
