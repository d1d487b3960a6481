/** A client of a live table for tests. Everything that the server says is checked against its schema. */
import { randomUUID } from 'node:crypto';
import { type ServerMessage, serverMessageSchema } from '../../kinds/live/socket-api.ts';
import type { SeenSubscription, Subscribe } from '../../kinds/live/subscriptions.ts';
import { connectRoom } from './room-client.ts';

export type LiveTold<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

export type LiveClient = Awaited<ReturnType<typeof connectLive>>;

/**
 * Connects and enters. `origin` is that of the game's page.
 *
 * @param leastTime_ms what is left of a draw in which a test can bet: where the house was behind, draws open when they are nearly closed.
 */
export async function connectLive(url: string, origin: string, session: string, leastTime_ms = 0) {
  const room = await connectRoom<ServerMessage>({ url, origin, session }, serverMessageSchema);
  const { hear, send, closed } = room;
  const snapshot = await Promise.race([
    hear('snapshot'),
    closed.then(() => Promise.reject(new Error('The connection ended before it was let in.'))),
  ]);
  return {
    ...room,
    snapshot,
    /** Waits until a draw of this number is in a state. */
    draw: (state: string, number: number) =>
      snapshot.draw?.state === state && snapshot.draw.number === number
        ? Promise.resolve(snapshot.draw)
        : hear('draw', ({ draw }) => draw.state === state && draw.number === number).then(({ draw }) => draw),
    /** The next draw that opens after the client has connected, with most of its time to bet still to come. */
    nextOpen: async (): Promise<number> => {
      const known = snapshot.draw?.number ?? 0;
      const { draw } = await hear(
        'draw',
        (one) =>
          one.draw.state === 'open' &&
          one.draw.number > known &&
          one.draw.closes_at - room.now() >= leastTime_ms,
      );
      return draw.number;
    },
    /** Sends a bet; one sent twice is the same. @returns its id. */
    bet: (
      number: number,
      bet_minor: string,
      spots: Readonly<Record<string, number>>,
      bet_id: string = randomUUID(),
    ) => {
      send({ type: 'live_bet', bet_id, draw: { chain: 1, number }, bet_minor, wager: { spots } });
      return bet_id;
    },
    /** Asks for a subscription; one asked for twice is the same. @returns its name. */
    subscribe: (
      terms: Omit<Subscribe, 'type' | 'subscription_id'>,
      subscription_id: string = randomUUID(),
    ) => {
      send({ type: 'subscribe', subscription_id, ...terms });
      return subscription_id;
    },
    unsubscribe: (subscription_id: string) => send({ type: 'unsubscribe', subscription_id }),
    /** Waits until a subscription is as asked for. */
    subscription: async (
      subscription_id: string,
      isAs: (subscription: SeenSubscription) => boolean = () => true,
    ): Promise<SeenSubscription> =>
      (
        await hear(
          'subscription',
          ({ subscription }) => subscription.subscription_id === subscription_id && isAs(subscription),
          200_000,
        )
      ).subscription,
    /** @throws why it is refused, if there is no answer. */
    answer: async (bet_id: string): Promise<LiveTold<'answer'>> => {
      try {
        return await hear('answer', (message) => message.bet_id === bet_id);
      } catch (error) {
        const refused = room.heard.find((one) => one.type === 'refused' && one.bet_id === bet_id);
        throw refused ? new Error(`The bet is refused: ${JSON.stringify(refused)}`, { cause: error }) : error;
      }
    },
    refusal: (bet_id: string) => hear('refused', (message) => message.bet_id === bet_id),
  };
}
