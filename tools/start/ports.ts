import { once } from 'node:events';
import { createServer } from 'node:net';

const HIGHEST_PORT = 65_535;

/**
 * The port for a server: the one asked for, or the first free one from `first` on. If 0 is asked for, it is a port that
 * is free at this moment, because the other servers must know it before this one listens. Throws if the port asked for
 * is taken.
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
    if (port === undefined)
      throw new Error(`Port ${asked} is in use. Choose another port in the environment.`);
    return port;
  }
  for (let port = first; port <= HIGHEST_PORT; port += 1) {
    if (!taken.includes(port) && (await tryPort(host, port)) !== undefined) return port;
  }
  throw new Error(`No port is free from ${first} on`);
}

/** The port that is free to listen on; undefined if it is taken. */
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
