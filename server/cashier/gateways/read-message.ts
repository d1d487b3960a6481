import type { z } from 'zod';
import { isStorable } from '../../kernel/storable-text.ts';

/**
 * What a genuine message says, by its schema. Undefined where it is no JSON, not of this shape, has a number that JSON cannot
 * carry exactly, or a text that no database keeps.
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
