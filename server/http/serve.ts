import type { Access, Call } from '@marquee/contract/call.ts';
import { success, type Envelope, type FieldFault } from '@marquee/contract/envelope.ts';
import { sessionFields, stepUpFields } from '@marquee/contract/fields.ts';
import { expectationOf, faultOf } from '@marquee/contract/validation.ts';
import { z } from 'zod';
import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { describeRefusal, type RefusalError, refuse } from '../kernel/errors.ts';
import { isStorableText } from '../kernel/storable-text.ts';
import { requireSession } from '../players/session.ts';
import { requireOpenSite } from '../sites/open-site.ts';
import { requireSecondFactorStepUp, requireStepUp } from '../players/step-up.ts';

/** What a handler receives. `session` is set only for calls that need a signed-in player. */
export interface HandlerContext<Input, Who extends Access> {
  readonly app: App;
  readonly input: Input;
  readonly request: RequestFacts;
  readonly session: Who extends 'player' ? PlayerSession : undefined;
  /** For calls that need a fresh proof only in some cases. Throws `stepUpRequired`. */
  readonly requireStepUp: () => Promise<void>;
}

/** A call together with its handler, ready to be mounted. */
export interface ServedCall {
  readonly call: Call;
  /**
   * Validate the body, check the session if the call needs one, run the handler and present its answer in the
   * contract's shape. `onSession` receives the player's session before the handler runs. Throws a RefusalError for
   * every refusal.
   */
  run(
    app: App,
    body: unknown,
    request: RequestFacts,
    onSession?: (session: PlayerSession) => Promise<void>,
  ): Promise<Envelope & Record<string, unknown>>;
}

const credentialsSchema = z.object(sessionFields);
/** Every public call names its site in `domain_name`, and many also by the operator's own id for it. */
const siteOfBodySchema = z.object({ domain_name: z.string(), external_id: z.string().default('') });
const proofSchema = z.object(stepUpFields).pick({ step_up_proof: true });

/** Serve a call: `export const serveSeo = serve(seo, async ({ app, input }) => …)`. */
export function serve<Request extends z.ZodType, Answer extends z.ZodObject, Who extends Access>(
  call: Call<Request, Answer, Who>,
  handler: (context: HandlerContext<z.output<Request>, Who>) => Promise<z.input<Answer>>,
): ServedCall {
  return {
    call,
    run: async (app, body, request, onSession) => {
      const input = parseBody(call.request, body);
      const session = await sessionFor(call, app, body, request);
      if (session) await onSession?.(session);
      if (!call.servesClosedSites) await requireSiteOfCall(app, session, input);
      const askForProof = async (): Promise<void> => {
        if (session) await requireStepUp(app, session, proofOf(body));
      };
      if (call.stepUp === 'always') await askForProof();
      if (call.stepUp === 'secondFactor' && session) {
        await requireSecondFactorStepUp(app, session, proofOf(body));
      }
      const answer = await handler({ app, input, request, session, requireStepUp: askForProof });
      return { ...call.answer.parse(answer), ...success };
    },
  };
}

async function sessionFor<Who extends Access>(
  call: Call<z.ZodType, z.ZodObject, Who>,
  app: App,
  body: unknown,
  request: RequestFacts,
): Promise<Who extends 'player' ? PlayerSession : undefined>;
async function sessionFor(
  call: Call,
  app: App,
  body: unknown,
  request: RequestFacts,
): Promise<PlayerSession | undefined> {
  if (call.access === 'public') return undefined;
  const credentials = parseBody(credentialsSchema, body);
  return requireSession(app, credentials.account_id, credentials.auth, { host: request.host });
}

/**
 * Check that the call's site is open: the site of the session, or else the site that the body names. Throws the refusal
 * that says why it is closed, and `siteNotFound` if the body's `external_id` is that of another site or of none.
 */
async function requireSiteOfCall(
  app: App,
  session: PlayerSession | undefined,
  input: unknown,
): Promise<void> {
  if (session) {
    requireOpenSite(await app.sites.byId(session.siteId), app.clock);
    return;
  }
  const { domain_name, external_id } = siteOfBodySchema.parse(input);
  const site = await app.sites.byDomain(domain_name);
  if (external_id !== '' && external_id !== site.shown.external_id) throw refuse('siteNotFound');
  requireOpenSite(site, app.clock);
}

function proofOf(body: unknown): string | undefined {
  return parseBody(proofSchema, body).step_up_proof;
}

/** Parse a body by its schema. Throws `invalidInput`, which lists each invalid field. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {}, { error: expectationOf });
  if (!parsed.success) throw refuse('invalidInput', fieldFaults(parsed.error));
  const faults = unstorableText(parsed.data, '');
  if (faults.length > 0) throw refuse('invalidInput', faults);
  return parsed.data;
}

/** The fields with text that PostgreSQL cannot store, because it contains a NUL or a lone surrogate. */
function unstorableText(value: unknown, field: string): FieldFault[] {
  if (typeof value === 'string') {
    if (isStorableText(value)) return [];
    return [faultOf(field, 'text without a NUL and with whole characters')];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    unstorableText(inner, field === '' ? name : `${field}.${name}`),
  );
}

/** The invalid fields of a body, once each, with what was expected. */
export function fieldFaults(error: z.ZodError): FieldFault[] {
  const faults = new Map<string, FieldFault>();
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.');
    if (!faults.has(field)) faults.set(field, faultOf(field, issue.message));
  }
  return [...faults.values()];
}

/** The envelope and the HTTP status of a refusal. */
export function presentRefusal(error: RefusalError): { http: number; envelope: Envelope } {
  const { code, http } = describeRefusal(error.refusal);
  return { http, envelope: { statusCode: code, statusMessage: error.refusal, statusDetail: error.detail } };
}
