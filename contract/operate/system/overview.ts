import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema } from '../../fields.ts';
import { books, deliveryChannels, systemFaults } from '../../operator-system.ts';

export const systemOverview = defineOperation({
  path: '/operate/system/overview',
  summary: 'How the installation stands: what is bad, the books, backups, room, messages and versions',
  access: 'system.read',
  scope: 'all',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({}),
  answer: z.object({
    at: timeSchema,
    faults: z.array(z.object({ kind: z.enum(systemFaults), count: z.int() })),
    books: z.array(
      z.object({
        book: z.enum(books),
        checked_at: timeSchema.nullable().describe('Null if it was never checked'),
        good: z.boolean(),
        detail: z.string().describe('What is wrong; empty if it is good'),
        counted: z.int().describe('Postings, entries of the audit, or days that were looked at'),
        waiting: z.boolean().describe('Whether a check was asked for that has not ended'),
      }),
    ),
    backup: z
      .object({
        taken_at: timeSchema,
        bytes: z.int().nullable(),
        place: z.string(),
        noted_by: z.string(),
      })
      .nullable()
      .describe('The latest that was noted'),
    deliveries: z
      .array(
        z.object({
          channel: z.enum(deliveryChannels),
          sent: z.int(),
          failed: z.int(),
          last_error: z.string(),
          last_failed_at: timeSchema.nullable(),
        }),
      )
      .describe('Of the last day'),
    versions: z.object({
      product: z.string(),
      games: z.string(),
      migration: z.string().describe('The last that the database has'),
      postgres: z.string(),
      node: z.string(),
    }),
    database_bytes: z.int(),
    disk: z.object({ free_bytes: z.int(), total_bytes: z.int() }).nullable(),
  }),
  refusals: [],
});
