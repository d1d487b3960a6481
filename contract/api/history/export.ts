import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { transactionTypes } from '../../entities.ts';
import { optionalDateFields, sessionFields } from '../../fields.ts';

export const exportedLists = ['transactions', 'bets'] as const;

export const historyExport = defineCall({
  path: '/api/history/export',
  summary: 'A whole list as CSV, with the filters of its page, latest first',
  access: 'player',
  request: z.object({
    ...sessionFields,
    ...optionalDateFields,
    list: z.enum(exportedLists),
    types: z
      .array(z.enum(transactionTypes))
      .max(transactionTypes.length)
      .default([])
      .describe('For transactions; all by default'),
    game_code: z.string().trim().max(64).default('').describe('For bets; all games by default'),
  }),
  answer: z.object({
    file_name: z.string(),
    csv: z
      .string()
      .describe('UTF-8, RFC 4180; cells that a spreadsheet would read as a formula are escaped as text'),
    row_count: z.int(),
    total: z
      .int()
      .describe('More than row_count if the list was too long for one file: request a shorter period'),
  }),
  refusals: [],
  ratePerMinute: 20,
});
