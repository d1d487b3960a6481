/** Random packets of four players under a faulty operator: stakes are prizes and margin, and the ledger agrees to the last unit. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import * as fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PACKET_EVERY_MS } from '../../kinds/fish/socket-api.ts';
import {
  costOf,
  fishing,
  mayAim,
  PACKET_SIZES,
  seenSchema,
  wagerSchema,
  WEAPONS,
  weapons,
} from '../../kinds/instant/fishing.ts';
import { connectFish } from '../testing/fish-client.ts';
import { startTestHouse } from '../testing/house.ts';

let house: Awaited<ReturnType<typeof startTestHouse>>;
let client: Client;
beforeAll(async () => {
  house = await startTestHouse();
  client = new Client({ connectionString: house.database.gamesUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await house.close();
});

const start = 1_000_000_000n;

const packet = fc.record({
  player: fc.nat(3),
  weapon: fc.constantFrom(...weapons),
  size: fc.constantFrom(...PACKET_SIZES),
  /** Which fish is aimed at: often the same as others do. */
  aim: fc.nat(3),
  stake: fc.nat(2),
  twice: fc.boolean(),
  fault: fc.option(
    fc.record({
      path: fc.constantFrom(walletPaths.bet, walletPaths.win, walletPaths.rollback),
      fault: fc.constantFrom('lost', 'down', 'RS_ERROR_UNKNOWN', 'RS_ERROR_NOT_ENOUGH_MONEY'),
    }),
    { nil: null, freq: 3 },
  ),
});
type Shot = typeof packet extends fc.Arbitrary<infer Value> ? Value : never;

let seas = 0;
async function play(packets: readonly Shot[]): Promise<string[]> {
  seas += 1;
  const names = ['ada', 'ben', 'cara', 'dan'].map((name) => `${name}-${seas}`);
  for (const name of names) house.operator.balances.set(name, start);
  const players = await Promise.all(
    names.map(async (name) =>
      connectFish(house.url(), house.publicUrl, await house.launch(fishing.code, false, name)),
    ),
  );
  for (let from = 0; from < packets.length; from += 4) {
    const outcomes = packets
      .slice(from, from + 4)
      .map(async ({ player, weapon, size, aim, stake, twice, fault }) => {
        const seat = players[player];
        if (!seat) return;
        const fish = seat.swimming().filter((each) => mayAim(weapon, each.fish));
        const targets = fish.slice(aim, aim + WEAPONS[weapon].targets).map(({ id }) => id);
        if (targets.length === 0) return;
        if (fault) house.operator.misbehave(fault.path, fault.fault, fault.fault, fault.fault);
        const bet_id = randomUUID();
        const unit_minor = seat.snapshot.units_minor[stake] ?? '0';
        const shots = Array.from({ length: size }, () => targets);
        for (const _ of twice ? [0, 1] : [0]) seat.shoot(shots, { weapon, unit_minor, bet_id });
        await seat.outcome(bet_id);
      });
    await Promise.all(outcomes);
    house.operator.behave();
    await pause(PACKET_EVERY_MS);
  }
  for (const player of players) await player.close();
  return names;
}

test(
  'whatever is shot in whatever order, the operator has what the packets say',
  { timeout: 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(packet, { minLength: 4, maxLength: 16 }), async (packets) => {
        const names = await play(packets);
        const onTheirWay = async (): Promise<number> =>
          (
            await client.query(
              `SELECT FROM house.round WHERE player = ANY($1) AND state IN ('opened', 'closing', 'rolling_back')`,
              [names],
            )
          ).rowCount ?? 0;
        while ((await onTheirWay()) > 0) await pause(20);
        const { rows } = await client.query<{
          player: string;
          state: string;
          bet: string;
          win: string;
          wager: unknown;
          book: unknown;
        }>(`SELECT player, state, bet, win, wager, book FROM house.round WHERE player = ANY($1)`, [names]);
        const caught = new Map<string, string>();
        for (const row of rows) {
          const staked = wagerSchema.parse(row.wager);
          const unit = BigInt(row.bet) / BigInt(costOf(staked));
          const { paid } = seenSchema.parse(Object(row.book).seen);
          const units = paid.flat().reduce((sum, each) => sum + each, 0);
          expect(BigInt(row.win)).toBe(unit * BigInt(units));
          if (row.state !== 'settled') continue;
          // A fish belongs to one player.
          for (const [shot, targets] of staked.shots.entries())
            for (const [target, { id }] of targets.entries()) {
              if (!paid[shot]?.[target]) continue;
              const fish = `${staked.room} ${id}`;
              expect(caught.get(fish) ?? row.player).toBe(row.player);
              caught.set(fish, row.player);
            }
        }
        for (const name of names) {
          const change = rows
            .filter(({ player, state }) => player === name && state === 'settled')
            .reduce((sum, { bet, win }) => sum + BigInt(win) - BigInt(bet), 0n);
          expect(house.operator.balances.get(name)).toBe(start + change);
        }
      }),
      { numRuns: 6 },
    );
  },
);
