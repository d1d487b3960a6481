import { execFile } from 'node:child_process';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { parseArgs, promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { z } from 'zod';
import { median } from './statistics.ts';

/**
 * How many pages a second a running Marquee serves, beside a bare Fastify route on the same machine in the same run:
 *
 *   RATE_LIMITS=false npm start
 *   npm run bench:html -- --url http://localhost:3000/
 *
 * Once from the cache of pages, and once rendered anew for every request. Every contender runs once in each of three rounds;
 * the medians are compared. One process serves, so that the figures are those of one core. A bare route that sends the same
 * bytes shows how much of a difference is theirs: to receive them costs the load's own process more than to send them.
 */
const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://localhost:3000/' } } });
const rounds = 3;
const duration_s = 5;
const connections = 32;

const resultSchema = z.object({
  requests: z.object({ average: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});
const run = promisify(execFile);
const autocannon = fileURLToPath(new URL('../node_modules/.bin/autocannon', import.meta.url));

/** Requests a second that an address answers; throws where an answer was no success. */
async function load(url: string): Promise<number> {
  const { stdout } = await run(
    autocannon,
    ['--json', '-c', String(connections), '-d', String(duration_s), '-H', 'accept-encoding=br', url],
    { maxBuffer: 10_000_000 },
  );
  const { requests, non2xx, errors } = resultSchema.parse(JSON.parse(stdout));
  if (non2xx + errors > 0)
    throw new Error(`${url}: ${non2xx + errors} requests failed; is RATE_LIMITS=false?`);
  return requests.average;
}

/** What a browser receives of a page: its bytes as they are compressed. */
function pageOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      buffer(response).then(resolve, reject);
    }).on('error', reject);
  });
}

await load(values.url);
const page = await pageOf(values.url);
const bare = Fastify();
bare.get('/', async () => 'a bare route');
bare.get('/page', async (_request, reply) => reply.header('content-encoding', 'br').send(page));
const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });
const fresh = new URL(values.url);
// A query that the cache does not know makes each answer a new one.
fresh.searchParams.set('bench', 'uncached');
const contenders = {
  bare: bareUrl,
  same: `${bareUrl}/page`,
  cached: values.url,
  uncached: fresh.href,
} as const;
const measured: Record<keyof typeof contenders, number[]> = { bare: [], same: [], cached: [], uncached: [] };
try {
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of ['bare', 'same', 'cached', 'uncached'] as const) {
      const perSecond = await load(contenders[name]);
      measured[name].push(perSecond);
      console.log(`round ${round}: ${name.padEnd(8)} ${Math.round(perSecond)} a second`);
    }
  }
} finally {
  await bare.close();
}
const [base, same, cached, uncached] = [measured.bare, measured.same, measured.cached, measured.uncached].map(
  median,
);
const ratio = (cached ?? 0) / (base ?? 1);
console.log(
  `${ratio >= 0.3 ? 'met ' : 'MISS'} cached pages: ${ratio.toFixed(2)} × a bare Fastify route (at least 0.3)`,
);
console.log(
  `     a bare route with the same ${page.length} bytes: ${((same ?? 0) / (base ?? 1)).toFixed(2)} ×; cached pages: ${((cached ?? 0) / (same ?? 1)).toFixed(2)} × that`,
);
console.log(
  `${(uncached ?? 0) >= 500 ? 'met ' : 'MISS'} uncached pages: ${Math.round(uncached ?? 0)} a second (at least 500)`,
);
process.exitCode = ratio >= 0.3 && (uncached ?? 0) >= 500 ? 0 : 1;
