import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { cursorAnswer, cursorFields, siteCodeSchema } from '../../operator-entities.ts';
import { depositListStates, listedDepositSchema } from '../../operator-money.ts';

export const depositsList = defineOperation({
  path: '/operate/deposits/list',
  summary: 'Deposits: those that need an operator oldest first, others latest first',
  access: 'deposits.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    ...cursorFields,
    site_code: siteCodeSchema.optional(),
    state: z.enum(depositListStates).optional().describe('waiting: those that need an operator'),
    gateway: z
      .string()
      .regex(/^[a-z0-9_]{2,32}$/, 'the code of a gateway')
      .optional()
      .describe('manual: bank transfers'),
    account: z.string().trim().max(32, 'at most 32 characters').optional().describe('How the account begins'),
    day_from: z.iso.date().optional().describe('Started on this day of UTC or later'),
    day_to: z.iso.date().optional().describe('Started on this day of UTC or earlier'),
  }),
  answer: z.object({ ...cursorAnswer, value: z.array(listedDepositSchema) }),
  refusals: [],
});
