import { startProcess } from '../tests/started.ts';

/** The Marquee that a benchmark measures. */
export interface BenchTarget {
  /** The home page of the brand at `localhost`. */
  readonly url: string;
  /** Another brand's home page. */
  readonly brandUrl: (host: string) => string;
  /** What it tells Prometheus. */
  readonly metrics: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

/**
 * The Marquee at an address, or one of its own in a process of its own, without limits on how often one address may call.
 * Throws where none can be started, or where the one at the address has such limits or tells no figures.
 */
export async function benchTarget(address: string | undefined): Promise<BenchTarget> {
  const token = process.env['METRICS_TOKEN'] ?? 'the-token-of-the-benchmark';
  if (address !== undefined) return targetAt(address, token, async () => undefined);
  console.log('Starting a Marquee to measure …');
  const started = await startProcess({ RATE_LIMITS: 'false', METRICS_TOKEN: token });
  if (started.code !== undefined)
    throw new Error(`Marquee did not start: ${started.errors || started.output}`);
  return targetAt(`http://localhost:${started.port}/`, token, async () => void (await started.stop()));
}

function targetAt(url: string, token: string, stop: () => Promise<void>): BenchTarget {
  return {
    url,
    brandUrl: (host) => {
      const other = new URL(url);
      other.hostname = host;
      return other.href;
    },
    metrics: async () => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(new URL('/metrics', url), { headers });
      if (!answer.ok) {
        throw new Error(
          `${url} tells no figures: give its METRICS_TOKEN, or leave --url out to start a Marquee`,
        );
      }
      return answer.text();
    },
    stop,
  };
}
