import { z } from 'zod';

const jsonSchema = z.json();

/** A value of a jsonb column as an answer holds it. */
export function shownJson(stored: unknown): z.output<typeof jsonSchema> {
  return jsonSchema.parse(stored);
}
