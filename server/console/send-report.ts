import { buffer } from 'node:stream/consumers';
import { reportsExport } from '@marquee/contract/operate/reports/export.ts';
import type { FastifyInstance } from 'fastify';
import type { App } from '../http/app.ts';
import { consoleOrigin, onConsoleHost } from '../http/console-host.ts';
import { RefusalError, refuse } from '../kernel/errors.ts';
import { appendAudit } from '../operators/audit.ts';
import { activeAddress } from '../operators/operators.ts';
import { reachOf, readRights } from '../operators/rights.ts';
import { requireOperator } from '../operators/session.ts';
import { fileRows } from '../reports/file-rows.ts';
import {
  daysOf,
  findPrepared,
  findSubscription,
  keepPrepared,
  mailJobSchema,
  noteSent,
  readPrepared,
  type Subscription,
} from '../reports/subscriptions.ts';
import { requestFacts } from '../http/request-facts.ts';
import { sessionCookie } from './cookie.ts';
import { fileName, fileOf, fileTypes } from './export-file.ts';
import { mailSite } from './mail-site.ts';
import { spanOf } from './report-span.ts';
import { namedSite } from './site-filter.ts';

/**
 * Prepare a scheduled report once, and tell its operator by e-mail where it waits. What they may read is looked up now; who may
 * not read it any more, or was suspended, gets nothing. The mail holds no figure. Throws if it could not be sent, so that the
 * queue repeats it.
 */
export async function sendReport(app: App, queued: unknown): Promise<void> {
  const { subscription_id: subscriptionId, due_at: dueAt } = mailJobSchema.parse(queued);
  const subscription = await findSubscription(app.db, subscriptionId);
  if (!subscription || subscription.state === 'paused') return;
  const address = await activeAddress(app.db, subscription.operatorId);
  const sites = await sitesOf(app, subscription);
  const origin = consoleOrigin(app.config);
  if (address === undefined || sites === undefined || origin === undefined) {
    return noteSent(app.db, subscriptionId, 'no_right', app.clock.now());
  }
  try {
    const fileId = await prepare(app, subscription, dueAt, sites);
    const named = await namedSite(app.db, subscription.input.site_code, sites);
    await app.delivery.send({
      siteId: named ?? (await mailSite(app.db, sites)),
      channel: 'email',
      recipient: address,
      ...mailText(subscription, `${origin}/reports?report=scheduled&file=${fileId}`),
    });
  } catch (error) {
    await noteSent(app.db, subscriptionId, 'failed', app.clock.now());
    throw error;
  }
  await noteSent(app.db, subscriptionId, 'sent', app.clock.now());
}

/** Where the operator may export reports now; undefined if not on the site of this one, or nowhere. */
async function sitesOf(app: App, { operatorId, input }: Subscription) {
  const reach = reachOf(await readRights(app.db, operatorId), reportsExport.access);
  if (reach !== 'all' && reach.size === 0) return undefined;
  const sites = reach === 'all' ? ('all' as const) : [...reach];
  try {
    await namedSite(app.db, input.site_code, sites);
    return sites;
  } catch (error) {
    if (error instanceof RefusalError) return undefined;
    throw error;
  }
}

async function prepare(
  app: App,
  subscription: Subscription,
  dueAt: Date,
  sites: 'all' | readonly number[],
): Promise<string> {
  const prepared = await findPrepared(app.db, subscription.subscriptionId, dueAt);
  if (prepared) return prepared.file_id;
  const input = { ...subscription.input, ...(await daysOf(app.db, subscription, dueAt)) };
  const span = await spanOf(app, sites, input);
  const content = await buffer(fileOf(fileRows(app, span, input), input));
  const file = { dueAt, name: fileName(input), input, content, now: app.clock.now() };
  return keepPrepared(app.db, subscription, file);
}

/** In both languages of the console, because nobody says in which one an operator reads their mail. */
function mailText({ name }: Subscription, link: string): { subject: string; body: string } {
  return {
    subject: `Report: ${name}`,
    body: `The report “${name}” is ready. Sign in to download it within 30 days:\n${link}\n\n报表“${name}”已生成。请登录后在 30 天内下载：\n${link}\n`,
  };
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Serve prepared reports to the operator whose they are, who must still have the right. Each download is in the audit. */
export function mountPreparedReports(server: FastifyInstance, app: App): void {
  server.get<{ Params: { id: string } }>(
    '/operate/report_file/:id',
    { constraints: onConsoleHost },
    async (request, reply) => {
      const operator = await requireOperator(app, sessionCookie(request, reply).read(), request.ip);
      const { id } = request.params;
      const file = idPattern.test(id)
        ? await readPrepared(app.db, id, operator.operatorId, app.clock.now())
        : undefined;
      if (!file) throw refuse('notFound');
      const subscription = await findSubscription(app.db, file.subscription_id);
      const sites = subscription && (await sitesOf(app, subscription));
      if (!sites) throw refuse('operatorNotPermitted');
      const siteId = (await namedSite(app.db, file.input.site_code, sites)) ?? null;
      await app.db.transaction().execute((trx) =>
        appendAudit(trx, {
          at: app.clock.now(),
          actor: {
            operatorId: operator.operatorId,
            name: operator.name,
            sessionId: operator.sessionId,
            ip: requestFacts(request).ip,
          },
          call: 'reports/file',
          permission: reportsExport.access,
          siteId,
          subjectKind: 'report',
          subjectId: file.input.report,
          before: {},
          after: file.input,
          reason: '',
          approvalId: null,
        }),
      );
      reply.header('cache-control', 'no-store');
      reply.header('content-disposition', `attachment; filename="${file.file_name}"`);
      return reply.type(fileTypes[file.input.format]).send(file.content);
    },
  );
}
