import type { z } from 'zod';
import { isStorable } from '../../kernel/storable-text.ts';

/**
 * Parse a genuine message by its schema. Undefined if it is not JSON, does not match, has a number that JSON cannot
 * carry exactly, or has text that the database cannot store.
 */
export function readMessage<Schema extends z.ZodType>(
  body: Buffer,
  schema: Schema,
): z.output<Schema> | undefined {
  const parsed = schema.safeParse(parseJson(body));
  return parsed.success && isStorable(parsed.data) ? parsed.data : undefined;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
