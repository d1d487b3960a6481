/** A live table whose draws are told by a script, so that any moment is there at once and the same each time: for pictures. */
import { createHash, randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { oddsGames, type OddsGame } from '../../kinds/live/games.ts';
import { fieldFrom, outcomeFrom } from '../../kinds/live/drawn-from.ts';
import {
  type DrawResult,
  type OwnBet,
  type SeenDraw,
  type SeenPlayer,
  type ServerMessage,
  serverMessageSchema,
} from '../../kinds/live/socket-api.ts';
import { createChain, saltedLink } from '../../kit/fairness/chain.ts';

const UNIT_MINOR = 100_000n;
const LENGTH = 400;
const SALT = 'c3'.repeat(32);
/** So many draws lie behind; the next is on the table. */
const PAST = 47;

const chain = createChain(createHash('sha256').update('pictures').digest(), LENGTH, LENGTH);

/** How others are named, what they stake in whole units, and on which of the table's spots they have chips, by their order. */
const others = [
  ['3FA2C', 120, [0, 4, 7]],
  ['90B1E', 85, [1]],
  ['C7D04', 60, [2, 0]],
  ['1E8AA', 50, [3, 4]],
  ['77F39', 40, [4]],
  ['B20C5', 25, [1, 5, 9]],
  ['0D61F', 20, [0]],
  ['5AC98', 12, [4, 2]],
  ['E4417', 10, [6]],
  ['8830B', 5, [8, 3]],
  ['2BD7E', 2, [5]],
  ['F9A16', 1, [7]],
] as const;

/** Where the others' chips and the player's lie. */
const spotsOf: Readonly<Record<string, readonly string[]>> = {
  'auto-roulette': ['red', 'black', 'dozen-2', 'odd', '17', '23', 'column-1', '7', '32', 'low'],
  'lotto-2d': ['37', 'any-08', '11', '92', 'any-45', '70', '05', '88', 'any-19', '64'],
  'lotto-3d': ['147', 'any-047', '888', '902', 'any-115', '370', '005', '641', 'any-239', '720'],
  'speed-baccarat': [
    'player',
    'banker',
    'tie',
    'player-pair',
    'banker',
    'banker-pair',
    'player',
    'banker',
    'tie',
    'player',
  ],
};

export type ScriptedLive = Awaited<ReturnType<typeof scriptLive>>;

/** Takes over what the server tells a page. Call it before the page is opened; what the page asks for is not heard. */
export async function scriptLive(page: Page, code: string) {
  const found = oddsGames.find((each) => each.code === code);
  if (!found) throw new Error(`There is no live table ${code}.`);
  const game: OddsGame = found;
  const spots = spotsOf[code] ?? [];
  let write: (text: string) => void = () => undefined;
  let number = PAST + 1;
  const tell = (message: ServerMessage): void => write(JSON.stringify(message));
  const linkOf = (draw: number): string => chain.link(draw).toString('hex');
  const outcomeOf = (draw: number) =>
    outcomeFrom(game, {
      salted: saltedLink(chain.link(draw), SALT),
      saltedEnd: saltedLink(chain.end, SALT),
      number: draw,
    });
  const fieldIn = (draw: number) => {
    const field = fieldFrom(game, saltedLink(chain.end, SALT), draw);
    return field ? { field } : {};
  };
  const { betting_ms, drawing_ms, pause_ms } = game.phases;

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

  function pastOf(snapshot: Extract<ServerMessage, { type: 'snapshot' }>): ServerMessage {
    const results = Array.from({ length: PAST }, (_, index): DrawResult => {
      const draw = PAST - index;
      const drawn_at = snapshot.now - index * 28_000 - 30_000;
      return {
        chain: 1,
        number: draw,
        drawn_at,
        link: linkOf(draw),
        outcome: outcomeOf(draw),
        is_cancelled: false,
      };
    });
    return {
      ...snapshot,
      balance_minor: (2_480n * UNIT_MINOR).toString(),
      player: '6D0F2',
      chain: {
        number: 1,
        end_hash: chain.end.toString('hex'),
        length: LENGTH,
        salt_source: 'bitcoin:914000',
        salt: SALT,
        created_at: snapshot.now - 9e8,
        salt_at: snapshot.now - 8e8,
      },
      draw: null,
      own: [],
      players: [],
      totals: { players: 0, bets: 0, amounts: [] },
      spots: {},
      results,
    };
  }

  function drawAt(state: SeenDraw['state'], passed_ms: number): SeenDraw {
    const now = Date.now();
    const isDrawn = state === 'drawing' || state === 'settled';
    const drawn_at = now - passed_ms;
    const opens_at = isDrawn ? drawn_at - betting_ms - 500 : now - passed_ms;
    return {
      chain: 1,
      number,
      state,
      opens_at,
      closes_at: opens_at + betting_ms,
      drawn_at: isDrawn ? drawn_at : null,
      settles_at: isDrawn ? drawn_at + drawing_ms : null,
      next_at: isDrawn ? drawn_at + drawing_ms + pause_ms : null,
      link: isDrawn ? linkOf(number) : null,
      outcome: isDrawn ? outcomeOf(number) : null,
      ...fieldIn(number),
      ...(game.schedule && state !== 'open' ? { ticket_set: { tickets: 128, hash: linkOf(1) } } : {}),
    };
  }

  const own: OwnBet[] = [];
  const minor = (whole: number): string => (BigInt(whole) * UNIT_MINOR).toString();

  function tellDraw(state: SeenDraw['state'], passed_ms: number): void {
    tell({ type: 'draw', now: Date.now(), draw: drawAt(state, passed_ms) });
  }

  /** What a bet of so many units, shared out among spots, has won. */
  function wonBy(units: number, on: readonly string[]): number {
    const wager = { spots: Object.fromEntries(on.map((spot) => [spot, 1])) };
    const win = game.winOf(BigInt(units * on.length) * UNIT_MINOR, wager, outcomeOf(number));
    return Number(win / UNIT_MINOR);
  }

  function tellOthers(isSettled: boolean): void {
    const players = others.map(([player, units, at]): SeenPlayer => {
      const on = [...new Set(at.map((index) => spots[index] ?? 'red'))];
      const win = isSettled ? minor(wonBy(units, on)) : null;
      return {
        player,
        currency: 'EUR',
        bet_minor: minor(units * on.length),
        weight: units * on.length * 1_000,
        win_minor: win,
      };
    });
    const seen: Record<string, { players: number; weight: number }> = {};
    for (const [, units, at] of others)
      for (const index of at) {
        const spot = spots[index] ?? 'red';
        const on = seen[spot] ?? { players: 0, weight: 0 };
        seen[spot] = { players: on.players + 1, weight: on.weight + units * 1_000 };
      }
    const sum = (of: (each: SeenPlayer) => string | null): string =>
      players.reduce((all, each) => all + BigInt(of(each) ?? '0'), 0n).toString();
    tell({
      type: 'beat',
      now: Date.now(),
      players,
      spots: seen,
      totals: {
        players: players.length,
        bets: players.length + 4,
        amounts: [
          {
            currency: 'EUR',
            bet_minor: sum(({ bet_minor }) => bet_minor),
            win_minor: sum(({ win_minor }) => win_minor),
          },
        ],
      },
    });
  }

  return {
    game,
    outcomeOf,
    /** The first draw from the one on the table whose outcome is wanted. */
    seek(isWanted: (outcome: ReturnType<typeof outcomeOf>) => boolean): void {
      while (!isWanted(outcomeOf(number))) number += 1;
    },
    open(left_ms: number): void {
      tellDraw('open', betting_ms - left_ms);
      tellOthers(false);
    },
    /** The player has so many units on each of these spots. */
    stake(units: number, on: readonly string[]): void {
      const bet: OwnBet = {
        bet_id: randomUUID(),
        bet_minor: minor(units * on.length),
        wager: { spots: Object.fromEntries(on.map((spot) => [spot, 1])) },
        state: 'standing',
        win_minor: null,
      };
      own.push(bet);
      tell({ type: 'own', bet });
    },
    close: () => tellDraw('closed', betting_ms),
    draw: (passed_ms: number) => tellDraw('drawing', passed_ms),
    settle(): void {
      for (const bet of own) {
        const win = game.winOf(BigInt(bet.bet_minor), bet.wager, outcomeOf(number));
        tell({ type: 'own', bet: { ...bet, state: win > 0n ? 'won' : 'lost', win_minor: win.toString() } });
      }
      tellDraw('settled', drawing_ms);
      tellOthers(true);
    },
  };
}
