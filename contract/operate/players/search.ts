import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import {
  cursorAnswer,
  cursorFields,
  foundPlayerSchema,
  playerStatuses,
  siteCodeSchema,
} from '../../operator-entities.ts';

export const playersSearch = defineOperation({
  path: '/operate/players/search',
  summary: 'Find players by account, phone, e-mail address, number, device, address or bank account',
  access: 'players.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    ...cursorFields,
    search: z
      .string()
      .trim()
      .max(100, 'at most 100 characters')
      .default('')
      .describe(
        'The beginning or a part of the account (three letters or digits), or a whole phone number, e-mail address, player id, device id, IP address or bank account number; empty for the latest players',
      ),
    site_code: siteCodeSchema.optional(),
    status: z.enum(playerStatuses).optional(),
  }),
  answer: z.object({ ...cursorAnswer, value: z.array(foundPlayerSchema) }),
  refusals: [],
});
