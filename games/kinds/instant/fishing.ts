/**
 * Reef Raiders: a round is a packet of shots at fish. Each shot costs what its weapon does, shared among the fish that it is aimed at, and
 * catches each with a chance of return × cost ÷ prize, so that every weapon returns the same on every fish. The shots of a packet strike
 * together: none depends on another, and a fish that two of them catch is paid twice.
 *
 * Glossary. Unit: what the cheapest shot costs; a packet's bet is units × cost × shots. Prize: what a caught fish pays, in units.
 */
import { z } from 'zod';
import { rational } from '../../kit/prove/fraction.ts';
import type { Law } from '../../kit/prove/law.ts';
import { atOnce, defineInstant } from './instant.ts';
import { UNIT } from './multiplier.ts';

/** What every shot returns on average. */
const [RETURNED, OF] = [97, 100];

/** What each fish pays, in units, from the smallest. */
export const PRIZES = {
  shrimp: 2,
  sardine: 3,
  clownfish: 4,
  tang: 5,
  shell: 6,
  crab: 7,
  pufferfish: 8,
  oyster: 9,
  squid: 10,
  jellyfish: 12,
  penguin: 15,
  otter: 18,
  turtle: 20,
  seal: 25,
  lobster: 30,
  octopus: 40,
  dolphin: 50,
  crocodile: 60,
  shark: 80,
  whale: 100,
} as const;

/** What a boss pays is drawn once it is caught: prizes with their weights, whose mean is whole. */
export const BOSSES = {
  'golden-whale': [
    [80, 4],
    [120, 3],
    [200, 2],
    [400, 1],
  ],
  'sea-dragon': [
    [200, 5],
    [300, 3],
    [600, 1],
    [1500, 1],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [prize: number, weight: number])[]>>;

export type BossName = keyof typeof BOSSES;
export type FishName = keyof typeof PRIZES | BossName;

const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] => {
  const names: Name[] = [];
  for (const name in table) names.push(name);
  return names;
};
export const smallFish = namesOf(PRIZES);
export const bosses = namesOf(BOSSES);
export const fishNames: readonly FishName[] = [...smallFish, ...bosses];

/** `cost` in units; `targets`: at how many fish a shot may be aimed; `least` is the lowest mean prize of a fish that it may be aimed at. */
export const WEAPONS = {
  single: { cost: 1, targets: 1, least: 2, reload_ms: 200 },
  spread: { cost: 2, targets: 3, least: 2, reload_ms: 350 },
  harpoon: { cost: 5, targets: 1, least: 10, reload_ms: 600 },
} as const;
export type Weapon = keyof typeof WEAPONS;
export const weapons = namesOf(WEAPONS);

/** How many shots a packet may have: with each of them, and every cost, all that is paid is whole ten-thousandths of the bet. */
export const PACKET_SIZES = [1, 2, 4, 5, 8] as const;
export const MOST_SHOTS = 8;

/** The largest packet of no more shots than these; 0 for none. */
export function packetOf(shots: number): number {
  return PACKET_SIZES.findLast((size) => size <= shots) ?? 0;
}

const isBoss = (fish: FishName): fish is BossName => fish in BOSSES;

/** What a fish can pay once it is caught, in units, each with its weight. */
export function prizesOf(fish: FishName): readonly (readonly [prize: number, weight: number])[] {
  return isBoss(fish) ? BOSSES[fish] : [[PRIZES[fish], 1]];
}

const weightOf = (fish: FishName): number => prizesOf(fish).reduce((sum, [, weight]) => sum + weight, 0);

/** What a fish pays on average once it is caught, in units. */
export function meanPrize(fish: FishName): number {
  return prizesOf(fish).reduce((sum, [prize, weight]) => sum + prize * weight, 0) / weightOf(fish);
}

export const mostPrize = (fish: FishName): number => Math.max(...prizesOf(fish).map(([prize]) => prize));
/** The most that any fish pays, in units. */
export const MOST_PRIZE = Math.max(...fishNames.map(mostPrize));

/** A shot at so many fish catches one of them in the first of so many equally likely numbers. */
export function catchOf(weapon: Weapon, fish: FishName, targets: number): { below: number; of: number } {
  return { below: RETURNED * WEAPONS[weapon].cost, of: OF * meanPrize(fish) * targets };
}

/** Whether a weapon may be aimed at a fish. */
export const mayAim = (weapon: Weapon, fish: FishName): boolean => meanPrize(fish) >= WEAPONS[weapon].least;

const targetSchema = z.strictObject({ id: z.int().min(0).max(1_000_000_000), fish: z.enum(fishNames) });
export const wagerSchema = z
  .strictObject({
    /** Which room the fish were in: they follow from it, so that anybody can look them up. Nothing of a catch does. */
    room: z.string().regex(/^[0-9a-f]{16}$/),
    weapon: z.enum(weapons),
    shots: z.array(z.array(targetSchema).min(1).max(3)).min(1).max(MOST_SHOTS),
  })
  .refine(({ shots }) => packetOf(shots.length) === shots.length, {
    error: `a packet has ${PACKET_SIZES.join(', ')} shots`,
    path: ['shots'],
  })
  .refine(({ weapon, shots }) => shots.every((shot) => shot.length <= WEAPONS[weapon].targets), {
    error: 'the weapon hits fewer fish',
    path: ['shots'],
  })
  .refine(({ weapon, shots }) => shots.flat().every(({ fish }) => mayAim(weapon, fish)), {
    error: 'the weapon is too strong for a fish',
    path: ['shots'],
  })
  .refine(({ shots }) => shots.every((shot) => new Set(shot.map(({ id }) => id)).size === shot.length), {
    error: 'a shot is aimed at a fish once',
    path: ['shots'],
  });
export type Packet = z.infer<typeof wagerSchema>;
type Shot = Packet['shots'][number];

/** What each fish that was aimed at has paid, in units, by shot; 0 for one that got away. */
export const seenSchema = z.strictObject({ paid: z.array(z.array(z.int().min(0))) });
export type PacketSeen = z.infer<typeof seenSchema>;

/** Units that a packet costs. */
export const costOf = ({ weapon, shots }: Packet): number => WEAPONS[weapon].cost * shots.length;

/** Units in ten-thousandths of the bet: whole, by the sizes of packets and the costs of weapons. */
const multiplierFor = (packet: Packet, units: number): number => (units * UNIT) / costOf(packet);

type Counted = Map<number, bigint>;

/** What a shot pays, in units, and in how many cases. */
function countShot(weapon: Weapon, shot: Shot): { counted: Counted; total: bigint } {
  let [counted, total]: [Counted, bigint] = [new Map([[0, 1n]]), 1n];
  for (const { fish } of shot) {
    const { below, of } = catchOf(weapon, fish, shot.length);
    const weight = BigInt(weightOf(fish));
    const single: Counted = new Map([[0, BigInt(of - below) * weight]]);
    for (const [prize, cases] of prizesOf(fish)) single.set(prize, BigInt(below) * BigInt(cases));
    [counted, total] = [both(counted, single), total * BigInt(of) * weight];
  }
  return { counted, total };
}

/** What two that do not depend on each other pay together. */
function both(one: Counted, other: Counted): Counted {
  const sum: Counted = new Map();
  for (const [a, cases] of one)
    for (const [b, further] of other) sum.set(a + b, (sum.get(a + b) ?? 0n) + cases * further);
  return sum;
}

/** The whole distribution of what a packet pays. */
export function lawOfPacket(packet: Packet): Law {
  let [counted, total]: [Counted, bigint] = [new Map([[0, 1n]]), 1n];
  for (const shot of packet.shots) {
    const each = countShot(packet.weapon, shot);
    [counted, total] = [both(counted, each.counted), total * each.total];
  }
  return {
    outcomes: [...counted].map(([units, cases]) => ({
      pays: rational(BigInt(multiplierFor(packet, units)), BigInt(UNIT)),
      cases,
    })),
    total,
  };
}

const anyRoom = '0'.repeat(16);

/** One shot at so many fish of a kind. */
export function oneShot(weapon: Weapon, fish: FishName, targets = 1): Packet {
  return { room: anyRoom, weapon, shots: [Array.from({ length: targets }, (_, id) => ({ id, fish }))] };
}

const everyShot = weapons.flatMap((weapon) =>
  Array.from({ length: WEAPONS[weapon].targets }, (_, index) =>
    fishNames.filter((fish) => mayAim(weapon, fish)).map((fish) => oneShot(weapon, fish, index + 1)),
  ).flat(),
);

const nameOf = ({ weapon, shots: [shot = []] }: Packet): string =>
  `${weapon}, ${shot.length > 1 ? `${shot.length} × ` : ''}${shot[0]?.fish ?? ''}`;

export const fishing = defineInstant({
  code: 'reef-raiders',
  title: 'Reef Raiders',
  version: 1,
  mathematics: {
    draws: [],
    returns: [RETURNED, OF],
    packet_sizes: PACKET_SIZES,
    weapons: Object.fromEntries(
      weapons.map((weapon) => {
        const { cost, targets, least } = WEAPONS[weapon];
        return [weapon, { cost, targets, least }];
      }),
    ),
    prizes: Object.fromEntries(fishNames.map((fish) => [fish, prizesOf(fish)])),
  },
  wagerSchema,
  actionSchema: null,
  usual: { wager: oneShot('single', 'crab'), actions: [] },
  draw: ({ weapon, shots }, random) =>
    shots.map((shot) =>
      shot.map(({ fish }) => {
        const { below, of } = catchOf(weapon, fish, shot.length);
        if (random.below(of) >= below) return 0;
        // A fish with one prize draws nothing more.
        const prizes = prizesOf(fish);
        let number = prizes.length > 1 ? random.below(weightOf(fish)) : 0;
        for (const [prize, weight] of prizes) {
          if (number < weight) return prize;
          number -= weight;
        }
        throw new RangeError(`No prize of ${fish} was drawn.`);
      }),
    ),
  course(packet, paid) {
    const units = paid.flat().reduce((sum, prize) => sum + prize, 0);
    return atOnce(multiplierFor(packet, units), { paid });
  },
  mostMultiplier: (packet) =>
    multiplierFor(
      packet,
      packet.shots.flat().reduce((sum, { fish }) => sum + mostPrize(fish), 0),
    ),
  wagers: () => everyShot,
  plans: (packet) => [{ name: nameOf(packet), wager: packet, law: lawOfPacket(packet) }],
});
