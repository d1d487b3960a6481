import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { documentStandingSchema } from '../../documents.ts';
import { sessionFields } from '../../fields.ts';

export const documentsList = defineCall({
  path: '/api/documents/list',
  summary: 'The kinds of documents that the site asks for, and how it stands with each',
  access: 'player',
  request: z.object({ ...sessionFields }),
  answer: z.object({ value: z.array(documentStandingSchema) }),
  refusals: [],
});
