/**
 * What anyone needs to check rounds without this server: the specification, every game's mathematics by version, the test
 * vectors, a verifier, and a page that computes rounds in the reader's own browser.
 */
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PublishedCrash } from '../kinds/crash/published/published-crash.ts';
import type { PublishedInstant } from '../kinds/instant/published/published-instant.ts';
import type { PublishedLive } from '../kinds/live/published/published-live.ts';
import type { PublishedTable } from '../kinds/table/published/published-table.ts';
import type { PublishedGame } from '../kinds/slot/published/published-game.ts';
import type { PublishedCollect } from '../kinds/slot/collect/published/published-collect.ts';
import type { PublishedTumble } from '../kinds/slot/tumble/published/published-tumble.ts';
import { htmlOf } from '../kit/published/text.ts';
import { specification } from '../specification.ts';
import { readClientPage } from './client-routes.ts';
import { publicChains } from './draws/public-chains.ts';
import { publicTicketSet } from './draws/ticket-set.ts';
import type { House } from './house.ts';
import { escapeHtml, page } from './html.ts';
import { definitionHash, kinds, type Published } from './published.ts';

const verifierFolder = new URL('../../docs/verifier/', import.meta.url);

const open = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=300',
};

/** Adds `/fairness` and everything below it. */
export function addFairnessPages(
  server: FastifyInstance,
  house: House,
  {
    slots,
    tumbles,
    collects,
    instants,
    crashes,
    tables,
    lives,
    instantVectors,
    tableVectors,
    engines,
  }: Published,
): void {
  const links = `<nav><a href="/fairness/check">Check a round</a> <a href="/fairness/games.json">games.json</a> <a href="/fairness/engine.json">engine.json</a> <a href="/fairness/vectors.json">vectors.json</a> <a href="/fairness/chains.json">chains.json</a> <a href="/fairness/verify.mjs">verify.mjs</a></nav>`;
  const engineFacts = kinds
    .map((kind) => `<p>Hash of the engine (${kind}): <code>${engines[kind].hash}</code></p>`)
    .join('');
  const whole = specification({
    slots: [...slots.values()],
    tumbles: [...tumbles.values()],
    collects: [...collects.values()],
    instants: [...instants.values()],
    crashes: [...crashes.values()],
    tables: [...tables.values()],
    lives: [...lives.values()],
    instantVectors,
    tableVectors,
  });
  const text = page(
    'How every round follows from its seeds',
    `${links}${htmlOf(whole, escapeHtml)}${engineFacts}`,
  );
  server.get('/fairness', (_request, reply) => reply.headers(open).type('text/html').send(text));

  server.get('/fairness/check', async (_request, reply) =>
    reply
      .type('text/html')
      .header('cache-control', 'no-store')
      .send(await readClientPage('check.html')),
  );

  const versionsOf = ([code, byVersion]: readonly [
    string,
    ReadonlyMap<
      number,
      | PublishedGame
      | PublishedTumble
      | PublishedCollect
      | PublishedInstant
      | PublishedTable
      | PublishedCrash
      | PublishedLive
    >,
  ]) => {
    const newest = [...byVersion.values()].toSorted((a, b) => b.mathematics.version - a.mathematics.version);
    return {
      code,
      title: newest[0]?.title ?? code,
      versions: newest.map(({ mathematics }) => ({
        version: mathematics.version,
        definition_hash: definitionHash(mathematics),
      })),
    };
  };
  const lists = {
    games: [...[...slots].map(versionsOf), ...[...tumbles].map(versionsOf), ...[...collects].map(versionsOf)],
    instant_games: [...instants].map(versionsOf),
    crash_games: [...crashes].map(versionsOf),
    table_games: [...tables].map(versionsOf),
    live_games: [...lives].map(versionsOf),
  };
  server.get('/fairness/games.json', (_request, reply) => reply.headers(open).send(lists));
  server.get('/fairness/engine.json', (_request, reply) => reply.headers(open).send(engines.slot));
  for (const kind of kinds)
    server.get(`/fairness/engine/${kind}.json`, (_request, reply) => reply.headers(open).send(engines[kind]));

  const params = z.object({ code: z.string(), version: z.string().regex(/^[1-9]\d{0,5}$/) });
  server.get('/fairness/:code/:version.json', (request, reply) => {
    const given = params.safeParse(request.params);
    const versions = given.success
      ? (slots.get(given.data.code) ??
        tumbles.get(given.data.code) ??
        collects.get(given.data.code) ??
        instants.get(given.data.code) ??
        crashes.get(given.data.code) ??
        tables.get(given.data.code) ??
        lives.get(given.data.code))
      : undefined;
    const game = versions?.get(Number(given.data?.version));
    if (!game) return reply.callNotFound();
    return reply.headers(open).send(game);
  });

  // Not kept by caches: what is fixed now is to be seen now.
  server.get('/fairness/chains.json', async (_request, reply) =>
    reply.headers({ ...open, 'cache-control': 'no-store' }).send({ games: await publicChains(house) }),
  );

  const ticketParams = z.object({
    code: z.string(),
    chain: z.coerce.number().int().min(1).max(1_000_000),
    number: z.coerce.number().int().min(1).max(10_000_000),
  });
  server.get('/fairness/tickets/:code/:chain/:number.json', async (request, reply) => {
    const given = ticketParams.safeParse(request.params);
    const set = given.success ? await publicTicketSet(house, given.data.code, given.data) : undefined;
    if (!set) return reply.callNotFound();
    return reply.headers({ ...open, 'cache-control': 'no-store' }).send(set);
  });

  for (const [name, type] of [
    ['vectors.json', 'application/json'],
    ['vectors-tumble.json', 'application/json'],
    ['vectors-collect.json', 'application/json'],
    ['vectors-instant.json', 'application/json'],
    ['vectors-table.json', 'application/json'],
    ['vectors-crash.json', 'application/json'],
    ['vectors-live.json', 'application/json'],
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
