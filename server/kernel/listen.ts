import pg from 'pg';
import { connectionDefaults } from './database.ts';
import type { Logger } from './log.ts';

export interface Listener {
  close(): Promise<void>;
}

/**
 * Listen to PostgreSQL channels on a dedicated connection until `close` is called. Notifications sent while the
 * connection is lost never arrive, so `onReconnect` is called after every reconnect.
 */
export async function listen(options: {
  connectionString: string;
  channels: Record<string, (payload: string) => void>;
  onReconnect: () => void;
  log: Logger;
  retry_ms?: number;
}): Promise<Listener> {
  const retry_ms = options.retry_ms ?? 250;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      ...connectionDefaults,
      connectionString: options.connectionString,
      application_name: 'marquee-listen',
    });
    next.on('notification', ({ channel, payload }) => options.channels[channel]?.(payload ?? ''));
    next.on('error', (error) => options.log.warn({ err: error }, 'the connection for notifications broke'));
    next.on('end', () => {
      if (!closed && client === next) retry();
    });
    await next.connect();
    for (const channel of Object.keys(options.channels))
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
    client = next;
  }

  function retry(): void {
    timer = setTimeout(() => {
      connect().then(options.onReconnect, () => retry());
    }, retry_ms);
  }

  await connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
