import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { books } from '../../operator-system.ts';

export const systemCheckBook = defineOperation({
  path: '/operate/system/check_book',
  summary: 'Have a book checked now, by a job',
  access: 'system.update',
  scope: 'all',
  stepUp: false,
  audits: 'once',
  subject: 'book',
  request: z.object({ book: z.enum(books) }),
  answer: z.object({}),
  refusals: [],
  ratePerMinute: 12,
});
