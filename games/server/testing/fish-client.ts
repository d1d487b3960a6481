/** A client of a fishing room for tests. Everything that the server says is checked against its schema. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Swimmer, swimmersAt } from '../../kinds/fish/shoal.ts';
import { type ServerMessage, serverMessageSchema } from '../../kinds/fish/socket-api.ts';
import type { FishName, Weapon } from '../../kinds/instant/fishing.ts';
import { connectRoom } from './room-client.ts';

export type FishClient = Awaited<ReturnType<typeof connectFish>>;

/** Connects and enters. `origin` is that of the game's page. */
export async function connectFish(url: string, origin: string, session: string) {
  const room = await connectRoom<ServerMessage>({ url, origin, session }, serverMessageSchema);
  const { hear, send } = room;
  const snapshot = await hear('snapshot');
  const { seed, opened_at } = snapshot.room;
  /** Fish that stay for a while, as far as this client has been told. */
  const swimming = (): Swimmer[] => {
    const at_ms = Date.now() - opened_at;
    const caught = room.heard.flatMap((message) => (message.type === 'caught' ? message.caught : []));
    const gone = new Set([...snapshot.gone, ...caught.map(({ id }) => id)]);
    return swimmersAt(seed, at_ms).filter(
      ({ id, from_ms, lasts_ms }) => !gone.has(id) && from_ms + lasts_ms - at_ms > 2_000,
    );
  };
  return {
    ...room,
    snapshot,
    swimming,
    /** A fish of a kind, once there is one that was not given before. */
    find: async (fish: FishName, not: readonly number[] = []): Promise<number> => {
      for (;;) {
        const found = swimming().find((each) => each.fish === fish && !not.includes(each.id));
        if (found) return found.id;
        await pause(100);
      }
    },
    /** Sends a packet; one sent twice is the same. @returns its id. */
    shoot: (
      shots: readonly (readonly number[])[],
      {
        weapon = 'single',
        unit_minor = snapshot.units_minor[0] ?? '0',
        bet_id = randomUUID(),
      }: { weapon?: Weapon; unit_minor?: string; bet_id?: string } = {},
    ) => {
      send({ type: 'packet', bet_id, room: seed, weapon, unit_minor, shots });
      return bet_id;
    },
    answer: (bet_id: string) => hear('answer', (message) => message.bet_id === bet_id),
    refusal: (bet_id: string) => hear('refused', (message) => message.bet_id === bet_id),
    /** What came of a packet, whichever way. */
    outcome: async (bet_id: string) =>
      Promise.race([
        hear('answer', (message) => message.bet_id === bet_id),
        hear('refused', (message) => message.bet_id === bet_id),
      ]),
  };
}
