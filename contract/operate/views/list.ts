import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { savedViewSchema, tableNameSchema } from '../../saved-view.ts';

export const viewsList = defineOperation({
  path: '/operate/views/list',
  summary: 'Your saved views of a table, by name',
  access: 'session',
  scope: 'own',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ table_name: tableNameSchema }),
  answer: z.object({ value: z.array(savedViewSchema) }),
  refusals: [],
});
