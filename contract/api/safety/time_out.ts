import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { stepUpFields } from '../../fields.ts';
import { exclusionSchema } from '../../safety.ts';

/** A longer time-out requires a fresh proof of identity. */
export const daysWithoutProof = 7;

export const safetyTimeOut = defineCall({
  path: '/api/safety/time_out',
  summary: 'No play and no deposits for 24 hours to six weeks; it cannot be shortened',
  access: 'player',
  stepUp: 'conditional',
  request: z.object({ ...stepUpFields, days: z.int().min(1).max(42) }),
  answer: z.object({ exclusion: exclusionSchema }),
  refusals: ['exclusionNotShortened'],
});
