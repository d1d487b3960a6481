import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/**
 * What front ends ask for to learn whether they are still of the build that is served: the latest build, and the manifest
 * of a build by its id. `clientDirectory` holds the built site; without one, as
 * while it is developed, the build's id is `development`.
 */
export async function mountBuilds(
  server: FastifyInstance,
  clientDirectory: string | undefined,
): Promise<void> {
  const manifest = clientDirectory && (await readManifest(clientDirectory));
  const id = manifest ? createHash('sha256').update(manifest).digest('hex').slice(0, 16) : 'development';
  const startedAt = new Date().toISOString();

  server.get('/builds/latest.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ id, timestamp: startedAt }),
  );
  server.get<{ Params: { file: string } }>('/builds/meta/:file', async (request, reply) => {
    if (request.params.file !== `${id}.json`) return reply.code(404).send();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send({ id, timestamp: startedAt, files: manifest ? filesOf(manifest) : [] });
  });
}

/** Nothing where the site was not built yet: the API is served without it too. */
async function readManifest(clientDirectory: string): Promise<string | undefined> {
  try {
    return await readFile(join(clientDirectory, '.vite', 'manifest.json'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The addresses of a build's files, out of Vite's manifest. */
function filesOf(manifest: string): string[] {
  const entries: Record<string, { file: string }> = JSON.parse(manifest);
  return [...new Set(Object.values(entries).map(({ file }) => `/${file}`))].toSorted();
}
