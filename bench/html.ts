import { beginScript } from '../tools/command/command.ts';
import { fork, type ChildProcess } from 'node:child_process';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';
import { z } from 'zod';
import type { GetOrder, GetOutcome } from './get-load.ts';
import { median } from './statistics.ts';
import { benchTarget } from './target.ts';

/**
 * How many pages a second a Marquee serves, beside a bare Fastify route on the same machine in the same run:
 *
 *   npm run bench:html
 *
 * Once from the cache of pages, and once rendered anew for every request. Every contender runs once in each of three rounds;
 * the medians are compared. One process serves, so that the figures are those of one core. A bare route that sends the same
 * bytes shows how much of a difference is theirs.
 */
const values = beginScript(
  `npm run bench:html -- [--url <address>]

How many pages a second are served, beside a bare Fastify route. A Marquee of its own is started, unless --url says where one runs
(then with RATE_LIMITS=false and its METRICS_TOKEN in the environment).`,
  { url: { type: 'string' } },
);
const rounds = 3;
const duration_s = 5;
const connections = 32;

/** Requests a second that an address answers; throws where an answer was no success. */
async function load(url: string): Promise<number> {
  const visitors = fork(new URL('get-load.ts', import.meta.url));
  try {
    const order: GetOrder = { url, connections, duration_s };
    visitors.send(order);
    const { perSecond, failures } = await outcomeOf(visitors);
    if (failures > 0) throw new Error(`${url}: ${failures} requests failed; is RATE_LIMITS=false?`);
    return perSecond;
  } finally {
    visitors.kill();
  }
}

const outcomeSchema = z.object({ perSecond: z.number(), failures: z.number() });

function outcomeOf(visitors: ChildProcess): Promise<GetOutcome> {
  return new Promise((resolve, reject) => {
    visitors.once('message', (message) => resolve(outcomeSchema.parse(message)));
    visitors.once('exit', (code) => reject(new Error(`The load ended with ${code}`)));
  });
}

/** What a browser receives of a page: its bytes as they are compressed. */
function pageOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      buffer(response).then(resolve, reject);
    }).on('error', reject);
  });
}

const target = await benchTarget(values.url);
const address = target.url;
await load(address);
const page = await pageOf(address);
const bare = Fastify();
bare.get('/', async () => 'a bare route');
bare.get('/page', async (_request, reply) => reply.header('content-encoding', 'br').send(page));
const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });
const fresh = new URL(address);
// A query that the cache does not know makes each answer a new one.
fresh.searchParams.set('bench', 'uncached');
/** Seconds of processor time that this process, which serves the bare routes, has used. */
const ownTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
/** The same of the Marquee that is measured, as it tells Prometheus on its own machine. */
const marqueeTime = async (): Promise<number> => {
  const metrics = await target.metrics();
  return z.coerce.number().parse(/^marquee_process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
};
const contenders = {
  bare: { url: bareUrl, time: ownTime },
  same: { url: `${bareUrl}/page`, time: ownTime },
  cached: { url: address, time: marqueeTime },
  uncached: { url: fresh.href, time: marqueeTime },
} as const;
type Name = keyof typeof contenders;
const perSecond: Record<Name, number[]> = { bare: [], same: [], cached: [], uncached: [] };
const perBusySecond: Record<Name, number[]> = { bare: [], same: [], cached: [], uncached: [] };
try {
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of ['bare', 'same', 'cached', 'uncached'] as const) {
      const { url, time } = contenders[name];
      const before_s = await time();
      const rate = await load(url);
      const busy_s = (await time()) - before_s;
      perSecond[name].push(rate);
      perBusySecond[name].push((rate * duration_s) / busy_s);
      console.log(
        `round ${round}: ${name.padEnd(8)} ${Math.round(rate)} a second, ${Math.round((rate * duration_s) / busy_s)} for each second of the server's processor time`,
      );
    }
  }
} finally {
  await target.stop();
  await bare.close();
}
const ratioOf = (rates: Record<Name, number[]>, name: Name, base: Name): number =>
  median(rates[name]) / median(rates[base]);
// Where the load itself was the slower one, a second says too little of the bare route; the processor's time says it.
const ratio = Math.min(ratioOf(perSecond, 'cached', 'bare'), ratioOf(perBusySecond, 'cached', 'bare'));
const uncached = median(perSecond.uncached);
console.log(
  `${ratio >= 0.3 ? 'met ' : 'MISS'} cached pages: ${ratioOf(perSecond, 'cached', 'bare').toFixed(2)} × a bare Fastify route in a second, ${ratioOf(perBusySecond, 'cached', 'bare').toFixed(2)} × in a second of processor time (each at least 0.3)`,
);
console.log(
  `     of a bare route with the same ${page.length} bytes: ${ratioOf(perSecond, 'cached', 'same').toFixed(2)} × and ${ratioOf(perBusySecond, 'cached', 'same').toFixed(2)} ×`,
);
console.log(
  `${uncached >= 500 ? 'met ' : 'MISS'} uncached pages: ${Math.round(uncached)} a second (at least 500)`,
);
process.exitCode = ratio >= 0.3 && uncached >= 500 ? 0 : 1;
