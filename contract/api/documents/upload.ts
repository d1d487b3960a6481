import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  documentBodyLimit_bytes,
  documentFileSchema,
  documentKinds,
  documentStandingSchema,
} from '../../documents.ts';
import { sessionFields } from '../../fields.ts';

export const documentsUpload = defineCall({
  path: '/api/documents/upload',
  summary: 'Send a document for review; only operators see it',
  access: 'player',
  request: z.object({ ...sessionFields, kind: z.enum(documentKinds), file: documentFileSchema }),
  answer: z.object({ value: z.array(documentStandingSchema) }),
  refusals: ['documentNotExpected', 'documentLimitReached', 'proofUnreadable'],
  ratePerMinute: 10,
  bodyLimit_bytes: documentBodyLimit_bytes,
});
