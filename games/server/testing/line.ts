/** A line of TCP between browsers and a game server, which a test cuts. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** whole: everything passes. cut: connections break, and none is taken. silent: none breaks, and nothing passes, as in a tunnel. */
type Condition = 'whole' | 'cut' | 'silent';

/** Listens on one port and hands on to another. */
export async function openLine({ port, to }: { port: number; to: number }) {
  let condition: Condition = 'whole';
  const ends = new Set<Socket>();

  function keep(end: Socket): Socket {
    ends.add(end);
    end.on('error', () => end.destroy());
    end.on('close', () => ends.delete(end));
    return end;
  }

  const server = createServer((near) => {
    keep(near);
    if (condition === 'cut') return near.resetAndDestroy();
    if (condition === 'silent') return near.pause();
    const far = keep(connect(to, '127.0.0.1'));
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    return undefined;
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  const breakAll = (): void => {
    for (const end of ends) end.destroy();
  };
  return {
    cut(): void {
      condition = 'cut';
      breakAll();
    },
    /** Whoever is connected hears nothing any more, not even that the connection is gone. */
    silence(): void {
      condition = 'silent';
      for (const end of ends) end.unpipe().pause();
    },
    /** New connections pass again; those from before stay as they are. */
    restore(): void {
      condition = 'whole';
    },
    close: async (): Promise<void> => {
      server.close();
      breakAll();
      await once(server, 'close');
    },
  };
}
