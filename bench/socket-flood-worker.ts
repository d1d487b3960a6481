/** The sockets of `socket-flood.ts`, in a process of their own, so that what they cost their sender is not taken for the server's. */
import { request } from 'node:http';
import type { Duplex } from 'node:stream';
import { realtimePath } from '@marquee/contract/realtime.ts';
import { newId } from '../server/kernel/ids.ts';

const [port = '', sockets = '', address = ''] = process.argv.slice(2);
let [signIns, refused, unopened] = [0, 0, 0];
let isOver = false;
const open = new Set<Duplex>();

const headers = {
  host: 'localhost',
  'x-forwarded-for': address,
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': Buffer.alloc(16).toString('base64'),
};

/** A text of less than 64 KB as a client's frame, masked with zeros. */
function frameOf(text: string): Buffer {
  const payload = Buffer.from(text);
  const head = Buffer.alloc(8);
  head.writeUInt8(0x81, 0);
  head.writeUInt8(0x80 | 126, 1);
  head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}

/** Sign in with a token that is not good; whoever is closed comes again at once. */
function comeAgain(): void {
  if (isOver) return;
  const asked = request({ host: '127.0.0.1', port, path: realtimePath, headers, agent: false });
  const failed = (): void => {
    if (!isOver) unopened += 1;
    setImmediate(comeAgain);
  };
  asked.once('error', failed);
  asked.once('response', (response) => {
    response.resume();
    failed();
  });
  asked.once('upgrade', (_response, socket) => {
    asked.off('error', failed);
    open.add(socket);
    signIns += 1;
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => {
      if (!data.includes('"refused"')) return;
      refused += 1;
      socket.destroy();
    });
    socket.once('close', () => {
      open.delete(socket);
      setImmediate(comeAgain);
    });
    const signIn = { type: 'sign_in', account_id: 'nobody', auth: newId() };
    socket.write(frameOf(JSON.stringify(signIn)));
  });
  asked.end();
}
for (let count = 0; count < Number(sockets); count += 1) comeAgain();

process.once('message', () => {
  isOver = true;
  for (const socket of open) socket.destroy();
  process.send?.({ signIns, refused, unopened });
});
