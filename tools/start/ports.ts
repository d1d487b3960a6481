import { once } from 'node:events';
import { createServer } from 'node:net';

const HIGHEST_PORT = 65_535;

/**
 * The port for a server: the one that was asked for, or the first free one from `first` on. Asked for zero, it is one
 * that the system has free at this moment; the others must know it before it is listened on.
 * @throws when the port that was asked for is taken.
 */
export async function choosePort(options: {
  host: string;
  asked: number | undefined;
  first: number;
  taken: readonly number[];
}): Promise<number> {
  const { host, asked, first, taken } = options;
  if (asked !== undefined) {
    const port = await tryPort(host, asked);
    if (port === undefined) throw new Error(`Port ${asked} is in use: choose another one with PORT`);
    return port;
  }
  for (let port = first; port <= HIGHEST_PORT; port += 1) {
    if (!taken.includes(port) && (await tryPort(host, port)) !== undefined) return port;
  }
  throw new Error(`No port is free from ${first} on`);
}

/** The port that could be listened on, or undefined where it is taken. */
async function tryPort(host: string, asked: number): Promise<number | undefined> {
  const server = createServer();
  try {
    server.listen({ host, port: asked, exclusive: true });
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : asked;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return undefined;
    throw error;
  } finally {
    server.close();
  }
}
