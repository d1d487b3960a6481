import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { transactionSchema, transactionTypes } from '../../entities.ts';
import { optionalDateFields, pageAnswer, pageFields, sessionFields } from '../../fields.ts';

export const transactionHistory = defineCall({
  path: '/api/history/transactions',
  summary: 'Every movement of the balance, latest first',
  access: 'player',
  request: z.object({
    ...sessionFields,
    ...pageFields,
    ...optionalDateFields,
    types: z.array(z.enum(transactionTypes)).max(transactionTypes.length).default([]),
  }),
  answer: z.object({ ...pageAnswer, value: z.array(transactionSchema) }),
  refusals: [],
});
