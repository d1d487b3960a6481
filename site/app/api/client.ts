import type { AnswerOf, Call, RequestInput } from '@marquee/contract/call.ts';
import type { Envelope } from '@marquee/contract/envelope.ts';
import type { Endpoint } from './endpoint.ts';

/** What a call came to: its answer, or the envelope of a refusal. */
export type ApiResult<C extends Call> =
  | { readonly ok: true; readonly answer: AnswerOf<C> }
  | { readonly ok: false; readonly refusal: Envelope };

/** A refusal as an error, for those who work with rejected promises. */
export class ApiRefusal extends Error {
  readonly envelope: Envelope;
  constructor(envelope: Envelope) {
    super(envelope.statusMessage);
    this.name = 'ApiRefusal';
    this.envelope = envelope;
  }
}

const patience_ms = 20_000;

/** The calls whose failure on the way says that the service is unavailable. */
const unavailablePaths: ReadonlySet<string> = new Set([
  '/api/auth/get_balance',
  '/api/home/fav_list',
  '/api/mini_game/mini_game_wallet',
  '/api/settings/siteinfodetail',
  '/api/settings/partners',
  '/api/seo',
]);

/** The envelope that the client makes where no answer came, or none that can be read. */
export function failureOnTheWay(path: string): Envelope {
  if (unavailablePaths.has(path)) {
    return { statusCode: -503, statusMessage: 'serviceUnavailable', statusDetail: '' };
  }
  if (path.startsWith('/api/settings/')) {
    return { statusCode: 0, statusMessage: 'disconnect', statusDetail: '' };
  }
  return { statusCode: -500, statusMessage: 'internalServerError', statusDetail: '' };
}

/** The envelope behind an error: a refusal's own, or that of an unexpected failure. */
export function envelopeOf(error: unknown): Envelope {
  return error instanceof ApiRefusal ? error.envelope : failureOnTheWay('');
}

/**
 * Make a call. Never rejects, but for an abort by the given signal: what fails on the way becomes a client-made
 * envelope. A call that asks for a fresh proof of who is calling is made again with one, which the player is asked for.
 * In development the answer is held against the contract.
 */
export async function callApi<C extends Call>(
  endpoint: Endpoint<C>,
  input: RequestInput<C>,
  options: { signal?: AbortSignal } = {},
): Promise<ApiResult<C>> {
  const result = await send(endpoint, input, options);
  if (!isStepUp(result)) return result;
  const { againWithProof } = await import('../session/step-up.ts');
  const again = await againWithProof(
    (step_up_proof) => send(endpoint, Object.assign({ step_up_proof }, input), options),
    isStepUp,
  );
  return again ?? result;
}

function isStepUp(result: ApiResult<Call>): boolean {
  return !result.ok && result.refusal.statusMessage === 'stepUpRequired';
}

async function send<C extends Call>(
  endpoint: Endpoint<C>,
  input: RequestInput<C>,
  options: { signal?: AbortSignal },
): Promise<ApiResult<C>> {
  const deadline = AbortSignal.timeout(patience_ms);
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
  let body: unknown;
  try {
    const response = await fetch(endpoint.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(input),
      signal,
    });
    body = await response.json();
  } catch (error) {
    if (options.signal?.aborted) throw error;
    return { ok: false, refusal: failureOnTheWay(endpoint.path) };
  }
  if (!isEnvelope(body)) return { ok: false, refusal: failureOnTheWay(endpoint.path) };
  if (!isSuccess<C>(body)) return { ok: false, refusal: body };
  if (import.meta.env.DEV) void reportMismatch(endpoint.path, body);
  return { ok: true, answer: body };
}

/** As callApi, and throws an ApiRefusal where it is refused. */
export async function callOrThrow<C extends Call>(
  endpoint: Endpoint<C>,
  input: RequestInput<C>,
  options: { signal?: AbortSignal } = {},
): Promise<AnswerOf<C>> {
  const result = await callApi(endpoint, input, options);
  if (!result.ok) throw new ApiRefusal(result.refusal);
  return result.answer;
}

/** What every call about this site carries. */
export function siteInput(): { domain_name: string } {
  return { domain_name: location.hostname };
}

/** Whether an answer is one of the API. */
export function isEnvelope(body: unknown): body is Envelope {
  return (
    typeof body === 'object' &&
    body !== null &&
    'statusCode' in body &&
    typeof body.statusCode === 'number' &&
    'statusMessage' in body &&
    typeof body.statusMessage === 'string'
  );
}

/** Server and site are built from one contract, so the shape of a success is taken at its word. */
function isSuccess<C extends Call>(body: Envelope): body is Envelope & AnswerOf<C> {
  return body.statusCode === 1 || body.statusMessage === 'OK';
}

async function reportMismatch(path: string, body: unknown): Promise<void> {
  const { calls } = await import('@marquee/contract/calls.ts');
  const parsed = calls.find((call) => call.path === path)?.answer.safeParse(body);
  if (parsed && !parsed.success)
    console.error(`${path} does not answer by its contract`, parsed.error.issues);
}
