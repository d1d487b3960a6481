/** A room of crash whose draws are told by a script, so that any moment is there at once and the same each time: for pictures, and for tests of what would take minutes to reach. */
import { createHash, randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { crashPointOf } from '../../kinds/crash/crash-point.ts';
import { payoutAt, roomEndOf, timeOf } from '../../kinds/crash/rules.ts';
import {
  type Flight,
  type OwnBet,
  type SeenBet,
  type SeenDraw,
  type ServerMessage,
  serverMessageSchema,
} from '../../kinds/crash/socket-api.ts';
import { createChain, saltedLink } from '../../kit/fairness/chain.ts';

/** How far the client lets the multiplier rise beyond the last beat (`room/moment.ts`). */
const BEYOND_MS = 375;
const UNIT_MINOR = 100_000n;
const LENGTH = 400;
const SALT = 'c3'.repeat(32);
/** So many draws lie behind; the next is on the stage. */
const PAST = 36;

const chain = createChain(createHash('sha256').update('pictures').digest(), LENGTH, LENGTH);
const endOf = (draw: number): number => roomEndOf(crashPointOf(saltedLink(chain.link(draw), SALT)));

/** How others are named, whole units staked, and where they cash out in hundredths; null for one who never does. */
const others = [
  ['3FA2C', 120, 340],
  ['90B1E', 85, 118],
  ['C7D04', 60, null],
  ['1E8AA', 50, 205],
  ['77F39', 40, 2_150],
  ['B20C5', 25, 131],
  ['0D61F', 20, null],
  ['5AC98', 12, 610],
  ['E4417', 10, 146],
  ['8830B', 5, 480],
  ['2BD7E', 2, 112],
  ['F9A16', 1, null],
] as const;

export type ScriptedRoom = Awaited<ReturnType<typeof scriptRoom>>;

/** Takes over what the server tells a page. Call it before the page is opened; what the page asks for is not heard. */
export async function scriptRoom(page: Page) {
  let write: (text: string) => void = () => undefined;
  const tell = (message: ServerMessage): void => write(JSON.stringify(message));

  await page.routeWebSocket('**/play-socket', (client) => {
    const server = client.connectToServer();
    write = (text) => client.send(text);
    client.onMessage((text) => {
      if (/"type":"(enter|ping)"/.test(String(text))) server.send(text);
    });
    server.onMessage((text) => {
      const message = serverMessageSchema.parse(JSON.parse(String(text)));
      if (message.type === 'pong') client.send(text);
      if (message.type === 'snapshot') tell(pastOf(message));
    });
  });

  const draw = (part: Partial<SeenDraw>): void => {
    const now = Date.now();
    const base = { chain: 1, number: PAST + 1, opens_at: now - 6_000, closes_at: now };
    const open = { began_at: null, ended_at: null, ended_on: null, link: null, state: 'open' } as const;
    tell({ type: 'draw', now, draw: { ...base, ...open, ...part } });
  };
  /** The bets of the others at a multiplier. */
  const bets = (at: number, isOver: boolean, isRunning: boolean): void => {
    const seen = others.map(([player, units, out], index): SeenBet => {
      const bet_minor = BigInt(units) * UNIT_MINOR;
      const isOut = out !== null && out <= at;
      return {
        bet_id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        player,
        currency: 'EUR',
        bet_minor: bet_minor.toString(),
        weight: units,
        state: isOut ? 'cashed_out' : isOver ? 'lost' : 'standing',
        cashed_out_on: isOut ? out : null,
        win_minor: isOut ? payoutAt(bet_minor, out).toString() : null,
      };
    });
    const staked = seen.reduce((sum, bet) => sum + BigInt(bet.bet_minor), 0n);
    tell({
      type: 'beat',
      now: Date.now(),
      is_running: isRunning,
      bets: seen,
      totals: {
        players: seen.length,
        bets: seen.length,
        cashed_out: seen.filter(({ state }) => state === 'cashed_out').length,
        amounts: [{ currency: 'EUR', bet_minor: staked.toString(), win_minor: '0' }],
      },
    });
  };
  const own = { bet_id: randomUUID(), place: 0, bet_minor: (5n * UNIT_MINOR).toString() } as const;
  const flown = { bet_id: randomUUID(), nonce: 7, bet_minor: own.bet_minor };
  const money = (amount: bigint): void => tell({ type: 'balance', balance_minor: amount.toString() });
  const balance = 245n * UNIT_MINOR + 80_000n;
  const won = (at: number) => payoutAt(BigInt(own.bet_minor), at);
  const standing = { auto_cash_out: null, ceiling: 100_000, cashed_out_on: null, win_minor: null };

  return {
    open(left_ms: number): void {
      draw({ closes_at: Date.now() + left_ms, opens_at: Date.now() + left_ms - 6_000 });
      bets(0, false, false);
    },
    stake(): void {
      tell({ type: 'own', bet: { ...own, ...standing, state: 'standing' } });
      money(balance);
    },
    /** The multiplier stands where it has got. */
    rise(at: number): void {
      draw({ state: 'running', began_at: Date.now() + BEYOND_MS - timeOf(at) });
      bets(at, false, true);
    },
    cashOut(at: number): void {
      const bet = { ...own, ...standing, cashed_out_on: at, win_minor: won(at).toString() };
      tell({ type: 'own', bet: { ...bet, state: 'cashed_out' } satisfies OwnBet });
      money(balance + won(at));
    },
    end(on: number, isLost: boolean): void {
      const ended_at = Date.now();
      const link = chain.link(PAST + 1).toString('hex');
      draw({ state: 'ended', began_at: ended_at - timeOf(on), ended_at, ended_on: on, link });
      if (isLost) tell({ type: 'own', bet: { ...own, ...standing, state: 'lost', win_minor: '0' } });
      bets(on, true, false);
    },
    fly(at: number): void {
      const began_at = Date.now() + BEYOND_MS - timeOf(at);
      const flight: Flight = { ...flown, ...standing, state: 'flying', began_at, ended_on: null };
      tell({ type: 'flight', now: Date.now(), flight, balance_minor: balance.toString() });
    },
    /** @param at null for one that was lost. */
    land(at: number | null, on: number): void {
      const flight: Flight = {
        ...flown,
        ...standing,
        state: at === null ? 'lost' : 'cashed_out',
        began_at: Date.now() - timeOf(on),
        ended_on: on,
        cashed_out_on: at,
        win_minor: at === null ? '0' : won(at).toString(),
      };
      tell({ type: 'flight', now: Date.now(), flight });
      if (at !== null) money(balance + won(at));
    },
  };
}

/** The snapshot of a room that has been played in for a while, on a chain that the page can check. */
function pastOf(snapshot: Extract<ServerMessage, { type: 'snapshot' }>): ServerMessage {
  const { now } = snapshot;
  const at = (draw: number): number => now - (PAST + 1 - draw) * 21_000;
  return {
    ...snapshot,
    balance_minor: (250n * UNIT_MINOR + 80_000n).toString(),
    chain: {
      number: 1,
      end_hash: chain.end.toString('hex'),
      length: LENGTH,
      salt_source: 'bitcoin:951234',
      salt: SALT,
      created_at: now - 86_400_000,
      salt_at: now - 80_000_000,
    },
    draw: null,
    bets: [],
    own: [],
    results: Array.from({ length: PAST }, (_, index) => PAST - index).map((number) => ({
      chain: 1,
      number,
      ended_at: at(number),
      ended_on: endOf(number),
      link: chain.link(number).toString('hex'),
      is_cancelled: false,
    })),
    flights: Array.from({ length: 14 }, (_, index) => {
      const ended_on = endOf(PAST + 20 + index);
      const isWon = ended_on >= 150;
      return {
        bet_id: `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`,
        nonce: 6 - Math.min(6, index),
        bet_minor: UNIT_MINOR.toString(),
        auto_cash_out: 150,
        ceiling: 150,
        state: isWon ? 'cashed_out' : 'lost',
        began_at: now - 100_000 * (index + 1),
        ended_on,
        cashed_out_on: isWon ? 150 : null,
        win_minor: isWon ? payoutAt(UNIT_MINOR, 150).toString() : '0',
      } as const;
    }),
  };
}
