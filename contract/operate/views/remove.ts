import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { savedViewSchema, tableNameSchema } from '../../saved-view.ts';

export const viewsRemove = defineOperation({
  path: '/operate/views/remove',
  summary: 'Remove one of your saved views',
  access: 'session',
  scope: 'own',
  stepUp: false,
  audits: 'once',
  subject: 'saved_view',
  request: savedViewSchema.pick({ name: true }).extend({ table_name: tableNameSchema }),
  answer: z.object({}),
  refusals: ['viewNotFound'],
});
