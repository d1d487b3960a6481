import type { Operation, OperationAccess } from '@marquee/contract/operation.ts';
import type { Permission } from '@marquee/contract/operator-permissions.ts';
import { success, type Envelope } from '@marquee/contract/envelope.ts';
import type { z } from 'zod';
import type { App } from '../http/app.ts';
import { parseBody } from '../http/serve.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { appendAudit, type Actor, type Facts } from '../operators/audit.ts';
import { reachOf, readRights, type Rights } from '../operators/rights.ts';
import { requireOperator, type OperatorSession } from '../operators/session.ts';

/** What a change is, for the audit. Who, where from, when, and by which call is known to the machinery. */
export interface Note {
  readonly siteId?: number | null;
  readonly subjectId: string;
  readonly before?: Facts;
  readonly after?: Facts;
  readonly reason?: string | undefined;
  readonly approvalId?: string | undefined;
}

/** What a handler receives. Who calls and where they may is from the session, never from the input. */
export interface OperationContext<Input, Who extends OperationAccess> {
  readonly app: App;
  readonly input: Input;
  readonly request: RequestFacts;
  readonly operator: Who extends 'public' ? undefined : OperatorSession;
  readonly rights: Who extends 'public' ? undefined : Rights;
  /** The sites on which the operator has the call's permission. Everything is looked up within them. */
  readonly sites: 'all' | readonly number[];
  /** Do the one change of a call, and write its audit entry, in one transaction. `app.db` is the transaction. */
  change<Answer>(
    work: (app: App, note: (entry: Note) => Promise<void>) => Promise<Answer>,
    by?: Actor,
  ): Promise<Answer>;
  /** Write an audit entry in a transaction of a domain's own, which makes the change. */
  noteIn(trx: Database, entry: Note): Promise<void>;
}

/** The cookie of the session, which the answer of a call can set (a token) or remove (null). */
export interface SessionCookie {
  readonly read: () => string | undefined;
  readonly write: (token: string | null) => void;
}

export interface ServedOperation {
  readonly operation: Operation;
  /**
   * Check session, permission and second factor, validate the body, run the handler and present its answer. `onSession`
   * receives the session before anything else is done for it. Throws a RefusalError for every refusal.
   */
  run(
    app: App,
    body: unknown,
    request: RequestFacts,
    cookie: SessionCookie,
    onSession: (session: OperatorSession) => Promise<void>,
  ): Promise<Envelope & Record<string, unknown>>;
}

/** Serve a call: `export const serveRolesList = serveOperation(rolesList, async ({ app }) => …)`. */
export function serveOperation<
  Request extends z.ZodType,
  Answer extends z.ZodObject,
  Who extends OperationAccess,
>(
  operation: Operation<Request, Answer, Who>,
  handler: (
    context: OperationContext<z.output<Request>, Who>,
    cookie: SessionCookie,
  ) => Promise<z.input<Answer>>,
): ServedOperation {
  return {
    operation,
    run: async (app, body, request, cookie, onSession) => {
      const caller = await callerOf(operation, app, { cookie, ip: request.ip }, onSession);
      const { operator } = caller;
      const input = parseBody(operation.request, body);
      if (operation.stepUp && operator?.steppedUpUntil === null) throw refuse('secondFactorDue');
      const actor = operator && actorOf(operator, request);
      const noteIn = async (trx: Database, entry: Note, by = actor): Promise<void> => {
        if (operation.audits === 'none')
          throw new Error(`${operation.path} declares that it changes nothing`);
        if (!by) throw new Error(`${operation.path} does not say who made the change`);
        await appendAudit(trx, {
          at: app.clock.now(),
          actor: by,
          call: operation.path.slice('/operate/'.length),
          permission: operation.access,
          siteId: entry.siteId ?? null,
          subjectKind: operation.subject,
          subjectId: entry.subjectId,
          before: entry.before ?? {},
          after: entry.after ?? {},
          reason: entry.reason ?? '',
          approvalId: entry.approvalId ?? null,
        });
      };
      const change: OperationContext<unknown, Who>['change'] = (work, by) =>
        app.db.transaction().execute(async (trx) => {
          let notes = 0;
          const answer = await work({ ...app, db: trx }, async (entry) => {
            notes += 1;
            await noteIn(trx, entry, by ?? actor);
          });
          if (notes !== 1)
            throw new Error(`${operation.path} left ${notes} entries in the audit for a change`);
          return answer;
        });
      const context = { app, input, request, change, noteIn, ...caller };
      const answer = await handler(context, cookie);
      return { ...operation.answer.parse(answer), ...success };
    },
  };
}

/** Who is recorded for what an operator does. */
export function actorOf(operator: OperatorSession, request: Pick<RequestFacts, 'ip'>): Actor {
  return {
    operatorId: operator.operatorId,
    name: operator.name,
    sessionId: operator.sessionId,
    ip: request.ip,
  };
}

interface Caller<Who extends OperationAccess> {
  readonly operator: Who extends 'public' ? undefined : OperatorSession;
  readonly rights: Who extends 'public' ? undefined : Rights;
  readonly sites: 'all' | readonly number[];
}

async function callerOf<Who extends OperationAccess>(
  operation: Operation<z.ZodType, z.ZodObject, Who>,
  app: App,
  { cookie, ip }: { cookie: SessionCookie; ip: string },
  onSession: (session: OperatorSession) => Promise<void>,
): Promise<Caller<Who>>;
async function callerOf(
  operation: Operation,
  app: App,
  { cookie, ip }: { cookie: SessionCookie; ip: string },
  onSession: (session: OperatorSession) => Promise<void>,
): Promise<{ operator?: OperatorSession; rights?: Rights; sites: 'all' | readonly number[] }> {
  if (operation.access === 'public') return { sites: [] };
  const operator = await requireOperator(app, cookie.read(), ip);
  await onSession(operator);
  const rights = await readRights(app.db, operator.operatorId);
  if (operation.access === 'session') return { operator, rights, sites: [] };
  return { operator, rights, sites: sitesOf(operation, rights, operation.access) };
}

/** Where the call may act. Throws `operatorNotPermitted` if that is nowhere. */
function sitesOf(operation: Operation, rights: Rights, permission: Permission): 'all' | readonly number[] {
  const reach = reachOf(rights, permission);
  if (reach === 'all') return 'all';
  if (operation.scope === 'all' || reach.size === 0) throw refuse('operatorNotPermitted');
  return [...reach];
}
