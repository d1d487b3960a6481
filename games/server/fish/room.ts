/**
 * A room of four seats in the memory of one process: who sits where, which fish are caught, and at which a packet is being decided. Pure:
 * it is told what time it is. A room that dies with its process takes no money with it: every packet is a round of its own in the database.
 */
import { swimmerOf } from '../../kinds/fish/shoal.ts';
import { PACKET_EVERY_MS, SEAT_KEPT_MS, SEATS } from '../../kinds/fish/socket-api.ts';
import { MOST_SHOTS, type Packet, packetOf, type Weapon, WEAPONS } from '../../kinds/instant/fishing.ts';
import { Refusal } from '../refusal.ts';

export type Seat = {
  player: string;
  name: string;
  /** Of the one connection that plays; null while there is none. */
  send: ((message: object) => void) | null;
  leftAt_ms: number;
  /** Until then the weapon has been used up by shots that were fired. */
  loadedAt_ms: number;
  packetAt_ms: number;
  /** Whether a packet is under way. */
  isBusy: boolean;
};

export type FishRoom = {
  seed: string;
  openedAt_ms: number;
  isDemo: boolean;
  seats: (Seat | null)[];
  /** When each fish was caught. */
  gone: Map<number, number>;
  /** Fish at which a packet is being decided; whoever shoots at them waits. */
  held: Map<number, Promise<void>>;
};

/** A shot may be so late: a fish that has just left the water can be caught still. */
const LATE_MS = 1_500;
/** A client's clock may be so far ahead. */
const EARLY_MS = 500;
/** Whoever shoots at a fish that has been gone for longer has been told long ago. */
const KNOWN_MS = 2_000;
/** Shots are sent together, so that a weapon may have been loaded ahead by a whole packet, and the network hurries some. */
const JITTER_MS = 400;

export function createFishRoom(seed: string, openedAt_ms: number, isDemo: boolean): FishRoom {
  return {
    seed,
    openedAt_ms,
    isDemo,
    seats: Array.from({ length: SEATS }, () => null),
    gone: new Map(),
    held: new Map(),
  };
}

/** Frees the seats of those who have left for good, and forgets fish that would be gone by now anyway. */
export function tidyRoom(room: FishRoom, now_ms: number): void {
  room.seats.forEach((seat, index) => {
    if (seat && !seat.send && !seat.isBusy && now_ms - seat.leftAt_ms > SEAT_KEPT_MS)
      room.seats[index] = null;
  });
  for (const id of room.gone.keys()) if (!swims(room, id, now_ms)) room.gone.delete(id);
}

/** Whether a fish is in the water at all, caught or not. */
function swims({ seed, openedAt_ms }: FishRoom, id: number, now_ms: number): boolean {
  const { from_ms, lasts_ms } = swimmerOf(seed, id);
  const at_ms = now_ms - openedAt_ms;
  return at_ms >= from_ms - EARLY_MS && at_ms <= from_ms + lasts_ms + LATE_MS;
}

/** Whether a place of the room is free, or the player's own. */
export function seatFor(room: FishRoom, player: string): number {
  const own = room.seats.findIndex((seat) => seat?.player === player);
  return own >= 0 ? own : room.seats.findIndex((seat) => seat === null);
}

/**
 * Holds a player to the rate of their weapon.
 * @throws Refusal if they shoot faster.
 */
export function load(seat: Seat, weapon: Weapon, shots: number, now_ms: number): void {
  const { reload_ms } = WEAPONS[weapon];
  const loadedAt_ms = Math.max(seat.loadedAt_ms, now_ms - MOST_SHOTS * reload_ms) + shots * reload_ms;
  const isTooSoon = now_ms - seat.packetAt_ms < PACKET_EVERY_MS - JITTER_MS / 4;
  if (isTooSoon || loadedAt_ms > now_ms + JITTER_MS)
    throw new Refusal('too_soon', 'shots come faster than the weapon loads');
  [seat.loadedAt_ms, seat.packetAt_ms] = [loadedAt_ms, now_ms];
}

/**
 * The packet that is staked of what was asked for: shots at fish that are gone are left out, the first so many that make a packet stay.
 * @param now_ms when the packet came: what has happened while it waited for others is not held against it.
 * @returns null where none is left.
 * @throws Refusal for a fish that was never there, or that everybody has known to be gone.
 */
export function packetFor(
  room: FishRoom,
  weapon: Weapon,
  shots: readonly (readonly number[])[],
  now_ms: number,
): Packet | null {
  const left = shots.flatMap((shot) => {
    const targets = shot.filter((id) => {
      if (!swims(room, id, now_ms)) throw new Refusal('action_not_allowed', `shots: fish ${id} is not there`);
      const goneAt_ms = room.gone.get(id);
      if (goneAt_ms !== undefined && now_ms - goneAt_ms > KNOWN_MS)
        throw new Refusal('action_not_allowed', `shots: fish ${id} is known to be gone`);
      return goneAt_ms === undefined;
    });
    return targets.length > 0 ? [targets.map((id) => ({ id, fish: swimmerOf(room.seed, id).fish }))] : [];
  });
  const count = packetOf(left.length);
  return count === 0 ? null : { room: room.seed, weapon, shots: left.slice(0, count) };
}

/** Waits until no other packet is being decided at any of these fish, and holds them: from then on others wait. */
export async function holdFish(room: FishRoom, ids: ReadonlySet<number>): Promise<() => void> {
  for (;;) {
    const others = [...ids].flatMap((id) => room.held.get(id) ?? []);
    if (others.length === 0) break;
    await Promise.all(others);
  }
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const id of ids) room.held.set(id, held);
  return () => {
    for (const id of ids) room.held.delete(id);
    release();
  };
}
