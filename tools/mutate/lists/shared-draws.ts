import { mutantsOf, type Mutant } from '../mutant.ts';

const inHouse = (file: string, title: string): string[] => [
  `games/server/draws/live/${file}.test.ts#${title}`,
];
const poolRules = ['games/kinds/live/pools.test.ts'];
const boutRules = ['games/kinds/live/sides.test.ts'];
const raceRules = ['games/kinds/live/races.test.ts'];
const raceTests = inHouse('races', 'a race is bet on');
const boutTests = inHouse('bouts', 'backers of the winner share the pool');
const ballTests = inHouse('bingo', 'balls are told one after the other');
const cardTests = [
  ...inHouse('bingo', 'the first cards win'),
  ...inHouse('bingo', 'a stranger makes every card again'),
];
const listTests = inHouse('lottery', 'demo play is paid by the same draw and is in no list');
const ticketTests = inHouse('subscriptions', 'each draw has one ticket');
const packetTests = ['games/server/fish/fishing.test.ts'];

/** Faults in lotteries, bingo, races, bouts and fishing: who shares what, what is told when, and what an operator is told. */
export const sharedDrawsMutants: readonly Mutant[] = [
  ...mutantsOf('games/kinds/live/pools.ts', poolRules, [
    [
      'what cannot be divided among winners is lost',
      'carried[tier] = full[tier] - prizes[tier] * lines;',
      'carried[tier] = lines === 0n ? full[tier] : 0n;',
    ],
    [
      'a jackpot that must be won waits a draw longer',
      'draw.withoutJackpot + 1 >= mustBeWonAfter',
      'draw.withoutJackpot >= mustBeWonAfter',
    ],
    ['a jackpot that another tier has won is carried too', '    full[6] = 0n;\n', ''],
    [
      'a system is paid for one of its lines alone',
      'choose(drawn, tier) * choose(picked - drawn, PICKED - tier)',
      'choose(drawn, tier)',
    ],
  ]),
  ...mutantsOf('games/kinds/live/sides.ts', boutRules, [
    [
      'whoever wins an uneven bout is paid less than was staked',
      "shared < meron || shared < wala ? 'uneven' : null",
      'null',
    ],
    [
      'a plasada is kept of stakes that are returned',
      '(isMatchReturned ? 0n : meron + wala) +',
      '(meron + wala) +',
    ],
    [
      'what cannot be divided among the backers of a side is lost',
      'isMatchReturned ? before[0] : shared - matchPrize * backers',
      'isMatchReturned ? before[0] : 0n',
    ],
    [
      'the backers of a drawn bout are paid less than they staked',
      'isDrawn && draw > 0n && pool < draw * line',
      'false',
    ],
  ]),
  ...mutantsOf('games/kinds/live/race-prices.ts', raceRules, [
    ['prices of a race have no overround', 'BigInt(UNIT + overround)', 'BigInt(UNIT)'],
  ]),
  ...mutantsOf('games/kinds/live/bingo/round.ts', cardTests, [
    [
      'only the first of the cards that are full with the same ball wins',
      'BigInt(cards.filter(',
      'BigInt(cards.slice(0, 1).filter(',
    ],
  ]),
  ...mutantsOf('games/server/draws/live/bingo-rounds.ts', ballTests, [
    [
      'a ball is told before its time',
      'Math.floor(since_ms / ball_ms) + 1)',
      'Math.floor(since_ms / ball_ms) + 2)',
    ],
  ]),
  ...mutantsOf('games/server/draws/ticket-set.ts', listTests, [
    ['demo play is in the list that was promised', 'AND NOT is_demo AND state IN', 'AND state IN'],
  ]),
  ...mutantsOf('games/server/draws/live/subscription-rows.ts', ticketTests, [
    [
      'a subscription goes on for a ticket more than its money',
      "(count(*) FILTER (WHERE t.state = 'bought') + 1) * s.bet > s.most",
      "(count(*) FILTER (WHERE t.state = 'bought')) * s.bet > s.most",
    ],
  ]),
  ...mutantsOf('games/server/draws/draw-report.ts', raceTests, [
    [
      'the liability of a race is what its cheapest result pays',
      '(each > most ? each : most), 0n)])',
      '(each > most ? most : each), 0n)])',
    ],
    [
      'the order of a race is not told to its operator',
      "if ('order' in drawn) return drawn.order.slice(0, FIRST);",
      "if ('order' in drawn) return null;",
    ],
  ]),
  ...mutantsOf('games/server/draws/draw-report.ts', boutTests, [
    ['what the pools of a bout hold is no liability', 'BigInt(contributed) +', '0n * BigInt(contributed) +'],
    [
      'what a bout carries is told as a jackpot',
      "game.live.pool?.form === 'sides' ? null : (carried[0] ?? '0')",
      "carried[0] ?? '0'",
    ],
  ]),
  ...mutantsOf('games/server/draws/draw-report.ts', ballTests, [
    ['a ball more than were called is told', 'balls.slice(0, last)', 'balls.slice(0, last + 1)'],
  ]),
  ...mutantsOf('games/server/hub-draws.ts', raceTests, [
    [
      'the sales of races cannot be stopped',
      '    requireReported(game_code);\n    return { changed',
      '    requireScheduled(game_code);\n    return { changed',
    ],
  ]),
  ...mutantsOf(
    'server/rounds/hub88/wallet.ts',
    ['tests/platform-killed.test.ts'],
    [
      [
        'what a pool has paid is booked by the platform that paid the win, or never',
        'if (result.accepted) {\n    await bookJackpotWin',
        "if (result.status === 'posted') {\n    await bookJackpotWin",
      ],
    ],
  ),
  ...mutantsOf('games/server/fish/fishing.ts', packetTests, [
    ['a packet that is sent twice is staked twice', 'if (before) return before;', ''],
    [
      'a weapon shoots at fish that it is too strong for',
      'if (shots.flat().some((id) => !mayAim(weapon, swimmerOf(at.seed, id).fish)))',
      'if (shots.length < 0)',
    ],
  ]),
  ...mutantsOf(
    'games/server/fish/room.ts',
    ['games/server/fish/room.test.ts'],
    [
      ['a weapon shoots faster than it loads', '+ shots * reload_ms;', '+ (shots - 1) * reload_ms;'],
      ['a fish that is gone is shot at', 'return goneAt_ms === undefined;', 'return true;'],
    ],
  ),
  ...mutantsOf(
    'games/kinds/live/client/digits/use-side.ts',
    ['games/pool.browser.test.ts#a system for two draws'],
    [
      [
        'a player’s tickets stay out of sight while balls come',
        "isCalledUp ? 'tickets' : chosen.side",
        'chosen.side',
      ],
    ],
  ),
];
