/**
 * What anyone needs to check rounds without this server: the specification, every game's mathematics by version, the test
 * vectors, a verifier, and a page that computes rounds in the reader's own browser.
 */
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { specification } from '../kinds/slot/published/specification.ts';
import { htmlOf } from '../kit/published/text.ts';
import { readClientPage } from './client-routes.ts';
import { escapeHtml, page } from './html.ts';
import { definitionHash, type Published } from './published.ts';

const verifierFolder = new URL('../../docs/verifier/', import.meta.url);

const open = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=300',
};

/** Adds `/fairness` and everything below it. */
export function addFairnessPages(server: FastifyInstance, { games, engine }: Published): void {
  const links = `<nav><a href="/fairness/check">Check a round</a> <a href="/fairness/games.json">games.json</a> <a href="/fairness/engine.json">engine.json</a> <a href="/fairness/vectors.json">vectors.json</a> <a href="/fairness/verify.mjs">verify.mjs</a></nav>`;
  const engineFact = `<p>Hash of the engine: <code>${engine.hash}</code></p>`;
  const text = page(
    'How every round follows from its seeds',
    `${links}${htmlOf(specification([...games.values()]), escapeHtml)}${engineFact}`,
  );
  server.get('/fairness', (_request, reply) => reply.headers(open).type('text/html').send(text));

  server.get('/fairness/check', async (_request, reply) =>
    reply
      .type('text/html')
      .header('cache-control', 'no-store')
      .send(await readClientPage('check.html')),
  );

  const versions = [...games].map(([code, byVersion]) => {
    const newest = [...byVersion.values()].toSorted((a, b) => b.mathematics.version - a.mathematics.version);
    return {
      code,
      title: newest[0]?.title ?? code,
      versions: newest.map(({ mathematics }) => ({
        version: mathematics.version,
        definition_hash: definitionHash(mathematics),
      })),
    };
  });
  server.get('/fairness/games.json', (_request, reply) => reply.headers(open).send({ games: versions }));
  server.get('/fairness/engine.json', (_request, reply) => reply.headers(open).send(engine));

  const params = z.object({ code: z.string(), version: z.string().regex(/^[1-9]\d{0,5}$/) });
  server.get('/fairness/:code/:version.json', (request, reply) => {
    const given = params.safeParse(request.params);
    const game = given.success ? games.get(given.data.code)?.get(Number(given.data.version)) : undefined;
    if (!game) return reply.callNotFound();
    return reply.headers(open).send(game);
  });

  for (const [name, type] of [
    ['vectors.json', 'application/json'],
    ['verify.mjs', 'text/javascript'],
  ] as const) {
    server.get(`/fairness/${name}`, async (_request, reply) =>
      reply
        .headers(open)
        .type(type)
        .send(await readFile(new URL(name, verifierFolder))),
    );
  }
}
