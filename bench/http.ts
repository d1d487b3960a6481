import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LoadOrder } from './http-load.ts';
import type { Measurement } from './statistics.ts';

/** A load that is made and signed, and waits to be sent. */
export interface PreparedLoad {
  send(): Promise<Measurement>;
}

/** Make a load in a process of its own; resolves when its bets are signed. */
export async function prepareLoad(order: LoadOrder): Promise<PreparedLoad> {
  const child = fork(fileURLToPath(new URL('http-load.ts', import.meta.url)));
  const next = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', (code) => reject(new Error(`The load's process ended with ${code}`)));
    });
  const ready = next();
  child.send(order);
  await ready;
  return {
    send: async () => {
      const answered = next();
      child.send('go');
      const measurement = await answered;
      child.removeAllListeners('exit');
      child.disconnect();
      if (!isMeasurement(measurement)) throw new Error('The load gave no measurement');
      return measurement;
    },
  };
}

function isMeasurement(value: unknown): value is Measurement {
  return (
    typeof value === 'object' &&
    value !== null &&
    'perSecond' in value &&
    'p50_ms' in value &&
    'p99_ms' in value
  );
}
