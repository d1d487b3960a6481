import { z } from 'zod';

/** Views of one table that an operator can keep. */
export const mostSavedViews = 30;

/** The name of a table of the console, as its columns are kept by. */
export const tableNameSchema = z.string().regex(/^[a-z][a-z-]{0,59}$/, 'small letters and hyphens');

const keySchema = z
  .string()
  .regex(/^[a-z][A-Za-z0-9_]{0,39}$/, 'a small letter, then letters, digits and underscores');

/** How an operator looks at a table: what narrows and orders it, and which columns were chosen. */
export const savedViewSchema = z.object({
  name: z.string().trim().min(1, 'at least 1 character').max(60, 'at most 60 characters'),
  address: z
    .record(keySchema, z.string().max(200, 'at most 200 characters'))
    .refine((address) => Object.keys(address).length <= 20, 'at most 20 parameters')
    .describe('Parameters of the screen’s address, without its site'),
  columns: z
    .record(keySchema, z.boolean())
    .refine((columns) => Object.keys(columns).length <= 60, 'at most 60 columns')
    .describe('Whether each column is shown; one that is not named is as it is at first'),
});
