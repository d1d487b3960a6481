import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the latest build id and the manifest of a build, so that a front end can tell whether it is outdated.
 * `clientDirectory` holds the built site. Without it, as in development, the build id is `development`.
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

/** Returns undefined if the site has not been built, because the API also runs without it. */
async function readManifest(clientDirectory: string): Promise<string | undefined> {
  try {
    return await readFile(join(clientDirectory, '.vite', 'manifest.json'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The URLs of a build's files, from Vite's manifest. */
function filesOf(manifest: string): string[] {
  const entries: Record<string, { file: string }> = JSON.parse(manifest);
  return [...new Set(Object.values(entries).map(({ file }) => `/${file}`))].toSorted();
}
