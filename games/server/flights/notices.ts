/**
 * How processes tell each other that a flight has begun, so that it is seen at once wherever its player is connected. A notice that is
 * lost with a connection loses nothing but time: whoever enters or bets is told of the flight.
 */
import { Client } from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { House } from '../house.ts';

const channel = 'house_flight';
const retry_ms = 500;

const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
});
const noticeSchema = jsonText.pipe(
  z.object({
    /** Which process has begun it. */
    instance: z.int(),
    game_code: z.string(),
    player: z.string(),
    public_id: z.string(),
  }),
);
export type FlightNotice = z.infer<typeof noticeSchema>;

/** Tells all processes of a flight; one that cannot be told flies all the same. */
export async function tellOfFlight({ pool, log }: House, notice: FlightNotice): Promise<void> {
  await pool
    .query('SELECT pg_notify($1, $2)', [channel, JSON.stringify(notice)])
    .catch((error: unknown) => log.warn({ err: error }, 'other processes could not be told of a flight'));
}

export type FlightNotices = { close: () => Promise<void> };

/** Hears of flights, on a connection of its own that is made again when it is lost. */
export function hearOfFlights(options: {
  databaseUrl: string;
  log: Logger;
  onFlight: (notice: FlightNotice) => void;
}): FlightNotices {
  const { databaseUrl, log, onFlight } = options;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const listen = async (): Promise<void> => {
    const next = new Client({
      connectionString: databaseUrl,
      application_name: 'marquee-house-flights',
      keepAlive: true,
    });
    client = next;
    next.on('error', (error) => log.warn({ err: error }, 'the connection that hears of flights broke'));
    next.on('end', retry);
    next.on('notification', ({ payload }) => {
      const notice = noticeSchema.safeParse(payload);
      if (notice.success) onFlight(notice.data);
    });
    await next.connect();
    await next.query(`LISTEN ${channel}`);
  };
  function retry(): void {
    if (isClosed) return;
    // A connection that fails says so twice, as an error and as its end: one attempt answers both.
    clearTimeout(timer);
    timer = setTimeout(() => void (listening = listen().catch(retry)), retry_ms);
  }
  let listening = listen().catch(retry);

  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await listening;
      await client?.end();
    },
  };
}
