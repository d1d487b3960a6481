import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { topTenSchema } from '../../entities.ts';
import { siteFields } from '../../fields.ts';

export const topTenWinnerWithdrawal = defineCall({
  path: '/api/settings/top10winner_withdrawal',
  summary: 'The latest large wins and withdrawals',
  access: 'public',
  request: z.object(siteFields),
  answer: z.object({ value: topTenSchema }),
  refusals: ['siteNotFound'],
});
