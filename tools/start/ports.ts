import { once } from 'node:events';
import { createServer } from 'node:net';

const HIGHEST_PORT = 65_535;

/**
 * The port for a server beside the site's: the one that was asked for, or the first free one from `first` on. Zero
 * stays zero, which lets the system choose.
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
    if (asked !== 0 && !(await isFree(host, asked))) throw new Error(`Port ${asked} is in use`);
    return asked;
  }
  for (let port = first; port <= HIGHEST_PORT; port += 1) {
    if (!taken.includes(port) && (await isFree(host, port))) return port;
  }
  throw new Error(`No port is free from ${first} on`);
}

async function isFree(host: string, port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
