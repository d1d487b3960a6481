import { type KeyObject, createPrivateKey, randomUUID, sign } from 'node:crypto';
import { connect } from 'node:net';
import { signatureHeader, walletPaths } from '@marquee/contract/providers/hub88.ts';
import { measure } from './statistics.ts';

/**
 * A provider under load, in a process of its own (started with `fork`). It makes and signs its bets beforehand, because
 * signing costs far more than verifying, then sends them over keep-alive connections, each waiting for its answer.
 */
export interface LoadOrder {
  readonly port: number;
  /** Where the wallet is, e.g. `/provider/bench/hub88`. */
  readonly prefix: string;
  readonly privateKey: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly players: readonly { readonly user: string; readonly token: string }[];
  readonly connections: number;
  readonly bets: number;
}

/** On the thread pool, so that all processors sign. */
function signBody(body: Buffer, key: KeyObject): Promise<string> {
  return new Promise((resolve, reject) => {
    sign('sha256', body, key, (error, signature) => {
      if (error) reject(error);
      else resolve(signature.toString('base64'));
    });
  });
}

process.on('message', (order: LoadOrder | 'go') => {
  void (order === 'go' ? send() : prepare(order));
});

let prepared: { order: LoadOrder; requests: Buffer[] } | undefined;

async function prepare(order: LoadOrder): Promise<void> {
  const key = createPrivateKey(order.privateKey);
  const requests: Buffer[] = [];
  while (requests.length < order.bets) {
    const some = Math.min(64, order.bets - requests.length);
    requests.push(...(await Promise.all(Array.from({ length: some }, () => betRequest(order, key)))));
  }
  prepared = { order, requests };
  process.send?.('ready');
}

async function betRequest(order: LoadOrder, key: KeyObject): Promise<Buffer> {
  const player = order.players[Math.floor(Math.random() * order.players.length)];
  if (!player) throw new Error('There are no players');
  const body = Buffer.from(
    JSON.stringify({
      user: player.user,
      token: player.token,
      game_code: order.gameCode,
      request_uuid: randomUUID(),
      transaction_uuid: randomUUID(),
      supplier_transaction_id: randomUUID(),
      supplier_user: player.user,
      round: randomUUID(),
      round_closed: false,
      amount: 100,
      currency: order.currency,
      is_free: false,
    }),
  );
  const head = [
    `POST ${order.prefix}${walletPaths.bet} HTTP/1.1`,
    `host: localhost:${order.port}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    `${signatureHeader}: ${await signBody(body, key)}`,
    '\r\n',
  ].join('\r\n');
  return Buffer.concat([Buffer.from(head), body]);
}

/**
 * The share of the bets that are sent before anything is measured. Another contender ran before this one, and V8 compiles
 * the path of a bet again for the calls that it meets now.
 */
const rampShare = 0.2;

async function send(): Promise<void> {
  if (!prepared) throw new Error('There is nothing prepared');
  const { order, requests } = prepared;
  await sendAll(order, requests.splice(0, Math.floor(requests.length * rampShare)));
  const start_ms = performance.now();
  const latencies_ms = await sendAll(order, requests);
  process.send?.(measure(latencies_ms, performance.now() - start_ms));
}

async function sendAll(order: LoadOrder, requests: Buffer[]): Promise<number[]> {
  const latencies_ms: number[] = [];
  const next = (): Buffer | undefined => requests.pop();
  await Promise.all(
    Array.from({ length: order.connections }, () => sendOverOne(order.port, next, latencies_ms)),
  );
  return latencies_ms;
}

/** One connection: a request, its answer, the next one, until there are none. */
function sendOverOne(port: number, next: () => Buffer | undefined, latencies_ms: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let received = '';
    let sent_ms = 0;
    const sendNext = (): void => {
      const request = next();
      if (!request) {
        socket.end();
        resolve();
        return;
      }
      sent_ms = performance.now();
      socket.write(request);
    };
    socket.on('connect', sendNext);
    socket.on('error', reject);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      received += chunk;
      const headEnd = received.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const length = /content-length: (\d+)/i.exec(received)?.[1];
      if (length === undefined || received.length < headEnd + 4 + Number(length)) return;
      if (!received.includes('"RS_OK"')) {
        reject(new Error(`A bet was answered:\n${received}`));
        socket.destroy();
        return;
      }
      latencies_ms.push(performance.now() - sent_ms);
      received = '';
      sendNext();
    });
  });
}
