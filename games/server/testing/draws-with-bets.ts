/** Kinds of draws at live tables, each quick, and with the bets that a test places in it: some win, and some lose. */
import { raceOutcomeSchema } from '../../kinds/live/races.ts';
import {
  type LiveHouse,
  type LiveHouseOptions,
  startBoutHouse,
  startLiveHouse,
  startPoolHouse,
} from './live-house.ts';

/** A bet, as chips on spots. */
export type Wagered = { bet: bigint; spots: Readonly<Record<string, number>> };

const on = (bet: bigint, spots: Wagered['spots']): Wagered => ({ bet, spots });

export type DrawsWithBets = {
  /** Which game it is. */
  code: string;
  start: (options: LiveHouseOptions) => Promise<LiveHouse>;
  /** Whether the hash of its bets is published before its link is revealed. */
  isAnnounced: boolean;
  /** The bets of two players. */
  betsOf: (
    live: Pick<LiveHouse, 'outcomeOf' | 'game'>,
    draw: number,
  ) => readonly [readonly Wagered[], readonly Wagered[]];
  /** One more, of either. */
  more: Wagered;
};

const euro = 100_000n;
/** What a line, or a card, costs. */
const line = 20_000n;

/** What is lost comes back sooner than any draw is given up. */
const patient = { answers_ms: 1_500, drawing_ms: 1_000, stale_ms: 120_000 };
const table = { ...patient, betting_ms: 5_000, pause_ms: 300 };
const bout = { ...table, announces_ms: 1_500 };
const sold = { ...patient, schedule: { every_ms: 6_000, offset_ms: 0, sells: 3, announces_ms: 1_500 } };

const baccarat: DrawsWithBets = {
  code: 'speed-baccarat',
  start: (options) => startLiveHouse({ game: 'speed-baccarat', timing: table, ...options }),
  isAnnounced: false,
  betsOf: () => [
    [on(euro, { banker: 1 }), on(5n * euro, { tie: 1, 'player-pair': 1, 'banker-pair': 3 })],
    [on(3n * euro, { player: 2, tie: 1 })],
  ],
  more: on(euro, { banker: 1 }),
};

const races: DrawsWithBets = {
  code: 'race-day',
  start: (options) => startLiveHouse({ game: 'race-day', timing: table, ...options }),
  isAnnounced: false,
  betsOf: ({ outcomeOf }, draw) => {
    const [first = 1, second = 2] = raceOutcomeSchema.parse(outcomeOf(draw)).order;
    return [
      [
        { bet: 2n * euro, spots: { [`win-${first}`]: 1 } },
        { bet: 3n * euro, spots: { [`each-${second}`]: 2, [`exacta-${first}-${second}`]: 1 } },
      ],
      [{ bet: euro, spots: { [`win-${second}`]: 1 } }],
    ];
  },
  more: on(euro, { 'win-1': 1 }),
};

const digits: DrawsWithBets = {
  code: 'lotto-3d',
  start: (options) => startLiveHouse({ game: 'lotto-3d', timing: sold, ...options }),
  isAnnounced: true,
  betsOf: ({ outcomeOf }, draw) => {
    const outcome = outcomeOf(draw);
    const row = 'digits' in outcome ? outcome.digits.join('') : '';
    return [[on(euro, { [row]: 1 })], [on(euro, { [row === '123' ? '124' : '123']: 1 })]];
  },
  more: on(euro, { '555': 1 }),
};

const numbers: DrawsWithBets = {
  code: 'lotto-6-49',
  start: (options) => startPoolHouse({ game: 'lotto-6-49', timing: sold, ...options }),
  isAnnounced: true,
  betsOf: ({ outcomeOf, game }, draw) => {
    const outcome = outcomeOf(draw);
    const drawn = 'numbers' in outcome ? outcome.numbers : [];
    const others = game.spots.map(Number).filter((each) => !drawn.includes(each));
    const ticketWith = (hits: number): Wagered => ({
      bet: line,
      spots: Object.fromEntries(
        [...drawn.slice(0, hits), ...others].slice(0, 6).map((each) => [String(each), 1]),
      ),
    });
    // Two share the tier of five numbers, and one wins the jackpot of every other draw.
    return [[ticketWith(5)], [ticketWith(5), ticketWith(draw % 2 === 0 ? 6 : 0)]];
  },
  more: on(line, { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 }),
};

const bouts: DrawsWithBets = {
  code: 'sabong-arena',
  start: (options) => startBoutHouse({ timing: bout, ...options }),
  isAnnounced: true,
  betsOf: () => [
    [on(3n * line, { wala: 1 })],
    [on(2n * line, { meron: 1 }), on(3n * line, { wala: 2, draw: 1 })],
  ],
  more: on(line, { meron: 1 }),
};

const bingo: DrawsWithBets = {
  code: 'bingo-90',
  start: (options) => startPoolHouse({ game: 'bingo-90', timing: { ...sold, ball_ms: 20 }, ...options }),
  isAnnounced: true,
  betsOf: () => [[on(6n * line, { cards: 6 })], [on(5n * line, { cards: 5 })]],
  more: on(line, { cards: 1 }),
};

export const drawsWithBets: readonly (readonly [name: string, kind: DrawsWithBets])[] = [
  ['a table', baccarat],
  ['a lottery whose tickets share pools', numbers],
  ['a bout', bouts],
  ['a digit game', digits],
  ['bingo', bingo],
  ['races', races],
];
