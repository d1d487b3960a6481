/** A line of TCP between browsers and a game server, or between that and the operator's wallet, which a test cuts. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { socketPath } from '../../kit/play-api/draws.ts';

/**
 * whole: everything passes. cut: connections break, and none is taken. silent: none breaks, and nothing passes, as in a tunnel. unanswered:
 * what is asked arrives, and its answers are kept back.
 */
type Condition = 'whole' | 'cut' | 'silent' | 'unanswered';

/** Listens on one port and hands on to another. */
export async function openLine({ port, to }: { port: number; to: number }) {
  let condition: Condition = 'whole';
  let attempts = 0;
  let restoredAt_ms = 0;
  let onRoom: ((waited_ms: number) => void) | null = null;
  const ends = new Set<Socket>();
  const farEnds = new Set<Socket>();

  function keep(end: Socket): Socket {
    ends.add(end);
    end.on('error', () => end.destroy());
    end.on('close', () => ends.delete(end));
    return end;
  }

  const server = createServer((near) => {
    keep(near);
    attempts += 1;
    if (condition === 'cut') return near.resetAndDestroy();
    if (condition === 'silent') return near.pause();
    near.once('data', (first: Buffer) => {
      if (!first.includes(`GET ${socketPath} `)) return;
      onRoom?.(performance.now() - restoredAt_ms);
      onRoom = null;
    });
    const far = keep(connect(to, '127.0.0.1'));
    farEnds.add(far);
    near.pipe(far);
    if (condition === 'unanswered') far.pause();
    else far.pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => {
      farEnds.delete(far);
      near.destroy();
    });
    return undefined;
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  const breakAll = (): void => {
    for (const end of ends) end.destroy();
  };
  function become(next: Condition): void {
    condition = next;
    attempts = 0;
  }
  return {
    /** Where it listens. */
    url: `http://127.0.0.1:${port}`,
    cut(): void {
      become('cut');
      breakAll();
    },
    /** Whoever is connected hears nothing any more, not even that the connection is gone. */
    silence(): void {
      become('silent');
      for (const end of ends) end.unpipe().pause();
    },
    /** Whatever is asked from now on arrives, and nobody is answered. */
    keepAnswers(): void {
      become('unanswered');
      for (const far of farEnds) far.unpipe().pause();
    },
    /** How often somebody has tried to connect since the line was cut or fell silent. */
    attempts: (): number => attempts,
    /**
     * New connections pass again; those from before stay as they are.
     * @returns how long it took until somebody entered a room over it, in milliseconds.
     */
    restore(): Promise<number> {
      become('whole');
      restoredAt_ms = performance.now();
      const { promise, resolve } = Promise.withResolvers<number>();
      onRoom = resolve;
      return promise;
    },
    close: async (): Promise<void> => {
      server.close();
      breakAll();
      await once(server, 'close');
    },
  };
}
