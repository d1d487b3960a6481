import { beginScript, UsageError } from '../tools/command/command.ts';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import { z } from 'zod';
import { launchChromium } from '../tests/browser.ts';
import { freePort } from './free-port.ts';
import { benchTarget } from './target.ts';

/**
 * Lighthouse, as on a mid-range phone on a slow network (simulated), on the pages of a running Marquee:
 *
 *   npm run bench:pages
 *
 * Prints the medians of `--runs` (5) against the budgets; exits with 1 where one is not met.
 */
const values = beginScript(
  `npm run bench:pages -- [--url <address>] … [--runs 5]

Lighthouse on pages, as on a mid-range phone. A Marquee of its own is started, unless --url says where one runs (then with RATE_LIMITS=false).`,
  { url: { type: 'string', multiple: true }, runs: { type: 'string', default: '5' } },
);
/** What a first page may weigh, in kilobytes of brotli. */
const weights = { JavaScript: 115, CSS: 15, HTML: 10 };

const runs = Number(values.runs);
if (!Number.isSafeInteger(runs) || runs < 1) throw new UsageError('--runs takes a whole number from 1 on');

interface Measure {
  readonly name: string;
  readonly unit: string;
  /** `least`: at least the budget; `most`: at most. */
  readonly rule: 'least' | 'most';
  readonly budget: number;
  readonly read: (result: Result) => number;
}
type Result = z.infer<typeof resultSchema>;

const auditSchema = z.object({ numericValue: z.number().optional() });
const requestSchema = z.object({
  url: z.string(),
  resourceType: z.string().optional(),
  transferSize: z.number().optional(),
});
const resultSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z
    .object({
      'first-contentful-paint': auditSchema,
      'largest-contentful-paint': auditSchema,
      'total-blocking-time': auditSchema,
      'cumulative-layout-shift': auditSchema,
      'network-requests': z.object({ details: z.object({ items: z.array(requestSchema) }) }),
    })
    .and(z.record(z.string(), z.object({ id: z.string(), score: z.number().nullable(), title: z.string() }))),
});

const score =
  (category: string) =>
  (result: Result): number =>
    Math.round((result.categories[category]?.score ?? 0) * 100);

const measures: readonly Measure[] = [
  { name: 'performance', unit: '', rule: 'least', budget: 95, read: score('performance') },
  { name: 'accessibility', unit: '', rule: 'least', budget: 100, read: score('accessibility') },
  { name: 'best practices', unit: '', rule: 'least', budget: 100, read: score('best-practices') },
  { name: 'SEO', unit: '', rule: 'least', budget: 100, read: score('seo') },
  {
    name: 'first paint',
    unit: 'ms',
    rule: 'most',
    budget: 1000,
    read: (r) => r.audits['first-contentful-paint'].numericValue ?? Infinity,
  },
  {
    name: 'largest paint',
    unit: 'ms',
    rule: 'most',
    budget: 1800,
    read: (r) => r.audits['largest-contentful-paint'].numericValue ?? Infinity,
  },
  {
    name: 'blocking time',
    unit: 'ms',
    rule: 'most',
    budget: 150,
    read: (r) => r.audits['total-blocking-time'].numericValue ?? Infinity,
  },
  {
    name: 'layout shift',
    unit: '',
    rule: 'most',
    budget: 0.02,
    read: (r) => r.audits['cumulative-layout-shift'].numericValue ?? Infinity,
  },
];

const target = await benchTarget(values.url?.[0]);
const port = await freePort();
const browser = await launchChromium({ args: [`--remote-debugging-port=${port}`] });
let missed = 0;
try {
  const urls = values.url ?? [target.url, target.brandUrl('tropico.localhost')];
  for (const url of urls) missed += await measurePage(url);
} finally {
  await browser.close();
  await target.stop();
}
console.log(missed === 0 ? 'Every budget is met.' : `${missed} budgets are not met.`);
process.exitCode = missed === 0 ? 0 : 1;

/** Measure one page; answers how many budgets it misses. */
async function measurePage(url: string): Promise<number> {
  const results: Result[] = [];
  for (let run = 1; run <= runs; run += 1) {
    process.stderr.write(`${url}: run ${run} of ${runs}\n`);
    const outcome = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
    const failure = outcome?.lhr.runtimeError;
    if (failure) throw new Error(`${url} cannot be measured: ${failure.message} Is RATE_LIMITS=false there?`);
    results.push(resultSchema.parse(outcome?.lhr));
  }
  // Lighthouse slows the processor to a quarter, whatever it is: blocking time can be compared between machines of one index only.
  const index = median(results.map(({ environment }) => environment.benchmarkIndex));
  console.log(
    `\n${url} (medians of ${runs}; speed of this machine by Lighthouse's index: ${index.toFixed(0)})`,
  );
  let over = 0;
  for (const { name, unit, rule, budget, read } of measures) {
    const value = median(results.map(read));
    const met = rule === 'least' ? value >= budget : value <= budget;
    if (!met) over += 1;
    const shown = Number.isInteger(value) ? String(value) : value.toFixed(value < 1 ? 3 : 1);
    console.log(
      `  ${met ? 'met ' : 'MISS'} ${name.padEnd(15)} ${shown.padStart(8)} ${unit.padEnd(2)} (${rule === 'least' ? 'at least' : 'at most'} ${budget})`,
    );
  }
  const last = results.at(-1);
  const weighed = last ? await weigh(url, last) : {};
  for (const [name, budget] of Object.entries(weights)) {
    const size_kb = (weighed[name] ?? 0) / 1024;
    if (size_kb > budget) over += 1;
    console.log(
      `  ${size_kb <= budget ? 'met ' : 'MISS'} ${name.padEnd(15)} ${size_kb.toFixed(1).padStart(8)} KB (at most ${budget})`,
    );
  }
  const failing = new Set(
    results.flatMap(({ audits }) =>
      Object.values(audits).flatMap((audit) =>
        'score' in audit && audit.score !== null && audit.score < 0.9 ? [audit.title] : [],
      ),
    ),
  );
  if (failing.size > 0) console.log(`  what Lighthouse remarks: ${[...failing].join('; ')}`);
  return over;
}

/** The bytes of brotli that a first page takes; styles within the document count as CSS. */
async function weigh(url: string, result: Result): Promise<Record<string, number>> {
  const requests = result.audits['network-requests'].details.items;
  const sizeOf = async (type: string): Promise<number> => {
    const sizes = requests
      .filter((request) => request.resourceType === type)
      .map(async (request) => brotliSize(await textOf(request.url)));
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  const html = await textOf(url);
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('');
  const inlined = styles === '' ? 0 : brotliSize(styles);
  return {
    JavaScript: await sizeOf('Script'),
    CSS: inlined + (await sizeOf('Stylesheet')),
    HTML: brotliSize(html) - inlined,
  };
}

/** What is at an address. Browsers find every `….localhost` on this machine; the system's resolver may not. */
async function textOf(address: string): Promise<string> {
  const url = new URL(address);
  if (!url.hostname.endsWith('.localhost')) return (await fetch(url)).text();
  const { host } = url;
  url.hostname = 'localhost';
  return new Promise((resolve, reject) => {
    get(url, { headers: { host } }, (response) => void text(response).then(resolve, reject)).on(
      'error',
      reject,
    );
  });
}

function brotliSize(text: string): number {
  return brotliCompressSync(text).length;
}

function median(values_: readonly number[]): number {
  const sorted = values_.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
