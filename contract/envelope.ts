import { z } from 'zod';

/**
 * What every answer of the API carries. `statusCode` 1 is success; each refusal has its own code (see refusals.ts).
 * `statusMessage` is a stable camelCase key that message files translate. `statusDetail` is a sentence, the invalid fields
 * of a malformed request, or why a command of the console cannot be done.
 */
export const fieldFaultSchema = z.object({
  field: z.string().describe('Dotted path of the field in the request body; empty for the body itself'),
  expected: z.string().describe('What would be accepted, in English'),
  key: z.string().describe('The same as an id of the message catalogues'),
  values: z.record(z.string(), z.string()).describe('The figures of the message'),
});

export const envelopeSchema = z.object({
  statusCode: z.int(),
  statusMessage: z.string(),
  statusDetail: z.union([z.string(), z.array(fieldFaultSchema)]),
});

export type FieldFault = z.infer<typeof fieldFaultSchema>;
export type Envelope = z.infer<typeof envelopeSchema>;

/** The envelope of a success. */
export const success = { statusCode: 1, statusMessage: 'OK', statusDetail: '' } as const satisfies Envelope;
