import { connect } from 'node:net';

/**
 * Visitors under load, in a process of their own (started with `fork`): keep-alive connections, each asking for one address
 * again and again and waiting for the answer. Nothing of an answer is looked at besides its status and its length, because a
 * load that takes its answers apart is busier than the server that it measures.
 */
export interface GetOrder {
  readonly url: string;
  readonly connections: number;
  readonly duration_s: number;
}

/** What a load came to; `failures` counts the answers that were no success. */
export interface GetOutcome {
  readonly perSecond: number;
  readonly failures: number;
}

process.on('message', (order: GetOrder) => {
  void load(order).then((outcome) => process.send?.(outcome));
});

async function load({ url, connections, duration_s }: GetOrder): Promise<GetOutcome> {
  const { hostname, host, port, pathname, search } = new URL(url);
  const request = [`GET ${pathname}${search} HTTP/1.1`, `host: ${host}`, 'accept-encoding: br', '\r\n'].join(
    '\r\n',
  );
  const start_ms = performance.now();
  const until_ms = start_ms + duration_s * 1000;
  const all = await Promise.all(
    Array.from({ length: connections }, () => askOverOne(hostname, Number(port), request, until_ms)),
  );
  const duration_ms = performance.now() - start_ms;
  return {
    perSecond: (all.reduce((sum, { answers }) => sum + answers, 0) * 1000) / duration_ms,
    failures: all.reduce((sum, { failures }) => sum + failures, 0),
  };
}

/** One connection: a request, its answer, the next request, until the time is over. */
function askOverOne(
  host: string,
  port: number,
  request: string,
  until_ms: number,
): Promise<{ answers: number; failures: number }> {
  return new Promise((resolve, reject) => {
    // Names below localhost are this machine's own, which its resolver need not know.
    const socket = connect({ port, host: host.endsWith('localhost') ? 'localhost' : host, noDelay: true });
    let answers = 0;
    let failures = 0;
    let head = '';
    let missing_bytes = 0;
    socket.on('connect', () => socket.write(request));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server ended a connection')));
    socket.on('data', (chunk: Buffer) => {
      if (missing_bytes > 0) missing_bytes -= chunk.length;
      else {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        if (length === undefined) {
          reject(new Error(`An answer does not say its length:\n${head.slice(0, end)}`));
          socket.destroy();
          return;
        }
        if (!head.startsWith('HTTP/1.1 200 ')) failures += 1;
        missing_bytes = end + 4 + Number(length) - head.length;
        head = '';
      }
      if (missing_bytes > 0) return;
      answers += 1;
      if (performance.now() < until_ms) {
        socket.write(request);
        return;
      }
      socket.removeAllListeners('close');
      socket.end();
      resolve({ answers, failures });
    });
  });
}
