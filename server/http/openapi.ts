import type { Call, StepUp } from '@marquee/contract/call.ts';
import { calls } from '@marquee/contract/calls.ts';
import { envelopeSchema } from '@marquee/contract/envelope.ts';
import { rateSentence } from '@marquee/contract/rates.ts';
import { refusals } from '@marquee/contract/refusals.ts';
import { z } from 'zod';

const stepUpWords: Readonly<Record<StepUp, string>> = {
  always: ' Asks for a fresh proof (stepUpRequired).',
  secondFactor: ' Asks players who have a second factor for a fresh proof (stepUpRequired).',
  conditional: ' Asks for a fresh proof (stepUpRequired) where the change needs it.',
};

/** The OpenAPI document of the player API, generated from the contract. */
export function openApiDocument(): Record<string, unknown> {
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): unknown =>
    z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' });
  const paths = Object.fromEntries(
    calls.map((call: Call) => [
      call.path,
      {
        post: {
          summary: call.summary,
          operationId: call.path.slice('/api/'.length).replaceAll('/', '_'),
          tags: [call.path.split('/')[2] ?? ''],
          description: [
            call.access === 'player' ? 'For signed-in players.' : 'For anyone.',
            ` ${rateSentence(call)}`,
            call.stepUp ? stepUpWords[call.stepUp] : '',
            ...call.refusals.map((name) => `\n- ${refusals[name].code} ${name}: ${refusals[name].detail}`),
          ].join(''),
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(call.request, 'input') } },
          },
          responses: {
            '200': {
              description: 'The answer; statusCode 1 is success',
              content: {
                'application/json': { schema: schemaOf(envelopeSchema.extend(call.answer.shape), 'output') },
              },
            },
            '400': {
              description: 'Malformed; statusDetail names the fields',
              content: { 'application/json': { schema: schemaOf(envelopeSchema, 'output') } },
            },
          },
        },
      },
    ]),
  );
  return {
    openapi: '3.0.3',
    info: {
      title: 'Marquee player API',
      version: '1',
      description: 'Every call is a POST with a JSON body, and every answer carries the envelope.',
    },
    paths,
  };
}
