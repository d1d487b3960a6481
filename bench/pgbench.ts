import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Measurement, measure } from './statistics.ts';

const run = promisify(execFile);

/** Where Debian and others put it; the PostgreSQL from npm ships without it. */
const places = [
  process.env['PGBENCH'],
  '/usr/bin/pgbench',
  '/usr/local/bin/pgbench',
  '/opt/homebrew/bin/pgbench',
];

/** The system's pgbench. Throws an Error that says how to get it. */
export function findPgbench(): string {
  const found = places.find((place) => place !== undefined && existsSync(place));
  if (found) return found;
  throw new Error(
    'pgbench is not on this machine; on Debian it comes with `apt install postgresql-contrib` (or set PGBENCH to it)',
  );
}

/** Run pgbench with what `connectionString` connects to; answers what it printed. */
export async function runPgbench(connectionString: string, args: readonly string[]): Promise<string> {
  const url = new URL(connectionString);
  const { stdout } = await run(findPgbench(), [...args], {
    env: {
      ...process.env,
      PGHOST: decodeURIComponent(url.hostname) || decodeURIComponent(url.host.split(':')[0] ?? ''),
      PGPORT: url.port,
      PGUSER: url.username,
      PGPASSWORD: decodeURIComponent(url.password),
      PGDATABASE: url.pathname.slice(1),
    },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** Run a script, or TPC-B-like without one, prepared, with 8 clients, and measure each transaction. */
export async function measurePgbench(
  connectionString: string,
  options: { duration_s: number; script?: string },
): Promise<Measurement> {
  const directory = await mkdtemp(join(tmpdir(), 'marquee-pgbench-'));
  try {
    const prefix = join(directory, 'log');
    const args = ['-n', '-M', 'prepared', '-c', '8', '-j', '2', '-T', String(options.duration_s)];
    await runPgbench(connectionString, [
      ...args,
      '--log',
      `--log-prefix=${prefix}`,
      ...(options.script ? ['-f', options.script] : []),
    ]);
    const latencies_ms: number[] = [];
    for (const name of await readdir(directory)) {
      // Each line: client, number, latency in microseconds, …
      for (const line of (await readFile(join(directory, name), 'utf8')).split('\n')) {
        const latency_us = line.split(' ')[2];
        if (latency_us !== undefined) latencies_ms.push(Number(latency_us) / 1000);
      }
    }
    return measure(latencies_ms, options.duration_s * 1000);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
