import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mountBuilds } from './builds.ts';

const year_s = 31_536_000;
/** A page loads dozens of files. The log line of the page itself is enough. */
const quietly = { logLevel: 'warn' } as const;

/** Serve the files of the built site: its scripts and styles, its service worker, and its art. */
export async function mountPageFiles(
  server: FastifyInstance,
  clientDirectory: string | undefined,
): Promise<void> {
  await mountBuilds(server, clientDirectory);
  if (!clientDirectory) return;
  await server.register(fastifyStatic, { root: clientDirectory, serve: false, preCompressed: true });
  server.get('/assets/*', quietly, async (request, reply) =>
    reply.sendFile(pathOf(request).slice(1), clientDirectory, { maxAge: year_s * 1000, immutable: true }),
  );
  // A service worker controls only paths below its own, so it is served from the root. `maxAge` 0 makes browsers
  // check for a new version.
  server.get('/sw.js', async (_request, reply) => reply.sendFile('sw.js', clientDirectory, { maxAge: 0 }));
  server.get('/art/*', quietly, async (request, reply) =>
    reply.sendFile(pathOf(request).slice(1), clientDirectory, { maxAge: year_s * 1000 }),
  );
}

function pathOf(request: FastifyRequest): string {
  return decodeURIComponent(request.url.split('?')[0] ?? '');
}
