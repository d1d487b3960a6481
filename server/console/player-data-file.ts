import type { FastifyInstance } from 'fastify';
import { playersTakeData } from '@marquee/contract/operate/players/take_data.ts';
import type { App } from '../http/app.ts';
import { onConsoleHost } from '../http/console-host.ts';
import { refuse } from '../kernel/errors.ts';
import { reachOf, readRights } from '../operators/rights.ts';
import { requireOperator } from '../operators/session.ts';
import { takeExport } from '../privacy/exports.ts';
import { sessionCookie } from './cookie.ts';

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Serve the archive that `players/take_data` has released, once, to the operator who released it. */
export function mountPlayerData(server: FastifyInstance, app: App): void {
  server.get<{ Params: { id: string } }>(
    '/operate/player_data/:id',
    { constraints: onConsoleHost },
    async (request, reply) => {
      const operator = await requireOperator(app, sessionCookie(request, reply).read(), request.ip);
      if (operator.steppedUpUntil === null) throw refuse('secondFactorDue');
      const reach = reachOf(await readRights(app.db, operator.operatorId), playersTakeData.access);
      if (reach !== 'all' && reach.size === 0) throw refuse('operatorNotPermitted');
      const { id } = request.params;
      const taken = idPattern.test(id)
        ? await takeExport(app, { exportId: id, operatorId: operator.operatorId })
        : undefined;
      if (!taken || (reach !== 'all' && !reach.has(taken.siteId))) throw refuse('notFound');
      reply.header('cache-control', 'no-store');
      reply.header('content-disposition', `attachment; filename="player-${taken.playerId}.zip"`);
      return reply.type('application/zip').send(taken.archive);
    },
  );
}
