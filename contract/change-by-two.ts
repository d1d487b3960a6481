import { z } from 'zod';
import { timeSchema } from './fields.ts';

/** A change that one operator asked another one for, with what it was and what it shall be. */
export const changeByTwoSchema = <Value extends z.ZodType>(value: Value) =>
  z
    .object({
      approval_id: z.uuid(),
      state: z.enum(['asked', 'made', 'refused']),
      asked_by: z.string(),
      asked_at: timeSchema,
      before: value,
      after: value,
    })
    .nullable()
    .describe('The one that waits for a second operator, or the one of the request');
