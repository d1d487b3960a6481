import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { cursorAnswer, cursorFields, siteCodeSchema } from '../../operator-entities.ts';
import { contactMessageSchema, messageStates } from '../../operator-message.ts';

export const messagesList = defineOperation({
  path: '/operate/messages/list',
  summary: 'Messages of the contact form: those that wait oldest first, others latest first',
  access: 'messages.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ ...cursorFields, site_code: siteCodeSchema.optional(), state: z.enum([...messageStates, 'all']).default('open'), assigned: z.enum(['anyone', 'me', 'nobody']).default('anyone') }),
  answer: z.object({ ...cursorAnswer, value: z.array(contactMessageSchema) }),
  refusals: [],
});
