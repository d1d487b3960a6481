import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { savedViewSchema, tableNameSchema } from '../../saved-view.ts';

export const viewsSave = defineOperation({
  path: '/operate/views/save',
  summary: 'Save how you look at a table under a name; one of that name is replaced',
  access: 'session',
  scope: 'own',
  stepUp: false,
  audits: 'once',
  subject: 'saved_view',
  request: savedViewSchema.extend({ table_name: tableNameSchema }),
  answer: z.object({}),
  refusals: ['tooManyViews'],
  ratePerMinute: 30,
});
