import fastify from 'fastify';
import { mountPushService, type PushService } from '../tools/services/push-service.ts';

/** The demo's push service on a port of its own. Start a platform with `SERVICES_URL` set to its origin. */
export interface RunningPushService extends PushService {
  readonly origin: string;
  close(): Promise<void>;
}

export async function startPushService(): Promise<RunningPushService> {
  const server = fastify({ forceCloseConnections: true });
  let origin = '';
  const service = mountPushService(server, () => origin);
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return { ...service, origin, close: () => server.close() };
}
