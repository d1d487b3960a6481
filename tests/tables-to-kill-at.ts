/** Two players at each kind of draw of the house, and what has to have become of their bets. */
import type { ExpectStatic } from 'vitest';
import { payoutAt } from '../games/kinds/crash/rules.ts';
import { liveGames } from '../games/kinds/live/games.ts';
import { connectCrash } from '../games/server/testing/crash-client.ts';
import type { DrawsWithBets, Wagered } from '../games/server/testing/draws-with-bets.ts';
import {
  type Books,
  changeIn,
  expectDraw,
  type Placed,
  type PlayedDraw,
} from '../games/server/testing/kept-draws.ts';
import { connectLive } from '../games/server/testing/live-client.ts';
import { plantLiveChain } from '../games/server/testing/live-house.ts';
import { answered } from '../games/server/testing/parts-house.ts';
import { plantChain } from '../games/server/testing/planted-chain.ts';
import type { PlayerFixture } from './casino-fixture.ts';
import { connectedSecret } from './connected-house.ts';
import type { PlatformToKill } from './platform-to-kill.ts';

/** Where a draw is while the house's time stands still. */
export type Phase = 'open' | 'closed' | 'announced' | 'drawing' | 'settled';

/** In which state of a draw each phase is. */
export type States = Readonly<Record<Phase, string>>;

export type Table = {
  code: string;
  states: States;
  /** Bets of both players; resolves when all of them are taken. */
  bet: (draw: number) => Promise<Placed[]>;
  /** One more, which nobody waits for. */
  betMore: (draw: number) => Placed;
  /** One that is refused. */
  refused: (draw: number) => Promise<{ id: string; error: string }>;
  /** The hash of a draw's bets, once it is published, in a game that lists them. */
  publishedHash: (draw: number) => Promise<string | undefined>;
  /** What a draw has moved, by player. @throws if anything of it is not as it had to be. */
  changeIn: (
    draw: PlayedDraw,
    bookedOf: Books,
    expect: ExpectStatic,
  ) => Promise<[player: string, amount: bigint][]>;
};

/** A game with a chain that the test knows, at which two players can be seated. */
export type PlantedTable = {
  code: string;
  seat: (platform: PlatformToKill, ada: PlayerFixture, ben: PlayerFixture) => Promise<Table>;
};

const origin = 'http://games.test';

export async function plantLiveTable(ownerUrl: string, kind: DrawsWithBets): Promise<PlantedTable> {
  const { code, isAnnounced, more } = kind;
  const game = liveGames.find((each) => each.code === code);
  if (!game) throw new Error(`There is no live game ${code}.`);
  const { linkOf, outcomeOf } = await plantLiveChain(ownerUrl, connectedSecret, game);
  const isCalled = game.pool?.form === 'cards';
  const states = {
    open: 'open',
    closed: 'closed',
    announced: isAnnounced ? 'running' : 'ended',
    // Balls are called while a draw runs, and everything else is shown once it has ended.
    drawing: isCalled ? 'running' : 'ended',
    settled: 'settled',
  };
  return {
    code,
    async seat({ house, query }, ...players) {
      const seat = async (player: PlayerFixture) => ({
        player: player.accountId,
        client: await connectLive(house.url, origin, await house.launch(player, code)),
      });
      const [ada, ben] = [await seat(players[0]), await seat(players[1])];
      type Seat = typeof ada;
      const betOf = (from: Seat, draw: number, wagered: Wagered): Placed => ({
        ...wagered,
        player: from.player,
        id: from.client.bet(draw, wagered.bet.toString(), wagered.spots),
      });
      const known = { query, linkOf, outcomeOf, game };
      return {
        code,
        states,
        async bet(draw) {
          // The room hears of a draw a moment after it has opened; one that is sold ahead takes bets before its turn.
          if (!game.schedule) await Promise.all([ada, ben].map(({ client }) => client.draw('open', draw)));
          const [ofAda, ofBen] = kind.betsOf(known, draw);
          // All that these have won is asked for at once: the house makes sixteen calls at a time.
          const bets = [
            ...ofAda.slice(0, 1).map((one) => [ada, one] as const),
            ...ofBen.map((one) => [ben, one] as const),
          ];
          const placed = bets.map(([from, one]) => betOf(from, draw, one));
          await Promise.all(placed.map(({ id }, at) => answered(bets[at]?.[0].client ?? ada.client, id)));
          return placed;
        },
        betMore: (draw) => betOf(ben, draw, more),
        async refused(draw) {
          const { id } = betOf(ada, draw, more);
          return { id, error: (await ada.client.refusal(id)).error };
        },
        async publishedHash(draw) {
          if (!isAnnounced) return undefined;
          const told = await ada.client.hear(
            'draw',
            (word) => word.draw.number === draw && Boolean(word.draw.ticket_set),
          );
          return told.draw.ticket_set?.hash;
        },
        async changeIn(draw, bookedOf, expect) {
          await expectDraw(known, isAnnounced, draw, expect);
          return changeIn(known, bookedOf, draw, expect);
        },
      };
    },
  };
}

const stake = 100_000n;

/** Crash: of two bets in a draw one is cashed out where it ends, and the other would have been a hundredth later. */
export async function plantCrashTable(ownerUrl: string, code: string, draws: number): Promise<PlantedTable> {
  const ends = await plantChain(ownerUrl, connectedSecret, code, draws, { earliest: 120, latest: 180 });
  const endOf = (draw: number): number => ends[draw - 1] ?? 0;
  return {
    code,
    async seat({ house, query }, ...players) {
      const seat = async (player: PlayerFixture) => ({
        player: player.accountId,
        client: await connectCrash(house.url, origin, await house.launch(player, code)),
      });
      const [ada, ben] = [await seat(players[0]), await seat(players[1])];
      const betOf = (from: typeof ada, ceiling: number, at = 0): Placed => ({
        bet: stake,
        spots: {},
        player: from.player,
        id: from.client.bet(stake.toString(), ceiling, at),
      });
      return {
        code,
        states: {
          open: 'open',
          closed: 'closed',
          announced: 'running',
          drawing: 'running',
          settled: 'settled',
        },
        async bet(draw) {
          await Promise.all([ada, ben].map(({ client }) => client.draw('open', draw)));
          const placed = [betOf(ada, endOf(draw)), betOf(ben, endOf(draw) + 1)];
          await Promise.all([
            answered(ada.client, placed[0]?.id ?? ''),
            answered(ben.client, placed[1]?.id ?? ''),
          ]);
          return placed;
        },
        betMore: () => betOf(ben, 101, 1),
        async refused() {
          const { id } = betOf(ada, 101, 1);
          return { id, error: (await ada.client.refusal(id)).error };
        },
        publishedHash: async () => undefined,
        async changeIn({ phase, number, taken, unanswered, late }, bookedOf, expect) {
          const what = `${code} ${number}, ${phase}`;
          const end = endOf(number);
          const drawn = await query(
            `SELECT d.state, d.ended_on FROM house.draw d JOIN house.chain c USING (chain_id) WHERE c.game_code = $1 AND d.number = $2`,
            [code, number],
          );
          expect(drawn, what).toEqual([{ state: 'settled', ended_on: end }]);
          const rows = await query<{ public_id: string }>(
            `SELECT b.public_id, b.state, b.cashed_out_on, r.state AS round_state
             FROM house.draw_bet b JOIN house.draw d USING (draw_id) JOIN house.chain c USING (chain_id) JOIN house.round r USING (public_id)
             WHERE c.game_code = $1 AND d.number = $2`,
            [code, number],
          );
          const rowOf = (id: string) => rows.find(({ public_id }) => public_id === id);
          const change = taken.map(({ id, player }, at): [string, bigint] => {
            const win = at === 0 ? payoutAt(stake, end) : 0n;
            expect(rowOf(id), what).toMatchObject(
              at === 0
                ? { state: 'cashed_out', cashed_out_on: end, round_state: 'settled' }
                : { state: 'lost', round_state: 'settled' },
            );
            expect(bookedOf(id), what).toEqual([
              { kind: 'bet', amount: stake, isBack: false },
              { kind: 'win', amount: win, isBack: false },
            ]);
            return [player, win - stake];
          });
          for (const { id, isBooked } of unanswered) {
            expect(rowOf(id), what).toMatchObject({ state: 'void', round_state: 'rolled_back' });
            expect(bookedOf(id), what).toEqual(
              isBooked ? [{ kind: 'bet', amount: stake, isBack: true }] : [],
            );
          }
          expect(rows.length, what).toBe(taken.length + unanswered.length);
          expect(
            late.filter((id) => bookedOf(id).length > 0),
            what,
          ).toEqual([]);
          return change;
        },
      };
    },
  };
}
