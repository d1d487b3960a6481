/** What a room refuses: fish that are not there or known to be gone, and shots that come faster than the weapon loads. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_MS, swimmerOf, swimmersAt } from '../../kinds/fish/shoal.ts';
import { mostShots, unitsOf } from '../../kinds/fish/stakes.ts';
import { PACKET_SIZES, wagerSchema, WEAPONS, weapons } from '../../kinds/instant/fishing.ts';
import { Refusal } from '../refusal.ts';
import { createFishRoom, holdFish, load, packetFor, type Seat, seatFor, tidyRoom } from './room.ts';

const seed = '0123456789abcdef';
const opened_ms = 1_000_000;
const newRoom = () => createFishRoom(seed, opened_ms, false);
const newSeat = (player: string): Seat => ({
  player,
  name: player,
  send: null,
  leftAt_ms: 0,
  loadedAt_ms: 0,
  packetAt_ms: 0,
  isBusy: false,
});
const refusal = (act: () => unknown): string => {
  try {
    act();
    return 'taken';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};

describe('fish', () => {
  test('are the same for everybody, and there are always enough of them', () => {
    for (let at_ms = 0; at_ms < 600_000; at_ms += 20_000) {
      const found = swimmersAt(seed, at_ms);
      expect(found).toEqual(swimmersAt(seed, at_ms));
      expect(found.length).toBeGreaterThan(15);
      expect(found.length).toBeLessThan(50);
      for (const { id, lasts_ms } of found) {
        expect(swimmerOf(seed, id).id).toBe(id);
        expect(lasts_ms).toBeLessThanOrEqual(LONGEST_MS);
      }
    }
    const kinds = new Set(Array.from({ length: 2_000 }, (_, id) => swimmerOf(seed, id).fish));
    expect(kinds.size).toBe(22);
  });

  test('that are gone are left out of a packet, and refused once everybody knows', () => {
    const room = newRoom();
    const [a, b, c] = swimmersAt(seed, 0).toReversed();
    if (!a || !b || !c) throw new Error('no fish');
    room.gone.set(b.id, opened_ms);
    const shots = [[a.id], [b.id], [c.id]];
    expect(packetFor(room, 'single', shots, opened_ms + 1_000)?.shots).toEqual([
      [{ id: a.id, fish: a.fish }],
      [{ id: c.id, fish: c.fish }],
    ]);
    expect(packetFor(room, 'single', [[b.id]], opened_ms + 1_000)).toBeNull();
    expect(refusal(() => packetFor(room, 'single', [[b.id]], opened_ms + 2_500))).toBe('action_not_allowed');
    expect(refusal(() => packetFor(room, 'single', [[a.id + 1_000]], opened_ms))).toBe('action_not_allowed');
    expect(refusal(() => packetFor(room, 'single', [[a.id]], opened_ms + 60_000))).toBe('action_not_allowed');
    // A net with one fish less shares its cost among the others.
    expect(packetFor(room, 'spread', [[a.id, b.id]], opened_ms)?.shots).toEqual([
      [{ id: a.id, fish: a.fish }],
    ]);
  });

  test('any shots come to a packet that the rules know, or to none', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(20), { minLength: 1, maxLength: 8 }),
        fc.array(fc.nat(20)),
        (shots, gone) => {
          const room = newRoom();
          const fish = swimmersAt(seed, 0);
          const idOf = (index: number): number => fish[index % fish.length]?.id ?? 0;
          for (const each of gone) room.gone.set(idOf(each), opened_ms);
          const asked = shots.map((each) => [idOf(each)]);
          const packet = packetFor(room, 'single', asked, opened_ms);
          const left = asked.flat().filter((id) => !room.gone.has(id));
          expect(packet?.shots.length ?? 0).toBe(PACKET_SIZES.findLast((size) => size <= left.length) ?? 0);
          if (packet) expect(wagerSchema.safeParse(packet).success).toBe(true);
          expect(packet?.shots.flat().every(({ id }) => left.includes(id)) ?? true).toBe(true);
        },
      ),
    );
  });

  test('at which a packet is decided are held until it is over', async () => {
    const room = newRoom();
    const release = await holdFish(room, new Set([1, 2]));
    const order: string[] = [];
    const hold = async (name: string, ids: readonly number[]): Promise<void> => {
      const done = await holdFish(room, new Set(ids));
      order.push(name);
      done();
    };
    const second = hold('second', [2, 3]);
    const third = hold('third', [4]);
    await third;
    order.push('released');
    release();
    await second;
    expect(order).toEqual(['third', 'released', 'second']);
    expect(room.held.size).toBe(0);
  });
});

test.each(weapons)(
  '%s: nobody shoots faster for long than it loads, however they pack their shots',
  (weapon) => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ shots: fc.constantFrom(...PACKET_SIZES), pause_ms: fc.nat(1_500) }), {
          minLength: 30,
          maxLength: 60,
        }),
        (packets) => {
          const seat = newSeat('ada');
          let [now_ms, fired, taken] = [opened_ms, 0, 0];
          for (const { shots, pause_ms } of packets) {
            now_ms += pause_ms;
            if (refusal(() => load(seat, weapon, shots, now_ms)) !== 'taken') continue;
            [fired, taken] = [fired + shots, taken + 1];
          }
          const time_ms = now_ms - opened_ms;
          expect(fired * WEAPONS[weapon].reload_ms).toBeLessThanOrEqual(
            time_ms + 8 * WEAPONS[weapon].reload_ms + 400,
          );
          expect(taken).toBeLessThanOrEqual(time_ms / 400 + 1);
        },
      ),
    );
  },
);

test('a seat is kept for whoever comes back soon', () => {
  const room = newRoom();
  for (const player of ['a', 'b', 'c', 'd']) room.seats[seatFor(room, player)] = newSeat(player);
  expect(seatFor(room, 'c')).toBe(2);
  expect(seatFor(room, 'e')).toBe(-1);
  tidyRoom(room, 20_000);
  expect(seatFor(room, 'e')).toBe(-1);
  tidyRoom(room, 31_000);
  expect(seatFor(room, 'e')).toBe(0);
});

describe('stakes', () => {
  const stakes = (least: string, most: string, win = '50000000000') => ({
    least_minor: least,
    usual_minor: least,
    most_minor: most,
    step_minor: '1000',
    most_win_minor: win,
  });
  test('are six, and leave room for the strongest weapon', () => {
    expect(unitsOf(stakes('20000', '10000000')).map(Number)).toEqual([
      20_000, 40_000, 100_000, 400_000, 1_000_000, 2_000_000,
    ]);
    expect(unitsOf(stakes('100000', '500000000'))).toHaveLength(6);
  });
  test('are what the operator’s rules leave', () => {
    expect(unitsOf(stakes('20000', '100000')).map(Number)).toEqual([20_000]);
    expect(unitsOf(stakes('20000', '20000')).map(Number)).toEqual([20_000]);
    expect(mostShots(stakes('20000', '20000'), 20_000n, 'harpoon', 0)).toBe(0);
    expect(mostShots(stakes('20000', '20000'), 20_000n, 'single', 0)).toBe(1);
    expect(mostShots(stakes('20000', '10000000'), 20_000n, 'single', 0)).toBe(8);
    expect(mostShots(stakes('20000', '10000000'), 2_000_000n, 'harpoon', 0)).toBe(1);
    expect(mostShots(stakes('20000', '10000000'), 20_000n, 'single', 2_500)).toBe(1);
  });
});
